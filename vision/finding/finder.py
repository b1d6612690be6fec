"""Finds the cards of a picture: one network proposes, another looks again, sides move to the edge.

Where the first network sees nothing, the cards' contours are proposed instead.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.finding.beside import find_crossed
from vision.finding.card_contours import find_by_contours
from vision.finding.corners import refine_all
from vision.finding.levels import Levels, halve
from vision.finding.proposals import (
    Answers,
    Proposal,
    drop_equal_proposals,
    find_distinct,
    group_proposals,
    read_proposals,
    stack_corners,
)
from vision.finding.second_look import look_both_ways, look_one_way
from vision.finding.sizes import keep_known_sizes, keep_usual_sizes, list_alike
from vision.network import open_network
from vision.overlap import (
    are_sound,
    is_sound,
    measure_overlap,
    measure_quad,
    measure_quads,
    measure_width,
    order_all_upright,
    to_corners,
)
from vision.pictures.whole import stands_out
from vision.reading import Outline

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from vision.geometry import Image, Quad, Quads
    from vision.reading import Corners

# The network knows cards 15 to 60 pixels wide, so it looks at a picture in several sizes.
SIZES_PX = (512, 352, 224, 160, 96, 64)
INPUT_STEP_PX = 32
DOUBTFUL = 0.3  # what is less certain at the first look is not looked at again
MOST = 96  # proposals that are looked at again: sixty cards and what lies between them
LIKELY = 0.95  # the first look's certainty of a place made for a card: as of a card that it sees well
HOPELESS = 0.2  # at the second look, one way up: what is less certain is not looked at both ways
EQUAL = 0.85  # overlap of corrected corners beyond which one more look would say nothing new
WEIGHTS = (0.3, 0.2, 0.5)  # of the looks: what seems a card only once its corners moved is seldom one
ENOUGH = 0.8  # from this mean on it is a card; chosen on drawn tables and on training photographs
ENOUGH_BESIDE = 0.45  # for another outline of the same card, or for a card that shows from under it
ENOUGH_HELD, FILLS = 0.6, 0.2  # for the only card, if it fills this share of the picture
AS_LARGE = 1.6  # ratio of areas of outlines of one card, or of one under it, guessed too long
REACHES_UNDER = 0.25  # overlap of outlines that may be of two cards of one pile
MOST_OTHERS = 4
SHRUNK = 0.96  # of its area: an outline that loses more on its way to an edge may have stopped at print
TOO_SMALL = 1.05  # if the second look then wants it larger by so much, it has
SKEWED = 0.12  # of the width: only very near or steep cards lack more to be a parallelogram
_NOTHING = np.full((INPUT_STEP_PX, INPUT_STEP_PX, 3), 128, np.uint8)


class CardFinder:
    """Finds cards with the shipped networks, opened at the first picture or when it gets ready."""

    def __init__(self, network: Answers | None = None, checker: Answers | None = None) -> None:
        self._network, self._checker = network, checker

    def get_ready(self) -> None:
        """Look at a picture without cards: that opens the networks and has OpenCV make its colour tables."""
        if self._network is None:
            self.find(_NOTHING)

    def find(self, image_bgr: Image, likely: Sequence[Corners] = ()) -> list[Outline]:
        """Return the outline of every card, the most certain first, in pixels of the picture."""
        levels = halve(image_bgr)
        groups = self._choose(levels, [Proposal(np.array(corners), LIKELY) for corners in likely])
        seen = stack_corners([card for card, *_ in groups])
        moved, came_back = _move_to_edges(levels, seen)
        back = (self._meet_print(levels, seen, moved) & ~came_back)[:, None, None]
        return _settle(np.where(back, seen, moved), np.where(back, moved, seen), groups)

    def _meet_print(self, levels: Levels, seen: Quads, moved: Quads) -> NDArray[np.bool_]:
        """Return which outlines moved inwards to a line that is printed on the card."""
        met = measure_quads(moved) < SHRUNK * measure_quads(seen)
        if met.any() and self._checker:
            again = look_both_ways(self._checker, levels, [Proposal(quad, 1.0) for quad in moved[met]])
            met[met] = measure_quads(stack_corners(again)) > TOO_SMALL * measure_quads(moved[met])
        return met

    def propose(self, image_bgr: Image) -> list[Proposal]:
        """Return what both networks see, before any side is moved to its edge."""
        return [card for card, *_ in self._choose(halve(image_bgr))]

    def _choose(self, levels: Levels, likely: Sequence[Proposal] = ()) -> list[list[Proposal]]:
        """Return each card with what else was seen in its place."""
        seen = [card for card in self.look_again(levels, likely) if card.confidence >= ENOUGH_BESIDE]
        groups = group_proposals(seen)
        certain = choose_certain(groups, levels[0].shape)
        cards = keep_known_sizes(keep_usual_sizes(certain, levels[0].shape))
        doubtful = [group for group in groups if all(group is not one for one in certain)]
        alike = [
            group
            for group in list_alike(doubtful, cards)
            if stands_out(levels[0], to_corners(group[0].corners))  # a place printed on a mat does not
        ]
        left = [group[0] for group in doubtful if all(group is not one for one in alike)]
        return join_doubtful([*cards, *alike], left)

    def look_again(self, levels: Levels, likely: Sequence[Proposal] = ()) -> list[Proposal]:
        """Return what the first look sees, with corrected corners and the confidence of all looks.

        Outlines that are `likely` are looked at as if the first look had seen them.
        """
        if self._checker is None:
            self._checker = open_network("card_check")
        first = [*likely, *(self.look_once(levels) or _propose_by_contours(levels[0]))][:MOST]
        # Once corners are corrected, the next cut is better.
        second = look_one_way(self._checker, levels, first)
        seen = [_weigh(one, again, again) for one, again in zip(first, second, strict=True)]
        worth = choose_distinct(seen)
        last = look_both_ways(self._checker, levels, [second[number] for number in worth])
        return [_weigh(first[n], second[n], again) for n, again in zip(worth, last, strict=True)]

    def look_once(self, levels: Levels, least: float = DOUBTFUL) -> list[Proposal]:
        """Return what the first network sees in the picture's several sizes with at least this confidence."""
        proposals = [card for long_px in SIZES_PX for card in self._ask(shrink(levels, long_px), levels[0])]
        return drop_equal_proposals([card for card in proposals if card.confidence >= least])

    def _ask(self, shrunk_bgr: Image, image_bgr: Image) -> list[Proposal]:
        if self._network is None:
            self._network = open_network("card_finder")
        batch = shrunk_bgr.transpose(2, 0, 1)[None].astype(np.float32)
        return read_proposals(np.asarray(self._network.run(batch)[0][0], np.float32), image_bgr.shape)


