"""The seams of seeing: what finds things, what names them, and what is known beforehand about a place."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol, TypeAlias, TypeVar

from vision.reading import Candidate, Outline, Reading, Status

if TYPE_CHECKING:
    from vision.geometry import Image
    from vision.reading import Corners

T = TypeVar("T")
Steps: TypeAlias = Generator[float, None, T]  # work under way; before each step: about how many ms it takes

SEARCH_MS = 45  # what finding the things of a zone takes of one core
LEAST = 0.4  # a name less likely than this is none; the networks' own thresholds for "check" are the same
TIED = 0.8  # a candidate with at least this share of the first one's confidence is as good as it


@dataclass(frozen=True, slots=True)
class Expected:
    """What the game knows about a place before it is looked at: what may lie there, and what lay there.

    It is evidence: it settles ties and leaves out what cannot be. It never makes an unread thing certain.
    """

    allowed: frozenset[str] | None = None
    before: str | None = None


ANYTHING = Expected()


class Finder(Protocol):
    """Finds things of one kind, whatever they are called."""

    def find(self, image_bgr: Image, likely: Sequence[Corners] = ()) -> list[Outline]:
        """Return the outline of every thing, in pixels of the picture; it may lie where it is likely to."""


class Namer(Protocol):
    """Names things of one kind; what it takes for none of that kind it leaves out."""

    def name(
        self, image_bgr: Image, outlines: Sequence[Outline], expected: Sequence[Expected]
    ) -> Steps[list[Reading]]:
        """Name the things inside the outlines; for each outline it is told what is expected there."""


class NamesEach(ABC):
    """Names things that tell nothing of one another, one after the other."""

    @abstractmethod
    def look_at(self, image_bgr: Image, outline: Outline) -> Steps[Reading]:
        """Name the thing inside the outline, whatever is expected there."""

    def read(self, image_bgr: Image, outline: Outline) -> Reading:
        """Name the thing inside the outline at once."""
        return finish(self.look_at(image_bgr, outline))

    def name(
        self, image_bgr: Image, outlines: Sequence[Outline], expected: Sequence[Expected]
    ) -> Steps[list[Reading]]:
        """Name the things inside the outlines, each with what is expected there taken into account."""
        readings = []
        for outline, known in zip(outlines, expected, strict=True):
            reading = yield from self.look_at(image_bgr, outline)
            readings.append(weigh(reading, known))
        return readings


def _stay() -> None:
    """There is nothing to get ready."""


@dataclass(frozen=True, slots=True)
class Sense:
    """What finds things of one kind, and what names them."""

    finder: Finder
    namer: Namer
    get_ready: Callable[[], None] = _stay  # opens what takes longer to open than to use


@dataclass(slots=True)
class Allowance:
    """How much work may still be done, as steps tell what they take."""

    left_ms: float

    def finish(self, steps: Steps[T]) -> T:
        """Take all steps at once."""
        while True:
            try:
                self.left_ms -= next(steps)
            except StopIteration as end:
                result: T = end.value
                return result


def finish(steps: Steps[T]) -> T:
    """Take all steps at once, however much work they are."""
    return Allowance(math.inf).finish(steps)


def weigh(reading: Reading, expected: Expected) -> Reading:
    """Return a reading with what is known beforehand taken into account.

    It is never surer than it was. The shares of the other candidates hold the chance of a thing that is not
    in the list at all, so what is left when one of them cannot be is likelier, and still has to be asked for.
    """
    return _prefer(_restrict(reading, expected.allowed), expected.before)


def _restrict(reading: Reading, allowed: frozenset[str] | None) -> Reading:
    """Leave out what cannot be; a sure name that cannot be stays, to be asked about."""
    if allowed is None:
        return reading
    others = _keep(reading.alternatives, allowed)
    if reading.id is None or reading.id in allowed:
        return replace(reading, alternatives=others)
    if reading.status is Status.SURE:
        return replace(reading, status=Status.CHECK, alternatives=others)
    left = max(1 - reading.confidence, 1e-9)
    others = tuple(replace(other, confidence=min(1.0, other.confidence / left)) for other in others)
    if not others or others[0].confidence < LEAST:
        return replace(
            reading, id=None, status=Status.UNREADABLE, alternatives=others, confidence=0.0, side=""
        )
    return _call(reading, others[0], others[1:])


def _keep(candidates: Iterable[Candidate], allowed: frozenset[str]) -> tuple[Candidate, ...]:
    return tuple(candidate for candidate in candidates if candidate.id in allowed)


def _prefer(reading: Reading, before: str | None) -> Reading:
    """Of names that fit equally well, take the one that lay there before."""
    if reading.status is not Status.CHECK or reading.id == before:
        return reading
    tied = [
        one
        for one in reading.alternatives
        if one.id == before and one.confidence >= TIED * reading.confidence
    ]
    if not tied:
        return reading
    others = tuple(one for one in reading.candidates if one is not tied[0])
    return _call(reading, tied[0], others)


def _call(reading: Reading, candidate: Candidate, others: tuple[Candidate, ...]) -> Reading:
    return replace(
        reading,
        id=candidate.id,
        confidence=candidate.confidence,
        side=candidate.side,
        alternatives=others,
    )
