"""How a game's table is set up by default: the zones, the markers around them, the camera above."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from calibration.markers import CARD_MM, MARKER_PAPER_MM

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from calibration.layout import Region
    from vision.reading import Point

_APART_MM = 15.0  # between the zones and the paper of a marker
_STEP_MM = 5.0
_FOCAL_WIDTHS = 0.9  # of the usual webcam, whose picture is 16 to 9
_PICTURE_SHAPE = 16 / 9
SPARE = 1.1  # nobody hangs a camera exactly above the middle


@dataclass(frozen=True, slots=True)
class Setting:
    """A game's table to be drawn: its title, where the zones lie, and what they are called."""

    title: str
    regions: Sequence[Region]
    labels: Mapping[str, str]

    @property
    def half_mm(self) -> Point:
        """How far the zones reach from the middle, to the side and up or down."""
        corners = [corner for region in self.regions for corner in region.corners_mm()]
        return max(abs(x) for x, _ in corners), max(abs(y) for _, y in corners)

    @property
    def markers_mm(self) -> tuple[Point, Point, Point, Point]:
        """Where the markers lie best: left and right of the zones, clockwise from the top left."""
        (x, y), (width, height) = self.half_mm, MARKER_PAPER_MM
        x, y = x + _APART_MM + width / 2, max(y - height / 2, height)
        return (-x, -y), (x, -y), (x, y), (-x, y)

    @property
    def table_mm(self) -> tuple[float, float]:
        """The width and height that the camera must see."""
        (_, y), (x, marker_y), half = self.half_mm, self.markers_mm[2], MARKER_PAPER_MM[0] / 2
        return 2 * (x + half), 2 * max(y, marker_y + half)

    @property
    def camera_cm(self) -> int:
        """About how high the usual webcam hangs to see all of it, in steps of 5 cm."""
        width, height = self.table_mm
        distance_mm = SPARE * _FOCAL_WIDTHS * max(width, height * _PICTURE_SHAPE)
        return 5 * round(distance_mm / 50)

    @property
    def turn_card_mm(self) -> Point:
        """A place for the turn card that is free, as near to the player's left hand as there is one."""
        _, _, _, (left, bottom) = self.markers_mm
        return min(self._free_places(), key=lambda at: abs(at[0] - left) + 2 * abs(at[1] - bottom))

    def _free_places(self) -> Iterator[Point]:
        width, height = self.table_mm
        boxes = [_measure_box(region) for region in self.regions]
        boxes += [(x, y, *MARKER_PAPER_MM) for x, y in self.markers_mm]
        across = int((width - CARD_MM[0]) / _STEP_MM)
        down = int(max(0.0, height - CARD_MM[1]) / _STEP_MM)
        for column in range(across + 1):
            for row in range(down + 1):
                at = (column - across / 2) * _STEP_MM, (row - down / 2) * _STEP_MM
                if not any(_touches(at, box) for box in boxes):
                    yield at
        yield width / 2 + CARD_MM[0], 0.0  # beside the table if it is full


def _measure_box(region: Region) -> tuple[float, float, float, float]:
    """The middle and the size of the upright box around a region."""
    xs, ys = zip(*region.corners_mm(), strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2, max(xs) - min(xs), max(ys) - min(ys)


def _touches(at: Point, box: tuple[float, float, float, float]) -> bool:
    x, y, width, height = box
    room_x, room_y = (CARD_MM[0] + width) / 2 + 2 * _STEP_MM, (CARD_MM[1] + height) / 2 + _STEP_MM
    return abs(at[0] - x) < room_x and abs(at[1] - y) < room_y
