"""Was an order carried out, and if not, what differs: what should lie there, lay there, lies there now."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from engine.expected_table import FACE_DOWN, Item
from engine.zones import CARDS, Content, Shape
from tablemate.watching.answering import ask_about, is_certain
from vision.deciding import is_none_of
from vision.reading import Status

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from engine.events import Expectation
    from engine.expected_table import ExpectedTable
    from engine.zones import Zone
    from tablemate.conversation.doubts import Guess
    from tablemate.watching.answering import Spots
    from vision.reading import Reading

SAME_PLACE = 0.3  # of a thing's width, between two looks at what nobody moved


class Differs(StrEnum):
    """How the table can differ from what it should show."""

    UNTOUCHED = "not_handled"  # nobody threw, dealt or shuffled
    NUMBER = "other_number"
    EXTRA = "still_there"
    MISSING = "missing_there"
    MOVED = "not_moved"  # still on one place and not yet on another
    STRAYED = "strayed"  # on another place than its own, although no order moved it
    BETWEEN = "between"  # on none of the places: between two of them, or beside one
    FACE_DOWN = "face_down"
    SIDE = "wrong_side"
    WAY = "wrong_way"
    UNSEEN = "cannot_tell"
    UNNAMED = "cannot_tell_names"  # only names are missing


DOUBTS = frozenset({Differs.UNSEEN, Differs.UNNAMED})  # nobody can tell whether it is right or wrong


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is not as it should be, in a zone or on a place of it."""

    kind: Differs
    zone: str
    place: str | None = None
    things: tuple[str, ...] = ()
    end: str = ""  # where it belongs, or the other place it lies at
    number: int = 0
    wanted: int = 0
    guesses: Mapping[str, Guess] = field(default_factory=dict)  # what each place may show


@dataclass(frozen=True, slots=True)
class ExpectedZone:
    """What should lie in a zone, or on one place of it, once an order was carried out."""

    zone: Zone
    place: str | None
    names: tuple[str, ...]  # a back is FACE_DOWN; "" is a thing that nobody knows
    gone: tuple[str, ...] = ()
    handled: bool = False  # a hand must have been there
    beneath: frozenset[str] = frozenset()  # what stays there under the thing on top

    @classmethod
    def of(cls, expectation: Expectation, zone: Zone, expected_table: ExpectedTable) -> ExpectedZone:
        """What a zone should show after an order."""
        beneath = frozenset(item.id for item in expected_table.on(zone.name, expectation.place or "")[:-1])
        return cls(
            zone,
            expectation.place,
            expected_table.seen(zone, expectation.place),
            expectation.lacks,
            expectation.handled,
            beneath,
        )

    @property
    def known(self) -> bool:
        """Whether each thing is known; where one is not, only their number counts, and what must be gone."""
        return all(self.names)

    @property
    def replaced(self) -> bool:
        """Whether new cards replace all that lay there."""
        return self.handled and self.zone.content is not Content.DICE and self.zone.shape is not Shape.PILE


@dataclass(frozen=True, slots=True)
class ZoneView:
    """What lies in a zone now and lay there before, and whether it was handled, or seen empty, since."""

    now: Spots
    before: Spots
    handled: bool
    emptied: bool = False

    def on(self, place: str | None) -> ZoneView:
        """The same of one place."""
        if place is None:
            return self
        now, before = ({place: spots.get(place)} for spots in (self.now, self.before))
        return ZoneView(now, before, self.handled, self.emptied)

    @property
    def things(self) -> list[Reading]:
        """What lies there."""
        return [thing for thing in self.now.values() if thing]

    @property
    def past(self) -> list[Reading]:
        """What lay there."""
        return [thing for thing in self.before.values() if thing]


def compare(expected: ExpectedZone, expected_table: ExpectedTable, view: ZoneView) -> list[Difference]:
    """What is not as it should be: the first of things astray, names unknown, wrong things, things turned."""
    zone, asked = expected.zone, view.on(expected.place)
    return (
        list(find_astray(zone.name, view.now))
        or _find_unnamed(expected, asked)
        or compare_things(expected, asked)
        or list(find_turned(zone, asked.now, expected_table))
    )


def compare_things(expected: ExpectedZone, view: ZoneView) -> list[Difference]:
    """What is missing, too much, or cannot be told; nothing if the order is seen to be carried out."""
    view = view.on(expected.place)
    if expected.handled and not (_is_first(expected, view) or (view.handled and _is_other(expected, view))):
        return [_differ(Differs.UNTOUCHED, expected)]
    found = _still_there(expected, view)
    if expected.known:
        return found + _odd_ones(expected, view)
    if len(view.things) != len(expected.names):
        counted = len(view.things), len(expected.names)
        found.insert(0, _differ(Differs.NUMBER, expected, number=counted[0], wanted=counted[1]))
    if not found and not _all_seen(expected, view):
        found.append(_differ(Differs.UNSEEN, expected))
    return found


