from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
import pytest

from fixtures.render.cards.faces import draw_pips
from fixtures.render.scenes.scene import Scene, aim_camera, box_mm, lay_card
from models.measure_card_finder import corner_error
from tests.vision.votes import Checking, Voting
from vision.finding.finder import (
    DOUBTFUL,
    EQUAL,
    HOPELESS,
    CardFinder,
    choose_certain,
    choose_distinct,
    join_doubtful,
    shrink,
)
from vision.finding.levels import halve
from vision.finding.proposals import Proposal
from vision.overlap import measure_overlap

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from vision.reading import Outline

    Seen = tuple[list[dict[str, Any]], list[Outline]]

IMAGES = Path(__file__).parents[3] / "fixtures" / "images"
TRUTHS = sorted(IMAGES.glob("*.json"))
MOSTLY_HIDDEN = 0.5


@pytest.fixture(scope="module")
def finder() -> CardFinder:
    return CardFinder()


@pytest.fixture(scope="module")
def seen(finder: CardFinder) -> list[Seen]:
    truths = [json.loads(path.read_text(encoding="utf-8")) for path in TRUTHS]
    return [
        (truth["cards"], finder.find(read(path.stem))) for path, truth in zip(TRUTHS, truths, strict=True)
    ]


def read(name: str) -> NDArray[np.uint8]:
    return np.asarray(cv2.imread(str(IMAGES / f"{name}.jpg")), np.uint8)


def white_card_on_dark() -> Scene:
    scene = Scene(np.full((288, 384, 3), 40, np.uint8), aim_camera((384, 288), 1.6))
    lay_card(scene, draw_pips(np.random.default_rng(1), (160, 224)), (0, 0), 60, 0)
    return scene


def count_hits(outlines: list[Outline], wanted: list[np.ndarray]) -> int:
    found = [np.array(outline.corners) for outline in outlines]
    return sum(any(measure_overlap(quad, other) >= 0.5 for other in found) for quad in wanted)


def test_the_fixture_pictures_are_found_as_wanted(seen: list[Seen]) -> None:
    wanted = found = told = 0
    for cards, outlines in seen:
        shown, hidden = (
            [np.array(card["corners"]) for card in cards if (card["covered"] > MOSTLY_HIDDEN) == below]
            for below in (False, True)
        )
        wanted, found = wanted + len(shown), found + count_hits(outlines, shown)
        told += len(outlines) - count_hits(outlines, hidden)
    assert found / wanted >= 0.98
    assert found / told >= 0.98


@pytest.mark.parametrize(("chance", "count"), [(0.9, 1), (0.1, 0)])
def test_where_the_first_look_sees_nothing_contours_are_looked_at_again(chance: float, count: int) -> None:
    scene = white_card_on_dark()
    outlines = CardFinder(Voting(scene.size_wh, [], 0.9), Checking(chance)).find(scene.image_bgr)
    assert len(outlines) == count_hits(outlines, [card.corners for card in scene.cards]) == count


class Widening(Checking):
    """After the usual three runs, of what was moved to an edge, it wants the corners further out."""

    def __init__(self, wider_by: float) -> None:
        super().__init__(0.98)
        self.wider_by, self.runs = wider_by, 0

    def run(self, batch: NDArray[np.float32], /) -> list[NDArray[np.float32]]:
        (answers,) = super().run(batch)
        self.runs += 1
        outwards = np.array([-1, -1, 1, -1, 1, 1, -1, 1])
        answers[:, 1:] = self.wider_by * outwards if self.runs > 3 else 0
        return [answers]


@pytest.mark.parametrize(("wider_by", "is_card"), [(0, True), (0.5, False)])
def test_an_edge_that_the_second_look_wants_further_out_is_printed_on_the_card(
    wider_by: float, is_card: bool
) -> None:
    scene = white_card_on_dark()  # and what was seen is a little larger
    white = scene.cards[0].corners
    (outline,) = CardFinder(Voting(scene.size_wh, [white], 0.9), Widening(wider_by)).find(scene.image_bgr)
    assert (measure_overlap(np.array(outline.corners), white) > 0.97) == is_card
    rejected = [measure_overlap(np.array(other), white) for other in outline.others]
    assert (max(rejected) > 0.97) != is_card


