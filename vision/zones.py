"""Reading the zones of a table: a row of slots with cards, and a pool of dice."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

import cv2
import numpy as np

from vision.confidence import CHECK
from vision.geometry import Image, map_to_picture, measure_area
from vision.look import Eye
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
from vision.slots import guess_card, looks_empty

_MARGIN = 0.08  # of the zone's extent: cards lie over its edge a little
_SMALLEST, _LARGEST = 0.5, 1.35  # areas of a card beside its slot's
_SAME_CARD = 0.5


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
    cut_bgr, shift = _cut(image_bgr, zone_corners_px)
    if cut_bgr.size == 0:
        unseen = tuple(_report_unreadable(slot) for slot in slot_corners_px)
        return ZoneReading(zone, unseen)
    slots = [_move(slot, shift) for slot in slot_corners_px]
    outlines = eye.find_cards(cut_bgr)
    things = [_read_slot(eye, cut_bgr, slot, _choose(outlines, slot), allowed) for slot in slots]
    return ZoneReading(zone, tuple(thing and _move_thing(thing, shift) for thing in things))


def read_pool(
    eye: Eye,
    image_bgr: Image,
    zone_corners_px: Corners,
    *,
    zone: str = "pool",
    allowed: Collection[str] | None = None,
) -> ZoneReading:
    """Read the food dice whose middle lies in the zone."""
    cut_bgr, shift = _cut(image_bgr, zone_corners_px)
    if cut_bgr.size == 0 or eye.read_dice is None:
        return ZoneReading(zone, (), "pool")
    back = (-shift[0], -shift[1])
    dice = [replace(die, center=_add(die.center, back)) for die in eye.read_dice(cut_bgr)]
    inside = [die for die in dice if _lies_in(die.center, zone_corners_px)]
    return ZoneReading(zone, tuple(restrict(_take_die(die), allowed) for die in inside), "pool")


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


def _read_slot(
    eye: Eye, cut_bgr: Image, slot: Corners, outlines: list[Outline], allowed: Collection[str] | None
) -> Thing | None:
    """Name the card of one slot; one that gives no outline is looked for where the slot would hold it."""
    if not outlines and looks_empty(cut_bgr, slot):
        return None
    guessed = guess_card(cut_bgr, slot, eye.titles.layout.card_wh_mm)
    tries = (_take_card(eye.titles.read(cut_bgr, outline)) for outline in [*outlines[:1], *guessed])
    best = _pick_best(tries) or _report_unreadable(slot)
    if len(outlines) > 1 and best.status is Status.SURE:
        best = replace(best, status=Status.CHECK)
    return restrict(best, allowed)


def _pick_best(tries: Iterator[Thing]) -> Thing | None:
    """Return the first sure thing, or the likeliest."""
    best: Thing | None = None
    for thing in tries:
        if best is None or thing.confidence > best.confidence:
            best = thing
        if best.status is Status.SURE:
            break
    return best


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


def _take_die(die: DieReading) -> Thing:
    (x, y), half = die.center, die.size_px / 2
    square = ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))
    return Thing(die.face, die.status, square, die.alternatives, confidence=die.confidence)


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
