from __future__ import annotations

import numpy as np
import pytest

from fixtures.render.scenes.scene import box_mm
from tests.vision.votes import make_answer
from vision.finding.proposals import CORE, Proposal, drop_double_proposals, read_proposals
from vision.overlap import is_sound, measure_overlap

SIZE_WH = (384, 288)
SHAPE = (288, 384, 3)
SQUARE = np.array([(0.0, 0), (10, 0), (10, 10), (0, 10)])


def answer_with(*cards: tuple[tuple[float, float], float], width_px: float = 40) -> np.ndarray:
    quads = [box_mm(at, (width_px, 1.5 * width_px), turned_deg) for at, turned_deg in cards]
    return make_answer(SIZE_WH, quads)


@pytest.mark.parametrize("turned_deg", [0, 20, 44, 46, 90, 135, 170])
def test_the_votes_of_a_card_make_its_corners(turned_deg: float) -> None:
    (card,) = read_proposals(answer_with(((200, 150), turned_deg)), SHAPE)
    assert measure_overlap(card.corners, box_mm((200, 150), (40, 60), turned_deg)) > 0.87
    assert card.confidence == pytest.approx(0.9, abs=0.03)
    assert is_sound(card.corners)


def test_cards_edge_to_edge_stay_apart() -> None:
    spots = [(100.0 + 40 * column, 90.0 + 60 * row) for row in (0, 1) for column in range(4)]
    cards = read_proposals(answer_with(*((spot, 0) for spot in spots)), SHAPE)
    assert sorted((round(x), round(y)) for x, y in (c.corners.mean(0) for c in cards)) == sorted(spots)


def test_two_readings_of_a_card_on_the_diagonal_are_one_card() -> None:
    standing, lying = answer_with(((200, 150), 44)), answer_with(((200, 150), 46))
    mixed = np.where(np.arange(standing.shape[2]) < 25, standing, lying)
    assert len(read_proposals(mixed, SHAPE)) == 1


def test_a_picture_of_another_size_gives_corners_in_its_own_pixels() -> None:
    answer = answer_with(((200, 150), 25))
    (small,), (large,) = read_proposals(answer, SHAPE), read_proposals(answer, (1440, 1920, 3))
    assert large.corners == pytest.approx((small.corners + 0.5) * 5 - 0.5)


def test_a_card_few_cells_vote_for_is_less_certain() -> None:
    answer = answer_with(((200, 150), 0))
    answer[CORE, :, :25] = 0
    answer[CORE, :19] = 0
    (card,) = read_proposals(answer, SHAPE)
    assert card.confidence < 0.88


def test_an_answer_of_nothing_has_no_cards() -> None:
    assert read_proposals(np.zeros((19, 36, 48), np.float32), SHAPE) == []


@pytest.mark.parametrize("width_px", [6, 120])
def test_a_card_of_a_size_the_network_does_not_know_is_left_to_another_view(width_px: float) -> None:
    assert read_proposals(answer_with(((200, 150), 0), width_px=width_px), SHAPE) == []


def test_of_two_proposals_for_one_card_the_more_certain_stays() -> None:
    kept = drop_double_proposals(
        [Proposal(SQUARE + away, chance) for away, chance in ((1, 0.5), (0, 0.9), (30, 0.4))]
    )
    assert [card.confidence for card in kept] == [0.9, 0.4]


def test_a_part_of_a_card_is_no_second_card() -> None:
    kept = drop_double_proposals([Proposal(SQUARE, 0.9), Proposal(SQUARE * 0.3 + 2, 0.8)])
    assert [card.confidence for card in kept] == [0.9]
