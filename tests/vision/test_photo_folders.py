"""Photographs are split in halves by what lies there, never two pictures of one layout apart."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from models.list_card_photos import describe
from models.photo_folders import read_photos

if TYPE_CHECKING:
    from pathlib import Path

QUAD = [[0, 0], [10, 0], [10, 15], [0, 15]]
NAMES = (
    "green-1-20161231_114459.jpg",
    "green-1-20170101_124953.jpg",
    "green-2-20161231_114543.jpg",
    "green-2-rotated-20161231_114543.jpg",
    "red-1-20170101_124752.jpg",
    "red-1-overlap-20161231_113757.jpg",
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    labels = {name: {"cards": [QUAD], "complete": True} for name in NAMES}
    (tmp_path / "labels.json").write_text(json.dumps(labels), encoding="utf-8")
    return tmp_path


def test_pictures_of_one_layout_are_in_one_half(folder: Path) -> None:
    halves = {photo.path.name: photo.to_learn for photo in read_photos(folder)}
    assert [halves[name] for name in NAMES] == [False, False, True, True, False, False]


def test_a_photograph_is_listed_with_its_known_corners(folder: Path) -> None:
    told = describe(read_photos(folder)[0])
    assert told["cards"] == [{"corners": QUAD, "known": True, "box": [0, 0, 10, 15]}]
