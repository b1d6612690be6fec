"""Tricks: core rules, playing tricks."""

from __future__ import annotations

import pytest

from engine.origin_story.cards import EXTRA, Card, highest, lowest, names, playing_cards
from engine.origin_story.tricks import Suits, beats, next_player, playable, tied, winner
from tests.engine.origin_story.table import cards, short


def test_there_are_52_playing_cards_and_four_extra_love_cards_with_names_people_say() -> None:
    assert len(playing_cards()) == 52
    assert len(names()) == 52 + len(EXTRA)
    assert names()["brains_11"] == "Brains 11"
    assert names()["extra_a"] == "Extra Love A"


@pytest.mark.parametrize(
    ("row", "high", "low"),
    [
        pytest.param("B5 S7 T6", "S7", "B5", id="General rules: 5 is lower than 7, suits do not matter"),
        pytest.param("S9 B9 T2 L2", "S9", "T2", id="General rules: the leftmost of several"),
        pytest.param("L1 B2", "B2", "L1", id="General rules: love is no higher than its value"),
    ],
)
def test_highest_and_lowest_go_by_value_and_then_from_the_left(row: str, high: str, low: str) -> None:
    assert short([highest(cards(row))]) == high
    assert short([lowest(cards(row))]) == low


@pytest.mark.parametrize(
    ("trick", "suits", "place"),
    [
        pytest.param("B9 B11 B4", Suits(), 1, id="the highest card of the lead suit"),
        pytest.param("B9 L1 B13", Suits(), 1, id="General rules: love is the default trump"),
        pytest.param("B2 S13 T13", Suits(), 0, id="an off-suit card never wins"),
        pytest.param("L4 B13 L5", Suits(), 2, id="the highest love card"),
        pytest.param("B9 L13 S1", Suits("speed"), 2, id="an event made speed trump"),
        pytest.param("B9 L13 S13", Suits(None), 0, id="an event took trump away"),
    ],
)
def test_who_takes_a_trick(trick: str, suits: Suits, place: int) -> None:
    assert winner(cards(trick), suits) == place
    assert not tied(cards(trick), suits)


def test_a_tie_goes_to_the_card_played_first_so_an_equal_card_does_not_beat() -> None:
    extra, love = Card("extra_a", "love", 4), Card("love_4", "love", 4)
    lead = cards("B9")
    assert winner([*lead, love, extra], Suits()) == 1
    assert winner([*lead, extra, love], Suits()) == 1
    assert tied([*lead, extra, love], Suits())
    assert not beats(extra, [*lead, love], Suits())


@pytest.mark.parametrize(
    ("hand", "trick", "suits", "legal"),
    [
        pytest.param("B2 L3 S4", "", Suits(), "B2 L3 S4", id="the leader plays anything"),
        pytest.param("B2 L3 B4", "B9", Suits(), "B2 B4", id="must follow the lead suit"),
        pytest.param("B2 L3 B4", "S9", Suits(), "B2 L3 B4", id="void: any card"),
        pytest.param("B2 L3 B4", "S9 B1", Suits(), "B2 L3 B4", id="only the first card is the lead"),
        pytest.param("B2 L3 B4", "S9", Suits(off_suit="love"), "L3", id="the event demands love off suit"),
        pytest.param("B2 T3", "S9", Suits(off_suit="love"), "B2 T3", id="the event's suit is lacking too"),
        pytest.param("B2 L3", "B9", Suits(off_suit="love"), "B2", id="on suit the event does not matter"),
    ],
)
def test_what_may_be_played(hand: str, trick: str, suits: Suits, legal: str) -> None:
    assert short(playable(cards(hand), cards(trick), suits)) == legal


def test_turns_go_down_the_rows_and_from_the_bottom_to_the_top() -> None:
    assert [next_player(p) for p in ("you", "automaton", "factoryon")] == ["automaton", "factoryon", "you"]
