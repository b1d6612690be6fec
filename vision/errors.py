"""Vision's errors; vision knows no words, so an error has the key of its sentence and the facts in it."""

from __future__ import annotations

from typing import Any


class Refusal(Exception):  # noqa: N818 - what it is to the person who hears it
    """An error that a person hears: the key of its sentence, and the facts in it."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        return f"{self.key}: {', '.join(f'{name} {fact}' for name, fact in self.facts.items())}".rstrip(": ")


class VisionError(Refusal):
    """A picture, a source of pictures, a list of names or a network that cannot be used."""
