"""A file is put into its place, also while another thread reads the old one on Windows."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.placing import TRIES, put_in_place


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
