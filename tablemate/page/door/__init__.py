"""Who may come in: the keys, the code for a phone, and the guard before every request."""
