"""What Tablemate says, and how it is spoken."""
