"""What one slot for a card looks like: empty, or with a card where the slot would hold it."""

from collections.abc import Iterator

import cv2
import numpy as np

from vision.corners import refine_corners
from vision.geometry import Image, map_to_picture, rectify
from vision.overlap import is_sound, to_corners
from vision.reading import Corners, Outline

GUESSED = 0.3  # confidence in an outline nothing but the slot speaks for
SLOT_PLAY_MM = 6.0  # a slot is so much wider and higher than its card
PLAIN = 0.1  # cards vary by 0.16 and more in any light, the floors of trays by 0.05, wood by 0.08
_INSIDE = (0.12, 0.1, 0.88, 0.9)
_SIZE_WH = (20, 30)  # about two millimetres a pixel, so that the grain of a floor is smoothed away
_OVER = 6
_DARKEST, _BRIGHTEST = 18, 245


def looks_empty(image_bgr: Image, slot: Corners) -> bool:
    """Tell whether a slot shows nothing but a plain floor; too dark or dazzled it might hide a card."""
    flat = _flatten(image_bgr, slot)
    return _DARKEST < float(flat.mean()) < _BRIGHTEST and measure_print(image_bgr, slot) < PLAIN


def is_lit(image_bgr: Image, zone: Corners) -> bool:
    """Tell whether a zone is neither too dark nor too dazzled for anything to be seen in it."""
    return _DARKEST < float(rectify(image_bgr, zone, _SIZE_WH).mean()) < _BRIGHTEST


def measure_print(image_bgr: Image, slot: Corners) -> float:
    """Return how much the colours inside a slot vary beside their brightness, apart from a slope of light."""
    flat = _flatten(image_bgr, slot)
    down, across = np.mgrid[-1 : 1 : _SIZE_WH[1] * 1j, -1 : 1 : _SIZE_WH[0] * 1j]
    basis = np.stack([np.ones_like(down), down, across], axis=-1).reshape(-1, 3)
    colours = flat.reshape(-1, 3).astype(np.float64)
    weights, *_ = np.linalg.lstsq(basis, colours, rcond=None)
    return float((colours - basis @ weights).std(axis=0).max() / (colours.mean() + 12))


def guess_card(image_bgr: Image, slot: Corners, card_wh_mm: tuple[float, float]) -> Iterator[Outline]:
    """Give the outline a card would have in the middle of its slot, its sides moved to visible edges."""
    across, down = (SLOT_PLAY_MM / 2 / (side_mm + SLOT_PLAY_MM) for side_mm in card_wh_mm)
    spots = [(across, down), (1 - across, down), (1 - across, 1 - down), (across, 1 - down)]
    corners, _ = refine_corners(image_bgr, np.array(map_to_picture(spots, slot)))
    if is_sound(corners):
        yield Outline(to_corners(corners), GUESSED)


def _flatten(image_bgr: Image, slot: Corners) -> Image:
    large = rectify(image_bgr, slot, (_OVER * _SIZE_WH[0], _OVER * _SIZE_WH[1]), _INSIDE)
    return cv2.resize(large, _SIZE_WH, interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
