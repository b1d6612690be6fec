"""A card that is shown to be kept: is it whole, near, sharp and well lit? Then straightened."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.geometry import Image, as_image, rectify
from vision.overlap import measure_width
from vision.pictures.quality import measure_sharpness

if TYPE_CHECKING:
    from vision.reading import Corners, Outline

SHORT_PX = 250  # a picture that is kept is so wide, or so high where the card lies
LONGEST = 2.4  # times the short side, at most
LEAST_WIDTH_PX = 110  # below it small print is lost for ever
EDGE_PX = 3.0  # a corner so near the picture's edge may lie beyond it
DARK_LEVEL = 60
DAZZLED_LEVEL = 250  # of 255: no print is left there
DAZZLED_SHARE = 0.025  # of the card: a lamp's spot hides as much
PAPER_LEVEL, PAPER_SHARE = 225, 0.3  # so much of a card is bright only where its paper is white
SOFT_STEP = 40.0  # grey levels; around a spot of light they fall off so gently, around print they jump
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
        CardFault.TOO_DARK: float(np.percentile(card.max(axis=2), 90)) < DARK_LEVEL,
        CardFault.GLARE: _measure_glare(card) > DAZZLED_SHARE,
        CardFault.BLURRED: measure_edge(image_bgr, outline.corners) < SHARP_SHARE,
    }
    return ShownCard(outline, card, tuple(fault for fault, found in checks.items() if found))


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


def _measure_glare(card_bgr: Image) -> float:
    """Return the share of the card under spots of light: dazzled, and fading out gently all around."""
    grey = np.asarray(card_bgr.min(axis=2), np.uint8)
    if float((grey >= PAPER_LEVEL).mean()) > PAPER_SHARE:
        return 0.0
    dazzled = (grey >= DAZZLED_LEVEL).astype(np.uint8)
    count, spots, stats, _ = cv2.connectedComponentsWithStats(dazzled)
    share = 0.0
    for spot in range(1, count):
        area = stats[spot, cv2.CC_STAT_AREA] / grey.size
        if area > DAZZLED_SHARE / 4 and _fades_out(grey, spots == spot):
            share += area
    return share


def _fades_out(grey: Image, spot: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> bool:
    around = cv2.dilate(spot.astype(np.uint8), np.ones((7, 7), np.uint8)).astype(bool) & ~spot
    steps = DAZZLED_LEVEL - grey[around].astype(np.float32)
    return bool(steps.size) and float(np.percentile(steps, 75)) < SOFT_STEP
