"""Cards named by their looks: laid over the pictures that the owner enrolled, and compared."""
