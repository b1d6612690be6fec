"""A grid as one of the zones of a table: its places are read together, those that may have changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vision.agreeing.zones import Ground, ZoneReading
from vision.deciding import decide
from vision.evidence import IN_A_GAME
from vision.grid.reader import GridReader, tell_apart

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from vision.evidence import Expected
    from vision.geometry import Image
    from vision.grid.reader import Readings
    from vision.reading import Reading
    from vision.seams import Steps


@dataclass(frozen=True, slots=True)
class GridZone:
    """Reads zones whose cards are known by their enrolled pictures."""

    reader: GridReader

    def read(self, image_bgr: Image, ground: Ground, expected: Mapping[str, Expected]) -> Steps[ZoneReading]:
        """Read the places of the zone that somebody touched; the others hold what they held."""
        known = _weigh_again(ground.untouched, expected)
        seen = yield from self._read_others(image_bgr, ground, expected, known)
        if moved := _find_moved(seen, known):
            sure = {place: thing for place, thing in known.items() if place not in moved}
            seen = yield from self._read_others(image_bgr, ground, expected, sure)
        seen = tell_apart(seen)
        return ZoneReading(ground.zone, tuple(seen[place] for place in ground.places), tuple(ground.places))

    def learn(self, things: Iterable[Reading | None]) -> None:
        """Every card is known by its enrolled picture already."""

    def _read_others(
        self, image_bgr: Image, ground: Ground, expected: Mapping[str, Expected], known: Readings
    ) -> Steps[Readings]:
        assert ground.to_picture, "a grid is read from above, so its millimetres must be known"
        steps = self.reader.read(image_bgr, ground.to_picture, ground.places_mm, expected, known=known)
        return (yield from steps).readings


def _weigh_again(known: Readings, expected: Mapping[str, Expected]) -> Readings:
    """An earlier reading, judged by what the game knows now."""
    return {
        place: thing and decide(thing.glimpse, expected.get(place, IN_A_GAME))
        for place, thing in known.items()
    }


def _find_moved(seen: Readings, known: Readings) -> set[str]:
    """The places that are thought to hold a card which was just read elsewhere: they are looked at again."""
    read = {thing.id for place, thing in seen.items() if thing and thing.id and place not in known}
    return {place for place, thing in known.items() if thing and thing.id in read}
