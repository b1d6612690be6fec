from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
import pytest

from fixtures.render.cards.faces import draw_pips
from fixtures.render.scenes.scene import NOBODY, Scene, aim_camera, lay_card, visible_share
from models.card_check_data import cover, draw, gather, judge
from models.card_finder_data import GROUND_PX, Example, Material, SceneMaker, SeenCard
from models.compose_card_scenes import cut_face, cut_grounds, gather_material
from models.list_card_photos import list_boxed
from models.measure_card_finder import BLOCK, fold_of
from tests.vision.votes import Voting
from vision.finding.finder import CardFinder
from vision.finding.second_look import CUT_WH
from vision.overlap import measure_quad

if TYPE_CHECKING:
    from pathlib import Path

FACE = draw_pips(np.random.default_rng(1), (160, 224))
CATALOGUE = "engine/wingspan/data/birds.csv"


def lay(*places: tuple[float, float, float], width_mm: float = 60) -> Example:
    """Lay cards at x, y, turn on a table of 384 x 288 millimetres, one pixel each."""
    scene = Scene(np.full((288, 384, 3), 40, np.uint8), aim_camera((384, 288), 1.0))
    for x, y, turned_deg in places:
        lay_card(scene, FACE, (x, y), width_mm, turned_deg)
    cards = [SeenCard(card.corners, visible_share(scene, card)) for card in scene.cards]
    return Example(scene.image_bgr, scene.owner.astype(np.int8), cards)


def label(example: Example) -> list[dict[str, Any]]:
    """Return the example's cards as label_card_photos writes them."""
    return [
        {
            "corners": card.corners.tolist(),
            "known": True,
            "box": [*card.corners.min(0).tolist(), *card.corners.max(0).tolist()],
        }
        for card in example.cards
    ]


def test_a_card_cut_from_a_photograph_is_the_face_that_was_laid() -> None:
    example = lay((0, 0, 20), width_mm=120)
    face = cut_face(example.image_bgr, example.cards[0].corners)
    height, width = face.image_bgr.shape[:2]
    wanted = cv2.resize(FACE.image_bgr, (width, height), interpolation=cv2.INTER_AREA).astype(float)
    turned = wanted[::-1, ::-1]
    apart = min(np.abs(face.image_bgr - other)[face.mask > 0].mean() for other in (wanted, turned))
    assert apart < 12
    assert height / width == pytest.approx(224 / 160, abs=0.03)


def test_grounds_are_cut_where_no_card_lies() -> None:
    example = lay((-100, 0, 0))
    grounds = cut_grounds(np.random.default_rng(1), example.image_bgr, label(example))
    assert grounds
    assert all(ground.shape == (GROUND_PX, GROUND_PX, 3) and ground.max() == 40 for ground in grounds)


def test_nothing_is_listed_of_what_tests_a_fold(tmp_path: Path) -> None:
    folder = tmp_path / "playing_cards"
    folder.mkdir()
    rows = [f"{number:03}.jpg,1,2,3,4" for number in range(3 * BLOCK)]
    (folder / "labels.csv").write_text("\n".join(["filename,xmin,ymin,xmax,ymax", *rows]), encoding="utf-8")
    for fold in (0, 1):
        seen = {fold_of(int(truth.path.stem)) for truth in list_boxed(tmp_path, fold)}
        assert seen == {1 - fold}


def test_faces_are_cut_from_photographs_whose_corners_are_known(tmp_path: Path) -> None:
    example = lay((-90, 0, 0))
    cv2.imwrite(str(tmp_path / "card.png"), example.image_bgr)
    entry = {"picture": str(tmp_path / "card.png"), "cards": label(example)}
    unknown = entry | {"cards": [card | {"known": False} for card in label(example)]}
    real = gather_material(np.random.default_rng(1), [], [entry, entry, unknown])
    assert len(real.faces) == 2


def test_scenes_are_composed_with_photographed_cards_and_grounds(pytestconfig: pytest.Config) -> None:
    ground = np.full((GROUND_PX, GROUND_PX, 3), 128, np.uint8)
    maker = SceneMaker(
        np.random.default_rng(2),
        pytestconfig.rootpath / CATALOGUE,
        Material([FACE], [ground]),
        faces=2,
        tables=1,
    )
    scenes = [maker.make((160, 160)) for _ in range(12)]
    assert any(scene.cards for scene in scenes)
    for scene in scenes:
        assert scene.owner.dtype == np.int8
        assert NOBODY <= scene.owner.min() <= scene.owner.max() < max(len(scene.cards), 1)


def test_near_scenes_are_composed_of_several_cards(pytestconfig: pytest.Config) -> None:
    ground = np.full((GROUND_PX, GROUND_PX, 3), 128, np.uint8)
    real = Material([FACE], [ground])
    catalogue = pytestconfig.rootpath / CATALOGUE
    maker = SceneMaker(np.random.default_rng(2), catalogue, real, faces=2, tables=1, decks=1, backs=1)
    scenes = [maker.make_near((160, 160)) for _ in range(12)]
    assert any(len(scene.cards) > 1 for scene in scenes)
    assert all(scene.owner.max() < max(len(scene.cards), 1) for scene in scenes)


