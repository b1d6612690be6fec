"""Cards named by their printed titles: lines found, read, and laid against the names of a catalogue."""
