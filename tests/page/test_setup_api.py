"""Beginning and going on from the page."""

from __future__ import annotations

import zipfile
from io import BytesIO
from typing import TYPE_CHECKING

import pytest

from engine.games import GAMES
from tests.page.evening import Evening

if TYPE_CHECKING:
    from pathlib import Path


def test_every_game_is_offered_with_its_options_in_words(evening: Evening) -> None:
    games = evening.get("/api/games")
    assert {game["id"] for game in games} == set(GAMES)
    wingspan = next(game for game in games if game["id"] == "wingspan")
    difficulty = next(option for option in wingspan["options"] if option["id"] == "difficulty")
    assert difficulty["default"] == ["eagle"]
    assert difficulty["choices"][0]["name"].startswith("Eaglet")
    assert wingspan["saved"] is None


def test_a_camera_is_offered_only_to_games_whose_table_it_knows(evening: Evening) -> None:
    offered = {game["id"]: game["camera"] for game in evening.get("/api/games")}
    # Of the others no card was shown yet, and none prints a name that is known, or a number.
    assert offered == {game: game in {"wingspan", "flat_earth", "origin_story"} for game in GAMES}


def test_a_game_begins_with_its_options_and_seed(evening: Evening) -> None:
    options = {"difficulty": "eaglet", "bird_sets": ["base", "european"], "goal_tiles": "virtual"}
    state = evening.post("/api/begin", game="wingspan", options=options, seed=7)
    assert state["game"]["id"] == "wingspan"
    session = evening.room.session
    assert session
    assert session.play.setup.seed == 7
    assert session.play.setup.options["bird_sets"] == ("base", "european")


def test_a_beginning_that_cannot_be_is_refused_and_the_game_before_goes_on(evening: Evening) -> None:
    evening.begin()
    before = evening.state()
    for body in (
        {"game": "chess"},
        {"game": "wingspan", "options": {"difficulty": "hawk"}},
        {"game": "wingspan", "options": {"nonsense": "x"}},
        {"game": "wingspan", "options": {"bird_sets": "base", "difficulty": ["eagle", "eaglet"]}},
    ):
        assert evening.post("/api/begin", 409, **body)["words"]
    assert evening.state() == before


def test_a_game_of_no_bird_sets_at_all_is_refused_with_those_there_are(evening: Evening) -> None:
    refused = evening.post("/api/begin", 409, game="wingspan", options={"bird_sets": []})
    assert refused["words"].startswith("The option bird_sets needs at least one choice. It can be base, ")


def test_a_saved_game_goes_on_after_a_restart(evening: Evening) -> None:
    evening.begin(goal_tiles="virtual")
    evening.answer(True)
    question = evening.state()["question"]
    evening.room.leave()
    later = Evening()
    saved = next(game for game in later.get("/api/games") if game["id"] == "wingspan")["saved"]
    assert (saved["answers"], saved["problem"]) == (1, "")
    state = later.post("/api/resume", game="wingspan")
    assert state["captions"][0]["text"].startswith("Welcome back")
    assert state["question"] == question
    later.room.leave()


def test_going_on_without_a_saved_game_is_refused_with_words(evening: Evening) -> None:
    assert "no saved game" in evening.post("/api/resume", 409, game="wingspan")["words"]


def test_going_on_with_nothing_leaves_the_game_that_is_played(evening: Evening) -> None:
    evening.begin(goal_tiles="virtual")
    evening.post("/api/resume", 409, game="crownfell")
    assert evening.answer(True)["taken"]


def test_a_damaged_saved_game_is_shown_with_its_fault(evening: Evening, home: Path) -> None:
    folder = home / "journals"
    folder.mkdir(parents=True)
    (folder / "wingspan-2026-01-01-120000.jsonl").write_text("nonsense\n", encoding="utf-8")
    saved = next(game for game in evening.get("/api/games") if game["id"] == "wingspan")["saved"]
    assert saved["problem"]
    assert evening.post("/api/resume", 409, game="wingspan")["words"]


def test_a_new_game_leaves_the_one_before_saved(evening: Evening) -> None:
    evening.begin(goal_tiles="virtual")
    evening.answer(True)
    evening.post("/api/begin", game="crownfell")
    saved = next(game for game in evening.get("/api/games") if game["id"] == "wingspan")["saved"]
    assert saved["answers"] == 1


def test_the_doctor_answers(evening: Evening) -> None:
    findings = evening.get("/api/doctor")
    assert {"what", "well", "found", "remedy"} == set(findings[0])
    assert "Python" in [finding["what"] for finding in findings]


def test_the_schema_is_served_and_names_every_route(evening: Evening) -> None:
    schema = evening.get("/api/schema.json")
    assert {"/api/state", "/api/answer", "/api/begin", "/api/search"} <= set(schema["paths"])


@pytest.mark.parametrize(("camera", "usual"), [("", ["told"]), ("0", ["looked"])])
def test_the_usual_way_at_the_feeder_depends_on_whether_a_camera_looks(
    evening: Evening, camera: str, usual: list[str]
) -> None:
    evening.room.camera = camera
    wingspan = next(game for game in evening.get("/api/games") if game["id"] == "wingspan")
    assert next(option for option in wingspan["options"] if option["id"] == "feeder")["default"] == usual


def test_a_report_is_listed_before_it_is_saved(evening: Evening) -> None:
    evening.post("/api/begin", game="wingspan", options={"goal_tiles": "virtual"}, seed=7)
    listed = evening.get("/api/report")
    assert [file["name"] for file in listed[:2]] == ["versions.txt", "doctor.txt"]
    assert listed[2]["name"].startswith("wingspan-")
    assert all(file["what"] and file["kilobytes"] > 0 for file in listed)
    saved = evening.client.get("/api/report.zip")
    assert saved.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(BytesIO(saved.content)) as archive:
        assert archive.namelist() == [file["name"] for file in listed]


def test_a_report_can_be_saved_without_pictures(evening: Evening, home: Path) -> None:
    (home / "kept").mkdir(parents=True)
    (home / "kept" / "2026-01-01-000000.png").write_bytes(b"png")
    for pictures in (True, False):
        saved = evening.client.get(f"/api/report.zip?pictures={pictures}".lower())
        with zipfile.ZipFile(BytesIO(saved.content)) as archive:
            assert any(name.endswith(".png") for name in archive.namelist()) is pictures
