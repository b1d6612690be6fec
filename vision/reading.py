"""What was seen in one picture: outlines, cards and dice, each checked when it is made."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal

Point = tuple[float, float]
Corners = tuple[Point, Point, Point, Point]
Face = Literal["up", "down", "unknown"]


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


@dataclass(frozen=True, slots=True)
class Outline:
    """A card found and not yet named; its corners run clockwise from the card's own top left.

    Without `top_known` the first corner may as well be the bottom right one. `others` are outlines that lost
    against this one: the same card seen less well, or one that shows from under it.
    """

    corners: Corners
    confidence: float
    top_known: bool = False
    others: tuple[Corners, ...] = ()

    def __post_init__(self) -> None:
        _check_confidence(self.confidence)
        _check_corners(self.corners)

    @property
    def turned_deg(self) -> float:
        """How far the card's top edge is turned clockwise from level, above -180 and up to 180."""
        (x0, y0), (x1, y1) = self.corners[:2]
        return math.degrees(math.atan2(y1 - y0, x1 - x0))

    def turn_half(self) -> "Outline":
        """Return the same card with its other end called the top."""
        a, b, c, d = self.corners
        return replace(self, corners=(c, d, a, b))


@dataclass(frozen=True, slots=True)
class Candidate:
    """One thing a reading might be."""

    id: str
    confidence: float

    def __post_init__(self) -> None:
        _check_confidence(self.confidence)


@dataclass(frozen=True, slots=True)
class CardReading:
    """One card: where it lies, what it is, how sure that is and what else it might be."""

    outline: Outline
    id: str | None
    name: str | None
    confidence: float
    status: Status
    face: Face
    alternatives: tuple[Candidate, ...] = ()
    problems: tuple[Problem, ...] = ()

    def __post_init__(self) -> None:
        _check_confidence(self.confidence)
        _check_named(self.id, self.status)
        if (self.id is None) != (self.name is None):
            raise ValueError("a card has both an id and a name, or neither")
        if self.id is not None and self.face != "up":
            raise ValueError(f"the card {self.id} is named, so it must lie face up, not {self.face}")

    @property
    def turned_deg(self) -> float:
        """How far the card is turned clockwise in the picture."""
        return self.outline.turned_deg


@dataclass(frozen=True, slots=True)
class DieReading:
    """One die: its upper face, where it lies and what else the face might be."""

    face: str | None
    confidence: float
    status: Status
    center: Point
    size_px: float
    alternatives: tuple[Candidate, ...] = ()
    plain: bool = False  # only its face may be in doubt, so that further frames can settle it

    def __post_init__(self) -> None:
        _check_confidence(self.confidence)
        _check_named(self.face, self.status)
        if not (self.size_px > 0 and all(map(math.isfinite, (self.size_px, *self.center)))):
            raise ValueError(f"a die has a place and a size, not {self.center} and {self.size_px}")


def _check_confidence(confidence: float) -> None:
    if not 0 <= confidence <= 1:
        raise ValueError(f"a confidence lies between 0 and 1, not {confidence}")


def _check_named(name: str | None, status: Status) -> None:
    if name is None and status is Status.SURE:
        raise ValueError("a reading without a name cannot be sure")


def _check_corners(corners: Sequence[Point]) -> None:
    if len(corners) != 4 or not all(math.isfinite(value) for corner in corners for value in corner):  # noqa: PLR2004 - a card has four
        raise ValueError(f"an outline has four finite corners, not {corners}")
    if any(_turn(corners[i - 2], corners[i - 1], corners[i]) <= 0 for i in range(4)):
        raise ValueError(f"an outline is convex and runs clockwise, unlike {corners}")


def _turn(a: Point, b: Point, c: Point) -> float:
    """Return more than 0 where the way a, b, c bends clockwise (the picture's y runs down)."""
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
