"""A camera that is not sure of cards which an order is about, in any game: their names are asked for."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from engine.games import find_game
from engine.journal import Source
from engine.requests import Instruction
from tablemate.conversation.naming import look_for_names
from tablemate.watching.eyes import list_names
from tests.page.walk import lay_out
from tests.tablemate.room import StillOnlooker

if TYPE_CHECKING:
    from tablemate.conversation.doubts import Guess
    from tablemate.room import Room

PRINTED = {
    "wingspan": {"goal_tiles": "virtual"},
    "crownfell": {},
    "flat_earth": {"draw_deck": "physical", "event_deck": "physical"},
    "origin_story": {},
    "my_little_scythe": {"automountie_deck": "physical"},
}
# What the camera is not sure of: the zone, and the places that it asks about.
UNSURE = {
    "wingspan": ("tray", ("1", "2", "3")),
    "crownfell": ("grid", ("E1",)),
    "flat_earth": ("timeline", ("1",)),
    "origin_story": ("automaton_row", ("1", "2")),
    "my_little_scythe": ("automountie_card", ("1",)),  # no order waits for it: no name is asked for in play
}


def begin_watched(room: Room, game_id: str, seed: int = 2) -> Instruction:
    """Begin a game in front of a camera that sees everything, and go on to an order of a turn."""
    room.begin(game_id, PRINTED[game_id], seed)
    session = room.session
    assert session
    zones = find_game(game_id).zones
    session.watched_by(StillOnlooker(*zones))
    lay_out(room)
    rng = Random(1)
    while session.play.request and not isinstance(session.play.request, Instruction):
        room.answer(session.play.request.sample(rng), Source.PAGE)
    assert session.play.request
    assert isinstance(session.play.request, Instruction)
    return session.play.request


def ask_for_names(room: Room, game_id: str) -> dict[str, Guess]:
    """Ask for the name of the last card, which may be one of two; the guesses of all."""
    session = room.session
    assert session
    assert session.play.request
    assert isinstance(session.play.request, Instruction)
    zone, places = UNSURE[game_id]
    declared = next(one for one in find_game(game_id).zones if one.name == zone)
    names = list(list_names(session.play.game, declared, session.play.setup.options))
    guesses: dict[str, Guess] = dict(zip(places, names, strict=False))
    guesses[places[-1]] = (names[-2], names[-1])
    with room.lock:
        session.ask_names(session.play.request, look_for_names(zone, guesses, names), guesses)
    room.changed()
    return guesses
