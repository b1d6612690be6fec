"""The five by five grid: names of spaces, squares around a card, and the sweep of the priority arrow."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from math import atan2, degrees
from typing import NamedTuple, TypeAlias

ROWS = "ABCDE"
COLUMNS = "12345"
SPACES = tuple(row + column for row in ROWS for column in COLUMNS)  # the order in which enemies act
CROWN = "C3"
CROWN_CARD = "crown"  # it lies on its space under all other cards
GRID = "grid"
Offset: TypeAlias = tuple[int, int]  # rows forward, columns to the right, from the card owner's seat


class Side(StrEnum):
    """Whose card it is: black is the player's side, white the enemy's."""

    BLACK = "black"
    WHITE = "white"

    @property
    def other(self) -> Side:
        """The opposing side."""
        return Side.WHITE if self is Side.BLACK else Side.BLACK


HOME = {Side.BLACK: SPACES[:5], Side.WHITE: SPACES[-5:]}
STEPS: dict[str, Offset] = {"forward": (1, 0), "back": (-1, 0), "left": (0, -1), "right": (0, 1)}
DIRECTIONS: dict[str, Offset] = {
    "forward": (1, 0),
    "forward-right": (1, 1),
    "right": (0, 1),
    "back-right": (-1, 1),
    "back": (-1, 0),
    "back-left": (-1, -1),
    "left": (0, -1),
    "forward-left": (1, -1),
}
ADJACENT = tuple(DIRECTIONS.values())
# The arrow is seen by the player: up is away from them. Clockwise, from up.
POINTS: dict[str, Offset] = dict(
    zip(
        ("up", "up-right", "right", "down-right", "down", "down-left", "left", "up-left"),
        ADJACENT,
        strict=True,
    )
)
TURNS = ("clockwise", "counterclockwise")


class Arrow(NamedTuple):
    """A priority arrow: where it looks first, and which way it then turns."""

    point: str
    turn: str

    @property
    def face(self) -> str:
        """How the side of a solo card with this arrow is named."""
        return f"{self.point}_{self.turn}"


@cache
def shift(space: str, offset: Offset, side: Side) -> str | None:
    """The space at an offset seen from a card's own seat, or None beyond the edge."""
    sign = 1 if side is Side.BLACK else -1
    row = ROWS.index(space[0]) + sign * offset[0]
    column = COLUMNS.index(space[1]) + sign * offset[1]
    inside = 0 <= row < len(ROWS) and 0 <= column < len(COLUMNS)
    return ROWS[row] + COLUMNS[column] if inside else None


@cache
def squares(offsets: tuple[Offset, ...], space: str, side: Side) -> tuple[str, ...]:
    """The spaces at these offsets that lie on the grid."""
    found = (shift(space, offset, side) for offset in offsets)
    return tuple(place for place in found if place)


@cache
def direction(start: str, target: str) -> Offset:
    """The single step from a space towards another one on the same line."""
    rows = ROWS.index(target[0]) - ROWS.index(start[0])
    columns = COLUMNS.index(target[1]) - COLUMNS.index(start[1])
    return (rows > 0) - (rows < 0), (columns > 0) - (columns < 0)


@cache
def swept(arrow: Arrow, start: str, target: str) -> tuple[float, int]:
    """How far the arrow turns until its line meets a target, and how far off that is: nearest first."""
    rows = ROWS.index(target[0]) - ROWS.index(start[0])
    columns = COLUMNS.index(target[1]) - COLUMNS.index(start[1])
    turned_deg = _bearing_deg((rows, columns)) - _bearing_deg(POINTS[arrow.point])
    if arrow.turn == "counterclockwise":
        turned_deg = -turned_deg
    return round(turned_deg, 6) % 360, max(abs(rows), abs(columns))


def _bearing_deg(offset: Offset) -> float:
    """The angle of an offset, clockwise from straight away from the player."""
    return degrees(atan2(offset[1], offset[0]))


def aim(arrow: Arrow, start: str, targets: list[str] | tuple[str, ...]) -> str:
    """The target the arrow meets first."""
    return min(targets, key=lambda target: swept(arrow, start, target))


def next_column(column: int) -> int:
    """One column to the right, back to the first after the last."""
    return column % len(COLUMNS) + 1
