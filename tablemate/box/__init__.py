"""The owner's box: pictures of their own cards, by which these are recognised."""
