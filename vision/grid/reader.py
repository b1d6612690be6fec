"""Reads a grid of enrolled cards: for each place nothing, or the card, its side and which way it faces."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import cv2
import numpy as np

from vision.deciding import decide, decide_together, settles
from vision.evidence import IN_A_GAME, NOTHING, Expected
from vision.grid.flat import Flat, flatten
from vision.grid.ground import ALL_BARE, BARE, measure_alike
from vision.grid.lattice import find_between, fit_places, is_astray
from vision.grid.matching import EVEN_MS, FLATTEN_MS, PLACE_MS, STRAY_MS, Fit, Matcher, face_of
from vision.grid.prints import FINE, Key, make_even_prints, make_prints
from vision.naming.pictures.namer import AMONG_MS, PictureNamer
from vision.naming.pictures.references import Known, Lies, References
from vision.overlap import to_corners
from vision.plain import looks_plain
from vision.reading import Corners, Glimpse, Outline, Point, Reading, Status

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from numpy.typing import NDArray

    from vision.geometry import Image, ToPicture
    from vision.seams import Steps

    Readings: TypeAlias = Mapping[str, Reading | None]

# Whether a card lies there at all, whichever it is: cards that are at most half covered fit by 0.63 and more,
# empty places by 0.57 at most.
LIES_THERE = 0.64
LEAST_FIT = 0.5  # below this no card is looked for more closely
STRAY_FIT = 0.58  # if a card may lie half under its neighbour, the person is only asked to straighten it
LIKELY_FIT = 0.7  # a card that tells where the grid lies
MOVED_MM = 3.0  # a place so far from where it was looked at is looked at again
STRAY_MM = 50.0  # how far from a place a card is looked for that was pushed off it: half a cell, and a little
MARGIN_MM = 30.0  # around the outermost cards
INNER = 0.8  # of a card's width and height: what is looked at to tell whether a place is empty
MOST_AMONG = 6  # cards that fit at a place and are looked at closely
ENOUGH_BARE = 6  # empty places, to compare others with
FEWEST_FOR_WAY = 4  # places that tell the way from the picture back to the table
FEW_OPEN = 2  # so few places without a card cannot be compared with one another


@dataclass(frozen=True, slots=True)
class GridReading:
    """What one look at a grid saw: a reading or None for each place, and where the places lie."""

    readings: Readings
    places_mm: Mapping[str, Point]


class GridReader:
    """Reads grids of one box of cards."""

    def __init__(self, references: Mapping[Key, Image], card_mm: tuple[float, float]) -> None:
        self.prints, self.even = make_prints(references, card_mm), make_even_prints(references, card_mm)
        known = [Known(*key) for key in references]
        self.namer = PictureNamer(References(known, list(references.values())))

    def read(
        self,
        image_bgr: Image,
        to_picture: ToPicture,
        places_mm: Mapping[str, Point],
        expected: Mapping[str, Expected] | None = None,
        *,
        known: Readings | None = None,
    ) -> Steps[GridReading]:
        """Read the places of a grid, except those whose contents are known.

        The known ones tell where the grid truly lies, and what an empty place looks like.
        """
        known = known or {}
        if all(place in known for place in places_mm):
            return GridReading(known, places_mm)
        yield FLATTEN_MS
        look = _Look(self, image_bgr, to_picture, _Places(places_mm, expected or {}, known))
        yield from look.compare(look.wanted)
        yield from look.compare(look.fit_lattice())
        read = yield from look.tell()
        return GridReading({**known, **read}, look.places_mm)


class _Places(NamedTuple):
    """What is known about the places of a grid before they are looked at."""

    declared_mm: Mapping[str, Point]
    expected: Mapping[str, Expected]
    known: Readings


class _Look:
    """One look at one picture."""

    def __init__(self, reader: GridReader, image_bgr: Image, to_picture: ToPicture, places: _Places) -> None:
        self._prints, self._even = reader.prints, reader.even
        self._namer, self._image_bgr = reader.namer, image_bgr
        self._to_picture = to_picture
        self._declared_mm, self._expected, self._known = places
        self._laid_mm = _locate(self._known, self._declared_mm, to_picture)
        self.places_mm = fit_places(self._declared_mm, self._laid_mm)
        self.wanted = [place for place in self._declared_mm if place not in self._known]
        self._bare = self._choose_bare()
        shown = [self.places_mm[place] for place in (*self.wanted, *self._bare)]
        self._flat = _flatten_around(image_bgr, to_picture, shown, reader.prints.card_mm)
        self._matcher = Matcher(self._flat, reader.prints)
        self._fits: dict[str, list[Fit]] = {}
        self._size_wh = np.array(image_bgr.shape[1::-1])

    def _choose_bare(self) -> list[str]:
        """Some empty places near those to be read: what lies on a bare table must differ from them."""
        empty = [place for place, thing in self._known.items() if thing is None]
        middle = np.mean([self.places_mm[place] for place in self.wanted], axis=0)
        return sorted(empty, key=lambda place: _apart(self.places_mm[place], middle))[:ENOUGH_BARE]

    def compare(self, places: Sequence[str]) -> Steps[None]:
        """Compare what lies on places with all cards that may lie there."""
        for place in places:
            yield PLACE_MS
            self._fits[place] = self._matcher.find(self.places_mm[place])

    def fit_lattice(self) -> list[str]:
        """Learn from the cards where the grid truly lies; returns the places to be looked at again."""
        seen = {place: fits[0].at_mm for place, fits in self._fits.items() if fits[0].score >= LIKELY_FIT}
        before, self.places_mm = self.places_mm, fit_places(self._declared_mm, self._laid_mm | seen)
        return [
            place
            for place in self.wanted
            if place not in seen and _apart(self.places_mm[place], before[place]) > MOVED_MM
        ]

    def tell(self) -> Steps[dict[str, Reading | None]]:
        """Say what lies on each place that was looked at."""
        alike = self._measure_alike()
        bare = {place for place, share in alike.items() if share >= BARE and self._is_in_view(place)}
        yield from self._look_past_glare([place for place in alike if place not in bare])
        covered = {place for place, share in alike.items() if share < ALL_BARE}
        readings: dict[str, Reading | None] = dict.fromkeys(bare & set(self.wanted))
        for place in self.wanted:
            if place not in bare:
                readings[place] = yield from self._read(place)
        strays = yield from self._find_strays(
            [place for place in covered if self._best(place) < LIES_THERE], _list_sure(readings, self._known)
        )
        doubts = {place: self._keep_belief(place, readings) for place in bare & covered}
        return readings | {place: doubt for place, doubt in doubts.items() if doubt} | strays

    def _is_in_view(self, place: str) -> bool:
        """Whether the picture shows nearly all of a place."""
        inner = _box(self._prints.card_mm) * INNER + self.places_mm[place]
        corners = self._to_picture(inner)
        return bool(((corners >= 0) & (corners < self._size_wh)).all())

    def _measure_alike(self) -> dict[str, float]:
        """How much of each place on which no card fits well shows nothing but the table."""
        open_ = [place for place in self.wanted if self._best(place) < LIES_THERE]
        pieces = [self._cut_inner(place) for place in (*open_, *self._bare)]
        if len(pieces) <= FEW_OPEN:  # a blank card is plain as well, but looks like no other place
            return {place: float(looks_plain(piece)) for place, piece in zip(open_, pieces, strict=False)}
        return dict(zip(open_, measure_alike(pieces), strict=False))

    def _find_strays(self, places: Sequence[str], found: Collection[str]) -> Steps[dict[str, Reading]]:
        """Look farther around places that something covers in part: a card may have been pushed off its own.

        Such a card is reported at its nearest place; what lies under it on the other place is unknown.
        """
        strays: dict[str, Reading] = {}
        for place in places:
            yield STRAY_MS
            fits = self._matcher.find(self.places_mm[place], STRAY_MM, found)
            nearest, *_ = between = find_between(self.places_mm, fits[0].at_mm, self._prints.card_mm)
            astray = is_astray(self.places_mm[nearest], fits[0].at_mm, self._prints.card_mm)
            held = self._is_held(nearest)
            if fits[0].score < STRAY_FIT or (held and not astray):
                continue
            reported_at = place if held else nearest
            glimpse = yield from self._look_closely(fits)
            if settles(glimpse.evidence):
                lies = replace(glimpse, between=between if astray else ())
                strays[reported_at] = decide(lies, self._expected.get(reported_at, IN_A_GAME))
        return strays

    def _is_held(self, place: str) -> bool:
        """Whether it is known what lies on a place, or a card was found there."""
        return place in self._known or self._best(place) >= LIES_THERE

    def _keep_belief(self, place: str, readings: Readings) -> Reading | None:
        """Doubt that a place is empty if a card should lie there and something can be seen."""
        before = self._expected.get(place, IN_A_GAME).before
        if before is None or before in _list_sure(readings, self._known):
            return None
        corners = to_corners(self._to_picture(_box(self._prints.card_mm) + self.places_mm[place]))
        return decide(Glimpse(NOTHING, corners, "unknown"), IN_A_GAME)

    def _look_past_glare(self, places: Sequence[str]) -> Steps[None]:
        """Compare again, by print alone, what fits no card: a lamp may shine on it."""
        if not places:
            return
        yield EVEN_MS
        matcher = Matcher(self._flat.evened(), self._even)
        for place in places:
            yield PLACE_MS
            again = matcher.find(self.places_mm[place])
            if again[0].score > self._best(place):
                self._fits[place] = again

    def _best(self, place: str) -> float:
        return self._fits[place][0].score

    def _cut_inner(self, place: str) -> NDArray[np.float32]:
        width, height = (INNER * side for side in self._prints.card_mm)
        level = FINE / 2
        return self._flat.cut(
            self.places_mm[place], 0.0, (round(width * level), round(height * level)), level
        )

    def _read(self, place: str) -> Steps[Reading]:
        glimpse = yield from self._look_closely(self._fits[place])
        return decide(glimpse, self._expected.get(place, IN_A_GAME))

    def _look_closely(self, fits: Sequence[Fit]) -> Steps[Glimpse]:
        """Say which of the cards that fit at a place lies there, and which way round, by its picture."""
        best = fits[0]
        corners = self._corners(best)
        if best.score < LEAST_FIT:
            return Glimpse(NOTHING, corners, "unknown")
        yield AMONG_MS
        among = [Lies(fit.number, 2 * _is_turned(fit, best)) for fit in fits[:MOST_AMONG]]
        facings = {quarters: face_of(best.turned_deg + 90 * quarters) for quarters in (0, 2)}
        glimpse = self._namer.look_among(self._image_bgr, Outline(corners, 1.0), among, facings)
        return replace(glimpse, corners=corners)

    def _corners(self, fit: Fit) -> Corners:
        box = _box(self._prints.card_mm)
        angle = np.radians(fit.turned_deg)
        turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
        return to_corners(self._to_picture(box @ turn + fit.at_mm))


def _box(card_mm: tuple[float, float]) -> NDArray[np.float64]:
    return np.array([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]) * card_mm


def tell_apart(readings: Readings) -> dict[str, Reading | None]:
    """Decide about all cards of a grid together: each is there only once."""
    things = {place: thing for place, thing in readings.items() if thing}
    decided = decide_together(
        [thing.glimpse for thing in things.values()], [thing.expected for thing in things.values()]
    )
    return {**readings, **dict(zip(things, decided, strict=True))}


def _flatten_around(
    image_bgr: Image, to_picture: ToPicture, places: Sequence[Point], card_mm: tuple[float, float]
) -> Flat:
    half = np.array(card_mm) / 2 + MARGIN_MM
    low, high = np.min(places, axis=0) - half, np.max(places, axis=0) + half
    corner, size = (float(low[0]), float(low[1])), high - low
    return flatten(image_bgr, to_picture, corner, (float(size[0]), float(size[1])))


def _is_turned(fit: Fit, other: Fit) -> bool:
    """Whether two cards at one place lie the other way round."""
    return face_of(fit.turned_deg) != face_of(other.turned_deg)


def _list_sure(*readings: Readings) -> set[str]:
    """The cards that lie on a place for sure."""
    things = [thing for some in readings for thing in some.values() if thing]
    return {thing.id for thing in things if thing.id and thing.status is Status.SURE}


def _locate(known: Readings, places_mm: Mapping[str, Point], to_picture: ToPicture) -> dict[str, Point]:
    """Where the cards that are known for sure lie on the table."""
    sure = {place: thing for place, thing in known.items() if thing and thing.status is Status.SURE}
    spots_mm = np.array(list(places_mm.values()), np.float64)
    if not sure or len(spots_mm) < FEWEST_FOR_WAY:
        return {}
    way, _ = cv2.findHomography(to_picture(spots_mm), spots_mm, 0)
    middles_px = np.array([thing.center for thing in sure.values()], np.float64).reshape(-1, 1, 2)
    middles_mm = cv2.perspectiveTransform(middles_px, way).reshape(-1, 2)
    return {place: (float(x), float(y)) for place, (x, y) in zip(sure, middles_mm, strict=True)}


def _apart(one: Point, other: Point) -> float:
    return float(np.hypot(one[0] - other[0], one[1] - other[1]))
