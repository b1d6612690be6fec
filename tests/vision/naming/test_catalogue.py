"""A catalogue is any CSV with id and name; a bad line is refused by file, line and reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.saying import refused
from vision.naming.titles.catalogue import CatalogueEntry, CatalogueError, load_catalogue

if TYPE_CHECKING:
    from pathlib import Path


def write(path: Path, text: str, encoding: str = "utf-8") -> Path:
    path.write_text(text, encoding=encoding)
    return path


def test_other_columns_are_left_alone_and_a_second_name_is_taken(tmp_path: Path) -> None:
    path = write(tmp_path / "c.csv", "points,name,id,scientific_name\n5,Osprey,osprey,Pandion haliaetus\n")
    assert load_catalogue(path).entries == (CatalogueEntry("osprey", "Osprey", "Pandion haliaetus"),)


def test_a_spreadsheet_s_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = write(tmp_path / "c.csv", "id,name\ntui,Tūī\n", "utf-8-sig")
    catalogue = load_catalogue(path)
    assert catalogue.entries[0].id == "tui"
    assert catalogue.names.letters.tolist() == [3, 0]


def test_a_name_may_need_letters_beyond_a_to_z(tmp_path: Path) -> None:
    catalogue = load_catalogue(write(tmp_path / "c.csv", "id,name\n1,Жук 7\n"))
    assert set("abcxyz079жк") <= set(catalogue.alphabet)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        pytest.param("name\nOsprey\n", r"c\.csv has no column id", id="no id column"),
        pytest.param("", "has no column id and name", id="empty file"),
        pytest.param("id,name\n", "no cards", id="no cards"),
        pytest.param("id,name\na,Ant\n,Bee\n", r"c\.csv, line 3: a card needs an id", id="no id"),
        pytest.param("id,name\na,--\n", "line 2: a card needs", id="no letters in the name"),
        pytest.param("id,name\na,Ant\na,Bee\n", "line 3: the id a was used before", id="id twice"),
    ],
)
def test_a_bad_catalogue_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    with refused(CatalogueError, match=reason):
        load_catalogue(write(tmp_path / "c.csv", text))


def test_a_file_in_another_encoding_is_refused(tmp_path: Path) -> None:
    with refused(CatalogueError, match="UTF-8"):
        load_catalogue(write(tmp_path / "c.csv", "id,name\na,Häher\n", "latin-1"))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with refused(CatalogueError, match=r"gone\.csv"):
        load_catalogue(tmp_path / "gone.csv")
