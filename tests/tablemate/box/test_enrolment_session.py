"""An enrolment session, in which cards are shown: named by title, by file or by a person, and kept one by one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from engine import crownfell
from engine.errors import InvalidInput
from fixtures.render.cards.characters import draw_character, load_characters
from fixtures.render.scenes.enrolment import photograph
from tablemate.box.box import find_box, open_box
from tablemate.box.enrolling import Enrolment
from tablemate.box.enrolment_session import EnrolmentSession
from tablemate.box.sides import CardSide
from tablemate.watching.enrolments import open_enrolment
from vision.overlap import measure_overlap
from vision.pictures.shown import CardFault
from vision.reading import Candidate, Outline, Reading, Status

if TYPE_CHECKING:
    from pathlib import Path

    from vision.geometry import Image

WANTED = {
    CardSide("Stag", "black"): "Stag",
    CardSide("Stag", "white"): "Stag",
    CardSide("Owl"): "Owl",
    CardSide("birds", "back"): "bird cards",
}
CARD = ((60.0, 40.0), (200.0, 40.0), (200.0, 236.0), (60.0, 236.0))


def draw(level: int = 200) -> Image:
    """A card of fine checks on a dark table."""
    image = np.full((300, 260, 3), 40, np.uint8)
    down, across = np.mgrid[40:236, 60:200]
    image[40:236, 60:200] = np.where((down // 7 + across // 7) % 2, level, 90)[..., None]
    return image


class Shown:
    """An enrolment session to which one card is shown, and what it said."""

    def __init__(self, folder: Path, *, read: str = "", sure: bool = True, cards: int = 1) -> None:
        self.said: list[str] = []
        self.box = open_box(folder, "made_up")
        enrolment = Enrolment(self.box, WANTED, lambda _: [Outline(CARD, 0.9)] * min(cards, 1))
        if read:
            status = Status.SURE if sure else Status.CHECK
            enrolment.read_title = lambda _, outline: Reading(
                read, 0.95 if sure else 0.6, status, outline.corners, alternatives=(Candidate("Owl", 0.04),)
            )
        self.session = EnrolmentSession(enrolment, self.said.append)

    @property
    def kept(self) -> list[str]:
        return [one.card.label for one in self.box.cards]


def test_a_card_that_nobody_can_name_is_asked_for_and_kept_by_enter(tmp_path: Path) -> None:
    shown = Shown(tmp_path)
    assert shown.session.show(draw(), "IMG_0001.jpg") == 0
    assert "Is this Stag, black side?" in shown.session.question()
    assert shown.session.answer("")
    assert shown.kept == ["Stag.black"]
    assert shown.said[-1].endswith("1 of 4. Next: Stag, white side.")
    assert shown.session.asked is None


@pytest.mark.parametrize(
    ("typed", "label"),
    [
        pytest.param("stag white", "Stag.white", id="a side behind the name"),
        pytest.param("Stag, white side", "Stag.white", id="as it is said"),
        pytest.param("the back of the bird cards", "birds.back", id="a back"),
        pytest.param("Wolf, black side", "wolf.black", id="a side of a card on no list"),
        pytest.param("Wolf", "wolf", id="a card on no list"),
        pytest.param("鹿", "鹿", id="a card of another script"),
        pytest.param("Олень, white side", "олень.white", id="a side of one"),
    ],
)
def test_a_card_is_kept_under_the_name_that_is_meant(tmp_path: Path, typed: str, label: str) -> None:
    shown = Shown(tmp_path)
    shown.session.show(draw(), "IMG_0001.jpg")
    assert shown.session.answer(typed)
    assert shown.kept == [label]


@pytest.mark.parametrize(
    "typed", ["---", "\x1b[2J wolf", "\ue000", "wolf " * 100, "- white", "\u200b"], ids=ascii
)
def test_what_is_no_name_is_refused_and_the_card_still_asked_for(tmp_path: Path, typed: str) -> None:
    shown = Shown(tmp_path)
    shown.session.show(draw(), "IMG_0001.jpg")
    with pytest.raises(InvalidInput, match="name"):
        shown.session.answer(typed)
    assert shown.session.asked
    assert shown.kept == []
    assert not list(tmp_path.glob("*.jpg"))


@pytest.mark.parametrize(
    ("file", "any_name", "kept"),
    [
        pytest.param("Owl.jpg", False, ["Owl"], id="a card of the game"),
        pytest.param("stag_white.jpg", False, ["Stag.white"], id="a card with its side"),
        pytest.param("great-tit.jpg", False, ["tit"], id="a printed title"),
        pytest.param("p01.jpg", False, [], id="counted"),
        pytest.param("holiday.jpg", False, [], id="a name of nothing in the game"),
        pytest.param("holiday.jpg", True, ["holiday"], id="a name in a box of its own"),
        pytest.param("p01.jpg", True, [], id="counted, in a box of its own"),
    ],
)
def test_a_file_names_its_card_only_if_that_is_a_name(
    tmp_path: Path, file: str, any_name: bool, kept: list[str]
) -> None:
    shown = Shown(tmp_path)
    shown.session.enrolment.any_name = any_name
    shown.session.enrolment.titles = {"tit": "Great Tit"}
    shown.session.show(draw(), file)
    assert shown.kept == kept
    assert (shown.session.asked is None) is bool(kept)


def test_a_sure_title_names_a_card_with_one_side(tmp_path: Path) -> None:
    shown = Shown(tmp_path, read="Owl")
    shown.session.show(draw(), "IMG_0001.jpg")
    assert shown.kept == ["Owl"]


def test_a_title_never_says_which_side_it_stands_on(tmp_path: Path) -> None:
    shown = Shown(tmp_path, read="Stag")
    shown.session.show(draw(), "IMG_0001.jpg")
    assert shown.kept == []
    shown.session.answer("")
    shown.session.show(draw(170), "IMG_0002.jpg")
    assert "Is this Stag, white side?" in shown.session.question()


def test_a_doubtful_title_is_only_a_suggestion(tmp_path: Path) -> None:
    shown = Shown(tmp_path, read="Owl", sure=False)
    shown.session.show(draw(), "IMG_0001.jpg")
    assert shown.session.asked
    assert shown.session.asked.likely[:2] == (CardSide("Owl"), CardSide("Stag", "black"))


def test_the_card_to_be_shown_once_more_is_taken_without_a_question(tmp_path: Path) -> None:
    shown = Shown(tmp_path)
    shown.session.again = CardSide("Owl")
    shown.session.show(draw(), "IMG_0001.jpg")
    assert shown.kept == ["Owl"]
    assert shown.session.again is None
    shown.session.again = CardSide("Owl")
    shown.session.show(draw(150), "IMG_0002.jpg")
    assert shown.said[-1].startswith("I have a new picture of Owl.")


def test_a_card_is_turned_the_other_way_up_or_left_out(tmp_path: Path) -> None:
    shown = Shown(tmp_path)
    image = draw()
    image[50:90, 70:190] = 255
    shown.session.show(image, "IMG_0001.jpg")
    assert shown.session.asked
    before = shown.session.asked.shown.card_bgr
    shown.session.turn()
    assert np.array_equal(shown.session.asked.shown.card_bgr, before[::-1, ::-1])
    shown.session.skip()
    assert shown.kept == []
    assert shown.session.asked is None


def test_an_outline_of_another_shape_is_refused_as_a_part(tmp_path: Path) -> None:
    shown = Shown(tmp_path)
    shown.session.enrolment.shapes = (1.4,)
    assert shown.session.show(draw(), "whole.jpg") == 0
    half = Outline((*CARD[:2], (200.0, 180.0), (60.0, 180.0)), 0.9)
    shown.session.enrolment.find_cards = lambda _: [half]
    stripes = np.repeat(
        np.repeat(np.array([[40, 150], [150, 40]], np.uint8), 150, 0), 130, 1
    )  # no card at all
    assert shown.session.show(np.dstack([stripes] * 3), "part.jpg") == 1
    assert "only a part of the card" in shown.said[-1]


def test_a_part_of_a_card_leads_to_the_whole_where_that_shows(tmp_path: Path) -> None:
    shown = Shown(tmp_path)
    shown.session.enrolment.shapes = (1.4,)
    half = Outline((*CARD[:2], (200.0, 180.0), (60.0, 180.0)), 0.9)
    shown.session.enrolment.find_cards = lambda _: [half]
    (card,) = shown.session.enrolment.look(draw())
    assert card.outline.stretch == pytest.approx(1.4, abs=0.05)


def test_half_a_card_leads_to_the_whole_card_and_two_cards_side_by_side_stay_two(tmp_path: Path) -> None:
    shown = Shown(tmp_path)
    shown.session.enrolment.shapes = (1.4,)
    (left, top), (right, _), (_, bottom), _ = CARD
    halves = [((left, y), (right, y), (right, y + 98), (left, y + 98)) for y in (top, bottom - 98)]
    found = [Outline(half, 0.9) for half in halves]
    shown.session.enrolment.find_cards = lambda _: found[:1]
    (card,) = shown.session.enrolment.look(draw())
    assert measure_overlap(np.array(card.outline.corners), np.array(CARD)) > 0.93
    shown.session.enrolment.find_cards = lambda _: found
    assert [one.outline for one in shown.session.enrolment.look(draw())] == found


@pytest.mark.parametrize(
    ("layout", "name", "side"),
    [
        pytest.param("left", "Pyro", "black", id="an outline that runs a little inside the card"),
        pytest.param("ribbon", "Angel", "white", id="half a card that has a card's shape"),
    ],
)
def test_a_drawn_card_is_kept_whole_at_the_first_try(layout: str, name: str, side: str) -> None:
    name = next(one for one in load_characters() if one.casefold() == name.casefold())
    image, scene = photograph(f"{layout} {name} {side}", draw_character(name, side, layout=layout), 8)
    enrolment = open_enrolment(crownfell.GAME, open_box(find_box("crownfell"), "crownfell"))
    (card,) = enrolment.look(image)
    assert card.faults == ()
    assert measure_overlap(np.array(card.outline.corners), scene.cards[0].corners) > 0.95


@pytest.mark.parametrize("frame", [15, 235], ids=["a dark frame", "a pale frame"])
def test_the_whole_card_is_kept_and_never_the_picture_in_its_frame(tmp_path: Path, frame: int) -> None:
    shown = Shown(tmp_path)
    shown.session.enrolment.shapes = (1.4,)
    image = np.full((300, 260, 3), 120, np.uint8)
    image[40:236, 60:200] = frame
    image[58:218, 72:188] = draw()[58:218, 72:188]
    picture = Outline(((72.0, 58.0), (188.0, 58.0), (188.0, 218.0), (72.0, 218.0)), 0.9)
    shown.session.enrolment.find_cards = lambda _: [picture]
    (card,) = shown.session.enrolment.look(image)
    assert measure_overlap(np.array(card.outline.corners), np.array(CARD)) > 0.93
    image[42:234, 62:198] = 120  # now the frame is a thin line, printed on the table around a card
    image[58:218, 72:188] = draw()[58:218, 72:188]
    (card,) = shown.session.enrolment.look(image)
    assert card.outline.corners == picture.corners


def test_a_card_whose_title_runs_up_its_side_is_kept_as_it_was_shown(tmp_path: Path) -> None:
    shown = Shown(tmp_path, read="Owl")
    a, b, c, d = CARD
    shown.session.enrolment.read_title = lambda *_: Reading("Owl", 0.95, Status.SURE, (d, a, b, c))
    assert shown.session.show(draw(), "owl.jpg") == 0
    (picture,) = shown.box.pictures().values()
    high, wide = picture.shape[:2]
    assert high > wide


def test_what_cannot_be_found_is_refused_in_words(tmp_path: Path) -> None:
    shown = Shown(tmp_path, cards=0)
    assert shown.session.show(draw(), "none.jpg") == 1
    assert "none.jpg was not kept. I can't find a card in it." in shown.said[-1]


def test_one_card_is_not_found_twice(tmp_path: Path) -> None:
    shown = Shown(tmp_path)
    less = Outline(tuple((x + 6, y + 30) for x, y in CARD), 0.7)  # type: ignore[arg-type]
    shown.session.enrolment.find_cards = lambda _: [less, Outline(CARD, 0.9)]
    assert [one.outline.confidence for one in shown.session.enrolment.look(draw())] == [0.9]
    forgiven = replace(shown.session.enrolment, forgiven=frozenset(CardFault))
    assert forgiven.look(draw())[0].faults == ()
