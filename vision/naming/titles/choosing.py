"""Choosing the lines that may be a card's title, where nothing is known of its layout."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vision.naming.titles.lines import PrintLine

MOST_LINES = 4  # read for one outline, all ways up together
APART = 0.25  # how clearly a line must stand apart to count as print
END = 0.22  # of the card's height: titles are mostly within
# A line a tenth of the card's height further in counts a third: chosen on photographed trading cards, whose
# titles are short lines at the edge above pictures that look like longer ones.
FALL = 12.0
LONG = 4.0  # times as wide as high: so long a line is a word or more


@dataclass(frozen=True, slots=True)
class Choice:
    """Lines to read with the card held one way up, and with it held the other."""

    upright: tuple[PrintLine, ...]
    turned: tuple[PrintLine, ...]


def measure_print(lines: Sequence[PrintLine]) -> float:
    """Return how long the longest line is that stands apart; with the card held sideways there is none."""
    lengths = (line.apart * line.width * min(1, line.width / line.height / LONG) for line in _drop_art(lines))
    return max(lengths, default=0.0)


def choose_lines(lines: Sequence[PrintLine], height_px: int) -> Choice:
    """Choose the likeliest line at either end, and the largest, which may be printed any way up."""
    printed = _drop_art(lines)
    top, low = (_rank_at_end(printed, height_px, turned=turned) for turned in (False, True))
    largest = [max(printed, key=lambda line: line.height * line.apart)] if printed else []
    first = [(top[:1], False), (low[:1], True), (largest, False), (largest, True)]
    further = [(top[1:], False), (low[1:], True)]
    wanted = dict.fromkeys((line, turned) for some, turned in (*first, *further) for line in some)
    chosen = list(wanted)[:MOST_LINES]
    upright, turned = (tuple(line for line, is_turned in chosen if is_turned == way) for way in (False, True))
    return Choice(upright, turned)


def _drop_art(lines: Sequence[PrintLine]) -> list[PrintLine]:
    return [line for line in lines if line.apart >= APART]


def _rank_at_end(lines: Sequence[PrintLine], height_px: int, *, turned: bool) -> list[PrintLine]:
    """Return the lines at the upper end, or at the lower one of a card held upside down, likeliest first."""

    def measure_way(line: PrintLine) -> float:
        return (height_px - line.bottom if turned else line.top) / height_px

    def weigh(line: PrintLine) -> float:
        return line.apart * line.width * math.exp(-FALL * measure_way(line))

    return sorted((line for line in lines if measure_way(line) < END), key=weigh, reverse=True)
