"""The bot's question as the page draws it: buttons for few things, a search for many."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Any, assert_never

from engine.errors import Ambiguous, InvalidInput
from engine.practice import TELL
from engine.requests import Arranged, Look
from tablemate.conversation.doubts import DoubtfulDraft
from tablemate.conversation.draft import things_of
from tablemate.conversation.names import find_thing
from tablemate.conversation.naming import NamingDraft
from tablemate.conversation.own_cards import ASKING
from tablemate.page.messages.common import Suit, Thing
from tablemate.page.messages.state import CardMissed, Question, Together

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from engine.requests import Request
    from tablemate.conversation.draft import Draft
    from voice.phrases import Phrases

MOST_BUTTONS = 24
MOST_FOUND = 24
LEAST_OF_SUIT = 3


def ask(draft: Draft) -> Question:
    """The open question, with what is half answered already."""
    question = _ask(draft.request, draft.phrases)
    if draft.request.topic in ASKING:
        _show_missed(question, draft)
    if draft.request.kind == "choose" and not draft.candidates:
        _number_choices(question, draft)
    question.candidates = name_all(draft.candidates[:MOST_FOUND], draft.phrases)
    if isinstance(draft, DoubtfulDraft):
        _mark_doubts(question, draft)
        question.together = Together(spots=draft.spots, offers=draft.offered) if draft.together else None
        question.order = draft.phrases.ask(draft.order) if isinstance(draft, NamingDraft) else ""
    elif draft.slots:
        question.slots = name_slots(draft.slots, draft.phrases)
    return question


def _show_missed(question: Question, draft: Draft) -> None:
    """Add the place of a card that is asked for, so that the page leads to its form."""
    facts = draft.request.facts
    place = facts["number"] - 1
    question.card = CardMissed(sheet=facts["sheet"], heading=facts["heading"], place=place)
    question.choices = [thing for thing in question.choices if thing.id != TELL]


def _number_choices(question: Question, draft: Draft) -> None:
    """Give each button the number to type for it; a choice that is a number itself keeps that one."""
    numbers = {id_: key for key, id_ in draft.keys.items()}
    if numbers.keys() >= {thing.id for thing in question.choices}:
        for thing in question.choices:
            thing.key = numbers[thing.id]


def _ask(request: Request, phrases: Phrases) -> Question:
    common: dict[str, Any] = {
        "topic": request.topic,
        "text": phrases.ask(request),
        "disputed": name_all(request.disputed, phrases),
        **offer([thing for thing in things_of(request) if thing not in request.disputed], phrases),
    }
    return Question(**common, **_details(request, phrases))


def offer(ids: Sequence[str], phrases: Phrases) -> dict[str, Any]:
    """How things are offered: few as buttons, more by suit and number, any others by a search."""
    things = name_all(ids, phrases)
    if len(things) <= MOST_BUTTONS:
        return {"choices": things}
    suits = by_suit(things)
    few = [thing for thing in things if not any(thing in suit.things for suit in suits)]
    fits = bool(suits) and len(few) <= MOST_BUTTONS
    return {"choices": few if fits else [], "suits": suits if fits else [], "searchable": not fits}


def by_suit(things: Sequence[Thing]) -> list[Suit]:
    """Group things whose names end in a number by the words before it, if several share those words."""
    found: dict[str, list[tuple[int, Thing]]] = {}
    for thing in things:
        words, _, number = thing.name.rpartition(" ")
        if words and number.isdecimal():
            found.setdefault(words, []).append((int(number), thing))
    return [
        Suit(name=name, things=[thing for _, thing in sorted(same, key=itemgetter(0))])
        for name, same in sorted(found.items())
        if len(same) >= LEAST_OF_SUIT
    ]


def _details(request: Request, phrases: Phrases) -> dict[str, Any]:
    """The fields of a question that depend on its kind."""
    default = {"default": request.usual} if isinstance(request.usual, str) else {}
    bounds = dict(zip(("least", "most"), request.bounds or (), strict=False))
    if not isinstance(request, Look):
        return {"kind": request.kind, **default, **bounds}
    zone = Thing(id=request.zone, name=phrases.name(request.zone))
    return {"kind": request.kind, "zone": zone, **bounds, **_look(request, phrases)}


def _look(look: Look[Any], phrases: Phrases) -> dict[str, Any]:
    """The shape in which the page draws what lies there."""
    match look.arranged:
        case Arranged.BY_PLACE:
            return _board(look, phrases)
        case Arranged.TOGETHER:
            return _pool(look, phrases)
        case Arranged.IN_ORDER:
            return _row(look, phrases)
        case _:
            assert_never(look.arranged)


def _board(look: Look[Any], phrases: Phrases) -> dict[str, Any]:
    places, board = name_all(look.places, phrases), name_board(look.before or {}, phrases)
    return {"places": places, "board": board, "gathers": look.gathers}


def _pool(look: Look[Any], phrases: Phrases) -> dict[str, Any]:
    pool = None if look.before is None else name_all(look.before, phrases)
    return {"pool": pool, "each": look.each}


def _row(look: Look[Any], phrases: Phrases) -> dict[str, Any]:
    slots = [*(look.before or ()), *[None] * look.most][: look.most]
    return {"slots": name_slots(slots, phrases), "empty_slots": look.gaps, "each": look.each}


def _mark_doubts(question: Question, draft: DoubtfulDraft) -> None:
    """Show what the camera is sure of as known, and what it is not sure of with its candidates."""
    known = {place: guess if isinstance(guess, str) else None for place, guess in draft.guesses.items()}
    by_number = question.slots is not None
    question.doubts = {
        int(place) - 1 if by_number else place: name_all(guess, draft.phrases)
        for place, guess in draft.guesses.items()
        if isinstance(guess, tuple)
    }
    if by_number:
        question.slots = name_slots(known.values(), draft.phrases)
    elif question.places:
        board = {place: [thing] for place, thing in known.items() if thing}
        question.board = name_board(board, draft.phrases)
    else:
        question.pool = name_all([thing for thing in known.values() if thing], draft.phrases)


def search(text: str, request: Request, phrases: Phrases) -> list[Thing]:
    """The things that may be meant, the likeliest first; typing errors are forgiven."""
    try:
        found: Sequence[str] = [find_thing(text, things_of(request), phrases)]
    except Ambiguous as several:
        found = several.candidates[:MOST_FOUND]
    except InvalidInput:
        found = []
    return name_all(found, phrases)


def next_letters(text: str, request: Request, phrases: Phrases) -> list[str]:
    """The letters that can come next in the name of a thing that begins with this text."""
    start = text.casefold()
    names = (phrases.name(id_).casefold() for id_ in things_of(request))
    return sorted({name[len(start)] for name in names if name.startswith(start) and len(name) > len(start)})


def name_all(ids: Iterable[str], phrases: Phrases) -> list[Thing]:
    """Things with their names."""
    return [Thing(id=id_, name=phrases.name(id_)) for id_ in ids]


def name_slots(ids: Iterable[str | None], phrases: Phrases) -> list[Thing | None]:
    """Things in a row with their names; None is an empty slot."""
    return [Thing(id=id_, name=phrases.name(id_)) if id_ else None for id_ in ids]


def name_board(board: Mapping[str, Sequence[str]], phrases: Phrases) -> dict[str, list[Thing]]:
    """What lies on each place, with names."""
    return {place: name_all(things, phrases) for place, things in board.items()}
