from __future__ import annotations

import numpy as np
import pytest

from fixtures.render.cards.faces import draw_pips
from fixtures.render.scenes.scene import Scene, aim_camera, lay_card
from fixtures.render.tables.tops import draw_table
from vision.finding.card_contours import drop_doubles, find_by_contours
from vision.overlap import is_sound, measure_overlap, order_upright, share_outside

SQUARE = np.array([(0.0, 0), (10, 0), (10, 10), (0, 10)])


@pytest.mark.parametrize("turned_deg", [0, 25, 90, 140])
def test_a_white_card_on_a_dark_table_is_found(turned_deg: float) -> None:
    rng = np.random.default_rng(1)
    scene = Scene(np.full((480, 640, 3), 40, np.uint8), aim_camera((640, 480), 2.5))
    lay_card(scene, draw_pips(rng, (160, 224)), (0, 0), 57, turned_deg)
    found = find_by_contours(scene.image_bgr)
    assert len(found) == 1
    assert measure_overlap(np.array(found[0].corners), scene.cards[0].corners) > 0.9


def test_a_bare_table_has_no_cards() -> None:
    assert find_by_contours(draw_table(np.random.default_rng(2), (640, 480), "carpet")) == []


def test_a_square_is_no_card() -> None:
    picture = np.full((480, 640, 3), 40, np.uint8)
    picture[100:300, 200:400] = 230
    assert find_by_contours(picture) == []


def test_equal_quads_overlap_wholly_and_distant_ones_not_at_all() -> None:
    assert measure_overlap(SQUARE, SQUARE) == pytest.approx(1)
    assert measure_overlap(SQUARE, SQUARE + 20) == 0
    assert measure_overlap(SQUARE, SQUARE + np.array((5, 0))) == pytest.approx(1 / 3)


def test_of_two_quads_in_one_place_the_better_is_kept() -> None:
    kept = drop_doubles([(SQUARE + 1, 0.4), (SQUARE, 0.9), (SQUARE + 50, 0.1)], most=0.4)
    assert [score for _, score in kept] == [0.9, 0.1]


def test_a_quad_that_crosses_itself_or_runs_backwards_is_not_sound() -> None:
    assert is_sound(SQUARE)
    assert not is_sound(SQUARE[::-1])
    assert not is_sound(SQUARE[[0, 2, 1, 3]])
    assert not is_sound(SQUARE * np.nan)


def test_corners_start_at_the_upper_short_side() -> None:
    lying = np.array([(0.0, 0), (30, 0), (30, 20), (0, 20)])
    corners = np.array(order_upright(lying[[2, 3, 0, 1]]))
    sides = np.linalg.norm(corners - np.roll(corners, -1, axis=0), axis=1)
    assert sides[0] == pytest.approx(20)
    assert is_sound(corners)


def test_what_others_leave_of_a_quad_is_counted_once() -> None:
    right_half, right_third = (SQUARE + np.array([right, 0]) for right in (5, 6.7))
    assert share_outside(SQUARE, []) == 1
    assert abs(share_outside(SQUARE, [right_half, right_third]) - 0.5) < 0.03
