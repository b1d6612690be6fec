"""Room on the table for zones without a place of their own: in rows, apart from the others."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from vision.reading import Point

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.zones import Zone

_GAP_MM = 15.0  # hands and the edges of cards need it
_WIDE = 16 / 9  # as a camera's picture
Footprint = tuple[Point, tuple[float, float]]  # a middle and a size


def pack(zones: Sequence[Zone], taken: Sequence[Footprint]) -> dict[str, Point]:
    """Find a middle for each zone, in the order of the declaration, below what is taken already.

    With nothing taken, the middle of all zones together is the middle of the table.
    """
    shelves = _fill_shelves(zones, _find_width(zones))
    heights = [max(zone.size_mm[1] for zone in shelf) for shelf in shelves]
    total = sum(heights) + _GAP_MM * (len(heights) - 1)
    top = max((y + height / 2 + _GAP_MM for (_, y), (_, height) in taken), default=-total / 2)
    centers: dict[str, Point] = {}
    for shelf, height in zip(shelves, heights, strict=True):
        left = -_measure_shelf(shelf) / 2
        for zone in shelf:
            centers[zone.name] = (left + zone.size_mm[0] / 2, top + height / 2)
            left += zone.size_mm[0] + _GAP_MM
        top += height + _GAP_MM
    return centers


def _find_width(zones: Sequence[Zone]) -> float:
    """How wide a shelf may be: as the widest zone, or so that all have about the shape of a picture."""
    area = sum((zone.size_mm[0] + _GAP_MM) * (zone.size_mm[1] + _GAP_MM) for zone in zones)
    return max([math.sqrt(area * _WIDE), *(zone.size_mm[0] for zone in zones)])


def _fill_shelves(zones: Sequence[Zone], width_mm: float) -> list[list[Zone]]:
    shelves: list[list[Zone]] = []
    for zone in zones:
        if shelves and _measure_shelf([*shelves[-1], zone]) <= width_mm:
            shelves[-1].append(zone)
        else:
            shelves.append([zone])
    return shelves


def _measure_shelf(shelf: Sequence[Zone]) -> float:
    return sum(zone.size_mm[0] for zone in shelf) + _GAP_MM * (len(shelf) - 1)
