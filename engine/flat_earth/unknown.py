"""Cards of a practice list that turn up: the owner is asked what their printed cards say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.flat_earth.deck_list import ATTACK, WITH_TEXT

if TYPE_CHECKING:
    from engine.flat_earth.table import Table
    from engine.script import Script


def ask_for_card(table: Table, card: str) -> Script[None]:
    """Ask for a card whose text or row nobody knows; what the others do is in Table 1 of the rules."""
    if card == ATTACK or table.unknown is None:
        return
    known = table.cards.cards[card]
    if known.dual or known.acts_as in WITH_TEXT:
        yield from table.unknown.ask_for("card", title=card)


def ask_for_event(table: Table, event: str) -> Script[None]:
    """Ask for an Event of which nobody knows what completes it."""
    if event != ATTACK and table.unknown:
        yield from table.unknown.ask_for("event", title=event)
