"""The table as the bot believes it: its view, and where that is silent, what was answered and done since."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.requests import Instruction, Look
from tablemate.conversation.draft import things_of
from tablemate.conversation.guidance import in_words
from tablemate.page.goals import goals_shown
from tablemate.page.messages import TableShown, Thing, ViewLine, Zone
from tablemate.page.questions import MOST_BUTTONS, name_all, name_slots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.events import Line, Shows
    from engine.play import Play
    from engine.requests import Json, Request
    from voice.phrases import Phrases

# The zones of which the bot's view says nothing. Of all others it tells what lies there at this moment,
# and an answer of a while ago beside it would contradict it.
REMEMBERED = {
    "wingspan": ("goal_board", "tray", "feeder"),
    "my_little_scythe": ("camps", "trophy_track"),
}


@dataclass
class Belief:
    """What is believed of a zone: the question it was the answer to, when, and what lies there now."""

    request: Look[Any]
    answered_at: int  # the place of its answer among all answers
    value: Json
    refilled: bool = False  # something was laid there that nobody named yet


def table_shown(play: Play, phrases: Phrases) -> TableShown:
    """The bot's visible state and every zone that was looked at."""
    known = beliefs(play)
    return TableShown(
        lines=[_line(line, phrases) for line in play.view()],
        zones=[_zone(belief, play, phrases) for belief in known.values() if _is_shown(belief, play)],
        goals=goals_shown(play, known, phrases),
    )


def _is_shown(belief: Belief, play: Play) -> bool:
    """Whether a zone is remembered here, or can be put right by going back to its board."""
    zone = belief.request.zone
    return belief.request.tells_changes or zone in REMEMBERED.get(play.game.id, ())


def beliefs(play: Play) -> dict[str, Belief]:
    """What is believed of each zone, by its id."""
    known: dict[str, Belief] = {}
    for moment in play.log:
        if moment.answers_before >= len(play.answers):
            break
        step, place = moment.step, moment.answers_before
        if isinstance(step, Look):
            known[step.zone] = Belief(step, place, play.answers[place].value)
        elif isinstance(step, Instruction):
            for shows in step.expects:
                if shows.zone in known:
                    _carry_out(known[shows.zone], shows)
    return known


def _carry_out(belief: Belief, shows: Shows) -> None:
    """Change what is believed by what the person was told to do."""
    if belief.request.tells_changes:
        return
    belief.refilled = shows.anew or shows.number is not None
    if belief.request.piecewise:
        kept = [None if _gone(thing, shows) else thing for thing in belief.value]
        belief.value = [None] * len(kept) if shows.anew else kept
    elif shows.exactly is not None:
        belief.value = list(shows.exactly)
    elif shows.anew:
        belief.value = []


def _gone(thing: str | None, shows: Shows) -> bool:
    return thing in shows.lacks or (shows.exactly is not None and thing not in shows.exactly)


def last_look(play: Play, zone: str) -> Request[Any] | None:
    """The question that asked about this zone last, open or answered."""
    looks = [m.step for m in play.log if isinstance(m.step, Look)]
    return next((look for look in reversed(looks) if look.zone == zone), None)


def _zone(belief: Belief, play: Play, phrases: Phrases) -> Zone:
    request = belief.request
    things = things_of(request)
    about: dict[str, Any] = {
        "id": request.zone,
        "name": phrases.name(request.zone),
        "choices": name_all(things if len(things) <= MOST_BUTTONS else (), phrases),
        "searchable": len(things) > MOST_BUTTONS,
    }
    given = [a for a in play.answers[belief.answered_at :] if not a.source.automatic]
    undoes = [in_words(answer, phrases) for answer in reversed(given)]
    if request.tells_changes:
        return Zone(kind=request.told.value, undoes=undoes, **about)
    return Zone(
        kind=request.told.value,
        things=name_slots(belief.value, phrases),
        answered=play.answers[belief.answered_at].value,
        empty_slots=request.gaps,
        refilled=belief.refilled,
        undoes=undoes,
        **about,
    )


def _line(line: Line, phrases: Phrases) -> ViewLine:
    facts = {name: _fact(fact, phrases) for name, fact in line.facts.items()}
    return ViewLine(key=line.key, text=phrases.line(line), drawing=not line.spoken, facts=facts)


def _fact(fact: Any, phrases: Phrases) -> Any:
    """A fact with the names of the ids in it; numbers stay as they are."""
    if isinstance(fact, str):
        return Thing(id=fact, name=phrases.name(fact)).model_dump()
    if isinstance(fact, list | tuple):
        ids: Sequence[str] = fact
        return [Thing(id=id_, name=phrases.name(id_)).model_dump() for id_ in ids]
    return fact
