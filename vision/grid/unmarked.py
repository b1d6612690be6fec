"""Reads a grid where no marker lies: the cards say where it is, and what is read must agree with them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from vision.grid.anchoring import FEWEST_LAID, FoundGrid, KnownCard, find_grid, is_decided
from vision.reading import Outline, Point, Status
from vision.seams import finish

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from vision.geometry import Image
    from vision.grid.reader import GridReader, GridReading
    from vision.reading import Reading
    from vision.seams import Steps

_SAME_PLACE = 0.5  # of the distance of two places


@dataclass(frozen=True, slots=True)
class UnmarkedGrid:
    """A grid that was found by its cards, and what was read on it."""

    found: FoundGrid
    seen: GridReading
    anchor: KnownCard

    @property
    def may_be_turned(self) -> bool:
        """Whether nothing tells on which side of the grid the player sits."""
        facings = self.anchor.facings
        sure = [card for card in self.cards.values() if card.status is Status.SURE and card.side in facings]
        right = sum(card.facing == facings[card.side] for card in sure)
        known = (
            self.anchor.player is not None
            or is_decided(right, len(sure) - right)
            or _count_laid(self.seen, self.anchor) >= FEWEST_LAID
        )
        return not known and all(self.opposite(place) for place in self.cards)

    @property
    def cards(self) -> dict[str, Reading]:
        """What lies on each place, but for the anchor."""
        readings = self.seen.readings.items()
        return {place: card for place, card in readings if card and card.id != self.anchor.id}

    def opposite(self, place: str) -> str | None:
        """The place where a card would lie, if the grid were turned by half; None if there is none."""
        x, y = self.seen.places_mm[place]
        ways = {other: np.hypot(x + ox, y + oy) for other, (ox, oy) in self.seen.places_mm.items()}
        nearest = min(ways, key=lambda other: float(ways[other]))
        return nearest if ways[nearest] < _SAME_PLACE * min(self.found.pitch_mm) else None


def read_unmarked(
    reader: GridReader,
    image_bgr: Image,
    outlines: Sequence[Outline],
    anchor: KnownCard,
    places_mm: Mapping[str, Point],
) -> GridReading | None:
    """Read a grid whose places are found from the anchor's; None if it is not certain where they lie."""
    found = finish(find_and_read(reader, image_bgr, outlines, anchor, places_mm))
    return found.seen if found else None


def find_and_read(
    reader: GridReader,
    image_bgr: Image,
    outlines: Sequence[Outline],
    anchor: KnownCard,
    places_mm: Mapping[str, Point],
) -> Steps[UnmarkedGrid | None]:
    """The same step by step, with how the grid lies in the picture."""
    reach = _measure_reach(anchor, places_mm)
    found = yield from find_grid(image_bgr, outlines, reader.prints, anchor, reach)
    if found is None:
        return None
    across, down = (seen / declared for seen, declared in zip(found.pitch_mm, anchor.pitch_mm, strict=True))
    places = {place: (x * across, y * down) for place, (x, y) in places_mm.items()}
    seen = yield from reader.read(image_bgr, found.to_picture, places)
    return UnmarkedGrid(found, seen, anchor) if _holds(seen, found, outlines, anchor) else None


def _measure_reach(anchor: KnownCard, places_mm: Mapping[str, Point]) -> tuple[int, int]:
    """How many columns and rows the farthest places lie from the anchor's."""
    steps = np.abs(np.round(np.array(list(places_mm.values())) / anchor.pitch_mm)).max(axis=0)
    return int(steps[0]), int(steps[1])


def _holds(seen: GridReading, found: FoundGrid, outlines: Sequence[Outline], anchor: KnownCard) -> bool:
    """Whether the anchor or enough others are read where they lay, and no place with a card is empty."""
    middle = min(seen.places_mm, key=lambda place: float(np.hypot(*seen.places_mm[place])))
    there = seen.readings[middle]
    is_there = there is not None and there.id == anchor.id and there.status is Status.SURE
    if not is_there and _count_laid(seen, anchor) < FEWEST_LAID:
        return False
    return all(seen.readings[place] for place in _find_cards(seen, found, outlines))


def _count_laid(seen: GridReading, anchor: KnownCard) -> int:
    """Count the cards that are surely where they lay before."""
    half = np.array(anchor.pitch_mm) / 2
    sure = {
        card.id: seen.places_mm[place]
        for place, card in seen.readings.items()
        if card and card.id and card.status is Status.SURE
    }
    apart = (np.abs(np.subtract(sure[id_], at_mm)) for id_, at_mm in anchor.laid.items() if id_ in sure)
    return sum(bool((one < half).all()) for one in apart)


def _find_cards(seen: GridReading, found: FoundGrid, outlines: Sequence[Outline]) -> list[str]:
    """The places in which the middle of a card was found."""
    names = list(seen.places_mm)
    middles_px = found.to_picture(np.array([seen.places_mm[name] for name in names]))
    across_px = found.to_picture(np.array([(found.pitch_mm[0], 0.0)])) - found.to_picture(np.zeros((1, 2)))
    reach_px = 0.4 * float(np.linalg.norm(across_px))
    near = [np.linalg.norm(middles_px - outline.center, axis=1) for outline in outlines]
    return [names[int(one.argmin())] for one in near if one.min() < reach_px]
