"""Cards are known again by their pictures, whichever way up, small, dark or half hidden; strangers are not."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from fixtures.render.cards.boxes import Deck, draw_number_deck, draw_two_sided_deck
from fixtures.render.cards.faces import draw_art
from fixtures.render.cards.photographed import REFERENCE_CAMERA, Camera, Photograph, photograph
from vision.evidence import ANYTHING, Expected
from vision.naming.pictures.namer import PictureNamer
from vision.naming.pictures.references import Known, References
from vision.pictures.shown import straighten
from vision.reading import Outline, Reading, Status
from vision.seams import finish

if TYPE_CHECKING:
    from vision.geometry import Image

STRANGERS = ("stag006_black", "stag006_white")
USUAL = Camera(width_px=(110, 110))


@pytest.fixture(scope="module")
def deck() -> Deck:
    rng = np.random.default_rng(4)
    return draw_two_sided_deck(rng, [draw_art(rng, (700, 700)) for _ in range(10)], 14)


@pytest.fixture(scope="module")
def namer(deck: Deck) -> PictureNamer:
    return enrol({id_: card for id_, card in deck.items() if id_ not in STRANGERS})


def enrol(deck: Deck) -> PictureNamer:
    rng = np.random.default_rng(9)
    known = [Known(*id_.split("_")) for id_ in deck]
    return PictureNamer(References(known, [show(rng, card) for card in deck.values()]))


def show(rng: np.random.Generator, card: Image) -> Image:
    shot = photograph(rng, card, REFERENCE_CAMERA)
    return straighten(shot.image_bgr, shot.corners)


def ask(namer: PictureNamer, shot: Photograph) -> Reading:
    return namer.read(shot.image_bgr, Outline(shot.corners, 0.9))


def shoot(card: Image, camera: Camera = USUAL, seed: int = 5) -> Photograph:
    return photograph(np.random.default_rng(seed), card, camera)


@pytest.mark.parametrize(
    "camera",
    [
        pytest.param(USUAL, id="any way up"),
        pytest.param(replace(USUAL, width_px=(60, 60)), id="60 pixels wide"),
        pytest.param(replace(USUAL, width_px=(250, 250)), id="250 pixels wide"),
        pytest.param(replace(USUAL, light=(0.45, 0.5)), id="half the light"),
        pytest.param(replace(USUAL, defocus_mm=(0.8, 0.8)), id="out of focus"),
        pytest.param(replace(USUAL, sleeve=True), id="in a sleeve"),
        pytest.param(replace(USUAL, corners_off=0.06), id="outlined badly"),
    ],
)
def test_a_card_and_its_side_are_known_again(namer: PictureNamer, deck: Deck, camera: Camera) -> None:
    for seed, id_ in enumerate([id_ for id_ in deck if id_ not in STRANGERS][:6]):
        reading = ask(namer, shoot(deck[id_], camera, seed))
        assert (reading.id, reading.side) == tuple(id_.split("_"))


def test_most_cards_are_sure(namer: PictureNamer, deck: Deck) -> None:
    readings = [ask(namer, shoot(deck[id_], seed=seed)) for seed, id_ in enumerate(list(deck)[:8])]
    assert sum(reading.status is Status.SURE for reading in readings) >= 7


@pytest.mark.parametrize("hides", [{"covered": 0.25}, {"glare": True}])
def test_what_hides_a_card_makes_it_doubtful_never_another(
    namer: PictureNamer, deck: Deck, hides: dict[str, float]
) -> None:
    camera = replace(USUAL, **hides)
    for seed, id_ in enumerate(list(deck)[:8]):
        reading = ask(namer, shoot(deck[id_], camera, seed))
        assert reading.status is not Status.SURE or (reading.id, reading.side) == tuple(id_.split("_"))


def test_a_card_that_was_never_shown_stays_unnamed(namer: PictureNamer, deck: Deck) -> None:
    for seed in range(4):
        for id_ in STRANGERS:
            assert ask(namer, shoot(deck[id_], seed=seed)).id is None


def test_twins_that_differ_in_their_arrows_are_told_apart_where_they_differ(deck: Deck) -> None:
    twins = {id_: deck[id_] for id_ in list(deck)[:6]}
    for id_, card in list(twins.items()):
        other = card.copy()
        other[380:541, 120:281] = other[380:541, 120:281][::-1, ::-1]
        twins[id_.replace("stag", "twin")] = other
    namer = enrol(twins)
    readings = {id_: ask(namer, shoot(card, seed=seed)) for seed, (id_, card) in enumerate(twins.items())}
    named = {id_: (reading.id, reading.side) == tuple(id_.split("_")) for id_, reading in readings.items()}
    assert sum(named.values()) >= len(twins) - 1
    assert all(named[id_] for id_, reading in readings.items() if reading.status is Status.SURE)


def test_the_corners_begin_at_the_cards_own_top_left(namer: PictureNamer, deck: Deck) -> None:
    shot = shoot(deck["stag001_white"], replace(USUAL, corners_off=0.0))
    a, b, c, d = shot.corners
    for corners in ((a, b, c, d), (c, d, a, b)):
        reading = namer.read(shot.image_bgr, Outline(corners, 0.9))
        assert np.abs(np.array(reading.corners) - np.array(shot.corners)).max() < 3


def test_an_outline_held_sideways_is_turned(namer: PictureNamer, deck: Deck) -> None:
    shot = shoot(deck["stag001_white"])
    a, b, c, d = shot.corners
    assert namer.read(shot.image_bgr, Outline((b, c, d, a), 0.9)).id == "stag001"


def test_a_card_that_lies_on_its_long_side_is_known_and_held_so(deck: Deck) -> None:
    lying = {id_: np.ascontiguousarray(np.rot90(card)) for id_, card in list(deck.items())[:4]}
    namer = enrol(lying)
    shot = shoot(lying["stag001_black"], replace(USUAL, corners_off=0.0, width_px=(150, 150)))
    reading = ask(namer, shot)
    assert (reading.id, reading.side) == ("stag001", "black")
    assert np.abs(np.array(reading.corners) - np.array(shot.corners)).max() < 4


def test_cards_that_differ_in_a_numeral_alone_are_told_apart() -> None:
    deck = draw_number_deck(np.random.default_rng(1), 20)
    namer = enrol(deck)
    for seed, id_ in enumerate(deck):
        reading = ask(namer, shoot(deck[id_], replace(USUAL, shadows=0.0), seed))
        assert (reading.candidates[0].id, reading.candidates[0].side) == tuple(id_.split("_"))


def test_a_set_of_one_card_knows_it_and_no_other(deck: Deck) -> None:
    namer = enrol({"stag000_black": deck["stag000_black"]})
    assert ask(namer, shoot(deck["stag000_black"])).id == "stag000"
    assert ask(namer, shoot(deck["stag003_white"])).status is not Status.SURE


def test_an_empty_box_names_nothing(deck: Deck) -> None:
    namer = PictureNamer(References([], []))
    namer.get_ready()
    assert ask(namer, shoot(deck["stag000_black"])).id is None


def test_it_names_step_by_step_with_what_is_expected(namer: PictureNamer, deck: Deck) -> None:
    shot = shoot(deck["stag001_white"], replace(USUAL, shadows=0.0))
    outlines = [Outline(shot.corners, 0.9)] * 2
    steps = namer.name(shot.image_bgr, outlines, [ANYTHING, Expected(frozenset({"stag002"}))])
    free, other = finish(steps)
    assert free.status is Status.SURE
    assert other.status is not Status.SURE
