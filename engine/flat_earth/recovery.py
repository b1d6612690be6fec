"""Player Phase, Recovery stage: complete an Event or discard a card, then refill the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.flat_earth import events
from engine.flat_earth.danger import strike_empty_hand
from engine.flat_earth.disputes import list_disputable, settle
from engine.flat_earth.drawing import draw_freely
from engine.flat_earth.events import RULES
from engine.flat_earth.table import HAND
from engine.requests import Choose
from engine.script import ask, choose, instruct, tell

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.flat_earth.table import Slot, Table
    from engine.script import Script

COMPLETE, DISCARD = "complete", "discard"


def recover(table: Table) -> Script[bool]:
    """Complete an Event or discard a card; returns whether an Event was completed."""
    if not table.hand:
        yield from strike_empty_hand(table)
        return False
    while True:
        slots = {slot.label: slot for slot in table.open_slots() if table.completing(slot)}
        disputed = list_disputable(table)
        answer = yield from choose_recovery(table, slots, disputed)
        if answer == COMPLETE:
            label = next(iter(slots)) if len(slots) == 1 else (yield from choose_event(table, slots))
            card = yield from choose_completing(table, slots[label], table.completing(slots[label]))
            yield from complete_event(table, slots[label], card)
            return True
        if answer not in disputed:
            yield from discard_card(table, answer)
            return False
        slot = disputed[answer]
        card = yield from choose_completing(table, slot, list(dict.fromkeys(table.hand)))
        if card in table.completing(slot) or (yield from settle(table, slot, card)):
            yield from complete_event(table, slot, card)
            return True


def choose_recovery(table: Table, slots: Mapping[str, Slot], disputed: Mapping[str, Slot]) -> Script[str]:
    """Ask whether to complete an Event (also one that only a practice list forbids), or what to discard."""
    answer = DISCARD
    if slots:
        others = {label: table.shows_turned(slot) for label, slot in disputed.items() if label not in slots}
        complete = tuple(sign for slot in slots.values() for sign in table.shows_turned(slot))
        signs = {COMPLETE: complete, **others, DISCARD: table.shows_discarded()} if complete else {}
        question = Choose("recovery", (COMPLETE, DISCARD), disputed=tuple(disputed), signs=signs)
        answer = yield from ask(question)
    if answer != DISCARD:
        return answer
    cards = tuple(dict.fromkeys(table.hand))
    possible = "yes" if slots else "practice" if disputed else "no"
    question = Choose(
        "discard",
        cards,
        default=cards[0] if len(cards) == 1 else None,
        facts={"possible": possible},
        disputed=tuple(disputed),
        taken_from=table.hand_zone,
    )
    return (yield from ask(question))


def choose_event(table: Table, slots: Mapping[str, Slot]) -> Script[str]:
    """Ask which Event is completed: the camera sees which one is turned sideways."""
    signs = {label: table.shows_turned(slot) for label, slot in slots.items()}
    return (yield from choose("complete", tuple(slots), signs=signs))


def discard_card(table: Table, card: str) -> Script[None]:
    """Discard a card, because the player wants to or because no Event can be completed."""
    table.use(card)
    yield from instruct(events.CardDiscarded(rule=RULES["recovery"], card=card), *table.shows_hand())


def choose_completing(table: Table, slot: Slot, cards: Sequence[str]) -> Script[str]:
    """Which of these cards completes an Event; nobody is asked if there is only one."""
    if len(cards) == 1:
        return cards[0]
    facts = {"event": slot.label}
    return (yield from choose("completing_card", tuple(cards), facts=facts, taken_from=table.hand_zone))


def complete_event(table: Table, slot: Slot, card: str) -> Script[None]:
    """Place a card from the hand on an Event to complete it."""
    table.complete(slot, card)
    yield from instruct(
        events.EventCompleted(
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
        yield from tell(events.NothingDrawn(rule=RULES["refill"], cards=len(table.draw)))
    yield from draw_freely(table, most)
    table.used = 0
