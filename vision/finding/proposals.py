"""Reads the card finder's answer: every cell inside a card votes for the four corners of its card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import numpy as np
from numpy.typing import NDArray

from vision.overlap import are_sound, compare_quads, measure_overlap, measure_quads, measure_widths

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vision.geometry import Points, Quad, Quads

CellAnswers = NDArray[np.float32]

STRIDE_PX = 8
VOTE_UNIT_PX = 32.0
# For each cell: chance of card, of core, of lying rather than standing; and its votes, read either way.
CHANNELS = 19
CARD, CORE, LIES, STANDING, LYING = 0, 1, 2, slice(3, 11), slice(11, 19)
EITHER_WAY = 0.5
VOTER = 0.3  # a cell votes if its chance of being core is at least this
GROWN = 1.06  # votes fall a little short of the corners
ALIKE = 0.2  # corners at most so far apart, as a share of the card's width, mean the same card
FEW = 0.3  # voters: two or three count nearly as much as many, one counts clearly less
ENOUGH_VOTERS = 0.3  # of the cells that lie well inside a card; fewer make it doubtful
CORE_SHARE = 0.6  # of a card's area lies well inside it
LARGEST_SHARE = 0.92  # of the picture's width or height: more is the table
KNOWN_PX = (15.0, 62.0)  # widths of cards the network knows, in pixels of its input
SAME_PLACE, MOSTLY_INSIDE = 0.4, 0.7
OTHER_END = [2, 3, 0, 1]  # the corners in order from the card's other end
ALL_BUT_EQUAL = 0.75  # overlap of proposals of which a second one would tell nothing new


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
    voted, rates = _count_votes(quads, chances)
    fit = (np.ptp(voted, axis=1) < LARGEST_SHARE * STRIDE_PX * np.array(answer.shape[:0:-1])).any(1)
    placed = (voted[fit] + 0.5) * scale - 0.5
    return [Proposal(quad, rate) for quad, rate in zip(placed, rates[fit].tolist(), strict=True)]


def _read_votes(
    answer: CellAnswers, rows: NDArray[np.int64], columns: NDArray[np.int64], cells: Points
) -> Quads:
    lies = answer[LIES, rows, columns] > EITHER_WAY
    votes = np.where(lies, answer[LYING, rows, columns], answer[STANDING, rows, columns])
    return cells[:, None] + votes.T.reshape(-1, 4, 2) * VOTE_UNIT_PX


def _count_votes(quads: Quads, chances: NDArray[np.float64]) -> tuple[Quads, NDArray[np.float64]]:
    """Return the mean of all votes that mean the same card, the most certain first, and how certain it is."""
    gathered = list(_gather_votes(quads, chances))
    if not gathered:
        return np.empty((0, 4, 2)), np.empty(0)
    votes = np.concatenate([quads[same] for same, _ in gathered])
    turned = np.concatenate([turned for _, turned in gathered])
    votes[turned] = votes[turned][:, OTHER_END]
    certain = np.concatenate([chances[same] for same, _ in gathered])
    starts = np.cumsum([0, *(len(same) for same, _ in gathered[:-1])])
    weights, total = certain**2, np.add.reduceat(certain**2, starts)
    means = np.add.reduceat(votes * weights[:, None, None], starts) / total[:, None, None]
    middles = means.mean(1, keepdims=True)
    grown = middles + GROWN * (means - middles)
    rates = _rate(grown, total, np.add.reduceat(certain, starts), np.diff([*starts, len(certain)]))
    sound = are_sound(grown)
    return grown[sound], rates[sound]


def _gather_votes(
    quads: Quads, chances: NDArray[np.float64]
) -> Iterator[tuple[NDArray[np.int64], NDArray[np.bool_]]]:
    """Yield the votes that mean the same card, and which of them begin at its other end."""
    spots = quads[..., 0] + 1j * quads[..., 1]
    other_ends, middles = spots[:, OTHER_END], spots.mean(1)
    widths_px = measure_widths(quads)
    left = np.ones(len(quads), bool)
    for first in np.argsort(-chances):
        if not left[first]:
            continue
        alike_px = ALIKE * widths_px[first]
        # Middles are no farther apart than corners in the mean, and quicker to compare.
        near = np.flatnonzero(left & (np.abs(middles - middles[first]) < alike_px))
        straight = np.abs(spots[near] - spots[first]).mean(1)
        turned = np.abs(other_ends[near] - spots[first]).mean(1)
        alike = np.minimum(straight, turned) < alike_px
        left[near[alike]] = False
        if KNOWN_PX[0] < widths_px[first] < KNOWN_PX[1]:
            yield near[alike], (turned < straight)[alike]


def _rate(
    quads: Quads, squared: NDArray[np.float64], chances: NDArray[np.float64], voters: NDArray[np.int64]
) -> NDArray[np.float64]:
    """Return how certain cards are by their voters' number and sums of chances, squared and plain."""
    wanted = np.maximum(ENOUGH_VOTERS * CORE_SHARE * measure_quads(quads) / STRIDE_PX**2, 1)
    certain = squared / chances * voters / (voters + FEW)
    return np.asarray(certain * np.minimum(1.0, voters / wanted) ** 0.5, np.float64)


