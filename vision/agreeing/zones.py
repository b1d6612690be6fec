"""Reading the zones of a table: a row of slots with cards, and a pool of dice."""

from collections.abc import Collection, Generator, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Literal

import cv2
import numpy as np

from vision.finding.slots import guess_card, looks_empty, put_top_first
from vision.geometry import Image, map_to_picture, measure_area
from vision.look import Eye
from vision.naming.confidence import CHECK
from vision.overlap import measure_overlap, to_corners
from vision.reading import (
    Candidate,
    CardReading,
    Corners,
    DieReading,
    Face,
    Outline,
    Point,
    Problem,
    Status,
)

SEARCH, CARD = 2, 1  # what the steps of a reading cost: finding things in a zone, naming one card
_MARGIN = 0.08  # of the zone's extent: cards lie over its edge a little
_SMALLEST, _LARGEST = 0.5, 1.35  # areas of a card beside its slot's
_SAME_CARD = 0.5
_BELOW = 0.9  # of the chance of the card on top, at most, is that of the one below it


@dataclass(frozen=True, slots=True)
class Thing:
    """One card or die of a zone: what it is, how sure that is, where it lies and what else it might be."""

    id: str | None
    status: Status
    corners: Corners
    alternatives: tuple[Candidate, ...] = ()
    face: Face = "up"
    problems: tuple[Problem, ...] = ()
    confidence: float = 0.0
    plain: bool = False  # only its name may be in doubt, so that further frames can settle it

    def __post_init__(self) -> None:
        if self.id is None and self.status is Status.SURE:
            raise ValueError("a thing without a name cannot be sure")

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        """All it might be, its own name first."""
        own = (Candidate(self.id, self.confidence),) if self.id is not None else ()
        return own + self.alternatives

    @property
    def center(self) -> Point:
        """The middle of the thing."""
        return sum(x for x, _ in self.corners) / 4, sum(y for _, y in self.corners) / 4


@dataclass(frozen=True, slots=True)
class ZoneReading:
    """What lies in a zone: a row has a thing or None for each slot, a pool only things in no order."""

    zone: str
    things: tuple[Thing | None, ...]
    kind: Literal["row", "pool"] = "row"


Steps = Generator[int, None, ZoneReading]  # a reading under way; before each step it tells what that costs


def read_row(
    eye: Eye,
    image_bgr: Image,
    zone_corners_px: Corners,
    slot_corners_px: Sequence[Corners],
    *,
    zone: str = "row",
    allowed: Collection[str] | None = None,
) -> ZoneReading:
    """Read the cards of a row slot by slot; `allowed` leaves out names that cannot lie there."""
    return finish(scan_row(eye, image_bgr, zone_corners_px, slot_corners_px, zone=zone, allowed=allowed))


def scan_row(
    eye: Eye,
    image_bgr: Image,
    zone_corners_px: Corners,
    slot_corners_px: Sequence[Corners],
    *,
    zone: str = "row",
    allowed: Collection[str] | None = None,
) -> Steps:
    """Read a row as `read_row` does, one step after the other."""
    cut_bgr, shift = _cut(image_bgr, zone_corners_px)
    if cut_bgr.size == 0:
        return ZoneReading(zone, tuple(_report_unreadable(slot) for slot in slot_corners_px))
    yield SEARCH
    outlines = eye.find_cards(cut_bgr)
    things = []
    for slot in slot_corners_px:
        thing = yield from _scan_slot(eye, cut_bgr, _move(slot, shift), outlines)
        things.append(thing and _move_thing(restrict(thing, allowed), shift))
    return ZoneReading(zone, tuple(things))


def read_pool(
    eye: Eye,
    image_bgr: Image,
    zone_corners_px: Corners,
    *,
    zone: str = "pool",
    allowed: Collection[str] | None = None,
) -> ZoneReading:
    """Read the food dice whose middle lies in the zone."""
    return finish(scan_pool(eye, image_bgr, zone_corners_px, zone=zone, allowed=allowed))


def scan_pool(
    eye: Eye,
    image_bgr: Image,
    zone_corners_px: Corners,
    *,
    zone: str = "pool",
    allowed: Collection[str] | None = None,
) -> Steps:
    """Read a pool as `read_pool` does, one step after the other."""
    cut_bgr, shift = _cut(image_bgr, zone_corners_px)
    if cut_bgr.size == 0 or eye.read_dice is None:
        return ZoneReading(zone, (), "pool")
    yield SEARCH
    back = (-shift[0], -shift[1])
    dice = [replace(die, center=_add(die.center, back)) for die in eye.read_dice(cut_bgr)]
    inside = [die for die in dice if _lies_in(die.center, zone_corners_px)]
    return ZoneReading(zone, tuple(restrict(take_die(die), allowed) for die in inside), "pool")


