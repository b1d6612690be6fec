from __future__ import annotations

import cv2
import numpy as np
import pytest

from fixtures.render.scene import box_mm
from vision.overlap import is_sound, measure_overlap, share_inside
from vision.proposals import (
    CORE_DEPTH,
    Proposal,
    drop_double_proposals,
    fit_quad,
    grow_quad,
    measure_cover,
    read_proposals,
)

SIZE_WH = (384, 288)
SHAPE = (288, 384, 3)
SQUARE = np.array([(0.0, 0), (10, 0), (10, 10), (0, 10)])


def answer_with(*cards: tuple[tuple[float, float], float]) -> np.ndarray:
    """Return the maps a perfect network would give for cards 60 pixels wide at these places and turns."""
    full = np.zeros((2, SIZE_WH[1], SIZE_WH[0]), np.float32)
    for at, turned_deg in cards:
        for layer, inset in zip(full, (0, CORE_DEPTH * 60), strict=True):
            quad = box_mm(at, (60 - 2 * inset, 90 - 2 * inset), turned_deg)
            cv2.fillConvexPoly(layer, quad.round().astype(np.int32), 1.0)
    return np.stack([cv2.resize(layer, (96, 72), interpolation=cv2.INTER_AREA) for layer in full])


@pytest.mark.parametrize("turned_deg", [0, 20, 45, 90, 135])
def test_a_core_grows_back_into_its_card(turned_deg: float) -> None:
    (card,) = read_proposals(answer_with(((200, 150), turned_deg)), SHAPE)
    assert measure_overlap(card.corners, box_mm((200, 150), (60, 90), turned_deg)) > 0.88
    assert card.confidence > 0.7
    assert is_sound(card.corners)


def test_touching_cards_are_two() -> None:
    cards = read_proposals(answer_with(((150, 150), 0), ((210, 150), 0)), SHAPE)
    assert sorted(round(float(card.corners.mean(0)[0]), -1) for card in cards) == [150, 210]


def test_a_picture_of_another_size_gives_corners_in_its_own_pixels() -> None:
    maps = answer_with(((200, 150), 25))
    (small,), (large,) = read_proposals(maps, SHAPE), read_proposals(maps, (1440, 1920, 3))
    assert large.corners == pytest.approx((small.corners + 0.5) * 5 - 0.5)


def test_an_answer_of_nothing_has_no_cards() -> None:
    assert read_proposals(np.zeros((2, 72, 96), np.float32), SHAPE) == []


def test_a_whole_table_taken_for_a_card_is_left_out() -> None:
    assert read_proposals(np.ones((2, 72, 96), np.float32), SHAPE) == []


def test_of_two_proposals_for_one_card_the_more_certain_stays() -> None:
    kept = drop_double_proposals(
        [Proposal(SQUARE + 1, 0.5), Proposal(SQUARE, 0.9), Proposal(SQUARE + 30, 0.4)]
    )
    assert [card.confidence for card in kept] == [0.9, 0.4]


def test_a_part_of_a_card_is_no_second_card() -> None:
    kept = drop_double_proposals([Proposal(SQUARE, 0.9), Proposal(SQUARE * 0.3 + 2, 0.8)])
    assert [card.confidence for card in kept] == [0.9]
    assert share_inside(SQUARE, SQUARE * 0.3 + 2) == pytest.approx(1)


def test_the_cover_of_a_quad_is_what_the_map_of_cards_says_inside_it() -> None:
    maps = np.zeros((2, 72, 96), np.float32)
    maps[0, :, :48] = 1
    assert measure_cover(maps, SHAPE, np.array([(20.0, 20), (120, 20), (120, 200), (20, 200)])) == 1
    assert measure_cover(maps, SHAPE, np.array([(220.0, 20), (320, 20), (320, 200), (220, 200)])) == 0


def test_growing_a_quad_moves_all_its_sides_outwards() -> None:
    assert grow_quad(SQUARE, 2) == pytest.approx(np.array([(-2, -2), (12, -2), (12, 12), (-2, 12)]))


def test_a_rounded_hull_becomes_four_corners_in_clockwise_order() -> None:
    quad = box_mm((100, 100), (50, 80), 30).round().astype(np.int32).reshape(-1, 1, 2)
    fitted = fit_quad(cv2.convexHull(quad).astype(np.int32))
    assert is_sound(fitted)
    assert measure_overlap(fitted, quad.reshape(4, 2).astype(float)) > 0.98
