"""Answers put into words: what was understood, how each kind of question is answered, why one cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.errors import InvalidInput
from engine.events import Line
from engine.requests import Told
from engine.zones import ONLY
from tablemate.conversation.names import NUMBERED

if TYPE_CHECKING:
    from typing import TypeAlias

    from engine.journal import Answer
    from engine.requests import Json, Look, Request
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
        places = [_place_in_words(id_, there, phrases) for id_, there in value.items()]
        return ", ".join(places) or phrases.say("word_no_change")
    return str(value)


def _place_in_words(id_: str, there: Json, phrases: Phrases) -> str:
    """What lies on a place, or on each place of a zone."""
    if isinstance(there, Mapping):
        return value_in_words(there, phrases)
    if not there:
        return phrases.say("laid_empty", {"place": id_})
    key = "laid_number" if id_.isdigit() else "laid"
    return phrases.say(key, {"things": _row_in_words(there, phrases), "place": id_})


def _row_in_words(things: Sequence[str | None], phrases: Phrases) -> str:
    return phrases.join([thing or phrases.say("word_empty") for thing in things or [None]])


def understood(request: Request[Any], value: Json, phrases: Phrases) -> str:
    """What was understood of the table: of a board only what changed."""
    look = request.look
    if not look or not look.tells_changes:
        return value_in_words(value, phrases)
    before: Board = look.before or {}
    gone, come = _difference(before, value, look.places), _difference(value, before, look.places)
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


def is_told_back(request: Request[Any]) -> bool:
    """Whether the rules tell it: what a person did, and of a card that it was laid where it goes."""
    look, drawn = request.look, request.drawn
    return bool((look and look.own) or (drawn and drawn.place != ONLY))


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
    look = request.look
    return look is not None and look.piecewise and not look.distinct and not look.before


def how_to_answer(request: Request[Any], phrases: Phrases) -> str:
    """How a question of this kind is answered."""
    return " ".join(phrases.line(line) for line in HOW[request.kind](request))


def _how_confirm(_: Request[Any]) -> list[Line]:
    return [Line("how_confirm")]


def _how_choose(request: Request[Any]) -> list[Line]:
    return [Line("how_choose" if len(set(request.things)) <= NUMBERED else "how_name")]


def _how_count(request: Request[Any]) -> list[Line]:
    return [Line("how_count", dict(zip(("least", "most"), request.bounds or (), strict=False)))]


def _how_row(request: Request[Any]) -> list[Line]:
    lines = [Line("how_row")]
    lines += [Line("how_row_before")] if request.usual else []
    return [*lines, Line("how_row_alike")] if takes_counts(request) else lines


def _how_pool(_: Request[Any]) -> list[Line]:
    return [Line("how_pool")]


def _how_changes(request: Request[Any]) -> list[Line]:
    look = request.look
    assert look
    place, end = look.places[:2]
    facts = {"place": place, "end": end, "thing": look.allowed[0]}
    return [Line("how_places_together" if look.gathers else "how_places", facts), Line("how_places_end")]


HOW = {
    "confirm": _how_confirm,
    "instruction": _how_confirm,
    "choose": _how_choose,
    "draw": _how_choose,
    "count": _how_count,
    Told.IN_ORDER: _how_row,
    Told.TOGETHER: _how_pool,
    Told.BY_PLACE: _how_changes,
}
