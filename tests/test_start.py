"""The way in: `start.py` alone opens the page and tells what it fetches; the starters find it."""

from __future__ import annotations

import re
import runpy
import shutil
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def start() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "start.py"), run_name="start")


@pytest.mark.parametrize(
    ("words", "run"),
    [
        pytest.param([], ("tablemate", "page"), id="alone"),
        pytest.param(["play", "wingspan"], ("tablemate", "play", "wingspan"), id="a command"),
    ],
)
def test_without_a_word_the_page_is_opened(
    start: dict[str, Any], monkeypatch: pytest.MonkeyPatch, words: list[str], run: tuple[str, ...]
) -> None:
    ran: list[tuple[str, ...]] = []
    space = start["main"].__globals__
    monkeypatch.setitem(space, "set_up", lambda _: 0)
    monkeypatch.setitem(space, "run", lambda *words: ran.append(words) or 0)
    assert start["main"](words) == 0
    assert ran == [run]


def test_what_pip_says_becomes_a_line_a_library(
    start: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    told = start["Progress"]()
    for line in (
        "Collecting numpy>=2",
        "  Downloading numpy-2.4.1-cp311-cp311-manylinux_2_28_x86_64.whl (16.6 MB)",
        "  Using cached segno-1.6.6-py3-none-any.whl (70 kB)",
        "Installing collected packages: segno, numpy",
    ):
        told.hear(line)
    told.end()
    said = capsys.readouterr().out
    assert "1  numpy" in said
    assert "17 MB so far" in said
    assert "installing 2 libraries" in said


def test_a_python_that_is_too_old_is_told_where_to_get_another(
    start: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 0))
    assert start["main"]([]) == 1
    assert "python.org" in capsys.readouterr().out


def test_the_starters_run_start_py() -> None:
    windows, mac = ROOT / "Tablemate.bat", ROOT / "Tablemate.command"
    assert b"\r\n" in windows.read_bytes()
    assert "start.py" in windows.read_text(encoding="utf-8")
    assert "start.py" in mac.read_text(encoding="utf-8")
    assert mac.stat().st_mode & stat.S_IXUSR or sys.platform == "win32"


def test_it_speaks_another_language_as_far_as_that_has_words(
    start: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for language, words in (
        ("en", "start_done = Ready.\nstart_still = { $a } left"),
        ("de", "start_done = Fertig."),
    ):
        (tmp_path / language).mkdir()
        (tmp_path / language / "start.ftl").write_text(f"# words\n{words}\n", encoding="utf-8")
    monkeypatch.setitem(start["say"].__globals__, "PHRASES", tmp_path)
    monkeypatch.setenv("TABLEMATE_LANGUAGE", "de")
    assert (start["say"]("done"), start["say"]("still", a=3)) == ("Fertig.", "3 left")


def test_every_sentence_it_says_is_there(start: dict[str, Any]) -> None:
    keys = re.findall(r"""say\(["'](\w+)["']""", (ROOT / "start.py").read_text(encoding="utf-8"))
    assert len(keys) >= 10
    facts = dict.fromkeys(("needed", "found", "address", "reason", "megabytes", "number"), "x")
    assert all(start["say"](key, **facts) for key in keys)


def run_starter(folder: Path, path: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the starter for macOS in a folder where `start.py` only tells what it was called with."""
    folder.mkdir()
    shutil.copy(ROOT / "Tablemate.command", folder)
    (folder / "start.py").write_text("import os, sys; print(os.getcwd(), sys.argv[1:])", encoding="utf-8")
    return subprocess.run(
        ["/bin/sh", str(folder / "Tablemate.command"), *words],
        env={"PATH": path},
        cwd="/",
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.skipif(sys.platform == "win32", reason="it is a starter for macOS, and needs a shell")
def test_the_starter_finds_its_own_folder_also_with_spaces_in_the_path(tmp_path: Path) -> None:
    binaries = tmp_path / "bin"
    binaries.mkdir()
    (binaries / "python3").symlink_to(sys.executable)
    folder = tmp_path / "my games (solo)"
    told = run_starter(folder, f"{binaries}:/usr/bin:/bin", "play", "wingspan")
    assert told.returncode == 0, told.stderr
    assert told.stdout.strip() == f"{folder} ['play', 'wingspan']"


@pytest.mark.skipif(sys.platform == "win32", reason="as above")
def test_without_a_python_that_is_new_enough_the_starter_says_where_to_get_one(tmp_path: Path) -> None:
    old = tmp_path / "bin"
    old.mkdir()
    for name in ("python3", *(f"python3.{minor}" for minor in range(11, 15))):
        (old / name).write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")  # it is not new enough
        (old / name).chmod(0o755)
    told = run_starter(tmp_path / "game", f"{old}:/usr/bin:/bin")
    assert told.returncode == 1
    assert "python.org/downloads" in told.stdout
