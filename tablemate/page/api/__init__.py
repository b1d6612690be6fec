"""The routes of each view: what the page asks for and sends."""
