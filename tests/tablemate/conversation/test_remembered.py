"""Answers that are the same in every game are offered the next time, and changed by saying so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engine.requests import Choose, Look, Request
from tablemate.conversation.remembered import Remembered

if TYPE_CHECKING:
    from pathlib import Path

NORTH = Choose("camp", ("same", "other"), default="same", facts={"camp": "north"}, remembered=True)
SOUTH = Choose("camp", ("same", "other"), default="same", facts={"camp": "south"}, remembered=True)
TRACK = Look.row("track", "track", ("a", "b", "c"), 3, 3, before=("a", "b", "c"), remembered=True)


@pytest.mark.parametrize(
    ("request_", "value", "offered"),
    [
        pytest.param(NORTH, "other", "other", id="a choice"),
        pytest.param(TRACK, ["c", "b", "a"], ("c", "b", "a"), id="a row"),
    ],
)
def test_the_last_answer_is_what_enter_gives_in_the_next_game(
    request_: Request, value: Any, offered: Any
) -> None:
    assert Remembered("scythe").offer(request_) is request_
    Remembered("scythe").keep(request_, value)
    assert Remembered("scythe").offer(request_).usual == offered
    assert Remembered("another game").offer(request_) is request_


def test_each_thing_asked_about_has_its_own_answer_and_the_newest_counts() -> None:
    kept = Remembered("scythe")
    kept.keep(NORTH, "other")
    assert kept.offer(SOUTH) is SOUTH
    kept.keep(NORTH, "same")
    assert kept.offer(NORTH).usual == "same"


def test_an_answer_that_may_change_is_not_kept(home: Path) -> None:
    Remembered("scythe").keep(Choose("camp", ("same", "other")), "other")
    assert not home.exists()


@pytest.mark.parametrize(
    "text", ["", "[]", "[" * 100_000, '{"x": 1}', '{"[\\"camp\\", {\\"camp\\": \\"north\\"}]": 7}']
)
def test_a_file_that_cannot_be_used_is_left_out(home: Path, text: str) -> None:
    (home / "remembered").mkdir(parents=True)
    (home / "remembered" / "scythe.json").write_text(text, encoding="utf-8")
    assert Remembered("scythe").offer(NORTH) is NORTH
