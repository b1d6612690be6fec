"""Moves the sides of a roughly known card to the edge that can be seen in the picture."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import cv2
import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vision.geometry import Image, Quad

EdgeStrengths = NDArray[np.float32]
PixelSteps = NDArray[np.int64]

WORK_WIDTH_PX = 220.0
REACHES = (0.08, 0.04)  # how far a side may move, at first and then, as shares of the card's shorter side
STEPS = 12  # on either side of where it was
ALONG = 28
SHARES = np.linspace(0.1, 0.9, ALONG)  # where along a side its edge is looked for
SOFT_GREY = 22.0  # a step of this many grey levels counts half
STAY = 0.1  # what a move to the end of the reach must gain
OUTWARD = 0.05  # and this less if it is outwards: the line further in may be printed on the card


def refine_corners(image_bgr: Image, corners: Quad, reaches: Sequence[float] = REACHES) -> tuple[Quad, float]:
    """Return the corners moved to the visible edge, and how clear that edge is along the sides, 0 to 1."""
    part, way = _cut_out(image_bgr, corners)
    if part is None:
        return corners, 0.0
    local, clear = corners * way[0] + way[1], 0.0
    for reach in reaches:
        local, clear = _move_sides(part, local, reach * _short_side(local))
    return (local - way[1]) / way[0], clear


def _move_sides(part: Image, local: Quad, reach_px: float) -> tuple[Quad, float]:
    step_px = max(reach_px / STEPS, 0.35)
    sides = [_fit_side(part, local[n], local[(n + 1) % 4], step_px) for n in range(4)]
    moved = np.array([_cross(sides[n - 1][0], sides[n][0]) for n in range(4)])
    clear = float(np.mean([side[1] for side in sides]))
    return (moved if _is_near(moved, local, 2.5 * reach_px) else local), clear


def _short_side(corners: Quad) -> float:
    sides = np.linalg.norm(corners - np.roll(corners, -1, axis=0), axis=1)
    return float(max(1.0, min(sides[0] + sides[2], sides[1] + sides[3]) / 2))


def _cut_out(image: Image, corners: Quad) -> tuple[Image | None, tuple[float, Quad]]:
    """Cut the card with a margin, reduced to the working width; also return scale and shift into the cut."""
    width_px = _short_side(corners)
    margin = 0.2 * width_px + 3
    low = np.maximum(np.floor(corners.min(0) - margin), 0).astype(int)
    high = np.minimum(np.ceil(corners.max(0) + margin), np.array(image.shape[1::-1])).astype(int)
    if (high - low < 8).any():  # noqa: PLR2004 - too little of the card is in the picture
        return None, (1.0, np.zeros(2))
    part = image[low[1] : high[1], low[0] : high[0]]
    scale = min(1.0, WORK_WIDTH_PX / width_px)
    if scale < 1:
        part = np.asarray(cv2.resize(part, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
    # Pixel centres carry the coordinates, so a reduced picture is shifted by part of a pixel.
    return part, (scale, (0.5 - low) * scale - 0.5)


def _fit_side(part: Image, start: Quad, end: Quad, step_px: float) -> tuple[tuple[Quad, Quad], float]:
    """Return two points of the best line near one side, and how much of an edge lies under it."""
    way = end - start
    outward = np.array([way[1], -way[0]]) / max(float(np.hypot(*way)), 1e-6)
    edge, valid = _sample_edge(part, start, end, outward, step_px)
    if valid.sum() < ALONG // 3:
        return (start, end), 0.0
    first, last, clear = _best_line(edge, valid)
    return (start + outward * first * step_px, end + outward * last * step_px), clear


def _sample_edge(
    part: Image, start: Quad, end: Quad, outward: Quad, step_px: float
) -> tuple[EdgeStrengths, NDArray[np.bool_]]:
    """Return how strong an edge lies at each place along the side and each step across it."""
    across = np.arange(-STEPS - 2, STEPS + 3)[None, :, None] * step_px
    spots = (start + (end - start) * SHARES[:, None, None] + outward * across).astype(np.float32)
    read = cv2.remap(part, spots[..., 0], spots[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    values = np.asarray(read, np.float32)
    slope = np.abs(values[:, 3:-1] + values[:, 4:] - values[:, :-4] - values[:, 1:-3]).max(2) / 2
    middle = spots[:, STEPS + 2]
    room = np.array(part.shape[1::-1]) - 2
    valid = np.asarray(((middle >= 1) & (middle <= room)).all(1), np.bool_)
    return (slope / (slope + SOFT_GREY)).astype(np.float32), valid


@lru_cache
def _lay_lines() -> tuple[PixelSteps, PixelSteps, EdgeStrengths]:
    """Return the first and last step of every straight way along a side, and its weights on the samples."""
    steps = np.arange(-STEPS, STEPS + 1)
    first, last = (grid.ravel() for grid in np.meshgrid(steps, steps, indexing="ij"))
    keep = np.abs(first - last) <= STEPS
    first, last = first[keep], last[keep]
    places = first[:, None] + (last - first)[:, None] * SHARES + STEPS
    low = np.clip(np.floor(places).astype(int), 0, 2 * STEPS - 1)
    weights = np.zeros((len(first), ALONG, 2 * STEPS + 1), np.float32)
    lines, rows = np.arange(len(first))[:, None], np.arange(ALONG)[None, :]
    weights[lines, rows, low] = 1 - (places - low)
    weights[lines, rows, low + 1] += places - low
    return first, last, weights.reshape(len(first), -1)


def _best_line(edge: EdgeStrengths, valid: NDArray[np.bool_]) -> tuple[float, float, float]:
    """Try every straight way along a side; return its first and last step from the middle and its edge."""
    first, last, weights = _lay_lines()
    support = weights @ (edge * valid[:, None]).ravel() / valid.sum()
    cost = STAY * (np.abs(first) + np.abs(last)) - OUTWARD * (first + last)
    score = support - cost / (2 * STEPS)
    best = int(score.argmax())
    near = np.exp((score - score[best]) / 0.02)
    near[(np.abs(first - first[best]) > 1) | (np.abs(last - last[best]) > 1)] = 0
    near /= near.sum()
    return float(first @ near), float(last @ near), float(support[best])


def _cross(one: tuple[Quad, Quad], other: tuple[Quad, Quad]) -> Quad:
    """Return where two lines meet, or not-a-number where they run alike."""
    along, across = one[1] - one[0], other[1] - other[0]
    bend = along[0] * across[1] - along[1] * across[0]
    if abs(bend) < 1e-9:  # noqa: PLR2004 - parallel
        return np.full(2, np.nan)
    apart = other[0] - one[0]
    return np.asarray(one[0] + along * (apart[0] * across[1] - apart[1] * across[0]) / bend, np.float64)


def _is_near(moved: Quad, before: Quad, reach_px: float) -> bool:
    return bool(np.isfinite(moved).all() and np.abs(moved - before).max() <= reach_px)
