"""The table as the bot believes it to be: drawing, state in words, and which zones can be corrected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.requests import Instruction, Look
from tablemate.conversation.draft import things_of
from tablemate.conversation.guidance import in_words
from tablemate.page.messages.state import TableShown, ViewLine, ZoneAsked
from tablemate.page.views.drawing import draw
from tablemate.page.views.questions import offer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.events import Line
    from engine.expected_table import ExpectedTable
    from engine.journal import Answer
    from engine.play import Play
    from engine.requests import Request
    from voice.phrases import Phrases


@dataclass(frozen=True, slots=True)
class Answered:
    """The last answered question about a zone, and the place of its answer among all answers."""

    request: Look[Any]
    place: int


def table_shown(
    play: Play,
    phrases: Phrases,
    before: ExpectedTable | None = None,
    also: Sequence[str] = (),
    fullest: ExpectedTable | None = None,
) -> TableShown:
    """The drawing, the bot's visible state in words, and every zone that was looked at."""
    return TableShown(
        drawing=draw(play, phrases, before, also, fullest),
        lines=[_line(line, phrases) for line in play.view()],
        zones=[_zone(answered, play, phrases) for answered in looked_at(play).values()],
    )


def looked_at(play: Play) -> dict[str, Answered]:
    """The zones somebody was asked about, each with the last question that was answered."""
    known: dict[str, Answered] = {}
    for moment in play.log:
        if isinstance(moment.step, Look) and moment.answers_before < len(play.answers):
            known[moment.step.zone] = Answered(moment.step, moment.answers_before)
    return known


def last_look(play: Play, zone: str) -> Request | None:
    """The question that asked about this zone last, open or answered."""
    looks = [moment.step for moment in play.log if isinstance(moment.step, Look)]
    return next((look for look in reversed(looks) if look.zone == zone), None)


def _zone(answered: Answered, play: Play, phrases: Phrases) -> ZoneAsked:
    request = answered.request
    since = range(len(play.answers) - 1, answered.place - 1, -1)
    return ZoneAsked(
        id=request.zone,
        name=phrases.name(request.zone),
        kind=request.arranged.value,
        answered=[] if request.tells_changes else list(play.answers[answered.place].value),
        empty_slots=request.gaps and request.piecewise,
        **offer(things_of(request), phrases),
        undoes=[given_words(play, at, phrases) for at in since if not play.answers[at].source.automatic],
    )


def given_words(play: Play, place: int, phrases: Phrases) -> str:
    """The words of an answer that was given, as on its button."""
    request = next(m.request for m in play.log if m.request and m.answers_before == place)
    return answer_words(play.answers[place], request, phrases)


def answer_words(answer: Answer, request: Request, phrases: Phrases) -> str:
    """The words of an answer to this question, as on its button."""
    if answer.value is not True:
        return in_words(answer, phrases)
    own = "page_my_turn_over" if request.topic == "your_turn" else "page_done"
    return phrases.say("page_did_it" if isinstance(request, Instruction) else own)


def _line(line: Line, phrases: Phrases) -> ViewLine:
    return ViewLine(key=line.key, text=phrases.line(line), drawing=not line.spoken)
