"""Answers put into words: what was understood, how each kind of question is answered, why one cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.errors import InvalidInput
from engine.events import Line
from engine.requests import Choose, Count, Draw, Look
from tablemate.conversation.names import NUMBERED

if TYPE_CHECKING:
    from typing import TypeAlias

    from engine.journal import Answer
    from engine.requests import Json, Request
    from voice.phrases import Phrases

    Board: TypeAlias = Mapping[str, Sequence[str]]
    Laid: TypeAlias = tuple[str, str]  # what, where
    Moves: TypeAlias = Mapping[tuple[str, str], Sequence[str]]  # from where to where, and what


def in_words(answer: Answer, phrases: Phrases) -> str:
    """What was answered, as a person would say it."""
    return value_in_words(answer.value, phrases)


def value_in_words(value: Json, phrases: Phrases) -> str:
    """A raw answer as a person would say it."""
    if value is True:
        return phrases.say("word_done")
    if isinstance(value, str):
        return phrases.name(value)
    if isinstance(value, list | tuple):
        return _row_in_words(value, phrases) if value else phrases.say("word_nothing")
    if isinstance(value, Mapping):
        places = [f"{phrases.name(id_)} {_row_in_words(things, phrases)}" for id_, things in value.items()]
        return ", ".join(places) or phrases.say("word_no_change")
    return str(value)


def _row_in_words(things: Sequence[str | None], phrases: Phrases) -> str:
    return phrases.join([thing or phrases.say("word_empty") for thing in things or [None]])


def understood(request: Request[Any], value: Json, phrases: Phrases) -> str:
    """What was understood of the table: of a board only what changed."""
    if not isinstance(request, Look) or not request.tells_changes:
        return value_in_words(value, phrases)
    before: Board = request.before or {}
    gone, come = _difference(before, value, request.places), _difference(value, before, request.places)
    moves = _moves(gone, come)
    rest = {place: _things(value, place) for place in _unexplained(gone, come, moves)}
    untold = {move: things for move, things in moves.items() if not rest.keys() >= set(move)}
    words = _moves_in_words(untold, gone, phrases)
    return ", ".join([*words, value_in_words(rest, phrases)] if rest or not words else words)


def changed(request: Look[Any], value: Json) -> bool:
    """Whether a board, of which only the changes are told, is another one than before."""
    if not request.tells_changes:
        return True
    return any(
        Counter(_things(request.before or {}, p)) != Counter(_things(value, p)) for p in request.places
    )


def _things(board: Board, place: str) -> list[str]:
    return list(board.get(place, ()))


def _difference(board: Board, other: Board, places: Sequence[str]) -> list[Laid]:
    """What lies on one board and not on the same place of the other."""
    return [
        (thing, place)
        for place in places
        for thing in (Counter(_things(board, place)) - Counter(_things(other, place))).elements()
    ]


def _moves(gone: Sequence[Laid], come: Sequence[Laid]) -> Moves:
    """The things of which it is clear where they went: alike ones all come from or all go to one place."""
    moves: dict[tuple[str, str], list[str]] = {}
    for thing in dict.fromkeys(thing for thing, _ in gone):
        starts, ends = ([place for one, place in laid if one == thing] for laid in (gone, come))
        if len(starts) == len(ends) and 1 in {len(set(starts)), len(set(ends))}:
            for move in zip(starts, ends, strict=True):
                moves.setdefault(move, []).append(thing)
    return moves


def _moved(moves: Moves) -> set[str]:
    return {thing for things in moves.values() for thing in things}


def _unexplained(gone: Sequence[Laid], come: Sequence[Laid], moves: Moves) -> list[str]:
    """The places that changed in another way than by these moves."""
    moved, ends = _moved(moves), {end for _, end in moves}
    lost = [place for thing, place in gone if thing not in moved and place not in ends]
    gained = [place for thing, place in come if thing not in moved]
    return list(dict.fromkeys([*lost, *gained]))


def _moves_in_words(moves: Moves, gone: Sequence[Laid], phrases: Phrases) -> list[str]:
    words = []
    for (start, end), things in moves.items():
        lost = [thing for thing, place in gone if place == end and thing not in _moved(moves)]
        facts = {"things": things, "start": start, "end": end, "lost": lost}
        words.append(phrases.say("moved_instead" if lost else "moved", facts))
    return words


def refusal(phrases: Phrases, key: str, **facts: object) -> InvalidInput:
    """An answer that cannot be read, and the sentence that says so."""
    line = Line(key, facts)
    return InvalidInput(phrases.line(line), line)


def takes_counts(request: Request[Any]) -> bool:
    """Whether `2 fish` in a row is two of them, for things may be alike and no slot is known to be meant."""
    if not isinstance(request, Look) or not request.piecewise:
        return False
    return not request.distinct and not request.before


def how_to_answer(request: Request[Any], phrases: Phrases) -> str:
    """How a question of this kind is answered."""
    match request:
        case Choose(options=things) | Draw(cards=things):
            keys = ["how_choose" if len(set(things)) <= NUMBERED else "how_name"]
        case Count():
            return phrases.say("how_count", {"least": request.least, "most": request.most})
        case Look(tells_changes=True):
            return _how_changes(request, phrases)
        case Look():
            keys = [f"how_{request.told}"]
            keys += ["how_row_before"] if request.piecewise and request.before else []
            keys += ["how_row_alike"] if takes_counts(request) else []
        case _:
            keys = ["how_confirm"]
    return " ".join(phrases.say(key) for key in keys)


def _how_changes(request: Look[Any], phrases: Phrases) -> str:
    place, end = request.places[:2]
    facts = {"place": place, "end": end, "thing": request.allowed[0]}
    kind = "how_places_together" if request.gathers else "how_places"
    return f"{phrases.say(kind, facts)} {phrases.say('how_places_end')}"
