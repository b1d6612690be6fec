"""Laying cards' pictures exactly over references: Gauss-Newton steps on homographies, hands left out."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.naming.pictures.flattening import FINE_WH, MARGIN, Pixels, make_grid

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import ArrayLike

    from vision.geometry import Matrix
    from vision.reading import Point

Matrices = NDArray[np.float64]  # one homography each
Greys = tuple[Pixels, ...]  # one card in grey, coarse to fine

SMALLER = (4, 2, 1)  # how much smaller than fine each of the greys is
STEPS = ((0, 6), (1, 4), (2, 3))  # which of the greys, and how many steps are taken on it
LAST_STEPS = ((1, 3), (2, 2))  # for cards that are already aligned with a similar reference
DAMPING = 0.02  # of the mean curvature; holds still what nothing in the picture determines
FAR = 3.0  # residuals beyond so many times the usual one count less: hands, glare
FURTHEST = 0.11  # of the card: a corner moved further is no correction but a mistake
SETTLED = 2e-3  # of half a card, about a tenth of a pixel: smaller steps change nothing
ENDS = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))


def shrink_grey(look: Pixels) -> Greys:
    """Return a look, with its margin or without, in the sizes that cards are aligned in."""
    grey = np.asarray(cv2.cvtColor(look, cv2.COLOR_BGR2GRAY), np.float32)
    return tuple(_shrink(grey, smaller) for smaller in SMALLER)


def make_aim(look: Pixels) -> Greys:
    """Return a reference's look as what cards are aligned with."""
    return tuple(_even(grey) for grey in shrink_grey(look))


def align(wide: Sequence[Greys], aims: Sequence[Greys]) -> Matrices:
    """Return for each card and aim the homography from fractions of the reference to those of the outline.

    The cards have their margins. Where no good one is found, the outline is taken as it is.
    """
    return _align(wide, aims, np.tile(np.eye(3), (len(wide), 1, 1)), STEPS)


def align_further(wide: Sequence[Greys], aims: Sequence[Greys], starts: Sequence[Matrix]) -> Matrices:
    """Return better homographies for nearly aligned cards; where none is found, the one to start from."""
    return _align(wide, aims, np.array(starts), LAST_STEPS)


