"""Naming what was found: titles against a catalogue, backs, the faces of dice."""
