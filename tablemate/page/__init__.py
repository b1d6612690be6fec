"""The page: see what Tablemate sees, and put it right with one touch."""
