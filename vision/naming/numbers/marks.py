"""Marks on a card that is a number and a sign: where something is printed that may be one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.geometry import as_image

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from vision.geometry import Image

    Colour = tuple[float, float, float]

NUMBERS = tuple(str(number) for number in range(14))
LETTERS = ("A", "J", "Q", "K")
SUITS = ("clubs", "diamonds", "hearts", "spades")
NONE = "none"
LABELS = (*NUMBERS, *LETTERS, *SUITS, NONE)  # as the network answers them

FLAT_WH = (160, 224)  # a card as it is searched
MARK_PX = 32  # a mark as the network sees it
_AIR = 0.16  # of a mark's height around it
_LOWEST, _HIGHEST = 0.055, 0.62  # of the card's height
_WIDEST = 1.7  # times as wide as high: two digits
_BESIDE = 0.45  # of their height, the most that two digits of one number are apart
_GROUNDS = ((31, 9), (75, 12))  # pixels around each that make its ground, and how much darker print is
_MOST_MARKS = 40


@dataclass(frozen=True, slots=True, eq=False)
class Mark:
    """One piece of print: its middle and size as shares of the card, its ink and what lies around that."""

    crop: NDArray[np.uint8]  # grey, dark on light
    x: float
    y: float
    wide: float
    high: float
    ink_bgr: Colour
    ground_bgr: Colour


def find_marks(flat_bgr: Image) -> list[Mark]:
    """Return what may be a number or a sign on a flattened card of FLAT_WH, dark or light on its ground."""
    grey = as_image(
        flat_bgr.min(axis=2)
    )  # red print is as dark as black, and white stands out of every colour
    marks = []
    seen: set[tuple[int, ...]] = set()
    for turned in (grey, np.asarray(255 - grey, np.uint8)):
        for around, darker in _GROUNDS:
            kind = cv2.ADAPTIVE_THRESH_MEAN_C
            found = cv2.adaptiveThreshold(turned, 255, kind, cv2.THRESH_BINARY_INV, around, darker)
            ink = np.asarray(found, np.uint8)
            for box in _find_boxes(ink):
                rough = tuple(side // 3 for side in box)
                if rough not in seen:
                    seen.add(rough)
                    marks.append(_cut(flat_bgr, turned, ink, box))
    return marks


def _find_boxes(ink: NDArray[np.uint8]) -> list[tuple[int, int, int, int]]:
    """Return the boxes (left, top, width, height) of pieces of ink, and of two that stand side by side."""
    _, _, stats, _ = cv2.connectedComponentsWithStats(ink, connectivity=8)
    high = ink.shape[0]
    boxes = [
        (int(x), int(y), int(w), int(h))
        for x, y, w, h, area in stats[1:]
        if _LOWEST * high <= h <= _HIGHEST * high and w <= _WIDEST * h and 0.08 * w * h <= area
    ]
    boxes.sort(key=lambda box: -box[3])
    boxes = boxes[:_MOST_MARKS]
    return boxes + [_join(a, b) for a in boxes for b in boxes if _stand_side_by_side(a, b)]


def _stand_side_by_side(a: tuple[int, ...], b: tuple[int, ...]) -> bool:
    """Whether b stands right of a as the second digit of one number does."""
    high = max(a[3], b[3])
    gap = b[0] - (a[0] + a[2])
    level = abs(a[1] - b[1]) + abs(a[1] + a[3] - b[1] - b[3]) <= 0.4 * high
    return a[0] < b[0] and level and -0.15 * high <= gap <= _BESIDE * high and a[2] + b[2] <= _WIDEST * high


def _join(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, int, int, int]:
    left, top = min(a[0], b[0]), min(a[1], b[1])
    return left, top, max(a[0] + a[2], b[0] + b[2]) - left, max(a[1] + a[3], b[1] + b[3]) - top


def _cut(
    flat_bgr: Image, grey: NDArray[np.uint8], ink: NDArray[np.uint8], box: tuple[int, int, int, int]
) -> Mark:
    """Cut a mark out with some air, as high as the network wants it and in its own proportions."""
    x, y, w, h = box
    high, wide = grey.shape
    middle = (x + w / 2, y + h / 2)
    side = max(h, w) * (1 + 2 * _AIR)
    scale = MARK_PX / side
    way = np.array(
        [[scale, 0, MARK_PX / 2 - scale * middle[0]], [0, scale, MARK_PX / 2 - scale * middle[1]]], np.float64
    )
    crop = cv2.warpAffine(
        grey, way, (MARK_PX, MARK_PX), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    printed, part = ink[y : y + h, x : x + w] > 0, flat_bgr[y : y + h, x : x + w]
    return Mark(
        np.asarray(crop, np.uint8),
        middle[0] / wide,
        middle[1] / high,
        w / wide,
        h / high,
        _find_colour(part[printed]),
        _find_colour(part[~printed]),
    )


def _find_colour(pixels: NDArray[np.uint8]) -> Colour:
    if not len(pixels):
        return (255.0, 255.0, 255.0)
    blue, green, red = np.median(pixels, axis=0)
    return float(blue), float(green), float(red)
