"""While the name of a card is asked for, the page offers what every other way takes: a name, or that it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.games import GAMES
from engine.journal import Source
from engine.requests import Instruction
from tests.page.asking_names import UNSURE, ask_for_names, begin_watched

if TYPE_CHECKING:
    from tablemate.conversation.doubts import Guess
    from tests.page.evening import Evening


@pytest.mark.parametrize("game_id", GAMES)
def test_the_order_can_be_said_to_be_done_while_a_name_is_asked_for(evening: Evening, game_id: str) -> None:
    order = begin_watched(evening.room, game_id)
    session = evening.room.session
    assert session
    assert evening.state()["question"]["order"] == ""
    ask_for_names(evening.room, game_id)
    question = evening.state()["question"]
    assert question["order"] == session.phrases.ask(order)
    assert question["kind"] in {"row", "places"}
    given = len(session.play.answers)
    assert evening.answer(True)["taken"]
    answer = session.play.answers[given]
    assert (answer.topic, answer.value, answer.source) == (order.topic, True, Source.PAGE)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_the_card_may_be_stands_at_its_place_and_any_other_name_is_found(
    evening: Evening, game_id: str
) -> None:
    begin_watched(evening.room, game_id)
    guesses = ask_for_names(evening.room, game_id)
    question = evening.state()["question"]
    zone, places = UNSURE[game_id]
    offered = guesses[places[-1]]
    [(place, things)] = question["doubts"].items()
    assert place == (places[-1] if question["kind"] == "places" else str(len(places) - 1))
    assert [thing["id"] for thing in things] == list(offered or ())
    name = things[0]["name"]
    assert things[0] in evening.get(f"/api/search?text={name}&zone={zone}")


def test_what_was_touched_of_another_card_is_refused(evening: Evening) -> None:
    begin_watched(evening.room, "wingspan")
    ask_for_names(evening.room, "wingspan")
    asked = evening.state()["asked"]
    session = evening.room.session
    assert session
    session.withdraw_names()  # another card was laid there
    ask_for_names(evening.room, "wingspan")
    evening.post("/api/answer", 409, asked=asked, value=True)
    assert isinstance(session.play.request, Instruction)
    assert session.named is None


def test_a_name_is_an_answer_to_the_page(evening: Evening) -> None:
    begin_watched(evening.room, "wingspan")
    guesses = ask_for_names(evening.room, "wingspan")
    session = evening.room.session
    assert session
    known = [guess[0] if isinstance(guess, tuple) else guess for guess in guesses.values()]
    assert evening.answer(known)["taken"]
    named = session.named
    assert named
    assert named.value == {"tray": {"3": [known[2]]}}


def test_two_cards_are_one_question_with_the_numbers_that_are_said(evening: Evening) -> None:
    evening.begin(goal_tiles="virtual", feeder="looked").play_until("tray")
    session = evening.room.session
    assert session
    guesses: dict[str, Guess] = {"1": "osprey", "2": ("mallard", "killdeer"), "3": ("fish-crow",)}
    session.doubt(guesses, None)
    together = evening.state()["question"]["together"]
    assert together == {
        "spots": "number 2 and number 3",
        "offers": ["Mallard and Fish Crow", "Killdeer and Fish Crow"],
    }
    asked = evening.state()["asked"]
    assert not evening.post("/api/command", asked=asked, command="no")["taken"]
    assert evening.state()["question"]["together"] is None
    session.doubt(guesses, None)
    assert evening.post("/api/hear", asked=asked, text="2")["taken"]
    [answer] = [answer for answer in session.play.answers if answer.topic == "tray"]
    assert answer.value == ["osprey", "killdeer", "fish-crow"]
