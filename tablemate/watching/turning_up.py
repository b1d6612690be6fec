"""Cards that turn up and things that are taken: what a table that lies still says about them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeAlias, assert_never

from engine.events import Line
from engine.requests import Choose, Confirm, Count, Draw, Instruction, Look
from engine.zones import ANYWHERE
from tablemate.watching.answering import ask_about, is_certain, match_loose

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.requests import Json, Request
    from engine.zones import Item, Lying
    from tablemate.watching.answering import Spots
    from tablemate.watching.watcher import Watcher
    from vision.reading import Reading

# The answer, what is to be said instead, what the thing might be, or None: nothing can be said yet.
TurnedUp: TypeAlias = "str | Line | tuple[str, ...] | None"


def pick_drawn(request: Draw, spots: Spots, lying: Lying) -> Reading | None:
    """Return the thing that is asked about: what lies on the place, or what is more than lay in the zone."""
    if request.place != ANYWHERE:
        return spots.get(request.place)
    known = _count(lying.get(request.zone, {}))
    more = []
    # What is read for sure comes first: of the rest, what may be one that lay there is taken for it.
    for thing in sorted(filter(None, spots.values()), key=is_certain, reverse=True):
        ids = [thing.id] if is_certain(thing) else [candidate.id for candidate in thing.candidates]
        lay_there = next((id_ for id_ in ids if known[id_] > 0), None)
        if lay_there:
            known[lay_there] -= 1
        else:
            more.append(thing)
    return more[0] if len(more) == 1 else None


def judge_drawn(request: Draw, thing: Reading | None, lying: Lying, *, insists: bool) -> TurnedUp:
    """Say which card turned up. The one that lay there before counts only if the person insists on it."""
    if thing is None:
        return request.instead or None if insists else None
    if thing.face == "down" or (is_certain(thing) and thing.id not in request.cards):
        return None
    if not is_certain(thing):
        return tuple(id_ for id_ in ask_about(thing) or () if id_ in request.cards)
    assert thing.id is not None
    if thing.id == _top(lying.get(request.zone, {}), request.place) and not insists:
        return Line("same_as_before", {"thing": thing.id})
    if request.facing and thing.facing and thing.facing != request.facing:
        return Line(f"turned_{request.topic}")
    return thing.id


def judge_taken(request: Choose, spots: Spots, lying: Lying) -> TurnedUp:
    """Say which of the things that lay in a zone was taken away, if nothing came there."""
    lay = _count(lying.get(request.taken_from, {}))
    if not all(map(is_certain, spots.values())):
        fewer = sum(map(bool, spots.values())) < lay.total()
        return Line("cannot_tell_taken", {"zone": request.taken_from}) if fewer else None
    lies = Counter(thing.id for thing in spots.values() if thing)
    gone = list((lay - lies).elements())
    if lies - lay:
        return None
    taken = tuple(thing for thing in gone if thing in request.things)
    if len(taken) > 1:
        return Line("took_several", {"things": taken})
    return taken[0] if taken and len(gone) == 1 else None


def _count(there: Mapping[str, tuple[Item, ...]]) -> Counter[str | None]:
    """What is seen in a zone by the rules, and how often."""
    return Counter(_top(there, place) for place in there)


def _top(there: Mapping[str, tuple[Item, ...]], place: str) -> str | None:
    """What is seen on a place by the rules; None where nobody knows it."""
    items = there.get(place, ())
    return items[-1].id or None if items else None


def learn(watcher: Watcher, request: Request, value: Json) -> None:
    """Keep what a person said of things the camera read otherwise."""
    match request:
        case Draw():
            if request.zone in watcher.zones and value in request.cards:
                places = watcher.zones[request.zone].region.places
                watcher.correct(request.zone, [value if place == request.place else None for place in places])
        case Look():
            if zone := watcher.zones.get(request.zone):
                spots = zone.by_spot(zone.things)
                told = {place: things[-1] for place, things in request.lay_out(value).items()}
                said = told if request.spots else match_loose(spots, value)
                watcher.correct(request.zone, [said.get(spot) for spot in zone.region.places or spots])
        case Instruction() | Confirm() | Choose() | Count():
            pass
        case _:
            assert_never(request)
