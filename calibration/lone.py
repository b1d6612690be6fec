"""How the table lies in a lone picture: by its four markers, or by three of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from calibration.markers import find_markers
from calibration.plan import TableError, plan_of_three, plan_table
from calibration.pose import find_pose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from calibration.markers import Marker
    from calibration.plan import TablePlan
    from calibration.pose import Pose
    from vision.geometry import Image


def find_table(image_bgr: Image) -> Pose | None:
    """Find how the table lies; None where too few markers are seen, or they do not fit together."""
    markers = find_markers(image_bgr)
    try:
        return find_pose(_plan(markers, (image_bgr.shape[1], image_bgr.shape[0])), markers)
    except TableError:
        return None


def _plan(markers: Sequence[Marker], size_wh: tuple[int, int]) -> TablePlan:
    try:
        return plan_table(markers, size_wh)
    except TableError:
        return plan_of_three(markers)
