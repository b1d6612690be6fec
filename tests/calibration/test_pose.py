from __future__ import annotations

import numpy as np
import pytest

from calibration.corners import as_corners
from calibration.markers import Marker, find_markers
from calibration.plan import plan_from_corners
from calibration.pose import Pose, PoseTracker, find_pose
from tests.calibration.drawing import View, cover, dim, draw_view, place_markers, soften

AREA_MM = np.array([(x, y) for x in np.linspace(-230, 230, 7) for y in np.linspace(-110, 110, 5)])


def measure_worst_mm(pose: Pose | None, view: View, area_mm: np.ndarray = AREA_MM) -> float:
    assert pose
    return float(np.linalg.norm(pose.to_mm(view.to_px(area_mm)) - area_mm, axis=1).max())


@pytest.mark.parametrize("tilt_deg", [0, 20, 35])
@pytest.mark.parametrize("px_per_mm", [2.0, 2.9, 4.0])
def test_the_pose_is_right_to_a_tenth_of_a_millimetre_over_the_play_area(
    px_per_mm: float, tilt_deg: float
) -> None:
    scale = min(1.0, 2.6 / px_per_mm)
    view = draw_view(place_markers(scale, 9), px_per_mm, tilt_deg, towards_deg=15)
    pose = find_pose(view.plan(), find_markers(view.image_bgr))
    assert measure_worst_mm(pose, view, AREA_MM * scale) < 0.1


@pytest.mark.parametrize(
    ("kept", "most_mm"),
    [((0, 1, 2, 3), 0.5), ((0, 1, 2), 0.5), ((0, 2), 1.0), ((0, 1), 1.0), ((1, 2), 5.0)],
    ids=["all", "three", "across", "the long side", "the short side"],
)
def test_some_markers_will_do_in_a_soft_evening_picture(kept: tuple[int, ...], most_mm: float) -> None:
    view = dim(soften(draw_view(place_markers(0.95), 2.4, 20, towards_deg=15), 1.0))
    found = [marker for marker in find_markers(view.image_bgr) if marker.id in kept]
    assert measure_worst_mm(find_pose(view.plan(), found), view) < most_mm


def test_one_marker_is_no_pose() -> None:
    view = draw_view(place_markers())
    assert find_pose(view.plan(), view.markers()[:1]) is None


def test_a_marker_that_is_there_twice_says_nothing() -> None:
    view = draw_view(place_markers(), tilt_deg=15)
    twin = Marker(0, as_corners(np.array(view.markers()[0].corners) + 200))
    assert measure_worst_mm(find_pose(view.plan(), [*view.markers(), twin]), view) < 0.01


def test_there_and_back_again() -> None:
    view = draw_view(place_markers(), tilt_deg=30)
    pose = find_pose(view.plan(), view.markers())
    assert pose
    assert pose.to_mm(pose.to_px(AREA_MM)) == pytest.approx(AREA_MM)
    assert np.array(pose.corners_px(view.plan().markers[1])) == pytest.approx(
        np.array(view.markers()[1].corners)
    )


@pytest.mark.parametrize(("tilt_deg", "expected"), [(0, 2.5), (35, 2.5 * np.cos(np.radians(35)))])
def test_pixels_a_millimetre_are_those_of_the_poorer_direction(tilt_deg: float, expected: float) -> None:
    view = draw_view(place_markers(), 2.5, tilt_deg)
    pose = find_pose(view.plan(), view.markers())
    assert pose
    assert pose.px_per_mm((0, 0)) == pytest.approx(expected, rel=0.01)


def test_a_still_camera_gives_the_very_same_pose() -> None:
    view = draw_view(place_markers(), tilt_deg=8)
    tracker = PoseTracker(view.plan())
    first = tracker.follow(find_markers(view.image_bgr), 0.0)
    again = tracker.follow(find_markers(dim(view).image_bgr), 0.2)
    assert (first.status, first.moved) == ("steady", False)
    assert (again.status, again.moved, again.shifted) == ("steady", False, ())
    assert again.pose is first.pose


