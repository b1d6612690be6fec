"""The typed messages between the page and the program; the served schema is made of these."""
