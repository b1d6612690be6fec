"""Reads the card finder's maps: each core, the inner part of a card, grows back into the card's outline."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.overlap import is_sound, measure_overlap, measure_quad, share_inside

Quad = NDArray[np.float64]
Maps = NDArray[np.float32]
Contour = NDArray[np.int32]

STRIDE_PX = 4
CORE_DEPTH = 0.12  # a core begins so far inside the edge, as a share of the card's width
LEVELS = (0.5, 0.62, 0.74, 0.86)  # chances of core at which cores are told apart
WORTH_A_LEVEL = 0.05  # what falling apart must gain in likeness
FILLED = 0.6  # of a core that falls apart, its parts must fill so much
RECTANGLE_BONUS = 0.05  # a free quad must fit a core so much better than a rectangle
LEAST_SLIM = 0.6  # what is left of the confidence in a strip
CARD_ASPECTS = (0.55, 0.82)  # shorter by longer side, with room for a tilted view
SMALLEST_CORE_PX, LARGEST_CORE_PX = 10.0, 120.0  # shorter side, in pixels of the network's input
LARGEST_SHARE = 0.92  # of the picture's width or height: more is the table
MOST_OVERLAP, MOST_INSIDE, INSIDE = 0.4, 0.7, 0.75
CERTAIN = 0.6  # from here on the larger of two proposals counts, not the more certain
PART_LESS_CERTAIN = 0.15
LONGEST = 5.0  # longer side by shorter side; what shows of a hidden card may be a strip


@dataclass(frozen=True, slots=True)
class Proposal:
    """A card as the network alone sees it."""

    corners: Quad
    confidence: float
    likeness: float = 1.0  # of its core to a card's shape


def read_proposals(maps: Maps, shape: tuple[int, ...]) -> list[Proposal]:
    """Return the cards of one answer (card and core), in pixels of the picture of this shape."""
    rows, columns = maps.shape[1:]
    size_wh = (columns * STRIDE_PX, rows * STRIDE_PX)
    core = np.asarray(cv2.resize(maps[1], size_wh, interpolation=cv2.INTER_LINEAR), np.float32)
    found = [card for contour in _trace(core > LEVELS[0]) for card in _split(core, contour, 0)]
    scale = np.array([shape[1] / size_wh[0], shape[0] / size_wh[1]])
    return [
        Proposal((card.corners + 0.5) * scale - 0.5, card.confidence, card.likeness)
        for card in found
        if (np.ptp(card.corners, axis=0) < LARGEST_SHARE * np.array(size_wh)).any()
    ]


def _trace(where: NDArray[np.bool_]) -> list[Contour]:
    contours, _ = cv2.findContours(where.astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    return [np.asarray(contour, np.int32) for contour in contours]


def _split(core: NDArray[np.float32], contour: Contour, level: int) -> list[Proposal]:
    """Return a core as one card, or as the several it falls into where the network is more certain."""
    left, top, width, height = cv2.boundingRect(contour)
    if min(width, height) < SMALLEST_CORE_PX:
        return []
    whole = _grow_core(core, contour)
    if level + 1 == len(LEVELS):
        return [whole] if whole else []
    inside = np.zeros((height, width), np.uint8)
    cv2.fillPoly(inside, [contour - np.array([left, top])], 1)
    window = core[top : top + height, left : left + width]
    deeper = [
        part + np.array([left, top], np.int32) for part in _trace((window > LEVELS[level + 1]) & (inside > 0))
    ]
    parts = [card for part in deeper for card in _split(core, part, level + 1)]
    if whole is None or _are_better(parts, whole):
        return parts
    return [whole]


def _are_better(parts: list[Proposal], whole: Proposal) -> bool:
    if len(parts) < 2:  # noqa: PLR2004 - one part is the same card, smaller
        return False
    covered = sum(measure_quad(part.corners) for part in parts) / measure_quad(whole.corners)
    likeness = float(np.mean([part.likeness for part in parts]))
    return covered > FILLED and likeness > whole.likeness + WORTH_A_LEVEL


def drop_double_proposals(proposals: list[Proposal]) -> list[Proposal]:
    """Keep one proposal a card: the whole rather than its parts, unless the parts are cards that fill it."""
    wholes = [whole for whole in proposals if not _is_filled(whole, proposals)]
    wholes.sort(key=lambda card: (-min(card.confidence, CERTAIN), -measure_quad(card.corners)))
    kept: list[Proposal] = []
    for card in wholes:
        if not any(_means_the_same(card.corners, other.corners) for other in kept):
            kept.append(card)
    return sorted(kept, key=lambda card: -card.confidence)


def _is_filled(whole: Proposal, proposals: list[Proposal]) -> bool:
    """Say whether several other cards lie side by side where this one was seen."""
    parts: list[Proposal] = []
    size = measure_quad(whole.corners)
    for part in sorted(proposals, key=lambda card: -card.confidence):
        small = MOST_INSIDE * size > measure_quad(part.corners)
        inside = small and share_inside(part.corners, whole.corners) > INSIDE
        certain = part.confidence > whole.confidence - PART_LESS_CERTAIN
        if inside and certain and not any(_means_the_same(part.corners, other.corners) for other in parts):
            parts.append(part)
    return sum(measure_quad(part.corners) for part in parts) > FILLED * size


def _means_the_same(one: Quad, other: Quad) -> bool:
    return measure_overlap(one, other) > MOST_OVERLAP or share_inside(one, other) > MOST_INSIDE


def measure_cover(maps: Maps, shape: tuple[int, ...], quad: Quad) -> float:
    """Return how much of a quad, given in pixels of the picture, looks like card to the network."""
    rows, columns = maps.shape[1:]
    cover = np.zeros((rows, columns), np.uint8)
    cells = (quad + 0.5) * np.array([columns / shape[1], rows / shape[0]]) - 0.5
    cv2.fillConvexPoly(cover, cells.round().astype(np.int32), 1)
    return float(maps[0][cover > 0].mean()) if cover.any() else 0.0


def _grow_core(core: NDArray[np.float32], contour: Contour) -> Proposal | None:
    hull = np.asarray(cv2.convexHull(contour), np.int32)
    (_, _), (width, height), _ = cv2.minAreaRect(hull)
    short, long = min(width, height) + 1, max(width, height) + 1
    if not SMALLEST_CORE_PX <= short <= LARGEST_CORE_PX or long > LONGEST * short:
        return None
    inner = fit_quad(hull)
    # What shows of a hidden card is narrower than the card, so its length has a say too.
    card_px = max(short / (1 - 2 * CORE_DEPTH), long / (1.5 - 2 * CORE_DEPTH))
    quad = grow_quad(inner, CORE_DEPTH * card_px)
    if not is_sound(quad):
        return None
    likeness = _measure_likeness(contour, hull, inner)
    grown = 2 * CORE_DEPTH * card_px
    aspect = (short + grown) / (long + grown)
    low, high = CARD_ASPECTS
    slim = min(1.0, aspect / low, (1 - aspect) / (1 - high))
    confidence = _mean_inside(core, contour) * likeness * max(slim, LEAST_SLIM)
    return Proposal(quad, float(np.clip(confidence, 0, 1)), likeness * max(slim, 0.0))


def _measure_likeness(contour: Contour, hull: Contour, inner: Quad) -> float:
    """Return 1 for a core without dents that is a quad, less otherwise."""
    area, quad_area = max(cv2.contourArea(hull), 1.0), max(measure_quad(inner), 1.0)
    return float(min(cv2.contourArea(contour) / area, 1.0) * min(area / quad_area, quad_area / area))


def _mean_inside(core: NDArray[np.float32], contour: NDArray[np.int32]) -> float:
    left, top, width, height = cv2.boundingRect(contour)
    cover = np.zeros((height, width), np.uint8)
    cv2.fillPoly(cover, [contour - np.array([left, top])], 1)
    return float(core[top : top + height, left : left + width][cover > 0].mean())


def fit_quad(hull: Contour) -> Quad:
    """Return the four corners that describe a convex hull best, clockwise; a plain rectangle if as good."""
    rectangle = _run_clockwise(np.asarray(cv2.boxPoints(cv2.minAreaRect(hull)), np.float64))
    outline = hull.reshape(-1, 2).astype(np.float64)
    best, best_fit = rectangle, measure_overlap(rectangle, outline) + RECTANGLE_BONUS
    length = cv2.arcLength(hull, closed=True)
    for share in (0.02, 0.035, 0.05, 0.07, 0.09):
        points = np.asarray(cv2.approxPolyDP(hull, share * length, closed=True), np.float64).reshape(-1, 2)
        if len(points) == len(rectangle):
            fit = measure_overlap(points, outline)
            best, best_fit = (_run_clockwise(points), fit) if fit > best_fit else (best, best_fit)
    return best


def _run_clockwise(quad: Quad) -> Quad:
    x, y = quad.T
    return quad if np.dot(x, np.roll(y, -1)) > np.dot(y, np.roll(x, -1)) else quad[::-1].copy()


def grow_quad(quad: Quad, by_px: float) -> Quad:
    """Move every side of a clockwise quad outwards."""
    ways = np.roll(quad, -1, axis=0) - quad
    ways /= np.maximum(np.linalg.norm(ways, axis=1, keepdims=True), 1e-9)
    before = np.roll(ways, 1, axis=0)
    bend = before[:, 0] * ways[:, 1] - before[:, 1] * ways[:, 0]
    return np.asarray(quad + by_px * (before - ways) / np.maximum(bend, 0.2)[:, None], np.float64)
