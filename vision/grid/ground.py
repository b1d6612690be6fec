"""Tells empty places of a grid by what they have in common: the bare table, a cloth, a playmat."""

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

Row = NDArray[np.float32]
PLAIN = 0.1  # cards vary by 0.16 and more in any light; see vision/finding/slots.py
# Of 818 empty places of the grids for choosing 790 are so alike to two others, and most of the rest had a hand
# or a plate on them; cards that fit nothing, by glare or under a hand, differ by 0.57, strange ones by 0.47.
ALIKE = 0.4
NEEDED = 2  # others that a place must look like
_DARKEST, _BRIGHTEST = 18.0, 245.0
_SMOOTH_PX = 0.8
_LIGHT_BINS, _LIGHT_REACH = 13, 1.2  # steps of light beside the surroundings, as logarithms
_AROUND_PX = 8.0  # a shadow's edge is no print: light is taken beside that of so wide a neighbourhood
_COLOUR_BINS, _COLOUR_REACH = 20, 1.0  # steps of blue and of red beside green, as logarithms
_FAINT = 10.0  # added before the logarithm, so that noise in the dark is no print


def looks_plain(piece: Row) -> bool:
    """Tell whether a piece of the table has one colour but for a slope of light, and light enough to say so."""
    level = float(piece.mean())
    if not _DARKEST < level < _BRIGHTEST:
        return False
    high, wide = piece.shape[:2]
    down, across = np.mgrid[-1 : 1 : high * 1j, -1 : 1 : wide * 1j]
    basis = np.stack([np.ones_like(down), down, across], axis=-1).reshape(-1, 3)
    colours = piece.reshape(-1, 3).astype(np.float64)
    weights, *_ = np.linalg.lstsq(basis, colours, rcond=None)
    return bool((colours - basis @ weights).std(axis=0).max() / (level + 12) < PLAIN)


def describe(piece: Row) -> Row:
    """Return which colours a piece has and how its light varies, whatever the light is and where."""
    logs = np.log(np.asarray(cv2.GaussianBlur(piece, (0, 0), _SMOOTH_PX), np.float32) + _FAINT)
    mean = logs.mean(axis=2)
    light = np.clip(mean - cv2.GaussianBlur(mean, (0, 0), _AROUND_PX), -_LIGHT_REACH, _LIGHT_REACH)
    lights, _ = np.histogram(light, _LIGHT_BINS, (-_LIGHT_REACH, _LIGHT_REACH))
    blue, red = (np.clip(logs[..., n] - logs[..., 1], -_COLOUR_REACH, _COLOUR_REACH).ravel() for n in (0, 2))
    reach = (-_COLOUR_REACH, _COLOUR_REACH)
    colours, *_ = np.histogram2d(blue, red, _COLOUR_BINS, (reach, reach))
    rows = [
        cv2.GaussianBlur(bins / blue.size, (0, 0), _SMOOTH_PX).ravel() for bins in (lights[None], colours)
    ]
    return np.concatenate(rows).astype(np.float32)


def find_alike(rows: Sequence[Row]) -> list[bool]:
    """Tell of each place whether it looks like some others: what lies on a place looks like nothing else."""
    if len(rows) <= NEEDED:
        return [False] * len(rows)
    table = np.stack(rows)
    apart = np.abs(table[:, None] - table).sum(axis=2) / 2
    return [bool(np.sort(np.delete(one, n))[NEEDED - 1] <= ALIKE) for n, one in enumerate(apart)]
