"""How the things of a game look in a drawing of our own, and what they say; never a publisher's art."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, TypeAlias, runtime_checkable

if TYPE_CHECKING:
    from engine.events import Line
    from engine.game import Game, Setup

Square: TypeAlias = tuple[int, int]  # rows forward, columns to the right, from the thing itself


@dataclass(frozen=True, slots=True)
class Face:
    """What a drawing shows of a thing or a place besides its name."""

    shape: str = ""  # card, tile, hex, figure or piece; empty is what the zone holds
    tint: str = ""  # a colour by its everyday name
    corner: str = ""  # a few letters, such as its points
    signs: tuple[str, ...] = ()  # by the names the drawing knows
    squares: Mapping[str, tuple[Square, ...]] = field(
        default_factory=dict
    )  # a diagram: what is on which square
    says: tuple[Line, ...] = ()  # what it says, for a person who looks it up


Faces: TypeAlias = Mapping[str, Face]


@runtime_checkable
class Drawn(Protocol):
    """A game that tells how its things look; others are drawn by name alone."""

    def faces(self, setup: Setup) -> Faces:
        """The things and places by id, as the sheets of this set-up have them."""


def faces_of(game: Game, setup: Setup) -> Faces:
    """How the things of a game look; empty where it does not tell."""
    return game.faces(setup) if isinstance(game, Drawn) else {}
