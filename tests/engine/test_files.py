"""A file is written as a whole or not at all, whoever else writes it at the same moment."""

from __future__ import annotations

import errno
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from engine.files import TRIES, draft_of, put_in_place, write_whole


def test_many_who_write_one_file_leave_one_of_their_texts(tmp_path: Path) -> None:
    texts = [bytes([65 + number]) * 200_000 for number in range(8)]
    with ThreadPoolExecutor(8) as writers:
        list(writers.map(lambda text: write_whole(tmp_path / "file", text), texts * 4))
    assert (tmp_path / "file").read_bytes() in texts
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_full_disk_leaves_the_old_file_and_no_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def disk_full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    write_whole(tmp_path / "file", b"old")
    monkeypatch.setattr(os, "fsync", disk_full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_draft_that_is_given_up_is_gone(tmp_path: Path) -> None:
    def give_up() -> None:
        with draft_of(tmp_path / "file") as draft:
            draft.write_bytes(b"half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        give_up()
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def refusals(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """A file system that refuses to replace a file as often as there are entries here."""
    left: list[Path] = []
    replace = Path.replace

    def refuse(draft: Path, path: Path) -> Path:
        if left:
            left.pop()
            raise PermissionError(13, "Access is denied")
        return replace(draft, path)

    monkeypatch.setattr(Path, "replace", refuse)
    return left


def test_a_file_that_is_being_read_is_replaced_a_moment_later(tmp_path: Path, refusals: list[Path]) -> None:
    draft, path = tmp_path / "new", tmp_path / "kept"
    draft.write_text("new", encoding="utf-8")
    path.write_text("old", encoding="utf-8")
    refusals.extend([path] * (TRIES - 1))
    put_in_place(draft, path)
    assert path.read_text(encoding="utf-8") == "new"


def test_a_folder_that_may_not_be_written_is_still_refused(tmp_path: Path, refusals: list[Path]) -> None:
    refusals.extend([tmp_path] * TRIES)
    with pytest.raises(PermissionError):
        put_in_place(tmp_path / "new", tmp_path / "kept")
