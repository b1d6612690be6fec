"""What differs on the table, in sentences: one table has the sentence for each kind of difference."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import Line
from engine.expected_table import FACE_DOWN
from tablemate.conversation.doubts import say_of, spot_fact
from tablemate.watching.comparing import Differs

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tablemate.watching.comparing import Difference


def tell(one: Difference) -> Line:
    """The sentence that says what differs."""
    return SENTENCES[one.kind](one)


def _tell_place(one: Difference, key: str, **facts: object) -> Line:
    """A sentence about a zone, or about the one place of it that is meant."""
    if one.place is None:
        return Line(key, {**facts, "zone": one.zone})
    return Line(say_of(key, one.place), {**facts, "place": spot_fact(one.place), "zone": one.zone})


def _tell_things(one: Difference) -> Line:
    """Cards by their names; those that lie face down are counted."""
    if FACE_DOWN in one.things:
        return Line(f"face_down_{one.kind}", {"zone": one.zone, "number": len(one.things)})
    return _tell_place(one, one.kind, things=one.things)


def _tell_move(one: Difference) -> Line:
    ends = {"start": spot_fact(one.place or ""), "end": spot_fact(one.end)}
    if one.things:
        return Line("not_moved_yet", {"things": one.things, **ends})
    return Line("not_moved_place", {"zone": one.zone, **ends})


def _tell_stray(one: Difference) -> Line:
    return Line("strayed", {"thing": one.things[0], "start": one.place, "end": one.end})


def _tell_between(one: Difference) -> Line:
    key = "between_places" if one.end else "beside_place"
    places = {"place": spot_fact(one.place or ""), "other": one.end and spot_fact(one.end)}
    return Line(key, {"thing": one.things[0], "zone": one.zone, **places})


SENTENCES: Mapping[Differs, Callable[[Difference], Line]] = {
    Differs.UNTOUCHED: lambda one: _tell_place(one, "not_handled"),
    Differs.NUMBER: lambda one: _tell_place(one, "other_number", number=one.number, wanted=one.wanted),
    Differs.EXTRA: _tell_things,
    Differs.MISSING: _tell_things,
    Differs.MOVED: _tell_move,
    Differs.STRAYED: _tell_stray,
    Differs.BETWEEN: _tell_between,
    Differs.FACE_DOWN: lambda one: _tell_place(one, "face_down"),
    Differs.SIDE: lambda one: _tell_place(one, "wrong_side", thing=one.things[0]),
    Differs.WAY: lambda one: _tell_place(one, "wrong_way", thing=one.things[0]),
    Differs.UNSEEN: lambda one: _tell_place(one, "cannot_tell"),
    Differs.UNNAMED: lambda one: _tell_place(one, "cannot_tell"),  # where the names cannot be asked for
}
