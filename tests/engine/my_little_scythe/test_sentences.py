"""The spoken sentences: every event has one, and the rare ones are right too."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.events import Event
from engine.my_little_scythe import GAME, turn
from engine.my_little_scythe import events as happened
from engine.my_little_scythe.events import WithTokens, bag
from engine.my_little_scythe.match import RULES, SEATINGS
from engine.my_little_scythe.movement import Pick, Route
from tests.engine.my_little_scythe.table import lay, run
from voice.phrases import Phrases

PHRASES = Phrases(GAME)
KINDS = [kind for kind in vars(happened).values() if isinstance(kind, type) and issubclass(kind, Event)]
SHE = {"mountie": "automountie"}


def bagged(text: str) -> Any:
    names = {"a": "apple", "g": "gem", "q": "quest"}
    return bag(Counter(names[letter] for letter in text))


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in {Event, WithTokens}])
def test_every_event_has_a_sentence(kind: type[Event]) -> None:
    assert PHRASES.knows(kind.__name__)


@pytest.mark.parametrize(
    ("tokens", "words"),
    [
        ("a", "Return 1 apple from white B2 to the supply."),
        ("gg", "Return 2 gems from white B2 to the supply."),
        ("qaaa", "Return 1 quest and 3 apples from white B2 to the supply."),
        ("qqg", "Return 2 quests and 1 gem from white B2 to the supply."),
        ("ga", "Return 1 gem and 1 apple from white B2 to the supply."),
        ("qga", "Return 1 quest, 1 gem and 1 apple from white B2 to the supply."),
    ],
)
def test_tokens_are_counted_in_words(tokens: str, words: str) -> None:
    event = happened.TokensReturned(rule=RULES["payment"], space="B2", **bagged(tokens))
    assert PHRASES.event(event) == words


@pytest.mark.parametrize(
    ("event", "words"),
    [
        pytest.param(
            happened.TrophyMissed(rule=RULES["one_trophy"], space="pie_fight", **SHE),
            "She would place a trophy for winning a pie fight, but only one is allowed in a turn.",
            id="second trophy in a turn",
        ),
        pytest.param(
            happened.TrophyPlaced(
                rule=RULES["fight_trophy"],
                owner="automountie",
                space="pie_fight",
                reason="pie_fight",
                placed=3,
                trophies=4,
                **SHE,
            ),
            "Automountie has won a pie fight. Put her trophy on the pie fight space of the Trophy Track. "
            "That makes 3 of 4.",
            id="trophy for a fight that need not be the first she won",
        ),
        pytest.param(
            happened.PlayerTrophyPlaced(rule=RULES["own_trophy"], player="you", placed=1, trophies=4),
            "That is your first trophy.",
            id="your first trophy",
        ),
        pytest.param(
            happened.PlayerTrophyPlaced(rule=RULES["own_trophy"], player="you", placed=3, trophies=4),
            "That makes 3 of your 4 trophies.",
            id="your third trophy",
        ),
        pytest.param(
            happened.PlayerTrophyPlaced(rule=RULES["own_trophy"], player="player_2", placed=2, trophies=4),
            "That makes 2 of 4 trophies for Player 2.",
            id="another person's trophy",
        ),
        pytest.param(
            happened.CardDrawn(
                rule=RULES["turn_steps"], card="pies_2+fight_6+spells_0", deck="physical", **SHE
            ),
            "Her card: 2 pies, fight 6, and 0 spells.",
            id="a printed card is read back",
        ),
        pytest.param(
            happened.CardDrawn(
                rule=RULES["turn_steps"], card="pies_2+fight_6+spells_0", deck="virtual", **SHE
            ),
            "She flips a card.",
            id="a card that nobody told",
        ),
        pytest.param(
            happened.PiesWasted(rule=RULES["pie_limit"], wasted=1, **SHE),
            "The Pie Track is full. 1 pie is lost.",
            id="pies beyond the track",
        ),
        pytest.param(
            happened.PiesGained(rule=RULES["gain_pies"], pies=0, total=10, **SHE),
            "Automountie gains no pies. She has 10.",
            id="no room for pies",
        ),
        pytest.param(
            happened.TrophyPlaced(
                rule=RULES["eight_pies"],
                owner="automountie",
                space="eight_pies",
                reason="eight_pies",
                placed=1,
                trophies=4,
                **SHE,
            ),
            "Automountie has 8 pies or more. Put her trophy on the 8 pies space of the Trophy Track. That is her first.",
            id="trophy for 8 pies",
        ),
        pytest.param(
            happened.TrophyPlaced(
                rule=RULES["team_trophies"],
                mountie="automountie_1",
                owner="automountie_2",
                space="spells",
                reason="team",
                placed=3,
                trophies=4,
            ),
            "Her own trophies are all placed. Put a trophy of Automountie 2 on the spells space of the Trophy Track. "
            "That makes 3 of 4.",
            id="a teammate's trophy",
        ),
        pytest.param(
            happened.FightCardDrawn(rule=RULES["fight_card"], pies=0, limit="card", spells=0, left=0, **SHE),
            "Automountie throws no pies, and plays no spell.",
            id="a fight with nothing",
        ),
        pytest.param(
            happened.FightCardDrawn(rule=RULES["fight_card"], pies=3, limit="card", spells=2, left=1, **SHE),
            "Automountie throws 3 pies, and plays 2 spells. Draw them from the spell deck. "
            "Move her down to 1 on the Pie Track.",
            id="a fight with pies and spells",
        ),
        pytest.param(
            happened.FightCardDrawn(rule=RULES["fight_card"], pies=2, limit="track", spells=0, left=0, **SHE),
            "Automountie throws 2 pies, all she has, and plays no spell. Move her down to 0 on the Pie Track.",
            id="a fight with fewer pies than the card says",
        ),
        pytest.param(
            happened.SeekersSentHome(
                rule=RULES["loser_home"], winner="automountie", loser="you", space="C3", seekers=2
            ),
            "Put both your Seekers from white C3 back into your camp, and take your bonus. "
            "The tokens there stay with Automountie.",
            id="you lose with both Seekers",
        ),
        pytest.param(
            happened.SeekersSentHome(
                rule=RULES["loser_home"], winner="you", loser="automountie", space="C3", seekers=1
            ),
            "Put the Seeker of Automountie from white C3 back into the camp. The tokens there stay with you.",
            id="she loses",
        ),
        pytest.param(
            happened.FinaleBegan(rule=RULES["finale"], finisher="automountie", players=("you",)),
            "Automountie has placed the last trophy. The Grand Finale begins. One more turn for you.",
            id="she begins the Grand Finale",
        ),
        pytest.param(
            happened.GameEnded(rule=RULES["game_end"], winners=("you",), winner="you", outcome="won"),
            "You win. Well played!",
            id="you win",
        ),
    ],
)
def test_what_is_said(event: Event, words: str) -> None:
    assert PHRASES.event(event) == words


@pytest.mark.parametrize(
    ("start", "way", "words"),
    [
        ("B2", ("down_left",), "1 space down left, from white B2 to blue E1."),
        ("B2", ("down_left",) * 3, "3 spaces down left, from white B2 to blue E1."),
        (None, ("down_left", "left"), "down left and left, out of the camp to blue E1."),
    ],
)
def test_a_walk_is_told_by_steps_that_can_be_followed_with_a_finger(
    start: str | None, way: tuple[str, ...], words: str
) -> None:
    match = lay()
    picked = Pick(Route("C", way, ("E1",), 2))
    walked = turn.Walk(start, way, "E1", Counter())
    event = turn.moved_event(match.mounties[0], "primary_automountie", picked, walked)
    assert PHRASES.event(event) == f"Automountie's primary Seeker takes path C for 2 tokens: {words}"


def test_every_seating_and_space_has_words() -> None:
    (players,) = [option for option in GAME.options if option.id == "players"]
    assert len({PHRASES.choice(players, seating) for seating in SEATINGS}) == len(SEATINGS)
    assert PHRASES.join(["D4", "B3", "A1"]) == "castle D4, portal B3, and white A1"


@pytest.mark.parametrize(
    ("tokens", "paths", "said"),
    [
        pytest.param(
            "C2 P, C3 aa, B2 a",
            {"A": ("up_right",), "B": ("right",)},
            "Path B gains 2 tokens, and no other gains more than 1.",
            id="most",
        ),
        pytest.param(
            "C2 P, C3 a",
            {"A": ("up_right",), "B": ("right",)},
            "Path B gains 1 token, and no other gains any.",
            id="the only one that gains",
        ),
        pytest.param(
            "C2 P, C3 a, B2 a",
            {"A": ("up_right",), "B": ("right",)},
            "Path A gains 1 token, just like B. The primary Seeker takes the first of them by letter.",
            id="tied",
        ),
        pytest.param(
            "C2 P",
            {"A": ("right",)},
            "Path A is the only one on which the primary Seeker can take a step.",
            id="only",
        ),
    ],
)
def test_why_a_seeker_took_its_path_is_told_of_this_very_walk(
    tokens: str, paths: dict[str, tuple[str, ...]], said: str
) -> None:
    match = lay(tokens)
    events, _ = run(turn.move(match, match.mounties[0], "primary_automountie", paths))
    assert PHRASES.because(events[0]) == said


def test_why_a_tied_fight_was_won_is_answered_by_the_reading_in_force() -> None:
    rule = RULES["fight_tie"]
    assert rule.under({"tied_fight": "attacker"}).words.endswith("the attacker wins.")
    assert rule.under({"tied_fight": "defender"}).words.endswith("the defender wins.")
