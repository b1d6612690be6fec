"""Finds the cards of a picture: a network proposes, contours settle doubts, sides move to the edge."""

from typing import Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.contours import find_by_contours
from vision.corners import refine_corners
from vision.geometry import Image
from vision.network import open_network
from vision.overlap import is_sound, measure_overlap, measure_quad, measure_width, order_upright
from vision.proposals import Maps, Proposal, drop_double_proposals, measure_cover, read_proposals
from vision.reading import Outline

Quad = NDArray[np.float64]

# The network knows cards 20 to 110 pixels wide, so it looks at a picture in several sizes.
SIZES_PX = (384, 256, 128)
SIZE_FOR_SMALL_CARDS_PX = 640
LARGE_CARD = 45 / 384  # a card of this share of the picture's longer side needs no closer look
INPUT_STEP_PX = 32
ENOUGH = 0.55  # the network alone is believed from here on
DOUBTFUL = 0.4  # from here on if a contour says the same
AGREEING = 0.65  # overlap of a proposal and a contour that mean the same card
MASKED = 0.7  # how much of a contour must look like card to the network that proposed nothing there
ALIKE = 1.7  # areas of cards that may be of one size, seen at a slant
SMALLER, LARGER = 0.17, 1.9  # areas beside the usual one; what shows of a hidden card may be a strip
SETTLED, GUESSED = 0.8, 0.55  # confidence in a contour the network agrees with, or only does not deny


class Answers(Protocol):
    """A network, or a stand-in for one."""

    def run(self, batch: NDArray[np.float32], /) -> list[NDArray[np.float32]]:
        """Return the answer maps for a batch of pictures."""


class CardFinder:
    """Finds cards with the shipped network, opened at the first picture."""

    def __init__(self, network: Answers | None = None) -> None:
        self._network = network

    def find(self, image_bgr: Image) -> list[Outline]:
        """Return the outline of every card, the most certain first, in pixels of the picture."""
        proposals, answers = self._look(image_bgr)
        chosen = [card for card in proposals if card.confidence >= ENOUGH]
        if not chosen or any(DOUBTFUL <= card.confidence < ENOUGH for card in proposals):
            chosen += _settle_doubts(image_bgr, answers, proposals)
        return [_settle(image_bgr, card) for card in drop_double_proposals(_keep_alike(chosen))]

    def propose(self, image_bgr: Image) -> list[Proposal]:
        """Return what the network alone sees."""
        proposals, _ = self._look(image_bgr)
        return drop_double_proposals([card for card in proposals if card.confidence >= ENOUGH])

    def _look(self, image_bgr: Image) -> tuple[list[Proposal], list[Maps]]:
        """Return all proposals, doubles among them, and the network's maps; look closer for small cards."""
        # Reducing a large picture costs more than the network, so it is done once.
        closest = shrink(image_bgr, SIZE_FOR_SMALL_CARDS_PX)
        answers = [self._answer(shrink(closest, long_px)) for long_px in SIZES_PX]
        proposals = [card for maps in answers for card in read_proposals(maps, image_bgr.shape)]
        large_px = LARGE_CARD * max(image_bgr.shape)
        if not any(
            card.confidence >= ENOUGH and measure_width(card.corners) > large_px for card in proposals
        ):
            answers.append(self._answer(closest))
            proposals += read_proposals(answers[-1], image_bgr.shape)
        return proposals, answers

    def _answer(self, shrunk_bgr: Image) -> Maps:
        if self._network is None:
            self._network = open_network("card_finder")
        batch = shrunk_bgr.transpose(2, 0, 1)[None].astype(np.float32)
        return np.asarray(self._network.run(batch)[0][0], np.float32)


def shrink(image_bgr: Image, long_px: int) -> Image:
    """Bring a picture to a size of the network; width and height are rounded apart, so nothing is padded."""
    height, width = image_bgr.shape[:2]
    scale = long_px / max(height, width)
    size_wh = (_round_to_step(width * scale), _round_to_step(height * scale))
    way = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    return cv2.resize(image_bgr, size_wh, interpolation=way).astype(np.uint8, copy=False)


def _round_to_step(length_px: float) -> int:
    return max(INPUT_STEP_PX, round(length_px / INPUT_STEP_PX) * INPUT_STEP_PX)


def _keep_alike(cards: list[Proposal]) -> list[Proposal]:
    """Drop what is far smaller or larger than most: cards on one table are much of a size."""
    if not cards:
        return []
    sizes = np.array([measure_quad(card.corners) for card in cards])
    # Many alike count more than one; and a whole card more than its many parts.
    weights = np.array([card.confidence for card in cards]) ** 3 * np.sqrt(sizes)
    ratios = sizes[None, :] / sizes[:, None]
    votes = (weights * ((ratios < ALIKE) & (ratios > 1 / ALIKE))).sum(1)
    usual = sizes[votes.argmax()]
    return [card for card, size in zip(cards, sizes, strict=True) if SMALLER < size / usual < LARGER]


def _settle_doubts(image_bgr: Image, answers: list[Maps], proposals: list[Proposal]) -> list[Proposal]:
    """Return contours a proposal agrees with, and contours the network takes for card all over."""
    settled = []
    for contour in find_by_contours(image_bgr):
        quad = np.array(contour.corners)
        alike = [card.confidence for card in proposals if measure_overlap(card.corners, quad) >= AGREEING]
        if max(alike, default=0) >= DOUBTFUL:
            settled.append(Proposal(quad, max(SETTLED, *alike)))
        elif max(measure_cover(maps, image_bgr.shape, quad) for maps in answers) >= MASKED:
            settled.append(Proposal(quad, GUESSED))
    return settled


def _settle(image_bgr: Image, card: Proposal) -> Outline:
    corners, _ = refine_corners(image_bgr, card.corners)
    chosen = corners if is_sound(corners) else card.corners
    return Outline(order_upright(chosen), card.confidence)
