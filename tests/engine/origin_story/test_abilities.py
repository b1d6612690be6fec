"""Your abilities against the Vancardians (rulebook: Your turns), and your answers about other cards."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import InvalidInput
from engine.origin_story import events as happened
from engine.origin_story.abilities import ABILITIES, offer_abilities, offered, use_ability
from engine.origin_story.turns import play_trick, vancardian_follows, your_turn
from tests.engine.origin_story.table import ids, lay_rows, short
from tests.engine.scripts import run

# --- Exchange a card --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hers", "taken", "rule"),
    [
        pytest.param("L1 B5 S3 T9", "S3", "exchange", id="1: her lowest non-love card"),
        pytest.param("L1 B3 S3", "B3", "exchange", id="1: the leftmost of equals"),
        pytest.param("L9 L4 L7", "L4", "exchange_love", id="1: only love, the lowest of those"),
    ],
)
def test_what_you_take_in_an_exchange(hers: str, taken: str, rule: str) -> None:
    table = lay_rows("B11 B12", hers)
    took, gave = run(use_ability(table), "exchange_automaton", "brains_12")
    assert (short([took.card]), took.rule.id) == (taken, rule)
    assert (gave.card, gave.rule.id) == ("brains_12", "give_card")
    assert short(table.hands["you"]) == f"B11 {taken}"
    assert table.hands["automaton"][0] == "brains_12"


def test_exchange_2_the_card_she_gave_cannot_go_back() -> None:
    table = lay_rows("B11 B12", "", "S3 S4")
    with pytest.raises(InvalidInput):
        run(use_ability(table), "exchange_factoryon", "speed_3")


def test_exchange_in_step_2d_before_the_first_trick() -> None:
    table = lay_rows("B11 B12", "S3 L4")
    run(offer_abilities(table, "when_charged"), "ability", "exchange_automaton", "brains_11", "go_on")
    assert short(table.hands["automaton"]) == "B11 L4"


# --- Reveal -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("alignment", "values", "rule"),
    [
        pytest.param("hero", (4, 8), "reveal_hero", id="1: a hero's cards are worth one less"),
        pytest.param("villain", (6, 10), "reveal_villain", id="2: a villain's cards are worth one more"),
    ],
)
def test_reveal(alignment: str, values: tuple[int, ...], rule: str) -> None:
    table = lay_rows("B5 S7 T9", alignment=alignment)
    (event,) = run(use_ability(table), "reveal", ids("B5 T9"))
    assert (event.cards, event.rule.id) == (("brains_5", "strength_9"), rule)
    assert (table.faces["brains_5"].value, table.faces["strength_9"].value) == values
    assert table.faces["speed_7"].value == 7


def test_ruling_10_a_card_is_changed_once_for_the_round() -> None:
    table = lay_rows("B5 S7")
    run(use_ability(table), "reveal", ids("B5"))
    with pytest.raises(InvalidInput):
        run(use_ability(table), "reveal", ids("B5"))
    run(use_ability(table), "reveal", ids("S7"))
    assert "reveal" not in offered(table)


def test_ruling_10_cumulative() -> None:
    table = lay_rows("B5", options={"reveal": "cumulative"})
    run(use_ability(table), "reveal", ids("B5"))
    run(use_ability(table), "reveal", ids("B5"))
    assert table.faces["brains_5"].value == 3


def test_ruling_10_until_hidden() -> None:
    table = lay_rows("B5", options={"reveal": "until_hidden"})
    assert "hide" not in offered(table)
    run(use_ability(table), "reveal", ids("B5"))
    (event,) = run(use_ability(table), "hide", ids("B5"))
    assert (event.rule.id, table.faces["brains_5"].value) == ("hide", 5)


def test_a_revealed_card_is_beaten_by_what_beats_its_new_value() -> None:
    table = lay_rows("B5", "B2 B12")
    run(your_turn(table), "ability", "reveal", ids("B5"), "brains_5")
    table.change("brains_2", value=5)
    assert run(vancardian_follows(table, "automaton"), ids("S1 S3"))[-1].card == "brains_2"


# --- What other cards do, as you tell it --------------------------------------------------------------------


def test_ruling_12_changing_sides_counts_for_the_vancardians_at_once() -> None:
    table = lay_rows("B9", "B3 B12")
    table.put_in_trick("you", "brains_9")
    assert not table.timid
    (event,) = run(use_ability(table), "alignment")
    assert (event.alignment, event.rule.id, table.timid) == ("villain", "alignment_changed", True)
    assert run(vancardian_follows(table, "automaton"), ids("S1 S2"))[-1].card == "brains_3"


@pytest.mark.parametrize(
    ("ability", "total"),
    [pytest.param("gain_points", 3, id="points won"), pytest.param("lose_points", -3, id="points lost")],
)
def test_points_of_a_card_or_event(ability: str, total: int) -> None:
    table = lay_rows()
    run(use_ability(table), ability, "automaton", 3)
    assert table.dials.points["automaton"] == {"tricks": 0, "surrender": 0, "cards": total}


@pytest.mark.parametrize(
    ("ability", "answer", "suit", "value"),
    [
        pytest.param("raise_card", 9, "brains", 14, id="above 13"),
        pytest.param("lower_card", 7, "brains", -2, id="below 1"),
        pytest.param("change_suit", "love", "love", 5, id="another suit"),
    ],
)
def test_a_card_is_changed(ability: str, answer: Any, suit: str, value: int) -> None:
    table = lay_rows("B5", "S3")
    (event,) = run(use_ability(table), ability, "brains_5", answer)
    assert (event.suit, event.value) == (suit, value)
    face = table.faces["brains_5"]
    assert (face.suit, face.value) == (suit, value)


def test_a_changed_card_in_the_trick_changes_what_beats_it() -> None:
    table = lay_rows("B5", "B9 B12")
    table.put_in_trick("you", "brains_5")
    run(use_ability(table), "raise_card", "brains_5", 5)
    assert run(vancardian_follows(table, "automaton"), ids("S1 S2"))[-1].card == "brains_12"


@pytest.mark.parametrize(
    ("answer", "trump", "reading", "rule"),
    [
        pytest.param("speed", "speed", "heart", "trump_heart", id="ruling 11: love stays love for her rules"),
        pytest.param("none", None, "trump", "trump_trump", id="ruling 11: love read as trump"),
    ],
)
def test_the_trump_suit_is_changed(answer: str, trump: str | None, reading: str, rule: str) -> None:
    table = lay_rows(options={"trump_reading": reading})
    (event,) = run(use_ability(table), "trump", answer)
    assert (table.suits.trump, event.rule.id) == (trump, rule)
    assert table.love == ("love" if reading == "heart" else None)


def test_tricks_given_or_taken_change_what_a_villain_is() -> None:
    table = lay_rows(alignment="villain")
    run(use_ability(table), "tricks", "you", 1)
    assert (table.tricks["you"], table.timid) == (1, False)


def test_a_played_card_is_swapped_with_one_of_the_hand() -> None:
    table = lay_rows("B5 S7 T9")
    table.put_in_trick("you", "speed_7")
    assert "swap_played" in offered(table)
    run(use_ability(table), "swap_played", "strength_9")
    assert (short(table.hands["you"]), table.trick[0].card) == ("B5 S7", "strength_9")


def test_a_trick_taken_back_returns_every_card_to_its_place_and_you_lead() -> None:
    table = lay_rows("B5 S7", "B9 S1", "T2 B1 T3", leader="factoryon")
    table.put_in_trick("factoryon", "brains_1")
    table.put_in_trick("you", "brains_5")
    table.put_in_trick("automaton", "brains_9")
    run(use_ability(table), "rewind")
    assert [short(row) for row in table.hands.values()] == ["B5 S7", "B9 S1", "T2 B1 T3"]
    assert (table.leader, table.trick) == ("you", [])


def test_a_trick_taken_back_at_its_end_is_played_again() -> None:
    table = lay_rows("B5 S7", "B9 S1", "T2 B1", leader="factoryon")
    table.trick_number = 7
    table.charged = True
    first = ("brains_5", ids("L1 L2"), "ability", "rewind")
    again = ("speed_7", ids("L3 L4"), ids("L5 L6"), "go_on")
    events = run(play_trick(table), *first, *again)
    assert sum(isinstance(event, happened.TrickRewound) for event in events) == 1
    assert [played.player for played in table.trick] == ["you", "automaton", "factoryon"]


def test_only_what_changed_in_a_row_moves_between_row_deck_and_discard_pile() -> None:
    table = lay_rows("B5 S7")
    table.trick_number = 7
    table.discards = [table.deck.cards.pop()]
    gone = table.discards[0]
    run(use_ability(table), "row_you", ["brains_5", gone, "love_1"])
    assert (table.hands["you"], table.discards) == (["brains_5", gone, "love_1"], ["speed_7"])
    assert "love_1" not in table.deck.cards


@pytest.mark.parametrize(
    ("ability", "row"),
    [
        pytest.param("row_you", "B5", id="your row must last for the tricks to come"),
        pytest.param("row_automaton", "B9 S1 S2", id="a Vancardian's row keeps its size"),
    ],
)
def test_a_row_that_cannot_be_is_refused(ability: str, row: str) -> None:
    table = lay_rows("B5 S7", "B9 S1")
    table.trick_number = 7
    with pytest.raises(InvalidInput):
        run(use_ability(table), ability, ids(row))


def test_only_abilities_that_can_do_something_are_offered() -> None:
    table = lay_rows("B5", "S3")
    names = offered(table)
    assert "exchange_automaton" in names
    assert not {"exchange_factoryon", "row_factoryon", "swap_played", "rewind", "hide"} & set(names)
    assert set(names) < set(ABILITIES)
