"""A room without sound: a session whose captions a test can read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Setup
from engine.games import find_game
from engine.journal import Source
from engine.play import Play
from tablemate.conversation.in_view import InView
from tablemate.conversation.session import Session
from voice.captions import Captions
from voice.phrases import Phrases
from voice.speaker import SilentSpeaker

if TYPE_CHECKING:
    from pathlib import Path

    from engine.journal import Journal
    from engine.requests import Json, Request
    from engine.zones import Zone


class StillOnlooker:
    """Watches zones of a table for a session, and keeps what it is told."""

    def __init__(self, *zones: Zone) -> None:
        self.view = InView({zone.name: frozenset(zone.places) for zone in zones})
        self.learnt: list[Json] = []

    def learn(self, _: Request, value: Json) -> None:
        self.learnt.append(value)

    def keep_picture(self) -> Path:
        raise OSError("there is no picture")


class Room:
    """A game of Wingspan being played by what is typed."""

    def __init__(self, play: Play, *, laid_out: bool = False) -> None:
        self.captions = Captions()
        self.session = Session(play, Phrases(play.game), self.captions, SilentSpeaker(), laid_out=laid_out)

    @classmethod
    def begun(cls, seed: int = 2, journal: Journal | None = None, **options: str) -> Room:
        room = cls(Play(find_game("wingspan"), Setup(seed, options), journal), laid_out=True)
        room.session.begin()
        return room

    def hears(self, *lines: str) -> list[str]:
        """Type these lines; what is said to the last of them."""
        heard = 0
        for line in lines:
            heard = len(self.captions)
            self.session.hear(line, Source.KEYBOARD)
        return [caption.text for caption in self.captions.last(len(self.captions) - heard)]

    def said(self) -> list[str]:
        return [caption.text for caption in self.captions.last(len(self.captions))]


GOALS = "birds in forest, eggs in bowl, sets, cavity bird"
