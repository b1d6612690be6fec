"""Input, output and files when nothing is as it should be: one sentence, and the game goes on."""

from __future__ import annotations

import errno
import io
import os
import shutil
import time
from random import Random
from typing import TYPE_CHECKING

import pytest
from rich.table import Table

from engine.errors import BadJournal
from engine.game import Setup
from engine.games import find_game
from engine.journal import FileJournal
from tablemate import storage
from tablemate.commands import cli, consoles
from tablemate.commands.consoles import PlainConsole, read_line
from tablemate.conversation.names import MOST_TYPED
from tablemate.conversation.session import Session
from tablemate.room import Room as TableRoom
from tests.engine.random_play import play_on
from tests.explained import refuses
from tests.hostile import PIECES
from tests.tablemate.room import GOALS, Room
from voice.captions import Captions
from voice.speaker import SilentSpeaker

if TYPE_CHECKING:
    from pathlib import Path

WINGSPAN = find_game("wingspan")
FINISHED = 500
TYPED = 150  # `python -m tests.fuzz` types ten thousand lines


# --- typed ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["\u00b2", "\u2460", "9" * 450, "9" * 5000, "x" * 3000, "\ud800", "\x1b[2J"])
@pytest.mark.parametrize("before", [(), (GOALS, "")], ids=["goals", "tray"])
def test_what_nobody_can_mean_gets_one_sentence(before: tuple[str, ...], text: str) -> None:
    room = Room.begun()
    room.hears(*before)
    answers = list(room.session.play.answers)
    assert len(room.hears(text)) == 1
    assert room.session.play.answers == answers


def test_a_dash_takes_back_and_empties_nothing() -> None:
    room = Room.begun()
    room.hears(GOALS)
    assert room.hears("-")[0].startswith("Undone")
    assert len(room.hears("osprey, -")) == 1


def test_no_line_that_is_typed_breaks_the_game() -> None:
    room, rng = Room.begun(), Random(5)
    for _ in range(TYPED):
        type_anything(room, rng)
    assert room.session.draft


def type_anything(room: Room, rng: Random) -> None:
    """Type one line made of strange pieces, commands aside that end the game."""
    line = " ".join(rng.choice([*PIECES, "osprey", "2 fish", "1", ","]) for _ in range(rng.randint(1, 4)))
    room.hears(line)


def test_a_line_without_an_end_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("x" * 100_000 + "\nnext\n"))
    assert len(read_line()) == consoles.LONGEST_LINE > MOST_TYPED
    assert read_line() == "next"
    with pytest.raises(EOFError):
        read_line()


# --- printed --------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["\x1b[2J", "\x9b31m", "\u202egnp", "a\rb", "\x07", "\ud800"], ids=ascii)
def test_nothing_that_is_printed_steers_the_terminal(text: str) -> None:
    file = io.StringIO()
    console = PlainConsole(file=file, force_terminal=True, width=80)
    table = Table(title=text)
    table.add_column(text)
    table.add_row(text)
    console.print(f"before {text} after", markup=False)
    plain = PlainConsole(file=io.StringIO(), width=80)
    plain.print(table)
    assert text not in file.getvalue()
    assert isinstance(plain.file, io.StringIO)
    assert text not in plain.file.getvalue()


# --- written --------------------------------------------------------------------------------------


def test_a_full_disk_at_the_beginning_leaves_no_file_and_the_older_game(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    older = storage.begin_play(WINGSPAN, Setup(1))
    assert isinstance(older.journal, FileJournal)
    older.journal.close()
    before = sorted(home.rglob("*.jsonl"))
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", _disk_full)
        with pytest.raises(OSError, match="No space left") as caught:
            storage.begin_play(WINGSPAN, Setup(2))
    assert "Free some space" in storage.describe_fault(caught.value)
    assert sorted(home.rglob("*.jsonl")) == before
    assert storage.unfinished(WINGSPAN).path == before[0]


def test_a_disk_that_fills_up_while_a_game_begins_leaves_no_file(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Session, "begin", lambda _: _disk_full(0))
    room = TableRoom(Captions(), SilentSpeaker())
    with pytest.raises(OSError, match="No space left"):
        room.begin("wingspan", {"goal_tiles": "virtual"}, 2)
    assert not list(home.rglob("*.jsonl"))
    assert room.session is None


def test_a_folder_that_is_read_only_is_one_sentence_and_the_older_game_stays(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    older = storage.begin_play(WINGSPAN, Setup(1))
    assert isinstance(older.journal, FileJournal)
    older.journal.close()
    before = sorted(home.rglob("*"))
    monkeypatch.setattr(FileJournal, "create", _read_only)
    monkeypatch.setattr("sys.argv", ["tablemate", "play", "wingspan", "-y", "--quiet", "--no-page"])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 1
    said = " ".join(capsys.readouterr().err.split("journals: ")[-1].split())
    assert said == (
        "Read-only file system. "
        "Free some space or allow writing there, or set TABLEMATE_HOME to another folder."
    )
    assert sorted(home.rglob("*")) == before
    assert storage.unfinished(WINGSPAN).path == older.journal.path


def _read_only(path: Path, *_: object) -> None:
    raise OSError(errno.EROFS, "Read-only file system", str(path.parent))


def _disk_full(_: int) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_damaged_game_is_left_out_and_an_older_one_is_found(home: Path) -> None:
    play = storage.begin_play(WINGSPAN, Setup(1))
    assert isinstance(play.journal, FileJournal)
    play.journal.close()
    (home / "journals" / "wingspan-2099-01-01-000000.jsonl").write_bytes(b"")
    found = storage.unfinished(WINGSPAN)
    assert found.path == play.journal.path
    assert "2099" in found.refused[0]


def test_a_game_another_program_plays_is_refused_with_its_name(home: Path) -> None:
    play = storage.begin_play(WINGSPAN, Setup(1))
    assert isinstance(play.journal, FileJournal)
    assert home
    with refuses(BadJournal, match="another Tablemate is playing this game"):
        storage.resume_play(WINGSPAN, play.journal.path)
    play.journal.close()


def test_five_hundred_finished_games_are_listed_without_playing_them_again() -> None:
    play = storage.begin_play(WINGSPAN, Setup(1))
    assert isinstance(play.journal, FileJournal)
    play_on(play, Random(1))
    play.journal.close()
    for number in range(1, FINISHED):
        shutil.copy(play.journal.path, storage.journals() / f"wingspan-2020-01-01-{number:06}.jsonl")
    began = time.process_time()
    assert storage.unfinished(WINGSPAN).path is None
    assert time.process_time() - began < 0.3
