"""Round set-up, step 2: REPLACE, ADD love and MOVE love LEFT."""

from __future__ import annotations

from typing import Any

import pytest

from engine.origin_story import events as happened
from engine.origin_story.effects import add_love, move_love, replace_cards, resolve_effect
from engine.origin_story.keywords import Effect, Readings, moved_left, replaced
from engine.origin_story.tricks import Suits
from tests.engine.origin_story.table import cards, ids, lay_rows, short
from tests.engine.scripts import run

ROW = "T5 B2 L1 S9 L12 S2 T13 B7"


@pytest.mark.parametrize(
    ("hand", "number", "villain", "readings", "gone"),
    [
        pytest.param(ROW, 1, True, {}, "T13", id="villain: the highest"),
        pytest.param(ROW, 3, True, {}, "T13 L12 S9", id="villain: love included"),
        pytest.param(ROW, 1, False, {}, "B2", id="ruling 2, hero: the lowest, not love, leftmost"),
        pytest.param(ROW, 3, False, {}, "B2 S2 T5", id="ruling 2, hero: love is spared"),
        pytest.param(ROW, 2, False, {"hero_spares_love": False}, "L1 B2", id="ruling 2: any suit"),
        pytest.param("L5 B9 L3", 2, False, {}, "B9 L3", id="ruling 3: go on with the lowest love"),
        pytest.param("L5 B9 L3", 2, False, {"love_when_short": False}, "B9", id="ruling 3: replace fewer"),
        pytest.param("L5 L3", 2, False, {"love_when_short": False}, "", id="ruling 3: only love, none"),
        pytest.param("B9 S9 T9", 2, True, {}, "B9 S9", id="equal values: the leftmost"),
    ],
)
def test_which_cards_replace_takes_out(
    hand: str,
    number: int,
    villain: bool,
    readings: dict[str, bool],
    gone: str,
) -> None:
    out = replaced(cards(hand), number, "love", Readings(**readings), villain=villain)
    assert short(out) == gone


@pytest.mark.parametrize(
    ("hand", "times", "leftmost_counts", "row", "moved"),
    [
        pytest.param("B1 L2 S3 L4 T5", 1, True, "L4 B1 L2 S3 T5", "L4", id="the rightmost love card"),
        pytest.param("B1 L2 S3 L4 T5", 2, True, "L2 L4 B1 S3 T5", "L4 L2", id="two times"),
        pytest.param("B1 L2 S3 L4 T5", 3, True, "L4 L2 B1 S3 T5", "L4 L2 L4", id="round and round"),
        pytest.param("B1 S3 T5", 2, True, "B1 S3 T5", "", id="no love card: none moved"),
        pytest.param("L1 S3 T5", 1, True, "L1 S3 T5", "L1", id="ruling 5: leftmost counts as moved"),
        pytest.param("L1 S3 T5", 1, False, "L1 S3 T5", "", id="ruling 5: leftmost was not moved"),
        pytest.param("S3 L1 T5", 2, False, "L1 S3 T5", "L1", id="ruling 5: moved once is moved"),
    ],
)
def test_move_love_left(hand: str, times: int, leftmost_counts: bool, row: str, moved: str) -> None:
    after, cards_moved = moved_left(cards(hand), times, "love", Readings(leftmost_counts=leftmost_counts))
    assert (short(after), short(cards_moved)) == (row, moved)


def test_replace_draws_to_the_right_end_in_the_order_drawn() -> None:
    table = lay_rows(automaton=ROW)
    (event,) = run(replace_cards(table, "automaton", 2), ids("S13 L7"))
    assert event.rule.id == "replace_hero_non_love"
    assert (event.gone, event.new) == (("brains_2", "speed_2"), ("speed_13", "love_7"))
    assert short(table.hands["automaton"]) == "T5 L1 S9 L12 T13 B7 S13 L7"
    assert table.discards == ["brains_2", "speed_2"]


@pytest.mark.parametrize(
    ("choice", "gone"),
    [
        pytest.param("old_only", "brains_2", id="ruling 4: chosen from the old hand"),
        pytest.param("new_too", "brains_1", id="ruling 4: the new card may go at once"),
    ],
)
def test_replace_and_the_cards_just_drawn(choice: str, gone: str) -> None:
    table = lay_rows(automaton=ROW, options={"replace_new": choice})
    (event,) = run(replace_cards(table, "automaton", 1), ids("B1"))
    assert event.gone == (gone,)
    assert len(table.hands["automaton"]) == 8


def test_replace_by_the_reading_that_never_takes_love_from_a_hand_of_love() -> None:
    table = lay_rows(automaton="L1 L2", options={"replace_short": "fewer"})
    (event,) = run(replace_cards(table, "automaton", 2))
    assert (type(event), event.rule.id) == (happened.NothingReplaced, "replace_fewer")
    assert short(table.hands["automaton"]) == "L1 L2"


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        pytest.param({}, "replace_hero_non_love", id="hero"),
        pytest.param({"replace_hero": "any"}, "replace_hero_any", id="hero, any suit"),
    ],
)
def test_replace_says_by_which_reading(options: dict[str, Any], rule: str) -> None:
    table = lay_rows(automaton=ROW, options=options)
    assert run(replace_cards(table, "automaton", 1), ids("B1"))[0].rule.id == rule