def finish(steps: Steps) -> ZoneReading:
    """Take all steps of a reading at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            reading: ZoneReading = end.value
            return reading


def restrict(thing: Thing, allowed: Collection[str] | None) -> Thing:
    """Leave out what cannot be; a sure name that cannot be stays, to be asked about."""
    others = _keep(thing.alternatives, allowed)
    if allowed is None or thing.id is None or thing.id in allowed:
        return replace(thing, alternatives=others)
    if thing.status is Status.SURE:
        return replace(thing, status=Status.CHECK, alternatives=others)
    left = max(1 - thing.confidence, 1e-9)
    others = tuple(Candidate(other.id, min(1.0, other.confidence / left)) for other in others)
    if not others or others[0].confidence < CHECK:
        return replace(thing, id=None, status=Status.UNREADABLE, alternatives=others, confidence=0.0)
    return replace(thing, id=others[0].id, confidence=others[0].confidence, alternatives=others[1:])


def _keep(candidates: Iterable[Candidate], allowed: Collection[str] | None) -> tuple[Candidate, ...]:
    return tuple(candidate for candidate in candidates if allowed is None or candidate.id in allowed)


# --- rows -----------------------------------------------------------------------------------------


def _scan_slot(
    eye: Eye, cut_bgr: Image, slot: Corners, outlines: Iterable[Outline]
) -> Generator[int, None, Thing | None]:
    """Name the card of one slot; one that gives no outline is looked for where the slot would hold it."""
    found = _choose(outlines, slot)
    if len(found) > 1:
        return (yield from _scan_pile(eye, cut_bgr, put_top_first(cut_bgr, found)))
    if not found and looks_empty(cut_bgr, slot):
        return None
    best: Thing | None = None
    for outline in chain(found, guess_card(cut_bgr, slot, eye.titles.layout.card_wh_mm)):
        yield CARD
        thing = _take_card(eye.titles.read(cut_bgr, outline))
        if best is None or thing.confidence > best.confidence:
            best = thing
        if best.status is Status.SURE:
            break
    return best or _report_unreadable(slot)


def _scan_pile(eye: Eye, cut_bgr: Image, cards: list[Outline]) -> Generator[int, None, Thing]:
    """Name the card that lies on another in one slot; never for sure, and the one below comes after it."""
    yield CARD
    top = _take_card(eye.titles.read(cut_bgr, cards[0]))
    yield CARD
    below = _take_card(eye.titles.read(cut_bgr, cards[1]))
    most = _BELOW * (top.confidence if top.id else 1.0)
    hidden = [Candidate(below.id, min(below.confidence, most))] if below.id not in {None, top.id} else []
    others = [other for other in top.alternatives if other.id != below.id]
    status = Status.CHECK if top.id else Status.UNREADABLE
    return replace(top, status=status, alternatives=(*hidden, *others))


def _choose(outlines: Iterable[Outline], slot: Corners) -> list[Outline]:
    """Return the cards that lie in a slot, the surest first, each once."""
    chosen: list[Outline] = []
    for outline in sorted(outlines, key=lambda card: -card.confidence):
        share = measure_area(outline.corners) / max(measure_area(slot), 1e-9)
        inside = _lies_in(_middle(outline.corners), slot)
        if inside and _SMALLEST < share < _LARGEST and not _is_among(outline, chosen):
            chosen.append(outline)
    return chosen


def _is_among(outline: Outline, chosen: list[Outline]) -> bool:
    return any(
        measure_overlap(np.array(outline.corners), np.array(other.corners)) > _SAME_CARD for other in chosen
    )


def _take_card(card: CardReading) -> Thing:
    corners = card.outline.corners
    return Thing(card.id, card.status, corners, card.alternatives, card.face, card.problems, card.confidence)


def _report_unreadable(slot: Corners) -> Thing:
    return Thing(None, Status.UNREADABLE, slot, face="unknown")


# --- pools ----------------------------------------------------------------------------------------


def take_die(die: DieReading) -> Thing:
    """Make a thing of a die that was read."""
    (x, y), half = die.center, die.size_px / 2
    square = ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))
    return Thing(die.face, die.status, square, die.alternatives, confidence=die.confidence, plain=die.plain)


# --- places ---------------------------------------------------------------------------------------


def _cut(image_bgr: Image, corners: Corners) -> tuple[Image, Point]:
    """Return the upright box around a zone, a little wider, and how far places in it are moved."""
    places = np.array(corners)
    margin = _MARGIN * np.ptp(places, axis=0)
    left, top = np.maximum(np.floor(places.min(axis=0) - margin), 0).astype(int).tolist()
    right, bottom = np.maximum(np.ceil(places.max(axis=0) + margin), 0).astype(int).tolist()
    return np.ascontiguousarray(image_bgr[top:bottom, left:right]), (-float(left), -float(top))


def _move_thing(thing: Thing, shift: Point) -> Thing:
    """Return a thing of a cut-out in pixels of the whole picture."""
    return replace(thing, corners=_move(thing.corners, (-shift[0], -shift[1])))


def _move(corners: Corners, shift: Point) -> Corners:
    return to_corners(np.array(corners) + shift)


def _add(point: Point, shift: Point) -> Point:
    return point[0] + shift[0], point[1] + shift[1]


def _middle(corners: Corners) -> Point:
    return map_to_picture([(0.5, 0.5)], corners)[0]


def _lies_in(point: Point, corners: Corners) -> bool:
    return cv2.pointPolygonTest(np.array(corners, np.float32), point, measureDist=False) >= 0
