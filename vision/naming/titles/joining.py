"""Cards found by their outlines and cards found by their titles: one reading of one card."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from vision.geometry import lies_inside
from vision.reading import Outline, Status

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vision.reading import Corners, Reading

OPPOSITE_DEG = 30  # a title printed a second time, for the player opposite, is turned by half, give or take
NEAR = 1.0  # times as long as the larger of the two: a title printed twice on one card is no further away
SMALLER = 0.75  # times as high: smaller print of the same name is its second printing


@dataclass(frozen=True, slots=True)
class Joined:
    """Cards named by their titles, and the outlines without a title."""

    cards: list[Reading]
    unread: list[Outline]


def join_titles(outlines: Sequence[Outline], lines: Sequence[Reading]) -> Joined:
    """Give each outline the sure title inside it; a sure title alone is a card as well, where the title is.

    An outline around several titles is not that of a card.
    """
    titles = _drop_repeated([line for line in lines if line.status is Status.SURE])
    joined, unread, free = [], [], titles
    for outline in outlines:
        inside = [title for title in titles if lies_inside(title.center, outline.corners)]
        if not inside:
            unread.append(outline)
        elif len(inside) == 1 and inside[0] in free:
            joined.append(replace(inside[0], corners=_hold(outline.corners, inside[0])))
            free = [title for title in free if title is not inside[0]]
    return Joined(joined + free, unread)


def _hold(corners: Corners, title: Reading) -> Corners:
    """Return the corners of a card from its own top left, if its title runs along its top."""
    a, b, c, d = corners
    ways: list[Corners] = [(a, b, c, d), (b, c, d, a), (c, d, a, b), (d, a, b, c)]
    return min(ways, key=lambda way: _measure_bend(Outline(way, 1.0).turned_deg, title.turned_deg))


def _drop_repeated(titles: Sequence[Reading]) -> list[Reading]:
    """Keep the larger of two names of one card: printed for both sides of the table, or in two languages."""
    kept: list[Reading] = []
    for title in sorted(titles, key=lambda title: -_measure_height(title)):
        if not any(_is_repeated(title, other) for other in kept):
            kept.append(title)
    return kept


def _is_repeated(small: Reading, large: Reading) -> bool:
    """Tell a card's second title from that of another copy, which is as large and runs the same way."""
    is_near = math.dist(small.center, large.center) < NEAR * large.size_px
    is_opposite = _measure_bend(small.turned_deg, large.turned_deg) > 180 - OPPOSITE_DEG
    is_smaller = _measure_height(small) < SMALLER * _measure_height(large)
    return small.id == large.id and is_near and (is_opposite or is_smaller)


def _measure_height(title: Reading) -> float:
    return math.dist(title.corners[1], title.corners[2])


def _measure_bend(one_deg: float, other_deg: float) -> float:
    return abs((one_deg - other_deg + 180) % 360 - 180)
