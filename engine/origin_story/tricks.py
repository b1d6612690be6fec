"""Tricks: what may be played, what beats what, and who takes it (core rules, playing tricks)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.origin_story.cards import LOVE, Card, of_suit

if TYPE_CHECKING:
    from collections.abc import Sequence

YOU = "you"
VANCARDIANS = ("automaton", "factoryon")
PLAYERS = (YOU, *VANCARDIANS)  # turn order: down through the rows, and from the bottom to the top
TRICKS = 8


@dataclass(frozen=True, slots=True)
class Suits:
    """What the suits mean this round: love is trump unless an event or ability says otherwise."""

    trump: str | None = LOVE
    off_suit: str | None = None  # the suit an event demands of a player who cannot follow


@dataclass(frozen=True, slots=True)
class Played:
    """A card in the trick, who played it, and where it lay in that player's row."""

    player: str
    card: str
    place: int


def next_player(player: str, steps: int = 1) -> str:
    """Whose turn it is some steps later."""
    return PLAYERS[(PLAYERS.index(player) + steps) % len(PLAYERS)]


def playable(hand: Sequence[Card], trick: Sequence[Card], suits: Suits) -> list[Card]:
    """The cards that may be played: the lead suit if there is one in the hand, else any card."""
    if not trick:
        return list(hand)
    on_suit = of_suit(hand, trick[0].suit)
    return on_suit or of_suit(hand, suits.off_suit) or list(hand)


def winner(trick: Sequence[Card], suits: Suits) -> int:
    """The place in the trick of the card that takes it; a tie goes to the card played first."""
    strengths = [_strength(card, trick[0].suit, suits) for card in trick]
    return strengths.index(max(strengths))


def tied(trick: Sequence[Card], suits: Suits) -> bool:
    """Whether another card is as strong as the one that takes the trick."""
    strengths = [_strength(card, trick[0].suit, suits) for card in trick]
    return strengths.count(max(strengths)) > 1


def beats(card: Card, trick: Sequence[Card], suits: Suits) -> bool:
    """Whether a card beats everything played so far."""
    return winner([*trick, card], suits) == len(trick)


def _strength(card: Card, lead: str, suits: Suits) -> tuple[int, int]:
    """Trump before lead suit, by value within each; a card that is neither never wins."""
    if card.suit == suits.trump:
        return 2, card.value
    return (1, card.value) if card.suit == lead else (0, 0)
