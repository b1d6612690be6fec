from __future__ import annotations

import numpy as np
import pytest

from fixtures.render.scenes.scene import box_mm
from vision.finding.proposals import Proposal
from vision.finding.sizes import keep_known_sizes, keep_usual_sizes, list_alike

SHAPE = (1080, 1920, 3)


def lay(*cards: tuple[float, float]) -> list[list[Proposal]]:
    """Cards in a row, of these widths in pixels and so certain."""
    return [
        [Proposal(box_mm((200 + 300 * place, 500), (width, 1.5 * width), 0), chance)]
        for place, (width, chance) in enumerate(cards)
    ]


@pytest.mark.parametrize(("width", "kept"), [(40, 2), (60, 3), (100, 3), (160, 3), (180, 2)])
def test_what_is_far_smaller_or_larger_than_the_others_is_no_card(width: float, kept: int) -> None:
    assert len(keep_usual_sizes(lay((100, 0.95), (100, 0.95), (width, 0.95)), SHAPE)) == kept


@pytest.mark.parametrize(
    ("width", "chance", "kept"), [(100, 0.9, 2), (125, 0.9, 2), (140, 0.9, 1), (70, 0.9, 1), (140, 0.98, 2)]
)
def test_what_is_as_large_as_no_certain_card_must_be_very_certain(
    width: float, chance: float, kept: int
) -> None:
    assert len(keep_known_sizes(lay((100, 0.99), (width, chance)))) == kept


def test_of_two_certain_ones_of_different_sizes_the_more_certain_stays() -> None:
    (kept,) = keep_known_sizes(lay((100, 0.955), (140, 0.965)))
    assert kept[0].confidence == 0.965


def test_where_no_card_is_certain_their_sizes_tell_nothing() -> None:
    cards = lay((100, 0.93), (180, 0.9))
    assert keep_known_sizes(cards) == cards


@pytest.mark.parametrize(
    ("width", "chance", "listed"),
    [
        pytest.param(100, 0.65, 1, id="as large as the card"),
        pytest.param(110, 0.65, 1, id="a little nearer to the camera"),
        pytest.param(125, 0.65, 0, id="larger"),
        pytest.param(100, 0.55, 0, id="hardly likely"),
    ],
)
def test_what_has_the_size_of_a_card_beside_it_is_listed(width: float, chance: float, listed: int) -> None:
    card, likely = lay((100, 0.85), (width, chance))
    assert len(list_alike([likely], [card])) == listed


def test_what_is_not_shaped_like_the_card_is_not_listed() -> None:
    square = [Proposal(box_mm((800, 500), (122, 122), 0), 0.65)]
    assert list_alike([square], lay((100, 0.97))) == []


def test_what_lies_under_a_card_is_not_listed_as_alike() -> None:
    (certain,) = lay((100, 0.97))
    under = [Proposal(certain[0].corners + np.array((40, 0)), 0.65)]
    assert list_alike([under], [certain]) == []


def test_where_no_card_was_found_nothing_is_listed() -> None:
    assert list_alike(lay((100, 0.65), (100, 0.7)), []) == []


def test_where_nothing_was_found_nothing_is_kept() -> None:
    assert keep_known_sizes(keep_usual_sizes([], SHAPE)) == []
