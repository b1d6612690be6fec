"""The first view: saved games with where they stand, renamed, removed and brought back; the demo; the end."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.journal import Source
from tests.page.evening import Evening

if TYPE_CHECKING:
    from pathlib import Path


ANSWERS = 6


def begin_several(evening: Evening) -> None:
    for game in ("wingspan", "crownfell"):
        evening.room.begin(game, {"goal_tiles": "virtual"} if game == "wingspan" else {}, 3)
        rng = Random(3)
        for _ in range(ANSWERS):
            assert evening.room.session
            assert evening.room.session.play.request
            evening.room.answer(evening.room.session.play.request.sample(rng), Source.PAGE)
    evening.room.leave()


def test_every_saved_game_is_listed_with_when_where_and_how_it_stands(evening: Evening) -> None:
    begin_several(evening)
    saved = evening.get("/api/saved")
    assert [one["game"] for one in saved] == ["crownfell", "wingspan"]
    wingspan = saved[1]
    assert wingspan["where"].startswith("Round 1, turn")
    assert "Automa" in wingspan["score"]
    assert wingspan["answers"] == ANSWERS
    assert wingspan["at"]
    assert not wingspan["stand_in"]
    assert saved[0]["stand_in"]


def test_two_games_of_one_kind_are_both_listed_and_either_goes_on(evening: Evening) -> None:
    for seed in (1, 2):
        evening.begin(seed=seed, goal_tiles="virtual")
        for _ in range(seed):
            evening.answer(True)
            break
    evening.room.leave()
    first, second = evening.get("/api/saved")
    state = evening.post("/api/resume", game="wingspan", saved=second["id"])
    assert state["game"]["id"] == "wingspan"
    assert evening.room.session
    assert evening.room.session.play.setup.seed == 1
    assert first["id"] != second["id"]


def test_a_saved_game_gets_a_name_and_keeps_it(evening: Evening) -> None:
    begin_several(evening)
    id_ = evening.get("/api/saved")[0]["id"]
    evening.post("/api/saved/rename", saved=id_, name="  Friday   evening ")
    assert Evening().get("/api/saved")[0]["name"] == "Friday evening"
    assert evening.post("/api/saved/rename", saved=id_, name="")[0]["name"] == ""


def test_a_removed_game_is_gone_and_comes_back(evening: Evening) -> None:
    begin_several(evening)
    before = evening.get("/api/saved")
    left = evening.post("/api/saved/remove", saved=before[0]["id"])
    assert left == before[1:]
    assert evening.post("/api/saved/restore", saved=before[0]["id"]) == before


def test_the_game_that_is_played_is_left_before_it_is_removed(evening: Evening) -> None:
    evening.begin(goal_tiles="virtual")
    evening.answer(True)
    id_ = evening.get("/api/saved")[0]["id"]
    assert evening.post("/api/saved/remove", saved=id_) == []
    assert evening.state()["game"] is None


@pytest.mark.parametrize("path", ["rename", "remove", "restore"])
@pytest.mark.parametrize("name", ["nothing", "../secrets", "*", "a/b"])
def test_only_games_that_lie_there_can_be_named(evening: Evening, path: str, name: str) -> None:
    body = {"saved": name, "name": "x"} if path == "rename" else {"saved": name}
    assert evening.post(f"/api/saved/{path}", 409, **body)["words"]


def test_a_damaged_game_is_listed_with_its_fault(evening: Evening, home: Path) -> None:
    folder = home / "journals"
    folder.mkdir(parents=True)
    (folder / "wingspan-2026-01-01-120000.jsonl").write_text("nonsense\n", encoding="utf-8")
    assert evening.get("/api/saved")[0]["problem"]


def test_the_demo_is_shown_where_the_page_was_opened_alone(evening: Evening) -> None:
    assert evening.post("/api/demo", 409)["words"]
    shown = []
    evening.room.show_demo = lambda: shown.append(True)
    evening.post("/api/demo")
    assert shown


def test_the_evening_ends_on_the_page(evening: Evening) -> None:
    assert "saved" in evening.post("/api/end")["words"]
    assert evening.room.ended.is_set()
