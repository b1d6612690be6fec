"""Reading the zones of a table: a row of slots with cards, and a pool of dice."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Literal

import cv2
import numpy as np

from vision.finding.slots import guess_card, looks_empty, put_top_first
from vision.geometry import Image, map_to_picture, measure_area
from vision.look import Eye
from vision.overlap import measure_overlap, to_corners
from vision.reading import Candidate, Corners, Outline, Point, Reading, Status
from vision.seams import ANYTHING, NAME, SEARCH, Expected, Steps, finish, weigh

_MARGIN = 0.08  # of the zone's extent: cards lie over its edge a little
_SMALLEST, _LARGEST = 0.5, 1.35  # areas of a card beside its slot's
_SAME_CARD = 0.5
_BELOW = 0.9  # of the chance of the card on top, at most, is that of the one below it


@dataclass(frozen=True, slots=True)
class ZoneReading:
    """What lies in a zone: a row has a thing or None for each slot, a pool only things in no order."""

    zone: str
    things: tuple[Reading | None, ...]
    kind: Literal["row", "pool"] = "row"


def read_row(
    eye: Eye,
    image_bgr: Image,
    zone_corners_px: Corners,
    slot_corners_px: Sequence[Corners],
    *,
    zone: str = "row",
    expected: Expected = ANYTHING,
) -> ZoneReading:
    """Read the cards of a row slot by slot; `expected` is what the game knows beforehand."""
    return finish(scan_row(eye, image_bgr, zone_corners_px, slot_corners_px, zone=zone, expected=expected))


def scan_row(
    eye: Eye,
    image_bgr: Image,
    zone_corners_px: Corners,
    slot_corners_px: Sequence[Corners],
    *,
    zone: str = "row",
    expected: Expected = ANYTHING,
) -> Steps[ZoneReading]:
    """Read a row as `read_row` does, one step after the other."""
    cut_bgr, shift = _cut(image_bgr, zone_corners_px)
    if cut_bgr.size == 0:
        return ZoneReading(zone, tuple(_report_unreadable(slot) for slot in slot_corners_px))
    yield SEARCH
    outlines = eye.find_cards(cut_bgr)
    things = []
    for slot in slot_corners_px:
        thing = yield from _scan_slot(eye, cut_bgr, _move(slot, shift), outlines)
        things.append(thing and _move_thing(weigh(thing, expected), shift))
    return ZoneReading(zone, tuple(things))


def read_pool(
    eye: Eye,
    image_bgr: Image,
    zone_corners_px: Corners,
    *,
    zone: str = "pool",
    expected: Expected = ANYTHING,
) -> ZoneReading:
    """Read the food dice whose middle lies in the zone."""
    return finish(scan_pool(eye, image_bgr, zone_corners_px, zone=zone, expected=expected))


def scan_pool(
    eye: Eye,
    image_bgr: Image,
    zone_corners_px: Corners,
    *,
    zone: str = "pool",
    expected: Expected = ANYTHING,
) -> Steps[ZoneReading]:
    """Read a pool as `read_pool` does, one step after the other."""
    cut_bgr, shift = _cut(image_bgr, zone_corners_px)
    if cut_bgr.size == 0 or eye.read_dice is None:
        return ZoneReading(zone, (), "pool")
    yield SEARCH
    dice = [_move_thing(weigh(die, expected), shift) for die in eye.read_dice(cut_bgr)]
    return ZoneReading(zone, tuple(die for die in dice if _lies_in(die.center, zone_corners_px)), "pool")


# --- rows -----------------------------------------------------------------------------------------


def _scan_slot(eye: Eye, cut_bgr: Image, slot: Corners, outlines: Iterable[Outline]) -> Steps[Reading | None]:
    """Name the card of one slot; one that gives no outline is looked for where the slot would hold it."""
    found = _choose(outlines, slot)
    if len(found) > 1:
        return (yield from _scan_pile(eye, cut_bgr, put_top_first(cut_bgr, found)))
    if not found and looks_empty(cut_bgr, slot):
        return None
    best: Reading | None = None
    for outline in chain(found, guess_card(cut_bgr, slot, eye.titles.layout.card_wh_mm)):
        yield NAME
        thing = eye.titles.read(cut_bgr, outline)
        if best is None or thing.confidence > best.confidence:
            best = thing
        if best.status is Status.SURE:
            break
    return best or _report_unreadable(slot)


def _scan_pile(eye: Eye, cut_bgr: Image, cards: list[Outline]) -> Steps[Reading]:
    """Name the card that lies on another in one slot; never for sure, and the one below comes after it."""
    yield NAME
    top = eye.titles.read(cut_bgr, cards[0])
    yield NAME
    below = eye.titles.read(cut_bgr, cards[1])
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


def _report_unreadable(slot: Corners) -> Reading:
    return Reading(None, 0.0, Status.UNREADABLE, slot, face="unknown")


# --- places ---------------------------------------------------------------------------------------


def _cut(image_bgr: Image, corners: Corners) -> tuple[Image, Point]:
    """Return the upright box around a zone, a little wider, and how far places in it are moved."""
    places = np.array(corners)
    margin = _MARGIN * np.ptp(places, axis=0)
    left, top = np.maximum(np.floor(places.min(axis=0) - margin), 0).astype(int).tolist()
    right, bottom = np.maximum(np.ceil(places.max(axis=0) + margin), 0).astype(int).tolist()
    return np.ascontiguousarray(image_bgr[top:bottom, left:right]), (-float(left), -float(top))


def _move_thing(thing: Reading, shift: Point) -> Reading:
    """Return a thing of a cut-out in pixels of the whole picture."""
    return replace(thing, corners=_move(thing.corners, (-shift[0], -shift[1])))


def _move(corners: Corners, shift: Point) -> Corners:
    return to_corners(np.array(corners) + shift)


def _middle(corners: Corners) -> Point:
    return map_to_picture([(0.5, 0.5)], corners)[0]


def _lies_in(point: Point, corners: Corners) -> bool:
    return cv2.pointPolygonTest(np.array(corners, np.float32), point, measureDist=False) >= 0
