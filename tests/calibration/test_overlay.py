from __future__ import annotations

import numpy as np

from calibration.layout import lay_out
from calibration.overlay import draw_overlay
from calibration.pose import find_pose
from engine.wingspan import GAME
from tests.calibration.drawing import draw_view, place_markers

REGIONS = lay_out(GAME.zones)


def test_zones_and_markers_are_drawn_where_they_lie_and_the_picture_is_left_alone() -> None:
    view = draw_view([*place_markers(), (10, (-150.0, 95.0), 20)], tilt_deg=15)
    before = view.image_bgr.copy()
    pose = find_pose(view.plan(), view.markers())
    drawn = draw_overlay(view.image_bgr, view.markers(), pose, REGIONS)
    assert (view.image_bgr == before).all()
    for corners_mm in (REGIONS[0].corners_mm(), REGIONS[1].corners_mm(), view.truth_mm[10]):
        x, y = np.mean(view.to_px(np.array(corners_mm)[1:3]), axis=0).round().astype(int)  # a right edge
        assert (drawn[y - 2 : y + 3, x - 2 : x + 3] != before[y - 2 : y + 3, x - 2 : x + 3]).any()


def test_without_a_pose_only_the_markers_are_drawn() -> None:
    view = draw_view([(12, (0.0, 0.0), 0)])
    changed = (draw_overlay(view.image_bgr, view.markers(), None, REGIONS) != view.image_bgr).any(axis=2)
    rows, columns = np.nonzero(changed)
    assert 800 < columns.min() < columns.max() < 1120
    assert 250 < rows.min() < rows.max() < 620
