"""A title that can be read is a card, though the card itself is covered; one card is told once."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.word_cards import WORDS, draw_card, draw_two_lines
from vision.deciding import decide
from vision.evidence import ANYTHING, Evidence, What
from vision.finding.print_finder import PrintFinder
from vision.geometry import Image, as_image
from vision.look import Eye, open_eye
from vision.naming.titles.catalogue import Catalogue, CatalogueEntry
from vision.naming.titles.joining import join_titles
from vision.reading import Corners, Glimpse, Outline, Reading, Status

FANNED = ("Harvest", "Lantern", "Octopus", "Rocket")
STEP_PX = 52  # how much of a covered card shows
CARD: Corners = ((0, 0), (300, 0), (300, 400), (0, 400))
NEITHER = Evidence({What("anchor"): 0.0})


def fan(*titles: str) -> Image:
    """Lay cards upon one another so that only the titles of all but the last can be seen."""
    table = np.full((700, 560, 3), (60, 90, 70), np.uint8)
    for number, title in enumerate(titles):
        card = draw_two_lines(title, "")
        top, left = 40 + STEP_PX * number, 60 + 20 * number
        table[top : top + card.shape[0], left : left + card.shape[1]] = card
    return as_image(table)


def title_at(left: float, top: float, high: float = 20, wide: float = 120, name: str = "anchor") -> Reading:
    """Return a sure title; with a height below 0 it stands upside down."""
    right, low = left + np.sign(high) * wide, top + high
    corners = ((left, top), (float(right), top), (float(right), low), (left, low))
    return decide(Glimpse(Evidence({What(name): 20.0}), corners), ANYTHING)


@pytest.fixture(scope="module")
def eye() -> Eye:
    names = (*FANNED, *WORDS, "Harvester", "Pocket", "Western Lantern")
    return open_eye(Catalogue([CatalogueEntry(name, name) for name in dict.fromkeys(names)]))


@pytest.mark.parametrize(
    "turn",
    [None, cv2.ROTATE_90_CLOCKWISE, cv2.ROTATE_180, cv2.ROTATE_90_COUNTERCLOCKWISE],
    ids=["upright", "to the right", "upside down", "to the left"],
)
def test_covered_cards_are_known_by_their_titles(eye: Eye, turn: int | None) -> None:
    picture = fan(*FANNED)
    cards = eye.look(picture if turn is None else as_image(cv2.rotate(picture, turn))).cards
    sure = [card.id for card in cards if card.status is Status.SURE]
    assert sorted(map(str, sure)) == sorted(FANNED)


def test_two_copies_in_a_fan_are_two_cards(eye: Eye) -> None:
    cards = eye.look(fan("Lantern", "Lantern", "Octopus")).cards
    assert sorted(str(card.id) for card in cards if card.status is Status.SURE) == [
        "Lantern",
        "Lantern",
        "Octopus",
    ]


def test_the_place_of_a_covered_card_is_that_of_its_title(eye: Eye) -> None:
    first = next(card for card in eye.look(fan(*FANNED)).cards if card.id == FANNED[0])
    x, y = first.center
    assert (x, y) == pytest.approx((60 + 157, 40 + 34), abs=6)
    assert first.turned_deg == pytest.approx(0, abs=4)


@pytest.mark.parametrize("turn", [None, cv2.ROTATE_180], ids=["upright", "upside down"])
def test_a_name_over_two_lines_is_one_card_though_each_line_is_a_name(turn: int | None) -> None:
    names = ("Harvest Festival", "Harvest", "Festival", "Winter Festival")
    eye = open_eye(Catalogue([CatalogueEntry(name, name) for name in names]))
    table = np.full((200, 500, 3), (60, 90, 70), np.uint8)
    table[40:140, 90:405] = draw_two_lines("Harvest", "Festival")[:100]
    cards = eye.look(as_image(table if turn is None else cv2.rotate(table, turn))).cards
    assert [card.id for card in cards if card.status is Status.SURE] == ["Harvest Festival"]


@pytest.mark.parametrize("turned", [False, True])
def test_a_word_printed_twice_is_one_card_held_by_the_larger(eye: Eye, turned: bool) -> None:
    table = np.full((560, 760, 3), (60, 90, 70), np.uint8)
    card = draw_card("Anchor")
    table[90 : 90 + card.shape[0], 100 : 100 + card.shape[1]] = card
    picture = as_image(cv2.rotate(table, cv2.ROTATE_180) if turned else table)
    (seen,) = eye.look(picture).cards
    assert (seen.id, seen.status) == ("Anchor", Status.SURE)
    assert abs(seen.turned_deg) == pytest.approx(180 if turned else 0, abs=3)


def test_a_picture_without_print_has_no_lines() -> None:
    assert PrintFinder().find(np.full((240, 320, 3), 120, np.uint8)) == []


def test_an_outline_takes_the_title_inside_it_and_is_held_like_it() -> None:
    joined = join_titles([Outline(CARD, 0.9)], [title_at(200, 380, high=-20)])
    (card,) = joined.cards
    assert not joined.unread
    assert card.corners == ((300, 400), (0, 400), (0, 0), (300, 0))


def test_an_outline_around_several_titles_is_no_card() -> None:
    titles = [title_at(20, 20), title_at(20, 80, name="bridge")]
    joined = join_titles([Outline(CARD, 0.9)], titles)
    assert (joined.cards, joined.unread) == (titles, [])


def test_an_outline_without_a_sure_title_is_still_to_be_read() -> None:
    doubtful = decide(Glimpse(NEITHER, title_at(20, 20).corners), ANYTHING)
    outline = Outline(CARD, 0.9)
    assert join_titles([outline], [doubtful, title_at(500, 20)]).unread == [outline]


def test_a_title_in_two_outlines_is_told_once() -> None:
    outlines = [Outline(CARD, 0.9), Outline(((5, 5), (290, 5), (290, 390), (5, 390)), 0.8)]
    assert len(join_titles(outlines, [title_at(20, 20)]).cards) == 1


@pytest.mark.parametrize(
    ("other", "cards"),
    [
        pytest.param(title_at(140, 70, high=-20), 1, id="upside down"),
        pytest.param(title_at(20, 50, high=13, wide=90), 1, id="smaller, below it"),
        pytest.param(title_at(20, 60), 2, id="another copy"),
        pytest.param(title_at(400, 70, high=-20), 2, id="upside down, far away"),
        pytest.param(title_at(140, 70, high=-20, name="bridge"), 2, id="another name"),
    ],
)
def test_a_second_title_is_told_from_a_second_copy(other: Reading, cards: int) -> None:
    assert len(join_titles([], [title_at(20, 20), other]).cards) == cards
