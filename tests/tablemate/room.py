"""A room without sound: a session whose captions a test can read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Setup
from engine.games import find_game
from engine.journal import Source
from engine.play import Play
from tablemate.conversation.session import Session
from voice.captions import Captions
from voice.phrases import Phrases
from voice.speaker import SilentSpeaker

if TYPE_CHECKING:
    from engine.journal import Journal


class Room:
    """A game of Wingspan being played by what is typed."""

    def __init__(self, play: Play) -> None:
        self.captions = Captions()
        self.session = Session(play, Phrases(play.game), self.captions, SilentSpeaker())

    @classmethod
    def begun(cls, seed: int = 2, journal: Journal | None = None, **options: str) -> Room:
        room = cls(Play(find_game("wingspan"), Setup(seed, options), journal))
        room.session.laid_out = True
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
