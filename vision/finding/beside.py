"""Finds outlines of neighbouring cards whose sides went across the gap, each to the edge of the other card.

Where one card lies over another, the picture shows one edge; where there is a gap between them, two. So if
the sides of both outlines have crossed, each stopped at the edge of the other card; its own lies further in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from vision.overlap import AFTER, measure_widths

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from vision.geometry import Quads

_SHARES = np.linspace(0.1, 0.9, 5)[:, None]  # where along a side it is looked at
_MOSTLY = 0.5  # of these
_CLEARLY = 0.01  # of a card's width: farther than two outlines differ that meet at one edge


def find_crossed(seen: Quads, moved: Quads) -> NDArray[np.bool_]:
    """Return which sides of each outline moved outwards into another one that also moved into this one."""
    clearly = _CLEARLY * measure_widths(moved)
    along = moved[:, AFTER] - moved
    places = moved[:, :, None] + along[:, :, None] * _SHARES
    depths = _measure_depths(places.reshape(-1, 2), moved).min(-1).reshape(*places.shape[:3], len(moved))
    inside = (depths > clearly).mean(2) > _MOSTLY
    inside &= (_measure_moves(seen, moved) > clearly[:, None])[..., None]
    return np.asarray((inside & inside.any(1).T[:, None]).any(2), np.bool_)


def _measure_depths(places: NDArray[np.float64], quads: Quads) -> NDArray[np.float64]:
    """Return for every place how far inside each side of each quad it lies."""
    inward = -_point_outward(quads)
    return np.asarray(np.einsum("pd,qsd->pqs", places, inward) - (quads * inward).sum(-1), np.float64)


def _measure_moves(seen: Quads, moved: Quads) -> NDArray[np.float64]:
    """Return how far the middle of each side moved outwards."""
    away = (moved + moved[:, AFTER] - seen - seen[:, AFTER]) / 2
    return np.asarray((away * _point_outward(seen)).sum(-1), np.float64)


def _point_outward(quads: Quads) -> Quads:
    along = quads[:, AFTER] - quads
    outward = np.stack([along[..., 1], -along[..., 0]], -1)
    return np.asarray(outward / np.maximum(np.linalg.norm(outward, axis=-1, keepdims=True), 1e-6), np.float64)
