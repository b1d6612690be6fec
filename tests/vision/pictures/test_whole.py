"""An outline that holds only a part of a card is noticed by what goes on beyond its side."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import pytest

from fixtures.render.films.shown import draw_whole_box
from fixtures.render.scenes.enrolment import photograph
from vision.overlap import to_corners
from vision.pictures.whole import goes_on

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from vision.geometry import Image

CARDS = ("Monarch.black", "solo_02.arrow", "solo_05.list", "Stag.white", "crown.white")


@cache
def shown(name: str) -> tuple[Image, NDArray[np.float64]]:
    """A photograph of a card on planks, and where its corners are."""
    image, scene = photograph(name, draw_whole_box()[name], seed=3)
    return image, np.array(scene.cards[0].corners)


@pytest.mark.parametrize("name", CARDS)
def test_a_whole_card_ends_where_its_outline_does(name: str) -> None:
    image, corners = shown(name)
    assert not goes_on(image, to_corners(corners))


@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize(
    "part",
    [
        pytest.param([(0, 0), (1, 0), (1, 0.9), (0, 0.9)], id="its lowest tenth is left out"),
        pytest.param([(0, 0), (0.7, 0), (0.7, 1), (0, 1)], id="its right third is left out"),
    ],
)
def test_a_part_of_a_card_is_refused_as_one(name: str, part: list[tuple[float, float]]) -> None:
    image, (a, b, c, d) = shown(name)
    quad = np.array([a + x * (b - a) + y * (d - a) + x * y * (c - b - d + a) for x, y in part])
    assert goes_on(image, to_corners(quad))
