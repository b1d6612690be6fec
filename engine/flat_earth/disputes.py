"""A card that completes an Event although only the practice list says otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.practice import NO

if TYPE_CHECKING:
    from engine.flat_earth.table import Slot, Table
    from engine.script import Script


def list_disputable(table: Table) -> dict[str, Slot]:
    """The open Events for which only the practice list says what completes them, by name."""
    made_up = table.unknown.titles("event") if table.unknown else ()
    return {slot.label: slot for slot in table.open_slots() if slot.event in made_up}


def settle(table: Table, slot: Slot, card: str) -> Script[bool]:
    """Ask whether a card completes an Event although only the practice list says that it doesn't."""
    if not table.unknown or not slot.event:
        return False
    answer = yield from table.unknown.dispute("event", (slot.event,), lambda: card in table.completing(slot))
    return answer != NO
