"""The right answers of the card finder for a training picture: maps, votes, and how much each counts."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from fixtures.render.scenes.scene import NOBODY
from models.card_finder_data import Example, SeenCard, measure_card_width
from vision.finding.proposals import CARD, CHANNELS, CORE, LIES, LYING, STANDING, STRIDE_PX, VOTE_UNIT_PX

Array = NDArray[np.float32]
Quad = NDArray[np.float64]
CORE_DEPTH = 0.12  # a core begins so far inside the edge, as a share of the card's width
SEEN_ENOUGH = 0.2
WIDTHS_PX = (10.0, 60.0)  # cards to be found; smaller and slightly larger ones do not count
TOO_FAR_PX, TOO_NEAR_PX = 8.0, 80.0  # beyond, a card is left to a larger or smaller view of the picture
SMALL_PX = 16.0  # for cards narrower than this, an error of a pixel weighs no more
EITHER_WAY_DEG = 10.0  # a card so near the diagonal may count as lying or as standing
READ_UP_TO_DEG = 70.0  # each way of reading corners learns cards turned this far from its own axis


def make_targets(example: Example) -> tuple[Array, Array]:
    """Return what to answer in each cell, maps first and votes after, and the weight of each number."""
    owner = example.owner
    rows, columns = owner.shape[0] // STRIDE_PX, owner.shape[1] // STRIDE_PX
    wanted, weights = (np.zeros((CHANNELS, rows, columns), np.float32) for _ in range(2))
    wanted[CARD] = _at_cells(owner) != NOBODY
    weights[[CARD, CORE]] = 1
    for number, card in enumerate(example.cards):
        _mark_card(wanted, weights, owner, number, card)
    return wanted, weights


def _at_cells(layer: NDArray[np.generic]) -> NDArray[np.generic]:
    return layer[STRIDE_PX // 2 :: STRIDE_PX, STRIDE_PX // 2 :: STRIDE_PX]


def _mark_card(wanted: Array, weights: Array, owner: NDArray[np.int8], number: int, card: SeenCard) -> None:
    seen = (owner == number).astype(np.uint8)
    width_px = measure_card_width(card.corners)
    if not seen.any():
        return
    if not TOO_FAR_PX < width_px < TOO_NEAR_PX:
        return
    if card.share < SEEN_ENOUGH or not WIDTHS_PX[0] < width_px < WIDTHS_PX[1] or not card.seen_known:
        weights[:, _at_cells(seen) > 0] = 0
        return
    region = _fill_notches(seen, owner, card, width_px)
    depth = _at_cells(cv2.distanceTransform(region, cv2.DIST_L2, 3))
    inside, core = depth > 0, depth > CORE_DEPTH * width_px
    wanted[CARD][inside] = 1
    wanted[CORE][core] = 1
    # A small card has few cells, so each counts more; the gap between two cores counts most.
    weights[CARD][inside] = weights[CORE][inside] = np.clip(30 / width_px, 0.7, 2)
    weights[CORE][inside & ~core] *= 1.5
    if card.shape_known:
        _mark_votes(wanted, weights, core, card)


def _mark_votes(wanted: Array, weights: Array, core: NDArray[np.bool_], card: SeenCard) -> None:
    quad = start_at_short_side(card.corners)
    # An error counts by the card's own width, and less where most of the card can only be guessed.
    weight = card.share * VOTE_UNIT_PX / max(measure_card_width(card.corners), SMALL_PX)
    along = (quad[2] + quad[3] - quad[0] - quad[1]) / 2
    from_level_deg = np.degrees(np.arctan2(abs(along[1]), abs(along[0])))
    wanted[LIES][core] = np.clip(0.5 + (45 - from_level_deg) / (2 * EITHER_WAY_DEG), 0, 1)
    weights[LIES][core] = card.share
    rows, columns = np.nonzero(core)
    cells = np.stack([columns, rows], 1) * STRIDE_PX + (STRIDE_PX - 1) / 2
    for channels, axis, turned_deg in ((STANDING, 1, 90 - from_level_deg), (LYING, 0, from_level_deg)):
        if turned_deg > READ_UP_TO_DEG:
            continue
        first = quad if along[axis] > 0 else np.roll(quad, 2, axis=0)
        votes = (first.reshape(1, 8) - np.tile(cells, 4)) / VOTE_UNIT_PX
        wanted[channels, rows, columns] = votes.T
        weights[channels, rows, columns] = weight


def start_at_short_side(corners: Quad) -> Quad:
    """Return a card's clockwise corners so that the first two are the ends of a short side."""
    sides = np.linalg.norm(corners - np.roll(corners, -1, axis=0), axis=1)
    return corners if sides[0] + sides[2] <= sides[1] + sides[3] else np.roll(corners, -1, axis=0)


def _fill_notches(
    seen: NDArray[np.uint8], owner: NDArray[np.int8], card: SeenCard, width_px: float
) -> NDArray[np.uint8]:
    """Return the card as if a finger or a cable over it were not there; other cards stay."""
    size = max(3, round(0.3 * width_px) | 1)
    closed = cv2.morphologyEx(np.pad(seen, size), cv2.MORPH_CLOSE, np.ones((size, size), np.uint8))
    inside = np.zeros_like(seen)
    cv2.fillConvexPoly(inside, np.round(card.corners).astype(np.int32), 1)
    return (seen | (closed[size:-size, size:-size] & inside & (owner == NOBODY))).astype(np.uint8)
