"""Finds which enrolled card lies about a place of the table, how it is turned, and how well it fits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from vision.grid.prints import COARSE, FINE, MIDDLE, Prints, Rows, normalise, split

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from numpy.typing import NDArray

    from vision.grid.flat import Flat
    from vision.reading import Point

TOWARDS, AWAY = "towards", "away"
STRAIGHT: tuple[float, ...] = (0.0,)
TILTED = (-32.0, -24.0, -16.0, -8.0, 8.0, 16.0, 24.0, 32.0)  # as cards are turned that have acted
REACH_MM = 12.0  # how far from its place a card is looked for
ENOUGH = 0.86  # a straight card that fits so well need not be looked for turned; others fit worse by far
TRIED = 10  # candidates compared finely, sides and ways round apart
ALIKE_DEG = 20.0  # other candidates are compared as the best one lies, so they must lie much the same
SETTLING = (
    (MIDDLE, 4.0, 4.0),
    (FINE, 1.5, 2.0),
)  # pixels a millimetre, degrees and millimetres about the best
# What steps take of one core: to see the table from above, and by print alone, and to compare a place with
# all cards, about where a card should lie and as far off as it may be pushed (36 pictures at 1080p).
FLATTEN_MS, EVEN_MS, PLACE_MS, STRAY_MS = 30, 25, 6, 25


@dataclass(frozen=True, slots=True)
class Fit:
    """One card at one place: how it lies there, and how well it fits, as a whole and part by part."""

    number: int  # of the card's side among the prints
    id: str
    side: str
    at_mm: Point
    turned_deg: float
    whole: float  # correlation of all of it, from -1 to 1
    parts: float  # the mean correlation of its parts, each in its own light

    @property
    def score(self) -> float:
        """How well it fits, between 0 and 1."""
        return max(0.0, min(1.0, 0.5 * self.whole + 0.5 * self.parts))


@dataclass(frozen=True, slots=True)
class _Found:
    """For each row of the prints its best score, and where and how turned that was."""

    scores: NDArray[np.float32]
    at_mm: NDArray[np.float64]
    turned_deg: NDArray[np.float64]

    def better(self, other: _Found) -> _Found:
        """Return the better of two for each row."""
        best = other.scores > self.scores
        return _Found(
            np.where(best, other.scores, self.scores),
            np.where(best[:, None], other.at_mm, self.at_mm),
            np.where(best, other.turned_deg, self.turned_deg),
        )


class Matcher:
    """Compares places of one picture of a table with all cards of a box."""

    def __init__(self, flat: Flat, prints: Prints) -> None:
        self._prints = prints
        self._flats = dict.fromkeys(prints.rows, flat) | {COARSE: flat.smoothed(COARSE)}

    def find(self, at_mm: Point, reach_mm: float = REACH_MM, without: Collection[str] = ()) -> list[Fit]:
        """Return the cards that fit best about a place, the best first, each side and way round apart."""
        found = self._search(at_mm, STRAIGHT, reach_mm)
        if found.scores.max() < ENOUGH:
            found = found.better(self._search(at_mm, TILTED, reach_mm))
        left_out = np.repeat([id_ in without for id_, _ in self._prints.keys], 2)
        order = np.argsort(-found.scores + 2.0 * left_out)
        best = int(order[0])
        place, turned_deg = self._settle(best, found.at_mm[best], float(found.turned_deg[best]))
        near = [row for row in order[:TRIED] if abs(found.turned_deg[row] - turned_deg) < ALIKE_DEG]
        return self._compare(np.array(near), place, turned_deg)

    def _search(
        self,
        at_mm: Point,
        angles: Sequence[float],
        reach_mm: float,
        *,
        level: float = COARSE,
        row: int | None = None,
    ) -> _Found:
        """Compare every piece about a place, shifted by whole pixels and turned by these angles."""
        shifts = max(1, round(reach_mm * level))
        known = self._prints.rows[level] if row is None else self._prints.rows[level][row : row + 1]
        scores = np.concatenate(
            [self._score(at_mm, angle, shifts, level=level, known=known) for angle in angles]
        )
        best = scores.argmax(axis=0)
        each = (2 * shifts + 1) ** 2
        turned = np.array(angles)[best // each]
        down, across = np.divmod(best % each, 2 * shifts + 1)
        off = np.stack([across - shifts, down - shifts], axis=1) / level
        return _Found(scores.max(axis=0), np.array(at_mm) + _turn(off, turned), turned)

    def _score(
        self, at_mm: Point, turned_deg: float, shifts: int, *, level: float, known: Rows
    ) -> NDArray[np.float32]:
        """Return how well each known row fits at each shift; rows have mean 0, so light drops out."""
        width, height = self._prints.size_wh(level)
        size_wh = (width + 2 * shifts, height + 2 * shifts)
        piece = self._flats[level].cut(at_mm, turned_deg, size_wh, level)
        windows = sliding_window_view(piece, (height, width), axis=(0, 1)).transpose(0, 1, 3, 4, 2)
        products = windows.reshape(len(windows) ** 2, -1) @ known.T
        return np.asarray(products / _measure_windows(piece, (width, height))[:, None], np.float32)

    def _settle(self, row: int, at_mm: NDArray[np.float64], turned_deg: float) -> tuple[Point, float]:
        """Move a card until it fits best, with ever finer pictures."""
        place = (float(at_mm[0]), float(at_mm[1]))
        for level, step_deg, reach_mm in SETTLING:
            angles = (turned_deg - step_deg, turned_deg, turned_deg + step_deg)
            found = self._search(place, angles, reach_mm, level=level, row=row)
            place = (float(found.at_mm[0, 0]), float(found.at_mm[0, 1]))
            turned_deg = float(found.turned_deg[0])
        return place, turned_deg

    def _compare(self, rows: NDArray[np.int64], place: Point, turned_deg: float) -> list[Fit]:
        """Compare what lies at a place with some rows, as a whole and part by part."""
        prints = self._prints
        piece = self._flats[FINE].cut(place, turned_deg, prints.size_wh(FINE), FINE)
        wholes = prints.rows[FINE][rows] @ normalise(piece.reshape(1, -1, 3))[0]
        parts = np.einsum("rpd,pd->r", prints.blocks[rows], split(piece, prints.size_wh(FINE)))
        each = prints.blocks.shape[1]
        fits = [
            Fit(
                row // 2,
                *prints.key(row),
                place,
                (turned_deg + 180 * (row % 2)) % 360,
                float(whole),
                float(part) / each,
            )
            for row, whole, part in zip(rows.tolist(), wholes, parts, strict=True)
        ]
        return sorted(fits, key=lambda fit: -fit.score)


def face_of(turned_deg: float) -> str:
    """Which way a card faces that is turned so far clockwise from upright for the player."""
    return TOWARDS if abs((turned_deg + 180) % 360 - 180) < 90 else AWAY  # noqa: PLR2004 - a right angle


def _turn(off: NDArray[np.float64], turned_deg: NDArray[np.float64]) -> NDArray[np.float64]:
    angle = np.radians(turned_deg)
    x, y = off.T
    return np.stack([x * np.cos(angle) - y * np.sin(angle), x * np.sin(angle) + y * np.cos(angle)], axis=1)


def _measure_windows(piece: NDArray[np.float32], size_wh: tuple[int, int]) -> NDArray[np.float32]:
    """Return for each window of a piece how much its colours vary: its length, apart from light."""
    sums, squares = (_sum_windows(total, size_wh) for total in cv2.integral2(piece))
    varied = squares.sum(axis=2) - (sums**2).sum(axis=2) / (size_wh[0] * size_wh[1])
    return np.asarray(np.sqrt(np.maximum(varied, 1e-3)).ravel(), np.float32)


def _sum_windows(total: NDArray[Any], size_wh: tuple[int, int]) -> NDArray[np.float64]:
    width, height = size_wh
    return np.asarray(
        total[height:, width:] - total[:-height, width:] - total[height:, :-width] + total[:-height, :-width]
    )
