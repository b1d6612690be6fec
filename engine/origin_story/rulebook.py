"""The rules of the Vancardian solo mode in words."""

from __future__ import annotations

from engine.rulebook import load_rules

RULES = load_rules(__package__)
