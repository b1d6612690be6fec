"""Finding a card by the table it was laid on: what differs from the empty table is the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.finding.card_contours import WORK_LONG_PX, drop_doubles, find_quads
from vision.finding.corners import refine_corners
from vision.overlap import order_upright
from vision.reading import Outline

if TYPE_CHECKING:
    from vision.geometry import Image, Mask

OTHER = 14.0  # steps of CIELAB: noise stays below it, and a card's paper is seldom so near a table's colour
CERTAIN = 0.97
LEAST_PIECE = 0.04  # of the picture's longer side: what is smaller is a crumb or the camera's noise
GAPS = 0.03  # of the picture's longer side: print as dark as the table leaves holes this wide


def find_against(image_bgr: Image, empty_bgr: Image) -> list[Outline]:
    """Return the cards that lie on a table of which there is a picture without them, from the same camera."""
    if image_bgr.shape != empty_bgr.shape:
        return []
    scale = min(1.0, WORK_LONG_PX / max(image_bgr.shape[:2]))
    mask = _differ(*(_shrink(one, scale) for one in (image_bgr, empty_bgr)))
    quads = [(quad + 0.5) / scale - 0.5 for quad, _ in drop_doubles(find_quads(mask), most=0.1)]
    return [Outline(order_upright(refine_corners(image_bgr, quad)[0]), CERTAIN) for quad in quads]


def find_pieces_against(image_bgr: Image, empty_bgr: Image) -> list[Outline]:
    """Return dice and pieces on a table of which there is a picture without them, as upright squares."""
    if image_bgr.shape != empty_bgr.shape:
        return []
    scale = min(1.0, WORK_LONG_PX / max(image_bgr.shape[:2]))
    mask = _differ(*(_shrink(one, scale) for one in (image_bgr, empty_bgr)))
    count, _, stats, middles = cv2.connectedComponentsWithStats(mask)
    sizes_px = stats[:, [cv2.CC_STAT_WIDTH, cv2.CC_STAT_HEIGHT]].max(axis=1)
    return [
        Outline.square(tuple((middles[one] + 0.5) / scale - 0.5), float(sizes_px[one]) / scale, CERTAIN)
        for one in range(1, count)
        if sizes_px[one] > LEAST_PIECE * max(mask.shape)
    ]


def _shrink(image_bgr: Image, scale: float) -> Image:
    small = cv2.resize(image_bgr, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    return np.asarray(cv2.GaussianBlur(small, (0, 0), 1.2), np.uint8)


def _differ(image_bgr: Image, empty_bgr: Image) -> Mask:
    # The camera may have changed its exposure for the card; the table then shows by how much.
    gains = np.median((image_bgr + 1.0) / (empty_bgr + 1.0), axis=(0, 1))
    exposed = np.clip(empty_bgr * gains, 0, 255).astype(np.uint8)
    one, other = (cv2.cvtColor(each, cv2.COLOR_BGR2LAB).astype(np.float32) for each in (image_bgr, exposed))
    mask = (np.linalg.norm(one - other, axis=2) > OTHER).astype(np.uint8) * 255
    gap_px = max(3, round(GAPS * max(mask.shape)))
    closed = cv2.morphologyEx(mask, cv2.MORPH_CLOSE, np.ones((gap_px, gap_px), np.uint8))
    return np.asarray(closed, np.uint8)
