"""Answers put into words, and how each kind of question is answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.requests import Choose, Count, Draw, LookPlaces, LookPool, LookRow

if TYPE_CHECKING:
    from engine.journal import Answer
    from engine.requests import Json, Request
    from voice.phrases import Phrases


def in_words(answer: Answer, phrases: Phrases) -> str:
    """What was answered, as a person would say it."""
    return value_in_words(answer.value, phrases)


def value_in_words(value: Json, phrases: Phrases) -> str:
    """A raw answer as a person would say it."""
    if value is True:
        return "done"
    if isinstance(value, str):
        return phrases.name(value)
    if isinstance(value, list | tuple):
        return phrases.join([thing or "empty" for thing in value]) if value else "nothing"
    if isinstance(value, Mapping):
        places = [f"{phrases.name(place)} {phrases.join(things)}" for place, things in value.items()]
        return ", ".join(places) or "no change"
    return str(value)


def understood(request: Request[Any], value: Json, phrases: Phrases) -> str:
    """What was understood of the table: of a board only what changed."""
    if not isinstance(request, LookPlaces):
        return value_in_words(value, phrases)
    changed = [place for place in request.places if _things(value, place) != _things(request.before, place)]
    return value_in_words({place: _things(value, place) or ["empty"] for place in changed}, phrases)


def _things(board: Mapping[str, Sequence[str]], place: str) -> list[str]:
    return list(board.get(place, ()))


def how_to_answer(request: Request[Any], phrases: Phrases) -> str:
    """How a question of this kind is answered."""
    match request:
        case Choose() | Draw():
            keys = ["how_choose"]
        case Count():
            return phrases.say("how_count", {"least": request.least, "most": request.most})
        case LookRow():
            keys = ["how_row", "how_row_before"] if request.before else ["how_row"]
        case LookPool():
            keys = ["how_pool"]
        case LookPlaces():
            keys = ["how_places"]
        case _:
            keys = ["how_confirm"]
    return " ".join(phrases.say(key) for key in keys)
