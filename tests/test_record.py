from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import pytest

from docs.record import Figure, record, share
from docs.write import read_shipped

if TYPE_CHECKING:
    from pathlib import Path

SETS = """# Why this file is here.
[[set]]
title = "Dice"
on = "drawn dice"
networks = { food_dice = "00000000" }
figures = [
    { what = "feeders right", figure = "74 %", of = "150", goal = "97 %" }, # the goal stays
    { what = "confidently wrong", figure = "3", goal = "0" },
]
"""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    path = tmp_path / "measurements.toml"
    path.write_text(SETS, encoding="utf-8")
    return path


def test_a_figure_is_written_and_everything_else_stays(data: Path) -> None:
    record("Dice", {"feeders right": share(1_100, 2_000)}, data)
    assert data.read_text(encoding="utf-8") == SETS.replace("74 %", "55.0 %").replace("150", "2,000")


def test_a_set_measured_whole_is_of_the_networks_that_ship(data: Path) -> None:
    record("Dice", {"feeders right": Figure("80 %"), "confidently wrong": Figure("0")}, data)
    (one,) = tomllib.loads(data.read_text(encoding="utf-8"))["set"]
    assert one["networks"] == {"food_dice": read_shipped()["food_dice"]}


@pytest.mark.parametrize(("title", "what"), [("Cards", "feeders right"), ("Dice", "cards found")])
def test_a_name_that_the_file_does_not_know_changes_nothing(data: Path, title: str, what: str) -> None:
    with pytest.raises(SystemExit, match=title if title == "Cards" else what):
        record(title, {what: Figure("1")}, data)
    assert data.read_text(encoding="utf-8") == SETS
