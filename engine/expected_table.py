"""What lies on the table by the rules: a value, asked by the drawing, the camera and the session alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from engine.zones import ONLY

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from engine.asking import Places
    from engine.zones import Facing, Zone

FACE_DOWN = "face_down"  # a card of which only the back can be seen


@dataclass(frozen=True, slots=True)
class Item:
    """A thing on a place, as the rules have it; its id is empty where nobody knows what it is."""

    id: str = ""
    side: str = ""
    facing: Facing | None = None
    face_up: bool = True
    number: int = 1


Stacks: TypeAlias = Mapping[str, tuple[Item, ...]]  # by place, things from bottom to top


class ExpectedTable(Mapping[str, Stacks]):
    """All that lies on the table, by zone and place."""

    def __init__(self, zones: Mapping[str, Stacks] | None = None) -> None:
        self._zones = dict(zones or {})

    def __getitem__(self, zone: str) -> Stacks:
        return self._zones[zone]

    def __iter__(self) -> Iterator[str]:
        return iter(self._zones)

    def __len__(self) -> int:
        return len(self._zones)

    def on(self, zone: str, place: str) -> tuple[Item, ...]:
        """What lies on a place, from bottom to top."""
        return self._zones.get(zone, {}).get(place, ())

    def top(self, zone: str, place: str) -> Item | None:
        """What lies on top there."""
        return next(reversed(self.on(zone, place)), None)

    def names(self, zone: str) -> frozenset[str]:
        """The names of all that is known to lie in a zone."""
        return frozenset(item.id for items in self._zones.get(zone, {}).values() for item in items if item.id)

    def seen(self, zone: Zone, place: str | None = None) -> tuple[str, ...]:
        """What should be seen on a place, or in all of a zone: names, backs, and "" where nobody knows it."""
        places = zone.places if place is None else (place,)
        return tuple(name for one in places for name in self._seen_on(zone, one))

    def where(self, name: str) -> str | None:
        """The zone in which a thing lies."""
        return next((zone for zone in self._zones if name in self.names(zone)), None)

    def how(self, name: str) -> Item | None:
        """How a thing lies; nothing is known of one that is there several times."""
        zones = self._zones.values()
        found = [item for there in zones for items in there.values() for item in items if item.id == name]
        return found[0] if len(found) == 1 and found[0].number == 1 else None

    def _seen_on(self, zone: Zone, place: str) -> tuple[str, ...]:
        items = self.on(zone.name, place)
        names = [item.id if item.face_up else FACE_DOWN for item in items for _ in range(item.number)]
        return tuple(names[-zone.most :])


def counted(things: Iterable[str]) -> tuple[Item, ...]:
    """Things in no order: equal ones together."""
    return tuple(Item(id_, number=number) for id_, number in Counter(things).items())


def face_down(number: int) -> tuple[Item, ...]:
    """So many cards that nobody can read; none if there are none."""
    return (Item(face_up=False, number=number),) if number else ()


def in_row(things: Iterable[Item]) -> dict[str, tuple[Item, ...]]:
    """Things side by side, one on each place."""
    return {str(place): (thing,) for place, thing in enumerate(things, start=1)}


def on_places(places: Places) -> dict[str, tuple[Item, ...]]:
    """Things on the places of a board, equal ones together."""
    return {place: counted(things) for place, things in places.items() if things}


def piled(things: Sequence[Item]) -> dict[str, tuple[Item, ...]]:
    """Things on the only place of a pool or a pile."""
    return {ONLY: tuple(things)} if things else {}
