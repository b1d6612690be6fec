"""Reading a grid of cards whose places are known: what lies on each, which side is up, which way it faces."""
