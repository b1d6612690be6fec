"""What vision refuses, by one name; it knows no words, so an error says which sentence it is and of what."""

from __future__ import annotations

from typing import Any


class Refusal(Exception):  # noqa: N818 - what it is to the person who hears it
    """An error a person is told of: the key of its sentence, and the facts that stand in it."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        return f"{self.key}: {', '.join(f'{name} {fact}' for name, fact in self.facts.items())}".rstrip(": ")


class VisionError(Refusal):
    """A picture, a source of pictures, a list of names or a network that cannot be used."""
