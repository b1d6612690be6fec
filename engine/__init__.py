"""The rules: pure scripts of the solo bots, on the standard library alone."""