def is_doubt(difference: Difference) -> bool:
    """Whether nobody can tell if this is right or wrong."""
    return difference.kind in DOUBTS


def _differ(
    kind: Differs, expected: ExpectedZone, things: tuple[str, ...] = (), number: int = 0, wanted: int = 0
) -> Difference:
    """A difference in a zone, or on the one of its places that is meant."""
    place = expected.place if len(expected.zone.places) > 1 else None
    return Difference(kind, expected.zone.name, place, things, number=number, wanted=wanted)


# --- what was handled ---------------------------------------------------------------------------------


def _is_first(expected: ExpectedZone, view: ZoneView) -> bool:
    """Whether things lie where nothing lay: then it does not matter whether a hand was seen."""
    return expected.replaced and bool(view.things) and not view.past


def _is_other(expected: ExpectedZone, view: ZoneView) -> bool:
    """Whether anything lies differently from before; a hand that only passed by changes nothing.

    A pile counts as laid down again only if its place was empty in between.
    """
    if expected.zone.shape is Shape.PILE:
        return view.emptied
    if not view.past or len(view.past) != len(view.things):
        return True
    return not all(any(_is_same(thing, other) for other in view.past) for thing in view.things)


def _is_same(thing: Reading, other: Reading) -> bool:
    return thing.id == other.id and _lies_at(thing, other)


def _lies_at(thing: Reading, other: Reading) -> bool:
    return math.dist(thing.center, other.center) <= SAME_PLACE * thing.size_px


# --- what must be gone --------------------------------------------------------------------------------


def _still_there(expected: ExpectedZone, view: ZoneView) -> list[Difference]:
    there = tuple(id_ for id_ in _list_gone(expected, view) if any(one.id == id_ for one in view.things))
    return [_differ(Differs.EXTRA, expected, there)] if there else []


def _list_gone(expected: ExpectedZone, view: ZoneView) -> list[str]:
    """What must be gone: what is named, and where cards are dealt again, all that the camera saw before."""
    seen = [thing.id for thing in view.past if thing.id] if expected.replaced else []
    return list(dict.fromkeys([*expected.gone, *seen]))


def _all_seen(expected: ExpectedZone, view: ZoneView) -> bool:
    """Whether nothing that lies there can be what must be gone; rolled dice may show anything.

    A card may be in doubt as long as it is surely none of those.
    """
    dice = expected.zone.content is Content.DICE
    shuffled = expected.zone.shape is Shape.PILE and view.emptied
    if not expected.gone and (dice or shuffled or not expected.handled):
        return True
    gone = {*_list_gone(expected, view), *_list_doubted(expected, view)}
    return all(is_none_of(thing, gone) for thing in view.things)


def _list_doubted(expected: ExpectedZone, view: ZoneView) -> list[str]:
    """The other candidates of cards that must go, if these were in doubt while they lay there."""
    doubtful = [thing for thing in view.past if thing.status is not Status.SURE]
    return [other.id for thing in doubtful if expected.handled for other in thing.alternatives]


# --- what must be there -------------------------------------------------------------------------------


def _odd_ones(expected: ExpectedZone, view: ZoneView) -> list[Difference]:
    """What is too much there and what is missing, as far as it can be read."""
    names = [_name(thing, view.past) for thing in view.things]
    wanted, seen = Counter(expected.names), Counter(name for name in names if name)
    missing = tuple((wanted - seen).elements())
    extra = tuple(name for name in (seen - wanted).elements() if not (missing and name in expected.beneath))
    unread = names.count(None)
    found = list(_tell_odd(Differs.EXTRA, expected, extra))
    if len(missing) > unread:
        found += _tell_odd(Differs.MISSING, expected, missing)
    if not found and (unread or _vanished(view)):
        found.append(_differ(Differs.UNSEEN, expected))
    return found


def _tell_odd(kind: Differs, expected: ExpectedZone, things: tuple[str, ...]) -> Iterator[Difference]:
    """Yield one difference for named cards and another for those face down."""
    named = tuple(thing for thing in things if thing != FACE_DOWN)
    down = (FACE_DOWN,) * (len(things) - len(named))
    yield from (_differ(kind, expected, some) for some in (named, down) if some)


def _name(thing: Reading, before: Sequence[Reading]) -> str | None:
    """The name of a thing: read for sure, or one of its candidates that was read for sure here before."""
    if thing.face == "down":
        return FACE_DOWN
    if thing.status is Status.SURE:
        return thing.id
    known = [other for other in before if other.status is Status.SURE and _lies_at(thing, other)]
    candidates = {candidate.id for candidate in thing.candidates}
    return next((other.id for other in known if other.id in candidates), None)


def _vanished(view: ZoneView) -> bool:
    """Whether fewer things are seen than before although nobody touched the zone."""
    return len(view.things) < len(view.past) and not view.handled


# --- names that are missing ---------------------------------------------------------------------------


