"""The rules in words: every one is used, every paragraph of the rulebook has one, every sentence is heard."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import engine.crownfell
from engine.crownfell import GAME
from engine.crownfell.texts import RULES
from engine.game import Setup
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
        "protection",
        "one_of_each",
    }
    elsewhere = {"by_hand", "stand_off", "revenant_leaves"}  # own sheets, a player who holds still; rare
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
