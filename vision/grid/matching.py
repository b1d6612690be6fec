"""Finds which enrolled card lies about a place of the table, how it is turned, and how well it fits."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from vision.grid.flat import Flat
from vision.grid.prints import COARSE, FINE, MIDDLE, Prints, Rows, normalise, split
from vision.reading import Point

STRAIGHT: tuple[float, ...] = (0.0,)
TILTED = (-32.0, -24.0, -16.0, -8.0, 8.0, 16.0, 24.0, 32.0)  # as cards are turned that have acted
REACH_MM = 12.0  # how far from its place a card is looked for
ENOUGH = 0.86  # a straight card that fits so well need not be looked for turned; others fit worse by far
TRIED = 5  # candidates compared finely
PART_FITS = 0.35
ALIKE_DEG = 20.0  # other candidates are compared as the best one lies, so they must lie much the same


@dataclass(frozen=True, slots=True)
class Fit:
    """One card at one place: how it lies there, and how well it fits, as a whole and part by part."""

    id: str
    side: str
    at_mm: Point
    turned_deg: float
    whole: float  # correlation of all of it, from -1 to 1
    parts: float  # the mean correlation of its parts
    agreeing: float  # the share of parts that fit

    @property
    def score(self) -> float:
        """How well it fits, between 0 and 1."""
        return max(0.0, min(1.0, 0.5 * self.whole + 0.5 * self.parts))


def find_fits(
    flat: Flat, smooth: Flat, at_mm: Point, prints: Prints, ids: Sequence[str] | None = None
) -> list[Fit]:
    """Return the cards that fit best about a place, the best first, each side of each card once.

    `smooth` is the same part of the table as the coarse pictures show it.
    """
    rows = prints.rows_of(ids)
    found = _search(smooth, at_mm, prints, rows, STRAIGHT, REACH_MM)
    if found.scores.max() < ENOUGH:
        found = _better(found, _search(smooth, at_mm, prints, rows, TILTED, REACH_MM))
    return _refine(flat, prints, rows, found)


@dataclass(frozen=True, slots=True)
class _Found:
    """For each row of the prints its best score, and where and how turned that was."""

    scores: NDArray[np.float32]
    at_mm: NDArray[np.float64]
    turned_deg: NDArray[np.float64]


def _better(one: _Found, other: _Found) -> _Found:
    best = other.scores > one.scores
    return _Found(
        np.where(best, other.scores, one.scores),
        np.where(best[:, None], other.at_mm, one.at_mm),
        np.where(best, other.turned_deg, one.turned_deg),
    )


def _search(
    flat: Flat,
    at_mm: Point,
    prints: Prints,
    rows: NDArray[np.int64],
    angles: Sequence[float],
    reach_mm: float,
    level: float = COARSE,
) -> _Found:
    """Compare every piece about a place, shifted by whole pixels and turned by these angles."""
    shifts = max(1, round(reach_mm * level))
    known = prints.rows[level][rows].T
    scores = np.concatenate(
        [_score_shifted(flat, at_mm, angle, prints.size_wh(level), shifts, level, known) for angle in angles]
    )
    best = scores.argmax(axis=0)
    each = (2 * shifts + 1) ** 2
    turned = np.array(angles)[best // each]
    down, across = np.divmod(best % each, 2 * shifts + 1)
    off = np.stack([across - shifts, down - shifts], axis=1) / level
    return _Found(scores.max(axis=0), np.array(at_mm) + _turn(off, turned), turned)


def _turn(off: NDArray[np.float64], turned_deg: NDArray[np.float64]) -> NDArray[np.float64]:
    angle = np.radians(turned_deg)
    x, y = off.T
    return np.stack([x * np.cos(angle) - y * np.sin(angle), x * np.sin(angle) + y * np.cos(angle)], axis=1)


def _score_shifted(
    flat: Flat,
    at_mm: Point,
    turned_deg: float,
    size_wh: tuple[int, int],
    shifts: int,
    level: float,
    known: Rows,
) -> NDArray[np.float32]:
    """Return how well each known row fits at each shift; a row's colours have mean 0, so light drops out."""
    width, height = size_wh
    piece = flat.cut(at_mm, turned_deg, (width + 2 * shifts, height + 2 * shifts), level)
    windows = sliding_window_view(piece, (height, width), axis=(0, 1)).transpose(0, 1, 3, 4, 2)
    products = windows.reshape(len(windows) ** 2, -1) @ known
    return np.asarray(products / _measure_windows(piece, size_wh)[:, None], np.float32)


