"""A card that only a practice event forbids: the printed event may well demand no suit at all."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.origin_story.tricks import YOU, playable
from engine.practice import NO

if TYPE_CHECKING:
    from engine.origin_story.table import Table
    from engine.script import Script


def is_disputable(table: Table) -> bool:
    """Whether it is a practice card that demands a suit off suit this round."""
    return bool(table.suits.off_suit) and table.event in table.unknown.titles("card")


def settle(table: Table, card: str) -> Script[bool]:
    """Ask whether a card that only the practice event forbids counts."""

    def allows() -> bool:
        """Whether the event that is entered by now does; it counts from then on."""
        table.suits = replace(table.suits, off_suit=table.set.cards[table.event].event.off_suit)
        return table.faces[card] in playable(table.hand(YOU), table.trick_cards(), table.suits)

    return (yield from table.unknown.dispute("card", (table.event,), allows)) != NO
