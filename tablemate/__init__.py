"""The application: it joins the rules, the voice and the person at the table."""
