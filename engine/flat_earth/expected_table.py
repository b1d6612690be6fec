"""What lies on the table of a mission: the Timeline, the hand, both decks with their discards, the crew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.expected_table import ExpectedTable, Item, counted, face_down, in_row, piled
from engine.flat_earth.deck_list import ATTACK
from engine.zones import Facing

if TYPE_CHECKING:
    from engine.flat_earth.table import Slot, Table

RED_SUIT = "red_suit"


def expected_table(table: Table) -> ExpectedTable:
    """The table by zone and place."""
    return ExpectedTable(
        {
            "timeline": {str(slot.place): place(slot) for slot in table.timeline if not slot.empty},
            "hand": in_row(Item(card) for card in table.hand),
            "draw_deck": piled(face_down(len(table.draw))),
            "draw_discards": piled([Item(card) for card in table.draw_discards]),
            "event_deck": piled(face_down(len(table.events))),
            "event_discards": piled([Item(card) for card in table.event_discards]),
            "crew": piled([*counted([RED_SUIT] * table.crew), *face_down(table.dead)]),
            "red_suits": piled(counted([RED_SUIT] * table.red_suits)),
            "attacks": piled(counted([ATTACK] * table.unused_attacks)),
        }
    )


def place(slot: Slot) -> tuple[Item, ...]:
    """An Event of the Timeline with the cards under it; a completed one is turned sideways."""
    if not slot.face_up:
        return face_down(1)
    facing = Facing.SIDEWAYS if slot.completed else Facing.TOWARDS
    return (*(Item(card) for card in slot.under), Item(slot.event or "", facing=facing))
