"""The game that CONTRIBUTING spells out is a game: it keeps the contract, is drawn, and is asked for."""

from __future__ import annotations

import inspect
import re
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

import engine
from calibration.layout import lay_out
from engine.game import Setup
from engine.play import Play
from tablemate.watching.watchable import is_watchable
from tests.engine import test_contract
from tests.engine.random_play import play_on
from voice.phrases import FOLDER, Phrases

if TYPE_CHECKING:
    from engine.game import Game

GUIDE = Path(__file__).parent.parent / "CONTRIBUTING.md"
FILE = re.compile(r"^`([\w/.]+)`\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# The phrases lie in a folder of their own here, and not in the package.
ELSEWHERE = {"test_every_reason_in_a_phrase_file_belongs_to_an_event"}
PROMISES = {
    name: promise
    for name, promise in vars(test_contract).items()
    if name.startswith("test_") and name not in ELSEWHERE
}


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Write the files down where the guide has them, and import the game."""
    for name, text in FILE.findall(GUIDE.read_text(encoding="utf-8")):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
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


def test_it_is_played_in_its_own_words(game: Game) -> None:
    play = play_on(Play(game, Setup(1)), Random(1))
    said = [Phrases(game).event(event) for event in play.events]
    assert any(re.fullmatch(r"The Keeper takes \w.*, \d light\. Fill the row up\.", words) for words in said)
