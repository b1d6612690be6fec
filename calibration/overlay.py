"""A picture of the table with markers and zones drawn on it, to check that all is where it belongs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np

from calibration.markers import COMMANDS, TABLE_MARKERS, Marker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from calibration.layout import Region
    from calibration.pose import Pose
    from vision.geometry import Colour, Image
    from vision.reading import Corners, Point

_MARKER_BGR: Colour = (60, 200, 60)
_ZONE_BGR: Colour = (255, 180, 60)
_INK_BGR: Colour = (30, 30, 30)


def draw_overlay(
    image_bgr: Image, markers: Sequence[Marker], pose: Pose | None, regions: Sequence[Region]
) -> Image:
    """Return a copy of the picture with the markers that were found and the zones as they lie."""
    drawn = image_bgr.copy()
    width_px = max(1, round(drawn.shape[1] / 800))
    if pose:
        for region in regions:
            _draw_region(drawn, region, pose, width_px)
    for marker in markers:
        _outline(drawn, marker.corners, _MARKER_BGR, 2 * width_px)
        word = TABLE_MARKERS.get(marker.id) or COMMANDS[marker.id].replace("_", " ")
        _label(drawn, word, min(marker.corners, key=lambda corner: corner[1]), _MARKER_BGR)
    return drawn


def _draw_region(drawn: Image, region: Region, pose: Pose, width_px: int) -> None:
    corners = pose.corners_px(region.corners_mm())
    for place in region.places:
        _outline(drawn, pose.corners_px(region.place_corners_mm(place)), _ZONE_BGR, width_px)
    _outline(drawn, corners, _ZONE_BGR, 2 * width_px)
    _label(drawn, region.name, corners[0], _ZONE_BGR)


def _outline(image_bgr: Image, corners: Corners, colour: Colour, width_px: int) -> None:
    points = np.round(np.array(corners)).astype(np.int32)
    cv2.polylines(image_bgr, [points], isClosed=True, color=colour, thickness=width_px, lineType=cv2.LINE_AA)


def _label(image_bgr: Image, words: str, at_px: Point, colour: Colour) -> None:
    """Write dark words on a coloured ground, so that they stand out on any table."""
    size = image_bgr.shape[1] / 2400
    (width, height), below = cv2.getTextSize(words, cv2.FONT_HERSHEY_SIMPLEX, size, 1)
    x = int(np.clip(at_px[0], 0, max(0, image_bgr.shape[1] - width - 6)))
    y = int(np.clip(at_px[1] - below - 2, height + 4, image_bgr.shape[0] - below - 1))
    cv2.rectangle(image_bgr, (x, y - height - 4), (x + width + 6, y + below), colour, -1)
    cv2.putText(image_bgr, words, (x + 3, y), cv2.FONT_HERSHEY_SIMPLEX, size, _INK_BGR, 1, cv2.LINE_AA)
