"""A card that is shown to be kept is checked first; what is wrong is named."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from fixtures.render.cards.boxes import draw_framed_deck
from fixtures.render.cards.faces import draw_art
from fixtures.render.cards.photographed import REFERENCE_CAMERA, Camera, photograph
from fixtures.render.scenes.light import blur_motion
from vision.finding.finder import CardFinder
from vision.finding.near import NearFinder
from vision.pictures.shown import (
    SHORT_PX,
    CardFault,
    ShownCard,
    examine,
    explain_no_card,
    name_causes,
    straighten,
)
from vision.reading import Outline

if TYPE_CHECKING:
    from collections.abc import Callable

    from vision.geometry import Image


@pytest.fixture(scope="module")
def card() -> Image:
    rng = np.random.default_rng(2)
    return next(iter(draw_framed_deck(rng, [draw_art(rng, (600, 600)) for _ in range(4)], 1).values()))


def _show(card: Image, camera: Camera = REFERENCE_CAMERA, seed: int = 3) -> tuple[Image, Outline]:
    shot = photograph(np.random.default_rng(seed), card, camera)
    return shot.image_bgr, Outline(shot.corners, 0.9)


def test_a_good_picture_has_no_fault(card: Image) -> None:
    for seed in range(6):
        assert examine(*_show(card, seed=seed)).faults == ()


@pytest.mark.parametrize(
    ("camera", "fault"),
    [
        pytest.param(replace(REFERENCE_CAMERA, defocus_mm=(1.2, 1.2)), CardFault.BLURRED, id="out of focus"),
        pytest.param(replace(REFERENCE_CAMERA, width_px=(80, 80)), CardFault.TOO_SMALL, id="far away"),
        pytest.param(replace(REFERENCE_CAMERA, light=(0.1, 0.1)), CardFault.TOO_DARK, id="in the dark"),
    ],
)
def test_a_bad_picture_is_told(card: Image, camera: Camera, fault: CardFault) -> None:
    assert fault in examine(*_show(card, camera)).faults


def test_a_shaken_picture_is_told(card: Image) -> None:
    image, outline = _show(card)
    assert CardFault.BLURRED in examine(blur_motion(image, 20, 30), outline).faults


def test_a_card_cut_off_by_the_edge_is_told(card: Image) -> None:
    image, outline = _show(card)
    left = int(max(x for x, _ in outline.corners)) - 10
    assert CardFault.CUT_OFF in examine(np.ascontiguousarray(image[:, :left]), outline).faults


def _shine(image: Image, outline: Outline, reach: float) -> Image:
    """Mirror a lamp in the middle of a card; its spot reaches over a share of it."""
    x, y = outline.center
    down, across = np.mgrid[: image.shape[0], : image.shape[1]]
    spot = 330 * np.exp(-((across - x) ** 2 + (down - y) ** 2) / (reach * outline.size_px) ** 2)
    return np.clip(image + spot[..., None], 0, 255).astype(np.uint8)


@pytest.mark.parametrize("reach", [0.25, 0.4, 0.6])
def test_a_lamp_mirrored_on_the_card_is_told(card: Image, reach: float) -> None:
    image, outline = _show(card)
    assert CardFault.GLARE in examine(_shine(image, outline, reach), outline).faults


@pytest.mark.parametrize(
    ("faults", "told"),
    [
        pytest.param(["cut off", "part"], ["cut off"], id="a card cut off is a part of one"),
        pytest.param(["glare", "part"], ["glare"], id="a lamp hides where the card ends"),
        pytest.param(["too dark", "blurred"], ["too dark"], id="nothing is sharp in the dark"),
        pytest.param(["blurred", "glare", "blurred"], ["blurred", "glare"], id="two faults"),
    ],
)
def test_only_the_real_reason_is_told(faults: list[str], told: list[str]) -> None:
    assert list(name_causes(map(CardFault, faults))) == told


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        pytest.param(lambda image, _: image[:, : image.shape[1] // 2], CardFault.CUT_OFF, id="cut in two"),
        pytest.param(lambda image, card: _shine(image, card, 1.2), CardFault.GLARE, id="dazzled"),
        pytest.param(lambda image, _: image // 12, CardFault.TOO_DARK, id="in the dark"),
        pytest.param(lambda image, _: np.full_like(image, 120), CardFault.NO_CARD, id="nothing there"),
    ],
)
def test_a_picture_in_which_no_card_is_found_tells_why(
    card: Image, spoil: Callable[[Image, Outline], Image], fault: CardFault
) -> None:
    image = spoil(*_show(card))
    found = NearFinder(CardFinder()).find
    assert explain_no_card(np.ascontiguousarray(image), found) == fault


def test_white_paper_is_no_glare() -> None:
    card = np.full((560, 400, 3), 255, np.uint8)
    card[100:300, 60:340] = (40, 60, 120)
    shown = examine(*_show(card, replace(REFERENCE_CAMERA, light=(1.05, 1.05), table=(40, 40, 40))))
    assert CardFault.GLARE not in shown.faults


def test_a_card_is_kept_upright_and_in_its_own_shape(card: Image) -> None:
    image, outline = _show(card)
    assert straighten(image, outline.corners).shape[1] == SHORT_PX
    a, b, c, d = outline.corners
    lying = straighten(image, (d, a, b, c))
    assert lying.shape[0] == SHORT_PX < lying.shape[1]
    assert isinstance(examine(image, outline), ShownCard)
