"""How far two quads lie over one another, how large they are, and in which order their corners run."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from vision.geometry import Quad, Quads
    from vision.reading import Corners

AFTER = [1, 2, 3, 0]  # the corner that follows each
_FINE_PX = 96  # a quad is drawn so large to count what others leave of it


def measure_overlap(one: Quad, other: Quad) -> float:
    """Return the share that two convex quads have in common, of all they cover together."""
    if (one.min(0) > other.max(0)).any() or (other.min(0) > one.max(0)).any():
        return 0.0
    return compare_quads(one, other)[0]


def share_inside(one: Quad, other: Quad) -> float:
    """Return how much of the smaller of two convex quads lies inside the larger."""
    return compare_quads(one, other)[1]


def compare_quads(one: Quad, other: Quad) -> tuple[float, float]:
    """Return what two convex quads have in common, of all they cover together and of the smaller."""
    common, _ = cv2.intersectConvexConvex(one.astype(np.float32), other.astype(np.float32))
    areas = measure_quad(one), measure_quad(other)
    together = sum(areas) - common
    return float(common / together) if together > 0 else 0.0, float(common / max(min(areas), 1e-9))


def share_outside(quad: Quad, others: Sequence[Quad]) -> float:
    """Return how much of a quad none of the others covers."""
    low, scale = quad.min(0), _FINE_PX / float(np.ptp(quad, axis=0).max())
    canvas = np.zeros((_FINE_PX, _FINE_PX), np.uint8)
    cv2.fillConvexPoly(canvas, np.round((quad - low) * scale).astype(np.int32), 1)
    all_of_it = int(np.count_nonzero(canvas))
    for other in others:
        cv2.fillConvexPoly(canvas, np.round((other - low) * scale).astype(np.int32), 0)
    return int(np.count_nonzero(canvas)) / max(all_of_it, 1)


def measure_quad(quad: Quad) -> float:
    """Return a quad's area, which is half the product of its diagonals, crossed."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = quad.tolist()
    return float(abs((cx - ax) * (dy - by) - (cy - ay) * (dx - bx)) / 2)


def measure_quads(quads: Quads) -> NDArray[np.float64]:
    """Return the areas of many quads."""
    (ax, ay), (bx, by) = (quads[:, 2] - quads[:, 0]).T, (quads[:, 3] - quads[:, 1]).T
    return np.asarray(np.abs(ax * by - ay * bx) / 2, np.float64)


def measure_width(quad: Quad) -> float:
    """Return a quad's shorter extent, the mean of two opposite sides."""
    return float(measure_widths(quad[None])[0])


def measure_widths(quads: Quads) -> NDArray[np.float64]:
    """Return the same of many quads."""
    sides = np.linalg.norm(quads - quads[:, AFTER], axis=2)
    return np.asarray((sides[:, :2] + sides[:, 2:]).min(1) / 2, np.float64)


def is_sound(quad: Quad) -> bool:
    """Say whether four corners are finite, convex and run clockwise."""
    return bool(are_sound(quad[None])[0])


def are_sound(quads: Quads) -> NDArray[np.bool_]:
    """Say the same of many quads."""
    finite = np.where(np.isfinite(quads).all((1, 2), keepdims=True), quads, 0.0)
    sides = finite[:, AFTER] - finite
    after = sides[:, AFTER]
    turns = sides[..., 0] * after[..., 1] - sides[..., 1] * after[..., 0]
    return np.asarray((turns > 1e-6).all(1))  # noqa: PLR2004 - more than nothing


def order_upright(quad: Quad) -> Corners:
    """Return the corners clockwise so that the card stands on a short side with its upper end as the top."""
    return to_corners(order_all_upright(quad[None])[0])


def order_all_upright(quads: Quads) -> Quads:
    """Return the same of many quads."""
    away = quads - quads.mean(1, keepdims=True)
    turned = _pick(quads, np.argsort(np.arctan2(away[..., 1], away[..., 0]), axis=1))
    sides = np.linalg.norm(turned - turned[:, AFTER], axis=2)
    short_first = np.where(sides[:, 0] + sides[:, 2] <= sides[:, 1] + sides[:, 3], 0, 1)
    heights = (turned[..., 1] + turned[:, AFTER, 1])[
        np.arange(len(quads))[:, None], short_first[:, None] + [0, 2]
    ]
    first = np.where(heights[:, 0] <= heights[:, 1], short_first, short_first + 2)
    return _pick(turned, (first[:, None] + np.arange(4)) % 4)


def _pick(quads: Quads, order: NDArray[np.int64]) -> Quads:
    """Return the corners of every quad in an order of its own."""
    return np.take_along_axis(quads, order[..., None], axis=1)


def to_corners(quad: Quad) -> Corners:
    """Return an array of four corners as plain numbers."""
    a, b, c, d = ((float(x), float(y)) for x, y in quad)
    return a, b, c, d
