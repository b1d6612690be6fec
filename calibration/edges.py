"""The corners of a printed square to a tenth of a pixel: its four edges are followed and made to meet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np

from calibration.corners import as_corners

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from vision.geometry import Image, Reals
    from vision.reading import Corners

_CELLS = 8  # a marker's side, its black border counted in
_ALONG = np.linspace(0.09, 0.91, 32)
_TOGETHER = 4  # neighbours along an edge are averaged against noise
_ACROSS = np.linspace(-1, 1, 15)
_BETWEEN = (_ACROSS[1:] + _ACROSS[:-1]) / 2
_MOST_REACH_PX = (12.0, 5.0, 4.0)  # in each round: wide at first, for a corner that was found off its place
_MOST_BLUR_PX = 8.0
_LEAST_SINE = 0.05  # sine of the angle between two edges; at a smaller one they do not meet


def refine_corners(grey: Image, squares: Sequence[Corners]) -> list[Corners]:
    """Return the squares with their corners where their edges meet; one without clear edges is kept."""
    if not squares:
        return []
    given = np.array(squares, np.float64)
    refined = given
    for most_px in _MOST_REACH_PX:
        refined = _meet(_fit_lines(*_find_edges(grey, refined, most_px)))
        refined = np.where(_is_near(refined, given)[:, None, None], refined, given)
    return [as_corners(square) for square in refined]


def measure_blur_px(grey: Image, squares: Sequence[Corners]) -> float:
    """Return how wide the edges of printed squares are: the spread of the way from dark to light."""
    levels, reach_px = _cross_edges(grey, np.array(squares, np.float64), _MOST_BLUR_PX)[2:]
    rises = _find_rises(_average(levels))
    shares = rises / np.maximum(rises.sum(axis=-1, keepdims=True), 1e-6)
    middles = (shares * _BETWEEN).sum(axis=-1, keepdims=True)
    spread = np.sqrt((shares * (_BETWEEN - middles) ** 2).sum(axis=-1))
    return float(np.median(spread * reach_px))


def _find_edges(grey: Image, squares: Reals, most_px: float) -> tuple[Reals, Reals]:
    """Return for each square and edge the points where dark turns light, and how clearly it does."""
    on_edge, outwards, levels, reach_px = _cross_edges(grey, squares, most_px)
    rises = _find_rises(_average(levels))
    clarity = rises.sum(axis=-1)
    offsets = (rises * _BETWEEN).sum(axis=-1) / np.maximum(clarity, 1e-6)
    return _average(on_edge) + (reach_px * offsets)[..., None] * outwards[:, :, None], clarity


def _cross_edges(grey: Image, squares: Reals, most_px: float) -> tuple[Reals, Reals, Reals, Reals]:
    """Return points on each edge, the way outwards, the levels on the way across, and how far that goes."""
    begins, ends = squares, np.roll(squares, -1, axis=1)
    sides_px = np.linalg.norm(ends - begins, axis=2, keepdims=True)
    # Clockwise with y down: outwards is to the left of the way.
    outwards = np.stack([ends[..., 1] - begins[..., 1], begins[..., 0] - ends[..., 0]], axis=2) / sides_px
    reach_px = np.clip(0.45 * sides_px.mean(axis=1, keepdims=True) / _CELLS, 1.5, most_px)
    on_edge = begins[:, :, None] + _ALONG[:, None] * (ends - begins)[:, :, None]
    across = _ACROSS[:, None] * (reach_px * outwards)[:, :, None]
    levels = _sample(grey, on_edge[:, :, :, None] + across[:, :, None])
    return on_edge, outwards, levels, reach_px


def _sample(grey: Image, spots: Reals) -> Reals:
    rows = spots.reshape(spots.shape[0] * 4, -1, 2).astype(np.float32)
    levels = cv2.remap(grey, rows[..., 0], rows[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(levels, np.float64).reshape(spots.shape[:-1])


def _average(along_edges: Reals) -> Reals:
    squares, edges, _, *rest = along_edges.shape
    return np.asarray(along_edges.reshape(squares, edges, -1, _TOGETHER, *rest).mean(axis=3))


def _find_rises(levels: Reals) -> Reals:
    """Return by how much each step on the way across an edge grows lighter, leaving out noise."""
    rises = np.diff(levels, axis=-1)
    return np.asarray(np.clip(rises - 0.15 * rises.max(axis=-1, keepdims=True), 0, None))


def _fit_lines(points: Reals, clarity: Reals) -> Reals:
    """Return each edge's line (a, b, c) with ax + by = c; stray and faint points count little."""
    trust = clarity / np.maximum(clarity.max(axis=-1, keepdims=True), 1e-6) + 1e-9
    weights = trust
    for _ in range(3):
        shares = (weights / weights.sum(axis=-1, keepdims=True))[..., None]
        middle = (points * shares).sum(axis=-2, keepdims=True)
        away = points - middle
        normal = _find_normal(away, shares)
        strays = np.abs((away * normal).sum(axis=-1))
        usual = np.maximum(2 * np.median(strays, axis=-1, keepdims=True), 0.05)
        weights = trust / (1 + (strays / usual) ** 2) ** 2
    return np.concatenate([normal, (normal * middle).sum(axis=-1, keepdims=True)], axis=-1)[..., 0, :]


def _find_normal(away: Reals, shares: Reals) -> Reals:
    """Return the direction in which points about their middle spread least."""
    x, y = away[..., 0], away[..., 1]
    share = shares[..., 0]
    spread_x, spread_y, both = ((share * part).sum(axis=-1) for part in (x * x, y * y, x * y))
    along = np.arctan2(2 * both, spread_x - spread_y) / 2
    return np.stack([-np.sin(along), np.cos(along)], axis=-1)[..., None, :]


def _meet(lines: Reals) -> Reals:
    """Return each square's corners: where each edge meets the one before it; infinite where they do not."""
    a, b, c = np.moveaxis(lines, -1, 0)
    a0, b0, c0 = np.moveaxis(np.roll(lines, 1, axis=1), -1, 0)
    sine = a0 * b - a * b0
    sine = np.where(np.abs(sine) < _LEAST_SINE, np.nan, sine)
    corners = np.stack([c0 * b - c * b0, a0 * c - a * c0], axis=-1) / sine[..., None]
    return np.where(np.isfinite(corners), corners, np.inf)


def _is_near(refined: Reals, given: Reals) -> NDArray[np.bool_]:
    sides_px = np.linalg.norm(given[:, 1] - given[:, 0], axis=-1)
    moved_px = np.linalg.norm(refined - given, axis=-1).max(axis=-1)
    return np.asarray(moved_px < np.maximum(2.0, sides_px / _CELLS))
