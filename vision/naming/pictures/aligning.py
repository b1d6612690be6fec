"""Laying a card's picture exactly over a reference: Gauss-Newton steps on a homography, hands left out."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np

from vision.naming.pictures.flattening import FINE_WH, MARGIN, WIDE_WH, Pixels

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from vision.geometry import Matrix
    from vision.reading import Point

STEPS = ((4, 6), (2, 4), (1, 3))  # how much smaller than fine the pictures are, and how many steps are taken
LAST_STEPS = ((2, 3), (1, 2))  # for a card that is laid over a reference's neighbour already
DAMPING = 0.02  # of the mean curvature; keeps ways nothing in the picture speaks for
FAR = 3.0  # residuals beyond so many times the usual one count less: hands, glare
FURTHEST = 0.11  # of the card: a corner moved further is no correction but a mistake


def align(wide: Pixels, reference: Pixels, start: Matrix | None = None) -> Matrix:
    """Return the way from fractions of the reference to fractions of the card as outlined.

    `wide` is the flattened card with its margin. Where no good way is found, it is the one to start from.
    """
    before: Matrix = np.eye(3) if start is None else start
    way = before
    grey, aim = (np.asarray(cv2.cvtColor(look, cv2.COLOR_BGR2GRAY), np.float32) for look in (wide, reference))
    for smaller, steps in STEPS if start is None else LAST_STEPS:
        question, template = _shrink(grey, WIDE_WH, smaller), _shrink(aim, FINE_WH, smaller)
        way = _step(question, template, way, steps)
    return way if measure_move(way) <= FURTHEST else before


def apply(wide: Pixels, way: Matrix, size_wh: tuple[int, int] = FINE_WH) -> Pixels:
    """Return the card without its margin, laid over the reference."""
    to_pixels = _to_wide_pixels((wide.shape[1], wide.shape[0])) @ way @ _from_pixels(size_wh)
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    laid = cv2.warpPerspective(wide, to_pixels, size_wh, flags=flags, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(laid, np.float32)


def move_points(points: Sequence[Point], way: Matrix) -> list[Point]:
    """Return where the way leads places given as fractions of a card."""
    moved = cv2.perspectiveTransform(np.array([points], np.float64), way)
    return [(float(x), float(y)) for x, y in moved[0]]


def measure_move(way: Matrix) -> float:
    """Return how far the way moves the corner that it moves most, in fractions of the card."""
    ends = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
    off = np.abs(np.array(move_points(ends, way)) - np.array(ends)).max()
    return float(off) if np.isfinite(off) else float("inf")


def _step(question: Pixels, template: Pixels, way: Matrix, steps: int) -> Matrix:
    size_wh = (template.shape[1], template.shape[0])
    wide_wh = (question.shape[1], question.shape[0])
    target = _even(template).ravel()
    slopes = _find_slopes(target.reshape(template.shape))
    into, out_of = _to_wide_pixels(wide_wh), _from_pixels(size_wh)
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    weights = np.ones_like(target)
    for _ in range(steps):
        seen = cv2.warpPerspective(
            question, into @ way @ out_of, size_wh, flags=flags, borderMode=cv2.BORDER_REPLICATE
        )
        even = _even(np.asarray(seen, np.float32)).ravel()
        gain = float((weights * even) @ target) / (float((weights * even) @ even) + 1e-6)
        off = max(gain, 0.1) * even - target
        weights = _weigh(off, template.shape)
        weighed = slopes * weights
        curvature = weighed @ slopes.T
        curvature[np.diag_indices(8)] += DAMPING * np.trace(curvature) / 8
        move = np.linalg.solve(curvature, weighed @ off)
        way = way @ np.linalg.inv(_FROM_SQUARE @ _to_matrix(move) @ _TO_SQUARE)
        way /= way[2, 2]
        if np.abs(move).max() < 2e-3 or measure_move(way) > 2 * FURTHEST:  # noqa: PLR2004 - a tenth of a pixel
            break
    return way


def _weigh(off: Pixels, shape: tuple[int, ...]) -> Pixels:
    """Return how far each pixel is to be trusted: little where all around it is off, as under a hand."""
    around = np.asarray(cv2.blur((off * off).reshape(shape), (5, 5)), np.float32).ravel()
    return np.asarray(1 / (1 + around / (FAR * float(np.median(around[::5])) + 1e-6)) ** 2, np.float32)


def _to_matrix(move: NDArray[Any]) -> Matrix:
    a, b, c, d, e, f, g, h = move.tolist()
    return np.array([[1 + a, b, c], [d, 1 + e, f], [g, h, 1]])


# The steps are taken on a square of -1 to 1, where turning and shifting weigh alike.
_TO_SQUARE: Matrix = np.array([[2, 0, -1], [0, 2, -1], [0, 0, 1.0]])
_FROM_SQUARE: Matrix = np.asarray(np.linalg.inv(_TO_SQUARE), np.float64)


def _find_slopes(target: Pixels) -> NDArray[np.float32]:
    """Return how each pixel changes with each of the eight numbers of a homography."""
    high, wide = target.shape
    across = cv2.Sobel(target, cv2.CV_32F, 1, 0, scale=1 / 8) * (wide / 2)
    down = cv2.Sobel(target, cv2.CV_32F, 0, 1, scale=1 / 8) * (high / 2)
    x, y = _make_grid(high, wide)
    both = across * x + down * y
    ways = (across * x, across * y, across, down * x, down * y, down, -both * x, -both * y)
    return np.stack([way.ravel() for way in ways]).astype(np.float32)


@cache
def _make_grid(high: int, wide: int) -> tuple[Pixels, Pixels]:
    """Return how far right and down each pixel lies, from -1 to 1."""
    y, x = np.mgrid[-1 + 1 / high : 1 - 1 / high : high * 1j, -1 + 1 / wide : 1 - 1 / wide : wide * 1j]
    return x.astype(np.float32), y.astype(np.float32)


def _even(grey: Pixels) -> Pixels:
    """Return a picture with the light of its surroundings taken out."""
    reach = grey.shape[0] // 3 | 1
    even = grey - cv2.blur(grey, (reach, reach))
    return np.asarray(even / (even.std() + 1e-3), np.float32)


def _shrink(grey: Pixels, size_wh: tuple[int, int], smaller: int) -> Pixels:
    grey = np.asarray(cv2.GaussianBlur(grey, (0, 0), 0.6 * smaller), np.float32)
    if smaller == 1:
        return grey
    small_wh = (size_wh[0] // smaller, size_wh[1] // smaller)
    return np.asarray(cv2.resize(grey, small_wh, interpolation=cv2.INTER_AREA), np.float32)


def _from_pixels(size_wh: tuple[int, int]) -> Matrix:
    """Return the way from pixel numbers to fractions of the card."""
    across, down = 1 / size_wh[0], 1 / size_wh[1]
    return np.array([[across, 0, across / 2], [0, down, down / 2], [0, 0, 1]])


def _to_wide_pixels(size_wh: tuple[int, int]) -> Matrix:
    """Return the way from fractions of the card to pixel numbers of its picture with the margin."""
    across, down = size_wh[0] / (1 + 2 * MARGIN), size_wh[1] / (1 + 2 * MARGIN)
    return np.array([[across, 0, across * MARGIN - 0.5], [0, down, down * MARGIN - 0.5], [0, 0, 1]])
