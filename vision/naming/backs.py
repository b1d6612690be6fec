"""Telling the back of a card from its face."""

from __future__ import annotations

import math
from itertools import product
from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.geometry import Image, as_image, rectify

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from vision.reading import Corners

_SIZE_WH = (40, 60)
_LEAST_CONTRAST = 6.0  # a plain card is like its mirror picture, whichever side it shows
_BACK_LIKENESS = 0.85  # printed backs are the same after half a turn, but light and outline never are quite
_PLAY_PX = 2  # of forty: how far an outline may be off


def looks_like_back(image_bgr: Image, corners: Corners) -> bool:
    """Tell whether a card looks the same after half a turn or in a mirror, as backs do and faces do not."""
    margin = (0.06, 0.05, 0.94, 0.95)
    flat = rectify(image_bgr, corners, (4 * _SIZE_WH[0], 4 * _SIZE_WH[1]), margin)
    small = cv2.resize(flat, _SIZE_WH, interpolation=cv2.INTER_AREA)
    return measure_symmetry(as_image(small)) > _BACK_LIKENESS


def measure_symmetry(card_bgr: Image) -> float:
    """Return how alike a flat card and its half turn or mirror picture are: 1 the same, 0 unrelated."""
    lab = cv2.cvtColor(card_bgr, cv2.COLOR_BGR2LAB).astype(np.float64)
    spread = lab - _fit_light(lab)
    if float(spread.std()) < _LEAST_CONTRAST:
        return 0.0
    # Bands from side to side are the same in a mirror on any card, so they do not count there.
    bandless = spread - spread.mean(axis=1, keepdims=True)
    return max(_liken(spread, spread[::-1, ::-1]), _liken(bandless, bandless[:, ::-1]))


def _liken(one: NDArray[np.float64], other: NDArray[np.float64]) -> float:
    """Return the best correlation of two pictures moved by a few pixels: outlines are never exact."""
    inner = one[_PLAY_PX:-_PLAY_PX, _PLAY_PX:-_PLAY_PX]
    height, width = inner.shape[:2]
    moves = product(range(2 * _PLAY_PX + 1), repeat=2)
    return max(
        _correlate(inner, other[down : down + height, across : across + width]) for down, across in moves
    )


def _correlate(one: NDArray[np.float64], other: NDArray[np.float64]) -> float:
    strength = math.sqrt(float((one * one).mean()) * float((other * other).mean()))
    return float((one * other).mean()) / max(strength, 1e-9)


def _fit_light(lab: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the even slope of light over the card, which is no part of its print."""
    height, width = lab.shape[:2]
    down, across = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    basis = np.stack([np.ones_like(down), down, across], axis=-1).reshape(-1, 3)
    weights, *_ = np.linalg.lstsq(basis, lab.reshape(-1, lab.shape[2]), rcond=None)
    return np.asarray(basis @ weights, np.float64).reshape(lab.shape)
