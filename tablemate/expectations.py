"""Whether the table shows what an instruction asked for, and if not, what still differs."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.events import Line
from vision.reading import Status

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.events import Shows
    from vision.zones import Thing


@dataclass(frozen=True, slots=True)
class ZoneView:
    """What lies in a zone now, and whether it was handled since the instruction was given."""

    things: Sequence[Thing | None]
    handled: bool


def differences(shows: Shows, view: ZoneView) -> list[Line]:
    """What is not yet as asked, as sentences to be; none when the instruction is carried out."""
    things = [thing for thing in view.things if thing]
    if shows.anew and not view.handled:
        return [Line("not_handled", {"zone": shows.zone})]
    found = _wrong_number(shows, things) + _still_there(shows, things)
    if shows.exactly is not None and not _fits(list(shows.exactly), things):
        found += _odd_ones(shows, things)
    return found


def _still_there(shows: Shows, things: list[Thing]) -> list[Line]:
    there = tuple(id_ for id_ in shows.lacks if any(thing.id == id_ for thing in things))
    return [Line("still_there", {"things": there, "zone": shows.zone})] if there else []


def _wrong_number(shows: Shows, things: list[Thing]) -> list[Line]:
    if shows.number is None or len(things) == shows.number:
        return []
    return [Line("other_number", {"zone": shows.zone, "number": len(things), "wanted": shows.number})]


def _odd_ones(shows: Shows, things: list[Thing]) -> list[Line]:
    """What lies there too much and what is missing, as far as it can be read."""
    wanted = Counter(shows.exactly or ())
    seen = Counter(thing.id for thing in things if thing.id)
    extra, missing = tuple((seen - wanted).elements()), tuple((wanted - seen).elements())
    unread = sum(thing.id is None for thing in things)
    found = []
    if extra:
        found.append(Line("still_there", {"things": extra, "zone": shows.zone}))
    if len(missing) > unread:
        found.append(Line("missing_there", {"things": missing, "zone": shows.zone}))
    return found or [Line("cannot_tell", {"zone": shows.zone})]


def _fits(wanted: list[str], things: list[Thing]) -> bool:
    """Whether the things can be the wanted ones: each is named so, or, if in doubt, may be so."""
    if len(wanted) != len(things):
        return False
    if not things:
        return True
    first, rest = things[0], things[1:]
    return any(
        _may_be(first, id_) and _fits([*wanted[:n], *wanted[n + 1 :]], rest) for n, id_ in enumerate(wanted)
    )


def _may_be(thing: Thing, id_: str) -> bool:
    if thing.id == id_:
        return True
    return thing.status is Status.CHECK and any(other.id == id_ for other in thing.alternatives)
