from __future__ import annotations

import ast
import re
import tomllib
from typing import TYPE_CHECKING, Any

import pytest

from docs.record import Figure, record, record_bench, share
from docs.write import ROOT, read_sets, read_shipped

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SHORT = 5  # letters of a text that may stand beside any number

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


def test_how_many_there_were_is_written_where_it_was_missing(data: Path) -> None:
    record("Dice", {"confidently wrong": Figure("3", 40)}, data)
    assert '{ what = "confidently wrong", figure = "3", goal = "0", of = "40" },' in data.read_text("utf-8")


def test_a_set_measured_whole_is_of_the_networks_that_ship(data: Path) -> None:
    record("Dice", {"feeders right": Figure("80 %"), "confidently wrong": Figure("0")}, data)
    (one,) = tomllib.loads(data.read_text(encoding="utf-8"))["set"]
    assert one["networks"] == {"food_dice": read_shipped()["food_dice"]}


@pytest.mark.parametrize(("title", "what"), [("Cards", "feeders right"), ("Dice", "cards found")])
def test_a_name_that_the_file_does_not_know_changes_nothing(data: Path, title: str, what: str) -> None:
    with pytest.raises(SystemExit, match=title if title == "Cards" else what):
        record(title, {what: Figure("1")}, data)
    assert data.read_text(encoding="utf-8") == SETS


def test_what_a_bench_found_is_written_where_a_set_shows_it(data: Path) -> None:
    shown = '{ what = "dice read right", figure = "1" }, { what = "found of ten", figure = "1" }, { what = "a look", figure = "1" }'
    data.write_text(f'[[set]]\ntitle = "Crowd"\nnetworks = {{}}\nfigures = [{shown}]\n', encoding="utf-8")
    none = {"right": 0, "of": 0}
    told = {
        "rates": {
            "cards found": {"right": 9, "of": 10},
            "cards precise": {"right": 9, "of": 9},
            "names right": none,
            "names right from 2.5 px/mm": none,
            "dice right": none,
        },
        "ms": {"total": {"median": 180.6, "p90": 200.0}, "find": {"median": 31.0, "p90": 40.0}},
        "wrong_and_sure": [],
        "corner_error_median": 0.0021,
        "ms_per_further_card": None,
        "whole_frame_ocr_ratio": None,
        "peak_mb": None,
    }
    record_bench("Crowd", told, data)
    (one,) = tomllib.loads(data.read_text(encoding="utf-8"))["set"]
    assert [figure["figure"] for figure in one["figures"]] == ["1", "9", "181 ms"]


@pytest.mark.parametrize("measured", [pytest.param(one, id=one["title"]) for one in read_sets()])
def test_a_program_behind_a_set_writes_each_of_its_figures(measured: dict[str, Any]) -> None:
    """Its name stands in the program, with anything where the program fills a number in."""
    named = "|".join(_texts_of(command) for command in measured["commands"])
    assert [one["what"] for one in measured["figures"] if not re.fullmatch(named, one["what"])] == []


def _texts_of(command: str) -> str:
    module = "docs.record" if " bench " in command else command.split()[2]
    source = ROOT.joinpath(*module.split(".")).with_suffix(".py")
    return "|".join(_patterns(ast.parse(source.read_text(encoding="utf-8")))) if source.exists() else ""


def _patterns(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr) and any(_is_words(part) for part in node.values):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values
            )


def _is_words(part: ast.expr) -> bool:
    return isinstance(part, ast.Constant) and len(str(part.value)) > SHORT
