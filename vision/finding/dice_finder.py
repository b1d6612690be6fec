"""Finds dice of any kind in a picture with a small network of ours."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.network import open_network
from vision.reading import Corners, Outline

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from vision.geometry import Image

PICTURE_PX = 768  # longest side in which a whole picture is searched
REGION_PX = 448  # the same for a region: dice are larger in it
CLOSE_UP_PX = 256  # tried when nothing is found: dice that fill the picture
FOUND_AT = 0.17
CLOSE_UP_AT = 0.6  # whole cards and trays look like faint dice from afar
CLOSER_AT = 0.6  # dice around which more may lie
_ROOM = 3.0  # edges between a plain die and one that is looked for beside it
_STRIDE = 4
_BLOCK_PX = 32
_UNIT_PX = 24.0
_SAME_DIE = 0.55  # two peaks nearer than this share of an edge are one die


class DiceFinder:
    """Finds dice, each as the square of its upper face; opens its network once."""

    def __init__(self) -> None:
        self._network = open_network("dice_finder")

    def find(self, image_bgr: Image, _likely: Sequence[Corners] = ()) -> list[Outline]:
        """Find the dice in a picture, wherever they lie."""
        found = self._search(image_bgr, PICTURE_PX)
        return self._look_closer(image_bgr, found) if found else self._search_close_up(image_bgr)

    def find_within(self, image_bgr: Image, region: Corners) -> list[Outline]:
        """Find the dice whose middle lies in a region."""
        left, top, window = _cut_region(image_bgr, region)
        if window.size == 0:
            return []
        found = self._search(window, REGION_PX) or self._search_close_up(window)
        return [die for die in (_move(die, left, top) for die in found) if _lies_in(die, region)]

    def _look_closer(self, image_bgr: Image, found: list[Outline]) -> list[Outline]:
        """Search again where dice lie, if they are seen larger there than in the whole picture."""
        plain = [die for die in found if die.confidence >= CLOSER_AT]
        if not plain:
            return found
        region = _enclose(plain)
        width, height = np.ptp(np.array(region), axis=0)
        if max(width, height) / REGION_PX >= max(image_bgr.shape[:2]) / PICTURE_PX:
            return found
        away = [die for die in found if not _lies_in(die, region)]
        return _keep_apart(away + self.find_within(image_bgr, region))

    def _search_close_up(self, image_bgr: Image) -> list[Outline]:
        return [die for die in self._search(image_bgr, CLOSE_UP_PX) if die.confidence >= CLOSE_UP_AT]

    def _search(self, image_bgr: Image, longest_px: int) -> list[Outline]:
        zoom = min(1.0, longest_px / max(image_bgr.shape[:2]))
        cells = self._network.run(_prepare(image_bgr, zoom))[0][0]
        return _keep_apart(_read_peaks(cells, zoom))


def _enclose(dice: list[Outline]) -> Corners:
    """An upright box around dice, with room for more beside them."""
    room = _ROOM * max(die.size_px for die in dice)
    centers = np.array([die.center for die in dice])
    (x0, y0), (x1, y1) = (centers.min(axis=0) - room).tolist(), (centers.max(axis=0) + room).tolist()
    return ((x0, y0), (x1, y0), (x1, y1), (x0, y1))


def _cut_region(image_bgr: Image, region: Corners) -> tuple[int, int, Image]:
    """The upright box around a region, a little wider, so that dice at its edge are whole."""
    corners = np.array(region)
    margin = 0.08 * np.ptp(corners, axis=0)
    left, top = np.maximum(np.floor(corners.min(axis=0) - margin), 0).astype(int).tolist()
    right, bottom = np.maximum(np.ceil(corners.max(axis=0) + margin), 0).astype(int).tolist()
    return left, top, image_bgr[top:bottom, left:right]


def _move(die: Outline, left: int, top: int) -> Outline:
    return Outline.square((die.center[0] + left, die.center[1] + top), die.size_px, die.confidence)


def _lies_in(die: Outline, region: Corners) -> bool:
    outline = np.array(region, np.float32)
    return cv2.pointPolygonTest(outline, die.center, measureDist=False) >= 0


def _prepare(image_bgr: Image, zoom: float) -> NDArray[np.float32]:
    """Shrink, fill up to whole blocks and bring into the network's order: RGB, 0 to 1."""
    height, width = (max(1, round(side * zoom)) for side in image_bgr.shape[:2])
    small = cv2.resize(image_bgr, (width, height), interpolation=cv2.INTER_AREA)
    below, beside = -height % _BLOCK_PX, -width % _BLOCK_PX
    padded = cv2.copyMakeBorder(small, 0, below, 0, beside, cv2.BORDER_REPLICATE)
    return cv2.dnn.blobFromImage(padded, 1 / 255, swapRB=True).astype(np.float32, copy=False)


def _read_peaks(cells: NDArray[np.float32], zoom: float) -> list[Outline]:
    heat = 1 / (1 + np.exp(-cells[0]))
    peaks = (heat >= FOUND_AT) & (heat >= cv2.dilate(heat, np.ones((3, 3), np.uint8)))
    found = []
    for row, column in np.argwhere(peaks):
        _, log_edge, across, down = cells[:, row, column]
        x = ((column + across + 0.5) * _STRIDE) / zoom - 0.5
        y = ((row + down + 0.5) * _STRIDE) / zoom - 0.5
        edge_px = _UNIT_PX * float(np.exp(np.clip(log_edge, -3, 4))) / zoom
        found.append(Outline.square((float(x), float(y)), edge_px, float(heat[row, column])))
    return found


def _keep_apart(found: list[Outline]) -> list[Outline]:
    """Of peaks on one die keep the strongest."""
    kept: list[Outline] = []
    for die in sorted(found, key=lambda die: die.confidence, reverse=True):
        if all(_distance(die, other) > _SAME_DIE * min(die.size_px, other.size_px) for other in kept):
            kept.append(die)
    return kept


def _distance(die: Outline, other: Outline) -> float:
    return float(np.hypot(die.center[0] - other.center[0], die.center[1] - other.center[1]))
