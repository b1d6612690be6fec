"""The game that docs/add_a_game.md spells out is a game: it keeps the contract, is drawn, watched and typed."""

from __future__ import annotations

import inspect
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

import engine
from calibration.layout import lay_out
from engine.game import Setup, complete
from engine.play import Play
from tablemate.watching.eyes import open_readers
from tablemate.watching.watchable import is_watchable
from tests.engine import test_contract
from tests.engine.random_play import play_on
from voice.phrases import FOLDER, Phrases

if TYPE_CHECKING:
    from engine.game import Game

ROOT = Path(__file__).parent.parent
GUIDE = ROOT / "docs" / "add_a_game.md"
FILE = re.compile(r"^`([\w/.]+)`\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# The phrases lie in a folder of their own here, and not in the package.
ELSEWHERE = {"test_every_reason_in_a_phrase_file_belongs_to_an_event"}
PROMISES = {
    name: promise
    for name, promise in vars(test_contract).items()
    if name.startswith("test_") and name not in ELSEWHERE
}
# What the parts of Tablemate take the game for.
TAKEN_FOR = """
from engine.faces import Drawn
from engine.game import Game, Titled
from engine.lanterns import GAME

game: Game = GAME
titled: Titled = GAME
drawn: Drawn = GAME
"""


def write_down(folder: Path) -> None:
    """Write the files of the guide where it has them."""
    for name, text in FILE.findall(GUIDE.read_text(encoding="utf-8")):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Write the game down and import it."""
    write_down(tmp_path)
    monkeypatch.setattr(engine, "__path__", [*engine.__path__, str(tmp_path / "engine")])
    monkeypatch.setenv(FOLDER, str(tmp_path / "voice" / "phrases"))
    for module in [name for name in sys.modules if name.startswith("engine.lanterns")]:
        monkeypatch.delitem(sys.modules, module)
    found: Game = import_module("engine.lanterns").GAME
    return found


@pytest.mark.parametrize("promise", PROMISES)
def test_the_smallest_game_keeps_every_promise(promise: str, game: Game, tmp_path: Path) -> None:
    wanted = inspect.signature(PROMISES[promise]).parameters
    known = {"game": game, "seed": 3, "tmp_path": tmp_path}
    PROMISES[promise](**{name: known[name] for name in wanted})


def test_it_gets_a_camera_and_a_place_on_the_table_by_its_declaration(game: Game) -> None:
    assert is_watchable(game)
    assert [region.name for region in lay_out(game.zones)] == ["row", "keeper"]


def test_its_cards_are_read_when_it_is_watched(game: Game) -> None:
    assert list(open_readers(game, complete(game, Setup()).options)) == ["row"]


def test_its_types_are_those_that_tablemate_needs(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "engine", tmp_path / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    write_down(tmp_path)
    (tmp_path / "taken_for.py").write_text(TAKEN_FOR, encoding="utf-8")
    config = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(tmp_path / "cache")]
    wanted = ["-p", "engine.lanterns", "-m", "taken_for"]
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", *config, *wanted],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_it_is_played_in_its_own_words(game: Game) -> None:
    play = play_on(Play(game, Setup(1)), Random(1))
    said = [Phrases(game).event(event) for event in play.events]
    assert any(re.fullmatch(r"The Keeper takes \w.*, \d light\. Fill the row up\.", words) for words in said)
