"""Player Phase, Recovery stage: complete an Event or discard a card, then refill the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.flat_earth import events as told
from engine.flat_earth.danger import strike_empty_hand
from engine.flat_earth.drawing import draw_to_hand
from engine.flat_earth.events import RULES
from engine.flat_earth.table import HAND
from engine.script import choose, instruct, tell

if TYPE_CHECKING:
    from engine.flat_earth.table import Slot, Table
    from engine.script import Script

NUMBERS = ("none", "one", "two", "three", "four", "five")


def recover(table: Table) -> Script[bool]:
    """Complete an Event or discard a card; whether an Event was completed."""
    if not table.hand:
        yield from strike_empty_hand(table)
        return False
    slots = {slot.label: slot for slot in table.open_slots() if table.completing(slot)}
    topic = "recovery" if slots else "discard"
    options = (*slots, *dict.fromkeys(table.hand))
    choice = yield from choose(topic, options, default=options[0] if len(options) == 1 else None)
    if choice in slots:
        yield from complete_event(table, slots[choice])
        return True
    table.use(choice)
    yield from instruct(told.CardDiscarded(rule=RULES["recovery"], card=choice))
    return False


def complete_event(table: Table, slot: Slot) -> Script[None]:
    """Place a card from the hand on an Event to complete it."""
    cards = table.completing(slot)
    card = cards[0]
    if len(cards) > 1:
        card = yield from choose("completing_card", tuple(cards), facts={"event": slot.label})
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
        )
    )


def refill_limit(table: Table) -> int:
    """How many cards may be drawn: as many as were used, and never more than five in hand."""
    room = min(HAND - len(table.hand), len(table.draw))
    return room if table.options["refill"] == "up_to_five" else min(room, table.used)


def refill(table: Table) -> Script[None]:
    """Draw new cards, if the player wants any."""
    most = refill_limit(table)
    if most:
        numbers = (*NUMBERS[1 : most + 1], NUMBERS[0])  # so that the choice typed as 2 draws two
        number = yield from choose("refill", numbers, default=NUMBERS[most], facts={"most": most})
        yield from draw_to_hand(table, NUMBERS.index(number))
    elif not table.hand:
        yield from tell(told.NothingDrawn(rule=RULES["refill"], cards=len(table.draw)))
    table.used = 0
