"""Event Phase, Flip stage: the next Event is flipped; Attacks are processed and replaced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.expected_table import FACE_DOWN
from engine.flat_earth import events
from engine.flat_earth.danger import FLIPPED, offer_stop, settle_attack
from engine.flat_earth.deck_list import ATTACK
from engine.flat_earth.events import RULES
from engine.flat_earth.piles import TIMELINE
from engine.flat_earth.table import MissionFailedError
from engine.flat_earth.unknown import ask_for_event
from engine.script import instruct, tell

if TYPE_CHECKING:
    from engine.flat_earth.table import Slot, Table
    from engine.script import Script


def flip_stage(table: Table) -> Script[None]:
    """Flip the next Event; with none left to flip, the final Event is replaced."""
    slot = table.next_face_down()
    if slot:
        yield from flip(table, slot)
        if table.next_face_down() or table.options["final_flip"] == "next_turn":
            return
    yield from replace_final(table)


def flip(table: Table, slot: Slot, rule: str = "flip") -> Script[None]:
    """Turn over the card of a place."""
    card = slot.event or (yield from table.events.turn_up(slot.place))
    yield from reveal(table, slot, card, rule)


def reveal(table: Table, slot: Slot, card: str, rule: str) -> Script[None]:
    """A card comes up in the Timeline; an Attack is processed, and another Event takes its place."""
    slot.event, slot.face_up = card, True
    if card == ATTACK:
        rule = "first_attack" if rule == "first_flip" else "flip_attack"
        yield from clear_attack(table, slot, rule)
        slot.event = yield from draw_event(table, slot)
    yield from ask_for_event(table, slot.event)
    yield from instruct(event_revealed(table, slot, rule), *table.shows_timeline())


def clear_attack(table: Table, slot: Slot, rule: str) -> Script[None]:
    """Process an Attack that lies in the Timeline, then discard it."""
    yield from tell(events.AttackInTimeline(rule=RULES[rule], place=slot.place))
    card = yield from offer_stop(table, "stop_attack", FLIPPED, ("teleport",))
    table.clear(slot)
    yield from settle_attack(table, rule, FLIPPED, card)


def event_revealed(table: Table, slot: Slot, rule: str) -> events.EventRevealed:
    """The announcement of a new Event: where it lies, and which cards complete it, if that is known."""
    event = slot.event or ""
    wanted = table.cards.events[event].completed_by or ()
    return events.EventRevealed(
        rule=RULES[rule], place=slot.place, event=event, wanted=wanted, number=len(wanted)
    )


def draw_event(table: Table, slot: Slot) -> Script[str]:
    """Draw an Event in place of an Attack: further Attacks go back and the deck is shuffled."""
    if not len(table.events):
        raise MissionFailedError("events")
    event = yield from table.events.draw_event(slot.place)
    if event is None:
        raise MissionFailedError("only_attacks")
    return event


def replace_final(table: Table) -> Script[None]:
    """Discard the final Event and put one from the Event Deck in its place."""
    slot = table.final_slot()
    replacement = str(table.options["replacement"])
    event = table.clear(slot)
    if replacement == FACE_DOWN and len(table.events):
        slot.event, slot.face_up = (yield from table.events.deal()), False
    discarded = events.FinalEventDiscarded(
        rule=RULES["final_event"], place=slot.place, event=event, replacement=replacement
    )
    yield from instruct(discarded, *table.shows_timeline())
    if not slot.empty:
        return
    if not len(table.events):
        raise MissionFailedError("events")
    facts = {"purpose": "replace", "place": slot.place}
    card = yield from table.events.draw(facts=facts, zone=TIMELINE, place=str(slot.place))
    yield from reveal(table, slot, card, "final_event")
