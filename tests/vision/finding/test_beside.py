from __future__ import annotations

import numpy as np
import pytest

from vision.finding.beside import find_crossed

RIGHT, LEFT = 1, 3  # sides, the upper one first


def lay(*spans: tuple[float, float]) -> np.ndarray:
    """Quads between these places from left to right, all as high."""
    return np.array([[(left, 0), (right, 0), (right, 140), (left, 140)] for left, right in spans], np.float64)


@pytest.mark.parametrize(
    ("moved", "crossed"),
    [
        pytest.param([(0, 110), (100, 210)], [(0, RIGHT), (1, LEFT)], id="each at the edge of the other"),
        pytest.param([(0, 110), (105, 210)], [], id="one stayed: the other lies over it"),
        pytest.param([(0, 110), (110, 210)], [], id="one gave way"),
        pytest.param([(0, 105), (105, 210)], [], id="edge to edge"),
    ],
)
def test_sides_crossed_if_both_cards_moved_into_each_other(
    moved: list[tuple[float, float]], crossed: list[tuple[int, int]]
) -> None:
    told = find_crossed(lay((0, 105), (105, 210)), lay(*moved))
    assert [(int(card), int(side)) for card, side in np.argwhere(told)] == crossed


def test_cards_that_meet_at_their_corners_alone_have_not_crossed() -> None:
    seen = lay((0, 105), (105, 210)) + np.array([(0, 0), (0, 135)])[:, None]
    moved = lay((0, 110), (100, 210)) + np.array([(0, 0), (0, 135)])[:, None]
    assert not find_crossed(seen, moved).any()


@pytest.mark.parametrize("count", [0, 1])
def test_a_card_alone_crosses_nothing(count: int) -> None:
    seen = lay((0, 105))[:count]
    assert find_crossed(seen, seen + 2).shape == (count, 4)
    assert not find_crossed(seen, seen + 2).any()
