"""Cards without names: shown by their number, known by what they print once the owner has told that."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from engine.crownfell import GAME
from engine.crownfell.solo_cards import read_solo_cards
from engine.crownfell.solo_deck import ACTION_PILE, PRIORITY_PILE
from fixtures.render.cards.characters import draw_solo_arrow, draw_solo_list, load_solo_cards
from fixtures.render.scenes.enrolment import enrol
from tablemate import storage
from tablemate.box.box import find_box, open_box
from tablemate.box.prints import close_gap, list_meanings
from tablemate.box.sides import CardSide
from tablemate.box.wanted import list_wanted
from tablemate.watching.enrolments import open_enrolment
from tablemate.watching.eyes import open_readers
from tests.vision.naming.test_decks import photograph
from vision.agreeing.zones import OutlineReader
from vision.naming.pictures.decks import DeckNamer
from vision.reading import Outline, Status

if TYPE_CHECKING:
    from tablemate.box.box import Box

SOLO = GAME.forms[1]
CARDS = read_solo_cards(SOLO.shipped.text)


def tell(*places: int) -> None:
    """Enter solo cards as the practice sheet has them, so that they are the owner's."""
    for place in places:
        storage.change_sheet(
            GAME, SOLO, lambda now, place=place: now.write("card", place, now.card("card", place).values)
        )


def own_box() -> Box:
    return open_box(find_box(GAME.id), GAME.id)


def show(*numbers: int) -> Box:
    """Show grey pictures under the numbers of solo cards."""
    box = own_box()
    for number in numbers:
        grey = np.full((88, 63, 3), number, np.uint8)
        box.keep(CardSide(f"solo_card_{number}", "list"), f"solo card {number}", grey)
    return box


def test_cards_whose_print_nobody_knows_are_wanted_by_number() -> None:
    wanted = list_wanted(GAME)
    assert wanted[CardSide("solo_card_3", "arrow")] == "solo card 3"
    assert sum(card.side == "list" for card in wanted) == len(CARDS)
    assert CardSide("capture+rally+move", "list") not in wanted


def test_of_cards_that_the_owner_entered_each_different_side_is_wanted_once() -> None:
    tell(*range(len(CARDS)))
    wanted = list_wanted(GAME)
    assert wanted[CardSide("capture+rally+move", "list")] == "capture, rally, move"
    assert wanted[CardSide("up_clockwise", "arrow")] == "up, clockwise"
    assert sum(card.side == "list" for card in wanted) == 8
    assert sum(card.side == "arrow" for card in wanted) == 16


def test_a_picture_shown_by_number_counts_for_what_its_card_prints_once_that_is_entered() -> None:
    show(1)
    assert not list_meanings(GAME)
    tell(0)
    printed = CardSide(CARDS[0].list_face, "list")
    assert list_meanings(GAME)[CardSide("solo_card_1", "list")] == printed
    enrolment = open_enrolment(GAME, own_box())
    assert enrolment.has(printed)
    assert enrolment.following != printed


def test_pictures_follow_their_cards_when_one_is_taken_out_of_the_sheet() -> None:
    box = show(2, 3, 5)
    pictures = {kept.id: kept.sha256 for kept in box.cards}
    close_gap(box, SOLO.name, "card", 1)
    assert {kept.id: kept.sha256 for kept in own_box().cards} == {
        "solo_card_2": pictures["solo_card_3"],
        "solo_card_4": pictures["solo_card_5"],
    }
    assert {kept.name for kept in own_box().cards} == {"solo card 2", "solo card 4"}
    assert len([*box.folder.glob("*.jpg")]) == 2


def test_a_box_shown_by_number_and_then_entered_reads_both_piles() -> None:
    pictures, box = enrol(solo=True), own_box()
    for number, card in enumerate(CARDS, 1):
        for face, side in ((card.list_face, "list"), (card.arrow_face, "arrow")):
            box.keep(CardSide(f"solo_card_{number}", side), f"solo card {number}", pictures[face, side])
    assert not isinstance(_namer(ACTION_PILE), DeckNamer)
    tell(*range(len(CARDS)))
    card = load_solo_cards()[5]
    for zone, face, printed in (
        (ACTION_PILE, draw_solo_list(card), card.list_face),
        (PRIORITY_PILE, draw_solo_arrow(card), card.arrow_face),
    ):
        image, corners = photograph(face)
        namer = _namer(zone)
        assert isinstance(namer, DeckNamer)
        reading = namer.read(image, Outline(corners, 0.9))
        assert (reading.id, reading.status) == (printed, Status.SURE)


def _namer(zone: str) -> object:
    reader = open_readers(GAME)[zone]
    assert isinstance(reader, OutlineReader)
    return reader.sense.namer
