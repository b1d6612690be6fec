"""The page's view of a game, and what it can do in it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.games import GAMES
from engine.journal import Source
from tablemate.page.views.gallery import LEAST_APART_S, Gallery
from tablemate.room import Room
from tests.page.evening import JPEG, StillSight, read
from voice.captions import Captions
from voice.speaker import SilentSpeaker

if TYPE_CHECKING:
    from tests.page.evening import Evening

TRAY = ["acorn-woodpecker", "american-crow", "osprey"]


def test_without_a_game_the_page_says_so(evening: Evening) -> None:
    state = evening.state()
    assert (state["game"], state["question"], state["captions"]) == (None, None, [])
    assert evening.get("/api/history", 409)["words"].startswith("No game is being played")
    assert evening.answer(True, 409)["words"].startswith("No game is being played")


def test_the_state_names_the_game_the_words_and_the_question(evening: Evening) -> None:
    state = evening.begin(goal_tiles="virtual").state()
    named = {"id": "wingspan", "title": "Wingspan", "bot": "the Automa"}
    assert state["game"] == {**named, "stand_in": False, "demo": False}
    assert state["captions"][0]["text"].startswith("Wingspan against the Automa")
    assert state["question"]["kind"] == "confirm"
    assert state["question"]["text"] == state["captions"][-1]["text"]


def test_an_answer_goes_to_the_rules_and_is_signed_by_the_page(evening: Evening) -> None:
    evening.begin(goal_tiles="virtual")
    reply = evening.answer(True)
    assert reply["taken"]
    assert reply["said"]
    session = evening.room.session
    assert session
    given = [answer for answer in session.play.answers if not answer.source.automatic]
    assert [answer.source for answer in given] == [Source.PAGE]


def test_a_stale_click_is_refused_with_words_and_changes_nothing(evening: Evening) -> None:
    evening.begin(goal_tiles="virtual")
    stale = evening.state()["asked"]
    evening.answer(True)
    before = evening.state()
    reply = evening.post("/api/answer", 409, asked=stale, value=True)
    assert "went on" in reply["words"]
    assert evening.state() == before


def test_a_question_reached_again_by_undo_is_another_one(evening: Evening) -> None:
    evening.begin(goal_tiles="virtual")
    first = evening.state()["asked"]
    evening.answer(True)
    evening.post("/api/command", command="undo", asked=evening.state()["asked"])
    assert evening.state()["asked"] != first
    evening.post("/api/answer", 409, asked=first, value=True)


@pytest.mark.parametrize("value", [False, None, "done", 3, [], {}, {"a": [{"b": None}]}, [[["deep"]]]])
def test_an_answer_that_cannot_be_is_refused_in_the_bots_words(evening: Evening, value: object) -> None:
    evening.begin(goal_tiles="virtual")
    reply = evening.answer(value)
    assert not reply["taken"]
    assert reply["said"]
    assert evening.state()["question"]["kind"] == "confirm"


@pytest.mark.parametrize("value", [None, 3, "osprey", [1, 2, 3], [None] * 3, ["osprey"] * 3, [{}, [], 1.5]])
def test_a_tray_that_cannot_be_is_refused_in_the_bots_words(evening: Evening, value: object) -> None:
    evening.begin(goal_tiles="virtual").play_until("tray")
    reply = evening.answer(value)
    assert not reply["taken"]
    assert reply["said"]


def test_words_do_the_same_as_in_the_terminal(evening: Evening) -> None:
    evening.begin(goal_tiles="virtual")
    assert evening.post("/api/hear", text="done")["taken"]
    assert evening.post("/api/hear", text="undo")["taken"]
    assert evening.post("/api/hear", text="why")["said"]


def test_undo_and_redo_say_beforehand_what_they_will_do(evening: Evening) -> None:
    evening.begin(goal_tiles="virtual").play_until("tray")
    evening.answer(TRAY)
    undo = evening.state()["undo"]
    assert undo["answer"] == "Acorn Woodpecker, American Crow, and Osprey"
    assert any("Automa" in line for line in undo["on_table"])
    assert evening.state()["redo"] is None
    evening.post("/api/command", command="undo", asked=evening.state()["asked"])
    assert evening.state()["redo"]["answer"] == "Acorn Woodpecker, American Crow, and Osprey"


def test_a_row_of_many_is_searched_and_typing_is_forgiven(evening: Evening) -> None:
    question = evening.begin(goal_tiles="virtual").play_until("tray")
    assert (question["kind"], question["searchable"], question["choices"]) == ("row", True, [])
    assert evening.get("/api/search?text=osprei") == [{"id": "osprey", "name": "Osprey", "key": None}]
    several = evening.get("/api/search?text=woodp")
    assert "acorn-woodpecker" in [thing["id"] for thing in several]
    assert evening.get("/api/search?text=zzzzqqqq") == []
    assert evening.get("/api/search?text=osprey&zone=nowhere") == []


def test_the_table_shows_what_is_believed_of_it(evening: Evening) -> None:
    evening.begin(goal_tiles="virtual").play_until("tray")
    evening.answer(TRAY)
    table = evening.state()["table"]
    tray = next(zone for zone in table["zones"] if zone["id"] == "tray")
    taken = [event for event in evening.room.session.play.events if hasattr(event, "bird")]
    expected = ["" if taken and bird == taken[0].bird else bird for bird in TRAY]
    on_table = table["drawing"]["on_table"]
    assert [item["id"] for place in on_table["tray"].values() for item in place] == expected
    assert tray["answered"] == TRAY
    assert len(on_table["goal_board"]) == 4
    assert {line["key"] for line in table["lines"]} >= {"view_round", "view_eggs", "view_total"}


def test_a_correction_goes_back_to_the_question_and_answers_it_anew(evening: Evening) -> None:
    evening.begin(goal_tiles="virtual").play_until("tray")
    evening.answer(TRAY)
    zone = next(zone for zone in evening.state()["table"]["zones"] if zone["id"] == "tray")
    assert zone["undoes"] == ["Acorn Woodpecker, American Crow, and Osprey"]
    evening.answer(True)  # the game went on a turn
    right = ["mallard", "american-crow", "osprey"]
    reply = evening.post("/api/correct", asked=evening.state()["asked"], zone="tray", value=right)
    assert reply["taken"]
    looks = [answer.value for answer in evening.room.session.play.answers if answer.topic == "tray"]
    assert looks == [right]


def test_a_correction_of_what_was_never_seen_is_refused(evening: Evening) -> None:
    evening.begin(goal_tiles="virtual")
    asked = evening.state()["asked"]
    evening.post("/api/correct", 409, asked=asked, zone="tray", value=TRAY)
    assert evening.state()["asked"] == asked


def test_the_history_has_turns_with_why(evening: Evening) -> None:
    evening.begin(goal_tiles="virtual").play_until("tray")
    evening.answer(TRAY)
    turns = evening.get("/api/history")
    assert turns[0]["title"] == "Set-up"
    assert turns[1]["title"].startswith("Your turn, 1 of 8")
    steps = [step for turn in turns for step in turn["steps"]]
    assert all(step["why"] and step["section"] for step in steps if step["kind"] != "question")
    answered = [step for step in steps if step["source"] == "page"]
    assert "Osprey" in answered[-1]["answer"]


def test_what_the_camera_sees_comes_with_its_candidates(evening: Evening) -> None:
    evening.begin(goal_tiles="virtual")
    evening.room.sight = StillSight({"tray": [read("osprey", "mallard"), None]})
    evening.room.changed()
    sight = evening.state()["sight"]
    assert sight["noticed"] == "The fish dice are still in the feeder."
    seen = sight["zones"]["tray"][0]
    assert (seen["name"], seen["status"]) == ("Osprey", "check")
    assert [thing["name"] for thing in seen["candidates"]] == ["Osprey", "Mallard"]
    assert seen["corners"][0] == pytest.approx([0.1, 0.2])
    assert sight["zones"]["tray"][1] is None


def test_side_and_facing_of_what_is_seen_reach_the_page(evening: Evening) -> None:
    evening.begin(goal_tiles="virtual")
    turned = replace(read("osprey"), side="back", facing="away")
    evening.room.sight = StillSight({"tray": [turned]})
    evening.room.changed()
    seen = evening.state()["sight"]["zones"]["tray"][0]
    assert (seen["side"], seen["facing"]) == ("back", "away")


def test_the_picture_comes_only_from_a_camera(evening: Evening) -> None:
    assert evening.client.get("/api/picture").status_code == 204
    evening.room.sight = StillSight()
    response = evening.client.get("/api/picture?width_px=500")
    assert response.headers["content-type"] == "image/jpeg"
    assert response.content == JPEG


def test_many_watchers_cost_as_much_as_one(evening: Evening) -> None:
    now, sight = [0.0], StillSight()
    evening.room.sight = sight
    gallery = Gallery(evening.room, clock=lambda: now[0])
    for _ in range(20):
        gallery.picture(900)
    assert sight.taken == 1
    now[0] += LEAST_APART_S
    gallery.picture(900)
    assert sight.taken == 2


def test_a_field_nobody_knows_is_refused_with_words(evening: Evening) -> None:
    reply = evening.post("/api/hear", 422, text="done", more=1)
    assert "more" in reply["words"]


def test_a_game_to_its_end_has_a_sheet_and_a_chart_of_both_scores(evening: Evening) -> None:
    evening.begin(goal_tiles="virtual").play_until("score_tucked")
    evening.answer(3)
    state = evening.state()
    if state["question"]:  # a tie is broken by food
        evening.answer(0)
        state = evening.state()
    assert state["over"]
    assert state["result"]["columns"] == ["You", "Automa"]
    totals = state["result"]["rows"][-1]
    *rounds, last = state["score"]["rounds"]
    assert (totals["name"], totals["scores"]) == (
        "Total",
        [last["scores"]["player"], last["scores"]["automa"]],
    )
    assert [one["label"] for one in rounds] == ["Round 1", "Round 2", "Round 3", "Round 4"]
    assert last["label"] == "End"
    assert "You: Round 1" in state["score"]["chart"]
    pixels = evening.client.get("/api/ended.png")
    assert (pixels.headers["content-type"], pixels.content[1:4]) == ("image/png", b"PNG")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_question_of_every_game_can_be_shown_and_answered(evening: Evening, game: str) -> None:
    rng = Random(3)
    evening.begin(game, seed=3)
    for _ in range(60):
        session = evening.room.session
        assert session
        if session.over or session.play.request is None:
            break
        state = evening.state()
        assert state["question"]["text"]
        reply = evening.answer(session.play.request.sample(rng))
        assert reply["taken"], reply
    assert evening.get("/api/history")


def test_a_score_after_an_undo_is_the_one_of_before(evening: Evening) -> None:
    evening.begin(goal_tiles="virtual").play_until("tray")
    session = evening.room.session
    assert session
    before, shown = session.play.standing(), evening.state()["score"]
    evening.answer(TRAY)
    assert session.play.standing() != before
    evening.post("/api/command", command="undo", asked=evening.state()["asked"])
    assert (session.play.standing(), evening.state()["score"]) == (before, shown)


@pytest.mark.parametrize(
    ("lies", "sentence"),
    [
        ("face_down", "Number 2 in the tray is face down. Turn it over so that I can read it."),
        ("empty", "Place 2 in the tray is empty. Please fill it."),
    ],
)
def test_face_down_and_empty_are_told_apart_and_neither_is_an_answer(
    evening: Evening, lies: str, sentence: str
) -> None:
    question = evening.begin(goal_tiles="virtual").play_until("tray")
    asked = evening.state()["asked"]
    reply = evening.post("/api/report", asked=asked, zone="tray", place=2, lies=lies)
    assert reply == {"taken": False, "said": [sentence]}
    state = evening.state()
    assert (state["asked"], state["question"]) == (asked, question)
    assert state["captions"][-1]["text"] == sentence


@pytest.mark.parametrize(("zone", "place"), [("feeder", 1), ("tray", 4)])
def test_a_report_about_what_is_not_asked_is_refused(evening: Evening, zone: str, place: int) -> None:
    evening.begin(goal_tiles="virtual").play_until("tray")
    asked = evening.state()["asked"]
    reply = evening.post("/api/report", 409, asked=asked, zone=zone, place=place, lies="empty")
    assert "did not ask about place" in reply["words"]


def test_undo_and_redo_name_an_answer_as_its_button_does(evening: Evening) -> None:
    evening.begin(goal_tiles="virtual").answer(True)
    assert evening.state()["undo"]["answer"] == "My turn is over"
    evening.post("/api/command", command="undo", asked=evening.state()["asked"])
    assert evening.state()["redo"]["answer"] == "My turn is over"
    evening.room.begin("origin_story", {}, 4)
    evening.answer(True)
    assert evening.state()["undo"]["answer"] == "I did it"


def test_a_place_is_asked_what_can_go_there_by_the_rules(evening: Evening) -> None:
    evening.begin("crownfell").play_until("action")
    state = evening.state()
    board = {place: [thing["id"] for thing in things] for place, things in state["question"]["board"].items()}
    given = {"asked": state["asked"], "board": board}
    hand = {item["id"] for items in state["table"]["drawing"]["on_table"]["hand"].values() for item in items}
    fits = evening.post("/api/fitting", place="A1", **given)["things"]
    assert {thing["id"] for thing in fits} == hand
    assert evening.post("/api/fitting", place="nowhere", **given) == {"things": None}
    assert "went on" in evening.post("/api/fitting", 409, **{**given, "asked": 0}, place="A1")["words"]


def test_no_question_has_a_number_of_an_earlier_evening(evening: Evening) -> None:
    evening.begin(goal_tiles="virtual")
    assert {Room(Captions(), SilentSpeaker()).asked for _ in range(5)} != {evening.state()["asked"]}
    assert len({Room(Captions(), SilentSpeaker()).asked for _ in range(5)}) > 1


def test_many_cards_of_suits_are_offered_by_suit_and_birds_by_their_letters(evening: Evening) -> None:
    evening.begin("origin_story").play_until("your_hand")
    question = evening.state()["question"]
    assert [suit["name"] for suit in question["suits"]] == ["Brains", "Love", "Speed", "Strength"]
    assert not question["searchable"]
    evening.begin(goal_tiles="virtual").play_until("tray")
    question = evening.state()["question"]
    assert question["searchable"]
    assert question["suits"] == []
    assert "o" in evening.get("/api/letters?zone=tray")
    assert evening.get("/api/letters?zone=tray&text=Ospr") == ["e"]
