"""Player Phase, Recovery stage: complete an Event or discard a card, then refill the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.flat_earth import events as told
from engine.flat_earth.danger import strike_empty_hand
from engine.flat_earth.drawing import draw_freely
from engine.flat_earth.events import RULES
from engine.flat_earth.table import HAND
from engine.script import choose, instruct, tell

if TYPE_CHECKING:
    from engine.flat_earth.table import Slot, Table
    from engine.script import Script

COMPLETE, DISCARD = "complete", "discard"


def recover(table: Table) -> Script[bool]:
    """Complete an Event or discard a card; whether an Event was completed."""
    if not table.hand:
        yield from strike_empty_hand(table)
        return False
    slots = {slot.label: slot for slot in table.open_slots() if table.completing(slot)}
    if slots and (yield from choose("recovery", (COMPLETE, DISCARD))) == COMPLETE:
        label = next(iter(slots)) if len(slots) == 1 else (yield from choose("complete", tuple(slots)))
        yield from complete_event(table, slots[label])
        return True
    yield from discard_card(table, possible=bool(slots))
    return False


def discard_card(table: Table, *, possible: bool) -> Script[None]:
    """Discard a card, because the player wants to or because no Event can be completed."""
    cards = tuple(dict.fromkeys(table.hand))
    facts = {"possible": "yes" if possible else "no"}
    only = cards[0] if len(cards) == 1 else None
    card = yield from choose("discard", cards, default=only, facts=facts, taken_from=table.hand_zone)
    table.use(card)
    yield from instruct(told.CardDiscarded(rule=RULES["recovery"], card=card), *table.shows_hand())


def complete_event(table: Table, slot: Slot) -> Script[None]:
    """Place a card from the hand on an Event to complete it."""
    cards = table.completing(slot)
    card = cards[0]
    if len(cards) > 1:
        facts = {"event": slot.label}
        card = yield from choose("completing_card", tuple(cards), facts=facts, taken_from=table.hand_zone)
    table.complete(slot, card)
    yield from instruct(
        told.EventCompleted(
            rule=RULES["completed"],
            place=slot.place,
            event=slot.event or "",
            card=card,
            completing_card=str(table.options["completing_card"]),
            event_deck=table.events.kind,
            last_reaction=str(table.options["last_reaction"]),
            left=table.length - table.completed,
        ),
        *table.shows_hand(),
        *table.shows_timeline(),
    )


def refill_limit(table: Table) -> int:
    """How many cards may be drawn: up to five in hand, or by the other reading as many as were used."""
    room = min(HAND - len(table.hand), len(table.draw))
    return room if table.options["refill"] == "up_to_five" else min(room, table.used)


def refill(table: Table) -> Script[None]:
    """Draw new cards, as far as the player wants any."""
    most = refill_limit(table)
    if not most and not table.hand:
        yield from tell(told.NothingDrawn(rule=RULES["refill"], cards=len(table.draw)))
    yield from draw_freely(table, most)
    table.used = 0
