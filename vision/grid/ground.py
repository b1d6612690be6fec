"""Tells empty places of a grid by what they have in common: the bare table, a cloth, a playmat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Sequence

Piece = NDArray[np.float32]
PLAIN = 0.1  # cards vary by 0.16 and more in any light; see vision/finding/slots.py
PARTS = (4, 3)  # of a place, down and across
# A part looks like others if it is as near to three of them as most parts are, six times over. On the grids
# for choosing that holds for no part of a card that fits nothing, by glare or under a hand, nor of a strange
# card; of 330 empty places all have at least five such parts in twelve, and 310 have nine and more. What
# covers more of a place than a token may be a card that was pushed off its own.
TIMES_USUAL, LEAST_ALIKE, MOST_ALIKE = 6.0, 0.06, 0.15
LIKE_OTHERS = 3
BARE, ALL_BARE = 0.4, 0.7
_DARKEST, _BRIGHTEST = 18.0, 245.0
_SMOOTH_PX, _AROUND_PX = 0.8, 3.0
_FAINT = 10.0  # added before the logarithm, so that noise in the dark is no print
_LIGHT_WEIGHS, _PRINT_WEIGHS = 0.5, 2.0  # beside the colours: light changes over a table, print does not


def looks_plain(piece: Piece) -> bool:
    """Tell whether a piece of the table has one colour but for a slope of light, and enough light."""
    level = float(piece.mean())
    if not _DARKEST < level < _BRIGHTEST:
        return False
    high, wide = piece.shape[:2]
    down, across = np.mgrid[-1 : 1 : high * 1j, -1 : 1 : wide * 1j]
    basis = np.stack([np.ones_like(down), down, across], axis=-1).reshape(-1, 3)
    colours = piece.reshape(-1, 3).astype(np.float64)
    weights, *_ = np.linalg.lstsq(basis, colours, rcond=None)
    return bool((colours - basis @ weights).std(axis=0).max() / (level + 12) < PLAIN)


def measure_alike(pieces: Sequence[Piece]) -> list[float]:
    """Tell of each place how much of it looks like other places, as no card does."""
    if len(pieces) <= 1:
        return [0.0] * len(pieces)
    parts = [describe(piece) for piece in pieces]
    apart = [_measure_apart(one, parts[:number] + parts[number + 1 :]) for number, one in enumerate(parts)]
    alike = float(np.clip(TIMES_USUAL * np.median(apart), LEAST_ALIKE, MOST_ALIKE))
    return [float((one < alike).mean()) for one in apart]


def describe(piece: Piece) -> Piece:
    """Return for each part of a place its colours, its light, and how much it is printed on, a row each."""
    logs = np.log(np.asarray(cv2.GaussianBlur(piece, (0, 0), _SMOOTH_PX), np.float32) + _FAINT)
    light = logs.mean(axis=2)
    prints = light - cv2.GaussianBlur(light, (0, 0), _AROUND_PX)
    blue, red = logs[..., 0] - logs[..., 1], logs[..., 2] - logs[..., 1]
    values = _split(np.stack([blue, red, light, prints], axis=-1))
    means, varied = values.mean(axis=1), values.std(axis=1)
    return np.stack(
        [
            means[:, 0],
            means[:, 1],
            _LIGHT_WEIGHS * means[:, 2],
            _PRINT_WEIGHS * varied[:, 3],
            *varied[:, :2].T,
        ],
        axis=1,
    )


def _split(values: Piece) -> Piece:
    down, across = PARTS
    high, wide = values.shape[0] // down, values.shape[1] // across
    even = values[: high * down, : wide * across].reshape(down, high, across, wide, -1)
    return even.transpose(0, 2, 1, 3, 4).reshape(down * across, high * wide, -1)


def _measure_apart(parts: Piece, others: Sequence[Piece]) -> Piece:
    """Return for each part how far it is from the parts of other places that are most like it."""
    apart = np.linalg.norm(parts[:, None] - np.concatenate(others), axis=2)
    return np.asarray(np.sort(apart, axis=1)[:, LIKE_OTHERS - 1], np.float32)
