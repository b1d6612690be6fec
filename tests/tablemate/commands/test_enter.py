"""Entering cards in a terminal: choose, type, stop at any moment."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.errors import BadData
from engine.game import Origin
from engine.games import find_game
from tablemate import decks, storage
from tablemate.commands.enter import CardEditor

if TYPE_CHECKING:
    from collections.abc import Mapping

CROWNFELL = find_game("crownfell")
KILLS = 12
PROGRAM = Path(__file__).with_name("enter_until_killed.py")
ROOT = PROGRAM.parents[3]


def enter(game: str, *lines: str) -> list[str]:
    """Type these lines; what was said, the prompts included."""
    said: list[str] = []
    left = list(lines)

    def read(choices: Mapping[int, str], prompt: str) -> str:
        said.extend(choices.values())
        said.append(prompt)
        if not left:
            raise EOFError
        return left.pop(0)

    CardEditor(find_game(game), said.append, read).run()
    return said


def own(name: str = "characters.toml") -> list[str]:
    form = next(form for form in CROWNFELL.forms if form.name == name)
    return [card.title for card in storage.open_form(CROWNFELL, form).cards() if card.origin is Origin.OWNER]


def test_a_character_is_entered_and_the_next_one_is_offered() -> None:
    said = enter("crownfell", "1", "stag", "", "forward 2", *[""] * 12)
    assert own() == ["Stag"]
    assert "Stag (yours)" in said
    assert 'Which card? Press Enter for Angel, or type "quit".' in said


def test_the_end_of_the_input_stops_and_keeps_what_was_finished() -> None:
    enter("crownfell", "1", "1", *[""] * 9, "", "")
    assert own() == ["Angel"]


def test_a_solo_card_can_be_added() -> None:
    enter("crownfell", "2", "17", "move, rally", "down", "clockwise")
    form = CROWNFELL.forms[1]
    assert len(storage.open_form(CROWNFELL, form).cards()) == 17


@pytest.mark.parametrize("words", ["nonsense", "99"])
def test_what_is_no_card_is_asked_for_again(words: str) -> None:
    said = enter("crownfell", "1", words, "quit")
    assert said[-2] == 'Which card? Type its number, or "quit".'


def test_deck_names_the_cards_that_are_still_practice_cards() -> None:
    enter("crownfell", "1", "1", *[""] * 9, "quit")
    lines = list(decks.show(CROWNFELL))
    left = next(line for line in lines if "still practice cards" in line)
    assert left.startswith("  still practice cards: 16 of 17 characters (Assassin, Beacon,")


def test_a_sheet_that_cannot_be_read_is_left_as_it_is(home: Path) -> None:
    path = home / "decks" / "crownfell" / "characters.toml"
    path.parent.mkdir(parents=True)
    path.write_text("nonsense", encoding="utf-8")
    with pytest.raises(BadData):
        enter("crownfell", "1")
    assert path.read_text(encoding="utf-8") == "nonsense"


def cards_lost(home: Path, seed: int) -> int:
    """Enter cards until killed at a random moment; those said to be saved less those on disk."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TABLEMATE_HOME": str(home)}
    command = [sys.executable, str(PROGRAM)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, env=environment) as child:
        assert child.stdout
        told = [child.stdout.readline()]
        time.sleep(Random(seed).uniform(0, 0.4))
        child.kill()
        told += child.stdout.readlines()
    saved = max(int(line) for line in told if line.endswith(b"\n"))
    return saved - len(own())


def test_a_kill_at_any_moment_loses_no_card_that_was_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(KILLS):
        folder = tmp_path / str(seed)
        monkeypatch.setenv("TABLEMATE_HOME", str(folder))
        assert cards_lost(folder, seed) in (0, -1)  # the last one may be saved and not told any more


def test_two_programs_that_enter_at_once_keep_each_others_cards() -> None:
    form = CROWNFELL.forms[0]
    first, second = storage.open_form(CROWNFELL, form), storage.open_form(CROWNFELL, form)
    for place, seen in ((0, first), (5, second)):
        values = seen.card("character", place).values
        storage.change_sheet(
            CROWNFELL, form, lambda now, at=place, said=values: now.write("character", at, said)
        )
    assert own() == ["Angel", "Harbinger"]