@pytest.mark.parametrize("turned_deg", [0, 12])
def test_an_outline_does_not_reach_over_a_gap_to_the_edge_of_the_next_card(turned_deg: float) -> None:
    """What is seen ends in the middle of the gap, and the edges on both sides of it are as clear."""
    picture = np.full((576, 1024, 3), 225, np.uint8)
    cards, seen = (
        [turn(box_mm((512 + side * 56, 288), (wide, 140), 0), turned_deg) for side in (-1, 1)]
        for wide in (100, 112)
    )
    for card in cards:
        cv2.fillConvexPoly(picture, card.round().astype(np.int32), (60, 40, 40))
    found = CardFinder(Voting((1024, 576), seen, 0.9), Checking(0.98)).find(picture)
    assert len(found) == 2
    for card in cards:
        assert max(measure_overlap(np.array(outline.corners), card) for outline in found) > 0.97


def turn(quad: NDArray[np.float64], turned_deg: float) -> NDArray[np.float64]:
    """Turn corners about the middle of a picture of 1024 by 576."""
    middle, angle = np.array((512, 288)), np.radians(turned_deg)
    way = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    return np.asarray((quad - middle) @ way + middle, np.float64)


def test_half_of_all_corners_lie_within_three_hundredths_of_the_cards_width(seen: list[Seen]) -> None:
    errors = []
    for cards, outlines in seen:
        found = [np.array(outline.corners) for outline in outlines]
        for corners in (np.array(card["corners"]) for card in cards):
            errors += [corner_error(quad, corners) for quad in found if measure_overlap(quad, corners) >= 0.5]
    assert len(errors) > 100
    assert np.median(errors) <= 0.03


def test_a_feeder_with_dice_has_no_cards(finder: CardFinder) -> None:
    assert finder.find(read("feeder_only")) == []


def test_places_printed_on_a_mat_are_no_cards_though_they_are_as_large_as_those_beside(
    finder: CardFinder,
) -> None:
    truth = json.loads((IMAGES / "game_mat_with_boxes.json").read_text(encoding="utf-8"))
    cards = [np.array(card["corners"]) for card in truth["cards"]]
    found = finder.find(read("game_mat_with_boxes"))
    assert len(found) == count_hits(found, cards) == len(cards)


def test_of_all_things_without_cards_only_a_lit_phone_is_taken_for_one(finder: CardFinder) -> None:
    phone = box_mm((222, 366), (380, 190), 0)
    found = finder.find(read("no_cards_only_things"))
    assert len(found) == count_hits(found, [phone]) <= 1


@pytest.mark.parametrize("shape", [(1, 1, 3), (7, 300, 3), (3000, 40, 3), (480, 640, 3)])
def test_an_empty_picture_of_any_shape_has_no_cards(finder: CardFinder, shape: tuple[int, int, int]) -> None:
    assert finder.find(np.full(shape, 70, np.uint8)) == []


def test_turning_the_picture_turns_what_is_found(finder: CardFinder) -> None:
    image = read("tray_of_three")
    upright, turned = finder.find(image), finder.find(np.ascontiguousarray(np.rot90(image, 2)))
    size_wh = np.array(image.shape[1::-1])
    back = [size_wh - 1 - np.array(outline.corners) for outline in turned]
    assert len(upright) == len(turned) == 3
    assert count_hits(upright, back) == 3


def test_the_network_sees_whole_steps_of_its_input() -> None:
    assert shrink(halve(np.zeros((1080, 1920, 3), np.uint8)), 512).shape == (288, 512, 3)
    assert shrink(halve(np.zeros((50, 20, 3), np.uint8)), 256).shape == (256, 96, 3)


def test_a_card_that_both_networks_see_is_found() -> None:
    scene = white_card_on_dark()
    network = Voting(scene.size_wh, [scene.cards[0].corners], 0.9)
    (outline,) = CardFinder(network, Checking(0.9)).find(scene.image_bgr)
    assert measure_overlap(np.array(outline.corners), scene.cards[0].corners) > 0.9


