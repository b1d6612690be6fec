"""Where the places of a grid truly lie: cards are laid edge to edge or apart, and a little crooked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from vision.reading import Point

FEWEST = 3  # cards that tell how the grid lies
STRAY_MM = 9.0  # a card so far from where the others predict it was nudged, and says nothing
MOST_SCALE = 0.18  # by how much wider or narrower than declared a grid is laid
TRIES = 3
ON_ITS_PLACE = 0.3  # of a card's width or height: a card farther off lies on no place
BESIDE = 0.85  # the same, of the other place a card lies over; the one on its other side is farther off


def fit_places(declared: Mapping[str, Point], seen: Mapping[str, Point]) -> dict[str, Point]:
    """Return the places as the cards on some of them show; as declared if there are too few cards."""
    places = dict(declared)
    if len(seen) < FEWEST:
        return places
    kept = list(seen)
    for _ in range(TRIES):
        way = _solve(np.array([declared[p] for p in kept]), np.array([seen[p] for p in kept]))
        places = {place: _apply(way, at_mm) for place, at_mm in declared.items()}
        kept = [place for place in seen if _apart(places[place], seen[place]) <= STRAY_MM]
        if len(kept) < FEWEST:
            return dict(declared)
    return places


def find_between(places: Mapping[str, Point], at_mm: Point, card_mm: Point) -> tuple[str, ...]:
    """Return the place a card lies on; if it lies on none, the one or two it lies beside, nearest first."""
    off = {
        place: max(abs(x - at_mm[0]) / card_mm[0], abs(y - at_mm[1]) / card_mm[1])
        for place, (x, y) in places.items()
    }
    first, second = sorted(off, key=lambda place: off[place])[:2]
    return (first, second) if off[first] > ON_ITS_PLACE and off[second] < BESIDE else (first,)


def is_astray(place: Point, at_mm: Point, card_mm: Point) -> bool:
    """Tell whether a card lies too far from a place to lie on it."""
    return max(abs(place[0] - at_mm[0]) / card_mm[0], abs(place[1] - at_mm[1]) / card_mm[1]) > ON_ITS_PLACE


def _solve(declared: NDArray[np.float64], seen: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return shift and scale across and down, and a common turn, held near to what is declared.

    A row of cards says nothing about the rows' distance; there the scale of the other way is taken.
    """
    middle, moved = declared.mean(axis=0), seen.mean(axis=0)
    one, other = declared - middle, seen - moved
    spread = (one**2).sum(axis=0)
    weak = spread < 1.0
    scales = np.clip((one * other).sum(axis=0) / np.maximum(spread, 1.0), 1 - MOST_SCALE, 1 + MOST_SCALE)
    scales[weak] = scales[~weak].mean() if (~weak).any() else 1.0
    laid = one * scales
    turn = float((laid[:, 0] * other[:, 1] - laid[:, 1] * other[:, 0]).sum() / max((laid**2).sum(), 1.0))
    return np.array([*scales, turn, *middle, *moved])


def _apply(way: NDArray[np.float64], at_mm: Point) -> Point:
    across, down, turn, x0, y0, x1, y1 = way.tolist()
    x, y = (at_mm[0] - x0) * across, (at_mm[1] - y0) * down
    return x - turn * y + x1, y + turn * x + y1


def _apart(one: Point, other: Point) -> float:
    return float(np.hypot(one[0] - other[0], one[1] - other[1]))
