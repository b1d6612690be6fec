"""Cards held up to a camera one by one: each is taken when it lies still, the next when it is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np

from tablemate.box.enrolling import tell_faults
from vision.overlap import measure_width

if TYPE_CHECKING:
    from tablemate.box.enrolling import Enrolment
    from vision.geometry import Image
    from vision.pictures.shown import CardFault, ShownCard

STILL = 0.015  # of the card's width: a corner that moves less does not move
FRAMES_STILL = 3
FRAMES_GONE = 2
OTHER_CARD = 0.6  # correlation of two pictures below which they are of two cards
SMALL_PX = 24


class Holding:
    """Follows what is held up, frame by frame."""

    def __init__(self, enrolment: Enrolment) -> None:
        self._enrolment = enrolment
        self._before: ShownCard | None = None
        self._still = self._gone = 0
        self._kept: ShownCard | None = None
        self._told: tuple[CardFault, ...] = ()
        self.saying = ""  # why a card is not taken, once for each reason

    def see(self, image_bgr: Image) -> ShownCard | None:
        """A card that lies still and is good; nothing while there is none, or the same one as before."""
        self.saying = ""
        cards = self._enrolment.look(image_bgr)
        if len(cards) != 1:
            self._miss()
            return None
        shown = cards[0]
        self._gone = 0
        self._still = self._still + 1 if self._before and _is_still(self._before, shown) else 0
        self._before = shown
        if self._still < FRAMES_STILL or (self._kept and is_same(self._kept, shown)):
            return None
        if shown.faults:
            self._tell(shown.faults)
            return None
        self._kept, self._told = shown, ()
        return shown

    def _miss(self) -> None:
        self._before, self._still = None, 0
        self._gone += 1
        if self._gone >= FRAMES_GONE:
            self._kept, self._told = None, ()

    def _tell(self, faults: tuple[CardFault, ...]) -> None:
        if faults != self._told:
            self._told, self.saying = faults, tell_faults(faults)


def is_same(one: ShownCard, other: ShownCard) -> bool:
    """Whether two pictures are of one card."""
    first, second = (_look(shown) for shown in (one, other))
    return float((first * second).sum()) >= OTHER_CARD


def _look(shown: ShownCard) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    small = cv2.resize(shown.card_bgr, (SMALL_PX, SMALL_PX), interpolation=cv2.INTER_AREA).astype(np.float32)
    small -= small.mean(axis=(0, 1))
    return np.asarray(small / (np.linalg.norm(small) + 1e-6), np.float32)


def _is_still(one: ShownCard, other: ShownCard) -> bool:
    corners = np.array(one.outline.corners)
    moved = np.abs(corners - np.array(other.outline.corners)).max()
    return bool(moved < STILL * measure_width(corners))
