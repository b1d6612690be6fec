"""Why something was said: the reason in this case, then the rule by the reading in force."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.errors import Ambiguous, InvalidInput
from tablemate.conversation.names import find_name

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from engine.events import Event
    from engine.play import Play
    from engine.rules import Rule
    from voice.phrases import Phrases


def reasons(play: Play, events: Sequence[Event], phrases: Phrases) -> list[str]:
    """For each rule behind these events: why it applied each time, then its words once."""
    cases: dict[Rule, dict[str, None]] = {}
    for event in events:
        cases.setdefault(event.rule, {})[phrases.because(event)] = None
    return [" ".join((*filter(None, said), _in_words(play, rule, phrases))) for rule, said in cases.items()]


def reason(play: Play, event: Event, phrases: Phrases) -> str:
    """The reason of one event, without the rulebook's section."""
    words = phrases.why(play.in_force(event.rule))
    return " ".join(filter(None, (phrases.because(event), words)))


def last_about(text: str, events: Sequence[Event], phrases: Phrases) -> Event | None:
    """The latest event that tells of what is meant by the text; None if none does."""
    meant = _meant(text, {thing: phrases.name(thing) for event in events for thing in event.things()})
    return next((event for event in reversed(events) if not meant.isdisjoint(event.things())), None)


def _meant(text: str, names: dict[str, str]) -> frozenset[str]:
    """Everything that the text may mean."""
    found: Collection[str]
    try:
        found = [find_name(text, names)]
    except Ambiguous as several:
        found = several.candidates
    except InvalidInput:
        found = []
    return frozenset(found)


def _in_words(play: Play, rule: Rule, phrases: Phrases) -> str:
    return phrases.say(
        "why_rule", {"words": phrases.why(play.in_force(rule)), "section": phrases.section(rule)}
    )
