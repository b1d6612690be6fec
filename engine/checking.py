"""Why a list of things is refused as an answer, each refusal with its sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.errors import InvalidInput, shorten
from engine.events import Line

if TYPE_CHECKING:
    from collections.abc import Sequence


def check_size(value: Any, zone: str, least: int, most: int) -> None:
    """Refuse anything but a list of so many things."""
    if not isinstance(value, list | tuple) or not least <= len(value) <= most:
        raise InvalidInput(
            f"{zone} takes from {least} to {most} things, not {shorten(value)}",
            Line("wrong_number", {"zone": zone, "least": least, "most": most, "span": most - least}),
        )


def check_things(things: Sequence[Any], zone: str, allowed: Sequence[str]) -> None:
    """Refuse a thing that cannot lie there."""
    for thing in things:
        if not isinstance(thing, str) or thing not in allowed:
            raise InvalidInput(f"{shorten(thing)} cannot lie in {zone}", Line("not_there", {"zone": zone}))


def check_repeats(things: Sequence[str], zone: str, each: int) -> None:
    """Refuse a thing that lies there more often than it can."""
    for thing, number in Counter(things).items():
        if number > each:
            raise InvalidInput(
                f"{zone} holds {shorten(thing)} {number} times, which cannot be more than {each}",
                Line("too_often", {"thing": thing, "each": each}),
            )


def check_place(place: Any, things: Any, zone: str, places: Sequence[str]) -> None:
    """Refuse anything but a place of a zone with a list of things on it."""
    if place not in places:
        facts = {"place": shorten(place), "zone": zone}
        raise InvalidInput(f"no place of the zone: {facts}", Line("answer_place", facts))
    if not isinstance(things, list | tuple):
        facts = {"place": place, "zone": zone, "found": shorten(things)}
        raise InvalidInput(f"no list of things: {facts}", Line("answer_things", facts))


def tells_places(value: Any, zones: Sequence[str]) -> bool:
    """Whether something says what lies on places of these zones, and nothing else."""
    return (
        isinstance(value, Mapping)
        and bool(value)
        and all(zone in zones and _is_laid_out(there) for zone, there in value.items())
    )


def _is_laid_out(there: Any) -> bool:
    """Whether an answer is a mapping from places to things."""
    return isinstance(there, Mapping) and all(
        isinstance(things, list | tuple) and all(isinstance(thing, str) for thing in things)
        for things in there.values()
    )


def needed_number(least: int, most: int) -> Line:
    """The sentence that says which whole numbers are an answer."""
    return Line("number_needed", {"least": least, "most": most, "span": most - least})
