"""Choosing the lines that may be a card's title, where nothing is known of its layout."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from vision.naming.titles.lines import PrintLine

    _Some = tuple[list[PrintLine], bool]  # lines, and whether they are read with the card the other way up

MOST_LINES = 4  # read for one outline, all ways up together
APART = 0.25  # how clearly a line must stand apart to count as print
END = 0.22  # of the card's height: titles are mostly within
# A line a tenth of the card's height further in counts a third: chosen on photographed trading cards, whose
# titles are short lines at the edge above pictures that look like longer ones.
FALL = 12.0
# Of a card, covered with strokes: word cards have 0.06 to 0.086, photographed trading cards 0.17 and more.
FULL_OF_ART = 0.09
CUTS = 2  # lines at one end, often the same title cut in two ways


@dataclass(frozen=True, slots=True)
class Choice:
    """Lines to read with the card held one way up, and with it held the other."""

    upright: tuple[PrintLine, ...]
    turned: tuple[PrintLine, ...]


def choose_lines(lines: Sequence[PrintLine], height_px: int, covered: float) -> Choice:
    """Choose the likeliest line at either end, and the largest, which may be printed any way up.

    Where so much of a card is covered that it is full of art, the largest is a piece of that: there faint
    lines at the ends, or other cuts of the same ones, come first.
    """
    printed = _drop_art(lines)
    clear = [line for line in printed if not line.is_faint]
    largest = [max(clear, key=lambda line: line.height * line.apart)] if clear else []
    anywhere = [(largest, False), (largest, True)]
    if covered > FULL_OF_ART:
        first, further = _choose_at_ends(printed, height_px, _put_one_clear_first)
        order = [*first, *further, *anywhere]
    else:
        first, further = _choose_at_ends(printed, height_px, _put_clear_first)
        order = [*first, *anywhere, *further]
    chosen = list(dict.fromkeys((line, turned) for some, turned in order for line in some))[:MOST_LINES]
    upright, turned = (tuple(line for line, is_turned in chosen if is_turned == way) for way in (False, True))
    return Choice(upright, turned)


def _choose_at_ends(
    lines: Sequence[PrintLine], height_px: int, put_in_order: Callable[[list[PrintLine]], list[PrintLine]]
) -> tuple[list[_Some], list[_Some]]:
    """Return the first line of either end, and those that come after."""
    top, low = (put_in_order(_rank_at_end(lines, height_px, turned=turned)) for turned in (False, True))
    return [(top[:1], False), (low[:1], True)], [(top[1:CUTS], False), (low[1:CUTS], True)]


def _put_clear_first(ranked: list[PrintLine]) -> list[PrintLine]:
    return sorted(ranked, key=lambda line: line.is_faint)


def _put_one_clear_first(ranked: list[PrintLine]) -> list[PrintLine]:
    """Return the likeliest clear line, then faint ones that are not nearly the same."""
    clear = [line for line in ranked if not line.is_faint][:1]
    return [*clear, *(line for line in ranked if line.is_faint and not any(map(line.is_nearly, clear)))]


def _drop_art(lines: Sequence[PrintLine]) -> list[PrintLine]:
    return [line for line in lines if line.apart >= APART]


def _rank_at_end(lines: Sequence[PrintLine], height_px: int, *, turned: bool) -> list[PrintLine]:
    """Return the lines at the upper end, or at the lower one of a card held upside down, likeliest first."""

    def measure_way(line: PrintLine) -> float:
        return (height_px - line.bottom if turned else line.top) / height_px

    def weigh(line: PrintLine) -> float:
        return line.apart * line.width * math.exp(-FALL * measure_way(line))

    return sorted((line for line in lines if measure_way(line) < END), key=weigh, reverse=True)
