"""Tells from frame to frame what moves on the table, and where a hand or an arm reaches in."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.agreeing.cells import (
    Cells,
    close_gaps,
    fill_corners,
    fit_gain,
    grow,
    liken_structure,
    mark_larger,
    measure_contrast,
    measure_difference,
    measure_outline,
    measure_sway,
    reduce_picture,
    shift_cells,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from vision.geometry import Image, Mask
    from vision.reading import Point

SETTLED_AFTER_S = 0.4  # what did not move for so long belongs to the table
SETTLED_AT_LAST_S = 3.0  # after that, a moved camera is trusted again even if something swings in the picture
HAND_AT_MOST_S = 180.0  # no hand lies quite still for longer; a thing that came in over the edge can
_LEAST_LEVELS = 11.0  # two cells that differ by less show the same
_NOISE_TIMES = 4.5  # of the usual difference between two frames: sensor noise hardly ever exceeds it
_MOST_NOISE = 6.0  # levels: what differs by more in half of the picture is movement, not noise
_SWAY_FADES = 0.9  # from frame to frame; a table that shook shakes again
_DRIFT_S = 2.0  # how slowly the settled picture follows the light
_LIGHT_JUMP = math.log(1.15)  # exposure is adjusted in smaller steps than a lamp is switched
_SAME_TABLE = 0.6  # likeness of print: only the light, or the camera by a little, changed then
_BLOCKS_WH = (16, 9)
_BLOCK_SHARE = 0.06  # of a block's cells that make it count as moved, or as showing anything
_EVERYWHERE = 0.7  # of the blocks that show anything: no hand covers as many, a moved camera moves all
_FEWEST_BLOCKS = 6
_EDGE_LEVELS = 12.0  # a cell that stands off by so much from those around it shows print or an edge
_LEAST_HAND = 12  # cells
_AROUND = np.ones((9, 9), np.uint8)  # four cells to each side
_LEAST_CROSSING = 3  # cells at the picture's edge; an arm is wider, the shadow of a card is not
_LEAST_OUTLINE = 2.5  # levels a cell; the edge of a soft shadow has less
_SHRUNK = 0.8  # of what reached in from the edge is left at most, when an arm has gone and a card stays
_STIRRED = 0.1  # of a card's cells move at most while an arm beside it goes
_TIP = 0.6  # of the way from the edge to the end of an arm: beyond it is the hand
_OTHER_LOOK = 25.0  # levels by which a card at the edge differs from the arm that was over it


@dataclass(frozen=True, slots=True, eq=False)
class Change:
    """What one frame shows that the frames before did not."""

    at_s: float
    everywhere: bool
    still_since_s: float
    moving: Mask
    hand: Mask
    cell_px: Point

    @property
    def anywhere(self) -> bool:
        """Whether anything moved since the frame before."""
        return self.everywhere or bool(self.moving.any())

    def touches(self, corners_px: Sequence[Point]) -> bool:
        """Tell whether something moved inside the corners since the frame before."""
        return self.everywhere or self._meets(self.moving, corners_px)

    def hand_in(self, corners_px: Sequence[Point]) -> bool:
        """Tell whether a hand or an arm reaches into the corners, be it moving or at rest."""
        return self._meets(self.hand, corners_px)

    def _meets(self, mask: Mask, corners_px: Sequence[Point]) -> bool:
        if not mask.any():
            return False
        return bool((mask & fill_corners(corners_px, self.cell_px, mask.shape[:2])).any())


class ChangeWatch:
    """Watches the frames of one camera; remembers the table as it was when it last lay still."""

    def __init__(self) -> None:
        self._before: Cells | None = None
        self._at_s = 0.0
        self._still_since_s = 0.0
        self._noise = 1.0
        self._sway = 0.0  # cells by which the camera trembles

    def see(self, image_bgr: Image, at_s: float) -> Change:
        """Compare a frame with the one before and with the settled table."""
        cells = reduce_picture(image_bgr)
        height, width = cells.shape[:2]
        cell_px = image_bgr.shape[1] / width, image_bgr.shape[0] / height
        if self._before is None or self._before.shape != cells.shape:
            moving, everywhere = self._start(cells, at_s), True
        else:
            moving, everywhere = self._compare(self._before, cells, at_s)
        hand = np.zeros_like(moving)
        if not everywhere:
            hand, crept = self._settle(cells, moving, at_s)
            moving |= crept
        if everywhere or moving.any():
            self._still_since_s = at_s
        self._before, self._at_s = cells, at_s
        return Change(at_s, everywhere, self._still_since_s, moving, hand, cell_px)

    def _start(self, cells: Cells, at_s: float) -> Mask:
        self._settled = cells.copy()
        self._unsettled_since_s: float | None = None
        self._moved_s = np.full(cells.shape[:2], at_s)
        self._unlike, self._left = (np.zeros(cells.shape[:2], np.uint8) for _ in range(2))
        return np.zeros(cells.shape[:2], np.uint8)

    # --- against the frame before -------------------------------------------------------------------

    def _compare(self, before: Cells, cells: Cells, at_s: float) -> tuple[Mask, bool]:
        """Mark what moved since the frame before, and tell whether all of the picture changed."""
        gain = fit_gain(before, cells)
        self._sway *= _SWAY_FADES
        expected = before * gain
        expected = shift_cells(expected, self._follow_sway(expected, cells))
        self._learn_noise(measure_difference(expected, cells))
        moving = self._mark_unlike(expected, cells)
        lit = float(np.abs(np.log(gain)).max()) > _LIGHT_JUMP
        shifted = _is_everywhere(moving, before)
        self._moved_s[grow(moving) > 0] = at_s
        if (lit or shifted) and liken_structure(before, cells) > _SAME_TABLE:
            self._relight(before, cells)
        elif lit or shifted:
            self._unsettled_since_s = at_s
        return moving, lit or shifted or self._is_unsettled(cells, at_s)

    def _follow_sway(self, before: Cells, cells: Cells) -> Point:
        """Return how far a camera that trembles went since the picture before, if anything differs at all."""
        if not mark_larger(measure_difference(before, cells), _LEAST_LEVELS).any():
            return 0.0, 0.0
        way = measure_sway(before, cells)
        self._sway = max(self._sway, math.hypot(*way))
        return way

    def _mark_unlike(self, expected: Cells, cells: Cells) -> Mask:
        """Mark what differs by more than noise, and than a tremble of this camera makes of an edge."""
        unlike = mark_larger(measure_difference(expected, cells), self._threshold)
        if not unlike.any():
            return unlike
        trembles = self._sway * measure_contrast(cells)
        return mark_larger(measure_difference(expected, cells) - trembles, self._threshold)

    def _learn_noise(self, differences: NDArray[np.float32]) -> None:
        """Follow the noise of most cells: up at once, as from a lamp switched off, and down slowly."""
        noise = min(float(np.median(differences[::4, ::4])), _MOST_NOISE)
        self._noise = max(noise, self._noise + 0.1 * (noise - self._noise))

    @property
    def _threshold(self) -> float:
        return max(_LEAST_LEVELS, _NOISE_TIMES * self._noise)

    def _relight(self, before: Cells, cells: Cells) -> None:
        """Give the settled picture the light that was just switched; a hand on it stays a hand."""
        ratio = cv2.blur((cells + 1) / (before + 1), (25, 25))
        self._settled = np.clip(self._settled * ratio, 0, 255).astype(np.float32)

    def _is_unsettled(self, cells: Cells, at_s: float) -> bool:
        """Wait until a camera that was moved stands still, then take its picture for the table."""
        if self._unsettled_since_s is None:
            return False
        still_s, waited_s = at_s - float(self._moved_s.max()), at_s - self._unsettled_since_s
        if min(still_s, waited_s) < SETTLED_AFTER_S and waited_s < SETTLED_AT_LAST_S:
            return True
        self._unsettled_since_s = None
        self._settled = cells.copy()
        return False

    # --- against the settled table ------------------------------------------------------------------

    def _settle(self, cells: Cells, moving: Mask, at_s: float) -> tuple[Mask, Mask]:
        """Take what lies still into the settled picture; mark the hands, and what crept in unseen."""
        self._settled *= fit_gain(self._settled, cells)
        way = self._follow_sway(self._settled, cells)
        unlike = self._mark_unlike(shift_cells(self._settled, way), cells)
        steady = shift_cells(cells, (-way[0], -way[1]))
        hand, crept = np.zeros_like(unlike), np.zeros_like(unlike)
        if unlike.any():
            unlike = close_gaps(unlike)
            for blob in _split(unlike):
                if moving.any() and _reaches_edge(blob):
                    self._note_left(blob, moving, cells)
                if not self._belongs_to_table(blob, cells, at_s):
                    hand |= blob * _reaches_edge(blob)
                    continue
                crept |= blob * self._is_new(blob)
                # Its neighbours changed with it, if too little to be marked while the camera trembles.
                whole = (cv2.dilate(blob, _AROUND) > 0) & ((unlike == 0) | (blob > 0))
                self._settled[whole] = steady[whole]
        self._unlike, self._left = unlike, self._left & unlike
        share = 1 - math.exp(-max(0.0, at_s - self._at_s) / _DRIFT_S)
        cv2.accumulateWeighted(steady, self._settled, share, mask=1 - grow(unlike))
        return grow(hand), crept

    def _note_left(self, blob: Mask, moving: Mask, cells: Cells) -> None:
        """Mark what an arm left at the edge: it lies still while the arm goes, or looks otherwise than it."""
        assert self._before is not None
        reached = _join_touching(self._unlike, blob)
        shrank = blob.sum() <= _SHRUNK * reached.sum()
        if _stirs(_take_tip(blob), moving):  # where an arm moves, its hand moves
            crossing = (_take_edge(blob) & reached) > 0
            self._left[blob > 0] = shrank and _looks_other(self._before, cells, crossing)
        elif shrank or _stirs(blob, moving):
            self._left[blob > 0] = 1

    def _is_new(self, blob: Mask) -> bool:
        """Tell whether the frame before would have settled this too, if it had been visible then."""
        still_s = self._at_s - float(self._moved_s[blob > 0].max())
        return still_s >= SETTLED_AFTER_S and not _reaches_edge(blob)

    def _belongs_to_table(self, blob: Mask, cells: Cells, at_s: float) -> bool:
        still_s = at_s - float(self._moved_s[blob > 0].max())
        if still_s < SETTLED_AFTER_S:
            return False
        if not _reaches_edge(blob) or still_s >= HAND_AT_MOST_S:
            return True
        if self._left[blob > 0].mean() > 0.5:  # noqa: PLR2004 - most of it
            return True
        # A hand that was in the settled picture left its outline there, and a shadow has hardly any.
        now, then = measure_outline(cells, blob), measure_outline(self._settled, blob)
        return now < max(then, _LEAST_OUTLINE)


def _is_everywhere(moving: Mask, before: Cells) -> bool:
    """Tell whether most parts of the picture that show anything changed at once."""
    if moving.mean() < _BLOCK_SHARE / 4:
        return False
    grey = cv2.cvtColor(before, cv2.COLOR_BGR2GRAY)
    edges = (cv2.absdiff(grey, cv2.blur(grey, (3, 3))) > _EDGE_LEVELS).astype(np.uint8)
    showing, changed = (_share_of_blocks(mask) > _BLOCK_SHARE for mask in (edges, moving))
    return bool(changed.sum() >= max(_FEWEST_BLOCKS, _EVERYWHERE * (showing | changed).sum()))


def _share_of_blocks(mask: Mask) -> NDArray[np.float32]:
    shares = cv2.resize(mask.astype(np.float32), _BLOCKS_WH, interpolation=cv2.INTER_AREA)
    return np.asarray(shares, np.float32)


def _split(mask: Mask) -> list[Mask]:
    """Return the connected parts of a mask."""
    count, labels = cv2.connectedComponents(mask, connectivity=8)
    return [(labels == label).astype(np.uint8) for label in range(1, count)]


def _join_touching(mask: Mask, blob: Mask) -> Mask:
    """Return the connected parts of a mask that meet a blob."""
    _, labels = cv2.connectedComponents(mask, connectivity=8)
    met = np.unique(labels[(blob > 0) & (mask > 0)])
    return np.isin(labels, met[met > 0]).astype(np.uint8)


def _reaches_edge(blob: Mask) -> bool:
    return int(_take_edge(blob).sum()) >= _LEAST_CROSSING and int(blob.sum()) >= _LEAST_HAND


def _take_edge(blob: Mask) -> Mask:
    """Return the cells of a blob that lie at the very edge of the picture: an arm comes in over it."""
    edge = blob.copy()
    edge[1:-1, 1:-1] = 0
    return edge


def _take_tip(blob: Mask) -> Mask:
    """Return the part of a blob that is farthest from where it crosses the edge: the hand of an arm."""
    away = cv2.distanceTransform(1 - _take_edge(blob), cv2.DIST_L2, 3)
    return blob * (away >= _TIP * float(away[blob > 0].max())).astype(np.uint8)


def _stirs(blob: Mask, moving: Mask) -> bool:
    return float(moving[blob > 0].mean()) > _STIRRED


def _looks_other(before: Cells, now: Cells, where: NDArray[np.bool_]) -> bool:
    """Tell whether a part of the picture has a quite different colour than before."""
    if not where.any():
        return False
    return float(np.abs(now[where].mean(axis=0) - before[where].mean(axis=0)).max()) > _OTHER_LOOK
