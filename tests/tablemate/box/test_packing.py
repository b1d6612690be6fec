"""A box in one file: it arrives as it left, and a hostile one is refused before anything is written."""

from __future__ import annotations

import hashlib
import json
import os
import tracemalloc
import zipfile
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.errors import InvalidInput
from tablemate.box.box import INDEX, Kept, encode, open_box, write_index
from tablemate.box.packing import export_box, import_box
from tablemate.box.sides import CardSide
from tests.vision.pictures.bombs import make_false_length, make_scanned_jpeg

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
    _refuse(file, tmp_path, "not an exported box")


@pytest.mark.parametrize("packing", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
def test_a_file_damaged_anywhere_is_refused_in_words(tmp_path: Path, deck: Deck, packing: int) -> None:
    good = encode(deck["stag000_white"])
    with zipfile.ZipFile(tmp_path / "good.zip", "w", packing) as packed:
        packed.writestr(INDEX, _list("stag.jpg", good))
        packed.writestr("stag.jpg", good)
    whole = (tmp_path / "good.zip").read_bytes()
    chance = Random(7)
    for number in range(150):
        spoilt = bytearray(whole)
        for _ in range(chance.choice((1, 3, 20))):
            at = chance.choice((chance.randrange(len(whole)), len(whole) - 1 - chance.randrange(200)))
            spoilt[at] = chance.choice((0, 255, chance.randrange(256)))
        (tmp_path / "bad.zip").write_bytes(spoilt)
        with suppress(InvalidInput):  # some bytes say nothing
            import_box(tmp_path / "bad.zip", tmp_path / f"new{number}")


def test_files_from_before_1980_are_packed(tmp_path: Path, deck: Deck) -> None:
    box = open_box(tmp_path / "here")
    box.keep(CardSide("stag"), "Stag", deck["stag000_white"])
    for path in box.folder.iterdir():
        os.utime(path, (0, 0))
    export_box(box, tmp_path / "box.zip")
    assert import_box(tmp_path / "box.zip", tmp_path / "there") == 1


def test_an_export_that_fails_leaves_nothing_behind(tmp_path: Path, deck: Deck) -> None:
    box = open_box(tmp_path / "here")
    box.keep(CardSide("stag"), "Stag", deck["stag000_white"])
    (box.folder / box.cards[0].file).unlink()
    with pytest.raises(FileNotFoundError):
        export_box(box, tmp_path / "box.zip")
    assert [path.name for path in tmp_path.iterdir()] == ["here"]


def _pad(content: bytes, size: int) -> bytes:
    """A JPEG made as large as this by comments that pack into nearly nothing."""
    comment = b"\xff\xfe\xff\xff" + bytes(0xFFFD)
    return content[:2] + comment * ((size - len(content)) // len(comment)) + content[2:]


def test_a_large_import_takes_little_memory(tmp_path: Path, deck: Deck) -> None:
    padded = _pad(encode(deck["stag000_white"]), 1_900_000)
    digest = hashlib.sha256(padded).hexdigest()
    listed = [Kept(f"stag{n}", "", "Stag", f"stag{n}.jpg", digest) for n in range(120)]
    with zipfile.ZipFile(tmp_path / "b.zip", "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr(INDEX, write_index("", listed))
        for kept in listed:
            packed.writestr(kept.file, padded)
    import_box(tmp_path / "b.zip", tmp_path / "first")  # what is loaded once is not what this measures
    tracemalloc.start()
    try:
        assert import_box(tmp_path / "b.zip", tmp_path / "new") == 120
        assert tracemalloc.get_traced_memory()[1] < 120 * len(padded) / 4
    finally:
        tracemalloc.stop()


def test_a_box_too_large_to_unpack_is_refused(
    tmp_path: Path, deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablemate.box.packing.MOST_FILE_BYTES", 1_000_000)
    padded = _pad(encode(deck["stag000_white"]), 1_500_000)
    with zipfile.ZipFile(tmp_path / "b.zip", "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr(INDEX, _list("stag.jpg", padded))
        packed.writestr("stag.jpg", padded)
    _refuse(tmp_path / "b.zip", tmp_path, "larger than 1 MB")


def test_a_picture_that_was_changed_is_refused(tmp_path: Path, deck: Deck) -> None:
    good = encode(deck["stag000_white"])
    _refuse(_pack(tmp_path / "b.zip", _list("stag.jpg", good), {"stag.jpg": good[:-9]}), tmp_path, "changed")


def test_a_picture_that_is_none_is_refused(tmp_path: Path) -> None:
    bad = b"#!/bin/sh\n"
    _refuse(_pack(tmp_path / "b.zip", _list("stag.jpg", bad), {"stag.jpg": bad}), tmp_path, "no picture")


@pytest.mark.parametrize("name", ["false_chunk_length.png", "many_scans.jpg"])
def test_a_picture_that_takes_more_than_it_says_is_refused(tmp_path: Path, name: str) -> None:
    bad = make_false_length() if name.endswith("png") else make_scanned_jpeg((300, 400), 1000)
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
