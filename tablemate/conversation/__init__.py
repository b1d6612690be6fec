"""The conversation: words become answers to the rules, and what the rules tell becomes sentences."""
