"""Answers in words: what was understood, how to answer each kind of question, why an answer is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, assert_never

from engine.errors import InvalidInput
from engine.events import Line
from engine.requests import Arranged, Choose, Confirm, Count, Draw, Instruction, Look
from engine.zones import ONLY
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


def understood(request: Request, value: Json, phrases: Phrases) -> str:
    """What was understood of the table; on a board, only the changes."""
    if not isinstance(request, Look) or not request.tells_changes:
        return value_in_words(value, phrases)
    before: Board = request.before or {}
    gone, come = _difference(before, value, request.places), _difference(value, before, request.places)
    moves = _moves(gone, come)
    rest = {place: _things(value, place) for place in _unexplained(gone, come, moves)}
    plain = {move: things for move, things in moves.items() if not rest.keys() >= set(move)}
    words = _moves_in_words(plain, gone, phrases)
    return ", ".join([*words, value_in_words(rest, phrases)] if rest or not words else words)


def changed(request: Look[Any], value: Json) -> bool:
    """Whether anything changed; always true unless the question asks only for changes of a board."""
    if not request.tells_changes:
        return True
    return any(
        Counter(_things(request.before or {}, p)) != Counter(_things(value, p)) for p in request.places
    )


def is_read_back(request: Request) -> bool:
    """Whether the rules repeat the answer themselves: the player's actions, and where a card was laid."""
    match request:
        case Look():
            return request.own
        case Draw():
            return bool(request.zone) and request.place != ONLY
        case Instruction() | Confirm() | Choose() | Count():
            return False
        case _:
            assert_never(request)


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
    """The moves that are clear: things that are alike must all come from, or all go to, one place."""
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
    """The places with changes that these moves do not explain."""
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


def takes_counts(request: Request) -> bool:
    """Whether `2 fish` in a row means two of them and not slot 2: where things may be alike."""
    if not isinstance(request, Look):
        return False
    return request.piecewise and not request.distinct and not request.before


def how_to_answer(request: Request, phrases: Phrases) -> str:
    """How a question of this kind is answered."""
    return " ".join(phrases.line(line) for line in _how(request))


def _how(request: Request) -> list[Line]:
    match request:
        case Instruction() | Confirm():
            return [Line("how_confirm")]
        case Choose() | Draw():
            return [Line("how_choose" if len(set(request.things)) <= NUMBERED else "how_name")]
        case Count():
            return [Line("how_count", {"least": request.least, "most": request.most})]
        case Look():
            return _how_look(request)
        case _:
            assert_never(request)


def _how_look(look: Look[Any]) -> list[Line]:
    match look.arranged:
        case Arranged.IN_ORDER:
            lines = [Line("how_row"), *([Line("how_row_before")] if look.usual else [])]
            return [*lines, Line("how_row_alike")] if takes_counts(look) else lines
        case Arranged.TOGETHER:
            return [Line("how_pool")]
        case Arranged.BY_PLACE:
            place, end = look.places[:2]
            facts = {"place": place, "end": end, "thing": look.allowed[0]}
            key = "how_places_together" if look.gathers else "how_places"
            return [Line(key, facts), Line("how_places_end")]
        case _:
            assert_never(look.arranged)
