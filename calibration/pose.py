"""How the table lies in the picture, followed while the camera is bumped and markers are covered."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import cv2
import numpy as np

from calibration.corners import as_corners
from calibration.markers import TABLE_MARKERS, Marker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import ArrayLike, NDArray

    from calibration.lens import Lens
    from calibration.plan import TablePlan
    from vision.geometry import Reals
    from vision.reading import Corners, Point

PoseStatus = Literal["steady", "partly", "away"]
_LEAST_MARKERS = 2
_HELD_MM = 0.6  # a pose that changes by less is kept as it is, so that zones do not tremble
_SWAY_PX = 4.5  # a camera that trembles by 2 px shows twice that between two frames, and some noise
_AWAY_S = 1.5
_SWINGS_S = 0.5  # for so long after a bump the pose follows every frame, until the camera hangs still


@dataclass(frozen=True, slots=True, eq=False)
class Pose:
    """The way between millimetres of the table and pixels of the picture, through a lens that may bend it."""

    matrix: Reals
    lens: Lens | None = None

    def to_px(self, points_mm: ArrayLike) -> Reals:
        """Return the pixels of places on the table, a row each."""
        straight = _map(points_mm, self.matrix)
        return self.lens.distort(straight) if self.lens else straight

    def to_mm(self, points_px: ArrayLike) -> Reals:
        """Return the places on the table of pixels, a row each."""
        straight = self.lens.straighten(points_px) if self.lens else points_px
        return _map(straight, np.linalg.inv(self.matrix))

    def corners_px(self, corners_mm: Corners) -> Corners:
        """Return four corners on the table as corners in the picture."""
        return as_corners(self.to_px(corners_mm))

    def px_per_mm(self, at_mm: Point) -> float:
        """Return how many pixels a millimetre covers at a place, in the direction that covers fewer."""
        x, y = at_mm
        here, right, down = self.to_px([(x, y), (x + 1, y), (x, y + 1)])
        return float(np.linalg.svd(np.array([right - here, down - here]), compute_uv=False)[1])


@dataclass(frozen=True, slots=True)
class PoseState:
    """The outcome of following the markers in one frame.

    `moved`: the camera was bumped and the pose is new. `shifted`: the markers that lie elsewhere than before.
    """

    pose: Pose | None
    moved: bool
    status: PoseStatus
    shifted: tuple[int, ...] = ()


def find_pose(plan: TablePlan, markers: Sequence[Marker]) -> Pose | None:
    """Find how the table lies from two or more of its markers."""
    if plan.anchor:
        return _fit(np.array(plan.anchor.corners_mm), np.array(plan.anchor.corners_px), plan.lens)
    known = _keep_known(plan, markers)
    if len(known) < _LEAST_MARKERS:
        return None
    corners_mm = np.array([plan.markers[marker.id] for marker in known]).reshape(-1, 2)
    return _fit(corners_mm, np.array([marker.corners for marker in known]).reshape(-1, 2), plan.lens)


class PoseTracker:
    """Follows the table from frame to frame by the markers found in each."""

    def __init__(self, plan: TablePlan) -> None:
        self._plan = plan
        self._pose = find_pose(plan, ())
        self._made_of = 0
        self._shifted: tuple[int, ...] = ()
        self._seen_s = -math.inf
        self._moved_s = -math.inf

    def follow(self, markers: Sequence[Marker], at_s: float) -> PoseState:
        """Take in the markers of a frame; the last good pose stays until they show another one."""
        if self._plan.anchor:
            return PoseState(self._pose, moved=False, status="steady")
        seen = _keep_known(self._plan, markers)
        firm = [marker for marker in seen if marker.id not in self._shifted]
        strays = self._find_strays(firm)
        moved = 2 * len(strays) > len(firm)
        if not firm or (moved and len(firm) < _LEAST_MARKERS):
            return self._miss(at_s)
        self._seen_s = at_s
        swings = at_s - self._moved_s <= _SWINGS_S and len(firm) >= self._made_of
        if moved or swings or (strays and len(firm) > self._made_of):
            moved = self._take_pose(firm) and moved
        if moved:
            self._moved_s = at_s
        self._note_shifted(seen)
        whole = len(seen) == len(TABLE_MARKERS) and not self._shifted
        return PoseState(self._pose, moved, "steady" if whole else "partly", self._shifted)

    @property
    def expected(self) -> dict[int, Corners] | None:
        """Where each marker should be seen; None while nobody knows."""
        pose = self._pose
        if pose is None:
            return None
        return {id_: pose.corners_px(corners_mm) for id_, corners_mm in self._plan.markers.items()}

    def _take_pose(self, firm: Sequence[Marker]) -> bool:
        """Take the pose that these markers show; tell whether there was one before."""
        before, self._pose, self._made_of = self._pose, find_pose(self._plan, firm), len(firm)
        return before is not None

    def _note_shifted(self, seen: Sequence[Marker]) -> None:
        """Remember the markers that are not where the pose has them, also while they are covered.

        The pose must not be fitted to them: some view fits any four places, and would hide the mistake.
        """
        hidden = set(self._shifted) - {marker.id for marker in seen}
        self._shifted = tuple(sorted(hidden.union(self._find_strays(seen))))

    def _miss(self, at_s: float) -> PoseState:
        away = self._pose is None or at_s - self._seen_s >= _AWAY_S
        return PoseState(self._pose, moved=False, status="away" if away else "partly", shifted=self._shifted)

    def _find_strays(self, seen: Sequence[Marker]) -> list[int]:
        """Return the markers that are not seen where the pose has them, a common tremble aside."""
        pose = self._pose
        if pose is None or not seen:
            return [marker.id for marker in seen]
        ways_mm = np.array([_measure_way_mm(self._plan, pose, marker) for marker in seen])
        sway_mm = _find_sway(ways_mm, _SWAY_PX / pose.px_per_mm((0.0, 0.0)))
        strays = np.linalg.norm(ways_mm - sway_mm, axis=2).mean(axis=1) > _HELD_MM
        return [marker.id for marker, stray in zip(seen, strays, strict=True) if stray]


def _keep_known(plan: TablePlan, markers: Sequence[Marker]) -> list[Marker]:
    """Return the markers of the plan, without those that are seen twice."""
    times = Counter(marker.id for marker in markers)
    return [marker for marker in markers if marker.id in plan.markers and times[marker.id] == 1]


def _fit(points_mm: Reals, points_px: Reals, lens: Lens | None) -> Pose:
    matrix, _ = cv2.findHomography(points_mm, lens.straighten(points_px) if lens else points_px, 0)
    return Pose(np.asarray(matrix, np.float64), lens)


def _measure_way_mm(plan: TablePlan, pose: Pose, marker: Marker) -> Reals:
    """Return how far each corner of a marker is from where the plan has it."""
    return np.asarray(pose.to_mm(marker.corners) - np.array(plan.markers[marker.id]), np.float64)


def _find_sway(ways_mm: Reals, most_mm: float) -> Reals:
    """Return how most markers shifted together, if a trembling camera can explain it; else none."""
    ways = ways_mm.mean(axis=1)
    apart = np.linalg.norm(ways[:, None] - ways, axis=2).sum(axis=1)
    lengths = np.linalg.norm(ways, axis=1)
    # Of two markers that disagree, the one that stayed in place counts more than the one that was pushed.
    common = np.lexsort((lengths, apart.round(6)))[0]
    return np.asarray(ways[common] if lengths[common] <= most_mm else np.zeros(2), np.float64)


def _map(points: ArrayLike, matrix: NDArray[np.floating[Any]]) -> Reals:
    flat = np.asarray(points, np.float64).reshape(-1, 1, 2)
    return np.asarray(cv2.perspectiveTransform(flat, matrix), np.float64).reshape(-1, 2)
