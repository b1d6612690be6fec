from __future__ import annotations

import numpy as np
import pytest

from calibration.corners import as_corners
from calibration.markers import Marker, find_markers
from calibration.plan import TableError, TablePlan, plan_from_corners, plan_of_three, plan_table
from calibration.pose import find_pose
from tests.calibration.drawing import (
    PLACES_MM,
    Placed,
    View,
    dim,
    draw_view,
    place_markers,
    soften,
)
from tests.saying import refused

FREELY: list[Placed] = [
    (0, (-245.0, -118.0), 12),
    (1, (252.0, -125.0), -31),
    (2, (238.0, 122.0), 170),
    (3, (-255.0, 109.0), 75),
]


def measure_worst_mm(plan: TablePlan, view: View) -> float:
    """Compare all distances between corners: where the middle lies and how it is turned does not matter."""
    seen, true = (
        np.array([quads[id_] for id_ in range(4)]).reshape(-1, 2) for quads in (plan.markers, view.truth_mm)
    )
    apart = [np.linalg.norm(points[:, None] - points[None], axis=2) for points in (seen, true)]
    return float(np.abs(apart[0] - apart[1]).max())


@pytest.mark.parametrize("tilt_deg", [0, 8, 20, 35])
@pytest.mark.parametrize("px_per_mm", [2.0, 2.9, 4.0])
def test_freely_laid_markers_are_measured_to_half_a_millimetre(px_per_mm: float, tilt_deg: float) -> None:
    scale = min(1.0, 2.6 / px_per_mm)
    placed = [(id_, (x * scale, y * scale), turned) for id_, (x, y), turned in FREELY]
    view = draw_view(placed, px_per_mm, tilt_deg, towards_deg=20, turned_deg=4)
    assert measure_worst_mm(plan_table(find_markers(view.image_bgr)), view) < 0.5


@pytest.mark.parametrize("px_per_mm", [2.0, 2.9])
@pytest.mark.parametrize("tilt_deg", [8, 35])
def test_markers_are_measured_in_soft_evening_pictures(px_per_mm: float, tilt_deg: float) -> None:
    view = dim(
        soften(draw_view([(i, (x * 0.85, y * 0.85), t) for i, (x, y), t in FREELY], px_per_mm, tilt_deg), 1.2)
    )
    assert measure_worst_mm(plan_table(find_markers(view.image_bgr)), view) < 1.5


@pytest.mark.parametrize("lost", range(4))
def test_three_markers_tell_where_the_middle_of_the_table_is(lost: int) -> None:
    view = draw_view(FREELY, tilt_deg=15, turned_deg=20, px_per_mm=2.2)
    markers = [marker for marker in view.markers() if marker.id != lost]
    whole = find_pose(plan_table(view.markers()), view.markers())
    found = find_pose(plan_of_three(markers), markers)
    assert found
    assert whole
    assert np.abs(found.to_mm(whole.to_px([(0.0, 0.0), (100.0, 0.0)])) - [(0, 0), (100, 0)]).max() < 12


@pytest.mark.parametrize("ids", [(0, 1), (0, 1, 2, 3), (0, 0, 1)])
def test_other_numbers_of_markers_are_not_three(ids: tuple[int, ...]) -> None:
    markers = {marker.id: marker for marker in draw_view(FREELY, px_per_mm=2.2).markers()}
    with pytest.raises(TableError):
        plan_of_three([markers[id_] for id_ in ids])


def test_the_middle_lies_between_the_markers_and_x_runs_along_the_top() -> None:
    view = draw_view(
        FREELY, tilt_deg=15, turned_deg=140, px_per_mm=2.2
    )  # the camera stands on the other side
    middles = {id_: np.mean(quad, axis=0) for id_, quad in plan_table(view.markers()).markers.items()}
    assert np.mean(list(middles.values()), axis=0) == pytest.approx([0, 0], abs=1e-6)
    assert middles[0][1] == pytest.approx(middles[1][1])
    assert middles[1][0] > 200
    assert middles[3][1] > 90


@pytest.mark.parametrize(
    ("kept", "sentence"),
    [
        ((0, 1, 3), "I can't see the bottom right marker."),
        ((1,), "I can't see the top left, bottom right, and bottom left markers."),
        ((), "I can't see the top left, top right, bottom right, and bottom left markers."),
        ((0, 0, 1, 2, 3), "There is more than one top left marker."),
    ],
)
def test_what_is_missing_is_named(kept: tuple[int, ...], sentence: str) -> None:
    markers = draw_view(place_markers()).markers()
    with refused(TableError, match=sentence):
        plan_table([markers[id_] for id_ in kept])


def test_markers_laid_in_the_wrong_order_are_refused() -> None:
    crossed = [(id_, PLACES_MM[place], 0.0) for id_, place in enumerate((0, 2, 1, 3))]
    with refused(TableError, match="wrong order"):
        plan_table(draw_view(crossed).markers())


def test_a_marker_that_does_not_lie_flat_is_refused() -> None:
    markers = draw_view(place_markers()).markers()
    bent = np.array(markers[2].corners) + np.array([(0, 0), (0, 0), (0, -14), (0, 0)])
    with refused(TableError, match="Lay them flat"):
        plan_table([*markers[:2], Marker(2, as_corners(bent)), markers[3]])


def test_command_cards_do_not_disturb() -> None:
    view = draw_view([*place_markers(), (10, (0.0, 0.0), 20)])
    assert measure_worst_mm(plan_table(view.markers()), view) < 0.01


def test_four_corners_do_without_markers() -> None:
    view = draw_view([], tilt_deg=25)
    sheet_mm = np.array([(-148.5, -105), (148.5, -105), (148.5, 105), (-148.5, 105)])
    pose = find_pose(plan_from_corners([(x, y) for x, y in view.to_px(sheet_mm).tolist()], (297, 210)), [])
    assert pose
    assert pose.to_mm(view.to_px(np.array([(200.0, 120.0)])))[0] == pytest.approx([200, 120], abs=1e-3)


@pytest.mark.parametrize(
    ("corners_px", "size_mm"),
    [
        pytest.param([(0, 0), (10, 0), (10, 10)], (297, 210), id="three corners"),
        pytest.param([(0, 0), (10, 0), (0, 10), (10, 10)], (297, 210), id="crossed"),
        pytest.param([(0, 0), (0, 10), (10, 10), (10, 0)], (297, 210), id="counter-clockwise"),
        pytest.param([(0, 0), (10, 0), (10, 10), (float("nan"), 10)], (297, 210), id="no number"),
        pytest.param([(0, 0), (10, 0), (10, 10), (0, 10)], (297, 0), id="no height"),
        pytest.param([(0, 0), (10, 0), (10, 10), (0, 10)], (float("inf"), 20), id="endless"),
    ],
)
def test_corners_that_span_nothing_are_refused(
    corners_px: list[tuple[float, float]], size_mm: tuple[float, float]
) -> None:
    with refused(TableError, match="clockwise from the top left"):
        plan_from_corners(corners_px, size_mm)


def test_a_plan_has_either_markers_or_an_anchor() -> None:
    with pytest.raises(ValueError, match="either"):
        TablePlan({})
    with pytest.raises(ValueError, match="table markers"):
        TablePlan({10: ((0, 0), (1, 0), (1, 1), (0, 1))})