def test_scenes_on_hard_grounds_know_their_cards(pytestconfig: pytest.Config) -> None:
    catalogue = pytestconfig.rootpath / CATALOGUE
    maker = SceneMaker(
        np.random.default_rng(2), catalogue, Material(), faces=2, tables=1, decks=2, backs=1, cloths=2
    )
    scenes = [maker.make_hard((160, 160)) for _ in range(12)]
    assert sum(len(scene.cards) for scene in scenes) > 12
    assert all(scene.owner.max() < max(len(scene.cards), 1) for scene in scenes)


def test_outlines_inside_and_around_a_card_teach_its_corners() -> None:
    example = lay((0, 0, 0))
    finder = CardFinder(Voting((384, 288), [], 0.9))
    found = [one for seed in range(8) for one in gather([example], finder, np.random.default_rng(seed))]
    shares = [
        measure_quad(one.quad) / measure_quad(example.cards[0].corners)
        for one in found
        if one.truth is not None
    ]
    assert min(shares) < 0.8
    assert max(shares) > 1.25


def test_a_proposal_is_judged_by_the_cards_that_are_there() -> None:
    example = lay((0, 0, 10))
    corners = example.cards[0].corners
    good, half, beside = (judge(example, corners + shift) for shift in ((2, 2), (18, 0), (120, 0)))
    assert good is not None
    assert good.is_card
    assert good.truth is corners
    assert half is not None
    assert half.in_between
    assert half.truth is corners
    assert beside is not None
    assert not beside.is_card


def test_an_outline_about_two_cards_one_upon_the_other_is_no_card() -> None:
    example = lay((-14, 0, 0), (14, 0, 0))
    both = np.concatenate([card.corners for card in example.cards])
    (left, top), (right, low) = both.min(0), both.max(0)
    about = np.array([(left, top), (right, top), (right, low), (left, low)])
    candidate = judge(example, about)
    assert candidate is None or candidate.in_between or not candidate.is_card


def test_what_two_neighbours_make_is_proposed_and_judged() -> None:
    example = lay((-20, 0, 0), (20, 0, 8))
    finder = CardFinder(Voting((384, 288), [], 0.9))
    alone = gather([lay((-20, 0, 0))], finder, np.random.default_rng(1))
    assert len(gather([example], finder, np.random.default_rng(1))) > len(alone)


@pytest.mark.parametrize("seed", range(5))
def test_what_is_laid_over_a_cut_leaves_most_of_the_card(seed: int) -> None:
    cut = np.zeros((CUT_WH[1], CUT_WH[0], 3), np.uint8)
    cut[0, 0] = 255
    painted = cover(np.where(cut > 0, cut, 90).astype(np.uint8), np.random.default_rng(seed))
    assert (painted[14:74, 12:52] == 90).all(2).mean() > 0.4


def test_a_card_hidden_almost_wholly_is_none_and_one_with_a_box_alone_teaches_no_corners() -> None:
    example = lay((0, 0, 0))
    example.cards[0].share = 0.2
    hidden = judge(example, example.cards[0].corners)
    assert hidden is not None
    assert not hidden.is_card
    example.cards[0].share, example.cards[0].shape_known = 1.0, False
    boxed = judge(example, example.cards[0].corners)
    assert boxed is not None
    assert boxed.is_card
    assert boxed.truth is None


@pytest.mark.parametrize("seed", range(5))
def test_a_cut_for_training_tells_where_the_true_corners_are(seed: int) -> None:
    example = lay((0, 0, 35))
    candidate = judge(example, example.cards[0].corners + 3)
    assert candidate is not None
    cut, wanted = draw(candidate, np.random.default_rng(seed))
    assert cut.shape == (CUT_WH[1], CUT_WH[0], 3)
    assert wanted[0] == wanted[9] == 1
    assert np.abs(wanted[1:9]).max() < 5
    assert np.abs(wanted[1:9]).max() > 0


def test_what_is_gathered_has_cards_and_others() -> None:
    example = lay((-60, 0, 0), (60, 0, 0))
    finder = CardFinder(Voting((384, 288), [example.cards[0].corners, example.cards[0].corners + 70], 0.9))
    found = gather([example], finder, np.random.default_rng(1))
    assert any(candidate.is_card for candidate in found)
    assert any(not candidate.is_card for candidate in found)


def test_a_photograph_listed_several_times_is_looked_at_once_and_counts_so_often() -> None:
    example = lay((0, 0, 0))
    finder = CardFinder(Voting((384, 288), [example.cards[0].corners], 0.9))
    once = gather([example], finder, np.random.default_rng(1))
    assert len(gather([example] * 3, finder, np.random.default_rng(1))) == 3 * len(once)
