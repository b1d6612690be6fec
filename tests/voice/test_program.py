"""A command that is named is one that works as it is typed."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

from engine.rules import Rule
from voice.phrases import Phrases
from voice.program import TYPED, program
from voice.status import Part, find_remedy

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("typed", "started", "words"),
    [
        pytest.param("python3 start.py", "/x/tablemate/__main__.py", "python3 start.py", id="by start.py"),
        pytest.param("", "/usr/bin/tablemate", "tablemate", id="installed"),
        pytest.param("", "C:\\bin\\tablemate.exe".replace("\\", "/"), "tablemate", id="installed on Windows"),
        pytest.param("", "/x/tablemate/__main__.py", "python3 -m tablemate", id="as a module"),
    ],
)
def test_a_command_is_named_as_the_program_was_started(
    monkeypatch: pytest.MonkeyPatch, typed: str, started: str, words: str
) -> None:
    monkeypatch.setenv(TYPED, typed)
    monkeypatch.setattr(sys, "argv", [started])
    assert program() == words
    assert f"{words} play wingspan --resume" in Phrases().say("type_to_go_on", {"game": "wingspan"})
    assert f'"{words} doctor"' in find_remedy(Part.WORKER)
    assert Phrases().why(Rule("x", "", "See {tablemate} deck crownfell.")) == f"See {words} deck crownfell."


def test_a_library_is_installed_where_tablemate_looks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/my games/.venv/bin/python")
    assert "Run: '/my games/.venv/bin/python' -m pip install" in find_remedy(Part.ENGINE, "linux")


@pytest.mark.parametrize(
    ("script", "words"),
    [
        pytest.param("start.py", "python3 start.py", id="beside it"),
        pytest.param("my games/start.py", "python3 'my games/start.py'", id="a path with a space"),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="it is typed otherwise there")
def test_start_py_tells_the_program_how_it_was_called(
    monkeypatch: pytest.MonkeyPatch, script: str, words: str
) -> None:
    start = runpy.run_path(str(ROOT / "start.py"), run_name="start")
    monkeypatch.setattr(sys, "argv", [script])
    assert start["environment"]()[TYPED] == words


def test_start_py_quotes_a_path_for_windows_as_windows_needs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    start = runpy.run_path(str(ROOT / "start.py"), run_name="start")
    monkeypatch.setattr("os.name", "nt")
    assert start["typed"]("C:\\my games\\start.py") == 'py "C:\\my games\\start.py"'


@pytest.mark.parametrize(
    "text",
    [*ROOT.glob("voice/phrases/*/*.ftl"), *ROOT.glob("engine/*/rules.toml")],
    ids=lambda path: f"{path.parent.name}/{path.name}",
)
def test_no_sentence_names_a_command_that_only_an_installed_program_has(text: Path) -> None:
    assert "tablemate " not in text.read_text(encoding="utf-8").replace("$tablemate ", "")
