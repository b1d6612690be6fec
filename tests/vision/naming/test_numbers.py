from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest

from fixtures.render.cards.numbered import draw_card, make_plain_deck
from vision.evidence import IN_A_GAME
from vision.finding.slots import GUESSED
from vision.geometry import as_image
from vision.naming.numbers.marks import FLAT_WH, LABELS, find_marks
from vision.naming.numbers.namer import NumberedCard, NumberNamer, read_marks
from vision.network import open_network
from vision.reading import Outline, Status

COLOURS = ("green", "yellow", "blue", "red")
CARDS = [
    NumberedCard(f"{colour}_{number}", (str(number),), colour)
    for colour in COLOURS
    for number in range(1, 14)
]
MAKE = make_plain_deck()


def lay(number: str, suit: int, *, width_px: int = 110, turned: bool = False) -> tuple[np.ndarray, Outline]:
    """Paint one card on a table, and return where it lies."""
    card = draw_card(np.random.default_rng(4), MAKE, number, suit).image_bgr
    high_px = round(width_px * FLAT_WH[1] / FLAT_WH[0])
    small = cv2.resize(card, (width_px, high_px), interpolation=cv2.INTER_AREA)
    table = np.full((high_px + 80, width_px + 80, 3), (70, 90, 120), np.uint8)
    table[40:-40, 40:-40] = small[::-1, ::-1] if turned else small
    right, low = 40 + width_px, 40 + high_px
    return as_image(table), Outline(((40, 40), (right, 40), (right, low), (40, low)), 0.9)


@pytest.mark.parametrize("turned", [False, True], ids=["upright", "turned"])
@pytest.mark.parametrize(
    ("number", "suit"), [("7", 0), ("13", 1), ("6", 2), ("9", 2), ("10", 3), ("1", 0), ("12", 2)]
)
def test_a_number_and_a_colour_name_a_card_whichever_way_up_it_lies(
    number: str, suit: int, turned: bool
) -> None:
    picture, outline = lay(number, suit, turned=turned)
    card = NumberNamer(CARDS).read(picture, outline, IN_A_GAME)
    assert (card.id, card.status) == (f"{COLOURS[suit]}_{number}", Status.SURE)


def test_a_card_that_is_covered_where_its_number_stands_is_not_named() -> None:
    picture, outline = lay("7", 0)
    picture[:] = 90
    card = NumberNamer(CARDS).read(picture, outline, IN_A_GAME)
    assert card.status is not Status.SURE


def test_two_cards_that_print_the_same_are_level() -> None:
    cards = [*CARDS, NumberedCard("extra", ("7",), "green")]
    picture, outline = lay("7", 0)
    card = NumberNamer(cards).read(picture, outline, IN_A_GAME)
    assert card.status is Status.CHECK
    assert {one.id for one in card.candidates} == {"green_7", "extra"}


def test_the_network_answers_with_the_labels_of_its_manifest() -> None:
    assert tuple(open_network("number_marks").about["labels"]) == LABELS


def test_every_mark_is_some_label() -> None:
    picture, _ = lay("12", 3, width_px=FLAT_WH[0])
    flat = as_image(picture[40:-40, 40:-40])
    chances = read_marks(find_marks(flat))
    assert np.allclose(chances.sum(axis=1), 1, atol=1e-4)


@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_is_told_from_the_others(colour: str) -> None:
    picture, outline = lay("3", COLOURS.index(colour))
    card = NumberNamer(CARDS).read(picture, outline, IN_A_GAME)
    assert card.id == f"{colour}_3"


def test_a_card_that_prints_two_numbers_is_not_taken_for_one_that_prints_one_of_them() -> None:
    cards = [*CARDS, NumberedCard("extra", ("7", "2"), "green")]
    picture, outline = lay("7", 0)
    card = NumberNamer(cards).read(picture, outline, IN_A_GAME)
    assert (card.id, card.status) == ("green_7", Status.SURE)


def test_two_numbers_with_a_stroke_between_them_are_not_taken_for_one_of_two_digits() -> None:
    cards = [*CARDS, NumberedCard("extra", ("4", "2"), "yellow")]
    picture, outline = lay("4/2", COLOURS.index("yellow"))
    card = NumberNamer(cards).read(picture, outline, IN_A_GAME)
    assert card.status is not Status.SURE


@pytest.mark.parametrize("number", ["10", "11", "12", "13"])
def test_the_digits_of_a_number_do_not_count_as_printed_beside_it(number: str) -> None:
    cards = [*CARDS, NumberedCard("extra", ("4", "2"), "yellow")]
    picture, outline = lay(number, COLOURS.index("yellow"))
    card = NumberNamer(cards).read(picture, outline, IN_A_GAME)
    assert (card.id, card.status) == (f"yellow_{number}", Status.SURE)


@pytest.mark.parametrize(("covered", "status"), [(False, Status.SURE), (True, Status.UNREADABLE)])
def test_where_only_a_place_speaks_for_a_card_both_its_corners_must(covered: bool, status: Status) -> None:
    picture, outline = lay("11", 3)
    if covered:
        picture[-110:, -110:] = 90
    card = NumberNamer(CARDS).read(picture, replace(outline, confidence=GUESSED), IN_A_GAME)
    assert card.status is status