def _find_unnamed(expected: ExpectedZone, view: ZoneView) -> list[Difference]:
    """The cards in doubt, if only their names are missing to tell whether the order is carried out."""
    found = compare_things(expected, view)
    if not found or not all(map(is_doubt, found)) or expected.zone.content not in CARDS:
        return []
    unread = [thing for thing in view.things if _find_name(expected, thing, view.past) is None]
    turned = any(thing.face == "down" for thing in unread)
    if not unread or turned or not any(thing.candidates for thing in view.things):
        return []
    guesses = {spot: _guess_name(expected, thing, view.past) for spot, thing in view.now.items()}
    return [Difference(Differs.UNNAMED, expected.zone.name, guesses=guesses)]


def _find_name(expected: ExpectedZone, thing: Reading, before: Sequence[Reading]) -> str | None:
    """The name of a thing as far as it is needed here; None while that is in doubt."""
    if expected.known:
        return _name(thing, before)
    return thing.id if thing.status is Status.SURE else None


def _guess_name(expected: ExpectedZone, thing: Reading | None, before: Sequence[Reading]) -> Guess:
    """The name of a thing, or its candidates; None where no name is wanted."""
    if thing is None or thing.face == "down":
        return None
    return _find_name(expected, thing, before) or ask_about(thing)


# --- what lies differently ----------------------------------------------------------------------------


def find_astray(zone: str, spots: Spots) -> Iterator[Difference]:
    """Each thing that lies on none of the places, so that it must be pushed onto one."""
    for thing in spots.values():
        if thing and thing.id and thing.between:
            place, *others = thing.between
            yield Difference(Differs.BETWEEN, zone, place, (thing.id,), end=others[0] if others else "")


def find_turned(zone: Zone, spots: Spots, expected_table: ExpectedTable) -> Iterator[Difference]:
    """Each thing with the wrong side up, or turned the wrong way, by the rules."""
    for spot, thing in spots.items():
        if thing is None or thing.id is None:
            continue
        top = expected_table.top(zone.name, spot)
        lies = top if top and top.id == thing.id else expected_table.how(thing.id)
        item = lies or Item(thing.id, thing.side)
        facing = item.facing or zone.facings.get(item.side)
        if zone.sided and item.side and thing.side and thing.side != item.side:
            yield Difference(Differs.SIDE, zone.name, spot, (thing.id,))
        elif zone.facing and facing and thing.facing and thing.facing != facing:
            yield Difference(Differs.WAY, zone.name, spot, (thing.id,))


def find_face_down(zone: str, spots: Spots) -> Iterator[Difference]:
    """Each place that shows the back of a card."""
    for spot, thing in spots.items():
        if thing and thing.face == "down":
            yield Difference(Differs.FACE_DOWN, zone, spot)


def find_strays(
    zone: str, spots: Spots, expected_table: ExpectedTable, mentioned: Iterable[str]
) -> Iterator[Difference]:
    """Each thing on another place than by the rules, except on places that the order mentions."""
    mentioned = set(mentioned)
    homes = {
        top.id: place
        for place in expected_table.get(zone, {})
        if (top := expected_table.top(zone, place)) and top.id
    }
    for spot, thing in spots.items():
        home = homes.get(thing.id) if thing and thing.id and is_certain(thing) else None
        if thing and thing.id and home and home != spot and not {home, spot} & mentioned:
            yield Difference(Differs.STRAYED, zone, spot, (thing.id,), end=home)


def join_moves(found: Sequence[Difference]) -> list[Difference]:
    """Join two differences into one where a thing, or a pile, is still here and not yet there."""
    moved = [*_join_named(found), *_join_piles(found)]
    joined = [one for pair in moved for one in pair]
    ends = [(start, end.place or "", end.things) for start, end in moved]
    return [
        *(Difference(Differs.MOVED, start.zone, start.place, things, end) for start, end, things in ends),
        *(one for one in found if one not in joined),
    ]


def _join_named(found: Sequence[Difference]) -> Iterator[tuple[Difference, Difference]]:
    """Pairs of the same things, too much on one place and missing on another."""
    extra, absent = (_on_named_places(found, kind) for kind in (Differs.EXTRA, Differs.MISSING))
    yield from ((one, absent[things]) for things, one in extra.items() if things in absent)


def _on_named_places(found: Sequence[Difference], kind: Differs) -> dict[tuple[str, ...], Difference]:
    return {one.things: one for one in found if one.kind is kind and one.place and not one.place.isdecimal()}


def _join_piles(found: Sequence[Difference]) -> Iterator[tuple[Difference, Difference]]:
    """Pairs of a pile that is too much on one place and missing on another, whatever lies on top."""
    counted = [one for one in found if one.place and one.place.isdecimal()]
    extra = {one.zone: one for one in counted if one.kind is Differs.EXTRA}
    absent = {
        one.zone: one for one in counted if (one.kind, one.number, one.wanted) == (Differs.NUMBER, 0, 1)
    }
    yield from ((one, absent[zone]) for zone, one in extra.items() if zone in absent)
