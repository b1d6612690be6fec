"""How a Vancardian thinks: which cards she keeps, plays and gives away (rulebook: A Vancardian turn)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.origin_story.cards import highest, lowest, not_of_suit, of_suit
from engine.origin_story.tricks import beats, playable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.origin_story.cards import Card
    from engine.origin_story.tricks import Suits

DRAWN = 2


def lead(hand: Sequence[Card], *, timid: bool) -> tuple[Card, str]:
    """The card she leads, and the rule; she is timid while you are a villain without tricks."""
    return (lowest(hand), "lead_lowest") if timid else (highest(hand), "lead_highest")


def keeps(hand: Sequence[Card], drawn: Sequence[Card]) -> list[Card]:
    """Step 1a: the drawn cards whose suit is already in her hand, before anything is discarded."""
    suits = {card.suit for card in hand}
    return [card for card in drawn if card.suit in suits]


def drops(hand: Sequence[Card], kept: int) -> list[Card]:
    """Step 1b: as many cards from the right end as were kept, or all there are."""
    return list(hand[max(0, len(hand) - kept) :])


def follow(
    hand: Sequence[Card], trick: Sequence[Card], suits: Suits, love: str | None, *, timid: bool
) -> tuple[Card, str]:
    """The card she follows with, and the rule."""
    legal = playable(hand, trick, suits)
    if timid:
        plain = not_of_suit(legal, love)
        return (lowest(plain), "follow_villain") if plain else (lowest(legal), "follow_villain_love")
    if not of_suit(legal, trick[0].suit):
        return lowest(legal), "follow_void"
    winners = [card for card in legal if beats(card, trick, suits)]
    return (lowest(winners), "follow_beat") if winners else (lowest(legal), "follow_under")


def gives(hand: Sequence[Card], love: str | None) -> tuple[Card, str]:
    """The card you take from her in an exchange: her lowest that is not love, if she has one."""
    plain = not_of_suit(hand, love)
    return (lowest(plain), "exchange") if plain else (lowest(hand), "exchange_love")
