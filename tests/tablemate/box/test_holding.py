"""Cards held up to a camera: taken when they lie still, the next when the last is gone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from fixtures.render.cards.photographed import Camera, photograph
from tablemate.box.box import open_box
from tablemate.box.enrolling import Enrolment, order_to_read
from tablemate.box.holding import FRAMES_GONE, FRAMES_STILL, Holding
from tests.tablemate.box.conftest import SHOW
from vision.reading import Outline

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from fixtures.render.cards.boxes import Deck
    from vision.geometry import Image

EMPTY = np.full((400, 400, 3), 110, np.uint8)


class Table:
    """Where a card lies in the newest frame."""

    def __init__(self, folder: Path) -> None:
        self.outlines: list[Outline] = []
        self.holding = Holding(Enrolment(open_box(folder), {}, lambda _: self.outlines))

    def show(self, card: Image, camera: Camera = SHOW, *, frames: int, seed: int = 1) -> int:
        shot = photograph(np.random.default_rng(seed), card, replace(camera, corners_off=0.0))
        self.outlines = [Outline(shot.corners, 0.9)]
        return self._see(shot.image_bgr, frames)

    def clear(self, frames: int = FRAMES_GONE) -> int:
        self.outlines = []
        return self._see(EMPTY, frames)

    def _see(self, image: Image, frames: int) -> int:
        return sum(self.holding.see(image) is not None for _ in range(frames))


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def test_a_card_is_taken_once_while_it_lies_there(table: Table, deck: Deck) -> None:
    assert table.show(deck["stag000_white"], frames=FRAMES_STILL) == 0
    assert table.show(deck["stag000_white"], frames=10) == 1


def test_the_next_card_is_taken_when_the_last_is_gone(table: Table, deck: Deck) -> None:
    assert table.show(deck["stag000_white"], frames=8) == 1
    table.clear()
    assert table.show(deck["stag001_black"], frames=8) == 1


def test_the_same_card_can_be_shown_again_after_it_was_taken_away(table: Table, deck: Deck) -> None:
    assert table.show(deck["stag000_white"], frames=8) == 1
    table.clear()
    assert table.show(deck["stag000_white"], frames=8) == 1


def test_the_other_side_is_taken_though_the_card_never_left_the_picture(table: Table, deck: Deck) -> None:
    assert table.show(deck["stag000_white"], frames=8) == 1
    assert table.show(deck["stag000_black"], frames=8) == 1


def test_a_bad_card_is_told_once_and_not_taken(table: Table, deck: Deck) -> None:
    blurred = replace(SHOW, defocus_mm=(1.5, 1.5))
    said = []
    for _ in range(8):
        assert table.show(deck["stag000_white"], blurred, frames=1) == 0
        said.append(table.holding.saying)
    assert [sentence for sentence in said if sentence] == [
        "It is blurred or shaken. Hold the camera still and let it focus."
    ]


def test_a_moving_card_is_not_taken(table: Table, deck: Deck) -> None:
    assert sum(table.show(deck["stag000_white"], frames=1, seed=seed) for seed in range(8)) == 0


def _square(x: float, y: float) -> Outline:
    return Outline.square((x, y), 50, 0.9)


@pytest.mark.parametrize("order", [sorted, lambda cards: sorted(cards, reverse=True)])
def test_cards_are_read_row_by_row(
    order: Callable[[list[tuple[float, float]]], list[tuple[float, float]]],
) -> None:
    middles = [(50.0, 60.0), (150.0, 50.0), (250.0, 58.0), (40.0, 160.0), (160.0, 150.0)]
    ordered = order_to_read([_square(x, y) for x, y in order(middles)])
    assert [card.center for card in ordered] == middles
