"""A corrected card stays corrected while it lies there: it is known again by how it looks."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.reading import Status

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from vision.geometry import Image
    from vision.reading import Corners, Point, Reading

SIZE_PX = 32
SAME_LOOK = 0.9  # correlation of two pictures of one thing, some light and noise apart
SAME_PLACE_MM = 5.0
MOST_KEPT = 50


@dataclass(frozen=True, slots=True)
class KnownLook:
    """What a person said a thing is, where it lay and how it looked."""

    id: str
    place_mm: Point
    look: NDArray[np.float32]

    def is_of(self, place_mm: Point, look: NDArray[np.float32]) -> bool:
        """Whether it still lies there."""
        return math.dist(self.place_mm, place_mm) < SAME_PLACE_MM and _likeness(self.look, look) >= SAME_LOOK


class Corrections:
    """What was corrected; readings of things that still lie there are put right."""

    def __init__(self) -> None:
        self._known: list[KnownLook] = []

    def learn(self, id_: str, image_bgr: Image, corners: Corners, place_mm: Point) -> None:
        """Remember that the thing here is called so; an older word on it is dropped."""
        look = _look_at(image_bgr, corners)
        others = [old for old in self._known if not old.is_of(place_mm, look)]
        self._known = [*others[-MOST_KEPT:], KnownLook(id_, place_mm, look)]

    def apply(self, thing: Reading, image_bgr: Image, place_mm: Point) -> Reading:
        """Put a thing right that was corrected before."""
        near = [known for known in self._known if math.dist(known.place_mm, place_mm) < SAME_PLACE_MM]
        look = _look_at(image_bgr, thing.corners) if near else None
        for known in near:
            if look is not None and known.is_of(place_mm, look):
                return replace(thing, id=known.id, status=Status.SURE, face="up", alternatives=())
        return thing


def _look_at(image_bgr: Image, corners: Corners) -> NDArray[np.float32]:
    """The thing as a small picture, whatever its light."""
    frame = np.array([(0, 0), (SIZE_PX, 0), (SIZE_PX, SIZE_PX), (0, SIZE_PX)], np.float32)
    way = cv2.getPerspectiveTransform(np.array(corners, np.float32), frame)
    small = cv2.warpPerspective(image_bgr, way, (SIZE_PX, SIZE_PX), flags=cv2.INTER_AREA)
    levels = cv2.GaussianBlur(small, (0, 0), 1).astype(np.float32)
    levels -= levels.mean(axis=(0, 1))
    return np.asarray(levels / (np.linalg.norm(levels) + 1e-6), np.float32)


def _likeness(one: NDArray[np.float32], other: NDArray[np.float32]) -> float:
    """How alike two looks are, either way up."""
    return float(max((one * other).sum(), (one * other[::-1, ::-1]).sum()))
