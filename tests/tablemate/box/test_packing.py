"""A box in one file: it arrives as it left, and a hostile one is refused before anything is written."""

from __future__ import annotations

import hashlib
import json
import zipfile
from typing import TYPE_CHECKING

import pytest

from engine.errors import InvalidInput
from tablemate.box.box import INDEX, Kept, encode, open_box, write_index
from tablemate.box.packing import export_box, import_box
from tablemate.box.sides import CardSide

if TYPE_CHECKING:
    from pathlib import Path

    from fixtures.render.cards.boxes import Deck


def _pack(file: Path, index: bytes, pictures: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(file, "w") as packed:
        packed.writestr(INDEX, index)
        for name, content in pictures.items():
            packed.writestr(name, content)
    return file


def _list(file: str, content: bytes) -> bytes:
    return write_index("", [Kept("stag", "", "Stag", file, hashlib.sha256(content).hexdigest())])


def test_a_box_arrives_as_it_left(tmp_path: Path, deck: Deck) -> None:
    box = open_box(tmp_path / "here", "crownfell")
    for id_, card in deck.items():
        box.keep(CardSide(id_), id_, card)
    assert export_box(box, tmp_path / "box.zip") == len(deck)
    assert import_box(tmp_path / "box.zip", tmp_path / "there") == len(deck)
    arrived = open_box(tmp_path / "there")
    assert arrived.cards == box.cards
    assert arrived.load()[1] == ()


def test_a_box_that_is_there_is_not_written_over(tmp_path: Path, deck: Deck) -> None:
    box = open_box(tmp_path / "here")
    box.keep(CardSide("stag"), "Stag", deck["stag000_white"])
    export_box(box, tmp_path / "box.zip")
    with pytest.raises(InvalidInput, match="already"):
        import_box(tmp_path / "box.zip", tmp_path / "here")


def test_a_file_that_is_no_box_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "box.zip"
    file.write_bytes(b"PK\x03\x04 but no more")
    _refuse(file, tmp_path, "no packed box")


def test_a_picture_that_was_changed_is_refused(tmp_path: Path, deck: Deck) -> None:
    good = encode(deck["stag000_white"])
    _refuse(_pack(tmp_path / "b.zip", _list("stag.jpg", good), {"stag.jpg": good[:-9]}), tmp_path, "changed")


def test_a_picture_that_is_none_is_refused(tmp_path: Path) -> None:
    bad = b"#!/bin/sh\n"
    _refuse(_pack(tmp_path / "b.zip", _list("stag.jpg", bad), {"stag.jpg": bad}), tmp_path, "no picture")


def test_a_picture_that_is_missing_is_refused(tmp_path: Path) -> None:
    _refuse(_pack(tmp_path / "b.zip", _list("stag.jpg", b"x"), {}), tmp_path, "stag.jpg")


@pytest.mark.parametrize("name", ["../../stag.jpg", "/etc/stag.jpg", "c:\\stag.jpg", "stag.exe", ""])
def test_a_way_out_of_the_folder_is_refused(tmp_path: Path, name: str) -> None:
    _refuse(_pack(tmp_path / "b.zip", _list(name, b"x"), {name or "x": b"x"}), tmp_path, "proper file")


def test_a_picture_that_swells_when_unpacked_is_refused(tmp_path: Path) -> None:
    swollen = bytes(3_000_000)
    with zipfile.ZipFile(tmp_path / "b.zip", "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr(INDEX, _list("stag.jpg", swollen))
        packed.writestr("stag.jpg", swollen)
    _refuse(tmp_path / "b.zip", tmp_path, "too large")


def test_one_card_twice_is_refused(tmp_path: Path) -> None:
    kept = Kept("stag", "", "Stag", "stag.jpg", "0" * 64)
    _refuse(_pack(tmp_path / "b.zip", write_index("", [kept, kept]), {}), tmp_path, "twice")


def test_a_name_that_steers_the_terminal_is_refused(tmp_path: Path) -> None:
    kept = Kept("stag", "", "\x1b[2J", "stag.jpg", "0" * 64)
    _refuse(_pack(tmp_path / "b.zip", write_index("", [kept]), {}), tmp_path, "no plain text")


def test_a_list_nested_without_end_is_refused(tmp_path: Path) -> None:
    _refuse(_pack(tmp_path / "b.zip", b"[" * 100_000, {}), tmp_path, "b.zip")
    _refuse(_pack(tmp_path / "c.zip", json.dumps([]).encode(), {}), tmp_path, "not a box")


def _refuse(file: Path, tmp_path: Path, reason: str) -> None:
    with pytest.raises(InvalidInput, match=reason):
        import_box(file, tmp_path / "new")
    assert not (tmp_path / "new").exists()
