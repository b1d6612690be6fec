"""The first view: saved games with where they stand, renamed, removed and brought back; the demo; the end."""

from __future__ import annotations

import errno
import json
import os
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


@pytest.mark.parametrize("game", ["chess", "crownfell", "", "\ud800"])
def test_a_journal_whose_header_names_another_game_is_listed_with_its_fault(
    evening: Evening, home: Path, game: str
) -> None:
    begin_several(evening)
    path = next((home / "journals").glob("wingspan-*.jsonl"))
    header, *rest = path.read_text(encoding="utf-8").splitlines()
    spoilt = json.dumps({**json.loads(header), "game": game})
    path.write_text("\n".join([spoilt, *rest]), encoding="utf-8")
    saved = {one["game"]: one for one in evening.get("/api/saved")}
    assert "rules version" in saved["wingspan"]["problem"]
    assert not saved["crownfell"]["problem"]


@pytest.mark.parametrize(
    "spoilt",
    [
        b"\xff\xfe",
        b"[" * 100_000,
        b"[]",
        b'{"a": "\\ud800"}',
        b'{"SAVED": "\\ud800 x\\u0007"}',
        b'{"SAVED": {}}',
    ],
)
def test_spoilt_names_leave_the_games_and_are_not_written_over(
    evening: Evening, home: Path, spoilt: bytes
) -> None:
    begin_several(evening)
    one, other = (saved["id"] for saved in evening.get("/api/saved"))
    spoilt = spoilt.replace(b"SAVED", one.encode())
    (home / "journals" / "names.json").write_bytes(spoilt)
    assert len(evening.get("/api/saved")) == 2
    named = evening.post("/api/saved/rename", saved=other, name="Friday")
    assert named[1]["name"] == "Friday"
    kept = home / "journals" / "names-damaged.json"
    assert kept.exists() == (not spoilt.startswith(b"{"))
    assert not kept.exists() or kept.read_bytes() == spoilt


def test_a_full_disk_while_a_game_is_named_loses_no_name(
    evening: Evening, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_several(evening)
    one, other = (saved["id"] for saved in evening.get("/api/saved"))
    evening.post("/api/saved/rename", saved=one, name="Friday")
    before = (home / "journals" / "names.json").read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", _disk_full)
        assert (
            "Free some space" in evening.post("/api/saved/rename", 409, saved=other, name="Monday")["words"]
        )
    assert (home / "journals" / "names.json").read_bytes() == before
    assert not list((home / "journals").glob(".*.part"))


def _disk_full(_: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_the_demo_is_shown_where_the_page_was_opened_alone(evening: Evening) -> None:
    assert evening.post("/api/demo", 409)["words"]
    shown = []
    evening.room.show_demo = lambda: shown.append(True)
    evening.post("/api/demo")
    assert shown


def test_the_evening_ends_on_the_page(evening: Evening) -> None:
    assert "saved" in evening.post("/api/end")["words"]
    assert evening.room.ended.is_set()
