"""The way in: `start.py` alone opens the page and tells what it fetches."""

from __future__ import annotations

import re
import runpy
import shutil
import signal
import subprocess
import sys
import venv
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

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
    monkeypatch.setitem(space, "become", lambda *words: ran.append(words) or 0)
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


def test_files_are_compiled_once_even_where_none_may_be_written_beside_them(
    start: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    assert "PYTHONPYCACHEPREFIX" not in start["environment"]()
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    given = start["environment"]()
    assert "PYTHONDONTWRITEBYTECODE" not in given
    assert Path(given["PYTHONPYCACHEPREFIX"]).is_relative_to(ROOT / ".venv")


def test_a_python_that_is_too_old_is_told_where_to_get_another(
    start: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 0))
    assert start["main"]([]) == 1
    assert "python.org" in capsys.readouterr().out


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
    keys += ["is_file", "interrupted", "no_python", "moved"]  # by find_fault
    facts = dict.fromkeys(("needed", "found", "address", "reason", "megabytes", "number"), "x")
    assert all(start["say"](key, **facts) for key in keys)


def lay_out(folder: Path) -> dict[str, Any]:
    """A folder with `start.py` and what it reads, whose set-up takes no time and fetches nothing."""
    for name in ("start.py", "pyproject.toml", "constraints.txt", "voice/phrases/en/start.ftl"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    (folder / "tablemate").mkdir(exist_ok=True)
    (folder / "tablemate/__init__.py").touch()
    start = runpy.run_path(str(folder / "start.py"), run_name="start")
    start["set_up"].__globals__["install"] = lambda _: install_nothing(folder)
    return start


def install_nothing(folder: Path) -> int:
    """The traces of pip: itself, and the way to the folder it was told to install."""
    packages = next((folder / ".venv").glob("[Ll]ib/**/site-packages"))
    (packages / "pip").mkdir(exist_ok=True)
    (packages / "pip/__init__.py").touch()
    (packages / "tablemate.pth").write_text(f"{folder}\n", encoding="utf-8")
    return 0


@pytest.fixture
def _no_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    """Environments are made without pip, which takes seconds."""
    create = venv.create
    monkeypatch.setattr(venv, "create", lambda folder, with_pip: create(folder, with_pip=not with_pip))


def put_a_file(folder: Path) -> None:
    shutil.rmtree(folder / ".venv")
    (folder / ".venv").write_text("my-environment\n", encoding="utf-8")


def kill_while_made(folder: Path) -> None:
    """The environment is begun, and the program killed before pip is there."""
    shutil.rmtree(folder / ".venv")
    start = lay_out(folder)
    start["set_up"].__globals__["install"] = interrupt
    with pytest.raises(KeyboardInterrupt):
        start["set_up"]("play")


def interrupt(_: str) -> int:
    raise KeyboardInterrupt


def lose_python(folder: Path) -> None:
    binary = next(path for path in (folder / ".venv").rglob("python*") if path.stem == "python")
    binary.unlink()
    binary.symlink_to("/nowhere/python3")


def break_python(folder: Path) -> None:
    """As Python's own starter on Windows does, when the Python it was made with is gone."""
    lose_python(folder)
    binary = next(path for path in (folder / ".venv").rglob("python*") if path.stem == "python")
    binary.unlink()
    binary.write_text("#!/bin/sh\nexit 103\n", encoding="utf-8")
    binary.chmod(0o755)


def update_python(folder: Path) -> None:
    """A newer Python in the old one's place looks for its libraries in another folder."""
    packages = next((folder / ".venv").glob("[Ll]ib/**/site-packages"))
    packages.rename(packages.with_name("of-the-python-before"))


@pytest.mark.usefixtures("_no_pip")
@pytest.mark.skipif(sys.platform == "win32", reason="it takes links and shells to break one like this")
@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        pytest.param(put_a_file, "Something else is called .venv", id="a file"),
        pytest.param(kill_while_made, "was interrupted", id="killed while it was made"),
        pytest.param(lose_python, "Python that Tablemate was set up with is gone", id="Python gone"),
        pytest.param(break_python, "Python that Tablemate was set up with is gone", id="Python broken"),
        pytest.param(update_python, "Python that Tablemate was set up with is gone", id="Python updated"),
    ],
)
def test_a_broken_environment_is_told_and_made_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], spoil: Callable[[Path], None], said: str
) -> None:
    start = lay_out(tmp_path)
    assert start["set_up"]("play") == 0
    spoil(tmp_path)
    capsys.readouterr()
    start = lay_out(tmp_path)
    assert start["set_up"]("play") == 0
    assert said in capsys.readouterr().out
    assert start["set_up"]("play") == 0
    assert capsys.readouterr().out == ""  # it is well now


@pytest.mark.usefixtures("_no_pip")
def test_a_file_in_the_place_of_the_environment_is_kept(tmp_path: Path) -> None:
    (tmp_path / ".venv").write_text("mine", encoding="utf-8")
    assert lay_out(tmp_path)["set_up"]("play") == 0
    assert (tmp_path / ".venv-moved-aside").read_text(encoding="utf-8") == "mine"


@pytest.mark.usefixtures("_no_pip")
def test_a_folder_that_was_moved_is_set_up_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before, after = tmp_path / "before", tmp_path / "after it moved"
    assert lay_out(before)["set_up"]("play") == 0
    before.rename(after)
    start = lay_out(after)
    assert start["set_up"]("play") == 0
    assert "moved or copied" in capsys.readouterr().out
    assert start["set_up"]("play") == 0
    assert capsys.readouterr().out == ""


@pytest.mark.usefixtures("_no_pip")
def test_an_environment_whose_install_failed_is_tried_again_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    start = lay_out(tmp_path)
    assert start["set_up"]("play") == 0
    start["set_up"].__globals__["install"] = lambda _: 1  # without internet
    assert start["set_up"]("dev") == 1
    capsys.readouterr()
    assert start["set_up"]("play") == 0
    assert capsys.readouterr().out == ""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
@pytest.mark.usefixtures("_no_pip")
def test_a_signal_to_end_start_py_ends_tablemate(tmp_path: Path) -> None:
    assert lay_out(tmp_path)["set_up"]("play") == 0
    main = "import time; print('serving', flush=True); time.sleep(60)"
    (tmp_path / "tablemate/__main__.py").write_text(main, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, str(tmp_path / "start.py")], stdout=subprocess.PIPE, text=True
    ) as started:
        assert started.stdout
        assert started.stdout.readline() == "serving\n"
        started.send_signal(signal.SIGTERM)
        # The pipe ends with the last process that holds it, so with Tablemate itself.
        assert started.communicate(timeout=10)[0] == ""
    assert started.returncode == -signal.SIGTERM
