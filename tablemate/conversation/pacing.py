"""How many things in a row the person has to do, so that a long turn is told step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.journal import Source
from engine.requests import Instruction

if TYPE_CHECKING:
    from engine.play import Play, Situation
    from engine.requests import Request

LONG_TURN = 2  # instructions that fit a page in large letters; of more, each waits for the one before


@dataclass(frozen=True, slots=True)
class HowFar:
    """Which of how many things to do this is."""

    number: int
    of: int


class Pacing:
    """Knows the run of instructions that is being told; it is worked out once for each situation."""

    def __init__(self) -> None:
        self._known: tuple[Situation | None, HowFar | None] = (None, None)

    def place(self, play: Play) -> HowFar | None:
        """Where in its run the open instruction stands; None if none is open, or one of the set-up."""
        if not _is_step(play.request):
            return None
        now = play.situations[-1]
        if self._known[0] is not now:
            done = _done(play)
            self._known = now, HowFar(done + 1, done + 1 + _ahead(play))
        return self._known[1]

    def is_long(self, play: Play) -> bool:
        """Whether the open instruction is one of more than a person can keep in mind."""
        place = self.place(play)
        return place is not None and place.of > LONG_TURN


def _is_step(request: Request | None) -> bool:
    return isinstance(request, Instruction) and not request.waits


def _done(play: Play) -> int:
    """The instructions of this run before the open one."""
    done = 0
    asked = [(moment.request, moment.answers_before) for moment in play.log if moment.request]
    for request, answers_before in reversed(asked[:-1]):
        if _is_step(request):
            done += 1
        elif play.answers[answers_before].source is not Source.VIRTUAL:
            break
    return done


def _ahead(play: Play) -> int:
    """The instructions that follow the open one before anything else is asked."""
    fork = play.fork()
    found = -1
    while _is_step(fork.request):
        fork.answer(True, Source.UNWATCHED)  # noqa: FBT003 - an instruction is answered with true
        found += 1
    return found