def _move_to_edges(levels: Levels, seen: Quads) -> tuple[Quads, NDArray[np.bool_]]:
    """Move all sides to their edges; also return which cards went to a neighbour's edge and came back."""
    refined, _ = refine_all(levels, seen)
    moved = np.where(are_sound(refined)[:, None, None], refined, seen)
    crossed = find_crossed(seen, moved)
    came_back = np.asarray(crossed.any(1), np.bool_)
    if came_back.any():
        refined, _ = refine_all(levels, seen[came_back], held=crossed[came_back])
        moved[came_back] = np.where(are_sound(refined)[:, None, None], refined, moved[came_back])
    return moved, came_back


def choose_distinct(seen: list[Proposal]) -> list[int]:
    """Return the numbers of those worth another look: neither hopeless nor all but equal to a better one."""
    order = sorted(range(len(seen)), key=lambda number: -seen[number].confidence)
    hopeful = [number for number in order if seen[number].confidence >= HOPELESS]
    return [hopeful[place] for place in find_distinct(stack_corners([seen[n] for n in hopeful]), EQUAL)]


def choose_certain(groups: list[list[Proposal]], shape: tuple[int, ...]) -> list[list[Proposal]]:
    """Return the certain cards, or else one held before the camera, which fills much of the picture."""
    certain = [group for group in groups if group[0].confidence >= ENOUGH]
    least = FILLS * shape[0] * shape[1]
    held = [group for group in groups[:1] if measure_quad(group[0].corners) >= least]
    return certain or [group for group in held if group[0].confidence >= ENOUGH_HELD]


