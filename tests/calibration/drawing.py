"""Tables with markers as a camera sees them, drawn exactly: where each corner truly is comes with the picture."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.corners import as_corners
from calibration.lens import Lens, straight_lens
from calibration.markers import (
    CARD_MARKER_MM,
    CARD_MM,
    DICTIONARY,
    DIGIT_MARKER_MM,
    DIGIT_MM,
    MARKER_MM,
    MARKER_PAPER_MM,
    Marker,
)
from calibration.plan import TablePlan
from fixtures.render.scenes.light import add_noise, blur_focus, cast_colour
from fixtures.render.scenes.scene import aim_camera, box_mm

if TYPE_CHECKING:
    from vision.geometry import Image

Reals = NDArray[np.float64]
Placed = tuple[int, tuple[float, float], float]  # id, middle in mm, turned degrees
SIZE_WH = (1920, 1080)
FINER = 4
PRINT_PX_PER_MM = 10
PLACES_MM = ((-250.0, -120.0), (250.0, -120.0), (250.0, 120.0), (-250.0, 120.0))


@dataclass
class View:
    """A picture of a table, the way from millimetres to its pixels, and the markers where they truly are."""

    image_bgr: Image
    matrix: Reals
    truth_mm: dict[int, Reals] = field(default_factory=dict)

    def to_px(self, points_mm: Reals) -> Reals:
        return cv2.perspectiveTransform(points_mm.reshape(-1, 1, 2), self.matrix).reshape(-1, 2)

    def markers(self) -> list[Marker]:
        """The corners that a perfect eye would find."""
        return [Marker(id_, as_corners(self.to_px(quad))) for id_, quad in self.truth_mm.items()]

    def plan(self) -> TablePlan:
        """Where the table markers truly lie, about the middle the drawing has."""
        return TablePlan({id_: as_corners(quad) for id_, quad in self.truth_mm.items() if id_ < 4})


def place_markers(scale: float = 1, turned_deg: float = 0) -> list[Placed]:
    """Put the four table markers about the middle."""
    return [(id_, (x * scale, y * scale), turned_deg) for id_, (x, y) in enumerate(PLACES_MM)]


def draw_view(
    placed: list[Placed],
    px_per_mm: float = 2.9,
    tilt_deg: float = 0,
    *,
    towards_deg: float = 0,
    turned_deg: float = 0,
    shift_mm: tuple[float, float] = (0, 0),
    size_wh: tuple[int, int] = SIZE_WH,
) -> View:
    """Draw markers on a plain brown table under a tilted camera."""
    matrix = aim_camera(size_wh, px_per_mm, tilt_deg, towards_deg, turned_deg)
    matrix = matrix @ np.array([[1, 0, shift_mm[0]], [0, 1, shift_mm[1]], [0, 0, 1]])
    view = View(np.full((size_wh[1], size_wh[0], 3), (70, 95, 120), np.uint8), matrix)
    for id_, middle_mm, card_deg in placed:
        _draw_card(view, id_, middle_mm, card_deg)
    return view


def dim(view: View, light: float = 0.35, noise: float = 6.0) -> View:
    """Make it evening: warm, dark and grainy."""
    dark = cast_colour(view.image_bgr, (0.7 * light, 0.9 * light, light))
    return View(add_noise(np.random.default_rng(5), dark, noise), view.matrix, view.truth_mm)


def soften(view: View, sigma_px: float) -> View:
    """Set it out of focus."""
    return View(blur_focus(view.image_bgr, sigma_px), view.matrix, view.truth_mm)


def bend(view: View, share: float) -> tuple[View, Lens]:
    """Look through a lens that bends the picture."""
    height, width = view.image_bgr.shape[:2]
    lens = replace(straight_lens((width, height)), bend=share)
    pixels = np.stack(np.meshgrid(np.arange(width), np.arange(height)), axis=-1)
    source = lens.straighten(pixels).astype(np.float32)
    image = cv2.remap(view.image_bgr, source[..., 0], source[..., 1], cv2.INTER_CUBIC)
    return View(np.asarray(image, np.uint8), view.matrix, view.truth_mm), lens


def cover(view: View, id_: int) -> View:
    """Put a thumb over one corner of a marker."""
    image = view.image_bgr.copy()
    x, y = view.to_px(view.truth_mm[id_])[2]
    cv2.circle(image, (round(x), round(y)), 25, (120, 150, 205), -1, cv2.LINE_AA)
    return View(image, view.matrix, view.truth_mm)


def _draw_card(view: View, id_: int, middle_mm: tuple[float, float], turned_deg: float) -> None:
    marker_mm, paper_mm = _sizes(id_)
    face = _print_card(id_, marker_mm, paper_mm)
    outline_mm = box_mm(middle_mm, paper_mm, turned_deg)
    across, down = (
        (outline_mm[1] - outline_mm[0]) / paper_mm[0],
        (outline_mm[3] - outline_mm[0]) / paper_mm[1],
    )
    margin_mm = (paper_mm[0] - marker_mm) / 2
    top_left = outline_mm[0] + (across + down) * margin_mm
    square = np.array([(0, 0), (1, 0), (1, 1), (0, 1)]) * marker_mm
    view.truth_mm[id_] = top_left + square @ np.array([across, down])
    _paint(view.image_bgr, face, view.to_px(outline_mm))


def _sizes(id_: int) -> tuple[float, tuple[float, float]]:
    if id_ < 10:
        return MARKER_MM, MARKER_PAPER_MM
    return (CARD_MARKER_MM, CARD_MM) if id_ < 20 else (DIGIT_MARKER_MM, DIGIT_MM)


def _print_card(id_: int, marker_mm: float, paper_mm: tuple[float, float]) -> Image:
    width, height = (round(side * PRINT_PX_PER_MM) for side in paper_mm)
    side, margin = round(marker_mm * PRINT_PX_PER_MM), round((paper_mm[0] - marker_mm) / 2 * PRINT_PX_PER_MM)
    printed = cv2.aruco.generateImageMarker(cv2.aruco.getPredefinedDictionary(DICTIONARY), id_, side)
    card = np.full((height, width, 3), 245, np.uint8)
    card[margin : margin + side, margin : margin + side] = np.clip(printed, 25, 245)[..., None]
    return card


def _paint(image_bgr: Image, face: Image, corners_px: Reals) -> None:
    """Paint a card in its part of the picture four times finer, and shrink that as a sensor would."""
    low = np.clip(np.floor(corners_px.min(axis=0)) - 2, 0, None).astype(int)
    high = np.minimum(np.ceil(corners_px.max(axis=0)) + 3, image_bgr.shape[1::-1]).astype(int)
    if (high <= low).any():
        return
    part = image_bgr[low[1] : high[1], low[0] : high[0]]
    fine = cv2.resize(part, None, fx=FINER, fy=FINER, interpolation=cv2.INTER_NEAREST)
    height, width = face.shape[:2]
    frame = np.array([(0, 0), (width, 0), (width, height), (0, height)], np.float32) - 0.5
    placed = ((corners_px - low + 0.5) * FINER - 0.5).astype(np.float32)
    way = cv2.getPerspectiveTransform(frame, placed)
    size_wh = (fine.shape[1], fine.shape[0])
    cv2.warpPerspective(face, way, size_wh, fine, cv2.INTER_LINEAR, cv2.BORDER_TRANSPARENT)
    part[:] = cv2.resize(fine, (part.shape[1], part.shape[0]), interpolation=cv2.INTER_AREA)
