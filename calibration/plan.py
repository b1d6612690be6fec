"""Where the four table markers lie, in millimetres: laid freely, solved from how a square looks."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from calibration.corners import as_corners
from calibration.errors import CalibrationError
from calibration.lens import Lens, straight_lens
from calibration.markers import MARKER_MM, TABLE_MARKERS, Marker
from calibration.squares import SQUARE, solve_squares

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from vision.geometry import Reals
    from vision.reading import Corners, Point

_MOST_STRAY_SIDES = 0.03  # 1.2 mm: a marker on creased paper, or printed in another size, strays more


class TableError(CalibrationError):
    """The table cannot be measured as it is; the sentence says what to do."""


@dataclass(frozen=True, slots=True)
class Anchor:
    """Four corners that were pointed at in the picture, and where they are on the table."""

    corners_px: Corners
    corners_mm: Corners


@dataclass(frozen=True, slots=True)
class TablePlan:
    """Where the markers lie: the corners of each in millimetres from the middle, x right and y down.

    A table without markers has an anchor instead, which holds as long as the camera stays where it is.
    """

    markers: Mapping[int, Corners]
    anchor: Anchor | None = None
    lens: Lens | None = None

    def __post_init__(self) -> None:
        if bool(self.markers) == bool(self.anchor):
            raise ValueError("a plan has either markers or an anchor")
        if not self.markers.keys() <= TABLE_MARKERS.keys():
            raise ValueError(f"a plan is made of table markers, not of {sorted(self.markers)}")


def plan_table(markers: Sequence[Marker], size_wh: tuple[int, int] | None = None) -> TablePlan:
    """Solve where the table markers lie; all four must be seen, flat on the table.

    With the picture's size known, so is the lens's middle, and its bend is solved too.
    """
    table = [marker for marker in markers if marker.id in TABLE_MARKERS]
    _check_complete(table)
    quads_px = np.array([marker.corners for marker in sorted(table, key=lambda marker: marker.id)])
    _check_order(quads_px)
    solved = solve_squares(quads_px, straight_lens(size_wh) if size_wh else None)
    if solved.stray > _MOST_STRAY_SIDES:
        raise TableError("markers_do_not_fit")
    quads_mm = _centre(solved.quads) * MARKER_MM
    return TablePlan({id_: as_corners(quad) for id_, quad in enumerate(quads_mm)}, lens=solved.lens)


def plan_of_three(markers: Sequence[Marker]) -> TablePlan:
    """Plan a table by three markers: the fourth is assumed to complete the rectangle.

    That may be some millimetres off, so it is good enough for a lone picture, not for a game.
    """
    table = sorted((marker for marker in markers if marker.id in TABLE_MARKERS), key=lambda one: one.id)
    ids = [marker.id for marker in table]
    if len(ids) != len(TABLE_MARKERS) - 1 or len(set(ids)) != len(ids):
        _check_complete(table)
        raise TableError("markers_do_not_fit")
    solved = solve_squares(np.array([marker.corners for marker in table]), None)
    if solved.stray > _MOST_STRAY_SIDES:
        raise TableError("markers_do_not_fit")
    quads = dict(zip(ids, solved.quads, strict=True))
    (lost,) = TABLE_MARKERS.keys() - quads.keys()
    before, across, after = ((lost + step) % len(TABLE_MARKERS) for step in (3, 2, 1))
    quads[lost] = quads[before] + quads[after] - quads[across]
    laid = np.array([quads[id_] for id_ in sorted(quads)])
    _check_order(laid)
    laid_mm = _centre(laid) * MARKER_MM
    return TablePlan({id_: as_corners(laid_mm[id_]) for id_ in ids})


def plan_from_corners(corners_px: Sequence[Point], size_mm: tuple[float, float]) -> TablePlan:
    """Plan a table without markers by a rectangle's corners in the picture, clockwise from its top left."""
    width, height = size_mm
    if not (
        len(corners_px) == len(SQUARE) and width > 0 and height > 0 and np.isfinite([width, height]).all()
    ):
        raise TableError("corners_needed")
    quad = np.array(corners_px, np.float64)
    if not (np.isfinite(quad).all() and is_clockwise(quad)):
        raise TableError("corners_crossed")
    return TablePlan({}, Anchor(as_corners(quad), as_corners(SQUARE * size_mm)))


def _check_complete(table: Sequence[Marker]) -> None:
    seen = Counter(marker.id for marker in table)
    if twice := [TABLE_MARKERS[id_] for id_, times in seen.items() if times > 1]:
        raise TableError("marker_twice", marker=twice[0])
    if missing := [word for id_, word in TABLE_MARKERS.items() if id_ not in seen]:
        raise TableError("markers_missing", markers=missing, number=len(missing))


def _check_order(quads_px: Reals) -> None:
    if not is_clockwise(quads_px.mean(axis=1)):
        raise TableError("markers_out_of_order")


def is_clockwise(quad: Reals) -> bool:
    """Tell whether four corners go round clockwise, without crossing over and without two in one place."""
    edges = np.roll(quad, -1, axis=0) - quad
    after = np.roll(edges, -1, axis=0)
    return bool((edges[:, 0] * after[:, 1] - edges[:, 1] * after[:, 0] > 0).all())


def _centre(quads: Reals) -> Reals:
    """Return the markers with their middle at 0, 0 and the top edge of the table level."""
    middles = quads.mean(axis=1)
    (x, y), middle = middles[1] - middles[0], middles.mean(axis=0)
    cosine, sine = np.array([x, y]) / np.hypot(x, y)
    return np.asarray((quads - middle) @ np.array([[cosine, -sine], [sine, cosine]]))
