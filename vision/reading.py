"""What was seen in one picture: outlines and readings of any kind of thing, each checked when it is made."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Literal

from vision.evidence import ANYTHING, NOTHING, Evidence, Expected

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

BACK = "back"  # the side that tells nothing of a card but that it lies face down
Point = tuple[float, float]
Corners = tuple[Point, Point, Point, Point]
FaceShown = Literal["up", "down", "unknown"]


class Status(StrEnum):
    """How far a reading may be trusted."""

    SURE = "sure"
    CHECK = "check"
    UNREADABLE = "unreadable"


class Problem(StrEnum):
    """What about a picture keeps a card from being read."""

    TOO_SMALL = "too small"
    TOO_DARK = "too dark"
    BLURRED = "blurred"
    GLARE = "glare"
    NOT_REACHED = "not reached"


class _Seen:
    """A thing with four corners, clockwise from its own top left."""

    __slots__ = ()
    corners: Corners

    @property
    def turned_deg(self) -> float:
        """How far its top edge is turned clockwise from level, above -180 and up to 180."""
        (x0, y0), (x1, y1) = self.corners[:2]
        return math.degrees(math.atan2(y1 - y0, x1 - x0))

    @property
    def center(self) -> Point:
        """The middle of the thing."""
        return middle_of(self.corners)

    @property
    def size_px(self) -> float:
        """How wide the thing is in the picture."""
        return math.dist(self.corners[0], self.corners[1])


@dataclass(frozen=True, slots=True)
class Outline(_Seen):
    """A thing found and not yet named; its corners run clockwise from the thing's own top left.

    Without `top_known` the first corner may as well be the bottom right one. `others` are outlines that lost
    against this one: the same card seen less well, or one under it.
    """

    corners: Corners
    confidence: float
    top_known: bool = False
    others: tuple[Corners, ...] = ()

    def __post_init__(self) -> None:
        _check_confidence(self.confidence)
        _check_corners(self.corners)

    @classmethod
    def square(cls, center: Point, size_px: float, confidence: float) -> Outline:
        """Return the outline of a die: a square as large as its upper face, whichever way it lies."""
        if not size_px > 0:
            raise ValueError(f"a die has a size above 0, not {size_px}")
        return cls(square_around(center, size_px), confidence)

    @property
    def stretch(self) -> float:
        """How many times as long as wide the thing looks."""
        a, b, c, d = self.corners
        short, long = sorted((math.dist(a, b) + math.dist(c, d), math.dist(b, c) + math.dist(d, a)))
        return long / max(short, 1e-9)

    def turn_half(self) -> Outline:
        """Return the same card with its other end called the top."""
        a, b, c, d = self.corners
        return replace(self, corners=(c, d, a, b))


@dataclass(frozen=True, slots=True)
class Candidate:
    """One thing a reading might be, and which of its sides would be up."""

    id: str
    confidence: float
    side: str = ""

    def __post_init__(self) -> None:
        _check_confidence(self.confidence)


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What a namer saw of one thing in one frame; how sure its name is, is decided elsewhere.

    Its corners run clockwise from the thing's own top left, as far as that is known. `between` are the places
    it lies between, or beside, where it lies on none. A namer that learns while one plays knows the thing
    again by its `look`.
    """

    evidence: Evidence
    corners: Corners
    face: FaceShown = "up"
    problems: tuple[Problem, ...] = ()
    between: tuple[str, ...] = ()
    look: NDArray[np.float32] | None = field(default=None, repr=False, compare=False)


UNSEEN = Glimpse(NOTHING, ((0, 0), (1, 0), (1, 1), (0, 1)), "unknown")


@dataclass(frozen=True, slots=True)
class Reading(_Seen):
    """One thing seen in one frame: what it is, how sure that is, where it lies and what else it might be.

    Its corners run clockwise from the thing's own top left, as far as that is known. `side` is the one that
    lies up, where a thing has several; `facing` is how it lies to the player, known only where the table is.
    `between` are the places it lies between, or beside, where it lies on none. The evidence it was decided
    on stays with it, so that further frames can be added.
    """

    id: str | None
    confidence: float
    status: Status
    corners: Corners
    side: str = ""
    facing: str | None = None
    face: FaceShown = "up"
    alternatives: tuple[Candidate, ...] = ()
    problems: tuple[Problem, ...] = ()
    between: tuple[str, ...] = ()
    glimpse: Glimpse = field(default=UNSEEN, repr=False, compare=False)
    expected: Expected = field(default=ANYTHING, repr=False, compare=False)

    def __post_init__(self) -> None:
        _check_confidence(self.confidence)
        _check_finite(self.corners)
        if self.id is None and self.status is Status.SURE:
            raise ValueError("a reading without a name cannot be sure")
        if self.id is not None and self.face != "up":
            raise ValueError(f"{self.id} is named, so it must lie face up, not {self.face}")

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        """All it might be, its own name first."""
        own = (Candidate(self.id, self.confidence, self.side),) if self.id is not None else ()
        return own + self.alternatives


def middle_of(corners: Corners) -> Point:
    """Return the mean of four corners."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    return (ax + bx + cx + dx) / 4, (ay + by + cy + dy) / 4


def square_around(center: Point, size_px: float) -> Corners:
    """Return the corners of an upright square."""
    (x, y), half = center, size_px / 2
    return (x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)


def _check_confidence(confidence: float) -> None:
    if not 0 <= confidence <= 1:
        raise ValueError(f"a confidence lies between 0 and 1, not {confidence}")


def _check_finite(corners: Sequence[Point]) -> None:
    if len(corners) != 4 or not all(math.isfinite(value) for corner in corners for value in corner):  # noqa: PLR2004 - a card has four
        raise ValueError(f"a thing has four finite corners, not {corners}")


def _check_corners(corners: Sequence[Point]) -> None:
    _check_finite(corners)
    if any(_turn(corners[i - 2], corners[i - 1], corners[i]) <= 0 for i in range(4)):
        raise ValueError(f"an outline is convex and runs clockwise, unlike {corners}")


def _turn(a: Point, b: Point, c: Point) -> float:
    """Return more than 0 where the way a, b, c bends clockwise (the picture's y runs down)."""
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
