"""Movement: how far each path of a card leads, what it gains, and which one a Seeker takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.my_little_scythe.board import castle, neighbours

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

BRAVE = 3  # pies she needs to walk onto an opponent


@dataclass(frozen=True, slots=True)
class Terrain:
    """What a Seeker finds on its way, as things lie when it sets out."""

    tokens: Mapping[str, int]  # how many tokens lie on each space
    rivals: Collection[str] = ()  # spaces with an opponent's Seeker
    outside: Collection[str] = ()  # spaces of teammates, which count as off the board
    own: str | None = None  # the space of her other Seeker
    pies: int = 0
    entries: Mapping[str, str] | None = None  # where each direction leads from the camp
    at_rival: str = "stop"  # stop, walk_on or at_end
    own_seeker: str = "no_gain"  # no_gain, gain or blocked

    def step(self, space: str | None, direction: str) -> str | None:
        """The space one step on; None if the Seeker stops before it."""
        around = neighbours()[space] if space else self.entries or {}
        target = around.get(direction)
        if target is None or target == castle() or target in self.outside:
            return None
        if target in self.rivals and self.pies < BRAVE:
            return None
        return None if target == self.own and self.own_seeker == "blocked" else target


@dataclass(frozen=True, slots=True)
class Route:
    """A path as far as it can be walked."""

    letter: str
    way: tuple[str, ...]  # the directions walked
    spaces: tuple[str, ...]  # the spaces entered
    gain: int

    @property
    def end(self) -> str:
        """Where it leads."""
        return self.spaces[-1]


@dataclass(frozen=True, slots=True)
class Pick:
    """The route taken and why: the only one that gains most, or the first by its letter."""

    route: Route
    equals: tuple[str, ...] = ()  # the letters of the other paths that gain as much
    next_best: int | None = None  # what the best of the lesser paths gains; None if there is none

    @property
    def tied(self) -> bool:
        """Whether the letter decided."""
        return bool(self.equals)


def walk(start: str | None, way: Sequence[str], ground: Terrain) -> tuple[str, ...]:
    """The spaces entered along a path, as far as possible."""
    entered: list[str] = []
    space = start
    for direction in way:
        space = ground.step(space, direction)
        if space is None:
            break
        entered.append(space)
        if space in ground.rivals and ground.at_rival == "stop":
            break
    return tuple(entered)


def gathered(start: str | None, entered: Sequence[str], ground: Terrain) -> list[str]:
    """The spaces whose tokens become the Seeker's, fights included; those it brings along are no gain."""
    spaces = [space for space in dict.fromkeys(entered) if space != start]
    if ground.at_rival == "at_end":
        spaces = [space for space in spaces if space not in ground.rivals or space == entered[-1]]
    if ground.own_seeker != "gain":
        spaces = [space for space in spaces if space != ground.own]
    return spaces


def routes(start: str | None, paths: Mapping[str, Sequence[str]], ground: Terrain) -> list[Route]:
    """Every path of the card that allows any movement."""
    found = []
    for letter, way in paths.items():
        entered = walk(start, way, ground)
        if entered:
            gain = sum(ground.tokens.get(space, 0) for space in gathered(start, entered, ground))
            found.append(Route(letter, tuple(way[: len(entered)]), entered, gain))
    return found


def pick(found: Sequence[Route], *, primary: bool) -> Pick | None:
    """The route that gains most; the first by letter for the primary Seeker, the last for the other."""
    if not found:
        return None
    most = max(route.gain for route in found)
    best = sorted((route for route in found if route.gain == most), key=lambda route: route.letter)
    taken = best[0] if primary else best[-1]
    equals = tuple(route.letter for route in best if route is not taken)
    lesser = [route.gain for route in found if route.gain < most]
    return Pick(taken, equals, max(lesser, default=None))
