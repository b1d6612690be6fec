"""Watching the table: camera frames become answers, doubts, commands and finished instructions."""
