"""What the page asks and sends: the routes of each view."""
