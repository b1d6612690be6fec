"""Reading the zones of a table: things on places, and loose things, whatever they are."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import chain
from typing import TYPE_CHECKING, Protocol

import cv2
import numpy as np

from vision.deciding import decide
from vision.evidence import ANYTHING, NEITHER, ON_TOP, Expected, either
from vision.finding.slots import (
    describe_ground,
    guess_card,
    lay_in_middle,
    looks_bare,
    looks_empty,
    put_top_first,
)
from vision.geometry import Image, ToPicture, map_to_picture, measure_area
from vision.overlap import measure_overlap, measure_quad, share_inside, to_corners
from vision.reading import UNSEEN, Corners, Outline, Point, Reading, Status
from vision.seams import SEARCH_MS, Sense, Steps

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from numpy.typing import NDArray

_MARGIN = 0.08  # of the zone's extent: cards lie over its edge a little
_SMALLEST, _LARGEST = 0.5, 1.35  # areas of a card beside its place's
_SAME_CARD = 0.5
_MOST_OF_IT = 0.5  # of a place: an outline that covers so much is of something that lies there
_MOST_BARE = 4  # places of other zones that show what the table looks like
_SEVERAL = 2.5  # places: two cards taken for one cover as much; what is larger is a tray or a mat


@dataclass(frozen=True, slots=True)
class Ground:
    """A zone as it lies in one picture: its corners and those of each place; loose things have no places.

    A reader that looks at all places together may want them in millimetres, and the way from there. What lies
    on `untouched` places is known: nobody touched them since they were read for sure.
    """

    zone: str
    corners: Corners
    places: Mapping[str, Corners] = field(default_factory=dict)
    place_mm: tuple[float, float] = (1.0, 1.0)
    thing_mm: tuple[float, float] = (1.0, 1.0)
    places_mm: Mapping[str, Point] = field(default_factory=dict)
    to_picture: ToPicture | None = None
    untouched: Mapping[str, Reading | None] = field(default_factory=dict)
    bare: Sequence[Corners] = ()  # places of other zones on which nothing lies: so the table looks


@dataclass(frozen=True, slots=True)
class ZoneReading:
    """What lies in a zone: a reading or None for each place; without places, things in no order."""

    zone: str
    things: tuple[Reading | None, ...]
    places: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.places and len(self.places) != len(self.things):
            raise ValueError(f"{self.zone} has {len(self.places)} places, not {len(self.things)}")


class ZoneReader(Protocol):
    """Reads one kind of zone."""

    def read(self, image_bgr: Image, ground: Ground, expected: Mapping[str, Expected]) -> Steps[ZoneReading]:
        """Read what lies there, given what is expected on each place."""

    def learn(self, things: Iterable[Reading | None]) -> None:
        """Take what was read for sure or named by a person, to know such things better from now on."""


@dataclass(frozen=True, slots=True)
class OutlineReader:
    """Reads any zone whose things are found as outlines and then named."""

    sense: Sense

    def read(self, image_bgr: Image, ground: Ground, expected: Mapping[str, Expected]) -> Steps[ZoneReading]:
        """Read a zone place by place, or the loose things whose middle lies in it."""
        cut_bgr, shift = _cut(image_bgr, ground.corners)
        if cut_bgr.size == 0:
            unseen = tuple(_report_unreadable(corners) for corners in ground.places.values())
            return ZoneReading(ground.zone, unseen, tuple(ground.places))
        yield SEARCH_MS
        likely = [
            _move(lay_in_middle(place, ground.thing_mm, ground.place_mm), shift)
            for place in ground.places.values()
        ]
        outlines = self.sense.finder.find(cut_bgr, likely)
        if not ground.places:
            known = next(iter(expected.values()), ANYTHING)
            named = yield from self.sense.namer.name(cut_bgr, outlines, [known] * len(outlines))
            loose = [_move_back(thing, shift) for thing in named]
            return ZoneReading(ground.zone, tuple(t for t in loose if _lies_in(t.center, ground.corners)))
        spots = {
            place: _Spot(image_bgr, cut_bgr, shift, corners, ground, expected.get(place, ANYTHING))
            for place, corners in ground.places.items()
        }
        things = dict(ground.untouched) | dict.fromkeys(_find_empty(spots, outlines, ground.untouched))
        for place, spot in spots.items():
            if place not in things:
                thing = yield from self._read_spot(spot, outlines)
                things[place] = thing and _move_back(thing, shift)
        return ZoneReading(ground.zone, tuple(things[place] for place in ground.places), tuple(ground.places))

    def learn(self, things: Iterable[Reading | None]) -> None:
        """Let the namer learn."""
        self.sense.learn([thing for thing in things if thing])

    def _read_spot(self, spot: _Spot, outlines: Iterable[Outline]) -> Steps[Reading | None]:
        """Name what lies on one place; without an outline, it is looked for where the place would hold it."""
        found = _choose(outlines, spot.corners)
        if len(found) > 1:
            return (yield from self._read_pile(spot, put_top_first(spot.cut_bgr, found)))
        best: Reading | None = None
        for outline in chain(found, spot.guess()):
            thing = yield from self._name_one(spot, outline)
            if thing and (best is None or thing.confidence > best.confidence):
                best = thing
            if best and best.status is Status.SURE:
                break
        if not found and spot.expected.bare and not (best and (best.candidates or best.face == "down")):
            return None  # no outline, nothing to read, and no reason why a card should lie there
        return best or _report_unreadable(spot.corners)

    def _read_pile(self, spot: _Spot, cards: list[Outline]) -> Steps[Reading]:
        """Name the card that lies on another, as far as it can be told which one is on top."""
        top = (yield from self._name_one(spot, cards[0])) or _report_unreadable(spot.corners)
        below = (yield from self._name_one(spot, cards[1])) or _report_unreadable(spot.corners)
        evidence = either(top.glimpse.evidence, below.glimpse.evidence, ON_TOP)
        known = replace(spot.expected, stranger=NEITHER)
        return decide(replace(top.glimpse, evidence=evidence), known)

    def _name_one(self, spot: _Spot, outline: Outline) -> Steps[Reading | None]:
        named = yield from self.sense.namer.name(spot.cut_bgr, [outline], [spot.expected])
        return named[0] if named else None


@dataclass(frozen=True, slots=True)
class _Spot:
    """One place, in the picture and in the piece of it that its zone was cut out of."""

    image_bgr: Image
    cut_bgr: Image
    shift: Point  # from the picture to the piece
    place: Corners  # in the picture
    ground: Ground
    expected: Expected

    @property
    def corners(self) -> Corners:
        """The place in the piece."""
        return _move(self.place, self.shift)

    def looks_free(self, outlines: Iterable[Outline]) -> bool:
        """Whether no outline is of something that lies there."""
        covered = any(_covers(outline, self.corners) for outline in outlines)
        return not covered and not _choose(outlines, self.corners)

    def looks_empty(self, beside: Iterable[Corners], known: NDArray[np.float32] | None) -> bool:
        """Whether nothing lies there: a plain floor, or more of the table around it or elsewhere."""
        return looks_empty(self.cut_bgr, self.corners) or looks_bare(
            self.image_bgr, self.place, beside, known
        )

    def guess(self) -> Iterable[Outline]:
        """Where a thing would lie in the middle of its place."""
        return guess_card(self.cut_bgr, self.corners, self.ground.thing_mm, self.ground.place_mm)


def _choose(outlines: Iterable[Outline], place: Corners) -> list[Outline]:
    """Return the cards that lie on a place, the surest first, each once."""
    chosen: list[Outline] = []
    for outline in sorted(outlines, key=lambda card: -card.confidence):
        share = measure_area(outline.corners) / max(measure_area(place), 1e-9)
        inside = _lies_in(_middle(outline.corners), place)
        if inside and _SMALLEST < share < _LARGEST and not _is_among(outline, chosen):
            chosen.append(outline)
    return chosen


def _covers(outline: Outline, place: Corners) -> bool:
    """Whether an outline says that something lies on a place, though it is not shaped like one card."""
    one, other = np.array(outline.corners), np.array(place)
    size = measure_quad(other)
    common = share_inside(one, other) * min(measure_quad(one), size)
    return common > _MOST_OF_IT * size and measure_quad(one) < _SEVERAL * size


def _find_empty(
    spots: Mapping[str, _Spot], outlines: Sequence[Outline], known: Mapping[str, Reading | None]
) -> set[str]:
    """Name the places on which nothing lies; next to one that is empty, more of the table itself is seen."""
    empty = {place for place, thing in known.items() if thing is None}
    left = [place for place, spot in spots.items() if place not in known and spot.looks_free(outlines)]
    if not left:
        return set()
    image_bgr, bare = spots[left[0]].image_bgr, spots[left[0]].ground.bare
    table = describe_ground(image_bgr, bare[:_MOST_BARE])
    while True:
        more: set[str] = set()
        for place in left:
            beside = [spot.place for other, spot in spots.items() if other not in {place, *empty, *more}]
            if spots[place].looks_empty(beside, table):
                more.add(place)
        if not more:
            return empty - set(known)
        empty |= more
        left = [place for place in left if place not in more]


def _is_among(outline: Outline, chosen: list[Outline]) -> bool:
    return any(
        measure_overlap(np.array(outline.corners), np.array(other.corners)) > _SAME_CARD for other in chosen
    )


def _report_unreadable(place: Corners) -> Reading:
    return decide(replace(UNSEEN, corners=place), ANYTHING)


# --- the piece of the picture ---------------------------------------------------------------------


def _cut(image_bgr: Image, corners: Corners) -> tuple[Image, Point]:
    """Return the upright box around a zone, a little wider, and how far places in it are moved."""
    places = np.array(corners)
    margin = _MARGIN * np.ptp(places, axis=0)
    left, top = np.maximum(np.floor(places.min(axis=0) - margin), 0).astype(int).tolist()
    right, bottom = np.maximum(np.ceil(places.max(axis=0) + margin), 0).astype(int).tolist()
    return np.ascontiguousarray(image_bgr[top:bottom, left:right]), (-float(left), -float(top))


def _move_back(thing: Reading, shift: Point) -> Reading:
    """Return a thing of a cut-out in pixels of the whole picture."""
    corners = _move(thing.corners, (-shift[0], -shift[1]))
    return replace(thing, corners=corners, glimpse=replace(thing.glimpse, corners=corners))


def _move(corners: Corners, shift: Point) -> Corners:
    return to_corners(np.array(corners) + shift)


def _middle(corners: Corners) -> Point:
    return map_to_picture([(0.5, 0.5)], corners)[0]


def _lies_in(point: Point, corners: Corners) -> bool:
    return cv2.pointPolygonTest(np.array(corners, np.float32), point, measureDist=False) >= 0