def _measure_windows(piece: NDArray[np.float32], size_wh: tuple[int, int]) -> NDArray[np.float32]:
    """Return for each window of a piece how much its colours vary: the length of what is left without light."""
    squares, sums = (_sum_windows(values, size_wh) for values in (piece.astype(np.float64) ** 2, piece))
    varied = squares.sum(axis=2) - (sums**2).sum(axis=2) / (size_wh[0] * size_wh[1])
    return np.sqrt(np.maximum(varied, 1.0)).astype(np.float32).ravel()


def _sum_windows(values: NDArray[np.floating], size_wh: tuple[int, int]) -> NDArray[np.float64]:
    width, height = size_wh
    total = np.cumsum(np.cumsum(np.pad(values, ((1, 0), (1, 0), (0, 0))), axis=0, dtype=np.float64), axis=1)
    return np.asarray(
        total[height:, width:] - total[:-height, width:] - total[height:, :-width] + total[:-height, :-width]
    )


def _refine(flat: Flat, prints: Prints, rows: NDArray[np.int64], found: _Found) -> list[Fit]:
    """Put the best ones exactly over their place and compare them part by part."""
    order = np.argsort(-found.scores)
    best = order[0]
    place, turned = _settle(flat, prints, rows[best], found.at_mm[best], float(found.turned_deg[best]))
    piece = flat.cut(place, turned, prints.size_wh(FINE), FINE)
    near = [row for row in order[: 2 * TRIED] if abs(found.turned_deg[row] - turned) < ALIKE_DEG]
    return _compare(piece, prints, rows[near], place, turned)


def _settle(
    flat: Flat, prints: Prints, row: np.int64, at_mm: NDArray[np.float64], turned_deg: float
) -> tuple[Point, float]:
    """Move a card until it fits best: by halves of the last step, with ever finer pictures."""
    only = np.array([row])
    place = (float(at_mm[0]), float(at_mm[1]))
    for level, step_deg, reach_mm in ((MIDDLE, 4.0, 4.0), (FINE, 1.5, 2.0)):
        angles = (turned_deg - step_deg, turned_deg, turned_deg + step_deg)
        found = _search(flat, place, prints, only, angles, reach_mm, level)
        place = (float(found.at_mm[0, 0]), float(found.at_mm[0, 1]))
        turned_deg = float(found.turned_deg[0])
    return place, turned_deg


def _compare(
    piece: NDArray[np.float32], prints: Prints, rows: NDArray[np.int64], place: Point, turned_deg: float
) -> list[Fit]:
    """Compare what lies at a place with some rows, as a whole and part by part."""
    wholes = prints.rows[FINE][rows] @ normalise(piece.reshape(1, -1, 3))[0]
    parts = np.einsum("rpd,pd->rp", prints.blocks[rows], split(piece, prints.size_wh(FINE)))
    fits = []
    for row, whole, fitting in zip(rows.tolist(), wholes, parts, strict=True):
        id_, side = prints.key(row)
        way = (turned_deg + (180 if row % 2 else 0)) % 360
        share = float((fitting > PART_FITS).mean())
        fits.append(Fit(id_, side, place, way, float(whole), float(fitting.mean()), share))
    return sorted(fits, key=lambda fit: -fit.score)
