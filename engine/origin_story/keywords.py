"""The keywords on the Vancardian cards: REPLACE, ADD love and MOVE love LEFT (rulebook: Round set-up)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.origin_story.cards import not_of_suit, of_suit, without

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.game import OptionValue
    from engine.origin_story.cards import Card

REPLACE, ADD, MOVE = "replace", "add_love", "move_love"


@dataclass(frozen=True, slots=True)
class Effect:
    """One keyword with its number."""

    keyword: str
    number: int


@dataclass(frozen=True, slots=True)
class Readings:
    """How the gaps in the text of the keywords are read."""

    hero_spares_love: bool = True
    love_when_short: bool = True  # go on with love when there are too few others
    new_cards_too: bool = False  # newly drawn cards may be replaced at once
    leftmost_counts: bool = True  # a love card that is leftmost already counts as moved

    @classmethod
    def chosen(cls, options: Mapping[str, OptionValue]) -> Readings:
        """The readings of a game's options."""
        return cls(
            options["replace_hero"] == "non_love",
            options["replace_short"] == "love_too",
            options["replace_new"] == "new_too",
            options["move_leftmost"] == "moved",
        )


def replaced(
    hand: Sequence[Card], number: int, love: str | None, readings: Readings, *, villain: bool
) -> list[Card]:
    """The cards REPLACE takes out: the highest if you are a villain, else the lowest that are not love."""
    if villain:
        return _first(hand, number, sign=-1)
    if not readings.hero_spares_love:
        return _first(hand, number)
    plain = _first(not_of_suit(hand, love), number)
    if len(plain) == number or not readings.love_when_short:
        return plain
    return plain + _first(of_suit(hand, love), number - len(plain))


def moved_left(
    hand: Sequence[Card], times: int, love: str | None, readings: Readings
) -> tuple[list[Card], list[Card]]:
    """The hand after MOVE, and the cards that were moved; none means that REPLACE is done instead."""
    row, moved = list(hand), []
    for _ in range(times):
        loves = of_suit(row, love)
        if not loves or (row[0] == loves[-1] and not readings.leftmost_counts):
            break
        moved.append(loves[-1])
        row = [loves[-1], *without(row, loves[-1:])]
    return row, moved


def _first(cards: Sequence[Card], number: int, sign: int = 1) -> list[Card]:
    """The lowest cards, or with sign -1 the highest; among equals the leftmost comes first."""
    return sorted(cards, key=lambda card: sign * card.value)[:number]
