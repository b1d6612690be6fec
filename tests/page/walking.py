"""Common parts of all walks through an evening on the page: where things lie, what is legal, and how it is said."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from engine.errors import EngineError
from engine.requests import Arranged, Instruction, Look
from tablemate.page.views.beliefs import looked_at

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.play import Play
    from engine.requests import Json
    from tablemate.room import Room
    from tests.page.tab import Tab
    from voice.phrases import Phrases

TRIES, AGAIN_S = 5, 5.0
MOST_ANSWERS = 60
TOPS = """
    const found = {};
    for (const place of document.querySelectorAll("#drawing .place.full")) {
        const things = place.querySelectorAll("[data-item]");
        found[place.dataset.spot] = [...things].map((one) => one.dataset.item);
    }
    return found"""


def play_of(room: Room) -> Play:
    assert room.session
    return room.session.play


def waits_for_order(room: Room) -> bool:
    """Whether an order of the set-up is open."""
    request = play_of(room).request
    return isinstance(request, Instruction) and request.waits


def do_until(tab: Tab, deed: Callable[[], object], done: Callable[[], object], for_what: str) -> None:
    """Do something as a person does: again, if the page was still changing and it did not count."""
    for _ in range(TRIES):
        deed()
        with suppress(AssertionError):
            tab.wait(done, for_what, patience_s=AGAIN_S)
            return
    tab.wait(done, for_what)


def do_and_be_heard(tab: Tab, room: Room, deed: Callable[[], object], for_what: str) -> None:
    """Do something that answers, or says that what was told is done."""
    answers, asked = len(play_of(room).answers), room.asked
    told = bool(room.session and room.session.to_do)

    def heard() -> bool:
        with room.lock:
            taken = len(play_of(room).answers) != answers or room.asked != asked
            return taken or (told and room.session is not None and not room.session.to_do)

    do_until(tab, deed, heard, for_what)


# --- What lies where --------------------------------------------------------------------------------


def spots(room: Room) -> dict[str, str]:
    """On which spot of the drawing each thing lies."""
    return {
        item.id: f"{zone}-{place}"
        for zone, places in play_of(room).expected_table().items()
        for place, items in places.items()
        for item in items
        if item.id
    }


def tops_drawn_right(tab: Tab, room: Room) -> bool:
    """Whether on every place of the drawing the things lie that the rules have there."""
    drawn = tab.driver.execute_script(TOPS)
    wanted = {
        f"{zone}-{place}": [item.id for item in items]
        for zone, places in play_of(room).expected_table().items()
        for place, items in places.items()
        if items and zone != getattr(play_of(room).request, "zone", "")
    }
    return bool(wanted) and all(
        spot in drawn and set(drawn[spot]) <= set(ids) and drawn[spot][-1:] != []
        for spot, ids in wanted.items()
    )


# --- What is legal ----------------------------------------------------------------------------------


def is_legal(request: Any, value: Json) -> bool:
    try:
        request.read(value)
    except EngineError:
        return False
    return True


def legal_answer(room: Room, rng: Random) -> Json:
    """The usual answer, else anything legal."""
    request = play_of(room).request
    assert request
    on_board = (
        isinstance(request, Look) and request.arranged is Arranged.BY_PLACE
    )  # usual is that nothing changes
    return request.sample(rng) if on_board or not is_legal(request, request.usual) else request.usual


def playable_card(room: Room) -> tuple[str, str] | None:
    """A card on the table that answers what is asked, and its spot."""
    request: Any = play_of(room).request
    choices = getattr(request, "options", None) or getattr(request, "cards", ())
    where = spots(room)
    card = next((one for one in choices if one in where and is_legal(request, one)), None)
    return (card, where[card]) if card else None


def single_move(room: Room) -> tuple[str, str, str] | None:
    """A thing, from where and to where: a legal change of the board that is asked about, if it is one move."""
    request: Any = play_of(room).request
    if not (isinstance(request, Look) and request.arranged is Arranged.BY_PLACE and request.before):
        return None
    before = {place: list(things) for place, things in request.before.items()}
    for seed in range(60):
        value: Any = request.sample(Random(seed))
        gone = [(t, p) for p, things in before.items() for t in things if t not in value.get(p, [])]
        come = [(t, p) for p, things in value.items() for t in things if t not in before.get(p, [])]
        if len(gone) == len(come) == 1 and gone[0][0] == come[0][0]:
            return gone[0][0], gone[0][1], come[0][1]
    return None


# --- Putting right ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mistake:
    """Something that was told wrong: on which spot of the drawing it lies, and what it really is.

    Where things lie on a drawn board, the question is asked again, and there is no one thing to name.
    """

    zone: str
    spot: str
    name: str = ""
    right: str = ""
    wanted: Json = None


def a_mistake(room: Room) -> Mistake | None:
    """Something on the drawn table that can be put right, if anything is known of it yet."""
    with room.lock:  # an answer may still be on its way
        return _find_mistake(room, play_of(room))


def _find_mistake(room: Room, play: Play) -> Mistake | None:
    asked = getattr(play.request, "zone", "")
    if play.request is None:
        return None
    for zone, answered in looked_at(play).items():
        request, value = answered.request, play.answers[answered.place].value
        if zone == asked or zone not in play.expected_table():
            continue
        if request.arranged is Arranged.BY_PLACE:
            place = next((place for place, items in play.expected_table()[zone].items() if items), None)
            if place:
                return Mistake(zone, f"{zone}-{place}")
        elif request.arranged is Arranged.IN_ORDER and (found := _wrong_card(room, zone, request, value)):
            return found
    return None


def _wrong_card(room: Room, zone: str, request: Any, value: Any) -> Mistake | None:
    """A card of a row that still lies where a card was told, and another that could be meant."""
    on_table = play_of(room).expected_table()[zone]
    used = set(spots(room))
    assert room.session
    for place, items in on_table.items():
        if len(items) != 1 or items[0].id not in value:
            continue
        at = value.index(items[0].id)
        other = next((one for one in request.allowed if one not in used), None)
        if other:
            wanted = [*value[:at], other, *value[at + 1 :]]
            return Mistake(zone, f"{zone}-{place}", room.session.phrases.name(other), other, wanted)
    return None


def was_put_right(room: Room, mistake: Mistake) -> bool:
    """Whether the question about that zone is open again, or was answered as it should be."""
    play = play_of(room)
    if mistake.wanted is None:
        return getattr(play.request, "zone", "") == mistake.zone
    answered = looked_at(play).get(mistake.zone)
    return bool(answered) and list(play.answers[answered.place].value) == mistake.wanted


# --- Saying it --------------------------------------------------------------------------------------


def in_typed_words(request: Any, value: Any, phrases: Phrases) -> str:
    """An answer as somebody would type it."""
    if isinstance(request, Look) and request.arranged is Arranged.BY_PLACE:
        before = request.before or {}
        changed = [
            place for place in request.places if list(value.get(place, ())) != list(before.get(place, ()))
        ]
        return ", ".join(f"{place} {_laid(value.get(place, ()), phrases)}" for place in changed)
    if isinstance(value, (list, tuple)):
        return ", ".join(phrases.name(thing) if thing else "empty" for thing in value)
    return phrases.name(value) if isinstance(value, str) else str(value)


def _laid(things: Any, phrases: Phrases) -> str:
    return "+".join(phrases.name(thing) for thing in things) if things else "empty"
