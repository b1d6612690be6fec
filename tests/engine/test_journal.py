"""The saved game: nothing accepted is lost, and what is damaged is named and left alone."""

from __future__ import annotations

import json
import os
from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.errors import BadJournal, InvalidInput
from engine.game import Setup, complete
from engine.games import find_game
from engine.journal import FileJournal, Source, load
from engine.play import Play
from tests.engine.random_play import play_on
from tests.explained import explained, refuses, said

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

WINGSPAN = find_game("wingspan")


@pytest.fixture
def journal_path(tmp_path: Path) -> Path:
    """A game of forty answers, with two taken back and one given again."""
    path = tmp_path / "game.jsonl"
    setup = complete(WINGSPAN, Setup(11))
    with FileJournal.create(path, WINGSPAN, setup) as journal:
        play = play_on(Play(WINGSPAN, setup, journal), Random(11), answers=40)
        play.undo()
        play.undo()
        play.redo()
    return path


def resumed(path: Path) -> Play:
    return Play.resume(WINGSPAN, load(path))


def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines(keepends=True)


def test_a_journal_is_one_readable_json_object_a_line(journal_path: Path) -> None:
    header, *entries = [json.loads(line) for line in lines(journal_path)]
    assert (header["tablemate"], header["game"], header["seed"]) == (1, "wingspan", 11)
    assert header["options"]["difficulty"] == "eagle"
    assert [entry["n"] for entry in entries] == list(range(1, len(entries) + 1))
    assert [key for entry in entries for key in entry if key in {"undo", "redo"}] == ["undo", "undo", "redo"]


def test_undone_answers_can_be_given_again_after_a_restart(journal_path: Path) -> None:
    play = resumed(journal_path)
    before = len(play.answers)
    assert play.redo()
    assert len(play.answers) > before
    assert not play.redo()


@pytest.mark.parametrize("cut", [1, 5, 20])
def test_a_half_written_last_line_is_reported_dropped_and_nothing_else(journal_path: Path, cut: int) -> None:
    whole = journal_path.read_bytes()
    expected = len(load(journal_path).answers)
    journal_path.write_bytes(whole + b'{"n": 99, "ask": "tray", "value": ["osp'[: cut + 3])
    saved = load(journal_path)
    assert saved.torn
    assert str(journal_path) in said(saved.torn)
    assert len(saved.answers) == expected
    assert journal_path.read_bytes() != whole  # reading leaves the file as it is
    play = Play.resume(WINGSPAN, saved, FileJournal.reopen)
    assert journal_path.read_bytes() == whole
    play_on(play, Random(1), answers=1)
    play.journal.close()  # type: ignore[union-attr]
    assert load(journal_path).torn is None


def test_a_last_line_of_zero_bytes_as_a_power_cut_leaves_is_dropped(journal_path: Path) -> None:
    expected = len(load(journal_path).answers)
    with journal_path.open("ab") as file:
        file.write(b"\0" * 512)
    assert load(journal_path).torn
    assert len(resumed(journal_path).answers) == expected


def test_a_last_line_that_only_lacks_its_line_end_is_kept(journal_path: Path) -> None:
    whole = journal_path.read_bytes()
    journal_path.write_bytes(whole[:-1])
    saved = load(journal_path)
    assert saved.torn is None
    play = Play.resume(WINGSPAN, saved, FileJournal.reopen)
    play.journal.close()  # type: ignore[union-attr]
    assert journal_path.read_bytes() == whole


@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        pytest.param(
            lambda ls: [*ls[:4], "{broken\n", *ls[5:]], 5, "damaged", id="a damaged line in the middle"
        ),
        pytest.param(lambda ls: [*ls[:4], *ls[5:]], 5, "entry 4 should stand here", id="a missing line"),
        pytest.param(
            lambda ls: [*ls[:4], ls[4], *ls[4:]], 6, "entry 5 should stand here", id="a doubled line"
        ),
        pytest.param(
            lambda ls: [ls[0].replace('"rules": 1', '"rules": 99'), *ls[1:]],
            1,
            "rules version 99",
            id="other rules",
        ),
        pytest.param(
            lambda ls: [ls[0].replace('"tablemate": 1', '"tablemate": 7'), *ls[1:]],
            1,
            "format 1",
            id="other format",
        ),
        pytest.param(
            lambda ls: [ls[0].replace('"seed"', '"sead"'), *ls[1:]], 1, "header", id="a damaged header"
        ),
        pytest.param(
            lambda ls: [*ls[:3], ls[3].replace('"source": "', '"source": "x'), *ls[4:]],
            4,
            "cannot be used",
            id="source",
        ),
        pytest.param(
            lambda ls: [*ls[:4], ls[4].replace('"ask": "', '"ask": "x'), *ls[5:]],
            5,
            "it answers",
            id="other question",
        ),
        pytest.param(lambda _: ["not a journal\n"], 1, "damaged", id="another file"),
        pytest.param(lambda _: [], None, "empty", id="an empty file"),
    ],
)
def test_any_other_damage_is_refused_with_file_and_line_and_the_file_stays(
    journal_path: Path, change: Callable[[list[str]], list[str]], line: int | None, reason: str
) -> None:
    journal_path.write_text("".join(change(lines(journal_path))), encoding="utf-8")
    damaged = journal_path.read_bytes()
    with refuses(BadJournal, match=reason) as caught:
        Play.resume(WINGSPAN, load(journal_path), FileJournal.reopen)
    assert str(journal_path) in explained(caught.value)
    assert caught.value.line == line
    assert journal_path.read_bytes() == damaged


def test_an_answer_the_rules_forbid_is_refused_with_its_line(journal_path: Path) -> None:
    entries = lines(journal_path)
    number = next(i for i, line in enumerate(entries) if '"value": true' in line)
    entries[number] = entries[number].replace('"value": true', '"value": 7')
    journal_path.write_text("".join(entries), encoding="utf-8")
    with refuses(BadJournal, match="answered with true") as caught:
        resumed(journal_path)
    assert caught.value.line == number + 1


def test_a_missing_file_is_refused_in_words(tmp_path: Path) -> None:
    with refuses(BadJournal, match="cannot be read"):
        load(tmp_path / "none.jsonl")


def test_an_existing_journal_is_never_overwritten(journal_path: Path) -> None:
    with pytest.raises(FileExistsError):
        FileJournal.create(journal_path, WINGSPAN, complete(WINGSPAN, Setup()))


def test_a_full_disk_takes_nothing_and_leaves_nothing_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    setup = complete(WINGSPAN, Setup(3))
    with FileJournal.create(path, WINGSPAN, setup) as journal:
        play = play_on(Play(WINGSPAN, setup, journal), Random(3), answers=5)
        before = (path.read_bytes(), list(play.answers), play.request)
        monkeypatch.setattr(os, "fsync", _disk_full)
        assert play.request
        with pytest.raises(OSError, match="No space left"):
            play.answer(play.request.sample(Random(1)), Source.KEYBOARD)
        assert (path.read_bytes(), play.answers, play.request) == before
        monkeypatch.undo()
        play_on(play, Random(4), answers=3)
    assert resumed(path).answers == play.answers


def _disk_full(_: int) -> None:
    raise OSError(28, "No space left on device")


def test_a_finished_game_takes_no_answer(journal_path: Path) -> None:
    play = play_on(resumed(journal_path), Random(2))
    with pytest.raises(InvalidInput, match="over"):
        play.answer(True, Source.KEYBOARD)
