"""The demo is heard in about two minutes: of the film's dull turns it is only written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.game import Setup
from engine.games import find_game
from engine.journal import Answer, Source
from engine.play import Play
from tablemate.commands.demo import is_spoken
from tablemate.commands.shows import SHOWS
from tablemate.room import Room
from voice.captions import Captions
from voice.speaker import SilentSpeaker

SHOW = SHOWS["wingspan"]
SPOKEN_AFTER = SHOW.spoken_after
PLAYING = Path(__file__).parents[3] / "docs" / "play.md"
WORDS_A_MINUTE = 150  # as measured on the sound files of the demo


def room_after(turns: int) -> Room:
    room = Room(Captions(), SilentSpeaker())
    session = room.seat(Play(find_game(SHOW.game), Setup(SHOW.seed, SHOW.options)))
    session.play.answers += [Answer("your_turn", True, Source.CARD)] * turns
    return room


@pytest.mark.parametrize("turns", range(9))
def test_only_turns_in_which_something_happens_are_told(turns: int) -> None:
    assert is_spoken(room_after(turns)) is (turns in SPOKEN_AFTER)


def test_what_is_said_before_the_game_begins_is_told() -> None:
    assert is_spoken(Room(Captions(), SilentSpeaker()))


def test_what_is_told_takes_about_two_minutes() -> None:
    found = re.search(r"<!-- demo.*?-->\n```\n(.*?)```", PLAYING.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    first, *lines = found[1].splitlines()
    spoken, turns = [first], 0
    for line in lines:
        turns += line.startswith("The Automa's card:")  # it is turned over when the player is done
        spoken += [line] if turns in SPOKEN_AFTER else []
    words = sum(len(line.split()) for line in spoken)
    assert 100 <= 60 * words / WORDS_A_MINUTE <= 150
