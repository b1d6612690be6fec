"""Pictures in, readings out."""
