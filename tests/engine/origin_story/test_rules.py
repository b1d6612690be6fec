"""Every rule in the rules file is cited by something, and every sentence says what it should."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from engine.events import StandInUsed
from engine.game import Setup
from engine.origin_story import GAME
from engine.origin_story import events as happened
from engine.origin_story.rulebook import RULES
from engine.origin_story.tricks import Suits
from engine.origin_story.vancardian_cards import SHEET
from engine.origin_story.views import view_round
from engine.play import Play
from engine.rules import STAND_IN
from tests.engine.origin_story.table import deal, go_on, lay, lay_rows, table_of
from tests.engine.random_play import random_game
from voice.phrases import Phrases

if TYPE_CHECKING:
    from engine.events import Event

# refusals, and what random games meet too seldom to be waited for; other tests cite each of them
CITED_ELSEWHERE = {
    "must_follow",
    "no_surrender",
    "card_gone",
    "event_off_suit",
    "draw_skipped",
    "replace_fewer",
    "exchange_love",
}
GAMES = 60


def test_every_rule_is_cited_in_random_games_or_in_a_test_of_its_own() -> None:
    cited = {event.rule.id for seed in range(GAMES) for event in random_game(GAME, seed).events}
    assert set(RULES) - cited <= CITED_ELSEWHERE
    tests = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    for rule in CITED_ELSEWHERE:
        assert tests.count(f'"{rule}"') > 1


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        pytest.param(
            happened.CardFollowed(
                rule=RULES["follow_void"], who="factoryon", card="extra_a", value=4, plain="no", ahead="yes"
            ),
            "Factoryon plays Extra Love A, worth 4, and is ahead.",
            id="a card whose name does not tell its worth",
        ),
        pytest.param(
            happened.CardFollowed(
                rule=RULES["follow_beat"],
                who="automaton",
                card="brains_6",
                value=6,
                plain="yes",
                ahead="last",
            ),
            "Automaton plays Brains 6.",
            id="the last card of a trick",
        ),
        pytest.param(
            happened.CardKept(
                rule=RULES["draw_two"],
                who="automaton",
                kept=("brains_6",),
                refused=("speed_9",),
                dropped=("strength_5",),
            ),
            "Automaton keeps Brains 6 at the right end, in place of Strength 5, and discards Speed 9.",
            id="example 1",
        ),
        pytest.param(
            happened.TrickWon(rule=RULES["trick_lead"], who="you", card="brains_6", tricks=2),
            "You take the trick with Brains 6. You have 2 tricks.",
            id="your trick",
        ),
        pytest.param(
            happened.TrickWon(rule=RULES["trick_lead"], who="automaton", card="brains_6", tricks=1),
            "Automaton takes the trick with Brains 6. She has 1 trick.",
            id="her first trick",
        ),
        pytest.param(
            happened.LoveMoved(rule=RULES["move_love"], who="automaton", cards=("love_8",), already="yes"),
            "Automaton has Love 8 at the left end already.",
            id="her only love is leftmost",
        ),
        pytest.param(
            happened.TrickRewound(rule=RULES["your_cards"], cards=("speed_12",)),
            "The trick is taken back. Back to where they were: Speed 12. You lead.",
            id="one card taken back",
        ),
        pytest.param(
            StandInUsed(rule=STAND_IN, sheet=SHEET),
            "Practice deck, not the printed cards: the Vancardian deck was made up by Tablemate, because what "
            'your cards print is not public. The command "tablemate deck" helps you to enter your own.',
            id="the practice deck",
        ),
    ],
)
def test_sentences(event: Event, sentence: str) -> None:
    assert Phrases(GAME).event(event) == sentence


def test_the_visible_state_names_rows_trick_and_changed_cards() -> None:
    rows = deal("B1 B2 B3 B4 S5 L6 T7 T13", "B8 S2 S3 S4 S6 S7 L1 L2", "B9 T1 T2 T3 T4 T5 T6 T8")
    play = lay(dealer="automaton", **rows)
    go_on(play, "ability", "reveal", ["brains_1"])
    words = [Phrases(GAME).line(line) for line in play.view()]
    assert "Points: you 0, Automaton 0, Factoryon 0." in words
    assert "Round 1, trick 1. You play hero." in words
    assert "In the trick: Brains 9." in words
    assert "Automaton: Brains 8, Speed 2, Speed 3, Speed 4, Speed 6, Speed 7, Love 1, and Love 2." in words
    assert "Brains 1 counts as brains 0." in words


def test_the_worth_of_an_extra_love_card_is_in_the_visible_state() -> None:
    rows = deal("B1 B2 B3 B4 S5 L6 T7 T13", "B8 S2 S3 S4 S6 S7 L1 L2", "B9 T1 T2 T3 T4 T5 T6 T8")
    play = lay(
        **rows | {"printed_row": ["add_love", "nothing"], "printed_number": [4]}, extra_value_printed=[2]
    )
    words = [Phrases(GAME).line(line) for line in play.view()]
    assert "Extra Love A counts as love 2." in words
    assert any(line.startswith("Automaton: Extra Love A, Brains 8, Speed 2") for line in words)


def test_the_visible_state_names_the_suit_an_event_demands_and_no_card_that_is_gone() -> None:
    table = lay_rows("B1 L6", "S9", "T9")
    table.suits = Suits(off_suit="love")
    table.change("strength_13", value=12)
    words = [Phrases(GAME).line(line) for line in view_round(table)]
    assert "Who cannot follow suit must play love." in words
    assert not any("Strength 13" in line for line in words)


def test_no_peeking_the_visible_state_shows_no_discards_and_no_tricks_taken() -> None:
    for seed in range(5):
        play = random_game(GAME, seed)
        table = table_of(play)
        said = {card for line in play.view() for card in line.facts.get("cards", ())}
        hidden = {*table.discards, *table.deck.cards, *(card for won in table.won.values() for card in won)}
        assert hidden
        assert not said & hidden


def test_before_the_first_round_only_the_points_can_be_seen() -> None:
    assert len(Play(GAME, Setup()).view()) == 1
