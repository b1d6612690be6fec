"""The interfaces of seeing: what finds things, and what names them."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias, TypeVar

from vision.deciding import decide
from vision.evidence import ANYTHING

if TYPE_CHECKING:
    from vision.evidence import Expected
    from vision.geometry import Image
    from vision.reading import Corners, Glimpse, Outline, Reading

T = TypeVar("T")
# Work under way: before each step it yields about how many milliseconds that takes.
Steps: TypeAlias = Generator[float, None, T]

SEARCH_MS = 45  # what finding the things of a zone takes of one core


class Finder(Protocol):
    """Finds things of one kind, without naming them."""

    def find(self, image_bgr: Image, likely: Sequence[Corners] = ()) -> list[Outline]:
        """Return the outline of every thing, in pixels of the picture; it may lie where it is likely to."""


class Namer(Protocol):
    """Names things of one kind; it leaves out what is not of that kind."""

    def name(
        self, image_bgr: Image, outlines: Sequence[Outline], expected: Sequence[Expected]
    ) -> Steps[list[Reading]]:
        """Name the things inside the outlines, given what is expected in each."""


class NamesEach(ABC):
    """Names things one by one, where none says anything about another."""

    @abstractmethod
    def look_at(self, image_bgr: Image, outline: Outline) -> Steps[Glimpse]:
        """Return the evidence for each name of the thing inside the outline, whatever is expected there."""

    def read(self, image_bgr: Image, outline: Outline, expected: Expected = ANYTHING) -> Reading:
        """Name the thing inside the outline at once."""
        return decide(finish(self.look_at(image_bgr, outline)), expected)

    def name(
        self, image_bgr: Image, outlines: Sequence[Outline], expected: Sequence[Expected]
    ) -> Steps[list[Reading]]:
        """Name the things inside the outlines, each with what is expected there taken into account."""
        readings = []
        for outline, known in zip(outlines, expected, strict=True):
            glimpse = yield from self.look_at(image_bgr, outline)
            readings.append(decide(glimpse, known))
        return readings


def _stay() -> None:
    """There is nothing to get ready."""


def _learn_nothing(_things: Sequence[Reading]) -> None:
    """What it names looks as it always does."""


@dataclass(frozen=True, slots=True)
class Sense:
    """What finds things of one kind, and what names them."""

    finder: Finder
    namer: Namer
    get_ready: Callable[[], None] = _stay  # opens what takes longer to open than to use
    learn: Callable[[Sequence[Reading]], None] = _learn_nothing  # takes things whose names are sure


@dataclass(slots=True)
class Allowance:
    """How much work may still be done, going by what each step says it takes."""

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