def drop_double_proposals(proposals: list[Proposal]) -> list[Proposal]:
    """Keep one proposal a card, the more certain."""
    return [group[0] for group in group_proposals(proposals)]


def group_proposals(proposals: list[Proposal]) -> list[list[Proposal]]:
    """Put together what lies in one place, the most certain first; it is what stands for the card."""
    ranked = sorted(proposals, key=lambda card: -card.confidence)
    quads = stack_corners(ranked)
    low, high = quads.min(1), quads.max(1)
    groups: dict[int, list[Proposal]] = {}
    for place, card in enumerate(ranked):
        heads = np.fromiter(groups, np.int64, len(groups))
        near = heads[((low[heads] <= high[place]) & (high[heads] >= low[place])).all(1)]
        same = (head for head in near.tolist() if _mean_the_same(quads[place], quads[head]))
        groups.setdefault(next(same, place), []).append(card)
    return list(groups.values())


def stack_corners(proposals: Sequence[Proposal]) -> Quads:
    """Return the corners of many proposals as one array."""
    return np.array([card.corners for card in proposals]).reshape(-1, 4, 2)


def drop_equal_proposals(proposals: list[Proposal]) -> list[Proposal]:
    """Keep all proposals but those that hardly differ from a more certain one."""
    ranked = sorted(proposals, key=lambda card: -card.confidence)
    return [ranked[place] for place in find_distinct(stack_corners(ranked))]


def find_distinct(quads: Quads, equal: float = ALL_BUT_EQUAL) -> list[int]:
    """Return the places of the quads that do not overlap so far with an earlier one that is kept."""
    middles, sizes = quads.mean(1), measure_quads(quads)
    # Quads that overlap so far lie within so much of one another and are as much of a size; few pairs are.
    reach = np.ptp(quads, axis=1).max(1) * (1 - equal)
    kept: list[int] = []
    for place, quad in enumerate(quads):
        before = np.array(kept, np.int64)
        away = np.abs(middles[before] - middles[place]).max(axis=1)
        alike = np.minimum(sizes[before], sizes[place]) >= equal * np.maximum(sizes[before], sizes[place])
        near = before[alike & (away <= np.maximum(reach[before], reach[place]))]
        if all(measure_overlap(quad, quads[number]) <= equal for number in near):
            kept.append(place)
    return kept


def _mean_the_same(one: Quad, other: Quad) -> bool:
    """Say whether two outlines lie in one place: much in common, or one mostly inside the other."""
    together, of_smaller = compare_quads(one, other)
    return together > SAME_PLACE or of_smaller > MOSTLY_INSIDE
