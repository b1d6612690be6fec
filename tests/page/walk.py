"""Going on in a game quickly, to the question a test is about."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from engine.journal import Source
from engine.requests import Instruction

if TYPE_CHECKING:
    from tablemate.room import Room


def lay_out(room: Room) -> None:
    """Take every order of the set-up as done, as if nobody had been asked."""
    while room.session and isinstance(order := room.session.play.request, Instruction) and order.waits:
        room.answer(True, Source.UNWATCHED)


def answer_until(room: Room, topic: str, seed: int = 1) -> None:
    """Answer anything legal until this is asked."""
    rng = Random(seed)
    while room.session and room.session.play.request and room.session.play.request.topic != topic:
        room.answer(room.session.play.request.sample(rng), Source.PAGE)
    assert room.session
    assert room.session.play.request, f"{topic} was never asked"
