"""What readings say about a question: the answer, what is in doubt, and what contradicts the rules."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, TypeAlias, assert_never

from engine.events import Line
from engine.requests import Choose, Confirm, Count, Draw, Instruction, Look
from engine.zones import ANYWHERE, LOOSE, Shape
from tablemate.conversation.doubts import say_of, spot_fact
from vision.evidence import RARE, Expected
from vision.reading import Status

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from engine.expected_table import ExpectedTable, Item
    from engine.requests import Json, Request
    from engine.zones import Zone
    from tablemate.conversation.doubts import Guess
    from vision.reading import Reading

    Spots: TypeAlias = Mapping[str, Reading | None]  # by place; loose things are numbered from the left

# The answer, a sentence to say instead, the candidates to ask about, or None if nothing can be said yet.
TurnedUp: TypeAlias = "str | Line | tuple[str, ...] | None"


def pick_spots(look: Look[Any], spots: Spots) -> dict[str, Reading | None]:
    """Return the places that are asked about; of loose things, all."""
    if not look.spots:
        return dict(spots)
    return {
        place: spots.get(seen) for place, seen in zip(look.places, look.seen_at or look.places, strict=True)
    }


def expect(
    request: Request | None, zones: Mapping[str, Zone], expected_table: ExpectedTable
) -> dict[str, dict[str, Expected]]:
    """Return what the game knows about each place: what may lie there, and what lies there by the rules."""
    known = {}
    for name, zone in zones.items():
        asked = _list_asked(request, name)
        allowed = None if asked is None else frozenset(asked) | expected_table.names(name)
        others = [expected_table.names(other) for other in expected_table if other != name and zone.each_once]
        elsewhere = frozenset().union(*others) - (allowed or frozenset())
        in_row = zone.shape is Shape.ROW and zone.each_once
        open_places = _list_places(request, name)
        known[name] = {
            place: Expected(
                allowed,
                _find_before(zone, top := expected_table.top(name, place)),
                RARE,
                elsewhere,
                beside=expected_table.names(name) if in_row else frozenset(),
                face_down=top is not None and not top.face_up,
                bare=top is None and place not in open_places,
            )
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


def _list_places(request: Request | None, zone: str) -> Collection[str]:
    """The places of a zone that a look asks about."""
    match request:
        case Look() if zone == (request.seen_in or request.zone):
            return request.seen_at or request.places
        case _:
            return ()


def _find_before(zone: Zone, top: Item | None) -> str | None:
    """The one thing that should be seen on a place, where there is only one to be seen."""
    return top.id or None if top and top.number == 1 and zone.shape not in LOOSE else None


# --- answers ----------------------------------------------------------------------------------------


def find_fixed(look: Look[Any], expected_table: ExpectedTable) -> frozenset[str]:
    """Return what lies in the zone by the rules and is not asked for, such as a card that stays there."""
    return expected_table.names(look.zone) - frozenset(look.allowed)


def tell_named(look: Look[Any], spots: Spots, fixed: frozenset[str]) -> Json:
    """Return the answer that these readings give."""
    ids = {spot: thing.id for spot, thing in spots.items() if thing}
    return look.put_together({spot: (id_,) for spot, id_ in ids.items() if id_ and id_ not in fixed})


def tell_seen(look: Look[Any], spots: Spots) -> Json:
    """Return the name read on each place, for the journal; None where nothing was, or could be, read."""
    ids = {spot: thing.id if thing else None for spot, thing in spots.items()}
    return {spot: [id_] for spot, id_ in ids.items() if id_} if look.tells_changes else list(ids.values())


def is_as_before(look: Look[Any], value: Json) -> bool:
    """Whether nothing changed of what can be seen; what lies beneath another thing cannot."""
    lay, now = look.lay_out(look.before or {}), look.lay_out(value)
    return {place: things[-1] for place, things in lay.items()} == {
        place: things[-1] for place, things in now.items()
    }


def has_gap(look: Look[Any], value: Json) -> bool:
    """Whether a place is empty that must hold something."""
    return not look.gaps and bool(look.spots) and None in value


def is_certain(thing: Reading | None) -> bool:
    """Whether nothing has to be asked: the place is empty, or its thing is known."""
    return thing is None or (thing.status is Status.SURE and thing.id is not None)


# --- cards that turn up, and things that are taken ---------------------------------------------------------


def pick_drawn(request: Draw, spots: Spots, expected_table: ExpectedTable) -> Reading | None:
    """Return the thing that is asked about: what lies on the place, or what is new in the zone."""
    if request.place != ANYWHERE:
        return spots.get(request.place)
    known = _count(expected_table, request.zone)
    more = []
    # Sure names come first; a doubtful thing that may be one of those that lay there is taken for it.
    for thing in sorted(filter(None, spots.values()), key=is_certain, reverse=True):
        ids = [thing.id] if is_certain(thing) else [candidate.id for candidate in thing.candidates]
        lay_there = next((id_ for id_ in ids if known[id_] > 0), None)
        if lay_there:
            known[lay_there] -= 1
        else:
            more.append(thing)
    return more[0] if len(more) == 1 else None


def judge_drawn(
    request: Draw, thing: Reading | None, expected_table: ExpectedTable, *, insists: bool
) -> TurnedUp:
    """Say which card turned up. The one that lay there before counts only if the person insists on it."""
    if thing is None:
        return request.instead or None if insists else None
    if thing.face == "down" or (is_certain(thing) and thing.id not in request.cards):
        return None
    if not is_certain(thing):
        return tuple(id_ for id_ in ask_about(thing) or () if id_ in request.cards)
    assert thing.id is not None
    if thing.id == _top(expected_table, request.zone, request.place) and not insists:
        return Line("same_as_before", {"thing": thing.id})
    if request.facing and thing.facing and thing.facing != request.facing:
        return Line(f"turned_{request.topic}")
    return thing.id


def judge_taken(request: Choose, spots: Spots, expected_table: ExpectedTable) -> TurnedUp:
    """Say which of the things that lay in a zone was taken away, if nothing came there."""
    lay = _count(expected_table, request.taken_from)
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


def judge_shown(request: Choose, seen: Mapping[str, Spots], expected_table: ExpectedTable) -> TurnedUp:
    """Say which option the table shows. A turned card decides before a missing one, which goes with it."""
    spots = [(zone, place, thing) for zone, spots in seen.items() for place, thing in spots.items()]
    turned = {(zone, at) for zone, at, thing in spots if _is_turned(thing, expected_table.top(zone, at))}
    signs = [(option, sign) for option, signs in request.signs.items() for sign in signs]
    shown = dict.fromkeys(
        option for option, sign in signs if sign.facing and (sign.zone, sign.place) in turned
    )
    if shown:
        return next(iter(shown)) if len(shown) == 1 else tuple(shown)
    if turned:
        zone, place = min(turned)
        thing = expected_table.top(zone, place)
        return Line(
            say_of("wrong_way", place), {"thing": thing and thing.id, "place": spot_fact(place), "zone": zone}
        )
    hands = {sign.zone for _, sign in signs if not sign.facing}  # zones from which a thing may be gone
    known = all(
        is_certain(thing) if zone in hands else _lies_as_known(thing, expected_table.top(zone, place))
        for zone, place, thing in spots
    )
    gone = [
        option for option, sign in signs if sign.zone in hands and _lacks_one(seen, sign.zone, expected_table)
    ]
    return gone[0] if known and len(gone) == 1 else None


def is_plain(request: Choose, found: TurnedUp) -> bool:
    """Whether this can be answered at once; after taking a card the player may be about to turn another."""
    signs = request.signs.get(found, ()) if isinstance(found, str) else ()
    return isinstance(found, str) and (not request.signs or any(sign.facing for sign in signs))


def _is_turned(thing: Reading | None, top: Item | None) -> bool:
    """Whether the thing that lies on a place by the rules lies there another way."""
    if thing is None or top is None or not is_certain(thing) or thing.id != top.id:
        return False
    return bool(thing.facing and top.facing) and thing.facing != top.facing


def _lies_as_known(thing: Reading | None, top: Item | None) -> bool:
    """Whether a place surely shows what lies there by the rules."""
    if thing is None or top is None:
        return thing is None and top is None
    return thing.id == top.id and is_certain(thing) if top.face_up else thing.face == "down"


def _lacks_one(seen: Mapping[str, Spots], zone: str, expected_table: ExpectedTable) -> bool:
    """Whether one thing is gone from a zone, and nothing came there."""
    lay, lies = _count(expected_table, zone), Counter(thing.id for thing in seen[zone].values() if thing)
    return (lay - lies).total() == 1 and not lies - lay


def _count(expected_table: ExpectedTable, zone: str) -> Counter[str | None]:
    """What can be seen in a zone by the rules, and how often."""
    return Counter(_top(expected_table, zone, place) for place in expected_table.get(zone, {}))


def _top(expected_table: ExpectedTable, zone: str, place: str) -> str | None:
    """What can be seen on a place by the rules; None where nobody knows it."""
    top = expected_table.top(zone, place)
    return top.id or None if top else None


# --- doubts -----------------------------------------------------------------------------------------


def guess(thing: Reading | None, fixed: frozenset[str] = frozenset()) -> Guess:
    """Return the name of a thing that is certain, else its candidates; None for nothing, or what is fixed."""
    if thing is None or (is_certain(thing) and thing.id in fixed):
        return None
    return thing.id if is_certain(thing) else ask_about(thing)


def ask_about(thing: Reading | None) -> Guess:
    """Return the candidates for a thing, the likeliest first."""
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
