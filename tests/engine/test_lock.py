"""A lock holds for one program, on Windows as elsewhere; Windows is played by a module of the same names."""

from __future__ import annotations

import errno
import importlib.util
import os
import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

from engine import lock

if TYPE_CHECKING:
    from io import FileIO
    from pathlib import Path


class FakeMsvcrt(ModuleType):
    """Locks bytes of open files as Windows does: at the place the file is at, and for one file only."""

    LK_NBLCK = 2

    def __init__(self, refuses: int = errno.EACCES) -> None:
        super().__init__("msvcrt")
        self.refuses = refuses
        self.held: dict[tuple[int, int], int] = {}

    def locking(self, descriptor: int, mode: int, number: int) -> None:
        assert (mode, number) == (self.LK_NBLCK, 1)
        byte = (os.fstat(descriptor).st_ino, os.lseek(descriptor, 0, os.SEEK_CUR))
        if self.held.setdefault(byte, descriptor) != descriptor:
            raise OSError(self.refuses, "it is held")


def windows_lock(monkeypatch: pytest.MonkeyPatch, fake: FakeMsvcrt) -> Any:
    """The module as Windows would load it."""
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "msvcrt", fake)
    spec = importlib.util.spec_from_file_location("windows_lock", str(lock.__file__))
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def open_twice(tmp_path: Path) -> tuple[FileIO, FileIO]:
    file = tmp_path / "game.jsonl"
    file.write_bytes(b"{}\n")
    return file.open("ab", buffering=0), file.open("ab", buffering=0)


def test_on_windows_a_second_program_is_kept_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module, (first, second) = windows_lock(monkeypatch, fake := FakeMsvcrt()), open_twice(tmp_path)
    with first, second:
        assert module.take_lock(first)
        assert not module.take_lock(second)
    assert [place for _, place in fake.held] == [lock.FAR], "a byte that no saved game reaches"


def test_on_windows_the_file_is_written_at_its_end_after_it_was_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module, (first, second) = windows_lock(monkeypatch, FakeMsvcrt()), open_twice(tmp_path)
    with first, second:
        module.take_lock(first)
        module.take_lock(second)
        assert (first.tell(), second.tell()) == (3, 3)


def test_a_folder_without_locks_is_no_reason_not_to_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module, (first, second) = windows_lock(monkeypatch, FakeMsvcrt(errno.ENOSYS)), open_twice(tmp_path)
    with first, second:
        assert module.take_lock(first)
        assert module.take_lock(second)


@pytest.mark.skipif(sys.platform == "win32", reason="the real lock of other systems")
def test_elsewhere_too_a_second_program_is_kept_out(tmp_path: Path) -> None:
    first, second = open_twice(tmp_path)
    with first, second:
        assert lock.take_lock(first)
        assert not lock.take_lock(second)
