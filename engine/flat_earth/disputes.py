"""A card that completes an Event although only the practice list says otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from engine.events import SheetAmended
from engine.flat_earth.deck_list import SHEET
from engine.flat_earth.events import RULES
from engine.script import choose, tell

if TYPE_CHECKING:
    from engine.fields import Values
    from engine.flat_earth.table import Slot, Table
    from engine.script import Script

FIELD = "completed_by"


class CompletionKept(SheetAmended):
    """A practice Event turned out to be completed by another card, too."""

    heading: ClassVar[str] = "event"
    completing: str

    def amend(self, values: Values) -> dict[str, Any]:
        """The Event's values with the card."""
        return {**values, FIELD: [*values[FIELD], self.completing]}

    def restore(self, values: Values) -> dict[str, Any]:
        """The Event's values as they were."""
        return {**values, FIELD: [card for card in values[FIELD] if card != self.completing]}


def list_disputable(table: Table) -> dict[str, Slot]:
    """The open Events for which only the practice list says what completes them, by name."""
    made_up = table.unknown.titles("event") if table.unknown else ()
    return {slot.label: slot for slot in table.open_slots() if slot.event in made_up}


def settle(table: Table, event: str, card: str) -> Script[bool]:
    """Ask whether a card completes an Event, and whether the list keeps that; returns whether it does."""
    facts = {"event": event, "card": card}
    answer = yield from choose("disputed_completion", ("yes", "once", "no"), facts=facts)
    if answer == "yes":
        table.cards = table.cards.with_completion(event, card)
        kept = CompletionKept(rule=RULES["print_kept"], sheet=SHEET, card=event, completing=card)
        yield from tell(kept)
    return answer != "no"