def test_replace_against_a_villain_takes_the_highest_of_both_vancardians_in_turn_order() -> None:
    table = lay_rows(automaton="B1 L13", factoryon="S1 T12", alignment="villain")
    _, first, second = run(resolve_effect(table, Effect("replace", 1)), ids("B3"), ids("B4"))
    assert (first.who, first.gone, first.rule.id) == ("automaton", ("love_13",), "replace_villain")
    assert (second.who, second.gone) == ("factoryon", ("strength_12",))


def test_ruling_6_the_order_of_the_vancardians_can_be_turned_round() -> None:
    table = lay_rows(automaton="B1 L13", factoryon="S1 T12", options={"vancardian_order": "factoryon_first"})
    _, first, second = run(resolve_effect(table, Effect("replace", 1)), ids("B3"), ids("B4"))
    assert (first.who, second.who) == ("factoryon", "automaton")


def test_add_love_discards_the_rightmost_and_puts_an_extra_love_card_leftmost() -> None:
    table = lay_rows(automaton="B1 S2 T3")
    (event,) = run(add_love(table, "automaton", 4, 0))
    assert (event.gone, event.card, event.value) == (("strength_3",), "extra_a", 4)
    assert table.hands["automaton"] == ["extra_a", "brains_1", "speed_2"]
    assert table.faces["extra_a"].suit == "love"
    assert table.aside == ["extra_b", "extra_c", "extra_d"]


def test_add_love_gives_each_vancardian_a_card_of_her_own() -> None:
    table = lay_rows(automaton="B1 S2", factoryon="B3 S4", options={"extra_love_value": "keyword"})
    run(resolve_effect(table, Effect("add_love", 5)))
    assert (table.hands["automaton"][0], table.hands["factoryon"][0]) == ("extra_a", "extra_b")
    assert (table.faces["extra_a"].value, table.faces["extra_b"].value) == (5, 5)


def test_ruling_7_with_printed_cards_the_owner_is_asked_what_the_card_is_worth() -> None:
    table = lay_rows(automaton="B1 S2", factoryon="B3 S4")
    run(resolve_effect(table, Effect("add_love", 4)), 2)
    assert (table.faces["extra_a"].value, table.faces["extra_b"].value) == (2, 2)


@pytest.mark.parametrize(
    ("number", "choice", "answers", "cards_used", "values"),
    [
        pytest.param(6, "ask", (), ("extra_c", "extra_d"), (6, 6), id="one value printed: nothing to ask"),
        pytest.param(4, "ask", ("4", "2"), ("extra_a", "extra_b"), (4, 2), id="4/2 printed: asked each time"),
        pytest.param(2, "keyword", (), ("extra_a", "extra_b"), (2, 2), id="by the keyword: never asked"),
    ],
)
def test_ruling_7_with_the_sheet_only_a_card_of_two_values_is_asked_for(
    number: int, choice: str, answers: tuple[str, ...], cards_used: tuple[str, ...], values: tuple[int, ...]
) -> None:
    options = {"vancardian_deck": "virtual", "extra_love_value": choice}
    table = lay_rows(automaton="B1 S2", factoryon="B3 S4", options=options)
    _, first, second = run(resolve_effect(table, Effect("add_love", number)), *answers)
    assert (first.card, second.card) == cards_used
    assert (first.value, second.value) == values


def test_move_tells_the_cards_at_the_left_end_as_they_lie_in_the_end() -> None:
    table = lay_rows(automaton="B1 L2 S3 L4 T5")
    (event,) = run(move_love(table, "automaton", 3))
    assert (event.cards, event.rule.id) == (("love_4", "love_2"), "move_love")
    assert short(table.hands["automaton"]) == "L4 L2 B1 S3 T5"


def test_move_without_a_love_card_is_replace_for_her_alone() -> None:
    table = lay_rows(automaton="B5 S3", factoryon="B6 L3")
    _, none, instead, moved = run(resolve_effect(table, Effect("move_love", 1)), ids("T9"))
    assert (none.who, none.rule.id) == ("automaton", "move_none")
    assert (instead.who, instead.gone) == ("automaton", ("speed_3",))
    assert (moved.who, moved.cards) == ("factoryon", ("love_3",))


def test_ruling_5_the_other_reading_replaces_when_the_only_love_card_is_leftmost() -> None:
    table = lay_rows(automaton="L5 S3", options={"move_leftmost": "not_moved"})
    none, instead = run(move_love(table, "automaton", 1), ids("T9"))
    assert (none.rule.id, none.card, instead.gone) == ("move_leftmost", "love_5", ("speed_3",))


def test_ruling_11_move_may_mean_the_trump_suit() -> None:
    table = lay_rows(automaton="L5 S3", options={"trump_reading": "trump"})
    table.suits = Suits(trump="speed")
    (event,) = run(move_love(table, "automaton", 1))
    assert event.cards == ("speed_3",)
