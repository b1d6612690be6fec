"""The table seen from straight above, in millimetres: what a pose makes of a picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.geometry import Image, Reals, ToPicture, as_image

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from vision.reading import Point

FINE_PX_PER_MM = 1.0  # a card sixty pixels wide shows no more
OVER = 2  # so much finer the picture is first looked up, for print must not turn into specks
DAZZLED = 0.97  # of the brightest there is in each colour: where a lamp is mirrored
AROUND_PX = 7.0  # light and glare are smoother than this, print is not
FAINT = 6.0  # levels; what varies less is noise
_GROW = np.ones((3, 3), np.uint8)
STEP_MM = 16.0  # between two of these the way into the picture is as good as straight


@dataclass(frozen=True, slots=True)
class Flat:
    """A part of the table from straight above; `corner_mm` is its left upper corner, y towards the player."""

    image: NDArray[np.float32]
    corner_mm: Point

    def cut(
        self, at_mm: Point, turned_deg: float, size_wh: tuple[int, int], px_per_mm: float
    ) -> NDArray[np.float32]:
        """Return a turned piece of the table around a place, with so many pixels a millimetre."""
        way = _way_from_piece(turned_deg, size_wh, FINE_PX_PER_MM / px_per_mm)
        way[:, 2] += (np.array(at_mm) - self.corner_mm) * FINE_PX_PER_MM - 0.5
        flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
        piece = cv2.warpAffine(self.image, way, size_wh, flags=flags, borderMode=cv2.BORDER_REPLICATE)
        return np.asarray(piece, np.float32)

    def smoothed(self, px_per_mm: float) -> Flat:
        """Return the same, as smooth as a picture of so many pixels a millimetre is."""
        sigma = 0.5 * FINE_PX_PER_MM / px_per_mm
        return Flat(np.asarray(cv2.GaussianBlur(self.image, (0, 0), sigma), np.float32), self.corner_mm)

    def evened(self) -> Flat:
        """Return the same with light, glare and shade taken out; only print is left."""
        return Flat(even_out(self.image), self.corner_mm)


def even_out(image: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return how far each pixel is from its surroundings, where all vary alike; a pixel is a millimetre.

    What is dazzled is no print: it is as bright as anything and says nothing.
    """
    most = np.percentile(image.reshape(-1, image.shape[-1]), 99.9, axis=0)
    dazzled = np.asarray((image >= DAZZLED * most).all(axis=2), np.uint8)
    seen = 1 - cv2.dilate(dazzled, _GROW)
    kept = seen.astype(np.float32)[..., None]
    weight = cv2.GaussianBlur(kept, (0, 0), AROUND_PX)[..., None] + 1e-3
    around = cv2.GaussianBlur(image * kept, (0, 0), AROUND_PX) / weight
    apart = (image - around) * kept
    varied = cv2.GaussianBlur((apart**2).sum(axis=2), (0, 0), AROUND_PX)[..., None] / weight
    return np.asarray(apart / (np.sqrt(varied) + FAINT), np.float32)


def _way_from_piece(turned_deg: float, size_wh: tuple[int, int], scale: float) -> Reals:
    angle = np.radians(turned_deg)
    turn = scale * np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    middle = (np.array(size_wh) - 1) / 2
    return np.column_stack([turn, -turn @ middle])


def flatten(image_bgr: Image, to_picture: ToPicture, corner_mm: Point, size_mm: Point) -> Flat:
    """Look up a rectangle of the table in the picture; what lies outside of it repeats its edge."""
    fine = OVER * FINE_PX_PER_MM
    size_wh = (round(size_mm[0] * fine), round(size_mm[1] * fine))
    ways = _list_ways(to_picture, corner_mm, size_wh, fine)
    across, down = np.ascontiguousarray(ways[..., 0]), np.ascontiguousarray(ways[..., 1])
    found = cv2.remap(image_bgr, across, down, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    half_wh = (size_wh[0] // OVER, size_wh[1] // OVER)
    flat = as_image(cv2.resize(found, half_wh, interpolation=cv2.INTER_AREA))
    return Flat(flat.astype(np.float32), corner_mm)


def _list_ways(
    to_picture: ToPicture, corner_mm: Point, size_wh: tuple[int, int], fine: float
) -> NDArray[np.float32]:
    """Return for each pixel of the flat picture where it is found; most lie between few."""
    step = round(STEP_MM * fine)
    columns, rows = (side // step + 3 for side in size_wh)  # one more on each side, to lie between them
    down, across = np.mgrid[-1 : rows - 1, -1 : columns - 1]
    middles_px = (np.stack([across, down], axis=-1).reshape(-1, 2) + 0.5) * step
    places = to_picture(middles_px / fine + corner_mm)
    coarse = np.asarray(places, np.float32).reshape(rows, columns, 2)
    spread = cv2.resize(coarse, (columns * step, rows * step), interpolation=cv2.INTER_LINEAR)
    return np.asarray(spread[step : step + size_wh[1], step : step + size_wh[0]], np.float32)
