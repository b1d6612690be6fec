"""How long the run of things to do is that a person stands in, so that a long turn is told step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.journal import Source
from engine.play import Play

if TYPE_CHECKING:
    from engine.requests import Request

LONG_TURN = 2  # things to do that fit a page in large letters; of more, each waits for the one before


@dataclass(frozen=True, slots=True)
class HowFar:
    """Which of how many things to do this is."""

    number: int
    of: int


class Pacing:
    """Knows the run that is being told; it is worked out once a step."""

    def __init__(self) -> None:
        self._known: tuple[int, HowFar | None] = (-1, None)

    def place(self, play: Play) -> HowFar | None:
        """Where in its run the open instruction stands; None if none is open, or one of the set-up."""
        if not _is_step(play.request):
            return None
        if self._known[0] != len(play.answers):
            done = _done(play)
            self._known = len(play.answers), HowFar(done + 1, done + 1 + _ahead(play))
        return self._known[1]

    def is_long(self, play: Play) -> bool:
        """Whether the open instruction is one of more than a person keeps in mind."""
        place = self.place(play)
        return place is not None and place.of > LONG_TURN


def _is_step(request: Request[Any] | None) -> bool:
    order = request.order if request else None
    return order is not None and not order.waits


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
    copy = copy_of(play)
    found = -1
    while _is_step(copy.request):
        copy.answer(True, Source.UNWATCHED)  # noqa: FBT003 - an instruction is answered with true
        found += 1
    return found


def copy_of(play: Play) -> Play:
    """The same game at the same point, to look ahead in; it is not saved."""
    copy = Play(play.game, play.setup)
    while len(copy.answers) < len(play.answers):
        answer = play.answers[len(copy.answers)]
        copy.answer(answer.value, answer.source)
    return copy
