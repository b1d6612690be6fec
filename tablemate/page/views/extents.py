"""How much of each zone a game fills, so that nothing on the drawn table moves while it is played."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

from engine.errors import EngineError
from engine.expected_table import ExpectedTable, Item
from engine.journal import Source
from engine.play import Play
from engine.requests import NO_END, Look

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game import Setup

REHEARSALS, MOST_ANSWERS = 4, 120
Fullest = dict[str, dict[str, tuple[Item, ...]]]


class Extents:
    """Keeps the most that lay on each place over a whole game."""

    def __init__(self) -> None:
        self._known: tuple[str, Setup] | None = None
        self._fullest: Fullest = {}

    def of(self, play: Play) -> ExpectedTable:
        """The most each place will hold, as far as known; it never shrinks during a game."""
        if self._known != (play.game.id, play.setup):
            self._known = (play.game.id, play.setup)
            self._fullest = _rehearse(play)
        _widen(self._fullest, _seen(play))
        return ExpectedTable(self._fullest)


def _rehearse(play: Play) -> Fullest:
    """What lies where in a few games that are played at random with the same set-up."""
    fullest: Fullest = {}
    for seed in range(REHEARSALS):
        rehearsal, rng = Play(play.game, play.setup), Random(seed)
        with suppress(EngineError):
            for _ in range(MOST_ANSWERS):
                _widen(fullest, _seen(rehearsal))
                if rehearsal.request is None:
                    break
                rehearsal.answer(rehearsal.request.sample(rng), Source.UNWATCHED)
    return fullest


def _seen(play: Play) -> ExpectedTable:
    """What lies on the table, and an empty item for each slot of a row that is asked about."""
    on_table, look = dict(play.expected_table()), play.request
    if isinstance(look, Look) and look.piecewise and look.most < NO_END:
        there = on_table.get(look.zone, {})
        asked = {str(number): (Item(),) for number in range(1, look.most + 1)}
        on_table[look.zone] = {**asked, **{place: items for place, items in there.items() if items}}
    return ExpectedTable(on_table)


def _widen(fullest: Fullest, on_table: ExpectedTable) -> None:
    for zone, places in on_table.items():
        for place, items in places.items():
            known = fullest.setdefault(zone, {})
            if _size(items) > _size(known.get(place, ())):
                known[place] = tuple(items)


def _size(items: Sequence[Item]) -> tuple[int, bool]:
    """How many there are, and whether anybody knows what they are."""
    return sum(item.number for item in items), any(item.id for item in items)
