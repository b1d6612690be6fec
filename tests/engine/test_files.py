"""A file is written as a whole or not at all, whoever else writes it at the same moment."""

from __future__ import annotations

import errno
import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from engine.files import draft_of, write_whole

if TYPE_CHECKING:
    from pathlib import Path


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
