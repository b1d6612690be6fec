"""Which of the found cards have the usual size: cards on one table are about equally large."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from vision.finding.proposals import Proposal, stack_corners
from vision.overlap import measure_overlap, measure_quad, measure_quads, measure_width

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from vision.geometry import Quad, Quads

    Groups = list[list[Proposal]]  # each a card, and what else was seen in its place

# A card this certain tells how large cards are here; one of any other size must be even more certain. Both
# were chosen on random tables (docs/history/card_finder.md).
CERTAIN, CERTAIN_ALONE = 0.95, 0.97
ALIKE = 1.7  # how much larger one area may be than another of the same size of card, seen at a slant
SMALLER, LARGER = 0.25, 3.0  # areas divided by the usual one
ENOUGH_ALIKE = 0.6  # confidence, for what has the size and the shape of a card beside it
SAME_SIZE, SAME_SHAPE = 1.3, 1.1  # areas, and lengths by widths, of cards of one kind on one table
APART = 0.1  # overlap of what lies beside a card, not on it or under it
NEAR_EDGE = 0.02  # of the picture's shorter side: a corner found so far beyond its edge may still lie inside


def keep_usual_sizes(groups: Groups, shape: tuple[int, ...]) -> Groups:
    """Drop what is far smaller or larger than most: cards on one table are about equally large."""
    if not groups:
        return []
    quads = stack_corners([group[0] for group in groups])
    sizes = measure_quads(quads)
    # Certain cards count most, a whole card more than its parts. Cut-off ones are guessed: they do not count.
    weights = np.array([group[0].confidence for group in groups]) ** 16 * np.sqrt(sizes)
    whole = _lie_within(quads, shape)
    weights *= whole if whole.any() else 1.0
    votes = (weights * _are_alike(sizes)).sum(1)
    usual = sizes[votes.argmax()]
    return [group for group, size in zip(groups, sizes, strict=True) if SMALLER < size / usual < LARGER]


def keep_known_sizes(groups: Groups) -> Groups:
    """Drop what has the size of no certain card beside it, unless it is very certain or the most certain."""
    if not groups:
        return []
    sizes = measure_quads(stack_corners([group[0] for group in groups]))
    chances = np.array([group[0].confidence for group in groups])
    telling = (chances >= CERTAIN) & ~np.eye(len(groups), dtype=bool)
    known = (telling & _are_alike(sizes)).any(1) | ~telling.any(1) | (chances >= CERTAIN_ALONE)
    known |= chances == chances.max()
    return [group for group, keep in zip(groups, known, strict=True) if keep]


def list_alike(doubtful: Groups, cards: Groups) -> Groups:
    """Return what is likely, lies beside the cards, and has the size and the shape of one of them."""
    return [
        group
        for group in doubtful
        if group[0].confidence >= ENOUGH_ALIKE
        and any(_is_of_one_kind(group[0].corners, card[0].corners) for card in cards)
        and all(measure_overlap(group[0].corners, card[0].corners) < APART for card in cards)
    ]


def _is_of_one_kind(one: Quad, other: Quad) -> bool:
    sizes = [measure_quad(quad) for quad in (one, other)]
    shapes = [size / measure_width(quad) ** 2 for size, quad in zip(sizes, (one, other), strict=True)]
    return max(sizes) < SAME_SIZE * min(sizes) and max(shapes) < SAME_SHAPE * min(shapes)


def _are_alike(sizes: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Say of every pair of areas whether cards of one size may have them."""
    ratios = sizes[None, :] / sizes[:, None]
    return np.asarray((ratios < ALIKE) & (ratios > 1 / ALIKE))


def _lie_within(quads: Quads, shape: tuple[int, ...]) -> NDArray[np.bool_]:
    room = NEAR_EDGE * min(shape[:2])
    size_wh = np.array(shape[1::-1])
    return np.asarray(((quads > -room) & (quads < size_wh + room)).all((1, 2)))
