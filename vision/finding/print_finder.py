"""Finding the lines of print in a whole picture, whether or not the cards they stand on can be seen.

The network that comes with rapidocr says how likely each place lies in the core of a line; a line is a
patch of such places, grown by as much as the network was taught to shrink it.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np

from vision.network import open_rapidocr
from vision.overlap import to_corners
from vision.reading import Outline

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from vision.geometry import Image
    from vision.reading import Corners

MODEL_FILE = "PP-OCRv6_det_small.onnx"
MOST_PX = 1024 * 1024  # of the picture as the network sees it: a fifth of a second
LEAST_CORE_PX = 3  # lower ones are noise
CORE, LINE = 0.3, 0.5  # how likely each place of a core is print at least, and all of it on average
GROWN = 1.2  # times a core's area through half its outline; the network's 1.6 takes in more than the letters
_STEP_PX = 32


class PrintFinder:
    """Finds lines of print anywhere in a picture."""

    def get_ready(self) -> None:
        """Open the network, which takes longer than looking at a picture."""
        open_rapidocr(MODEL_FILE)

    def find(self, image_bgr: Image, _likely: Sequence[Corners] = ()) -> list[Outline]:
        """Return the lines of print, each outline running along its letters, as upright as possible."""
        likely, scale_xy = _mark_print(image_bgr)
        cores = cv2.dilate((likely > CORE).astype(np.uint8), np.ones((2, 2), np.uint8))
        patches, _ = cv2.findContours(cores, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
        boxes = [(cv2.minAreaRect(patch), _measure_mean(likely, patch)) for patch in patches]
        return [
            Outline(to_corners(_grow(box) * scale_xy), min(mean, 1.0))
            for box, mean in boxes
            if min(box[1]) >= LEAST_CORE_PX and mean >= LINE
        ]


def _mark_print(image_bgr: Image) -> tuple[NDArray[np.float32], NDArray[np.float64]]:
    """Return how likely each place is print, and how many pixels of the picture one place stands for."""
    high, wide = image_bgr.shape[:2]
    shrunk = min(1.0, math.sqrt(MOST_PX / (high * wide)))
    size_wh = [max(_STEP_PX, round(side * shrunk / _STEP_PX) * _STEP_PX) for side in (wide, high)]
    small = cv2.resize(image_bgr, size_wh, interpolation=cv2.INTER_AREA)
    batch = small.astype(np.float32).transpose(2, 0, 1)[np.newaxis] / np.float32(127.5) - np.float32(1)
    session = open_rapidocr(MODEL_FILE)
    (chances,) = session.run(None, {session.get_inputs()[0].name: batch})
    return chances[0, 0], np.array([wide / size_wh[0], high / size_wh[1]])


def _measure_mean(likely: NDArray[np.float32], patch: NDArray[Any]) -> float:
    left, top, wide, high = cv2.boundingRect(patch)
    inside = np.zeros((high, wide), np.uint8)
    cv2.fillPoly(inside, [patch - (left, top)], 1)
    return float(cv2.mean(likely[top : top + high, left : left + wide], inside)[0])


def _grow(box: cv2.typing.RotatedRect) -> NDArray[np.float64]:
    """Return the corners of a core's box, grown to the line, from its upper left, along the line."""
    center, (wide, high), turned_deg = box
    more = GROWN * wide * high / (wide + high)  # on both sides together
    wide, high = wide + more, high + more
    if wide < high:
        wide, high, turned_deg = high, wide, turned_deg + 90
    turned_deg = (turned_deg + 90) % 180 - 90  # the letters' tops above their feet
    turn = np.radians(turned_deg)
    along, down = np.array([np.cos(turn), np.sin(turn)]), np.array([-np.sin(turn), np.cos(turn)])
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    return np.array([np.array(center) + x * wide / 2 * along + y * high / 2 * down for x, y in corners])
