"""A card that only a practice event forbids: the printed event may well demand no suit at all."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.events import SheetAmended
from engine.origin_story.rulebook import RULES
from engine.origin_story.vancardian_cards import SHEET
from engine.script import choose, tell

if TYPE_CHECKING:
    from engine.fields import Values
    from engine.origin_story.table import Table
    from engine.script import Script

FIELD = "event_off_suit"


class OffSuitKept(SheetAmended):
    """A practice event turned out to demand no suit of a player who cannot follow."""

    suit: str

    def amend(self, values: Values) -> dict[str, Any]:
        """The card's values without the suit."""
        return {name: value for name, value in values.items() if name != FIELD}

    def restore(self, values: Values) -> dict[str, Any]:
        """The card's values as they were."""
        return {**values, FIELD: self.suit}


def is_disputable(table: Table) -> bool:
    """Whether it is a practice card that demands a suit off suit this round."""
    return bool(table.suits.off_suit) and table.event in table.unknown.titles("card")


def settle(table: Table, card: str) -> Script[bool]:
    """Ask whether a card that the event forbids counts, and whether the sheet keeps that."""
    suit = table.suits.off_suit or ""
    facts = {"card": card, "suit": suit, "event": table.event}
    answer = yield from choose("disputed_off_suit", ("yes", "once", "no"), facts=facts)
    if answer == "yes":
        table.suits = replace(table.suits, off_suit=None)
        yield from tell(OffSuitKept(rule=RULES["print_kept"], sheet=SHEET, card=table.event, suit=suit))
    return answer != "no"
