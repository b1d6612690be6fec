"""The command line: each command, and the terminal it talks in."""
