"""The game so far, turn by turn, with the rule behind every step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.play import event_of
from engine.requests import Instruction
from tablemate.conversation.guidance import in_words
from tablemate.conversation.reasons import reason
from tablemate.page.messages.state import HistoryStep, Turn

if TYPE_CHECKING:
    from engine.journal import Answer
    from engine.play import Moment, Play
    from voice.phrases import Phrases


def turns(play: Play, phrases: Phrases) -> list[Turn]:
    """The steps of the game, divided where the person said that their turn is done."""
    parts = [Turn(title=phrases.say("history_set_up"), steps=[])]
    for moment in play.log:
        answer = _answer_to(moment, play)
        if answer and answer.source.automatic and not event_of(moment.step):
            continue  # a virtual deck has answered itself
        if moment.request and moment.request.ends_turn:
            parts.append(Turn(title=_title(phrases.ask(moment.request)), steps=[]))
        else:
            parts[-1].steps.append(_step(moment, answer, play, phrases))
    return [part for part in parts if part.steps]


def _title(question: str) -> str:
    """The first sentence of what was asked when the turn began."""
    return question.partition(". ")[0].rstrip(".")


def _answer_to(moment: Moment, play: Play) -> Answer | None:
    answered = moment.request and moment.answers_before < len(play.answers)
    return play.answers[moment.answers_before] if answered else None


def _step(moment: Moment, answer: Answer | None, play: Play, phrases: Phrases) -> HistoryStep:
    event = event_of(moment.step)
    given = {"answer": in_words(answer, phrases), "source": answer.source.value} if answer else {}
    if event is None:
        assert moment.request
        return HistoryStep(kind="question", text=phrases.ask(moment.request), **given)
    why, section = reason(play, event, phrases), phrases.section(event.rule)
    kind: Literal["instruction", "event"] = "instruction" if isinstance(moment.step, Instruction) else "event"
    return HistoryStep(kind=kind, text=phrases.event(event), why=why, section=section, **given)
