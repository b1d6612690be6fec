from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from calibration.lens import MOST_BEND, Lens, straight_lens
from calibration.markers import find_markers
from calibration.plan import plan_table
from calibration.pose import find_pose
from tests.calibration.drawing import bend, dim, draw_view, place_markers

SIZE_WH = (1920, 1080)
AREA_MM = np.array([(x, y) for x in np.linspace(-230, 230, 7) for y in np.linspace(-110, 110, 5)])


@given(st.floats(-MOST_BEND, MOST_BEND), st.floats(0, 1919), st.floats(0, 1079))
def test_straightening_undoes_the_lens(share: float, x: float, y: float) -> None:
    lens = Lens((959.5, 539.5), 1101.45, share)
    assert lens.distort(lens.straighten([(x, y)]))[0] == pytest.approx([x, y], abs=0.05)


def test_the_corner_moves_by_the_bend_and_the_middle_stays() -> None:
    straight = straight_lens(SIZE_WH)
    barrel = Lens(straight.middle, straight.radius, -0.1)
    middle, corner = barrel.distort([straight.middle, (-0.5, -0.5)])
    assert middle == pytest.approx(straight.middle)
    assert np.linalg.norm(corner - straight.middle) == pytest.approx(0.9 * straight.radius)


@pytest.mark.parametrize(("radius", "share"), [(0, 0), (100, 0.2), (100, float("nan"))])
def test_what_is_no_lens_is_refused(radius: float, share: float) -> None:
    with pytest.raises(ValueError, match="a lens bends"):
        Lens((0, 0), radius, share)


@pytest.mark.parametrize(("share", "tilt_deg"), [(-0.05, 0), (-0.02, 25), (0.0, 25), (0.02, 0)])
def test_the_four_markers_tell_how_the_lens_bends(share: float, tilt_deg: float) -> None:
    view, lens = bend(draw_view(place_markers(1, 10), 2.6, tilt_deg, towards_deg=10), share)
    markers = find_markers(view.image_bgr)
    plan = plan_table(markers, SIZE_WH)
    assert plan.lens
    assert plan.lens.bend == pytest.approx(share, abs=0.003)
    pose = find_pose(plan, markers)
    assert pose
    away_mm = pose.to_mm(lens.distort(view.to_px(AREA_MM))) - AREA_MM
    assert np.linalg.norm(away_mm, axis=1).max() < 0.5
    assert pose.to_mm(pose.to_px(AREA_MM)) == pytest.approx(AREA_MM, abs=0.05)


def test_noise_is_not_taken_for_a_bent_lens() -> None:
    view = dim(draw_view(place_markers(1, 10), 2.4, 15))
    plan = plan_table(find_markers(view.image_bgr), SIZE_WH)
    assert plan.lens
    assert abs(plan.lens.bend) < 0.005


def test_without_the_pictures_size_the_lens_is_taken_to_be_straight() -> None:
    assert plan_table(draw_view(place_markers()).markers()).lens is None
