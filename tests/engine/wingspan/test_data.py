"""The data the Automa plays by, and what a bad line in it is answered with."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine.errors import BadData
from engine.game import Origin, Setup, Sheet
from engine.play import Play
from engine.wingspan import GAME
from engine.wingspan.automa_deck import FACES, SHEET, draw_cards, read_cards
from engine.wingspan.catalogue import birds, bonus_cards
from engine.wingspan.editions import ENGLISH, wants
from engine.wingspan.events import FoodTaken
from tests.engine.random_play import play_on
from tests.explained import explained, refuses

TEXT = GAME.forms[0].shipped.text


def test_the_base_game_has_170_birds_and_every_id_is_its_name() -> None:
    assert sum(bird.set == "base" for bird in birds().values()) == 170
    assert len(birds()) == 707
    for bird in birds().values():
        assert re.fullmatch(r"[a-z0-9-]+", bird.id)
        assert 0 <= bird.points <= 9
        assert bird.bonuses <= set(bonus_cards())


@pytest.mark.parametrize(
    ("bonus", "bird", "wanted"),
    [
        pytest.param("anatomist", "bells-vireo", False, id="Bell's is no bill"),
        pytest.param("anatomist", "trumpeter-swan", False, id="Trumpeter is no rump"),
        pytest.param("photographer", "barred-owl", False, id="Barred is not red"),
        pytest.param("photographer", "ruddy-duck", True, id="Ruddy is a colour"),
        pytest.param("historian", "annas-hummingbird", True, id="a person's name"),
        pytest.param("cartographer", "american-crow", True, id="American is a place"),
    ],
)
def test_name_conditions_are_whole_words_of_the_printed_list(bonus: str, bird: str, wanted: bool) -> None:
    assert wants(bonus, birds()[bird], "newer", ENGLISH) is wanted


def test_every_usable_bonus_card_wants_about_the_printed_share_of_birds() -> None:
    base = [bird for bird in birds().values() if bird.set == "base"]
    for card in bonus_cards().values():
        share = sum(card.id in bird.bonuses for bird in base) / len(base)
        assert (0.08 < share < 0.5) if card.eligible else share == 0


def test_the_automa_cards_lay_one_two_and_three_eggs_and_use_every_face_of_the_key() -> None:
    sections = [section for card in read_cards(TEXT) for section in card.sections.values()]
    assert {section.eggs for section in sections if section.action == "lay_eggs"} == {1, 2, 3}
    assert all(sorted(s.die_key) == sorted(FACES) for s in sections if s.action == "gain_food")
    assert len(read_cards(TEXT)) == 11


def test_the_preview_shows_every_card_and_the_die_keys() -> None:
    lines = draw_cards(TEXT)
    assert len(lines) == 44
    assert any("rodent > fish > fruit" in line for line in lines)
    assert any("Automubon Society" in line for line in lines)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        pytest.param(
            "A01,1,gain_fud,,place_cube,", "action is 'gain_fud'; allowed are draw_cards", id="unknown word"
        ),
        pytest.param("A01,1,lay_eggs,many,none,", "eggs is 'many'; allowed are 1, 2", id="wrong type"),
        pytest.param("A01,1,lay_eggs,,none,", "eggs is ''", id="missing value"),
        pytest.param("A01,1,lay_eggs,1,none", "it has 5 cells", id="missing cell"),
        pytest.param("A01,5,lay_eggs,1,none,", "round is '5'; allowed are 1, 2, 3, 4", id="no such round"),
        pytest.param("A01,1,gain_food,,none,rodent>fish", "all six of", id="short die key"),
        pytest.param("A01,1,play_bird,,none,\nA01,1,play_bird,,none,", "has round 1 twice", id="duplicate"),
        pytest.param('A01,1,"play_bird,,none,', "it is not a CSV file", id="not CSV"),
    ],
)
def test_a_bad_line_is_refused_with_file_line_and_what_is_allowed(line: str, reason: str) -> None:
    text = "card,round,action,eggs,secondary,die_key\n" + line + "\n"
    with refuses(BadData, match=re.escape(reason)) as caught:
        read_cards(text)
    assert caught.value.line == 2 + line.count("\n")
    assert explained(caught.value).startswith(f"{SHEET}, line {caught.value.line}: ")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        pytest.param("", "no entries", id="empty"),
        pytest.param("card,round\n", "they must be 'card,round,action", id="wrong columns"),
        pytest.param("x" * 5_000_000, "at most 1,000,000", id="5 MB"),
    ],
)
def test_a_file_that_is_no_sheet_is_refused(text: str, reason: str) -> None:
    with refuses(BadData, match=re.escape(reason)):
        read_cards(text)


@pytest.mark.parametrize("line", ["A01,1,gain_food,,", "A01,2,out_of_deck,,", "A02,1,lay_eggs,"])
def test_a_letter_for_the_eggs_is_refused_whatever_the_action(line: str) -> None:
    start = next(text for text in TEXT.splitlines() if text.startswith(line.rpartition(",,")[0] or line))
    cells = start.split(",")
    spoilt = TEXT.replace(start, ",".join([*cells[:3], "x", *cells[4:]]))
    number = TEXT.splitlines().index(start) + 1
    with refuses(BadData, match=rf"{SHEET}, line {number}: eggs is 'x'"):
        read_cards(spoilt)


TWIN = "rodent>seed>fruit>invertebrate_seed>invertebrate>fish"


def with_twins() -> Sheet:
    """An owner's sheet on which two cards of round 1 differ only behind the first die of their keys."""
    lines = TEXT.splitlines()
    other = next(n for n, line in enumerate(lines) if line.startswith("A02,1,"))
    lines[other] = f"A02,1,gain_food,,place_cube,{TWIN}"
    return Sheet(Origin.OWNER, "\n".join(lines) + "\n")


def test_two_cards_a_person_could_not_tell_apart_are_refused_with_printed_cards() -> None:
    with refuses(BadData, match="same die"):
        Play(GAME, Setup(sheets={SHEET: with_twins()}, options={"automa_deck": "physical"}))


def test_a_virtual_deck_knows_two_cards_apart_that_look_alike() -> None:
    keys: set[tuple[str, ...]] = set()
    for seed in range(12):
        play = play_on(
            Play(GAME, Setup(seed, {"feeder": "told"}, {SHEET: with_twins()})), Random(seed), answers=60
        )
        keys |= {
            event.key for event in play.events if isinstance(event, FoodTaken) and event.key[0] == "rodent"
        }
    assert tuple(TWIN.split(">")) in keys
    assert ("rodent", "fish", "fruit", "invertebrate_seed", "invertebrate", "seed") in keys


def test_an_owner_can_correct_a_die_key() -> None:
    old = "rodent>fish>fruit>invertebrate_seed>invertebrate>seed"
    corrected = TEXT.replace(
        f"A01,1,gain_food,,place_cube,{old}",
        "A01,1,gain_food,,place_cube,fish>rodent>fruit>invertebrate_seed>invertebrate>seed",
    )
    assert corrected != TEXT
    setup = Setup(sheets={SHEET: Sheet(Origin.OWNER, corrected)}, options={"automa_deck": "physical"})
    faces = {card.sections[1].face for card in Play(GAME, setup)._bot.cards}
    assert "gain_food+key_fish+place_cube" in faces