def test_what_the_second_look_takes_for_no_card_is_left_out() -> None:
    scene = white_card_on_dark()
    network = Voting(scene.size_wh, [scene.cards[0].corners], 0.9)
    assert CardFinder(network, Checking(0.1)).find(scene.image_bgr) == []


def test_what_is_doubtful_at_the_first_look_is_not_looked_at_again() -> None:
    scene = white_card_on_dark()
    network = Voting(scene.size_wh, [scene.cards[0].corners], DOUBTFUL - 0.05)
    assert CardFinder(network).look_once(halve(scene.image_bgr)) == []


def test_what_is_far_smaller_than_the_cards_is_none() -> None:
    cards = [box_mm((x, 300), (150, 220), 0) for x in (200, 400, 600)]
    die = box_mm((850, 300), (50, 70), 0)
    finder = CardFinder(Voting((1024, 576), [*cards, die], 0.9), Checking(0.9))
    assert len(finder.find(np.full((576, 1024, 3), 70, np.uint8))) == 3


def test_a_large_thing_cut_by_the_pictures_edge_does_not_tell_how_large_cards_are() -> None:
    cards = [box_mm((x, 420), (90, 130), 0) for x in (200, 400)]
    box = box_mm((880, 100), (340, 420), 0)
    finder = CardFinder(Voting((1024, 576), [*cards, box], 0.9), Checking(0.9))
    found = finder.find(np.full((576, 1024, 3), 70, np.uint8))
    assert len(found) == count_hits(found, cards) == 2


def test_a_card_cut_by_the_pictures_edge_is_found_where_there_is_no_other() -> None:
    card = box_mm((960, 300), (150, 220), 0)
    finder = CardFinder(Voting((1024, 576), [card], 0.9), Checking(0.9))
    assert len(finder.find(np.full((576, 1024, 3), 70, np.uint8))) == 1


def test_neither_the_hopeless_nor_the_equal_is_looked_at_both_ways() -> None:
    quad = box_mm((200, 300), (100, 150), 0)
    side = 100 * (1 - EQUAL) / 4
    seen = [Proposal(quad, 0.7), Proposal(quad + side, 0.9), Proposal(quad + 300, HOPELESS - 0.01)]
    assert choose_distinct(seen) == [1]


@pytest.mark.parametrize(
    ("chances", "shape", "kept"),
    [
        pytest.param((0.7,), (200, 100), [0.7], id="held before the camera"),
        pytest.param((0.7,), (400, 200), [], id="one of a table"),
        pytest.param((0.5,), (200, 100), [], id="too doubtful"),
        pytest.param((0.9, 0.7), (200, 100), [0.9], id="another is certain"),
    ],
)
def test_a_card_in_doubt_counts_if_it_is_the_only_one_and_fills_the_picture(
    chances: tuple[float, ...], shape: tuple[int, int], kept: list[float]
) -> None:
    card = np.array([(0.0, 0), (60, 0), (60, 90), (0, 90)])
    groups = [[Proposal(card, chance)] for chance in chances]
    assert [group[0].confidence for group in choose_certain(groups, shape)] == kept


def test_what_is_in_doubt_joins_the_card_under_whose_pile_it_reaches() -> None:
    card = np.array([(0.0, 0), (60, 0), (60, 90), (0, 90)])
    upper, middle, lowest, away = (Proposal(np.add(card, (x, 0)), 0.5) for x in (0, 25, 50, 200))
    (pile,) = join_doubtful([[upper, middle]], [lowest, away])
    assert pile == [upper, middle, lowest]
    assert join_doubtful([[upper]], [away]) == [[upper]]


def test_a_quad_with_one_wrong_corner_carries_straight_ones_to_be_tried() -> None:
    scene = white_card_on_dark()
    corners = scene.cards[0].corners.copy()
    corners[0] += (25, 0)
    plain = np.full((288, 384, 3), 40, np.uint8)
    (outline,) = CardFinder(Voting(scene.size_wh, [corners], 0.9), Checking(0.9)).find(plain)
    best = max(measure_overlap(np.array(other), scene.cards[0].corners) for other in outline.others)
    assert best > measure_overlap(np.array(outline.corners), scene.cards[0].corners) + 0.03
