"""Finds the cards of a picture: one network proposes, another looks again, sides move to the edge.

Where the first network sees nothing, the cards' contours are proposed instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.finding.card_contours import find_by_contours
from vision.finding.corners import refine_all
from vision.finding.levels import halve
from vision.finding.proposals import (
    Answers,
    Proposal,
    drop_equal_proposals,
    group_proposals,
    read_proposals,
)
from vision.finding.second_look import look_again
from vision.network import open_network
from vision.overlap import is_sound, measure_quad, measure_width, order_upright
from vision.reading import Outline

if TYPE_CHECKING:
    from vision.geometry import Image, Quad


# The network knows cards 15 to 60 pixels wide, so it looks at a picture in several sizes.
SIZES_PX = (512, 224, 96)
INPUT_STEP_PX = 32
DOUBTFUL = 0.3  # what is less certain at the first look is not looked at again
LOOKS_AGAIN = 2  # corners put right once are cut out better the next time
MOST = 96  # proposals that are looked at again: sixty cards and what lies between them
LAST_WEIGHS = 0.7  # in the mean of the first look and the last
ENOUGH = 0.84  # of that mean makes a card; chosen on the photographs to learn from (models/photo_folders.py)
ENOUGH_BESIDE = 0.5  # for another outline of a card, or one of a card that shows from under it
ALIKE = 1.7  # areas of cards that may be of one size, seen at a slant
SMALLER, LARGER = 0.25, 3.0  # areas beside the usual one
AS_LARGE = 1.6  # areas of outlines that may be of the same card, or of one under it, guessed too long
MOST_OTHERS = 3
SKEWED = 0.12  # of the width: only very near or steep cards lack more to be a parallelogram


class CardFinder:
    """Finds cards with the shipped networks, opened at the first picture."""

    def __init__(self, network: Answers | None = None, checker: Answers | None = None) -> None:
        self._network, self._checker = network, checker

    def find(self, image_bgr: Image) -> list[Outline]:
        """Return the outline of every card, the most certain first, in pixels of the picture."""
        groups = self._choose(image_bgr)
        quads = np.array([card.corners for card, *_ in groups]).reshape(-1, 4, 2)
        refined, _ = refine_all(halve(image_bgr), quads)
        return [
            _settle(corners, card, others) for corners, (card, *others) in zip(refined, groups, strict=True)
        ]

    def propose(self, image_bgr: Image) -> list[Proposal]:
        """Return what both networks see, before any side is moved to its edge."""
        return [card for card, *_ in self._choose(image_bgr)]

    def _choose(self, image_bgr: Image) -> list[list[Proposal]]:
        """Return each card with what else was seen in its place."""
        seen = [card for card in self.look_again(image_bgr) if card.confidence >= ENOUGH_BESIDE]
        return _keep_alike([group for group in group_proposals(seen) if group[0].confidence >= ENOUGH])

    def look_again(self, image_bgr: Image) -> list[Proposal]:
        """Return what the first look sees, with corners put right and the confidence of all looks."""
        if self._checker is None:
            self._checker = open_network("card_check")
        first = (self.look_once(image_bgr) or _propose_by_contours(image_bgr))[:MOST]
        seen = first
        for _ in range(LOOKS_AGAIN):
            seen = look_again(self._checker, image_bgr, seen)
        return [
            Proposal(last.corners, card.confidence ** (1 - LAST_WEIGHS) * last.confidence**LAST_WEIGHS)
            for card, last in zip(first, seen, strict=True)
        ]

    def look_once(self, image_bgr: Image, least: float = DOUBTFUL) -> list[Proposal]:
        """Return what the first network sees in the picture's several sizes with at least this confidence."""
        first = shrink(image_bgr, SIZES_PX[0])  # reducing a large picture is costly, so it is done once
        looks = [first, *(shrink(first, long_px) for long_px in SIZES_PX[1:])]
        proposals = [card for look in looks for card in self._ask(look, image_bgr)]
        return drop_equal_proposals([card for card in proposals if card.confidence >= least])

    def _ask(self, shrunk_bgr: Image, image_bgr: Image) -> list[Proposal]:
        if self._network is None:
            self._network = open_network("card_finder")
        batch = shrunk_bgr.transpose(2, 0, 1)[None].astype(np.float32)
        return read_proposals(np.asarray(self._network.run(batch)[0][0], np.float32), image_bgr.shape)


def _propose_by_contours(image_bgr: Image) -> list[Proposal]:
    return [
        Proposal(np.array(card.corners, np.float64), card.confidence) for card in find_by_contours(image_bgr)
    ]


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


def _keep_alike(groups: list[list[Proposal]]) -> list[list[Proposal]]:
    """Drop what is far smaller or larger than most: cards on one table are much of a size."""
    if not groups:
        return []
    sizes = np.array([measure_quad(group[0].corners) for group in groups])
    # The certain count most; and a whole card as much as all its parts.
    weights = np.array([group[0].confidence for group in groups]) ** 16 * sizes
    ratios = sizes[None, :] / sizes[:, None]
    votes = (weights * ((ratios < ALIKE) & (ratios > 1 / ALIKE))).sum(1)
    usual = sizes[votes.argmax()]
    return [group for group, size in zip(groups, sizes, strict=True) if SMALLER < size / usual < LARGER]


def _settle(corners: Quad, card: Proposal, others: list[Proposal]) -> Outline:
    size = measure_quad(card.corners)
    fitting = [one.corners for one in others if 1 / AS_LARGE < measure_quad(one.corners) / size < AS_LARGE]
    settled = corners if is_sound(corners) else card.corners
    guesses = [card.corners, *fitting[:MOST_OTHERS], *_straighten(settled)]
    return Outline(
        order_upright(settled), card.confidence, others=tuple(order_upright(quad) for quad in guesses)
    )


def _straighten(quad: Quad) -> list[Quad]:
    """Return the parallelograms over any three corners of a quad in which one must be wrong."""
    lacking = quad[0] - quad[1] + quad[2] - quad[3]
    if np.linalg.norm(lacking) <= SKEWED * measure_width(quad):
        return []
    signs = np.array([-1, 1, -1, 1])
    moved = [quad + np.outer(np.eye(4)[corner], signs[corner] * lacking) for corner in range(4)]
    return [quad for quad in moved if is_sound(quad)]
