"""A Vancardian turn, with the three worked examples of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.errors import IllegalAnswer
from engine.origin_story import events as happened
from engine.origin_story import vancardian
from engine.origin_story.cards import Card
from engine.origin_story.tricks import Suits
from engine.origin_story.turns import end_trick, vancardian_follows, vancardian_leads
from engine.requests import Look
from tests.engine.origin_story.table import cards, ids, lay_rows, short
from tests.engine.scripts import run

if TYPE_CHECKING:
    from engine.origin_story.table import Table

LOVE = "love"


# --- The worked examples; suits and cards the book does not name are fillers -----------------------------


def test_example_1_she_keeps_one_card_and_plays_the_lower_of_two_that_cannot_win() -> None:
    table = lay_rows("B11", "T3 B8 L4 T10 T5")
    table.put_in_trick("you", "brains_11")
    drawn, played = run(vancardian_follows(table, "automaton"), ids("S9 B6"))
    assert (drawn.kept, drawn.refused, drawn.dropped) == (("brains_6",), ("speed_9",), ("strength_5",))
    assert (played.card, played.rule.id, played.ahead) == ("brains_6", "follow_under", "no")
    assert short(table.hands["automaton"]) == "T3 B8 L4 T10"
    assert table.discards == ["speed_9", "strength_5"]


def test_example_1_does_not_depend_on_the_order_of_the_two_draws() -> None:
    table = lay_rows("B11", "T3 B8 L4 T10 T5")
    table.put_in_trick("you", "brains_11")
    assert run(vancardian_follows(table, "automaton"), ids("B6 S9"))[-1].card == "brains_6"
    assert short(table.hands["automaton"]) == "T3 B8 L4 T10"


def example_2() -> Table:
    table = lay_rows("", "B2 S9 L5 T9 B4", "L9 B12 T6 B8", leader="automaton")
    table.aside.remove("extra_a")
    table.faces["extra_a"] = Card("extra_a", LOVE, 4)
    table.hands["factoryon"].insert(0, "extra_a")
    return table


def test_example_2_automaton_leads_the_leftmost_of_two_nines() -> None:
    table = example_2()
    (led,) = run(vancardian_leads(table, "automaton"))
    assert (led.card, led.rule.id, led.plain) == ("speed_9", "lead_highest", "yes")


def test_example_2_factoryon_keeps_both_and_trumps_with_her_extra_love_card() -> None:
    table = example_2()
    run(vancardian_leads(table, "automaton"))
    drawn, played = run(vancardian_follows(table, "factoryon"), ids("L8 T11"))
    assert (drawn.kept, drawn.dropped) == (("love_8", "strength_11"), ("strength_6", "brains_8"))
    assert (played.card, played.value, played.plain) == ("extra_a", 4, "no")
    assert (played.rule.id, played.ahead) == ("follow_void", "yes")
    assert short(table.hands["factoryon"]) == "L9 B12 L8 T11"


@pytest.mark.parametrize(
    ("automatons", "plays", "rule"),
    [
        pytest.param("B7", "B11", "follow_beat", id="the lowest that beats all"),
        pytest.param(
            "L2", "B4", "follow_under", id="had Automaton played love 2: her lowest of the lead suit"
        ),
    ],
)
def test_example_3_factoryon_keeps_nothing_and_follows(automatons: str, plays: str, rule: str) -> None:
    table = lay_rows("B9", automatons, "S6 B4 B12 L5 B11")
    table.put_in_trick("you", "brains_9")
    table.put_in_trick("automaton", ids(automatons)[0])
    drawn, played = run(vancardian_follows(table, "factoryon"), ids("T2 T13"))
    assert isinstance(drawn, happened.CardsRefused)
    assert (short([played.card]), played.rule.id, played.ahead) == (plays, rule, "last")
    assert table.discards == ["strength_2", "strength_13"]


# --- Leading ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "timid", "led", "rule"),
    [
        pytest.param(
            "B3 S12 L13 T13", False, "L13", "lead_highest", id="leads 2: highest, leftmost of equals"
        ),
        pytest.param("B3 L1 S1 T13", True, "L1", "lead_lowest", id="leads 1: lowest, love not excluded"),
    ],
)
def test_what_she_leads(hand: str, timid: bool, led: str, rule: str) -> None:
    card, why = vancardian.lead(cards(hand), timid=timid)
    assert (short([card]), why) == (led, rule)


# --- Following --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "drawn", "kept", "dropped"),
    [
        pytest.param("B1 S2 T3", "L4 L5", "", "", id="1a: suits she lacks are discarded"),
        pytest.param("B1 S2 T3", "S4 L5", "S4", "T3", id="1b: one from the right for one kept"),
        pytest.param("B1 S2 T3", "S4 T5", "S4 T5", "S2 T3", id="1b: two from the right for two kept"),
        pytest.param("B1 S2 L3", "L4 L5", "L4 L5", "S2 L3", id="1a: tested before anything is discarded"),
        pytest.param("B1 S2", "L4 L5", "", "", id="1a: two of one suit do not help each other"),
        pytest.param("B1", "B4 B5", "B4 B5", "B1", id="1b: in the last trick only one can be discarded"),
    ],
)
def test_what_she_keeps_and_drops(hand: str, drawn: str, kept: str, dropped: str) -> None:
    keeps = vancardian.keeps(cards(hand), cards(drawn))
    assert short(keeps) == kept
    assert short(vancardian.drops(cards(hand), len(keeps))) == dropped


def test_kept_cards_go_to_the_right_end_in_the_order_drawn() -> None:
    table = lay_rows("B11", "B8 T3 L4 T10")
    table.put_in_trick("you", "brains_11")
    run(vancardian_follows(table, "automaton"), ids("T12 L13"))
    assert short(table.hands["automaton"]) == "T3 T12 L13"


def test_in_the_last_trick_she_may_hold_two_cards_and_plays_one() -> None:
    table = lay_rows("B11", "B8")
    table.put_in_trick("you", "brains_11")
    drawn, played = run(vancardian_follows(table, "automaton"), ids("B12 B13"))
    assert drawn.rule.id == "last_trick"
    assert played.card == "brains_12"
    assert short(table.hands["automaton"]) == "B13"


@pytest.mark.parametrize(
    ("hand", "trick", "timid", "plays", "rule"),
    [
        pytest.param("B12 B10 B2", "B9", False, "B10", "follow_beat", id="3a: lowest that beats all"),
        pytest.param("B12 B10 B2", "B9 B11", False, "B12", "follow_beat", id="3a: all cards played so far"),
        pytest.param("B8 B2 L1", "B9", False, "B2", "follow_under", id="3b: lowest of the lead suit"),
        pytest.param("B13 B2 L1", "B9 L2", False, "B2", "follow_under", id="3b: trumped already"),
        pytest.param("L3 L7 B1", "L5", False, "L7", "follow_beat", id="3a: love was led"),
        pytest.param("T7 S3 L3", "B9", False, "S3", "follow_void", id="4: lowest of any suit, leftmost"),
        pytest.param("T7 L2 S3", "B9", False, "L2", "follow_void", id="4: love is not avoided"),
        pytest.param("B12 B2 L1", "B9", True, "B2", "follow_villain", id="2a: legal means following suit"),
        pytest.param("T7 L2 S3", "B9", True, "S3", "follow_villain", id="2a: void, love is avoided"),
        pytest.param("L3 L7 B1", "L5", True, "L3", "follow_villain_love", id="2b: love was led"),
        pytest.param("L3 L2", "B9", True, "L2", "follow_villain_love", id="2b: only love in her hand"),
    ],
)
def test_what_she_follows_with(hand: str, trick: str, timid: bool, plays: str, rule: str) -> None:
    card, why = vancardian.follow(cards(hand), cards(trick), Suits(), LOVE, timid=timid)
    assert (short([card]), why) == (plays, rule)


@pytest.mark.parametrize(
    ("suits", "love", "timid", "plays"),
    [
        pytest.param(Suits("speed"), LOVE, True, "S4", id="ruling 11: love means hearts, speed is played"),
        pytest.param(Suits("speed"), "speed", True, "L6", id="ruling 11: love read as the trump suit"),
        pytest.param(Suits(off_suit="strength"), LOVE, False, "T9", id="the event names her off-suit cards"),
        pytest.param(Suits(off_suit="love"), LOVE, True, "L6", id="the event leaves only love legal"),
    ],
)
def test_what_an_event_changes_for_her(suits: Suits, love: str, timid: bool, plays: str) -> None:
    card, _ = vancardian.follow(cards("T9 L6 S4"), cards("B5"), suits, love, timid=timid)
    assert short([card]) == plays


def test_villain_without_tricks_is_tested_at_every_play() -> None:
    table = lay_rows("B9 B1", "B3 B12 B11", alignment="villain")
    table.put_in_trick("you", "brains_9")
    assert run(vancardian_follows(table, "automaton"), ids("T1 T2"))[-1].card == "brains_3"
    table.tricks["you"] = 1
    table.trick = []
    table.put_in_trick("you", "brains_1")
    assert run(vancardian_follows(table, "automaton"), ids("T3 T4"))[-1].card == "brains_11"


# --- Drawing and taking -----------------------------------------------------------------------------------


def test_reminder_the_discard_pile_is_shuffled_when_the_deck_runs_out_between_two_draws() -> None:
    table = lay_rows("B11", "B8 T3")
    table.put_in_trick("you", "brains_11")
    table.discards = [card for card in table.deck.cards if card != "speed_1"]
    table.deck.cards[:] = ["speed_1"]
    shuffled, drawn, _ = run(vancardian_follows(table, "automaton"), ids("S1"), ids("T9"))
    assert (shuffled.rule.id, shuffled.cards) == ("reshuffle", 48)
    assert (drawn.kept, drawn.refused) == (("strength_9",), ("speed_1",))


@pytest.mark.parametrize(
    ("choice", "in_deck"),
    [
        pytest.param("in", True, id="ruling 8: shuffled in with the discard pile"),
        pytest.param("aside", False, id="ruling 8: set aside"),
    ],
)
def test_an_extra_love_card_in_the_discard_pile(choice: str, in_deck: bool) -> None:
    table = lay_rows(options={"extra_love_shuffle": choice})
    table.aside.remove("extra_a")
    table.discards = ["extra_a", table.deck.cards.pop()]
    (event,) = run(table.reshuffle())
    assert (event.extra, event.goes, event.cards) == (("extra_a",), choice, 2 if in_deck else 1)
    assert ("extra_a" in table.deck.cards) is in_deck
    assert ("extra_a" in table.aside) is not in_deck


def test_no_peeking_a_drawn_card_is_asked_for_among_all_that_nobody_sees() -> None:
    table = lay_rows("B11", "B8 T3")
    table.put_in_trick("you", "brains_11")
    table.discards = ids("S1")
    table.deck.cards.remove("speed_1")
    table.won["you"] = ids("S2")
    table.deck.cards.remove("speed_2")
    request = next(table.take("drawn", "automaton", 2))
    assert isinstance(request, Look)
    assert {"speed_1", "speed_2", "speed_3"} <= set(request.allowed)
    assert not set(ids("B11 B8 T3")) & set(request.allowed)


@pytest.mark.parametrize(
    "pile", [pytest.param("discards", id="discarded"), pytest.param("won", id="in a trick taken")]
)
def test_a_card_that_is_gone_cannot_be_drawn(pile: str) -> None:
    table = lay_rows("B11", "B8 T3")
    table.deck.cards.remove("speed_1")
    (table.discards if pile == "discards" else table.won["you"]).append("speed_1")
    with pytest.raises(IllegalAnswer, match="already in this round") as refused:
        run(table.take("drawn", "automaton", 2), ids("S1 S3"))
    assert refused.value.rule.id == "card_gone"


def test_with_no_discard_pile_either_the_draw_is_skipped() -> None:
    table = lay_rows("B11", "B8 T3")
    table.put_in_trick("you", "brains_11")
    table.deck.cards.clear()
    skipped, played = run(vancardian_follows(table, "automaton"))
    assert (skipped.rule.id, played.card) == ("draw_skipped", "brains_8")


def test_a_discard_pile_of_extra_love_that_stays_out_leaves_nothing_to_draw_and_that_is_said() -> None:
    table = lay_rows("B11", "B8 T3", options={"extra_love_shuffle": "aside"})
    table.put_in_trick("you", "brains_11")
    table.deck.cards.clear()
    table.discards = ["extra_a"]
    skipped, _ = run(vancardian_follows(table, "automaton"))
    assert skipped.rule.id == "draw_skipped_aside"


@pytest.mark.parametrize(
    ("trick", "winner", "rule"),
    [
        pytest.param("B9 B11 B4", "automaton", "trick_lead", id="by the lead suit"),
        pytest.param("B9 B11 L1", "factoryon", "trick_trump", id="by trump"),
        pytest.param("B9 S13 T13", "you", "trick_lead", id="off suit never wins"),
    ],
)
def test_the_winner_takes_the_trick_and_leads_the_next(trick: str, winner: str, rule: str) -> None:
    table = lay_rows(*trick.split())
    for player, card in zip(("you", "automaton", "factoryon"), ids(trick), strict=True):
        table.put_in_trick(player, card)
    (won,) = run(end_trick(table))
    assert (won.who, won.rule.id, won.tricks) == (winner, rule, 1)
    assert (table.leader, table.tricks[winner], table.trick) == (winner, 1, [])
    assert sorted(table.won[winner]) == sorted(ids(trick))
