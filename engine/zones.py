"""A game's table as data: its zones, and their places in millimetres."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

Pair: TypeAlias = tuple[float, float]
FURTHEST_MM = 2000.0  # no table is larger, and no camera sees one whole
ONLY = "1"  # the place of a pool or a pile
ANYWHERE = ""  # anywhere in a zone


class Shape(StrEnum):
    """How the things of a zone lie."""

    ROW = "row"  # side by side, on places 1 to n from the left
    POOL = "pool"  # together in no order
    GRID = "grid"  # in rows and columns
    PLACES = "places"  # on places of a drawn board
    PILE = "pile"  # one on top of the other
    AREA = "area"  # room that is not read


NUMBERED = frozenset({Shape.ROW, Shape.POOL, Shape.PILE})  # their places have no names
DRAWN = frozenset({Shape.GRID, Shape.PLACES})  # their places are drawn on a board, with names on them
LOOSE = frozenset({Shape.POOL, Shape.AREA})  # things lie anywhere in them


class Content(StrEnum):
    """What tells the things of a zone apart."""

    TITLES = "titles"  # cards with a printed name
    PICTURES = "pictures"  # cards the owner has shown once
    DICE = "dice"
    PIECES = "pieces"  # by shape and colour
    NOTHING = "nothing"  # nobody looks


CARDS = frozenset({Content.TITLES, Content.PICTURES})  # cards that a camera can tell apart


class Facing(StrEnum):
    """Which way a card is turned, from the player's chair."""

    TOWARDS = "towards"  # upright for the player
    AWAY = "away"  # upright for somebody opposite
    SIDEWAYS = "sideways"


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of the table, as the game declares it; where it lies is a matter of the layout."""

    name: str
    shape: Shape
    content: Content
    places: tuple[str, ...]
    at_mm: Mapping[str, Pair] = field(hash=False)  # from the zone's middle: x right, y towards the player
    size_mm: Pair
    thing_mm: Pair
    names: str = ""  # the closed list its things come from
    sided: bool = False  # whether it matters which side of a thing is up
    sides: tuple[str, ...] = ()  # which sides may lie up here, where several sides of a thing can be read
    guests: tuple[str, ...] = ()  # sides of cards from other lists that lie here for a while
    backs: bool = False  # whether cards may lie here face down, and all of the list have one back
    things: tuple[str, ...] = ()  # what lies here, where no sheet and no printed name lists it
    copies: bool = False  # whether the list has cards of which several print the same name
    facing: bool = False  # whether it matters which way a thing is turned
    optional: bool = False  # whether a camera can do without it
    most: int = 1  # things on one place that can be seen; of a stack, the top one
    facings: Mapping[str, Facing] = field(default_factory=dict, hash=False)  # by side, as the rules have it
    title: tuple[float, ...] = ()  # where a card prints its name: left, top, right, bottom, as shares of it
    center_mm: Pair | None = (
        None  # where it usually lies, from the middle of the table; None: where there is room
    )

    @property
    def is_read(self) -> bool:
        """Whether a camera can read anything there."""
        return self.shape is not Shape.AREA and self.content is not Content.NOTHING

    @property
    def heaped(self) -> bool:
        """Whether several pieces lie on one place, so that nobody counts them from above."""
        return self.content is Content.PIECES and self.most > 1

    @property
    def each_once(self) -> bool:
        """Whether no two things in it bear one name."""
        return self.content in CARDS and not self.copies
