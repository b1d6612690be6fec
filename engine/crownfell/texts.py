"""The rules of the Last Stand in words, by id."""

from __future__ import annotations

from engine.rulebook import load_rules

RULES = load_rules(__package__)
