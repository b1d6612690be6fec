"""The page: see what Tablemate sees, and correct it with one touch."""
