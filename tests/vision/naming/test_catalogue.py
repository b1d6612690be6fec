"""A catalogue is any CSV with id and name; a bad line is refused by file, line and reason."""

from __future__ import annotations

import time
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
        pytest.param(f"id,name\na,Ant\nb,{'x' * 201}\n", "line 3: this name is too long", id="a long name"),
        pytest.param(
            f"id,name,scientific_name\na,Ant,{'x' * 90_000}\n",
            "line 2: this name is too long",
            id="a long second name",
        ),
    ],
)
def test_a_bad_catalogue_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    with refused(CatalogueError, match=reason):
        load_catalogue(write(tmp_path / "c.csv", text))


def test_a_list_that_nobody_would_wait_for_is_refused_at_once(tmp_path: Path) -> None:
    rows = "".join(f"c{number},Card {number}\n" for number in range(200_000))
    path = write(tmp_path / "c.csv", f"id,name\n{rows}")
    began_s = time.process_time()
    with refused(CatalogueError, match="lists more than 10,000 cards"):
        load_catalogue(path)
    assert time.process_time() - began_s < 1


def test_the_longest_list_is_soon_spelled(tmp_path: Path) -> None:
    rows = "".join(
        f"c{number},Häher {number} of the Northern Wood,Avis {number}\n" for number in range(10_000)
    )
    path = write(tmp_path / "c.csv", f"id,name,scientific_name\n{rows}")
    began_s = time.process_time()
    catalogue = load_catalogue(path)
    assert len(catalogue.names.texts) == 30_000  # each ä may be printed as ae
    assert catalogue.names.texts[7] == "haher 7 of the northern wood"
    assert time.process_time() - began_s < 3


def test_a_file_in_another_encoding_is_refused(tmp_path: Path) -> None:
    with refused(CatalogueError, match="UTF-8"):
        load_catalogue(write(tmp_path / "c.csv", "id,name\na,Häher\n", "latin-1"))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with refused(CatalogueError, match=r"gone\.csv"):
        load_catalogue(tmp_path / "gone.csv")
