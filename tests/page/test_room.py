"""The room lets one channel in at a time, and nobody answers a question that is gone."""

from __future__ import annotations

from threading import Barrier, Thread
from typing import TYPE_CHECKING

import pytest

from engine.errors import InvalidInput
from engine.journal import Source
from tablemate.room import NoGameError, StaleError
from tests.page.walk import answer_until, lay_out

if TYPE_CHECKING:
    from tablemate.room import Room

TRAY = ["acorn-woodpecker", "american-crow", "osprey"]


def begin(room: Room) -> None:
    room.begin("wingspan", {"goal_tiles": "virtual"}, 2)
    lay_out(room)


def test_nothing_is_heard_without_a_game(room: Room) -> None:
    with pytest.raises(NoGameError):
        room.hear("done", Source.KEYBOARD)


def test_of_two_who_answer_the_same_question_at_once_one_is_refused(room: Room) -> None:
    begin(room)
    asked, start, refused = room.asked, Barrier(2), []

    def answer() -> None:
        start.wait()
        try:
            room.answer(True, Source.PAGE, asked)
        except StaleError as error:
            refused.append(str(error))

    threads = [Thread(target=answer) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(refused) == 1
    assert room.session
    assert len([a for a in room.session.play.answers if not a.source.automatic]) == 1


def test_every_change_is_told_and_counted(room: Room) -> None:
    told: list[int] = []
    room.subscribe(lambda: told.append(room.version))
    begin(room)
    room.hear("done", Source.KEYBOARD)
    assert told == sorted(set(told))
    assert told[-1] == room.version


def test_a_reply_says_what_was_said_and_whether_it_was_taken(room: Room) -> None:
    begin(room)
    assert room.hear("done", Source.KEYBOARD).taken
    reply = room.hear("zzzz", Source.KEYBOARD)
    assert not reply.taken
    assert reply.said


def test_a_question_about_a_zone_is_asked_again(room: Room) -> None:
    begin(room)
    answer_until(room, "tray")
    room.answer(TRAY, Source.CAMERA)
    room.hear("done", Source.KEYBOARD)
    room.reopen("tray", Source.PAGE)
    assert room.session
    assert room.session.play.request
    assert room.session.play.request.topic == "tray"


def test_a_zone_that_was_never_asked_about_takes_nothing_back(room: Room) -> None:
    begin(room)
    room.hear("done", Source.KEYBOARD)
    asked = room.asked
    with pytest.raises(InvalidInput, match="moon"):
        room.correct("moon", TRAY, Source.PAGE)
    assert room.asked == asked


def test_a_caption_from_another_thread_never_waits_for_the_room(room: Room) -> None:
    begin(room)
    with room.lock:
        thread = Thread(target=lambda: room.captions.add("The voice is back."))
        thread.start()
        thread.join(5)
        assert not thread.is_alive()
