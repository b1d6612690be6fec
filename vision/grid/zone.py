"""A grid as one of the zones of a table: all its places are read together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vision.agreeing.zones import Ground, ZoneReading
from vision.grid.reader import GridReader, question_twins

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vision.geometry import Image
    from vision.seams import Expected, Steps


@dataclass(frozen=True, slots=True)
class GridZone:
    """Reads zones whose cards are known by their enrolled pictures."""

    reader: GridReader

    def read(self, image_bgr: Image, ground: Ground, expected: Mapping[str, Expected]) -> Steps[ZoneReading]:
        """Read every place of the zone."""
        assert ground.to_picture, "a grid is read from above, so its millimetres must be known"
        steps = self.reader.read(image_bgr, ground.to_picture, ground.places_mm, expected)
        seen = question_twins((yield from steps).readings)
        return ZoneReading(ground.zone, tuple(seen[place] for place in ground.places), tuple(ground.places))
