"""The language of the computer, as its system tells it."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tablemate.language import language_file
from voice import system_language
from voice.system_language import VARIABLES, find_system_language

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parents[2]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """The language found where the system says this, and the environment has these variables."""

    def find(platform: str, system: str = "", **variables: str) -> str:
        monkeypatch.setattr(sys, "platform", platform)
        for name in VARIABLES:
            monkeypatch.delenv(name, raising=False)
        for name, value in variables.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(system_language, "_ask_windows", lambda: system)
        monkeypatch.setattr(system_language, "_ask_macos", lambda: system)
        return find_system_language()

    return find


def test_linux_tells_it_in_the_environment(told: Callable[..., str]) -> None:
    assert told("linux", LANG="de_DE.UTF-8") == "de"
    assert told("linux", LANG="en_GB.UTF-8", LC_ALL="fr_CH") == "fr"
    assert told("linux", LANG="en_GB", LANGUAGE="es:en") == "es"
    assert told("linux", LANG="C.UTF-8") == told("linux", LC_ALL="POSIX") == told("linux") == ""


def test_windows_and_macos_are_asked_first(told: Callable[..., str]) -> None:
    assert told("win32", "de_AT", LANG="en_GB") == "de"
    assert told("darwin", "pt-BR", LANG="en_GB") == "pt"
    assert told("darwin", "", LANG="en_GB") == "en"


def test_start_py_finds_what_was_kept_where_tablemate_keeps_it(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = runpy.run_path(str(ROOT / "start.py"), run_name="start")
    assert start["read_kept_language"]() == ""
    home.mkdir()
    language_file().write_text("fr", encoding="utf-8")
    assert start["read_kept_language"]() == "fr"
    monkeypatch.delenv("TABLEMATE_LANGUAGE")
    monkeypatch.setattr(sys, "argv", ["start.py"])
    assert start["find_language"]() == "fr"
    monkeypatch.setattr(sys, "argv", ["start.py", "--language", "es"])
    assert start["find_language"]() == "es"
    monkeypatch.delenv("TABLEMATE_HOME")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.setenv("LOCALAPPDATA", str(home))
    language_file().parent.mkdir(parents=True, exist_ok=True)
    language_file().write_text("de", encoding="utf-8")
    assert start["read_kept_language"]() == "de"
