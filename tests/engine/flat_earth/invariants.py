"""Invariants that hold whenever a mission waits for an answer."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.flat_earth import events as happened
from engine.flat_earth.deck_list import ATTACK
from engine.flat_earth.table import HAND
from engine.requests import Instruction
from tests.engine.flat_earth.table import table_of

if TYPE_CHECKING:
    from engine.flat_earth.table import Table
    from engine.play import Play


def check(play: Play) -> None:
    """Cards and Red Suits are conserved, the hand and the Timeline are as the rules allow."""
    table = table_of(play)
    check_cards(table)
    check_hand(table)
    check_timeline(table)
    check_attack(play)
    assert table.crew + table.dead + table.red_suits == table.cards.red_suits
    assert table.crew or play.result or isinstance(play.request, Instruction), "only the last flip is due"
    if play.result:
        check_end(play)


def check_cards(table: Table) -> None:
    """Every card lies in exactly one place, on its own side of the table."""
    draw = Counter(table.draw.cards + table.hand + table.draw_discards)
    draw.update(card for slot in table.timeline for card in slot.under)
    events = Counter(table.events.cards + table.event_discards)
    events.update(slot.event for slot in table.timeline if slot.event)
    attacks = draw.pop(ATTACK) + events.pop(ATTACK) + table.unused_attacks
    assert +draw == {card.name: card.count for card in table.cards.cards.values()}
    assert +events == {event.name: event.count for event in table.cards.events.values()}
    assert attacks == table.cards.attacks
    assert min(table.unused_attacks, len(table.events)) >= 0


def check_hand(table: Table) -> None:
    """Never more than five cards, never an Attack, never three of the same once the hand is dealt."""
    assert len(table.hand) <= HAND
    assert ATTACK not in table.hand
    assert not table.timeline or not table.alike()


def check_timeline(table: Table) -> None:
    """Events are revealed from left to right, and only a face-up one can be completed."""
    face_up = [slot.face_up for slot in table.timeline]
    if table.options["replacement"] == "face_up":
        assert face_up == sorted(face_up, reverse=True)
    assert all(slot.face_up for slot in table.timeline if slot.completed)
    assert table.events.face_down == (0 if table.events.virtual else face_up.count(False))
    assert len(table.timeline) in {0, table.length}


def check_attack(play: Play) -> None:
    """An Attack lies open in the Timeline only as long as it is asked about."""
    lying = any(slot.face_up and slot.event == ATTACK for slot in table_of(play).timeline)
    assert not lying or (play.request and play.request.topic == "stop_attack")


def check_end(play: Play) -> None:
    """Won with all Events and somebody alive; lost for a reason that is true."""
    table, last = table_of(play), play.events[-1]
    assert play.result
    assert (play.result.outcome == "won") == isinstance(last, happened.MissionAccomplished)
    if isinstance(last, happened.MissionAccomplished):
        assert table.accomplished
        assert table.crew > 0
    else:
        assert isinstance(last, happened.MissionFailed)
        assert (last.reason == "crew") == (table.crew == 0)
        assert last.reason != "draw" or not len(table.draw)
        assert last.reason != "events" or not len(table.events)
    check_reactions(play)


def check_reactions(play: Play) -> None:
    """Each completed Event drew one Reaction, but for the last, which may have ended the mission."""
    completed = sum(isinstance(event, happened.EventCompleted) for event in play.events)
    reactions = sum(
        isinstance(event, happened.ReactionDrawn | happened.DualReactionDrawn) for event in play.events
    )
    assert completed - reactions in {0, 1}
