from __future__ import annotations

import numpy as np
import pytest

from fixtures.render.cards.faces import draw_pips
from fixtures.render.scenes.scene import Scene, aim_camera, lay_card, visible_share
from models.card_finder_data import Example, SeenCard, is_easy, shake
from models.card_finder_targets import make_targets, start_at_short_side
from vision.finding.proposals import CORE, LYING, STANDING, read_proposals
from vision.overlap import measure_overlap

FACE = draw_pips(np.random.default_rng(1), (160, 224))


def lay(*places: tuple[float, float, float], width_mm: float = 60) -> Example:
    """Lay cards at x, y, turn on a table of 384 x 288 millimetres, one pixel each."""
    scene = Scene(np.full((288, 384, 3), 40, np.uint8), aim_camera((384, 288), 1.0))
    for x, y, turned_deg in places:
        lay_card(scene, FACE, (x, y), width_mm, turned_deg)
    cards = [SeenCard(card.corners, visible_share(scene, card)) for card in scene.cards]
    return Example(scene.image_bgr, scene.owner, cards)


@pytest.mark.parametrize("turned_deg", [0, 30, 45, 60, 90, 120, 179])
def test_what_is_taught_is_read_as_the_card_it_was_made_from(turned_deg: float) -> None:
    example = lay((0, 0, turned_deg), width_mm=40)
    wanted, _ = make_targets(example)
    (card,) = read_proposals(wanted, example.image_bgr.shape)
    assert measure_overlap(card.corners, example.cards[0].corners) > 0.87


def test_of_a_hidden_card_the_whole_is_taught() -> None:
    example = lay((-20, 0, 0), (0, 0, 0), width_mm=40)
    cards = read_proposals(make_targets(example)[0], example.image_bgr.shape)
    assert len(cards) == 2
    for card, truth in zip(sorted(cards, key=lambda c: c.corners[:, 0].min()), example.cards, strict=True):
        assert measure_overlap(card.corners, truth.corners) > 0.87


@pytest.mark.parametrize("width_mm", [6, 120])
def test_a_card_too_far_or_too_near_is_taught_as_none(width_mm: float) -> None:
    wanted, weights = make_targets(lay((0, 0, 0), width_mm=width_mm))
    assert wanted[CORE].max() == 0
    assert weights[CORE].min() > 0


def test_no_corners_are_taught_where_they_are_not_known() -> None:
    example = lay((0, 0, 0), width_mm=40)
    example.cards[0].shape_known = False
    wanted, weights = make_targets(example)
    assert wanted[CORE].max() == 1
    assert weights[STANDING].max() == weights[LYING].max() == 0


@pytest.mark.parametrize("seed", range(6))
def test_a_shaken_picture_takes_its_corners_along(seed: int) -> None:
    example = lay((0, 0, 20), width_mm=60)
    shaken = shake(example, np.random.default_rng(seed), (160, 160))
    quad = shaken.cards[0].corners
    sides = np.roll(quad, -1, axis=0) - quad
    after = np.roll(sides, -1, axis=0)
    assert (sides[:, 0] * after[:, 1] - sides[:, 1] * after[:, 0] > 0).all()
    seen = np.argwhere(shaken.owner == 0)[:, ::-1]
    assert len(seen) == 0 or (seen >= quad.min(0) - 2).all()
    assert len(seen) == 0 or (seen <= quad.max(0) + 2).all()


def test_corners_start_at_a_short_side() -> None:
    lying = np.array([(0.0, 0), (30, 0), (30, 20), (0, 20)])
    assert start_at_short_side(lying) == pytest.approx(np.roll(lying, -1, axis=0))
    standing = lying[:, ::-1][::-1]
    assert np.linalg.norm(np.diff(start_at_short_side(standing)[:2], axis=0)) == pytest.approx(20)


def test_a_picture_is_easy_when_no_card_is_hidden() -> None:
    assert is_easy(lay((-60, 0, 0), (60, 0, 0)))
    assert not is_easy(lay((-20, 0, 0), (20, 0, 0)))
    assert not is_easy(lay())