@pytest.mark.parametrize("shift_mm", [(50.0, 0.0), (0.0, -20.0), (1.5, 1.5)])
def test_a_bumped_camera_is_corrected_in_one_frame(shift_mm: tuple[float, float]) -> None:
    view = draw_view(place_markers(0.8), 2.4, tilt_deg=8)
    bumped = draw_view(place_markers(0.8), 2.4, tilt_deg=10, shift_mm=shift_mm, turned_deg=1)
    tracker = PoseTracker(view.plan())
    tracker.follow(find_markers(view.image_bgr), 0.0)
    state = tracker.follow(find_markers(bumped.image_bgr), 0.1)
    assert (state.moved, state.status) == (True, "steady")
    assert measure_worst_mm(state.pose, bumped) < 0.3
    assert tracker.follow(find_markers(bumped.image_bgr), 0.2).moved is False


@pytest.mark.parametrize("px_per_mm", [1.4, 2.9])
def test_a_trembling_camera_is_not_moved_and_none_of_its_markers_pushed(px_per_mm: float) -> None:
    view = draw_view(place_markers(0.6), px_per_mm, tilt_deg=15)
    rng, tracker = np.random.default_rng(1), PoseTracker(view.plan())
    before = tracker.follow(tremble(view.markers(), rng), 0.0).pose
    for number in range(100):
        state = tracker.follow(tremble(view.markers(), rng), 0.2 * number)
        assert (state.moved, state.shifted, state.pose is before) == (False, (), True)


def test_a_camera_that_swings_after_a_bump_is_followed_until_it_hangs_still() -> None:
    view = draw_view(place_markers(), tilt_deg=8)
    tracker = PoseTracker(view.plan())
    tracker.follow(view.markers(), 0.0)
    shifts_mm = [20.0, 19.0, 18.2, 18.0, 18.0]
    swung = [draw_view(place_markers(), tilt_deg=8, shift_mm=(shift, 0.0)) for shift in shifts_mm]
    states = [tracker.follow(one.markers(), 0.2 + 0.1 * number) for number, one in enumerate(swung)]
    assert [state.moved for state in states] == [True, False, False, False, False]
    assert measure_worst_mm(states[-1].pose, swung[-1]) < 0.01


def test_a_marker_pushed_under_a_trembling_camera_is_named() -> None:
    view, rng = draw_view(place_markers(), tilt_deg=8), np.random.default_rng(2)
    tracker = PoseTracker(view.plan())
    tracker.follow(tremble(view.markers(), rng), 0.0)
    states = [tracker.follow(tremble(push_one(5).markers(), rng), 0.2 * number) for number in range(20)]
    assert all((state.moved, state.shifted) == (False, (2,)) for state in states)


def tremble(markers: list[Marker], rng: np.random.Generator) -> list[Marker]:
    """Move all markers by up to 2 pixels together, and each corner by a little noise."""
    angle, far_px = rng.uniform(0, 2 * np.pi), 2 * np.sqrt(rng.uniform())
    move = far_px * np.array([np.cos(angle), np.sin(angle)])
    return [
        Marker(m.id, as_corners(np.array(m.corners) + move + rng.normal(0, 0.1, (4, 2)))) for m in markers
    ]


def test_a_thumb_on_a_marker_keeps_the_pose() -> None:
    view = draw_view(place_markers(), tilt_deg=8)
    tracker = PoseTracker(view.plan())
    before = tracker.follow(find_markers(view.image_bgr), 0.0)
    state = tracker.follow(find_markers(cover(view, 3).image_bgr), 0.1)
    assert (state.moved, state.status, state.shifted) == (False, "partly", ())
    assert state.pose is before.pose


