"""Cards of any make are named by their words: landscape, either way up, the word on them twice."""

from __future__ import annotations

import cv2
import pytest

from tests.vision.word_cards import WORDS, draw_two_lines, lay_table
from vision.look import Eye, open_eye
from vision.naming.titles.catalogue import Catalogue, CatalogueEntry
from vision.naming.titles.reader import TitleReader
from vision.reading import Outline, Status

NEAR_WORDS = ("Anger", "Bride", "Cattle", "Queer", "Pocket", "Ankle", "Need", "Yarn", "Cobra", "Giants")


@pytest.fixture(scope="module")
def eye() -> Eye:
    words = Catalogue([CatalogueEntry(word.lower(), word) for word in (*WORDS, *NEAR_WORDS)])
    return open_eye(words)


@pytest.mark.parametrize(
    ("px_per_mm", "blur_px", "ground"),
    [
        pytest.param(3.2, 0.6, "wood", id="sharp"),
        pytest.param(3.2, 0.6, "leather", id="on leather"),
        pytest.param(3.2, 0.6, "cloth", id="on checked cloth"),
        pytest.param(2.0, 0.8, "wood", id="small and a little out of focus"),
    ],
)
def test_twenty_five_word_cards_are_named(eye: Eye, px_per_mm: float, blur_px: float, ground: str) -> None:
    cards = eye.look(lay_table(WORDS, 3, px_per_mm, blur_px, ground)).cards
    assert sorted(str(card.id) for card in cards) == sorted(word.lower() for word in WORDS)
    assert {card.status for card in cards} == {Status.SURE}


@pytest.mark.parametrize(
    "turn",
    [None, cv2.ROTATE_90_CLOCKWISE, cv2.ROTATE_180, cv2.ROTATE_90_COUNTERCLOCKWISE],
    ids=["upright", "to the right", "upside down", "to the left"],
)
def test_a_title_over_two_lines_is_read_any_way_up(turn: int | None) -> None:
    names = ("Harvest Festival", "Harvest", "Festival", "Winter Festival")
    card = draw_two_lines("Harvest", "Festival")
    picture = card if turn is None else cv2.rotate(card, turn)
    high, wide = picture.shape[:2]
    outline = Outline(((0, 0), (wide - 1, 0), (wide - 1, high - 1), (0, high - 1)), 0.9)
    reader = TitleReader(Catalogue([CatalogueEntry(name, name) for name in names]))
    assert reader.read(picture, outline).id == "Harvest Festival"
