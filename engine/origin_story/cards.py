"""The playing cards: four suits of thirteen, and the four extra-love cards of the solo mode."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

LOVE = "love"
SUITS = ("brains", LOVE, "speed", "strength")
VALUES = range(1, 14)
EXTRA = ("extra_a", "extra_b", "extra_c", "extra_d")


@dataclass(frozen=True, slots=True)
class Card:
    """A playing card as it counts now: abilities may have changed its suit or value."""

    id: str
    suit: str
    value: int


@cache
def playing_cards() -> Mapping[str, Card]:
    """The 52 playing cards by id."""
    return {f"{suit}_{value}": Card(f"{suit}_{value}", suit, value) for suit in SUITS for value in VALUES}


@cache
def names() -> Mapping[str, str]:
    """The cards as people call them."""
    plain = {card.id: f"{card.suit.capitalize()} {card.value}" for card in playing_cards().values()}
    return plain | {id_: f"Extra Love {id_[-1].upper()}" for id_ in EXTRA}


def highest(cards: Iterable[Card]) -> Card:
    """The card of the highest value, the leftmost among equals; suits do not matter."""
    return max(cards, key=lambda card: card.value)


def lowest(cards: Iterable[Card]) -> Card:
    """The card of the lowest value, the leftmost among equals; suits do not matter."""
    return min(cards, key=lambda card: card.value)


def of_suit(cards: Iterable[Card], suit: str | None) -> list[Card]:
    """The cards of one suit, in their order."""
    return [card for card in cards if card.suit == suit]


def not_of_suit(cards: Iterable[Card], suit: str | None) -> list[Card]:
    """The cards of the other suits, in their order."""
    return [card for card in cards if card.suit != suit]


def without(cards: Sequence[Card], gone: Sequence[Card]) -> list[Card]:
    """A row of cards after some have left it."""
    left = {card.id for card in gone}
    return [card for card in cards if card.id not in left]
