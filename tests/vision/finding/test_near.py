"""Cards shown close to the camera: the whole card is found, not the picture printed on it, and no tray."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.finding.finder import CardFinder
from vision.finding.near import NearFinder, keep_outer
from vision.overlap import measure_width
from vision.reading import Outline

IMAGES = Path(__file__).parents[3] / "fixtures" / "images"


@pytest.fixture(scope="module")
def finder() -> NearFinder:
    return NearFinder(CardFinder())


def test_the_cards_of_a_tray_are_found_and_not_the_tray(finder: NearFinder) -> None:
    tray = np.asarray(cv2.imread(str(IMAGES / "tray_of_three.jpg")), np.uint8)
    assert len(finder.find(tray)) == 3


def test_a_near_card_is_found_whole(finder: NearFinder) -> None:
    table = np.full((700, 560, 3), (150, 110, 60), np.uint8)
    table[70:630, 80:480] = 25
    table[130:400, 140:420] = np.random.default_rng(1).integers(40, 250, (270, 280, 3))
    near = cv2.GaussianBlur(table, (0, 0), 1.5).astype(np.uint8)
    (card,) = finder.find(near)
    assert measure_width(np.array(card.corners)) == pytest.approx(400, abs=12)


def test_what_is_printed_on_a_card_is_left_out() -> None:
    card, print_on_it = Outline.square((100, 100), 90, 0.8), Outline.square((105, 100), 40, 0.95)
    beside = Outline.square((300, 100), 80, 0.9)
    assert keep_outer([print_on_it, beside, card]) == [card, beside]
