"""Finds the cards of a picture: a network proposes, contours settle doubts, sides move to the edge."""

from typing import Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.contours import find_by_contours
from vision.corners import refine_corners
from vision.geometry import Image
from vision.network import open_network
from vision.overlap import is_sound, measure_overlap, measure_quad, order_upright
from vision.proposals import Proposal, drop_double_proposals, read_proposals
from vision.reading import Outline

Quad = NDArray[np.float64]

# The network knows cards 15 to 60 pixels wide, so it looks at a picture in several sizes.
SIZES_PX = (512, 224, 96)
INPUT_STEP_PX = 32
ENOUGH = 0.74  # the network alone is believed from here on
DOUBTFUL = 0.5  # from here on if a contour says the same
AGREEING = 0.7  # overlap of a proposal and a contour that mean the same card
ALIKE = 1.7  # areas of cards that may be of one size, seen at a slant
SMALLER, LARGER = 0.25, 3.0  # areas beside the usual one


class Answers(Protocol):
    """A network, or a stand-in for one."""

    def run(self, batch: NDArray[np.float32], /) -> list[NDArray[np.float32]]:
        """Return the answers for a batch of pictures."""


class CardFinder:
    """Finds cards with the shipped network, opened at the first picture."""

    def __init__(self, network: Answers | None = None) -> None:
        self._network = network

    def find(self, image_bgr: Image) -> list[Outline]:
        """Return the outline of every card, the most certain first, in pixels of the picture."""
        proposals = self._look(image_bgr)
        chosen = [card for card in proposals if card.confidence >= ENOUGH]
        doubtful = [card for card in proposals if DOUBTFUL <= card.confidence < ENOUGH]
        if doubtful:
            chosen += _settle_doubts(image_bgr, doubtful)
        return [_settle(image_bgr, card) for card in _keep_alike(drop_double_proposals(chosen))]

    def propose(self, image_bgr: Image) -> list[Proposal]:
        """Return what the network alone sees."""
        return [card for card in self._look(image_bgr) if card.confidence >= ENOUGH]

    def _look(self, image_bgr: Image) -> list[Proposal]:
        """Return what the network sees in the picture's several sizes."""
        first = shrink(image_bgr, SIZES_PX[0])  # reducing a large picture is costly, so it is done once
        looks = [first, *(shrink(first, long_px) for long_px in SIZES_PX[1:])]
        return drop_double_proposals([card for look in looks for card in self._ask(look, image_bgr)])

    def _ask(self, shrunk_bgr: Image, image_bgr: Image) -> list[Proposal]:
        if self._network is None:
            self._network = open_network("card_finder")
        batch = shrunk_bgr.transpose(2, 0, 1)[None].astype(np.float32)
        return read_proposals(np.asarray(self._network.run(batch)[0][0], np.float32), image_bgr.shape)


def shrink(image_bgr: Image, long_px: int) -> Image:
    """Bring a picture to a size of the network; width and height are rounded apart, so nothing is padded."""
    height, width = image_bgr.shape[:2]
    scale = long_px / max(height, width)
    size_wh = (_round_to_step(width * scale), _round_to_step(height * scale))
    # Halving is many times quicker than any other reduction.
    while min(image_bgr.shape[:2]) > 1 and max(image_bgr.shape[:2]) >= 2 * long_px:
        half_wh = (image_bgr.shape[1] // 2, image_bgr.shape[0] // 2)
        image_bgr = cv2.resize(image_bgr, half_wh, interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
    way = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    return cv2.resize(image_bgr, size_wh, interpolation=way).astype(np.uint8, copy=False)


def _round_to_step(length_px: float) -> int:
    return max(INPUT_STEP_PX, round(length_px / INPUT_STEP_PX) * INPUT_STEP_PX)


def _keep_alike(cards: list[Proposal]) -> list[Proposal]:
    """Drop what is far smaller or larger than most: cards on one table are much of a size."""
    if not cards:
        return []
    sizes = np.array([measure_quad(card.corners) for card in cards])
    # The certain count most; and a whole card as much as all its parts.
    weights = np.array([card.confidence for card in cards]) ** 16 * sizes
    ratios = sizes[None, :] / sizes[:, None]
    votes = (weights * ((ratios < ALIKE) & (ratios > 1 / ALIKE))).sum(1)
    usual = sizes[votes.argmax()]
    return [card for card, size in zip(cards, sizes, strict=True) if SMALLER < size / usual < LARGER]


def _settle_doubts(image_bgr: Image, doubtful: list[Proposal]) -> list[Proposal]:
    """Return the doubtful proposals whose place and shape a contour confirms."""
    contours = [np.array(contour.corners) for contour in find_by_contours(image_bgr)]
    return [
        card for card in doubtful if any(measure_overlap(card.corners, quad) >= AGREEING for quad in contours)
    ]


def _settle(image_bgr: Image, card: Proposal) -> Outline:
    corners, _ = refine_corners(image_bgr, card.corners)
    return Outline(order_upright(corners if is_sound(corners) else card.corners), card.confidence)