@pytest.mark.parametrize("push_mm", [15, 5, 2])
@pytest.mark.parametrize("seen", [(0, 1, 2, 3), (0, 1, 2), (1, 2)])
def test_a_marker_pushed_aside_is_named_and_the_pose_kept(seen: tuple[int, ...], push_mm: float) -> None:
    view = draw_view(place_markers(), tilt_deg=8)
    tracker = PoseTracker(view.plan())
    before = tracker.follow(view.markers(), 0.0)
    markers = [marker for marker in push_one(push_mm).markers() if marker.id in seen]
    state = tracker.follow(markers, 0.1)
    assert (state.moved, state.status, state.shifted) == (False, "partly", (2,))
    assert state.pose is before.pose


def push_one(push_mm: float, shift_mm: tuple[float, float] = (0, 0)) -> View:
    pushed = [(id_, (x, y - push_mm * (id_ == 2)), turned) for id_, (x, y), turned in place_markers()]
    return draw_view(pushed, tilt_deg=8, shift_mm=shift_mm)


def test_a_pushed_marker_does_not_bend_the_pose_when_the_camera_is_bumped_later() -> None:
    view = draw_view(place_markers(), tilt_deg=8)
    tracker = PoseTracker(view.plan())
    tracker.follow(view.markers(), 0.0)
    tracker.follow(push_one(15).markers(), 0.1)
    tracker.follow(push_one(15).markers()[:2], 0.2)
    state = tracker.follow(push_one(15, (20, 5)).markers(), 0.3)
    assert (state.moved, state.shifted) == (True, (2,))
    assert measure_worst_mm(state.pose, draw_view(place_markers(), tilt_deg=8, shift_mm=(20, 5))) < 0.01
    assert tracker.follow(push_one(0, (20, 5)).markers(), 0.4).shifted == ()


def test_a_pose_from_two_markers_is_bettered_when_the_others_come_back() -> None:
    view = draw_view(place_markers(), tilt_deg=20)
    noisy = [
        Marker(m.id, as_corners(np.array(m.corners) + np.random.default_rng(m.id).normal(0, 0.3, (4, 2))))
        for m in view.markers()
    ]
    tracker = PoseTracker(view.plan())
    rough = tracker.follow(noisy[1:3], 0.0)
    assert rough.status == "partly"
    assert measure_worst_mm(rough.pose, view) > 1.5
    state = tracker.follow(noisy, 0.1)
    assert (state.status, state.shifted) == ("steady", ())
    assert measure_worst_mm(state.pose, view) < 0.5


def test_no_marker_for_a_second_and_a_half_is_a_camera_turned_away() -> None:
    view = draw_view(place_markers())
    tracker = PoseTracker(view.plan())
    before = tracker.follow(view.markers(), 10.0)
    statuses = [tracker.follow([], at_s).status for at_s in (10.1, 11.0, 11.4, 11.5, 20.0)]
    assert statuses == ["partly", "partly", "partly", "away", "away"]
    assert tracker.follow([], 20.1).pose is before.pose
    assert tracker.follow(view.markers(), 21.0).status == "steady"


def test_one_marker_in_another_place_does_not_hold_the_pose() -> None:
    view = draw_view(place_markers())
    tracker = PoseTracker(view.plan())
    tracker.follow(view.markers(), 0.0)
    swung = draw_view(place_markers(), shift_mm=(300, 0)).markers()[:1]
    assert [tracker.follow(swung, at_s).status for at_s in (0.5, 2.0)] == ["partly", "away"]
    assert tracker.follow(view.markers()[:1], 2.1).status == "partly"


def test_before_any_marker_was_seen_the_camera_is_away() -> None:
    state = PoseTracker(draw_view(place_markers()).plan()).follow([], 0.0)
    assert (state.pose, state.status) == (None, "away")


def test_a_table_without_markers_stays_where_it_was_pointed_at() -> None:
    plan = plan_from_corners([(0, 0), (200, 0), (200, 100), (0, 100)], (400, 200))
    state = PoseTracker(plan).follow([], 5.0)
    assert state.status == "steady"
    assert state.pose
    assert state.pose.to_px([(0, 0)])[0] == pytest.approx([100, 50])
