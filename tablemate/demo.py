"""A scripted round of Wingspan, spoken: what an evening with Tablemate sounds like."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from engine.game import Setup
from engine.games import find_game
from engine.journal import Source
from engine.play import Play
from tablemate.session import Session
from voice.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Callable

    from voice.captions import Captions
    from voice.speaker import Speaker

SEED = 2
LONGEST_SENTENCE_S = 30.0


def typed_lines() -> list[str]:
    """What the person types in the demo, line by line."""
    text = (files(__package__) / "demo.txt").read_text(encoding="utf-8")
    return [line.partition("#")[0].rstrip() for line in text.splitlines() if not line.startswith("#")]


def run_demo(captions: Captions, speaker: Speaker, typed: Callable[[str], None]) -> Session:
    """Play the scripted round; `typed` shows what the person types."""
    game = find_game("wingspan")
    session = Session(Play(game, Setup(SEED)), Phrases(game), captions, speaker)
    session.begin()
    for line in typed_lines():
        speaker.wait(LONGEST_SENTENCE_S)
        typed(line)
        session.hear(line, Source.KEYBOARD)
    speaker.wait(LONGEST_SENTENCE_S)
    return session
