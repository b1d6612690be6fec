"""A picture halved again and again: reduced once for everything that is cut out of it."""

from __future__ import annotations

import cv2
import numpy as np

from vision.geometry import Image

Levels = list[Image]  # the picture, the same half as large, a quarter, and so on
SMALLEST_PX = 8  # no side of a level is shorter


def halve(image_bgr: Image) -> Levels:
    """Return a picture and its halves, down to the smallest."""
    levels = [image_bgr]
    while min(levels[-1].shape[:2]) >= 2 * SMALLEST_PX:
        rows, columns = (side // 2 for side in levels[-1].shape[:2])
        even = levels[-1][: 2 * rows, : 2 * columns]
        half = cv2.resize(even, (columns, rows), interpolation=cv2.INTER_AREA)
        levels.append(np.asarray(half, np.uint8))
    return levels
