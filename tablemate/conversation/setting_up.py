"""How far the set-up of a game is: which order is open, which are done, and how many there are."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from engine.errors import EngineError
from engine.journal import Source
from engine.requests import Instruction

if TYPE_CHECKING:
    from engine.play import Play, Situation
    from engine.requests import Json, Request

MOST_AHEAD = 60  # answers; no set-up has so many: without a "your turn", do not play on for ever


@dataclass(frozen=True, slots=True)
class SetUp:
    """The orders of the set-up up to the open one, and how many follow if all goes as usual."""

    orders: tuple[Instruction, ...]
    ahead: int
    waits: bool  # whether the last of them is open; else something is asked between two orders

    @property
    def of(self) -> int:
        """How many orders there are in all."""
        return len(self.orders) + self.ahead


class SettingUp:
    """Knows how far the set-up is; it is worked out once for each situation."""

    def __init__(self) -> None:
        self._known: tuple[Situation | None, SetUp | None] = (None, None)

    def place(self, play: Play) -> SetUp | None:
        """Where in the set-up the game stands; None once it is over."""
        now = play.situations[-1]
        if self._known[0] is not now:
            self._known = now, None if _is_over(play) else _place(play)
        return self._known[1]


def _place(play: Play) -> SetUp | None:
    steps = [moment.step for moment in play.log]
    orders = tuple(step for step in steps if isinstance(step, Instruction) and step.waits)
    ahead = _ahead(play)
    waits = _is_order(play.request)
    return SetUp(orders, ahead, waits) if waits or ahead else None


def _is_order(request: Request | None) -> bool:
    return isinstance(request, Instruction) and request.waits


def _is_over(play: Play) -> bool:
    """Whether the game itself began: somebody's turn was called, or the bot had something done."""
    asked = [moment.request for moment in play.log if moment.request]
    return any(one.ends_turn or (isinstance(one, Instruction) and not one.waits) for one in asked)


def _ahead(play: Play) -> int:
    """The orders that follow what is open now, if everything in between is answered as usual."""
    fork, rng, found = play.fork(), Random(0), 0
    for _ in range(MOST_AHEAD):
        if fork.request is None:
            break
        fork.answer(_usual(fork.request, rng), Source.UNWATCHED)
        if _is_over(fork):
            break
        found += _is_order(fork.request)
    return found


def _usual(request: Request, rng: Random) -> Json:
    """The usual answer, else anything legal."""
    with suppress(EngineError):
        request.read(request.usual)
        return request.usual
    return request.sample(rng)
