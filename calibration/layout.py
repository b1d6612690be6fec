"""Where the zones of a game's table lie, in millimetres from the middle between the markers."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from calibration.corners import as_corners
from calibration.packing import pack
from engine.zones import FURTHEST_MM, LOOSE, Content, Shape, Zone

if TYPE_CHECKING:
    from vision.reading import Corners, Point

_LONGEST_NAME, _LONGEST_FAULT = 40, 300
_ROOM_MM = 6.0  # a thing on a place lies up to 3 mm aside, unless its neighbours are nearer
# What reading plain data of any kind may raise; it may hold 1e400, or brackets without end.
FAULTS = (KeyError, TypeError, ValueError, OverflowError, RecursionError)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a zone of this name lies; it may be turned clockwise about its middle."""

    name: str
    center_mm: Point
    turned_deg: float = 0.0

    def __post_init__(self) -> None:
        if not self.name:
            raise ValueError("a zone has a name")
        if not all(
            math.isfinite(number) and abs(number) <= FURTHEST_MM
            for number in (*self.center_mm, self.turned_deg)
        ):
            raise ValueError(f"the zone {self.name} lies within two metres of the middle")

    def move(self, center_mm: Point, turned_deg: float | None = None) -> Spot:
        """Return another spot of the same name, by default turned as before."""
        return replace(
            self, center_mm=center_mm, turned_deg=self.turned_deg if turned_deg is None else turned_deg
        )

    def corners_mm(self, size_mm: tuple[float, float], aside_mm: Point = (0.0, 0.0)) -> Corners:
        """Return the corners of a box about the spot or aside of it, clockwise from its own top left."""
        angle = math.radians(self.turned_deg)
        turn = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
        box = np.array([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]) * size_mm + aside_mm
        return as_corners(box @ turn + self.center_mm)


@dataclass(frozen=True, slots=True)
class Region:
    """A zone as the game declares it, and the spot where it lies on this table."""

    zone: Zone
    spot: Spot

    @property
    def name(self) -> str:
        """The zone's name."""
        return self.zone.name

    @property
    def shape(self) -> Shape:
        """How the things lie."""
        return self.zone.shape

    @property
    def content(self) -> Content:
        """What tells the things apart."""
        return self.zone.content

    @property
    def size_mm(self) -> tuple[float, float]:
        """Width and height, before it is turned."""
        return self.zone.size_mm

    @property
    def center_mm(self) -> Point:
        """The middle."""
        return self.spot.center_mm

    @property
    def turned_deg(self) -> float:
        """How far it is turned clockwise."""
        return self.spot.turned_deg

    def corners_mm(self) -> Corners:
        """Return the region's corners, clockwise from its own top left."""
        return self.spot.corners_mm(self.size_mm)

    @property
    def places(self) -> tuple[str, ...]:
        """The places that have room of their own; things in a pool or an area lie anywhere in it."""
        return () if self.zone.shape in LOOSE else self.zone.places

    def place_corners_mm(self, place: str) -> Corners:
        """Return the corners of one place."""
        if place not in self.zone.at_mm:
            raise KeyError(f"the zone {self.name} has no place {place!r}")
        return self.spot.corners_mm(measure_place(self.zone), self.zone.at_mm[place])

    def move(self, center_mm: Point, turned_deg: float | None = None) -> Region:
        """Return the region in another place, by default turned as before."""
        return replace(self, spot=self.spot.move(center_mm, turned_deg))


@lru_cache(maxsize=64)
def measure_place(zone: Zone) -> tuple[float, float]:
    """The room of one place: that of a thing and a little more, but not that of its neighbours."""
    if zone.shape is Shape.POOL:
        return zone.size_mm
    width, height = zone.thing_mm
    ways = [(abs(x - x2), abs(y - y2)) for x, y in zone.at_mm.values() for x2, y2 in zone.at_mm.values()]
    beside = [dx for dx, dy in ways if dy < height and dx >= width]
    below = [dy for dx, dy in ways if dx < width and dy >= height]
    return min([width + _ROOM_MM, *beside]), min([height + _ROOM_MM, *below])


def lay_out(zones: Sequence[Zone], spots: Sequence[Spot] = ()) -> tuple[Region, ...]:
    """Return where a game's zones lie: as a profile has them, as the game says, or where there is room.

    A zone that no camera reads is left out if the game can do without it.
    """
    placed = [zone for zone in zones if zone.is_read or not zone.optional]
    saved = {spot.name: spot for spot in spots}
    said = {zone.name: zone.center_mm for zone in placed if zone.center_mm}
    free = [zone for zone in placed if zone.name not in said]
    centers = said | pack(free, [(said[zone.name], zone.size_mm) for zone in placed if zone.name in said])
    return tuple(Region(zone, saved.get(zone.name) or Spot(zone.name, centers[zone.name])) for zone in placed)


def read_spot(row: Any) -> Spot:
    """Make a spot of plain data; a ValueError, TypeError or KeyError says what is wrong with it.

    Older profiles have the zone's kind and size as well; the game's own are used.
    """
    if not isinstance(row, Mapping):
        raise TypeError(f"a zone is not {row!r}")
    if strange := sorted(row.keys() - {"name", "center_mm", "turned_deg", *_FORMER_KEYS}):
        raise ValueError(f"a zone has no {', '.join(strange)}")
    return Spot(_read_name(row["name"]), _read_pair(row, "center_mm"), _read_number(row.get("turned_deg", 0)))


_FORMER_KEYS = ("kind", "size_mm", "slots", "slot_mm")


def describe_fault(error: Exception) -> str:
    """Say what was wrong with a piece of plain data."""
    if isinstance(error, RecursionError):
        return "it is nested too deeply to be read"
    fault = f"{error} is missing" if isinstance(error, KeyError) else str(error)
    return fault if len(fault) <= _LONGEST_FAULT else f"{fault[:_LONGEST_FAULT]}\N{HORIZONTAL ELLIPSIS}"


def _read_name(name: Any) -> str:
    if not isinstance(name, str) or not name.isprintable() or len(name) > _LONGEST_NAME:
        raise ValueError(f"a zone's name is made of up to {_LONGEST_NAME} letters")
    return name


def _read_number(value: Any) -> float:
    if type(value) not in {int, float}:
        raise TypeError("turned_deg is a number")
    return float(value)


def _read_pair(row: Mapping[str, Any], key: str) -> tuple[float, float]:
    pair = row[key]
    if not isinstance(pair, list | tuple) or [type(value) in {int, float} for value in pair] != [True, True]:
        raise ValueError(f"{key} is a pair of numbers, not {pair!r}")
    return float(pair[0]), float(pair[1])
