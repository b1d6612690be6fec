"""Finds cards by their contours alone: quick, untrained, and blind to fans and faint edges."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.overlap import measure_overlap, order_upright
from vision.reading import Outline

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from vision.geometry import Image, Mask, Quad


WORK_LONG_PX = 480
SMALLEST, LARGEST = 0.0025, 0.65  # shares of the picture's area
NARROWEST, WIDEST = 0.48, 0.86  # shorter side divided by longer side, with room for a tilted view
CORNERS = 4
MOST_SKEWED = 1.5  # opposite sides, one divided by the other
RIM_PX, OF_RIM = 8, 98  # width of the picture's rim, and the percentile of its colours
SAME_QUAD = 0.95  # overlap of quads that are the same but for a pixel
FULLEST_GAP = 0.12  # how much of a quad its contour may leave empty


def find_by_contours(image_bgr: Image, *, nested: bool = False) -> list[Outline]:
    """Return the card-like quads of a picture; what several masks agree on is more certain.

    Of overlapping quads only the best is kept, or with `nested` all that differ.
    """
    scale = min(1.0, WORK_LONG_PX / max(image_bgr.shape[:2]))
    small = cv2.resize(image_bgr, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    masks = _draw_masks(small.astype(np.uint8, copy=False))
    if nested:  # such as a pale frame on a pale table, around a picture that is unlike both
        masks.append(_rise_above_rim(small.astype(np.uint8, copy=False)))
    votes = [quad for mask in masks for quad in find_quads(mask)]
    chosen = drop_doubles(votes, most=SAME_QUAD if nested else 0.4)
    outlines = []
    for quad, _ in chosen:
        agreeing = sum(_is_alike(quad, other) for other, _ in votes)
        corners = order_upright((quad + 0.5) / scale - 0.5)
        outlines.append(Outline(corners, confidence=round(1 - 0.6**agreeing, 3)))
    return outlines


def _draw_masks(small: Image) -> list[Mask]:
    """Return bright, edge-bounded and colour-bounded regions of the picture."""
    soft = np.asarray(cv2.GaussianBlur(small, (5, 5), 0), np.uint8)
    lab = np.asarray(cv2.cvtColor(soft, cv2.COLOR_BGR2LAB), np.uint8)
    light = lab[..., 0]
    masks = [cv2.threshold(light, 0, 255, cv2.THRESH_OTSU)[1]]
    masks += [
        cv2.adaptiveThreshold(light, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY, block, -offset)
        for block, offset in ((61, 8), (151, 12), (31, 5))
    ]
    masks += [_enclose_edges(soft, low) for low in (20, 50, 90)]
    masks.append(_differ_from_rim(lab))
    return [mask.astype(np.uint8, copy=False) for mask in masks]


def _enclose_edges(soft: Image, low: int) -> Mask:
    edges = cv2.Canny(soft, low, low * 3)
    edges = cv2.dilate(edges, np.ones((3, 3), np.uint8))
    return np.asarray(255 - edges, np.uint8)


def _differ_from_rim(lab: NDArray[np.uint8]) -> Mask:
    """Return what differs from the colour found along the picture's rim, which is mostly table."""
    grey = np.clip(_measure_from_rim(lab) * 2, 0, 255).astype(np.uint8)
    return np.asarray(cv2.threshold(grey, 0, 255, cv2.THRESH_OTSU)[1], np.uint8)


def _rise_above_rim(small: Image) -> Mask:
    """Return what differs from the colour of the rim by more than nearly all of the rim itself does."""
    soft = np.asarray(cv2.GaussianBlur(small, (0, 0), 1.5), np.uint8)
    apart = _measure_from_rim(np.asarray(cv2.cvtColor(soft, cv2.COLOR_BGR2LAB), np.uint8))
    rim = np.concatenate([apart[:RIM_PX].ravel(), apart[-RIM_PX:].ravel(), apart[:, :RIM_PX].ravel()])
    return np.asarray(255 * (apart > np.percentile(rim, OF_RIM)), np.uint8)


def _measure_from_rim(lab: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Return how far each colour is from that of the rim, in steps of CIELAB."""
    strips = (lab[:RIM_PX], lab[-RIM_PX:], lab[:, :RIM_PX])
    rim = np.concatenate([strip.reshape(-1, 3) for strip in strips])
    return np.asarray(np.linalg.norm(lab - np.median(rim, axis=0).astype(np.float32), axis=2), np.float32)


def find_quads(mask: Mask) -> list[tuple[Quad, float]]:
    """Return the card-like quads of a mask, each with how well it is filled."""
    contours, _ = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
    area = mask.shape[0] * mask.shape[1]
    fits = [_fit_quad(np.asarray(contour), area) for contour in contours if len(contour) >= CORNERS]
    return [fit for fit in fits if fit is not None]


def _fit_quad(contour: NDArray[np.int32], area: int) -> tuple[Quad, float] | None:
    """Return the contour as a quad with how full it is, if a card could look like it."""
    hull = np.asarray(cv2.convexHull(contour), np.int32)
    hull_area = cv2.contourArea(hull)
    if not SMALLEST * area < hull_area < LARGEST * area:
        return None
    quad = _simplify(hull)
    fullness = cv2.contourArea(contour) / max(hull_area, 1)
    if quad is None or fullness < 1 - FULLEST_GAP or not _is_card_shaped(quad):
        return None
    gap = abs(1 - hull_area / max(cv2.contourArea(quad.astype(np.float32)), 1))
    return (quad, float(fullness - gap)) if gap < FULLEST_GAP else None


def _simplify(hull: NDArray[np.int32]) -> Quad | None:
    length = cv2.arcLength(hull, closed=True)
    for share in (0.02, 0.03, 0.045, 0.06):
        points = cv2.approxPolyDP(hull, share * length, closed=True)
        if len(points) == CORNERS:
            return points.reshape(4, 2).astype(np.float64)
    return None


def _is_card_shaped(quad: Quad) -> bool:
    sides = np.linalg.norm(quad - np.roll(quad, -1, axis=0), axis=1)
    one, other = sides[0] + sides[2], sides[1] + sides[3]
    skewed = max(sides[0] / sides[2], sides[2] / sides[0], sides[1] / sides[3], sides[3] / sides[1])
    return bool(NARROWEST < min(one, other) / max(one, other) < WIDEST and skewed < MOST_SKEWED)


def _is_alike(one: Quad, other: Quad) -> bool:
    return bool(np.abs(one.mean(0) - other.mean(0)).max() < 0.15 * np.ptp(one, axis=0).max())


def drop_doubles(scored: Sequence[tuple[Quad, float]], most: float) -> list[tuple[Quad, float]]:
    """Keep the best of all quads that overlap by more than `most`."""
    kept: list[tuple[Quad, float]] = []
    for quad, score in sorted(scored, key=lambda pair: -pair[1]):
        if all(measure_overlap(quad, other) <= most for other, _ in kept):
            kept.append((quad, score))
    return kept
