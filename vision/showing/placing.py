"""Finding room for words beside what they are about, so that neither words nor things are covered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vision.geometry import Bounds, Points
    from vision.reading import Point

Boxes = NDArray[np.float64]

RINGS, DIRECTIONS = 12, 24
RING_STEP = 0.5  # of the height of the words, from one ring of tried places to the next


def place_words(at: Point, size_wh: Point, taken: Sequence[Bounds], within_wh: Point) -> Bounds:
    """Return the box nearest to the wanted middle that lies in the picture and covers nothing taken.

    Where there is no room, it is the box that covers least.
    """
    middles = _ring_about(np.array(at), RING_STEP * size_wh[1])
    half, room = np.array(size_wh) / 2, np.array(within_wh)
    middles = np.clip(middles, half, np.maximum(room - half, half))
    boxes = np.hstack([middles - half, middles + half])
    left, top, right, bottom = boxes[_measure_covered(boxes, taken).argmin()]
    return float(left), float(top), float(right), float(bottom)


def enclose(corners: Sequence[Point]) -> Bounds:
    """Return the upright box about a thing."""
    xs, ys = zip(*corners, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _ring_about(middle: Points, step_px: float) -> Points:
    """Return the middle and places on rings about it, the nearest first, on each ring below first."""
    angles = np.pi / 2 + np.linspace(0, 2 * np.pi, DIRECTIONS, endpoint=False)
    around = np.stack([np.cos(angles), np.sin(angles)], axis=1)
    rings = step_px * np.arange(1, RINGS + 1)
    return np.vstack([middle, (middle + rings[:, None, None] * around).reshape(-1, 2)])


def _measure_covered(boxes: Boxes, taken: Sequence[Bounds]) -> NDArray[np.float64]:
    """Return how much area of what is taken each box covers."""
    others = np.array(taken).reshape(1, -1, 4)
    low = np.maximum(boxes[:, None, :2], others[..., :2])
    high = np.minimum(boxes[:, None, 2:], others[..., 2:])
    return np.asarray(np.clip(high - low, 0, None).prod(axis=2).sum(axis=1), np.float64)
