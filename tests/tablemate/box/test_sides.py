"""The names of a card: by its file, by what somebody types, by the lists of its game."""

from __future__ import annotations

import unicodedata

import pytest

from engine.errors import InvalidInput
from engine.games import find_game
from tablemate.box.sides import CardSide, check_name, slug
from tablemate.box.wanted import find_wanted, list_wanted, name_file


@pytest.mark.parametrize(
    ("file", "card"),
    [
        ("stag_white.jpg", CardSide("Stag", "white")),
        ("Stag (white).jpg", CardSide("Stag", "white")),
        ("STAG-black.PNG", CardSide("Stag", "black")),
        ("Northern Goshawk.jpg", CardSide("northern_goshawk")),
        ("red_7.jpg", CardSide("red_7")),
        ("7.png", CardSide("7")),
        ("鹿.jpg", CardSide("鹿")),
        ("Олень (white).jpg", CardSide("олень", "white")),
        ("Élan  d\u00e9\u00adfi.jpg", CardSide("elan_defi")),
    ],
)
def test_a_file_is_named_after_its_card(file: str, card: CardSide) -> None:
    named = name_file(list_wanted(find_game("crownfell")), file)
    assert named is not None
    assert named[0] == card


@pytest.mark.parametrize(("one", "other"), [("가", "각"), ("か", "が"), ("Олень", "Олений"), ("हिरण", "हरण")])
def test_cards_of_any_script_have_ids_of_their_own(one: str, other: str) -> None:
    assert slug(one)
    assert slug(one) != slug(other)
    assert slug(unicodedata.normalize("NFD", one)) == slug(one)


@pytest.mark.parametrize(
    ("name", "kept"),
    [("Re\u00adh\u200bbock", "Rehbock"), ("Stag\t one\n", "Stag one"), ("e\u0301lan", "élan")],
)
def test_signs_that_nobody_sees_are_left_out_of_a_name(name: str, kept: str) -> None:
    assert check_name(name) == kept


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("---", "letter or a digit"),
        ("\u200b", "letter or a digit"),
        ("🦌", "letter or a digit"),
        ("Stag\x1b[2J", "can't be shown"),
        ("Stag \ue000", "can't be shown"),
        ("Stag \ud800", "can't be shown"),
        ("x" * 81, "at most 80"),
    ],
)
def test_a_name_that_could_not_be_read_again_is_refused(name: str, reason: str) -> None:
    with pytest.raises(InvalidInput, match=reason):
        check_name(name)


@pytest.mark.parametrize(
    "file",
    [
        "IMG_2034.jpg",
        "20240703_210131.jpg",
        "PXL_20240101_1234.jpg",
        "IMG_2034 (1).jpg",
        "p01.jpg",
        "---.jpg",
        f"{'x' * 200}.jpg",
    ],
)
def test_a_name_that_a_camera_gave_or_that_is_none_says_nothing(file: str) -> None:
    assert name_file({}, file) is None


def test_both_sides_of_two_sided_cards_are_wanted() -> None:
    wanted = list_wanted(find_game("crownfell"))
    assert wanted[CardSide("Stag", "black")] == wanted[CardSide("Stag", "white")] == "Stag"
    assert sum(card.side in {"black", "white"} for card in wanted) == 36


def test_a_card_with_sides_is_not_meant_without_one() -> None:
    wanted = list_wanted(find_game("crownfell"))
    assert find_wanted(wanted, "stag") is None
    assert find_wanted(wanted, "stag", "white") == CardSide("Stag", "white")


def test_every_game_can_say_what_it_wants() -> None:
    numbers = {
        id_: len(list_wanted(find_game(id_))) for id_ in ("origin_story", "my_little_scythe", "wingspan")
    }
    assert numbers["my_little_scythe"] == 21 + 1  # cards and the back; heaps of tokens are not read
    assert numbers["origin_story"] > 50
    assert numbers["wingspan"] == 1  # the back; its titles are read