def join_doubtful(groups: list[list[Proposal]], doubtful: list[Proposal]) -> list[list[Proposal]]:
    """Add to each card what may lie further down in its pile: only its title can tell."""
    joined = [list(group) for group in groups]
    for card in doubtful:
        pile = (group for group in joined if any(_reaches_under(card, one) for one in group))
        next(pile, []).append(card)
    return joined


def _reaches_under(card: Proposal, other: Proposal) -> bool:
    return measure_overlap(card.corners, other.corners) > REACHES_UNDER


def _weigh(first: Proposal, second: Proposal, last: Proposal) -> Proposal:
    chances = (first.confidence, second.confidence, last.confidence)
    return Proposal(last.corners, float(np.prod(np.power(chances, WEIGHTS))))


def _propose_by_contours(image_bgr: Image) -> list[Proposal]:
    return [
        Proposal(np.array(card.corners, np.float64), card.confidence) for card in find_by_contours(image_bgr)
    ]


def shrink(levels: Levels, long_px: int) -> Image:
    """Bring a picture to a size of the network; width and height are rounded separately, without padding."""
    height, width = levels[0].shape[:2]
    scale = long_px / max(height, width)
    size_wh = (_round_to_step(width * scale), _round_to_step(height * scale))
    large_enough = [level for level in levels if max(level.shape[:2]) >= long_px]
    nearest = large_enough[-1] if large_enough else levels[0]
    way = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    return cv2.resize(nearest, size_wh, interpolation=way).astype(np.uint8, copy=False)


def _round_to_step(length_px: float) -> int:
    return max(INPUT_STEP_PX, round(length_px / INPUT_STEP_PX) * INPUT_STEP_PX)


def _settle(settled: Quads, rejected: Quads, groups: list[list[Proposal]]) -> list[Outline]:
    """Return the outlines of cards whose sides were moved; each carries what else may be its corners."""
    cards = [card for card, *_ in groups]
    outlined = [
        [quad, other, *_list_fitting(card, others), *_straighten(quad)]
        for quad, other, (card, *others) in zip(settled, rejected, groups, strict=True)
    ]
    upright = iter(
        order_all_upright(np.array([quad for quads in outlined for quad in quads]).reshape(-1, 4, 2))
    )
    ordered = [[to_corners(quad) for quad in islice(upright, len(quads))] for quads in outlined]
    return [
        Outline(corners, card.confidence, others=tuple(guesses))
        for (corners, *guesses), card in zip(ordered, cards, strict=True)
    ]


def _list_fitting(card: Proposal, others: list[Proposal]) -> list[Quad]:
    """Return the other outlines in a card's place that may be of the same card."""
    size = measure_quad(card.corners)
    fitting = [one.corners for one in others if 1 / AS_LARGE < measure_quad(one.corners) / size < AS_LARGE]
    return fitting[:MOST_OTHERS]


def _straighten(quad: Quad) -> list[Quad]:
    """Return the parallelograms over any three corners of a quad in which one must be wrong."""
    lacking = quad[0] - quad[1] + quad[2] - quad[3]
    if np.linalg.norm(lacking) <= SKEWED * measure_width(quad):
        return []
    signs = np.array([-1, 1, -1, 1])
    moved = [quad + np.outer(np.eye(4)[corner], signs[corner] * lacking) for corner in range(4)]
    return [quad for quad in moved if is_sound(quad)]
