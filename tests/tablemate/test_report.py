"""A report holds what a bug needs, is shown first, and tells nothing of the owner's folders and passwords."""

from __future__ import annotations

import json
import os
import zipfile
from typing import TYPE_CHECKING

import pytest

from engine.errors import InvalidInput
from engine.game import Setup
from engine.games import GAMES
from tablemate import VERSION, report, storage
from tablemate.commands.cli import main

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def _quick_doctor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speech and cameras are looked for elsewhere; here they take long."""
    found = [report.doctor.Diagnosis("folder", well=True, found=str(storage.home() / "x"))]
    monkeypatch.setattr(report.doctor, "examine", lambda: iter(found))


@pytest.fixture
def journal() -> Path:
    play = storage.begin_play(GAMES["wingspan"], Setup(seed=2))
    play.journal.close()
    return next(storage.journals().glob("*.jsonl"))


def keep_pictures(number: int) -> None:
    folder = storage.home() / "kept"
    folder.mkdir(parents=True)
    for at in range(number):
        picture = folder / f"2026-01-01-00000{at}.png"
        picture.write_bytes(b"png")
        os.utime(picture, (at, at))
        picture.with_suffix(".json").write_text('{"cards": []}', encoding="utf-8")


def names(files: list[report.Packed]) -> list[str]:
    return [file.name for file in files]


def test_on_a_first_evening_there_are_versions_and_the_doctor() -> None:
    files = report.gather()
    assert names(files) == ["versions.txt", "doctor.txt"]
    text = files[0].content.decode()
    assert text.startswith(f"Tablemate {VERSION}\nPython 3.")
    assert "numpy " in text


def test_the_game_played_last_is_in_it(journal: Path) -> None:
    packed = next(file for file in report.gather() if file.name == journal.name)
    assert packed.content == journal.read_bytes()


def test_another_game_can_be_named(journal: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    other.write_text("{}\n", encoding="utf-8")
    found = names(report.gather(other))
    assert "other.jsonl" in found
    assert journal.name not in found


def test_the_pictures_kept_last_are_in_it_unless_they_are_left_out() -> None:
    keep_pictures(6)
    kept = [name for name in names(report.gather()) if name.startswith("2026")]
    assert [name for name in kept if name.endswith(".png")] == [
        f"2026-01-01-00000{at}.png" for at in (5, 4, 3, 2)
    ]
    assert len(kept) == 8
    assert names(report.gather(pictures=False)) == ["versions.txt", "doctor.txt"]


def test_folders_and_passwords_are_taken_out() -> None:
    folder = storage.home() / "profiles"
    folder.mkdir(parents=True)
    camera = "http://me:secret@10.0.0.7/video"
    (folder / "table.json").write_text(json.dumps({"camera": camera}), encoding="utf-8")
    packed = {file.name: file.content.decode() for file in report.gather()}
    assert "10.0.0.7" in packed["table.json"]
    assert "secret" not in packed["table.json"]
    assert str(storage.home()) not in packed["doctor.txt"]
    assert "TABLEMATE_HOME" in packed["doctor.txt"]


def test_a_report_is_one_zip_file_and_overwrites_none(tmp_path: Path) -> None:
    path = tmp_path / "report.zip"
    report.save(report.gather(), path)
    with zipfile.ZipFile(path) as archive:
        assert archive.namelist() == ["versions.txt", "doctor.txt"]
        assert archive.testzip() is None
    with pytest.raises(InvalidInput, match="already exists"):
        report.save([], path)


def type_report(monkeypatch: pytest.MonkeyPatch, path: Path, typed: str, *more: str) -> int:
    monkeypatch.setattr("sys.argv", ["tablemate", "report", str(path), *more])
    monkeypatch.setattr("tablemate.commands.terminal.read_line", lambda: typed)
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0)


def test_it_is_shown_before_it_is_saved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "report.zip"
    assert type_report(monkeypatch, path, "no") == 1
    assert not path.exists()
    shown = capsys.readouterr()
    assert "versions.txt (" in shown.out
    assert "Type yes or no." in shown.out
    assert "I saved nothing." in shown.err
    assert type_report(monkeypatch, path, "yes") == 0
    assert path.exists()


def test_yes_saves_it_without_asking(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert type_report(monkeypatch, tmp_path / "report.zip", "no", "--yes") == 0
    assert (tmp_path / "report.zip").exists()
