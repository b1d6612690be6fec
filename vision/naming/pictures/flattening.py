"""A card's picture as it is compared with others: straightened and small."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Image, as_image, rectify
from vision.overlap import measure_width

if TYPE_CHECKING:
    from vision.reading import Corners

Pixels = NDArray[np.float32]  # rows, columns, and blue, green, red of each pixel, 0 to 255

FINE_WH = (64, 88)  # about a pixel a millimetre: what a card 60 pixels wide still shows
MARGIN = 0.125  # of the card on each side is looked at as well, for outlines are never exact
WIDE_WH = (80, 110)  # the fine picture with its margin
COARSE_WH = (16, 22)
ASKED_SOFT, KNOWN_SOFT = 0.7, 0.9  # blurs that leave of a reference what a question at a distance shows


def flatten(image_bgr: Image, corners: Corners) -> Pixels:
    """Return a card with its margin, averaged down from the picture's own resolution."""
    width_px = measure_width(np.array(corners, np.float64))
    over = int(np.clip(round(width_px / FINE_WH[0]), 1, 4))
    part = (-MARGIN, -MARGIN, 1 + MARGIN, 1 + MARGIN)
    flat = rectify(image_bgr, corners, (over * WIDE_WH[0], over * WIDE_WH[1]), part)
    if over > 1:
        flat = as_image(cv2.resize(flat, WIDE_WH, interpolation=cv2.INTER_AREA))
    return flat.astype(np.float32)


@cache
def make_grid(high: int, wide: int) -> tuple[Pixels, Pixels]:
    """Return how far right and down each pixel lies, from -1 to 1."""
    y, x = np.mgrid[-1 + 1 / high : 1 - 1 / high : high * 1j, -1 + 1 / wide : 1 - 1 / wide : wide * 1j]
    return x.astype(np.float32), y.astype(np.float32)


def shrink_to_fine(card_bgr: Image) -> Pixels:
    """Return a straightened card without margin in the size of comparing."""
    return np.asarray(cv2.resize(card_bgr, FINE_WH, interpolation=cv2.INTER_AREA), np.float32)


def soften(look: Pixels, sigma: float) -> Pixels:
    """Blur a look."""
    return np.asarray(cv2.GaussianBlur(look, (0, 0), sigma), np.float32)


def shrink_to_coarse(look: Pixels) -> NDArray[np.float32]:
    """Return a fine look as a few pixels in lightness and two colours, a row each."""
    coarse = np.asarray(cv2.resize(look, COARSE_WH, interpolation=cv2.INTER_AREA), np.float32)
    return np.asarray(cv2.cvtColor(coarse / 255, cv2.COLOR_BGR2LAB), np.float32).reshape(-1, 3)


def widen(look: Pixels) -> Pixels:
    """Return a look without margin as one with it, its edges continued."""
    down, across = (WIDE_WH[1] - FINE_WH[1]) // 2, (WIDE_WH[0] - FINE_WH[0]) // 2
    return np.asarray(cv2.copyMakeBorder(look, down, down, across, across, cv2.BORDER_REPLICATE), np.float32)
