"""Moves the sides of a roughly known card to the edge that can be seen in the picture."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.finding.levels import Levels, halve

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vision.geometry import Image, Quad, Quads

EdgeStrengths = NDArray[np.float32]
PixelSteps = NDArray[np.int64]
Sides = NDArray[np.bool_]  # of every card, four

WORK_WIDTH_PX = 220.0
REACHES = (0.08, 0.04)  # how far a side may move in each of two rounds, as shares of the card's shorter side
STEPS = 12  # on either side of where it was
ALONG = 28
SHARES = np.linspace(0.1, 0.9, ALONG)  # where along a side its edge is looked for
SOFT_GREY = 22.0  # a step of this many grey levels counts half
STAY = 0.1  # what a move to the end of its reach must gain in strength of the edge
FAR_REACHES = 2.5  # a corner that moves by more reaches than these has met no edge of the card
LEAST_PX = 8  # of a card in the picture, across and down
MOST_ROWS = 32_000
NOTHING_ADDED = np.empty(0, np.float32)
OUTWARD = 0.05  # it may gain this much less if it goes outwards: a line further in may be printed on the card


def refine_corners(image_bgr: Image, corners: Quad, reaches: Sequence[float] = REACHES) -> tuple[Quad, float]:
    """Return the corners moved to the visible edge, and how clear that edge is along the sides, 0 to 1."""
    quads, clear = refine_all(halve(image_bgr), corners[None], reaches)
    return quads[0], float(clear[0])


def refine_all(
    levels: Levels, quads: Quads, reaches: Sequence[float] = REACHES, held: Sides | None = None
) -> tuple[Quads, NDArray[np.float64]]:
    """Return the same for many cards of one picture at once, each at the scale that suits its size.

    Sides that are held move inwards only.
    """
    held = np.zeros((len(quads), 4), np.bool_) if held is None else held
    found, clear = quads.copy(), np.zeros(len(quads))
    widths_px = _short_sides(quads)
    finest = np.clip(np.round(np.log2(widths_px / WORK_WIDTH_PX)), 0, len(levels) - 1).astype(np.int64)
    for level in np.unique(finest[_reach_in(levels[0], quads)]):
        which = np.flatnonzero((finest == level) & _reach_in(levels[0], quads))
        # Pixel centres carry the coordinates, so a reduced picture is shifted by part of a pixel.
        scale, shift = 0.5**level, 0.5 * 0.5**level - 0.5
        local = quads[which] * scale + shift
        for reach in reaches:
            local, clear[which] = _move_sides(levels[level], local, reach * _short_sides(local), held[which])
        found[which] = (local - shift) / scale
    return found, clear


def _reach_in(image: Image, quads: Quads) -> NDArray[np.bool_]:
    """Return which cards lie far enough inside the picture."""
    margin = 0.2 * _short_sides(quads)[:, None] + 3
    low = np.maximum(quads.min(1) - margin, 0)
    high = np.minimum(quads.max(1) + margin, np.array(image.shape[1::-1]))
    return np.asarray((high - low >= LEAST_PX).all(1))


def _move_sides(
    image: Image, quads: Quads, reaches_px: NDArray[np.float64], held: Sides
) -> tuple[Quads, NDArray[np.float64]]:
    steps_px = np.maximum(reaches_px / STEPS, 0.35)[:, None]
    starts, ends = quads, np.roll(quads, -1, axis=1)
    along = ends - starts
    outward = np.stack([along[..., 1], -along[..., 0]], -1)
    outward /= np.maximum(np.linalg.norm(outward, axis=-1, keepdims=True), 1e-6)
    edges, valid = _sample_edges(image, starts, along, outward, steps_px)
    first, last, clear = _best_lines(edges, valid, held)
    starts = starts + outward * (first * steps_px)[..., None]
    ends = ends + outward * (last * steps_px)[..., None]
    moved = _cross(np.roll(starts, 1, axis=1), np.roll(ends, 1, axis=1), starts, ends)
    away = np.abs(moved - quads).max((1, 2), initial=0)
    near = np.isfinite(moved).all((1, 2)) & (away <= FAR_REACHES * reaches_px)
    return np.where(near[:, None, None], moved, quads), clear.mean(1)


def _short_sides(quads: Quads) -> NDArray[np.float64]:
    sides = np.linalg.norm(quads - np.roll(quads, -1, axis=1), axis=2)
    means = (sides[:, :2] + sides[:, 2:]) / 2
    return np.asarray(np.maximum(means.min(1), 1.0), np.float64)


def _sample_edges(
    image: Image, starts: Quads, along: Quads, outward: Quads, steps_px: NDArray[np.float64]
) -> tuple[EdgeStrengths, NDArray[np.bool_]]:
    """Return how strong an edge lies at each place along each side and each step across it."""
    across = (np.arange(-STEPS - 2, STEPS + 3) * steps_px[..., None])[:, :, None].astype(np.float32)
    middle = (starts[:, :, None] + along[:, :, None] * SHARES[:, None]).astype(np.float32)
    x, y = (
        (middle[..., axis, None] + outward[:, :, None, axis, None].astype(np.float32) * across)
        for axis in range(2)
    )
    strength = _measure_steps(_read_samples(image, x.reshape(-1, x.shape[-1]), y.reshape(-1, y.shape[-1])))
    room = np.array(image.shape[1::-1]) - 2
    valid = np.asarray(((middle >= 1) & (middle <= room)).all(-1), np.bool_)
    strength = strength.reshape(*x.shape[:3], -1)
    return strength / (strength + np.float32(SOFT_GREY)), valid


def _read_samples(image: Image, x: EdgeStrengths, y: EdgeStrengths) -> Image:
    # A remapped picture has at most 32,767 rows: that many places along all sides at once.
    parts = range(MOST_ROWS, len(x), MOST_ROWS)
    read = [
        cv2.remap(image, *rows, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        for rows in zip(np.split(x, parts), np.split(y, parts), strict=True)
    ]
    return np.asarray(np.concatenate(read), np.uint8)


def _measure_steps(samples_bgr: Image) -> EdgeStrengths:
    """Return by how many grey levels the samples of each row step, in the colour that steps most."""
    most = np.zeros((len(samples_bgr), samples_bgr.shape[1] - 4), np.int16)
    for plane in cv2.split(samples_bgr):  # whole numbers, a colour at a time: a third of the time
        values = plane.astype(np.int16)
        slope = values[:, 3:-1] + values[:, 4:] - values[:, :-4] - values[:, 1:-3]
        np.maximum(most, np.abs(slope), out=most)
    return np.asarray(most / np.float32(2), np.float32)


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
    return first, last, np.ascontiguousarray(weights.reshape(len(first), -1).T)


@lru_cache
def _list_beside() -> tuple[PixelSteps, NDArray[np.bool_]]:
    """Return for every way the nine that begin and end at most a step from it, and which of them exist."""
    first, last, _ = _lay_lines()
    number = {way: place for place, way in enumerate(zip(first.tolist(), last.tolist(), strict=True))}
    moves = [(one, other) for one in (-1, 0, 1) for other in (-1, 0, 1)]
    beside = np.array([[number.get((a + one, b + other), -1) for one, other in moves] for a, b in number])
    return beside, beside >= 0


def _best_lines(
    edges: EdgeStrengths, valid: NDArray[np.bool_], held: Sides
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    """Try every straight way along each side; return first and last step from the middle, and the edge."""
    first, last, weights = _lay_lines()
    cards, sides = edges.shape[:2]
    counts = valid.sum(-1)
    samples = (edges * valid[..., None]).reshape(cards * sides, -1)
    # NumPy's own product waits with spinning threads: ten times as long where other programs run.
    summed = np.asarray(cv2.gemm(samples, weights, 1.0, NOTHING_ADDED, 0.0), np.float32)
    support = summed / np.maximum(counts.reshape(-1, 1), 1)
    cost = STAY * (np.abs(first) + np.abs(last)) - OUTWARD * (first + last)
    score = support - cost / (2 * STEPS)
    score[held.ravel()[:, None] & (first + last > 0)] = -np.inf
    best = score.argmax(1)
    rows = np.arange(len(best))
    beside, exist = (table[best] for table in _list_beside())
    near = np.exp((score[rows[:, None], beside] - score[rows, best][:, None]) / 0.02) * exist
    near /= near.sum(1, keepdims=True)
    # A side that is hardly in the picture stays where it is.
    shown = counts >= ALONG // 3
    found = ((near * first[beside]).sum(1), (near * last[beside]).sum(1), support[rows, best])
    moved_first, moved_last, clear = (np.where(shown, value.reshape(cards, sides), 0.0) for value in found)
    return moved_first, moved_last, clear


def _cross(one: Quads, one_end: Quads, other: Quads, other_end: Quads) -> Quads:
    """Return where two lines meet; not finite where they are parallel."""
    along, across, apart = one_end - one, other_end - other, other - one
    bend = along[..., 0] * across[..., 1] - along[..., 1] * across[..., 0]
    reached = apart[..., 0] * across[..., 1] - apart[..., 1] * across[..., 0]
    share = np.divide(reached, bend, out=np.full_like(bend, np.nan), where=np.abs(bend) > 1e-9)  # noqa: PLR2004 - parallel
    return np.asarray(one + along * share[..., None], np.float64)
