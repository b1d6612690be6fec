"""Access to the page: the keys, the code for a phone, and the guard before every request."""
