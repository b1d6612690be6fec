"""Names told of doubtful cards outlast a hand that passes over them, if the cards are as they were before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

import cv2
import numpy as np

from calibration.corners import as_corners
from tablemate.watching.corrections import KnownLook, look_at
from vision.reading import Status, middle_of

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from numpy.typing import NDArray

    from calibration.pose import Pose
    from tablemate.watching.corrections import Corrections
    from vision.geometry import Image
    from vision.reading import Corners, Reading

    Patch: TypeAlias = NDArray[np.float32]

# A pixel is more than a millimetre of most cards: print shows, the camera's noise does not.
SIZE_WH = (48, 72)
TREMBLES_PX = 2  # by which a patch may lie aside in another frame of a shaky camera
BLOCK_PX = 12  # about a title's height and the length of a short word
# Levels in any block. The same card differed by 10.6 at most between frames of a table at 720p that shakes by
# 1.5 pixels; of 45 pairs of drawn birds, laid on one spot to the pixel, the two most alike by 33.
SAME_LEVELS = 14.0
UNMOVED_MM = 2.0  # by which the corners of one card may be found aside in another frame


@dataclass(frozen=True, slots=True)
class DoubtfulCard:
    """A card that is not read for sure: what it was taken for, where it lies and how it looks."""

    thing: Reading
    corners_mm: Corners
    patch: Patch
    look: Patch

    def is_still(self, thing: Reading, image_bgr: Image, pose: Pose) -> bool:
        """Whether this is the same card, and nobody moved it: it lies, reads and looks as it did.

        What could not be read at all may be any card, and so may one that is read for sure now.
        """
        read = {candidate.id for candidate in thing.candidates}
        shifts = np.linalg.norm(pose.to_mm(thing.corners) - np.array(self.corners_mm), axis=1)
        now = cut_patch(image_bgr, pose.corners_px(self.corners_mm))
        return (
            thing.status is not Status.SURE
            and bool(read & {candidate.id for candidate in self.thing.candidates})
            and float(shifts.max()) <= UNMOVED_MM
            and find_difference(self.patch, now) <= SAME_LEVELS
        )

    def name(self, id_: str) -> KnownLook:
        """Return it as a card whose name is known."""
        return KnownLook(id_, middle_of(self.corners_mm), self.look, self.thing.id or "")


class ToldNames:
    """Keeps what a person says of doubtful cards while they lie there, also under a hand that passes by."""

    def __init__(self, corrections: Corrections) -> None:
        self._corrections = corrections
        self._cards: dict[str, dict[str, DoubtfulCard]] = {}  # by zone and place, as they were last seen
        self._told: dict[tuple[str, str], tuple[str, DoubtfulCard]] = {}

    def note(self, zone: str, spots: Mapping[str, Reading | None], image_bgr: Image, pose: Pose) -> None:
        """Remember the doubtful cards of a zone that has settled; what was told of others is dropped."""
        named = {
            at: card
            for (there, at), (id_, card) in self._told.items()
            if there == zone and _is(spots.get(at), id_)
        }
        doubtful = [
            (place, thing) for place, thing in spots.items() if thing and thing.status is not Status.SURE
        ]
        self.forget(zone, [place for place in spots if place not in named])
        self._cards[zone] = named | {
            place: _look_closely(thing, image_bgr, pose) for place, thing in doubtful
        }

    def tell(self, zone: str, said: Mapping[str, object]) -> None:
        """Take a person's word on cards that are or were in doubt; it is on disk when this returns."""
        cards = self._cards.get(zone, {})
        named = {place: id_ for place, id_ in said.items() if place in cards and isinstance(id_, str)}
        self._told |= {(zone, place): (id_, cards[place]) for place, id_ in named.items()}
        self._keep()

    def see_again(
        self, zone: str, spots: Mapping[str, Reading | None], image_bgr: Image, pose: Pose
    ) -> list[tuple[str, Reading]]:
        """Return what was told of things that are as they were; over others the hand may still be."""
        waited = [
            (id_, card, spots.get(at)) for (there, at), (id_, card) in self._told.items() if there == zone
        ]
        return [
            (id_, thing) for id_, card, thing in waited if thing and card.is_still(thing, image_bgr, pose)
        ]

    def forget(self, zone: str, places: Collection[str]) -> None:
        """Take it that other cards may lie there now."""
        left = {key: told for key, told in self._told.items() if key[0] != zone or key[1] not in places}
        if len(left) < len(self._told):
            self._told = left
            self._keep()

    def _keep(self) -> None:
        self._corrections.keep_covered([card.name(id_) for id_, card in self._told.values()])


def _is(thing: Reading | None, id_: str) -> bool:
    return thing is not None and thing.status is Status.SURE and thing.id == id_


def _look_closely(thing: Reading, image_bgr: Image, pose: Pose) -> DoubtfulCard:
    patch, look = cut_patch(image_bgr, thing.corners), look_at(image_bgr, thing.corners)
    return DoubtfulCard(thing, as_corners(pose.to_mm(thing.corners)), patch, look)


def cut_patch(image_bgr: Image, corners: Corners) -> Patch:
    """What a picture shows inside these corners, small."""
    wide, high = SIZE_WH
    frame = np.array([(0, 0), (wide, 0), (wide, high), (0, high)], np.float32)
    way = cv2.getPerspectiveTransform(np.array(corners, np.float32), frame)
    small = cv2.warpPerspective(image_bgr, way, SIZE_WH, flags=cv2.INTER_AREA)
    return np.asarray(cv2.GaussianBlur(small, (0, 0), 1), np.float32)


def find_difference(one: Patch, other: Patch) -> float:
    """By how many levels two patches differ where they differ most, whatever the light and the tremble."""
    edge = TREMBLES_PX
    middle = one[edge:-edge, edge:-edge]
    high, wide = middle.shape[:2]
    moved = [other[y : y + high, x : x + wide] for y in range(2 * edge + 1) for x in range(2 * edge + 1)]
    return min(_differ(middle, shifted) for shifted in moved)


def _differ(one: Patch, other: Patch) -> float:
    gain = float((one * other).sum() / ((other * other).sum() + 1e-6))
    levels = np.abs(one - gain * other).mean(axis=2)
    return float(cv2.blur(levels, (BLOCK_PX, BLOCK_PX)).max())
