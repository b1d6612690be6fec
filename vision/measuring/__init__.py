"""Measuring how well pictures are read, against their truth files."""
