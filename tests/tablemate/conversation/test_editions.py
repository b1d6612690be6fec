"""The edition on the table: typed as it is printed, chosen once and kept, noticed when it is another one."""

from __future__ import annotations

import pytest

from engine.errors import InvalidInput
from engine.game import EDITION, Setup, find_option
from engine.games import GAMES, find_game
from engine.play import Play
from tablemate.conversation.editions import keep_edition, kept_edition, usual_choice
from tablemate.conversation.names import find_thing, spellings
from tests.tablemate.room import GOALS, Room
from voice.phrases import LANGUAGE, Phrases

WINGSPAN = find_game("wingspan")
OPTION = find_option(WINGSPAN, EDITION)
TRAY = ("fischadler", "stockente", "rotschwanzbussard")


@pytest.mark.parametrize(
    ("edition", "typed", "meant"),
    [
        pytest.param("de", "Kanadareiher", "great-blue-heron", id="as printed"),
        pytest.param("de", "Präriemöwe", "franklins-gull", id="umlauts"),
        pytest.param("de", "Prariemowe", "franklins-gull", id="umlauts without their dots"),
        pytest.param("de", "praeriemoewe", "franklins-gull", id="umlauts by two letters"),
        pytest.param("fr", "balbuzard pecheur", "osprey", id="accents left out"),
        pytest.param("pl", "rybolow zwyczajny", "osprey", id="a letter that is struck through"),
        pytest.param("de", "osprey", "osprey", id="the English name"),
        pytest.param("nl", "tringa semipalmata", "willet", id="the Latin name of one nobody named"),
        pytest.param("en", "Fischadler", "osprey", id="another edition's"),
    ],
)
def test_a_bird_is_known_by_what_its_card_prints(edition: str, typed: str, meant: str) -> None:
    phrases = Phrases(WINGSPAN, options={EDITION: edition})
    assert find_thing(typed, list(WINGSPAN.names), phrases) == meant


def test_a_name_of_another_edition_must_be_spelled_out() -> None:
    with pytest.raises(InvalidInput):
        find_thing("fischadl", list(WINGSPAN.names), Phrases(WINGSPAN))


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("Æther Ωmega", ("aether ωmega",)),
        ("Ζεύς", ("ζευσ",)),
        ("Möwe", ("mowe", "moewe")),
        ("3 Æ", ("3 ae",)),
    ],
)
def test_names_in_other_letters_can_be_typed(name: str, typed: tuple[str, ...]) -> None:
    assert set(spellings(name)) >= set(typed)


def test_the_language_spoken_says_nothing_about_the_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LANGUAGE, "fr")
    play = Play(WINGSPAN, Setup(options={EDITION: "pl"}))
    assert Phrases.of(play).name("osprey") == "Rybołów Zwyczajny"
    assert Phrases.of(play).language == "fr"


def test_the_first_time_the_edition_of_the_language_is_offered_and_then_the_one_chosen_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert usual_choice(WINGSPAN, OPTION, camera=False) == "en"
    monkeypatch.setenv(LANGUAGE, "de")
    assert usual_choice(WINGSPAN, OPTION, camera=False) == "de"
    keep_edition(WINGSPAN, {EDITION: "fr"})
    assert kept_edition(WINGSPAN) == "fr"
    assert usual_choice(WINGSPAN, OPTION, camera=False) == "fr"


def test_other_options_are_as_they_were() -> None:
    for game in GAMES.values():
        others = [option for option in game.options if option.id != EDITION]
        assert all(usual_choice(game, one, camera=True) == one.default for one in others)


def test_three_names_of_another_edition_are_noticed_said_once_and_offered_the_next_time() -> None:
    room = Room.begun()
    said = room.hears(GOALS, "", ", ".join(TRAY))
    assert "Got it: Osprey, Mallard, and Red-Tailed Hawk." in said
    assert [line for line in said if "another edition: German" in line]
    assert kept_edition(WINGSPAN) == "de"
    assert not [
        line for line in room.hears("", "", "fischadler, stockente, elster") if "another edition" in line
    ]


def test_two_names_of_another_edition_are_no_edition() -> None:
    said = Room.begun().hears(GOALS, "", f"{TRAY[0]}, {TRAY[1]}, red tail")
    assert "Got it: Osprey, Mallard, and Red-Tailed Hawk." in said
    assert kept_edition(WINGSPAN) == ""
