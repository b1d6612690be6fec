"""Cards of a deck that was shown whole: lists of the same words in another order, and arrows."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import pytest

from fixtures.render.cards.characters import (
    CARD_MM,
    draw_character,
    draw_solo_arrow,
    draw_solo_list,
    load_solo_cards,
)
from fixtures.render.scenes import light
from fixtures.render.scenes.enrolment import enrol
from fixtures.render.scenes.scene import Scene, aim_camera, lay_card
from fixtures.render.tables.tops import draw_table
from vision.finding.slots import looks_bare
from vision.naming.pictures.decks import DeckNamer
from vision.naming.pictures.references import Known, References
from vision.overlap import to_corners
from vision.reading import Outline, Status

if TYPE_CHECKING:
    from fixtures.render.cards.faces import Face
    from vision.geometry import Image
    from vision.reading import Corners

SIZE_WH = (480, 400)
SOLO = load_solo_cards()


box = cache(enrol)


@cache
def namer(side: str) -> DeckNamer:
    shown = {key: picture for key, picture in box(solo=True).items() if key[1] == side}
    return DeckNamer(References([Known(*key) for key in shown], list(shown.values())))


def photograph(face: Face | None, turned_deg: float = 0.0, seed: int = 3) -> tuple[Image, Corners]:
    """A card on planks, or the bare planks where it would lie."""
    scene = Scene(
        draw_table(np.random.default_rng(seed), SIZE_WH, "wood"), aim_camera(SIZE_WH, 1.8, 5.0, 40.0)
    )
    marked = Scene(scene.image_bgr.copy(), aim_camera(SIZE_WH, 1.8, 5.0, 40.0))
    lay_card(marked, face or draw_solo_list(SOLO[0]), (2.0, 3.0), CARD_MM[0], turned_deg)
    image = marked.image_bgr if face else scene.image_bgr
    noisy = light.add_noise(np.random.default_rng(seed), light.blur_focus(image, 0.6), 2.5)
    return noisy, to_corners(marked.cards[0].corners)


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("turned_deg", [-1.5, 181.0])
def test_lists_of_the_same_words_in_another_order_are_told_apart(number: int, turned_deg: float) -> None:
    image, corners = photograph(draw_solo_list(SOLO[number]), turned_deg)
    a_little_off = to_corners(np.add(corners, (3.0, 4.0)))
    reading = namer("list").read(image, Outline(a_little_off, 0.9))
    assert (reading.id, reading.status) == (SOLO[number].list_face, Status.SURE)


def test_an_outline_that_took_in_the_seam_beside_the_card_does_not_hide_it() -> None:
    image, (a, b, c, d) = photograph(draw_solo_list(SOLO[2]))
    wider = (a, (b[0] + 15, b[1]), (c[0] + 15, c[1]), d)
    reading = namer("list").read(image, Outline(wider, 0.9))
    assert (reading.id, reading.status) == (SOLO[2].list_face, Status.SURE)
    assert abs(reading.corners[1][0] - b[0]) < 5


def test_an_arrow_is_known_either_way_round_and_its_top_is_told() -> None:
    for turned_deg in (0.0, 180.0):
        image, corners = photograph(draw_solo_arrow(SOLO[1]), turned_deg)
        reading = namer("arrow").read(image, Outline(corners, 0.9))
        assert (reading.id, reading.status) == (SOLO[1].arrow_face, Status.SURE)
        assert (abs(reading.turned_deg) > 90) is (turned_deg == 180.0)


def test_a_card_of_another_kind_is_none_of_the_deck() -> None:
    image, corners = photograph(draw_character("Stag", "white"))
    assert namer("list").read(image, Outline(corners, 0.9)).id is None


def test_bare_planks_go_on_like_what_is_around_them_and_no_card_does() -> None:
    for seed in range(4):
        assert looks_bare(*photograph(None, seed=seed))
        for face in (draw_solo_list(SOLO[0]), draw_solo_arrow(SOLO[0]), draw_character("Duke", "black")):
            assert not looks_bare(*photograph(face, seed=seed))


def test_nothing_is_bare_in_the_dark() -> None:
    image, corners = photograph(None)
    assert not looks_bare((image * 0.03).astype(np.uint8), corners)
