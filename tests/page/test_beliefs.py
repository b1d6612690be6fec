"""The table as it is believed is the bot's own view at this moment, in every game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from engine.game import Setup
from engine.games import GAMES
from engine.journal import Source
from engine.play import Play
from tablemate.page.beliefs import REMEMBERED
from tablemate.page.snapshot import Snapshots

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tablemate.conversation.session import Session
    from tablemate.page.messages import State, TableShown
    from tablemate.room import Room

ANSWERS = 60


def played(room: Room, game: str, seed: int, **options: str) -> Iterator[tuple[Session, State]]:
    """A random game: the session and what the page shows after each answer."""
    session, snapshots, rng = (
        room.seat(Play(GAMES[game], Setup(seed, options))),
        Snapshots(room),
        Random(seed),
    )
    session.begin()
    for _ in range(ANSWERS):
        if session.play.request is None:
            break
        room.answer(session.play.request.sample(rng), Source.PAGE)
        yield session, snapshots.take()


def table_of(state: State) -> TableShown:
    assert state.table
    return state.table


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_believed_table_is_the_bots_view_after_every_answer(room: Room, game: str) -> None:
    for session, state in played(room, game, 5):
        table = table_of(state)
        told = [(line.key, session.phrases.line(line)) for line in session.play.view()]
        assert [(line.key, line.text) for line in table.lines] == told
        named = {zone.id for zone in table.zones if zone.things}
        assert named <= set(REMEMBERED.get(game, ()))


def test_what_is_remembered_of_tray_and_feeder_is_what_the_bot_goes_by(room: Room) -> None:
    met = set()
    for session, state in played(room, "wingspan", 7, goal_tiles="virtual"):
        bot: Any = session.play._bot
        for zone in table_of(state).zones:
            met.add(zone.id)
            ids = [thing and thing.id for thing in zone.things]
            if zone.id == "tray":
                assert ids == list(bot.tray or [None] * 3)
            if zone.id == "feeder":
                assert sorted(filter(None, ids)) == sorted(bot.feeder or ())
    assert {"tray", "feeder"} <= met


def test_every_line_since_the_last_answer_is_shown_however_many(room: Room) -> None:
    longest = 0
    for session, state in played(room, "crownfell", 4):
        said = [caption.text for caption in room.captions.last(len(room.captions) - session.said_before)]
        shown = [caption.text for caption in state.captions if caption.sequence >= state.news_from]
        assert shown == said
        assert set(state.to_do) <= set(shown)
        longest = max(longest, len(shown))
    assert longest > 10


def test_what_was_said_a_hundred_times_since_the_answer_is_still_there(room: Room) -> None:
    session = room.seat(Play(GAMES["wingspan"], Setup(2)))
    session.begin()
    for number in range(100):
        room.captions.add(f"Line {number}.")
    state = Snapshots(room).take()
    assert [caption.text for caption in state.captions if caption.sequence >= state.news_from][-100:] == [
        f"Line {number}." for number in range(100)
    ]


def test_a_drawn_board_can_be_put_right_by_going_back_to_its_question(room: Room) -> None:
    for _, state in played(room, "crownfell", 3):
        boards = [zone for zone in table_of(state).zones if zone.kind == "places"]
        if boards:
            assert boards[0].undoes
            room.reopen(boards[0].id, Source.PAGE)
            assert room.session
            assert getattr(room.session.play.request, "zone", "") == boards[0].id
            return
    pytest.fail("no board was asked about")
