from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from fixtures.render.scenes.scene import box_mm
from vision.finding.levels import halve
from vision.finding.proposals import Proposal
from vision.finding.second_look import (
    CUT_WH,
    FEW,
    FRAME_PX,
    MOVE_UNIT_PX,
    cut_upright,
    look_both_ways,
    look_one_way,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from vision.finding.levels import Levels

    Look = Callable[..., list[Proposal]]

QUAD = box_mm((300, 220), (100, 150), 25)


def picture() -> Levels:
    """Return a dark table with one white card at QUAD, and its halves."""
    image = np.full((440, 600, 3), 40, np.uint8)
    cv2.fillConvexPoly(image, QUAD.round().astype(np.int32), (250, 250, 250))
    return halve(image)


@dataclass
class Moving:
    """A network that tells the true corners of the card at QUAD for the one proposal it is shown."""

    proposed: NDArray[np.float64]
    chance: float = 0.9
    chance_turned: float = 0.7
    shown: int = 0

    def run(self, batch: NDArray[np.float32], /) -> list[NDArray[np.float32]]:
        assert batch.shape[1:] == (3, CUT_WH[1], CUT_WH[0])
        self.shown += len(batch)
        cut, way = cut_upright(picture(), self.proposed)
        inside = cv2.perspectiveTransform(QUAD.reshape(-1, 1, 2), way).reshape(4, 2)
        moves = (inside - FRAME_PX) / MOVE_UNIT_PX
        straight = np.array([self.chance, *moves.ravel()], np.float32)
        turned = np.array([self.chance_turned, *-np.roll(moves, 2, axis=0).ravel()], np.float32)
        as_it_comes = cut.transpose(2, 0, 1)
        return [np.array([straight if (shown == as_it_comes).all() else turned for shown in batch])]


def test_a_card_stands_upright_in_the_middle_of_its_cut() -> None:
    cut, way = cut_upright(picture(), QUAD)
    assert cut.shape == (CUT_WH[1], CUT_WH[0], 3)
    inside = cv2.perspectiveTransform(QUAD.reshape(-1, 1, 2), way).reshape(4, 2)
    assert inside == pytest.approx(FRAME_PX, abs=1e-3)
    assert cut[16:72, 14:50].min() > 200
    assert cut[:10].max() < 80
    assert cut[:, :9].max() < 80


@pytest.mark.parametrize(("look", "chance"), [(look_one_way, 0.9), (look_both_ways, 0.8)])
def test_corners_are_put_right_in_pixels_of_the_picture(look: Look, chance: float) -> None:
    wrong = QUAD + np.array([(9, -4), (-6, 5), (4, 8), (-7, -3)])
    (card,) = look(Moving(wrong), picture(), [Proposal(wrong, 0.5)])
    assert card.corners == pytest.approx(QUAD, abs=0.01)
    assert card.confidence == pytest.approx(chance)


@pytest.mark.parametrize(
    ("count", "chance_turned", "shown"), [(FEW, 0.99, 2), (FEW + 1, 0.99, 1), (FEW + 1, 0.5, 2)]
)
def test_of_many_cards_those_certain_one_way_up_are_not_seen_the_other_way(
    count: int, chance_turned: float, shown: int
) -> None:
    network = Moving(QUAD, chance_turned=chance_turned)
    cards = look_both_ways(network, picture(), [Proposal(QUAD, 0.5)] * count)
    assert network.shown == shown * count
    assert cards[-1].corners == pytest.approx(QUAD, abs=0.01)
    assert cards[-1].confidence == pytest.approx(chance_turned if shown == 1 else (0.9 + chance_turned) / 2)


@pytest.mark.parametrize("look", [look_one_way, look_both_ways])
def test_nothing_proposed_is_nothing_seen(look: Look) -> None:
    assert look(Moving(QUAD), picture(), []) == []


@pytest.mark.parametrize("smaller", [1, 2, 4])
def test_a_card_of_any_size_looks_the_same_in_its_cut(smaller: int) -> None:
    large = cv2.resize(picture()[0], None, fx=4 / smaller, fy=4 / smaller, interpolation=cv2.INTER_AREA)
    cut, _ = cut_upright(halve(np.asarray(large, np.uint8)), (QUAD + 0.5) * 4 / smaller - 0.5)
    wanted, _ = cut_upright(picture(), QUAD)
    assert np.abs(cut.astype(int) - wanted).mean() < 4


@pytest.mark.parametrize("away", [(-295, 0), (-2000, 0), (0, 5000)])
def test_a_proposal_at_or_beyond_the_pictures_edge_is_cut_all_the_same(away: tuple[float, float]) -> None:
    cut, _ = cut_upright(picture(), QUAD + np.array(away))
    assert cut.shape == (CUT_WH[1], CUT_WH[0], 3)


def test_corners_that_would_cross_stay_as_proposed() -> None:
    class Crossing:
        def run(self, batch: NDArray[np.float32], /) -> list[NDArray[np.float32]]:
            crossed = (FRAME_PX[[1, 0, 3, 2]] - FRAME_PX) / MOVE_UNIT_PX
            return [np.tile(np.array([0.8, *crossed.ravel()], np.float32), (len(batch), 1))]

    (card,) = look_both_ways(Crossing(), picture(), [Proposal(QUAD, 0.5)])
    assert (card.corners == QUAD).all()
