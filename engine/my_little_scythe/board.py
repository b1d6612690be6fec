"""The board: 37 hexagonal spaces in rows A to G, and the camps outside it, from the data files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from engine.tables import read_csv, shipped

if TYPE_CHECKING:
    from collections.abc import Mapping

REGIONS = ("white", "black", "green", "yellow", "red", "blue", "portal", "castle")
DIRECTIONS: Final[Mapping[str, tuple[int, int]]] = {  # clockwise; the board and the cards lie the same way up
    "right": (1, 0),
    "down_right": (0, 1),
    "down_left": (-1, 1),
    "left": (-1, 0),
    "up_left": (0, -1),
    "up_right": (1, -1),
}
ROWS = "ABCDEFG"


@dataclass(frozen=True, slots=True)
class Space:
    """One hexagon of the board; `q` counts to the right, `r` down and to the right."""

    id: str
    q: int
    r: int
    region: str


@dataclass(frozen=True, slots=True)
class Camp:
    """A camp outside the board, which leads onto it as if it were a space itself."""

    id: str
    used_with: tuple[int, ...]
    entries: Mapping[str, str]  # the space that each direction leads to


@cache
def spaces() -> Mapping[str, Space]:
    """The 37 spaces by id, row by row from the top left."""
    rows = read_csv(shipped(__package__, "board.csv"), "board.csv", ("space", "q", "r", "region"))
    found = [
        Space(row["space"], row.whole("q"), row.whole("r"), row.one_of("region", REGIONS)) for row in rows
    ]
    return {space.id: space for space in found}


@cache
def castle() -> str:
    """The space of Castle Everfree."""
    return next(space.id for space in spaces().values() if space.region == "castle")


@cache
def outer_ring() -> tuple[str, ...]:
    """The spaces at the edge, where a Seeker can come in from a camp."""
    return tuple(id_ for id_ in spaces() if len(neighbours()[id_]) < len(DIRECTIONS))


@cache
def neighbours() -> Mapping[str, Mapping[str, str]]:
    """For each space, the space in each direction that does not lead off the board."""
    return {space.id: _around(space.q, space.r) for space in spaces().values()}


@cache
def camps() -> Mapping[str, Camp]:
    """The six camps by id, clockwise from the top."""
    rows = read_csv(shipped(__package__, "camps.csv"), "camps.csv", ("camp", "q", "r", "used_with"))
    return {
        row["camp"]: Camp(
            row["camp"],
            tuple(int(players) for players in row["used_with"].split()),
            _around(row.whole("q"), row.whole("r")),
        )
        for row in rows
    }


def camps_for(players: int) -> tuple[str, ...]:
    """The camps used with this many players, clockwise from the top."""
    return tuple(camp.id for camp in camps().values() if players in camp.used_with)


def _around(q: int, r: int) -> Mapping[str, str]:
    at = {(space.q, space.r): space.id for space in spaces().values()}
    steps = {direction: (q + dq, r + dr) for direction, (dq, dr) in DIRECTIONS.items()}
    return {direction: at[place] for direction, place in steps.items() if place in at}
