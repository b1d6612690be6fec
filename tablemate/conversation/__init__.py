"""The conversation: what is heard becomes an answer to the rules, what the rules say becomes sentences."""
