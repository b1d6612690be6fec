"""Finding cards that are shown close to the camera, where a card may have pictures on it like cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.finding.card_contours import find_by_contours
from vision.geometry import Image, as_image
from vision.overlap import measure_overlap, measure_quad, share_inside, to_corners
from vision.reading import Corners, Outline

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vision.seams import Finder

AROUND = (
    0.3  # of the picture is added on every side, so that a near card looks as small as the finder knows them
)
CLEAR = 0.75  # confidence from which a contour counts as a card; a near card on a plain table reaches it
CARD_OF_TRAY = 0.05  # of a contour's area: what is smaller is printed on a card
TALLEST = 2.2  # longer side by shorter side, at most, of a contour that may be a card
USUAL = (1.25, 1.75)  # the same of nearly every playing card, from bridge to tarot, seen at a slant
ALIKE = 0.7  # of the area of the largest: cards of one deck seen at a slant differ by less
INSIDE = 0.8  # of an outline that lies inside a larger one: from here on it is printed on that card
SAME = 0.6


class NearFinder:
    """Looks at a picture as it is and from further away, and leaves out what is printed on a card."""

    def __init__(self, finder: Finder) -> None:
        self._finder = finder

    def find(self, image_bgr: Image, likely: Sequence[Corners] = ()) -> list[Outline]:
        """Return the outlines of whole cards, in pixels of the picture."""
        found = [*self._finder.find(image_bgr, likely), *self._find_from_afar(image_bgr)]
        clear = [card for card in find_by_contours(image_bgr) if card.confidence >= CLEAR]
        return keep_outer([*found, *(card for card in clear if _may_be_card(card, found))])

    def _find_from_afar(self, image_bgr: Image) -> list[Outline]:
        high, wide = image_bgr.shape[:2]
        down, across = round(AROUND * high), round(AROUND * wide)
        larger = cv2.copyMakeBorder(image_bgr, down, down, across, across, cv2.BORDER_REPLICATE)
        return [
            Outline(to_corners(np.array(card.corners) - (across, down)), card.confidence)
            for card in self._finder.find(as_image(larger))
        ]


def _may_be_card(outline: Outline, found: Sequence[Outline]) -> bool:
    """Tell whether a contour has a card's shape and holds no cards itself, as a tray or a mat does."""
    quad = np.array(outline.corners)
    inner = [card for card in found if share_inside(np.array(card.corners), quad) > INSIDE]
    if USUAL[0] < outline.stretch < USUAL[1]:  # then what has another shape is printed on it
        inner = [card for card in inner if USUAL[0] < card.stretch < USUAL[1]]
    shares = [measure_quad(np.array(card.corners)) / measure_quad(quad) for card in inner]
    held = [share for share in shares if CARD_OF_TRAY < share < 1 - CARD_OF_TRAY]
    return outline.stretch < TALLEST and not (held and _are_of_one_deck(held))


def _are_of_one_deck(sizes: Sequence[float]) -> bool:
    """Tell whether things are about the same size: cards in a tray are, the parts of one card seldom."""
    return min(sizes) > ALIKE * max(sizes)


def keep_outer(outlines: Sequence[Outline]) -> list[Outline]:
    """Return each card once, without what is printed on another."""
    kept: list[Outline] = []
    for outline in sorted(outlines, key=lambda card: -measure_quad(np.array(card.corners))):
        quad = np.array(outline.corners)
        rivals = [np.array(other.corners) for other in kept]
        if not any(share_inside(quad, one) > INSIDE or measure_overlap(quad, one) > SAME for one in rivals):
            kept.append(outline)
    return kept