def apply(wide: Pixels, way: Matrix, size_wh: tuple[int, int] = FINE_WH) -> Pixels:
    """Return the card without its margin, laid over the reference."""
    to_pixels = _to_wide_pixels((wide.shape[1], wide.shape[0])) @ way @ _from_pixels(size_wh)
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    laid = cv2.warpPerspective(wide, to_pixels, size_wh, flags=flags, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(laid, np.float32)


def carry(look: Pixels, ends: ArrayLike) -> Pixels:
    """Return a fine look warped onto another card, whose corners lie at `ends` on this one, as fractions."""
    here, there = (np.array(places, np.float32) * FINE_WH - 0.5 for places in (ENDS, ends))
    way = cv2.getPerspectiveTransform(here.astype(np.float32), there.astype(np.float32))
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    return np.asarray(cv2.warpPerspective(look, way, FINE_WH, flags=flags, borderMode=cv2.BORDER_REPLICATE))


def move_points(points: ArrayLike, way: Matrix) -> list[Point]:
    """Return where a homography moves places given as fractions of a card."""
    if not len(np.asarray(points)):
        return []
    moved = cv2.perspectiveTransform(np.array([points], np.float64), way)
    return [(float(x), float(y)) for x, y in moved[0]]


def _align(
    wide: Sequence[Greys], aims: Sequence[Greys], starts: Matrices, steps: Sequence[tuple[int, int]]
) -> Matrices:
    ways = starts
    for level, count in steps:
        moved = _step([card[level] for card in wide], [aim[level] for aim in aims], ways, count)
        ways = _keep_near(moved, ways, 2 * FURTHEST)
    return _keep_near(ways, starts, FURTHEST)


def _keep_near(ways: Matrices, others: Matrices, furthest: float) -> Matrices:
    """Return the homographies, but the others where one moves some corner further than that."""
    ends = np.array([move_points(ENDS, way) for way in ways])
    off = np.abs(ends - np.array(ENDS)).max(axis=(1, 2))
    return np.where((off <= furthest)[:, None, None], ways, others)


def _step(questions: Sequence[Pixels], templates: Sequence[Pixels], ways: Matrices, steps: int) -> Matrices:
    shape = templates[0].shape
    targets = np.array(templates).reshape(len(templates), -1)
    slopes = _find_slopes(templates)
    weights = np.ones_like(targets)
    for _ in range(steps):
        laid = [apply(question, way, shape[::-1]) for question, way in zip(questions, ways, strict=True)]
        seen = np.array([_even(look).ravel() for look in laid])
        off = _fit_gain(seen, targets, weights) * seen - targets
        weights = np.array([_weigh(row, shape) for row in off])
        moves = _solve(slopes, slopes * weights[:, None], off)
        ways = ways @ _to_matrices(-moves)
        ways /= ways[:, 2:, 2:]
        if np.abs(moves).max() < SETTLED:
            break
    return ways


def _fit_gain(seen: Pixels, targets: Pixels, weights: Pixels) -> Pixels:
    """Return for each card how much stronger it would have to be."""
    weighed = weights * seen
    gains = (weighed * targets).sum(axis=1) / ((weighed * seen).sum(axis=1) + 1e-6)
    return np.asarray(np.maximum(gains, 0.1)[:, None], np.float32)


def _solve(slopes: Pixels, weighed: Pixels, off: Pixels) -> NDArray[Any]:
    """Return the eight numbers by which each card must be moved."""
    curvature = np.asarray(weighed @ slopes.transpose(0, 2, 1), np.float64)
    usual = curvature[:, _EIGHT, _EIGHT].mean(axis=1, keepdims=True)
    curvature[:, _EIGHT, _EIGHT] += DAMPING * usual + 1e-6
    return np.linalg.solve(curvature, weighed @ off[..., None])[..., 0]


def _weigh(off: Pixels, shape: tuple[int, ...]) -> Pixels:
    """Return how far each pixel can be trusted: little where all around it is off, as under a hand."""
    around = np.asarray(cv2.blur((off * off).reshape(shape), (5, 5)), np.float32).ravel()
    some = around[::5]
    usual = float(np.partition(some, len(some) // 2)[len(some) // 2])
    trust = 1 / (1 + around / (FAR * usual + 1e-6))
    return np.asarray(trust * trust, np.float32)


def _to_matrices(moves: NDArray[Any]) -> Matrices:
    """Return the homographies of fractions of the card that the numbers stand for."""
    entries = np.concatenate([moves, np.zeros((len(moves), 1))], axis=1).reshape(-1, 3, 3)
    return np.asarray(_FROM_SQUARE @ (entries + np.eye(3)) @ _TO_SQUARE, np.float64)


# The steps are taken on a square of -1 to 1, where turning and shifting weigh alike.
_EIGHT = np.arange(8)
_TO_SQUARE: Matrix = np.array([[2, 0, -1], [0, 2, -1], [0, 0, 1.0]])
_FROM_SQUARE: Matrix = np.asarray(np.linalg.inv(_TO_SQUARE), np.float64)


def _find_slopes(templates: Sequence[Pixels]) -> NDArray[np.float32]:
    """Return how each pixel of each template changes with each of the eight numbers of a homography."""
    high, wide = templates[0].shape
    x, y = make_grid(high, wide)
    slopes = np.empty((len(templates), 8, high, wide), np.float32)  # filled in place: it is large
    for template, rows in zip(templates, slopes, strict=True):
        across, down = rows[2], rows[5]
        cv2.Sobel(template, cv2.CV_32F, 1, 0, dst=across, scale=wide / 16)
        cv2.Sobel(template, cv2.CV_32F, 0, 1, dst=down, scale=high / 16)
        for number, (slope, place) in {0: (across, x), 1: (across, y), 3: (down, x), 4: (down, y)}.items():
            np.multiply(slope, place, out=rows[number])
        both = -(rows[0] + rows[4])
        np.multiply(both, x, out=rows[6])
        np.multiply(both, y, out=rows[7])
    return slopes.reshape(len(templates), 8, -1)


def _even(grey: Pixels) -> Pixels:
    """Return a picture with the light of its surroundings taken out."""
    reach = grey.shape[0] // 3 | 1
    even = grey - cv2.blur(grey, (reach, reach))
    _, spread = cv2.meanStdDev(even)
    return np.asarray(even * np.float32(1 / (float(spread[0, 0]) + 1e-3)), np.float32)


def _shrink(grey: Pixels, smaller: int) -> Pixels:
    grey = np.asarray(cv2.GaussianBlur(grey, (0, 0), 0.6 * smaller), np.float32)
    if smaller == 1:
        return grey
    small_wh = (grey.shape[1] // smaller, grey.shape[0] // smaller)
    return np.asarray(cv2.resize(grey, small_wh, interpolation=cv2.INTER_AREA), np.float32)


@cache
def _from_pixels(size_wh: tuple[int, int]) -> Matrix:
    """Return the way from pixel numbers to fractions of the card."""
    across, down = 1 / size_wh[0], 1 / size_wh[1]
    return np.array([[across, 0, across / 2], [0, down, down / 2], [0, 0, 1]])


@cache
def _to_wide_pixels(size_wh: tuple[int, int]) -> Matrix:
    """Return the way from fractions of the card to pixel numbers of its picture with the margin."""
    across, down = size_wh[0] / (1 + 2 * MARGIN), size_wh[1] / (1 + 2 * MARGIN)
    return np.array([[across, 0, across * MARGIN - 0.5], [0, down, down * MARGIN - 0.5], [0, 0, 1]])
