"""The rules in words: every one is used, every paragraph of the rulebook has one, every sentence is heard."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import engine.crownfell
from engine.crownfell import GAME
from engine.crownfell.events import GameEnded
from engine.crownfell.last_stand import LastStand
from engine.crownfell.texts import RULES
from engine.game import Setup, complete
from engine.journal import Source
from engine.play import Play
from engine.requests import Instruction
from tests.engine.random_play import random_game, random_setup
from voice.phrases import Phrases

SECTIONS = (
    *("Setup", "Turn sequence", "Enemy turn", "Enemy actions", "Player turn", "Game end"),
    *("Rules for enemy actions", "capture", "rally", "final desperation", "ability", "move"),
    *("protection", "locks", "Alternate setup: draft", "Card glossary"),
    *("Beacon", "Duke", "Martyr", "Minstrel", "Monarch", "Mystic", "Pyro", "Revenant", "Stag"),
)


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_used_by_the_code(rule: str) -> None:
    folder = Path(engine.crownfell.__file__).parent
    code = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.py")))
    assert re.search(rf'"{rule}"', code)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_of_the_rulebook_has_a_rule(section: str) -> None:
    assert any(section in rule.section for rule in RULES.values())


def test_random_games_come_upon_nearly_every_rule() -> None:
    seen: Counter[str] = Counter()
    for seed in range(150):
        seen.update(event.rule.id for event in random_game(GAME, seed).events)
    by_refusal = {
        "player_actions",
        "player_move",
        "player_deploy",
        "no_revive",
        "locked",
        "covered",
        "protection",
        "one_of_each",
    }
    # own sheets, a player who holds still, rare
    elsewhere = {"by_hand", "stand_off", "revenant_leaves"}
    assert set(RULES) - set(seen) <= by_refusal | elsewhere


@pytest.mark.parametrize("option", [option.id for option in GAME.options])
def test_every_choice_of_every_option_plays_to_the_end(option: str) -> None:
    for choice in next(o for o in GAME.options if o.id == option).choices:
        for seed in range(3):
            options = dict(random_setup(GAME, seed).options) | {option: choice}
            assert random_game(GAME, seed, Setup(seed, options)).result


def test_the_grid_is_shown_row_by_row_from_the_enemys_side() -> None:
    play = random_game(GAME, 2)
    lines = [Phrases(GAME).line(line) for line in play.view()]
    assert [line[0] for line in lines[:5]] == list("EDCBA")
    assert "▽" in "".join(lines[:5])
    assert lines[5].split() == list("12345")


def test_the_visible_state_names_what_is_locked_and_protected() -> None:
    game = LastStand(complete(GAME, Setup()))
    game.table.take_team(("Angel", "Stag"))
    for card, space in {"Angel": "C2", "Stag": "C3", "Labyrinth": "D3"}.items():
        game.table.place(card, space)
    words = [Phrases(GAME).line(line) for line in game.view()]
    assert "Locked: Stag." in words
    assert "Protected: Stag." in words


def test_the_visible_state_draws_the_arrow_of_every_enemy_that_acted() -> None:
    play = Play(GAME, Setup(11))
    while isinstance(play.request, Instruction):
        play.answer(True, Source.UNWATCHED)
    words = [Phrases(GAME).line(line) for line in play.view()]
    (arrows,) = [line for line in words if line.startswith("Arrows of the last enemy turn: ")]
    assert arrows.count(",") == 2
    assert all(name in arrows for name in ("Pyro", "Monarch", "Vampire"))


@pytest.mark.parametrize(
    ("locked", "words"),
    [
        pytest.param(0, "You captured 9. Your score is 9 of 13.", id="none"),
        pytest.param(1, "You captured 9, and 1 more is locked. Your score is 10 of 13.", id="one"),
        pytest.param(2, "You captured 9, and 2 more are locked. Your score is 11 of 13.", id="two"),
    ],
)
def test_the_last_sentence_speaks_of_locks_only_if_there_are_any(locked: int, words: str) -> None:
    rule = RULES["game_end"]
    event = GameEnded(rule=rule, reason="white_removed", captured=9, locked=locked, score=9 + locked, best=13)
    assert Phrases(GAME).event(event).endswith(words)
