"""Showing what was seen, drawn into a copy of the picture."""
