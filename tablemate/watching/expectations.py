"""Whether the table shows what an instruction asked for, and if not, what still differs."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.events import Line
from engine.zones import FACE_DOWN
from tablemate.conversation.doubts import say_of, spot_fact
from vision.deciding import is_none_of
from vision.reading import Status

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.events import Shows
    from vision.reading import Reading

CANNOT_TELL = "cannot_tell"
UNNAMED = f"{CANNOT_TELL}_names"  # only names are missing; `guesses` has what each place may show
_SAME_PLACE = 0.3  # of a thing's width, between two looks at what nobody moved


@dataclass(frozen=True, slots=True)
class ZoneView:
    """What lies in a zone now, what was seen there before the instruction, and whether it was handled since.

    Only cards are one of a kind: a die that was thrown may show the same again. A pile is laid anew only if
    its place was `emptied` in between.
    """

    things: Sequence[Reading | None]
    handled: bool
    before: Sequence[Reading | None] = ()
    has_cards: bool = True
    emptied: bool | None = None  # None where that proves nothing
    beneath: frozenset[str] = frozenset()  # what stays there under the thing that is to be seen


def _line(key: str, shows: Shows, **facts: object) -> Line:
    """A sentence about a zone, or about the one place of it that is meant."""
    if shows.place is None:
        return Line(key, {**facts, "zone": shows.zone})
    return Line(say_of(key, shows.place), {**facts, "place": spot_fact(shows.place), "zone": shows.zone})


def differences(shows: Shows, view: ZoneView) -> list[Line]:
    """What is not yet as asked, as sentences to be; none when all of it is seen to be carried out."""
    things = [thing for thing in view.things if thing]
    if shows.anew and not (_is_first(view) or (view.handled and _is_other(view))):
        return [_line("not_handled", shows)]
    found = _wrong_number(shows, things) + _still_there(shows, view)
    if shows.exactly is not None:
        found += _odd_ones(shows, view)
    elif not found and not _all_seen(shows, view):
        found.append(_line(CANNOT_TELL, shows))
    return found


def is_doubt(line: Line) -> bool:
    """Whether a sentence says that something cannot be seen, and not that it is otherwise."""
    return line.key.startswith(CANNOT_TELL)


def find_name(shows: Shows, thing: Reading, before: Sequence[Reading | None]) -> str | None:
    """What a thing is, as far as this asks for it; None while that is in doubt."""
    if shows.exactly is not None:
        return _name(thing, before)
    return thing.id if thing.status is Status.SURE else None


def _is_first(view: ZoneView) -> bool:
    """Whether things lie where nothing lay, which needs no hand that was seen to lay them."""
    return view.has_cards and view.emptied is None and any(view.things) and not any(view.before)


def _is_other(view: ZoneView) -> bool:
    """Whether anything lies otherwise than before; a hand that only passed by leaves all as it was."""
    if view.emptied is not None:
        return view.emptied
    before, things = ([thing for thing in side if thing] for side in (view.before, view.things))
    if not before or len(before) != len(things):
        return True
    return not all(any(_is_same(thing, other) for other in before) for thing in things)


def _is_same(thing: Reading, other: Reading) -> bool:
    return thing.id == other.id and _lies_at(thing, other)


def _lies_at(thing: Reading, other: Reading) -> bool:
    return math.dist(thing.center, other.center) <= _SAME_PLACE * thing.size_px


def _wrong_number(shows: Shows, things: list[Reading]) -> list[Line]:
    if shows.number is None or len(things) == shows.number:
        return []
    return [_line("other_number", shows, number=len(things), wanted=shows.number)]


def _still_there(shows: Shows, view: ZoneView) -> list[Line]:
    there = tuple(id_ for id_ in _list_gone(shows, view) if any(t and t.id == id_ for t in view.things))
    return [_line("still_there", shows, things=there)] if there else []


def _list_gone(shows: Shows, view: ZoneView) -> list[str]:
    """What must be gone: what is named, and of cards to be dealt anew all that the camera saw before."""
    goes = shows.anew and view.has_cards and view.emptied is None
    seen = [thing.id for thing in view.before if thing and thing.id] if goes else []
    return list(dict.fromkeys([*shows.lacks, *seen]))


def _all_seen(shows: Shows, view: ZoneView) -> bool:
    """Whether nothing lies there that may be what should be gone; thrown dice may be anything.

    Which card it is may be in doubt, as long as it is none of those.
    """
    if not shows.lacks and (not view.has_cards or not shows.anew or view.emptied):
        return True
    gone = {*_list_gone(shows, view), *_list_doubted(shows, view)}
    return all(thing is None or is_none_of(thing, gone) for thing in view.things)


def _list_doubted(shows: Shows, view: ZoneView) -> list[str]:
    """What else cards that must go may well have been, of those that were in doubt when they lay there."""
    doubtful = [thing for thing in view.before if thing and thing.status is not Status.SURE]
    return [other.id for thing in doubtful if shows.anew for other in thing.alternatives]


def _odd_ones(shows: Shows, view: ZoneView) -> list[Line]:
    """What lies there too much and what is missing, as far as it can be read."""
    names = [_name(thing, view.before) for thing in view.things if thing]
    wanted, seen = Counter(shows.exactly or ()), Counter(name for name in names if name)
    missing = tuple((wanted - seen).elements())
    extra = tuple(name for name in (seen - wanted).elements() if not (missing and name in view.beneath))
    unread = names.count(None)
    found = []
    if extra:
        found += _tell_odd("still_there", shows, extra)
    if len(missing) > unread:
        found += _tell_odd("missing_there", shows, missing)
    if not found and (unread or _vanished(view)):
        found.append(_line(CANNOT_TELL, shows))
    return found


def _tell_odd(key: str, shows: Shows, things: tuple[str, ...]) -> list[Line]:
    """Name what is too much or missing; cards that lie face down are counted."""
    named = tuple(thing for thing in things if thing != FACE_DOWN)
    down = len(things) - len(named)
    found = [_line(key, shows, things=named)] if named else []
    return [*found, Line(f"face_down_{key}", {"zone": shows.zone, "number": down})] if down else found


def _name(thing: Reading, before: Sequence[Reading | None]) -> str | None:
    """What a thing is for sure: it can be read, or may well be what was read before where it lies."""
    if thing.face == "down":
        return FACE_DOWN
    if thing.status is Status.SURE:
        return thing.id
    known = [other for other in before if other and other.status is Status.SURE and _lies_at(thing, other)]
    candidates = {candidate.id for candidate in thing.candidates}
    return next((other.id for other in known if other.id in candidates), None)


def _vanished(view: ZoneView) -> bool:
    """Whether there is less than before although nobody touched the zone: it is only not seen."""
    less = sum(thing is not None for thing in view.things) < sum(thing is not None for thing in view.before)
    return less and not view.handled


def join_moves(lines: Sequence[Line]) -> list[Line]:
    """Say in one sentence of a thing that it is still in one place and not yet in another."""
    return _join_piles(_join_named(lines))


def _join_named(lines: Sequence[Line]) -> list[Line]:
    still = {line.facts["things"]: line for line in lines if line.key == "still_there_on"}
    absent = {line.facts["things"]: line for line in lines if line.key == "missing_there_on"}
    moves = {
        things: Line(
            "not_moved_yet",
            {"things": things, "start": still[things].facts["place"], "end": absent[things].facts["place"]},
        )
        for things in still.keys() & absent.keys()
    }
    rest = [line for line in lines if line.facts.get("things") not in moves]
    return [*moves.values(), *rest]


def _join_piles(lines: Sequence[Line]) -> list[Line]:
    """The same of a pile, which is counted as one thing, whatever lies on top."""
    still = {line.facts["zone"]: line for line in lines if line.key == "still_there_place"}
    absent = {line.facts["zone"]: line for line in lines if _is_pile_to_come(line)}
    zones = [zone for zone in still if zone in absent]
    ends = [(zone, still[zone].facts["place"], absent[zone].facts["place"]) for zone in zones]
    moves = [Line("not_moved_place", {"zone": zone, "start": start, "end": end}) for zone, start, end in ends]
    joined = [line for zone in zones for line in (still[zone], absent[zone])]
    return [*moves, *(line for line in lines if line not in joined)]


def _is_pile_to_come(line: Line) -> bool:
    return line.key == "other_number_place" and (line.facts["number"], line.facts["wanted"]) == (0, 1)
