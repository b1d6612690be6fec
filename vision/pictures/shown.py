"""A card that is shown to be kept: is it whole, near, sharp and well lit? Then straightened."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.geometry import Image, as_image, rectify
from vision.overlap import measure_width
from vision.pictures.quality import find_picture_problems, measure_sharpness
from vision.reading import Problem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from vision.geometry import Quad
    from vision.reading import Corners, Outline

SHORT_PX = 250  # a picture that is kept is so wide, or so high where the card lies on its side
LONGEST = 2.4  # times the short side, at most
LEAST_WIDTH_PX = 110  # below it small print is lost for ever
EDGE_PX = 3.0  # a corner so near the picture's edge may lie beyond it
DARK_LEVEL, LIT_PRINT_LEVEL = 60, 110
DAZZLED_LEVEL = 250  # of 255: no print is left there
DAZZLED_SHARE = 0.025  # of the card: a lamp's spot hides as much
PAPER_LEVEL, PAPER_SHARE = 225, 0.3  # so much of a card is bright only where its paper is white
HALO_PX = 61  # around a spot of light, on a card that is kept: its fringe is bright too
SOFT_STEP = 22.0  # grey levels; around a spot of light they fall off so gently, around print they jump
# The card's own edge is sharp if anything is. Rendered cards out of focus by 0.2 mm give 0.39 and more, by
# 0.4 mm 0.28 and more, by 0.8 mm 0.3 and less; a pixel is half a millimetre.
SHARP_SHARE = 0.28
_SHARP_WH = (125, 175)
_RIM = 0.05


class CardFault(StrEnum):
    """Why a picture of a card is not kept."""

    NO_CARD = "no card"
    CUT_OFF = "cut off"
    PART = "part"
    TOO_SMALL = "too small"
    TOO_DARK = "too dark"
    BLURRED = "blurred"
    GLARE = "glare"


# Faults that follow from another one: fixing that one fixes both.
_FOLLOWS_FROM = {
    CardFault.PART: {CardFault.CUT_OFF, CardFault.GLARE, CardFault.TOO_DARK},
    CardFault.BLURRED: {CardFault.TOO_DARK},
}


def name_causes(faults: Iterable[CardFault]) -> tuple[CardFault, ...]:
    """Return each fault once, without those that another one explains."""
    found = dict.fromkeys(faults)
    return tuple(fault for fault in found if not _FOLLOWS_FROM.get(fault, set()) & found.keys())


@dataclass(frozen=True, slots=True)
class ShownCard:
    """One card of a picture, straightened, and what is wrong with it."""

    outline: Outline
    card_bgr: Image
    faults: tuple[CardFault, ...] = ()


def examine(image_bgr: Image, outline: Outline) -> ShownCard:
    """Straighten a card and look for what would make a bad reference of it."""
    card = straighten(image_bgr, outline.corners)
    checks = {
        CardFault.CUT_OFF: _is_cut_off(image_bgr, outline.corners),
        CardFault.TOO_SMALL: measure_width(np.array(outline.corners)) < LEAST_WIDTH_PX,
        CardFault.TOO_DARK: _is_dark(card),
        CardFault.GLARE: _measure_glare(card) > DAZZLED_SHARE,
        CardFault.BLURRED: measure_edge(image_bgr, outline.corners) < SHARP_SHARE,
    }
    return ShownCard(outline, card, name_causes(fault for fault, found in checks.items() if found))


def explain_no_card(image_bgr: Image, find: Callable[[Image], Sequence[Outline]]) -> CardFault:
    """Tell why no card is found in a picture, as far as it shows."""
    if Problem.TOO_DARK in find_picture_problems(image_bgr):
        return CardFault.TOO_DARK
    high, wide = image_bgr.shape[:2]
    small = cv2.resize(
        image_bgr, (SHORT_PX, max(1, round(SHORT_PX * high / wide))), interpolation=cv2.INTER_AREA
    )
    if _measure_glare(as_image(small)) > DAZZLED_SHARE:
        return CardFault.GLARE
    # A card that the edge cuts in two is whole again in a mirror along the edge.
    down, across = high // 2, wide // 2
    mirrored = as_image(cv2.copyMakeBorder(image_bgr, down, down, across, across, cv2.BORDER_REFLECT))
    inside = [np.array(card.corners) - (across, down) for card in find(mirrored)]
    reaches_out = any(_reaches_out(quad, (wide, high)) for quad in inside)
    return CardFault.CUT_OFF if reaches_out else CardFault.NO_CARD


def _reaches_out(quad: Quad, size_wh: tuple[int, int]) -> bool:
    """Tell whether a quad lies across the edge of a picture."""
    outside = (quad < 0).any(axis=1) | (quad > np.array(size_wh) - 1).any(axis=1)
    middle = quad.mean(axis=0)
    touches = (np.abs(middle - np.clip(middle, 0, np.array(size_wh) - 1)) < np.ptp(quad, axis=0) / 2).all()
    return bool(outside.any() and touches)


def straighten(image_bgr: Image, corners: Corners) -> Image:
    """Return a card as it is kept, upright as its corners say, averaged down where it was larger."""
    a, b, c, d = (np.array(corner) for corner in corners)
    across = float(np.linalg.norm(a - b) + np.linalg.norm(c - d))
    down = float(np.linalg.norm(b - c) + np.linalg.norm(d - a))
    longer = float(np.clip(max(across, down) / max(min(across, down), 1e-6), 1, LONGEST))
    short, long = SHORT_PX, round(SHORT_PX * longer)
    size_wh = (short, long) if down >= across else (long, short)
    over = int(np.clip(round(min(across, down) / 2 / SHORT_PX), 1, 8))
    flat = rectify(image_bgr, corners, (over * size_wh[0], over * size_wh[1]))
    return as_image(cv2.resize(flat, size_wh, interpolation=cv2.INTER_AREA)) if over > 1 else flat


def measure_edge(image_bgr: Image, corners: Corners) -> float:
    """Return how sharp the card is, its edge against the table included: a half if sharp, else less."""
    part = (-_RIM, -_RIM, 1 + _RIM, 1 + _RIM)
    rim = rectify(image_bgr, corners, _SHARP_WH, part)
    return measure_sharpness(as_image(cv2.cvtColor(rim, cv2.COLOR_BGR2GRAY)))


def _is_cut_off(image_bgr: Image, corners: Corners) -> bool:
    high, wide = image_bgr.shape[:2]
    return any(
        not (EDGE_PX <= x <= wide - 1 - EDGE_PX and EDGE_PX <= y <= high - 1 - EDGE_PX) for x, y in corners
    )


def _is_dark(card_bgr: Image) -> bool:
    """Tell whether too little light fell on a card: on a black one, pale print is bright all the same."""
    most, print_ = np.percentile(card_bgr.max(axis=2), (90, 99.5))
    return bool(most < DARK_LEVEL and print_ < LIT_PRINT_LEVEL)


def _measure_glare(card_bgr: Image) -> float:
    """Return the share of the card under spots of light: dazzled, and fading out gently all around."""
    grey = np.asarray(card_bgr.min(axis=2), np.uint8)
    dazzled = (grey >= DAZZLED_LEVEL).astype(np.uint8)
    count, spots, stats, _ = cv2.connectedComponentsWithStats(dazzled)
    least = DAZZLED_SHARE / 4 * grey.size
    large = [spot for spot in range(1, count) if stats[spot, cv2.CC_STAT_AREA] > least]
    shining = np.isin(spots, [spot for spot in large if _fades_out(grey, spots == spot)])
    beside = ~cv2.dilate(shining.astype(np.uint8), np.ones((HALO_PX, HALO_PX), np.uint8)).astype(bool)
    paper = grey[beside] >= PAPER_LEVEL
    return 0.0 if paper.size and float(paper.mean()) > PAPER_SHARE else float(shining.mean())


def _fades_out(grey: Image, spot: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> bool:
    around = cv2.dilate(spot.astype(np.uint8), np.ones((7, 7), np.uint8)).astype(bool) & ~spot
    steps = DAZZLED_LEVEL - grey[around].astype(np.float32)
    return bool(steps.size) and float(np.median(steps)) < SOFT_STEP
