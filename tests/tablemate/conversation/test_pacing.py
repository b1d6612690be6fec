"""A long turn of the bot is told step by step; a short one at once."""

from __future__ import annotations

from random import Random

import pytest

from engine.game import Setup
from engine.games import GAMES
from engine.journal import Source
from engine.play import Play
from engine.requests import Instruction
from tablemate.conversation.pacing import LONG_TURN, Pacing
from tablemate.conversation.session import Session
from voice.captions import Captions
from voice.phrases import Phrases
from voice.speaker import SilentSpeaker


def sit_down(game: str, seed: int, *, paced: bool) -> Session:
    play, phrases = Play(GAMES[game], Setup(seed)), Phrases(GAMES[game])
    session = Session(play, phrases, Captions(), SilentSpeaker(), paced=paced)
    session.begin()
    return session


def orders_open(session: Session) -> bool:
    request = session.play.request
    return isinstance(request, Instruction) and not request.waits


def play_on(session: Session, rng: Random) -> None:
    assert session.play.request
    session.answer(session.play.request.sample(rng), Source.PAGE)


def test_each_step_of_a_long_turn_waits_for_the_one_before() -> None:
    session, rng = sit_down("crownfell", 5, paced=True), Random(5)
    while not orders_open(session):
        play_on(session, rng)
    place = session.pacing.place(session.play)
    assert place
    assert place.number == 1
    assert place.of > LONG_TURN
    for number in range(1, place.of + 1):
        told = len(session.captions)
        now = session.pacing.place(session.play)
        assert now
        assert (now.number, now.of) == (number, place.of)
        session.hear("", Source.KEYBOARD)
        assert len(session.captions) > told
    assert not orders_open(session)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_without_pacing_nothing_told_to_be_done_waits(game: str) -> None:
    session, rng = sit_down(game, 5, paced=False), Random(5)
    for _ in range(30):
        if session.play.request is None:
            break
        assert not orders_open(session)
        play_on(session, rng)


def test_a_short_turn_is_told_at_once_also_where_long_ones_are_not() -> None:
    session, rng = sit_down("wingspan", 5, paced=True), Random(5)
    for _ in range(30):
        if session.play.request is None:
            break
        assert not orders_open(session)
        play_on(session, rng)


def test_the_same_game_is_played_step_by_step_and_at_once() -> None:
    told = []
    for paced in (False, True):
        session, rng = sit_down("crownfell", 7, paced=paced), Random(7)
        for _ in range(200):
            if session.play.request is None or len(session.play.events) > 40:
                break
            if orders_open(session):
                session.hear("done", Source.KEYBOARD)
            else:
                play_on(session, rng)
        told.append([session.phrases.event(event) for event in session.play.events][:40])
    assert told[0] == told[1]


def test_an_order_of_the_set_up_is_no_step() -> None:
    play = Play(GAMES["wingspan"], Setup(1))
    assert isinstance(play.request, Instruction)
    assert Pacing().place(play) is None
