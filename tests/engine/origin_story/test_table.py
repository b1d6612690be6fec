"""The table at every moment: after each instruction, in the middle of a turn, and what stays hidden."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from engine.events import Expectation
from engine.game import Setup
from engine.journal import Source
from engine.origin_story import GAME
from engine.origin_story import events as happened
from engine.origin_story.abilities import use_ability
from engine.origin_story.expected_table import expected_table
from engine.origin_story.round_setup import deal_you
from engine.origin_story.table import ROWS, Table
from engine.origin_story.tricks import YOU
from engine.origin_story.turns import vancardian_follows
from engine.origin_story.views import view_cards
from engine.play import Play
from engine.requests import Instruction, Look
from tests.engine.origin_story.table import deal, go_on, ids, lay, lay_rows, short, table_of
from tests.engine.random_play import play_on
from tests.engine.scripts import run
from tests.engine.tables import shown
from voice.phrases import Phrases

if TYPE_CHECKING:
    from engine.expected_table import ExpectedTable
    from engine.requests import Request
    from engine.script import Script

SEEDS = range(12)


class Onlooker:
    """Knows of the rows only what was answered about them and what instructions said they show."""

    def __init__(self) -> None:
        self.rows: dict[str, tuple[str, ...] | None] = {}

    def hear(self, request: Request, now: ExpectedTable) -> None:
        for (zone, _), seen in shown(GAME, now, request).items() if isinstance(request, Instruction) else ():
            if zone in ROWS.values():
                self.rows[zone] = seen if all(seen) else None

    def answer(self, request: Request, value: Any) -> None:
        if isinstance(request, Look) and request.zone in ROWS.values():
            self.rows[request.zone] = tuple(value)
        if request.topic in {"your_card", "your_lead"}:
            self.rows[ROWS[YOU]] = tuple(card for card in self.rows[ROWS[YOU]] or () if card != value)


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_an_instruction_changes_in_a_row_it_shows(seed: int) -> None:
    deck = ("physical", "virtual")[seed % 2]
    play, rng = Play(GAME, Setup(seed, {"vancardian_deck": deck, "difficulty": "level_5"})), Random(seed)
    onlooker = Onlooker()
    while (request := play.request) is not None:
        onlooker.hear(request, play.expected_table())
        hands = table_of(play).hands
        for player, zone in ROWS.items():
            assert onlooker.rows.get(zone) in (None, tuple(hands[player])), request.topic
        given = len(play.answers)
        play_on(play, rng, answers=1)
        onlooker.answer(request, play.answers[given].value)


def expected(table: Table, script: Script[Any], kind: type, *answers: Any) -> dict[str, tuple[str, ...]]:
    """The table after the instruction of this kind."""
    left, value = list(answers), None
    while True:
        step = script.send(value)
        if isinstance(step, Instruction) and isinstance(step.event, kind):
            return {zone: seen for (zone, _), seen in shown(GAME, expected_table(table), step).items()}
        value = True if isinstance(step, Instruction) else left.pop(0)


def test_cards_drawn_for_a_vancardian_are_gone_from_their_place_once_she_kept_them() -> None:
    table = lay_rows("B9", "B3 S4")
    table.put_in_trick("you", "brains_9")
    assert expected(table, vancardian_follows(table, "automaton"), happened.CardKept, ids("S1 T2")) == {
        "automaton_row": ("brains_3", "speed_1"),
        "drawn": (),
    }


def test_an_exchange_shows_both_rows_after_each_half_of_it() -> None:
    table = lay_rows("B11 B12", "S3 L4")
    taken = expected(table, use_ability(table), happened.CardTaken, "exchange_automaton")
    assert list(taken.values()) == [("love_4",), ("brains_11", "brains_12", "speed_3")]


def test_a_new_round_clears_the_rows_and_deals_yours_anew() -> None:
    table = lay_rows()
    seen = expected(table, deal_you(table), happened.CardsGathered)
    assert seen == {"you_row": ("",) * 8, "automaton_row": (), "factoryon_row": ()}
    assert next(deal_you(lay_rows())).expects[0] == Expectation("you_row", handled=True)  # type: ignore[union-attr]


# --- What can be seen in the middle of a turn -------------------------------------------------------------


def lines(play: Play) -> list[str]:
    return [Phrases(GAME).line(line) for line in play.view()]


def test_the_cards_a_vancardian_kept_are_in_her_row_while_she_is_still_to_play() -> None:
    rows = deal("B1 B2 B3 B4 S5 L6 T7 T13", "B8 S2 S3 S4 S6 S7 L1 L2", "B9 T1 T2 T3 T4 T5 T6 T8")
    play = go_on(lay(**rows), "brains_1")
    play.answer(ids("S12 L13"), Source.KEYBOARD)
    assert isinstance(play.request, Instruction)
    assert isinstance(play.request.event, happened.CardsKept)
    assert (
        "Automaton: Brains 8, Speed 2, Speed 3, Speed 4, Speed 6, Speed 7, Speed 12, and Love 13."
        in lines(play)
    )


def test_a_card_you_took_lies_in_your_row_before_you_have_given_one() -> None:
    rows = deal("B1 B2 B3 B4 S5 L6 T7 T13", "B8 S2 S3 S4 S6 S7 L1 L2", "B9 T1 T2 T3 T4 T5 T6 T8")
    play = go_on(lay(**rows), "ability", "exchange_automaton")
    assert play.request
    assert play.request.topic == "give_card"
    assert any(line.startswith("Your row: ") and "Speed 2" in line for line in lines(play))


def test_a_card_drawn_before_the_deck_ran_out_can_be_seen_while_the_discard_pile_is_shuffled() -> None:
    table = lay_rows("B9", "B3 S4")
    table.put_in_trick("you", "brains_9")
    table.discards, table.deck.cards[:] = ids("T1 T2 T3"), ["speed_1"]
    script = vancardian_follows(table, "automaton")
    next(script)
    assert isinstance(script.send(("speed_1",)), Instruction)
    drawn = [line.facts["cards"] for line in view_cards(table, ()) if line.key == "view_drawn"]
    assert drawn == [("speed_1",)]


def test_before_a_side_is_chosen_no_side_is_shown() -> None:
    play = lay(your_hand=[ids("B1 B2 B3 B4 B5 B6 B7 B8")])
    assert "Round 1. You have not chosen a side yet." in lines(play)


# --- With Tablemate dealing, the deck is hidden ----------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_with_tablemate_dealing_nobody_names_a_card_that_cannot_be_seen(seed: int) -> None:
    play, rng = Play(GAME, Setup(seed, {"playing_cards": "virtual"})), Random(seed)
    while (request := play.request) is not None:
        table = table_of(play)
        hidden = {*table.deck.cards, *table.discards, *(card for won in table.won.values() for card in won)}
        asked = {*getattr(request, "allowed", ()), *getattr(request, "options", ())}
        assert not asked & hidden, request.topic
        play_on(play, rng, answers=1)


def test_with_tablemate_dealing_an_ability_asks_only_about_the_cards_you_see() -> None:
    table = lay_rows("B5 S7", options={"playing_cards": "virtual"})
    table.trick_number = 7
    asked = use_ability(table)
    next(asked)
    gone = asked.send("row_you")
    assert isinstance(gone, Look)
    assert (gone.topic, tuple(gone.allowed)) == ("you_gone", ("brains_5", "speed_7"))


@pytest.mark.parametrize(
    ("gone", "drawn", "row"),
    [
        pytest.param("B5", [1, "love_1"], "S7 L1", id="one for one"),
        pytest.param("", [2, "love_1", "love_2"], "B5 S7 L1 L2", id="two more"),
        pytest.param("B5 S7", [2, "love_1", "love_2"], "L1 L2", id="a whole new row"),
    ],
)
def test_with_tablemate_dealing_you_say_what_goes_and_how_many_come(
    gone: str, drawn: list[Any], row: str
) -> None:
    table = lay_rows("B5 S7", options={"playing_cards": "virtual"})
    table.trick_number = 7
    events = run(use_ability(table), "row_you", ids(gone), *drawn, ids(row))
    assert (short(table.hands["you"]), table.discards) == (row, ids(gone))
    assert events[0].cards == tuple(drawn[1:])
    assert events[0].rule.id == "drawn_unseen"


def test_with_tablemate_dealing_a_vancardians_row_is_filled_up_and_may_be_put_in_order() -> None:
    table = lay_rows("B5", "S7 T9 B1", options={"playing_cards": "virtual"})
    run(use_ability(table), "row_automaton", ids("T9"), "love_1", ids("L1 S7 B1"))
    assert (short(table.hands["automaton"]), table.discards) == ("L1 S7 B1", ["strength_9"])


def test_the_reason_in_this_very_case_names_her_row_and_what_she_had_to_beat() -> None:
    table = lay_rows("B5", "B7 B9 S4")
    table.put_in_trick("you", "brains_5")
    kept, followed = run(vancardian_follows(table, "automaton"), ids("L1 L2"))
    assert Phrases(GAME).say("because_CardsRefused", kept.facts()) == "Her row had only brains and speed."
    assert Phrases(GAME).say("because_CardFollowed", followed.facts()) == (
        "Of her cards of brains, Brains 7 is the lowest that beats Brains 5. "
        "Her row was Brains 7, Brains 9, and Speed 4."
    )
