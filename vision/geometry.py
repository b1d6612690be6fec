"""Flattening a card out of a picture, and finding the way back into the picture's own pixels."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import cv2
import numpy as np
from numpy.typing import ArrayLike, NDArray

from vision.reading import Corners, Outline, Point

Image = NDArray[np.uint8]
Mask = NDArray[np.uint8]  # 1 where something is
Reals = NDArray[np.float64]
Points = NDArray[np.float64]  # a row each
Quad = NDArray[np.float64]  # four corners, a row each
Quads = NDArray[np.float64]
Matrix = NDArray[np.float64]
ToPicture = Callable[[ArrayLike], Reals]  # places on the table in millimetres, a row each, to pixels
Colour = tuple[int, int, int]  # blue, green, red
Bounds = tuple[float, float, float, float]  # left, top, right, bottom: in pixels, or as fractions of a card


def as_image(array: NDArray[Any]) -> Image:
    """Return an array that OpenCV made with its true type: eight bits a channel."""
    return np.asarray(array, np.uint8)


def rectify(
    image_bgr: Image, corners: Corners, size_wh: tuple[int, int], part: Bounds = (0, 0, 1, 1)
) -> Image:
    """Return one part of a card as if seen from straight above, in a picture of the given size."""
    way = card_to_picture(corners) @ _pixels_to_part(size_wh, part)
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    flat = cv2.warpPerspective(image_bgr, way, size_wh, flags=flags, borderMode=cv2.BORDER_REPLICATE)
    return as_image(flat)


def card_to_picture(corners: Corners) -> NDArray[np.float64]:
    """Return the homography from fractions of the card to pixels of the picture."""
    unit = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], np.float32)
    return np.asarray(cv2.getPerspectiveTransform(unit, np.array(corners, np.float32)), np.float64)


def map_to_picture(points: list[Point], corners: Corners) -> list[Point]:
    """Turn places on a card, as fractions of its width and height, into pixels of the picture."""
    placed = cv2.perspectiveTransform(np.array([points], np.float64), card_to_picture(corners))
    return [(float(x), float(y)) for x, y in placed[0]]


def measure_scale(outline: Outline, card_wh_mm: tuple[float, float]) -> float:
    """Return how many pixels of the picture one millimetre of the card covers."""
    return math.sqrt(measure_area(outline.corners) / (card_wh_mm[0] * card_wh_mm[1]))


def measure_area(corners: Corners) -> float:
    """Return the area inside the corners, in square pixels."""
    around = zip(corners, corners[1:] + corners[:1], strict=True)
    return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in around)) / 2


def lies_inside(point: Point, corners: Corners) -> bool:
    """Tell whether a point of the picture lies inside the corners, or on their edge."""
    return cv2.pointPolygonTest(np.array(corners, np.float32), point, measureDist=False) >= 0


def is_wide(outline: Outline) -> bool:
    """Tell whether a card is wider than tall the way its outline holds it."""
    a, b, c, _ = outline.corners
    return math.dist(a, b) > math.dist(b, c)


def turn_quarter(outline: Outline) -> Outline:
    """Return the same card with its left side called the top."""
    a, b, c, d = outline.corners
    return Outline((d, a, b, c), outline.confidence, outline.top_known)


def _pixels_to_part(size_wh: tuple[int, int], part: Bounds) -> NDArray[Any]:
    left, top, right, bottom = part
    across, down = (right - left) / size_wh[0], (bottom - top) / size_wh[1]
    # Pixel centres lie half a pixel inside, on the flat card as in the picture.
    return np.array([[across, 0, left + across / 2], [0, down, top + down / 2], [0, 0, 1]])
