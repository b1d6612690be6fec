from __future__ import annotations

import numpy as np
import pytest

from fixtures.render.cards.faces import draw_pips
from fixtures.render.scenes.scene import Scene, aim_camera, lay_card
from fixtures.render.tables.tops import draw_table
from vision.finding.corners import refine_corners


def lay_one(turned_deg: float, tilt_deg: float, at_mm: tuple[float, float] = (0, 0)) -> Scene:
    rng = np.random.default_rng(4)
    scene = Scene(draw_table(rng, (640, 480), "carpet"), aim_camera((640, 480), 2.5, tilt_deg, 20))
    lay_card(scene, draw_pips(rng, (160, 224)), at_mm, 57, turned_deg)
    return scene


@pytest.mark.parametrize("turned_deg", [0, 30, 45, 90, 200])
@pytest.mark.parametrize("tilt_deg", [0, 35])
def test_corners_moved_away_by_three_hundredths_of_the_width_come_back(
    turned_deg: float, tilt_deg: float
) -> None:
    scene = lay_one(turned_deg, tilt_deg)
    truth = scene.cards[0].corners
    moved = truth + np.array([(4, -3), (-4, 2), (3, 4), (-3, -4)])
    found, clear = refine_corners(scene.image_bgr, moved)
    assert np.abs(found - truth).max() < 2.5
    assert clear > 0.5


def test_without_an_edge_the_corners_stay() -> None:
    plain = np.full((480, 640, 3), 90, np.uint8)
    corners = np.array([(200.0, 100), (340, 100), (340, 310), (200, 310)])
    found, clear = refine_corners(plain, corners)
    assert np.abs(found - corners).max() < 0.5
    assert clear < 0.1


def test_a_card_cut_by_the_picture_keeps_its_hidden_side() -> None:
    scene = lay_one(0, 0, (-115, 0))
    truth = scene.cards[0].corners
    assert truth[:, 0].min() < 0
    found, _ = refine_corners(scene.image_bgr, truth + 2)
    assert np.abs(found - truth).max() < 12


def test_a_quad_outside_the_picture_is_given_back_unchanged() -> None:
    corners = np.array([(900.0, 900), (950, 900), (950, 980), (900, 980)])
    found, clear = refine_corners(np.zeros((100, 100, 3), np.uint8), corners)
    assert (found == corners).all()
    assert clear == 0
