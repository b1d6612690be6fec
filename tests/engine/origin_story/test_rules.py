"""Every rule in the rules file is cited by something, and every sentence says what it should."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from engine.game import Setup, complete
from engine.origin_story import GAME
from engine.origin_story import events as happened
from engine.origin_story.rulebook import RULES
from engine.origin_story.tricks import Suits
from engine.origin_story.views import view_round
from engine.play import Play, stand_in_used
from tests.engine.origin_story.table import deal, go_on, lay, lay_rows, table_of
from tests.engine.random_play import random_game
from voice.phrases import Phrases

if TYPE_CHECKING:
    from engine.events import Event

# refusals, and what random games meet too seldom to be waited for; other tests cite each of them
CITED_ELSEWHERE = {
    "must_follow",
    "card_gone",
    "event_off_suit",
    "draw_skipped",
    "draw_skipped_aside",
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
                rule=RULES["follow_void"],
                who="factoryon",
                row=("extra_a", "brains_9"),
                lead="speed",
                beaten="speed_9",
                reason="follow_void",
                card="extra_a",
                value=4,
                plain="no",
                ahead="yes",
            ),
            "Factoryon plays Extra Love A, worth 4, and is ahead.",
            id="a card whose name does not tell its worth",
        ),
        pytest.param(
            happened.CardFollowed(
                rule=RULES["follow_beat"],
                who="automaton",
                row=("brains_6", "brains_9"),
                lead="brains",
                beaten="brains_5",
                reason="follow_beat",
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
                suits=("brains", "strength"),
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
            happened.NoLoveMoved(rule=RULES["move_leftmost"], who="automaton", number=2, card="love_8"),
            "Love 8 is Automaton's leftmost card already, so it does not move. She replaces 2.",
            id="ruling 5: a leftmost love card that does not count as moved",
        ),
        pytest.param(
            happened.NoLoveMoved(rule=RULES["move_none"], who="automaton", number=2, card="none"),
            "Automaton has no love card to move, so she replaces 2.",
            id="no love card at all",
        ),
        pytest.param(
            happened.NoLoveMoved(
                rule=RULES["move_none"], who="automaton", number=2, card="none", love="brains"
            ),
            "Automaton has no brains card to move, so she replaces 2.",
            id="love means the trump suit",
        ),
        pytest.param(
            happened.NoLoveMoved(
                rule=RULES["move_none"], who="automaton", number=2, card="none", love="none"
            ),
            "There is no trump, so Automaton has no card to move. She replaces 2.",
            id="love means the trump suit, and there is none",
        ),
        pytest.param(
            happened.NothingReplaced(rule=RULES["replace_fewer"], who="factoryon", love="speed"),
            "Factoryon has only speed cards, so none is replaced.",
            id="nothing but the suit that is meant by love",
        ),
        pytest.param(
            happened.DeckReshuffled(rule=RULES["reshuffle"], cards=9, extra=(), goes="none"),
            "The deck is empty. The discard pile is shuffled into a new deck of 9.",
            id="a discard pile without extra love",
        ),
        pytest.param(
            happened.DeckReshuffled(rule=RULES["reshuffle"], cards=9, extra=("extra_a",), goes="in"),
            "The deck is empty. The discard pile is shuffled into a new deck of 9, with Extra Love A in it.",
            id="ruling 8: extra love shuffled in",
        ),
        pytest.param(
            happened.DeckReshuffled(rule=RULES["reshuffle"], cards=8, extra=("extra_a",), goes="aside"),
            "The deck is empty. Set aside Extra Love A. The rest of the discard pile is shuffled into a new "
            "deck of 8.",
            id="ruling 8: extra love set aside",
        ),
        pytest.param(
            happened.TrickRewound(rule=RULES["your_cards"], cards=("speed_12",)),
            "The trick is taken back. Put back in place: Speed 12. You lead.",
            id="one card taken back",
        ),
        pytest.param(
            stand_in_used(GAME.forms[0], GAME.forms[0].shipped.text),
            "This is a practice deck, not the printed cards. Nobody has published what your cards say, so "
            "Tablemate made up the Vancardian deck. You can enter your own, one by one: on the page under "
            '"Your cards", with the command "deck", or while we play: type "card" and its name or number.',
            id="the practice deck",
        ),
    ],
)
def test_sentences(event: Event, sentence: str) -> None:
    assert Phrases(GAME).event(event) == sentence


@pytest.mark.parametrize(
    ("rule", "options", "says", "says_not"),
    [
        pytest.param(
            "move_love", {}, "leftmost already counts as moved", "does not count", id="MOVE: counts as moved"
        ),
        pytest.param(
            "move_love",
            {"move_leftmost": "not_moved"},
            "leftmost already does not count as moved",
            "already counts",
            id="MOVE: does not",
        ),
        pytest.param("reshuffle", {}, "are shuffled in too", "set aside", id="extra love shuffled in"),
        pytest.param(
            "reshuffle",
            {"extra_love_shuffle": "aside"},
            "are set aside first",
            "shuffled in too",
            id="extra love set aside",
        ),
        pytest.param("reveal_hero", {}, "second reveal changes nothing", "you chose", id="revealed once"),
        pytest.param(
            "reveal_villain",
            {"reveal": "until_hidden"},
            "only while the card is revealed",
            "for the round",
            id="until hidden",
        ),
        pytest.param(
            "replace_hero_non_love", {"replace_short": "fewer"}, "fewer cards", "goes on", id="fewer replaced"
        ),
        pytest.param(
            "deal_vancardians",
            {"vancardian_order": "factoryon_first"},
            "Factoryon is dealt to first",
            "Automaton",
            id="Factoryon first",
        ),
        pytest.param("exchange", {}, "not love", "trump", id="love is love"),
        pytest.param(
            "exchange",
            {"trump_reading": "trump"},
            "love means the trump suit",
            "as always",
            id="love is trump",
        ),
    ],
)
def test_a_rule_is_told_by_the_reading_in_force(
    rule: str, options: dict[str, str], says: str, says_not: str
) -> None:
    words = RULES[rule].under(complete(GAME, Setup(options=options)).options).words
    assert says in words
    assert says_not not in words


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
    assert "Anyone who cannot follow suit must play love." in words
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
