"""What one slot for a card looks like: empty, or with a card where the slot would hold it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.finding.corners import refine_corners
from vision.geometry import Image, card_to_picture, map_to_picture, rectify
from vision.overlap import is_sound, to_corners
from vision.plain import describe_parts, has_light, looks_plain
from vision.reading import Corners, Outline

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from numpy.typing import NDArray

GUESSED = 0.3  # confidence in an outline nothing but the slot speaks for
_INSIDE = (0.12, 0.1, 0.88, 0.9)
_SIZE_WH = (20, 30)  # about two millimetres a pixel, so that the grain of a floor is smoothed away
_OVER = 6
_ALONG = 40  # places along a side of a card
# A slot and the ring around it are cut into parts about as wide as a plank. A part of bare wood with seams
# differs from the third most similar part of the ring by 0.01 to 0.29, at most a third of them by more than
# 0.15. No part of a card differs by less than 0.25.
_PARTS, _PART_PX = (4, 3), 24
_SMOOTH_PX = 1.2
_LIKE, _ALIKE, _BARE = 3, 0.15, 2 / 3
_COVERED = 0.25  # of a part of the ring: if another slot covers this much of it, it is no ground
_LEAST_GROUND = 4  # parts of the ring: one side of a slot


def looks_empty(image_bgr: Image, slot: Corners) -> bool:
    """Tell whether a slot shows nothing but a plain floor; too dark or dazzled it might hide a card."""
    return looks_plain(_flatten(image_bgr, slot))


def looks_bare(
    image_bgr: Image,
    slot: Corners,
    others: Iterable[Corners] = (),
    known: NDArray[np.float32] | None = None,
) -> bool:
    """Tell whether a slot looks like its surroundings, as a table of planks, a cloth or a mat does.

    Other slots beside it do not count: cards of one deck look alike. `known` is ground seen elsewhere.
    """
    down, across = (count + 2 for count in _PARTS)
    around = (-1 / _PARTS[1], -1 / _PARTS[0], 1 + 1 / _PARTS[1], 1 + 1 / _PARTS[0])
    flat = rectify(image_bgr, slot, (across * _PART_PX, down * _PART_PX), around)
    if not has_light(flat):
        return False
    parts = describe_parts(np.asarray(flat, np.float32), (down, across), _SMOOTH_PX)
    inside = np.zeros((down, across), bool)
    inside[1:-1, 1:-1] = True
    ground = ~inside & ~_mark_covered(slot, others, (down, across))
    table = parts[ground] if known is None else np.concatenate([parts[ground], known])
    if len(table) < _LEAST_GROUND:
        return False
    apart = np.linalg.norm(parts[inside][:, None] - table[None], axis=2)
    return bool((np.sort(apart, axis=1)[:, _LIKE - 1] < _ALIKE).mean() >= _BARE)


def describe_ground(image_bgr: Image, slots: Sequence[Corners]) -> NDArray[np.float32] | None:
    """Describe the parts of slots on which nothing lies; None where there are none."""
    size_wh = _PARTS[1] * _PART_PX, _PARTS[0] * _PART_PX
    flat = [np.asarray(rectify(image_bgr, slot, size_wh), np.float32) for slot in slots]
    described = [describe_parts(one, _PARTS, _SMOOTH_PX).reshape(_PARTS[0] * _PARTS[1], -1) for one in flat]
    return np.concatenate(described) if described else None


def _mark_covered(slot: Corners, others: Iterable[Corners], parts: tuple[int, int]) -> NDArray[np.bool_]:
    """Mark the parts of a slot and the ring around it that other slots cover."""
    down, across = parts
    covered = np.zeros((down * _PART_PX, across * _PART_PX), np.uint8)
    from_picture = np.linalg.inv(card_to_picture(slot))
    for other in others:
        in_slot = cv2.perspectiveTransform(np.array([other], np.float64), from_picture)[0]
        flat = (in_slot * (_PARTS[1], _PARTS[0]) + 1) * _PART_PX
        cv2.fillConvexPoly(covered, np.round(flat).astype(np.int32), 1)
    shares = covered.reshape(down, _PART_PX, across, _PART_PX).mean(axis=(1, 3))
    return np.asarray(shares > _COVERED, np.bool_)


def is_lit(image_bgr: Image, zone: Corners) -> bool:
    """Tell whether a zone is neither too dark nor too dazzled for anything to be seen in it."""
    return has_light(rectify(image_bgr, zone, _SIZE_WH))


def lay_in_middle(slot: Corners, card_wh_mm: tuple[float, float], slot_wh_mm: tuple[float, float]) -> Corners:
    """Return where a card lies in the middle of its slot."""
    sides = zip(card_wh_mm, slot_wh_mm, strict=True)
    across, down = ((1 - card_mm / slot_mm) / 2 for card_mm, slot_mm in sides)
    spots = [(across, down), (1 - across, down), (1 - across, 1 - down), (across, 1 - down)]
    return to_corners(np.array(map_to_picture(spots, slot)))


def guess_card(
    image_bgr: Image, slot: Corners, card_wh_mm: tuple[float, float], slot_wh_mm: tuple[float, float]
) -> Iterator[Outline]:
    """Give the outline a card would have in the middle of its slot, its sides moved to visible edges."""
    corners, _ = refine_corners(image_bgr, np.array(lay_in_middle(slot, card_wh_mm, slot_wh_mm)))
    if is_sound(corners):
        yield Outline(to_corners(corners), GUESSED)


def put_top_first(image_bgr: Image, cards: Sequence[Outline]) -> list[Outline]:
    """Order overlapping cards, the top one first: only its sides can be seen on the other card."""
    first, *others = cards
    for number, other in enumerate(others):
        below, above = first.corners, other.corners
        if _measure_side_on(image_bgr, above, below) > _measure_side_on(image_bgr, below, above):
            first, others[number] = other, first
    return [first, *others]


def _measure_side_on(image_bgr: Image, card: Corners, other: Corners) -> float:
    """Return how much the colours differ across the sides of a card where these lie on another one."""
    corners = np.array(card)
    ways = np.roll(corners, -1, axis=0) - corners
    lengths = np.linalg.norm(ways, axis=1)
    shares = np.linspace(0.04, 0.96, _ALONG)[:, None, None]
    along = (corners + shares * ways).reshape(-1, 2)
    # Clockwise in a picture whose y runs down: the way to the right of a side leads into the card.
    inward = np.stack([-ways[:, 1], ways[:, 0]], axis=1) / lengths[:, None]
    step = np.tile(inward * max(2.0, 0.02 * lengths.min()), (_ALONG, 1))
    outline = np.array(other, np.float32)
    on = [cv2.pointPolygonTest(outline, point, measureDist=True) > step[0].max() for point in along.tolist()]
    if not any(on):
        return 0.0
    inside, outside = (_pick_colours(image_bgr, along[on] + way) for way in (step[on], -step[on]))
    return float(np.abs(inside - outside).max(axis=1).mean())


def _pick_colours(image_bgr: Image, places: NDArray[np.float64]) -> NDArray[np.float32]:
    smooth = cv2.GaussianBlur(image_bgr, (0, 0), 1.0)
    height, width = image_bgr.shape[:2]
    columns, rows = np.clip(places.round(), 0, (width - 1, height - 1)).astype(int).T
    return np.asarray(smooth[rows, columns], np.float32)


def _flatten(image_bgr: Image, slot: Corners) -> Image:
    large = rectify(image_bgr, slot, (_OVER * _SIZE_WH[0], _OVER * _SIZE_WH[1]), _INSIDE)
    return cv2.resize(large, _SIZE_WH, interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
