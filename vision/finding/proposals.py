"""Reads the card finder's answer: every cell inside a card votes for the four corners of its card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import numpy as np
from numpy.typing import NDArray

from vision.overlap import is_sound, measure_overlap, measure_quad, measure_width, share_inside

if TYPE_CHECKING:
    from vision.geometry import Points, Quad, Quads

CellAnswers = NDArray[np.float32]

STRIDE_PX = 8
VOTE_UNIT_PX = 32.0
# For each cell: chance of card, of core, of lying rather than standing; and its votes, read either way.
CHANNELS = 19
CARD, CORE, LIES, STANDING, LYING = 0, 1, 2, slice(3, 11), slice(11, 19)
EITHER_WAY = 0.5
VOTER = 0.3  # the least chance of core of a cell that votes
GROWN = 1.06  # votes fall a little short of the corners
ALIKE = 0.2  # corners so far apart, as a share of the card's width, mean the same card
FEW = 0.3  # voters: two or three are hardly less than many, one is
ENOUGH_VOTERS = 0.3  # of the cells that lie well inside a card; fewer make it doubtful
CORE_SHARE = 0.6  # of a card's area lies well inside it
LARGEST_SHARE = 0.92  # of the picture's width or height: more is the table
KNOWN_PX = (15.0, 62.0)  # widths of cards the network knows, in pixels of its input
SAME_PLACE, MOSTLY_INSIDE = 0.4, 0.7
ALL_BUT_EQUAL = 0.75  # overlap of proposals of which one look more would tell nothing new


class Answers(Protocol):
    """A network, or a stand-in for one."""

    def run(self, batch: NDArray[np.float32], /) -> list[NDArray[np.float32]]:
        """Return the answers for a batch of pictures."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A card as the network alone sees it."""

    corners: Quad
    confidence: float


def read_proposals(answer: CellAnswers, shape: tuple[int, ...]) -> list[Proposal]:
    """Return the cards of one answer, in pixels of the picture of this shape."""
    rows, columns = np.nonzero(answer[CORE] > VOTER)
    chances = answer[CORE, rows, columns].astype(np.float64)
    cells = np.asarray(np.stack([columns, rows], 1) * STRIDE_PX + (STRIDE_PX - 1) / 2, np.float64)
    quads = _read_votes(answer, rows, columns, cells)
    scale = np.array([shape[1] / answer.shape[2], shape[0] / answer.shape[1]]) / STRIDE_PX
    return [
        Proposal((quad + 0.5) * scale - 0.5, confidence)
        for quad, confidence in _count_votes(quads, chances)
        if (np.ptp(quad, axis=0) < LARGEST_SHARE * STRIDE_PX * np.array(answer.shape[:0:-1])).any()
    ]


def _read_votes(
    answer: CellAnswers, rows: NDArray[np.int64], columns: NDArray[np.int64], cells: Points
) -> Quads:
    lies = answer[LIES, rows, columns] > EITHER_WAY
    votes = np.where(lies, answer[LYING, rows, columns], answer[STANDING, rows, columns])
    return cells[:, None] + votes.T.reshape(-1, 4, 2) * VOTE_UNIT_PX


def _count_votes(quads: Quads, chances: NDArray[np.float64]) -> list[tuple[Quad, float]]:
    """Gather votes that mean the same card, the most certain first."""
    found = []
    left = np.ones(len(quads), bool)
    middles = quads.mean(1)
    for first in np.argsort(-chances):
        if not left[first]:
            continue
        width_px = measure_width(quads[first])
        # Middles are no farther apart than corners in the mean, and quicker to compare.
        beside = np.abs(middles - middles[first]).max(1) < ALIKE * width_px
        near = np.flatnonzero(left & beside)
        away, turned = _measure_distance(quads[near], quads[first])
        alike = away < ALIKE * width_px
        same, turned = near[alike], turned[alike]
        left[same] = False
        if not KNOWN_PX[0] < width_px < KNOWN_PX[1]:
            continue
        votes = np.where(turned[:, None, None], np.roll(quads[same], 2, axis=1), quads[same])
        quad = np.average(votes, axis=0, weights=chances[same] ** 2)
        quad = quad.mean(0) + GROWN * (quad - quad.mean(0))
        if is_sound(quad):
            found.append((quad, _rate(quad, chances[same])))
    return found


def _measure_distance(quads: Quads, quad: Quad) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
    """Return how far corners lie apart in the mean, and whether the other end comes first."""
    straight = np.linalg.norm(quads - quad, axis=2).mean(1)
    turned = np.linalg.norm(quads - np.roll(quad, 2, axis=0), axis=2).mean(1)
    return np.minimum(straight, turned), turned < straight


def _rate(quad: Quad, chances: NDArray[np.float64]) -> float:
    """Return how certain a card is, by its voters' chances and their number."""
    wanted = max(ENOUGH_VOTERS * CORE_SHARE * measure_quad(quad) / STRIDE_PX**2, 1)
    certain = np.average(chances, weights=chances) * len(chances) / (len(chances) + FEW)
    return float(certain * min(1.0, len(chances) / wanted) ** 0.5)


def drop_double_proposals(proposals: list[Proposal]) -> list[Proposal]:
    """Keep one proposal a card, the more certain."""
    return [group[0] for group in group_proposals(proposals)]


def group_proposals(proposals: list[Proposal]) -> list[list[Proposal]]:
    """Put together what lies in one place, the most certain first; it is what stands for the card."""
    groups: list[list[Proposal]] = []
    for card in sorted(proposals, key=lambda card: -card.confidence):
        same = (group for group in groups if means_the_same(card.corners, group[0].corners))
        if (group := next(same, None)) is None:
            groups.append([card])
        else:
            group.append(card)
    return groups


def drop_equal_proposals(proposals: list[Proposal]) -> list[Proposal]:
    """Keep all proposals but those that hardly differ from a more certain one."""
    ranked = sorted(proposals, key=lambda card: -card.confidence)
    return [ranked[place] for place in find_distinct([card.corners for card in ranked])]


def find_distinct(quads: list[Quad], equal: float = ALL_BUT_EQUAL) -> list[int]:
    """Return the places of the quads that do not overlap so far with an earlier one that is kept."""
    middles = np.array([quad.mean(0) for quad in quads]).reshape(-1, 2)
    # Quads that overlap so far lie within so much of one another; few pairs need more than that to be parted.
    reach = np.array([np.ptp(quad, axis=0).max() for quad in quads]) * (1 - equal)
    kept: list[int] = []
    for place, quad in enumerate(quads):
        away = np.abs(middles[kept] - middles[place]).max(axis=1)
        near = np.flatnonzero(away <= np.maximum(reach[kept], reach[place]))
        if all(measure_overlap(quad, quads[kept[number]]) <= equal for number in near):
            kept.append(place)
    return kept


def means_the_same(one: Quad, other: Quad) -> bool:
    """Say whether two outlines lie in one place: much in common, or one mostly inside the other."""
    if (one.min(0) > other.max(0)).any() or (other.min(0) > one.max(0)).any():
        return False
    return measure_overlap(one, other) > SAME_PLACE or share_inside(one, other) > MOSTLY_INSIDE
