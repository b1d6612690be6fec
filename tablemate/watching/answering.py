"""What readings say about a question: the answer, what is in doubt, and what contradicts the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias, assert_never

from engine.events import Line
from engine.requests import Choose, Confirm, Count, Draw, Instruction, Look
from engine.zones import Item
from tablemate.conversation.doubts import say_of, spot_fact
from vision.evidence import RARE, Expected
from vision.reading import Status

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from engine.requests import Json, Request
    from engine.zones import Lying, Zone
    from tablemate.conversation.doubts import Guess
    from vision.reading import Reading

    Spots: TypeAlias = Mapping[str, Reading | None]  # by place; loose things are counted from the left


def pick_spots(look: Look[Any], spots: Spots) -> dict[str, Reading | None]:
    """Return the places that are asked about; of loose things, all."""
    if not look.spots:
        return dict(spots)
    return {
        place: spots.get(seen) for place, seen in zip(look.places, look.seen_at or look.places, strict=True)
    }


def expect(
    request: Request | None, zones: Mapping[str, Zone], lying: Lying
) -> dict[str, dict[str, Expected]]:
    """Return what the game knows about each place: what may lie there, and what lies there by the rules."""
    known = {}
    seen = {name: _ids(lying.get(name, {})) for name, zone in zones.items() if zone.each_once}
    for name, zone in zones.items():
        there = lying.get(name, {})
        asked = _list_asked(request, name)
        allowed = None if asked is None else frozenset(asked) | _ids(there)
        others = [ids for other, ids in seen.items() if other != name and name in seen and allowed is None]
        elsewhere = frozenset().union(*others)
        known[name] = {
            place: Expected(allowed, _find_before(zone, there.get(place, ())), RARE, elsewhere)
            for place in zone.places
        }
    return known


def _list_asked(request: Request | None, zone: str) -> Sequence[str] | None:
    """What may lie in a zone by the open question; None if it does not ask about it."""
    match request:
        case Look():
            return request.allowed if zone == (request.seen_in or request.zone) else None
        case Draw():
            return request.cards if zone == request.zone else None
        case Instruction() | Confirm() | Choose() | Count() | None:
            return None
        case _:
            assert_never(request)


def _ids(there: Mapping[str, tuple[Item, ...]]) -> frozenset[str]:
    return frozenset(item.id for items in there.values() for item in items if item.id)


def _find_before(zone: Zone, items: tuple[Item, ...]) -> str | None:
    """The one thing that should be seen on a place, where there is only one to be seen."""
    return items[-1].id or None if items and items[-1].number == 1 and not zone.is_loose else None


# --- answers ----------------------------------------------------------------------------------------


def find_fixed(look: Look[Any], lying: Lying) -> frozenset[str]:
    """Return what lies in the zone by the rules and is not asked for, such as a card that stays there."""
    return _ids(lying.get(look.zone, {})) - frozenset(look.allowed)


def tell_named(look: Look[Any], spots: Spots, fixed: frozenset[str]) -> Json:
    """Return the answer that these readings give."""
    ids = {spot: thing.id for spot, thing in spots.items() if thing}
    return look.put_together({spot: (id_,) for spot, id_ in ids.items() if id_ and id_ not in fixed})


def tell_seen(look: Look[Any], spots: Spots) -> Json:
    """Return what was made of each place, for the journal; None where nothing was, or could be, read."""
    ids = {spot: thing.id if thing else None for spot, thing in spots.items()}
    return {spot: [id_] for spot, id_ in ids.items() if id_} if look.tells_changes else list(ids.values())


def is_as_before(look: Look[Any], value: Json) -> bool:
    """Whether nothing changed of what can be seen; what lies beneath another thing cannot."""
    lay, now = look.lay_out(look.before or {}), look.lay_out(value)
    return {place: things[-1] for place, things in lay.items()} == {
        place: things[-1] for place, things in now.items()
    }


def has_gap(look: Look[Any], value: Json) -> bool:
    """Whether a place is empty that must not be."""
    return not look.gaps and bool(look.spots) and None in value


def find_face_down(spots: Spots) -> str | None:
    """Return the first place that shows the back of a card."""
    return next((spot for spot, thing in spots.items() if thing and thing.face == "down"), None)


def is_certain(thing: Reading | None) -> bool:
    """Whether nothing has to be asked: the place is empty, or its thing is known."""
    return thing is None or (thing.status is Status.SURE and thing.id is not None)


def find_astray(zone: str, spots: Spots) -> Iterator[Line]:
    """Say of each thing that lies on none of the places where it should be pushed."""
    for thing in spots.values():
        if thing and thing.id and thing.between:
            place, *others = map(spot_fact, thing.between)
            key = "between_places" if others else "beside_place"
            yield Line(key, {"thing": thing.id, "place": place, "other": others and others[0], "zone": zone})


def find_turned(zone: Zone, spots: Spots, lying: Lying) -> Iterator[Line]:
    """Say of each thing that lies with another side up, or another way round, than the rules have it."""
    named = [(spot, thing, thing.id) for spot, thing in spots.items() if thing and thing.id]
    for spot, thing, id_ in named:
        for item in _how_it_lies(id_, lying) or [Item(id_, thing.side)]:
            facts = {"thing": item.id, "place": spot_fact(spot), "zone": zone.name}
            facing = item.facing or zone.facings.get(item.side)
            if zone.sided and item.side and thing.side and thing.side != item.side:
                yield Line(say_of("wrong_side", spot), facts)
            elif zone.facing and facing and thing.facing and thing.facing != facing:
                yield Line(say_of("wrong_way", spot), facts)


def find_strays(spots: Spots, there: Mapping[str, tuple[Item, ...]], told: Iterable[str]) -> Iterator[Line]:
    """Say of each thing that lies on another place than by the rules, apart from those that are told of."""
    told = set(told)
    homes = {items[-1].id: place for place, items in there.items() if items and items[-1].id}
    for spot, thing in spots.items():
        home = homes.get(thing.id) if thing and thing.id and is_certain(thing) else None
        if thing and home and home != spot and not {home, spot} & told:
            yield Line("strayed", {"thing": thing.id, "start": spot, "end": home})


def _how_it_lies(id_: str, lying: Lying) -> list[Item]:
    """How a thing lies by the rules; nothing is known of one that is there several times."""
    found = [item for there in lying.values() for items in there.values() for item in items if item.id == id_]
    return found if len(found) == 1 and found[0].number == 1 else []


# --- doubts -----------------------------------------------------------------------------------------


def guess(thing: Reading | None, fixed: frozenset[str] = frozenset()) -> Guess:
    """Return what a person need not be asked about, or what the thing might be."""
    if thing is None or (is_certain(thing) and thing.id in fixed):
        return None
    return thing.id if is_certain(thing) else ask_about(thing)


def ask_about(thing: Reading | None) -> Guess:
    """Return what a thing might be, its likeliest name first."""
    if thing is None:
        return None
    return tuple(dict.fromkeys(candidate.id for candidate in thing.candidates))


def match_loose(spots: Spots, said: Json) -> dict[str, str | None]:
    """Give each loose thing the name a person said; if only one was misread, it is the name left over."""
    left = list(said)
    names: dict[str, str | None] = {}
    for spot, thing in spots.items():
        names[spot] = thing.id if thing and thing.id in left else None
        if names[spot]:
            left.remove(names[spot])
    open_ = [spot for spot, name in names.items() if name is None]
    return names | {open_[0]: left[0]} if len(left) == len(open_) == 1 else names
