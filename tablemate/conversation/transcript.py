"""A game as it was heard: every sentence, and every answer behind its question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import Event
from engine.requests import Instruction
from tablemate.conversation.guidance import in_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.play import Play
    from voice.phrases import Phrases


def transcript(play: Play, phrases: Phrases) -> Iterator[str]:
    """The lines of a game, in order; an answer begins with >."""
    for moment in play.log:
        answered = moment.answers_before < len(play.answers)
        answer = play.answers[moment.answers_before] if answered else None
        asked = answer is None or not answer.source.automatic
        if isinstance(moment.step, Event):
            yield phrases.event(moment.step)
        elif asked or isinstance(moment.step, Instruction):
            yield phrases.ask(moment.step)
            if answer and asked:
                yield f"> {in_words(answer, phrases)}"
