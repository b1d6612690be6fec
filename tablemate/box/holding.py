"""Cards shown to a camera one by one: each is taken when it lies still, the next when it is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np

from tablemate.box.enrolling import tell_faults
from vision.overlap import measure_width
from vision.pictures.shown import ShownCard, straighten

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from tablemate.box.enrolling import Enrolment
    from vision.geometry import Image
    from vision.pictures.shown import CardFault
    from vision.reading import Outline

STILL = 0.015  # of the card's width: a corner that moves by less counts as still
FRAMES_STILL = 3
FRAMES_GONE = 2
OTHER_CARD = 0.6  # correlation of two pictures below which they show different cards
# Mean grey levels: the same card in the same light differs by a few; the dark and the light side of a
# character, with the same drawing on both, differ by more.
OTHER_LIGHT = 12.0
SMALL_PX = 24
SCENE_WH = (64, 36)
UNCHANGED = 4.0  # grey levels anywhere in the reduced scene: there a camera's noise is far smaller


class Holding:
    """Follows what is shown, frame by frame."""

    def __init__(self, enrolment: Enrolment) -> None:
        self._enrolment = enrolment
        self._before: ShownCard | None = None
        self._still = self._gone = 0
        self._kept: ShownCard | None = None
        self._faults: tuple[CardFault, ...] = ()
        self._scene: NDArray[np.float32] | None = None
        self._empty: NDArray[np.float32] | None = None
        self._table: Image | None = None  # the last picture without a card in which nothing moved
        self._found: list[Outline] = []
        self.saying = ""  # why a card is not taken; each reason is said once

    def see(self, image_bgr: Image) -> ShownCard | None:
        """Return a card that lies still and is good enough; None without one, or if it is still the same."""
        self.saying = ""
        found = self._find(image_bgr)
        if len(found) != 1:
            self._miss()
            return None
        shown = ShownCard(found[0], straighten(image_bgr, found[0].corners))
        self._gone = 0
        self._still = self._still + 1 if self._before and _is_still(self._before, shown) else 0
        self._before = shown
        if self._still < FRAMES_STILL or (self._kept and is_same(self._kept, shown)):
            return None
        shown = self._enrolment.examine(image_bgr, found[0])  # costly, so only of a new card that lies still
        if shown.faults:
            self._tell(shown.faults)
            return None
        self._kept, self._faults = shown, ()
        return shown

    def _find(self, image_bgr: Image) -> list[Outline]:
        """Return the cards of a frame; an unchanged scene or the empty table is not searched again."""
        small = cv2.resize(image_bgr, SCENE_WH, interpolation=cv2.INTER_AREA)
        scene = np.asarray(small, np.float32)
        if _is_unchanged(self._empty, scene):
            self._table = image_bgr
            return []
        if not _is_unchanged(self._scene, scene):
            self._scene, self._found = scene, self._enrolment.find(image_bgr, self._table)
            self._empty = self._empty if self._found else scene
        return self._found

    def _miss(self) -> None:
        self._before, self._still = None, 0
        self._gone += 1
        if self._gone >= FRAMES_GONE:
            self._kept, self._faults = None, ()

    def _tell(self, faults: tuple[CardFault, ...]) -> None:
        if faults != self._faults:
            self._faults, self.saying = faults, tell_faults(faults)


def is_same(one: ShownCard, other: ShownCard) -> bool:
    """Whether two pictures are of one side of one card, in the light of one moment."""
    first, second = (_shrink(shown) for shown in (one, other))
    if float(np.abs(first.mean(axis=(0, 1)) - second.mean(axis=(0, 1))).max()) > OTHER_LIGHT:
        return False
    return float((_spread(first) * _spread(second)).sum()) >= OTHER_CARD


def _shrink(shown: ShownCard) -> NDArray[np.float32]:
    small = cv2.resize(shown.card_bgr, (SMALL_PX, SMALL_PX), interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.float32)


def _spread(small: NDArray[np.float32]) -> NDArray[np.float32]:
    level = small - small.mean(axis=(0, 1))
    return np.asarray(level / (np.linalg.norm(level) + 1e-6), np.float32)


def _is_unchanged(before: NDArray[np.float32] | None, scene: NDArray[np.float32]) -> bool:
    return before is not None and float(np.abs(scene - before).max()) <= UNCHANGED


def _is_still(one: ShownCard, other: ShownCard) -> bool:
    corners = np.array(one.outline.corners)
    moved = np.abs(corners - np.array(other.outline.corners)).max()
    return bool(moved < STILL * measure_width(corners))
