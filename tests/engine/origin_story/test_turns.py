"""Your turns, surrender, tricks in turn order, scoring: Your turns and Surrender of the rulebook, core rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engine.errors import IllegalAnswer, InvalidInput
from engine.game import Setup
from engine.journal import Source
from engine.origin_story import GAME
from engine.origin_story import events as happened
from engine.origin_story.round_end import end_round
from engine.origin_story.scoring import Dials, alignment_points, outcome, surrender_points
from engine.origin_story.tricks import Suits
from engine.origin_story.turns import give_up, play_trick, your_turn
from engine.requests import Choose
from tests.engine.origin_story.table import deal, go_on, ids, lay, lay_rows, table_of
from tests.engine.random_play import random_game
from tests.engine.scripts import events_of, run

if TYPE_CHECKING:
    from engine.play import Play

YOU = "B1 B2 B3 B4 S5 L6 T7 T13"
AUTOMATON = "B8 S2 S3 S4 S6 S7 L1 L2"
FACTORYON = "B9 T1 T2 T3 T4 T5 T6 T8"


def leads(dealer: str, alignment: str = "hero") -> Play:
    """The first trick of a round, up to your card."""
    play = lay(dealer=dealer, **deal(YOU, AUTOMATON, FACTORYON, alignment=alignment))
    while play.request and play.request.topic == "drawn":
        go_on(play, ids("S12 S13"))
    return play


# --- Your turn ------------------------------------------------------------------------------------------


def test_the_choices_are_your_row_from_left_to_right() -> None:
    request = leads("factoryon").request
    assert request
    assert list(request.options) == [*ids(YOU), "ability"]  # type: ignore[attr-defined]  # it is a Choose


def test_you_must_follow_suit_and_are_told_the_rule() -> None:
    play = leads("you")
    before = len(play.answers)
    with pytest.raises(IllegalAnswer, match="the suit that was led") as refused:
        play.answer("speed_5", Source.KEYBOARD)
    assert refused.value.rule.id == "must_follow"
    assert len(play.answers) == before
    play.answer("brains_1", Source.KEYBOARD)


def test_the_event_may_name_the_suit_you_must_play_off_suit() -> None:
    table = lay_rows("B1 L6", "S9", "T9", leader="automaton")
    table.suits = Suits(off_suit="love")
    table.put_in_trick("automaton", "speed_9")
    table.put_in_trick("factoryon", "strength_9")
    with pytest.raises(IllegalAnswer) as refused:
        run(your_turn(table), "brains_1")
    assert refused.value.rule.id == "event_off_suit"


def test_an_ability_may_let_you_play_one_card_without_following_suit() -> None:
    table = lay_rows("B1 L6 B2", "S9", "S10", leader="automaton")
    table.put_in_trick("automaton", "speed_9")
    table.put_in_trick("factoryon", "speed_10")
    table.change("brains_2", suit="speed")
    run(your_turn(table), "ability", "play_any", "brains_1")
    assert table.trick[-1].card == "brains_1"
    assert not table.any_card


@pytest.mark.parametrize(
    "row",
    [
        pytest.param("B1 S5 L6", id="the only card of the suit led"),
        pytest.param("B1", id="the last card"),
        pytest.param("B1 S5 S6", id="two may be played"),
    ],
)
def test_enter_alone_never_plays_a_card_and_so_never_ends_your_turn(row: str) -> None:
    table = lay_rows(row, "S9", leader="automaton")
    table.put_in_trick("automaton", "speed_9")
    request = next(your_turn(table))
    assert isinstance(request, Choose)
    assert request.default is None


@pytest.mark.parametrize(
    ("dealt", "shown"),
    [
        pytest.param("physical", [], id="real cards lie on the table"),
        pytest.param("virtual", ["view_row", "view_row", "view_trick"], id="Tablemate deals"),
    ],
)
def test_rows_that_lie_on_no_table_are_shown_beside_the_question(dealt: str, shown: list[str]) -> None:
    table = lay_rows("B1", "S9 S8", "T9", leader="automaton", options={"playing_cards": dealt})
    table.put_in_trick("automaton", "speed_9")
    request = next(your_turn(table))
    assert isinstance(request, Choose)
    assert [line.key for line in request.beside] == shown


def test_a_card_you_do_not_have_is_refused() -> None:
    with pytest.raises(InvalidInput):
        leads("factoryon").answer("brains_9", Source.KEYBOARD)


def test_turn_order_you_then_automaton_then_factoryon_as_in_examples_1_and_3() -> None:
    play = go_on(leads("factoryon"), "brains_1", ids("S12 S13"), ids("T12 B13"))
    assert [e.who for e in events_of(play, happened.CardFollowed)] == ["automaton", "factoryon"]


def test_turn_order_when_factoryon_leads_you_come_next() -> None:
    play = leads("automaton")
    assert play.request
    assert (play.request.topic, [p.player for p in table_of(play).trick]) == ("your_card", ["factoryon"])


def test_the_winner_leads_the_next_trick() -> None:
    play = go_on(leads("factoryon"), "brains_4", ids("S12 S13"), ids("T12 T10"))
    (won,) = events_of(play, happened.TrickWon)
    (led,) = events_of(play, happened.CardLed)
    assert (won.who, won.card, led.who) == ("factoryon", "brains_9", "factoryon")


def test_a_round_has_eight_tricks() -> None:
    play = random_game(GAME, 3, Setup(3, {"playing_cards": "virtual"}))
    rounds = 0
    won = 0
    for event in play.events:
        if isinstance(event, happened.TrickWon):
            won += 1
        elif isinstance(event, happened.Surrendered):
            won = 8
        elif isinstance(event, happened.RoundScored):
            assert won == 8
            rounds, won = rounds + 1, 0
    assert rounds == 5


# --- Surrender ------------------------------------------------------------------------------------------


def offers_surrender(play: Play) -> bool:
    assert play.request
    return "surrender" in play.request.options  # type: ignore[attr-defined]  # it is a Choose


@pytest.mark.parametrize(
    ("dealer", "alignment", "offered"),
    [
        pytest.param("you", "hero", True, id="Automaton leads"),
        pytest.param("automaton", "hero", True, id="Factoryon leads"),
        pytest.param("factoryon", "hero", False, id="you lead: nobody to surrender to"),
        pytest.param("you", "villain", False, id="a villain without tricks, Automaton leads"),
        pytest.param("automaton", "villain", False, id="a villain without tricks, Factoryon leads"),
    ],
)
def test_who_may_surrender(dealer: str, alignment: str, offered: bool) -> None:
    assert offers_surrender(leads(dealer, alignment)) is offered


def test_a_villain_without_tricks_who_names_it_all_the_same_is_refused() -> None:
    with pytest.raises(InvalidInput):
        leads("automaton", "villain").answer("surrender", Source.KEYBOARD)


def test_a_villain_with_a_trick_may_surrender() -> None:
    table = lay_rows("B1", "S9", leader="automaton", alignment="villain")
    table.tricks["you"] = 1
    run(your_turn(table), "surrender")
    assert table.surrendered


def test_surrender_is_for_the_beginning_of_the_turn_and_not_after_an_ability() -> None:
    play = go_on(leads("automaton"), "ability", "back")
    assert offers_surrender(play)
    go_on(play, "ability", "alignment", "ability", "alignment")
    assert not offers_surrender(play)


def test_surrender_gives_the_leader_her_cards_left_and_the_trick_and_ends_the_round() -> None:
    play = go_on(leads("automaton"), "surrender")
    (event,) = events_of(play, happened.Surrendered)
    (scored,) = events_of(play, happened.RoundScored)
    assert (event.who, event.points) == ("factoryon", 8)
    assert (scored.factoryon_gained, scored.factoryon_total) == (0, 8)
    assert events_of(play, happened.TrickWon) == []


def test_after_a_surrender_tricks_won_before_are_scored_as_usual() -> None:
    table = lay_rows("B1 B2", "S9 S8", leader="automaton")
    table.tricks |= {"you": 3, "factoryon": 2}
    run(give_up(table))
    run(end_round(table))
    assert table.dials.totals() == {"you": 3, "automaton": 3, "factoryon": 2}


@pytest.mark.parametrize(
    ("choice", "tricks"),
    [
        pytest.param("no_trick", 1, id="ruling 13: only the point"),
        pytest.param("counts", 2, id="ruling 13: among her tricks, with no second point"),
    ],
)
def test_the_surrendered_trick(choice: str, tricks: int) -> None:
    table = lay_rows("B1", "S9 S8", leader="automaton", options={"surrendered_trick": choice})
    table.tricks["automaton"] = 1
    run(give_up(table))
    assert table.tricks["automaton"] == tricks
    run(end_round(table))
    assert table.dials.total("automaton") == 4


def test_after_a_surrender_the_end_of_round_question_says_that_trick_abilities_do_not_trigger() -> None:
    table = lay_rows("B1", "S9", leader="automaton")
    table.charged = True
    run(give_up(table))
    request = next(end_round(table))
    assert request.facts == {"surrendered": "yes"}


# --- Scoring --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("alignment", "tricks", "points"),
    [
        pytest.param("hero", 0, 0, id="a hero without tricks"),
        pytest.param("hero", 5, 5, id="a hero scores each trick"),
        pytest.param("villain", 0, 4, id="a villain without tricks"),
        pytest.param("villain", 1, 0, id="a villain with one trick"),
    ],
)
def test_alignment_points(alignment: str, tricks: int, points: int) -> None:
    assert alignment_points(alignment, tricks) == points


def test_surrender_points() -> None:
    assert [surrender_points(cards) for cards in (7, 0)] == [8, 1]


@pytest.mark.parametrize(
    ("totals", "result"),
    [
        pytest.param((9, 8, 3), "won", id="more than both"),
        pytest.param((9, 8, 10), "lost", id="one Vancardian has more"),
        pytest.param((9, 9, 3), "shared", id="tied leaders share"),
        pytest.param((5, 9, 9), "lost", id="they share without you"),
    ],
)
def test_most_points_win(totals: tuple[int, ...], result: str) -> None:
    assert outcome(dict(zip(("you", "automaton", "factoryon"), totals, strict=True))) == result


def test_the_vancardians_are_always_heroes() -> None:
    table = lay_rows(alignment="villain")
    table.tricks |= {"automaton": 5, "factoryon": 0}
    run(end_round(table))
    assert table.dials.totals() == {"you": 4, "automaton": 5, "factoryon": 0}


def test_the_result_sheet_adds_up() -> None:
    dials = Dials()
    dials.gain("you", "tricks", 4)
    dials.gain("you", "cards", -1)
    dials.gain("automaton", "surrender", 6)
    result = dials.result()
    assert [(row.key, row.scores) for row in result.rows] == [
        ("tricks", (4, 0, 0)),
        ("surrender", (0, 6, 0)),
        ("cards", (-1, 0, 0)),
        ("total", (3, 6, 0)),
    ]
    assert result.outcome == "lost"


@pytest.mark.parametrize(
    ("round_", "charged", "asked"),
    [
        pytest.param(1, False, False, id="nothing charged: not asked"),
        pytest.param(1, True, True, id="End of Round abilities"),
        pytest.param(3, False, True, id="End of Round text of the event"),
        pytest.param(5, False, True, id="the superhero, which needs no charge"),
    ],
)
def test_what_comes_before_alignment_points(round_: int, charged: bool, asked: bool) -> None:
    table = lay_rows()
    table.round, table.charged = round_, charged
    answers: tuple[Any, ...] = ("gain_points", "factoryon", 4, "go_on") if asked else ()
    events = run(end_round(table), *answers)
    assert table.dials.total("factoryon") == (4 if asked else 0)
    assert [type(event) for event in events].count(happened.RoundScored) == 1
    cleared = [event.event for event in events if isinstance(event, happened.RoundCleared)]
    assert cleared == {1: ["no"], 3: ["yes"], 5: []}[round_]


def test_only_the_side_at_the_end_of_the_round_scores() -> None:
    table = lay_rows(alignment="villain")
    table.charged = True
    table.tricks["you"] = 3
    run(end_round(table), "alignment", "go_on")
    assert table.dials.total("you") == 3


def test_after_the_last_round_nothing_is_cleared() -> None:
    table = lay_rows()
    table.round = 5
    assert [type(event) for event in run(end_round(table), "go_on")] == [happened.RoundScored]


@pytest.mark.parametrize(
    ("round_", "charged"),
    [
        pytest.param(1, True, id="something is charged"),
        pytest.param(5, False, id="round 5: the superhero needs no charge"),
    ],
)
def test_the_trick_waits_for_your_abilities_before_it_is_taken(round_: int, charged: bool) -> None:
    table = lay_rows("B9", "B3", "B4")
    table.trick_number = 8
    table.round, table.charged = round_, charged
    events = run(play_trick(table), "brains_9", ids("S1 S2"), ids("S3 S4"), "go_on")
    assert [type(event) for event in events].count(happened.CardFollowed) == 2
    assert len(table.trick) == 3
