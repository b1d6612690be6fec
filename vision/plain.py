"""What a bare piece of the table looks like: plain or printed on, and what its parts have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cv2
import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

PLAIN = 0.1  # cards vary by 0.16 and more in any light, the floors of trays by 0.05, wood by 0.08
DARKEST, BRIGHTEST = 18.0, 245.0
_AROUND_PX = 3.0
_FAINT = 10.0  # added before the logarithm, so that noise in the dark is no print
_LIGHT_WEIGHS, _PRINT_WEIGHS = 0.5, 2.0  # beside the colours: light changes over a table, print does not


def looks_plain(flat: NDArray[Any]) -> bool:
    """Tell whether a piece shows nothing but a plain floor; too dark or dazzled it might hide a card."""
    return has_light(flat) and _measure_print(flat) < PLAIN


def has_light(flat: NDArray[Any]) -> bool:
    """Tell whether a piece is neither too dark nor too dazzled for anything to be seen in it."""
    return DARKEST < float(flat.mean()) < BRIGHTEST


def _measure_print(flat: NDArray[Any]) -> float:
    """Return how much the colours of a piece vary beside their brightness, apart from a slope of light."""
    high, wide = flat.shape[:2]
    down, across = np.mgrid[-1 : 1 : high * 1j, -1 : 1 : wide * 1j]
    basis = np.stack([np.ones_like(down), down, across], axis=-1).reshape(-1, 3)
    colours = flat.reshape(-1, 3).astype(np.float64)
    weights, *_ = np.linalg.lstsq(basis, colours, rcond=None)
    return float((colours - basis @ weights).std(axis=0).max() / (colours.mean() + 12))


def describe_parts(flat: NDArray[Any], parts: tuple[int, int], smooth_px: float) -> NDArray[np.float32]:
    """Return for each part, in rows and columns, its colours, its light, and how much it is printed on."""
    logs = np.log(np.asarray(cv2.GaussianBlur(flat, (0, 0), smooth_px), np.float32) + _FAINT)
    light = logs.mean(axis=2)
    prints = light - cv2.GaussianBlur(light, (0, 0), _AROUND_PX)
    blue, red = logs[..., 0] - logs[..., 1], logs[..., 2] - logs[..., 1]
    values = np.stack([blue, red, light, prints], axis=-1)
    (down, across), (high, wide) = parts, (values.shape[0] // parts[0], values.shape[1] // parts[1])
    cut = (
        values[: high * down, : wide * across].reshape(down, high, across, wide, -1).transpose(0, 2, 1, 3, 4)
    )
    means, varied = (measure(cut, axis=(2, 3)) for measure in (np.mean, np.std))
    weighed = [_LIGHT_WEIGHS * means[..., 2:3], _PRINT_WEIGHS * varied[..., 3:]]
    return np.asarray(np.concatenate([means[..., :2], *weighed, varied[..., :2]], axis=-1), np.float32)
