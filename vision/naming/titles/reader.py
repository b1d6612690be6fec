"""Naming a card by its printed title: flatten it, read its lines, match them to the catalogue."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from vision.deciding import decide, settles
from vision.evidence import ANYTHING, NOTHING, Evidence, best_of
from vision.geometry import (
    Bounds,
    Image,
    is_wide,
    map_to_picture,
    measure_scale,
    rectify,
    turn_quarter,
)
from vision.naming.backs import looks_like_back
from vision.naming.titles.choosing import MOST_LINES, choose_lines
from vision.naming.titles.evidence import weigh_match
from vision.naming.titles.joining import join_titles
from vision.naming.titles.line_namer import LINES_AGAIN, LineNamer, measure_most, read_again, read_crops
from vision.naming.titles.lines import (
    PrintLine,
    find_all_lines,
    find_lines,
    give_air,
    measure_covered,
    measure_rows,
    measure_strokes,
)
from vision.naming.titles.matching import Explained, explain_again, explain_lines, match_explained
from vision.naming.titles.recogniser import HEIGHT_PX, LineText, read_lines
from vision.naming.titles.second_opinion import read_line_again
from vision.overlap import measure_overlap
from vision.pictures.quality import find_problems
from vision.reading import Corners, FaceShown, Glimpse, Outline, Problem, Status
from vision.seams import NamesEach

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vision.finding.print_finder import PrintFinder
    from vision.naming.titles.catalogue import Catalogue
    from vision.seams import Steps

FLAT_PX_PER_MM = 9.6  # fine enough to part two lines of print
FLAT_PX_PER_MM_ANYWHERE = 5.0  # a whole card is searched, so more coarsely
MOST_LINES_FIRST = (
    3  # of them at the end that is likelier the top: a name over two lines, and the second name
)
HOPELESS_PX_PER_MM = 0.8  # capitals of two pixels: nobody reads them, so no time is spent on it
VIEW_MS = 12  # what finding the lines of a card takes of one core
PRINT_MS = 25  # and what the network takes that finds lines of print anywhere
LIKELY = 0.0  # nats by which a name explains a view better than anything else does
SAME_CARD = 0.65  # overlap of outlines that can only mean one card
MOST_OUTLINES = 3  # of the same card are tried where the first cannot be read


@dataclass(frozen=True, slots=True)
class Layout:
    """How large a card is and where on it the title stands; no title box means it must be searched."""

    card_wh_mm: tuple[float, float]
    title: Bounds | None = None


UNKNOWN = Layout((63, 88))
_WHOLE_CARD: Bounds = (0.03, 0.02, 0.97, 0.98)
_BLANK = np.full((HEIGHT_PX, HEIGHT_PX, 3), 255, np.uint8)


@dataclass(frozen=True, slots=True)
class _View:
    """A card held one way up, and where on it lines of print are, as fractions of it, from top to bottom."""

    outline: Outline
    lines: tuple[Bounds, ...]

    def turn_half(self) -> _View:
        """Return the card held the other way up, with the same lines."""
        turned = ((1 - right, 1 - low, 1 - left, 1 - top) for left, top, right, low in self.lines)
        return _View(self.outline.turn_half(), tuple(sorted(turned, key=lambda box: box[1])))


@dataclass(frozen=True, slots=True)
class _Attempt:
    """What one view of a card says."""

    outline: Outline
    explained: Explained
    evidence: Evidence


@dataclass(frozen=True, slots=True, eq=False)
class _Read:
    """One line cut out of one of the views, and what it says."""

    view: int
    crop_bgr: Image
    text: LineText


class TitleReader(NamesEach):
    """Names cards of one catalogue and one layout.

    What finds lines of print anywhere may help where no layout says where to look, and part of a card is
    covered or it is no card's outline.
    """

    def __init__(
        self, catalogue: Catalogue, layout: Layout = UNKNOWN, print_finder: PrintFinder | None = None
    ) -> None:
        self.catalogue = catalogue
        self.layout = layout
        self._print_finder, self._lines = print_finder, LineNamer(catalogue)
        self._is_ready = False

    def get_ready(self) -> None:
        """Open the networks, which takes longer than reading a card."""
        if not self._is_ready:
            read_lines([_BLANK])
            read_line_again(_BLANK, self.catalogue.alphabet)
            if self._print_finder:
                self._print_finder.get_ready()
            self._is_ready = True

    def look_at(self, image_bgr: Image, outline: Outline) -> Steps[Glimpse]:
        """Say what the card's title speaks for; where that settles nothing, other outlines of it may help."""
        seen = [(yield from self._read_outline(image_bgr, replace(outline, others=())))]
        for corners in self._choose_others(outline):
            if seen[0].face == "down" or settles(seen[-1].evidence):
                break
            seen.append((yield from self._read_outline(image_bgr, Outline(corners, outline.confidence))))
        if self._print_finder and seen[0].face != "down" and not settles(seen[-1].evidence):
            seen += yield from self._read_print(self._print_finder, image_bgr, outline)
        best = max(seen, key=lambda one: measure_most(one.evidence))
        return replace(best, evidence=best_of([one.evidence for one in seen]))

    def _read_print(
        self, print_finder: PrintFinder, image_bgr: Image, outline: Outline
    ) -> Steps[list[Glimpse]]:
        """Look at the one sure title that is found inside an outline; at nothing if there are several."""
        yield PRINT_MS
        flat = self._cut_title(image_bgr, outline, FLAT_PX_PER_MM_ANYWHERE)
        lines = [_lay_back(line, flat, outline) for line in print_finder.find(flat)]
        named = yield from self._lines.name(image_bgr, lines, [ANYTHING] * len(lines))
        cards = join_titles([outline], named).cards
        return [replace(card.glimpse, corners=card.corners, face="up") for card in cards if len(cards) == 1]

    def _choose_others(self, outline: Outline) -> list[Corners]:
        same = (
            corners
            for corners in outline.others
            if measure_overlap(np.array(corners), np.array(outline.corners)) >= SAME_CARD
        )
        return list(same)[: MOST_OUTLINES - 1]

    def _read_outline(self, image_bgr: Image, outline: Outline) -> Steps[Glimpse]:
        yield VIEW_MS
        if measure_scale(outline, self.layout.card_wh_mm) < HOPELESS_PX_PER_MM:
            return self._report(image_bgr, outline, NOTHING, "unknown")
        views = self._view(image_bgr, outline)
        attempts = yield from self._read_views(image_bgr, views)
        best = max(attempts, key=lambda attempt: measure_most(attempt.evidence))
        evidence = best_of([attempt.evidence for attempt in attempts])
        return self._report(
            image_bgr, best.outline, evidence, "up" if any(view.lines for view in views) else "unknown"
        )

    def _view(self, image_bgr: Image, outline: Outline) -> list[_View]:
        """Return the ways up the card may lie, each with the lines worth reading."""
        if self.layout.title is None:
            return self._search(image_bgr, outline)
        ways = (outline, outline.turn_half())
        flats = [self._cut_title(image_bgr, held, FLAT_PX_PER_MM) for held in ways]
        ends = [
            (held, flat, find_lines(flat, FLAT_PX_PER_MM)) for held, flat in zip(ways, flats, strict=True)
        ]
        if not outline.top_known:
            # Titles are the largest print on a card, so the end with the taller lines is likelier the top.
            ends.sort(key=lambda end: -max((line.height * line.apart for line in end[2]), default=0))
        views, left = [], MOST_LINES
        for (held, flat, lines), most in zip(ends, (MOST_LINES_FIRST, MOST_LINES), strict=True):
            chosen = sorted(lines, key=lambda line: -line.ink)[: min(most, left)]
            views.append(_View(held, self._place(flat, chosen)))
            left -= len(chosen)
        return views

    def _search(self, image_bgr: Image, outline: Outline) -> list[_View]:
        """Find the lines that may be the title on a whole card, held the way its print runs."""
        ways = (outline, turn_quarter(outline))
        flats = [self._cut_title(image_bgr, held, FLAT_PX_PER_MM_ANYWHERE) for held in ways]
        strokes = [measure_strokes(flat, FLAT_PX_PER_MM_ANYWHERE) for flat in flats]
        held, flat, dense = max(zip(ways, flats, strokes, strict=True), key=lambda way: measure_rows(way[2]))
        lines = find_all_lines(dense, FLAT_PX_PER_MM_ANYWHERE)
        choice = choose_lines(lines, flat.shape[0], measure_covered(dense))
        upright, turned = (_View(held, self._place(flat, some)) for some in (choice.upright, choice.turned))
        return [upright, turned.turn_half()]

    def _place(self, flat_bgr: Image, lines: Sequence[PrintLine]) -> tuple[Bounds, ...]:
        """Return the boxes of lines, with a little air, as fractions of the card."""
        size_wh, part = (flat_bgr.shape[1], flat_bgr.shape[0]), self.layout.title or _WHOLE_CARD
        boxes = (_to_card(give_air(line, size_wh), size_wh, part) for line in lines)
        return tuple(sorted(boxes, key=lambda box: box[1]))

    def _read_views(self, image_bgr: Image, views: Sequence[_View]) -> Steps[list[_Attempt]]:
        """Read the lines of one view after the other until one settles it; else some are read again.

        Where the first view says some name already, another reader settles it sooner than the next view.
        """
        attempts: list[_Attempt] = []
        left: list[_Read] = []
        more = LINES_AGAIN
        for number, view in enumerate(views):
            crops = [self._cut_line(image_bgr, view, line) for line in view.lines]
            texts = yield from read_crops(crops, self.catalogue)
            left += [_Read(number, crop, text) for crop, text in zip(crops, texts, strict=True)]
            attempts.append(self._match(view.outline, explain_lines(texts, self.catalogue.names)))
            if settles(attempts[-1].evidence):
                return attempts
            if number == 0 and measure_most(attempts[0].evidence) > LIKELY:
                more -= 1
                yield from self._read_again(attempts, left, 1)
                if settles(attempts[0].evidence):
                    return attempts
        yield from self._read_again(attempts, left, more)
        return attempts

    def _read_again(self, attempts: list[_Attempt], left: list[_Read], most: int) -> Steps[None]:
        """Have another reader read the likeliest lines that are left until one settles it."""
        for one in sorted(left, key=lambda line: -self._measure_promise(line.text))[:most]:
            left.remove(one)
            again = yield from read_again([one.crop_bgr], self.catalogue.alphabet)
            explained = explain_again(attempts[one.view].explained, again, self.catalogue.names)
            attempts[one.view] = self._match(attempts[one.view].outline, explained)
            if settles(attempts[one.view].evidence):
                break

    def _measure_promise(self, text: LineText) -> float:
        """Return how clear a line is, or, where it may be a frame's grain, how well any name explains it."""
        if self.layout.title:
            return text.clearness
        return float(explain_lines([text], self.catalogue.names).gains.max())

    def _match(self, outline: Outline, explained: Explained) -> _Attempt:
        return _Attempt(outline, explained, weigh_match(match_explained(explained, self.catalogue)))

    def _cut_line(self, image_bgr: Image, view: _View, line: Bounds) -> Image:
        """Cut one line out of the picture itself, as high as the recogniser wants it."""
        wide_mm, high_mm = self._measure_card(view.outline)
        left, top, right, low = line
        aspect = (right - left) * wide_mm / ((low - top) * high_mm)
        return rectify(image_bgr, view.outline.corners, (max(8, round(HEIGHT_PX * aspect)), HEIGHT_PX), line)

    def _report(self, image_bgr: Image, outline: Outline, evidence: Evidence, face: FaceShown) -> Glimpse:
        seen = Glimpse(evidence, outline.corners, face)
        if settles(evidence):
            return seen
        if decide(seen, ANYTHING).status is Status.UNREADABLE and looks_like_back(image_bgr, outline.corners):
            return replace(seen, face="down")
        return replace(seen, problems=self._find_problems(image_bgr, outline))

    def _find_problems(self, image_bgr: Image, outline: Outline) -> tuple[Problem, ...]:
        """Look at the title in the picture's own resolution."""
        px_per_mm = measure_scale(outline, self.layout.card_wh_mm)
        return find_problems(self._cut_title(image_bgr, outline, px_per_mm), px_per_mm)

    def _cut_title(self, image_bgr: Image, outline: Outline, px_per_mm: float) -> Image:
        """Flatten the part of the card where the title is, or all of it where that is not known."""
        left, top, right, bottom = box = self.layout.title or _WHOLE_CARD
        across_mm, down_mm = self._measure_card(outline)
        size_mm = ((right - left) * across_mm, (bottom - top) * down_mm)
        size_wh = max(8, round(size_mm[0] * px_per_mm)), max(8, round(size_mm[1] * px_per_mm))
        return rectify(image_bgr, outline.corners, size_wh, box)

    def _measure_card(self, outline: Outline) -> tuple[float, float]:
        """Return the card's width and height in millimetres the way the outline holds it."""
        across_mm, down_mm = self.layout.card_wh_mm
        lies = self.layout.title is None and is_wide(outline)
        return (down_mm, across_mm) if lies else (across_mm, down_mm)


def _lay_back(line: Outline, flat_bgr: Image, card: Outline) -> Outline:
    """Return where a line that was found on a flattened card lies in the picture."""
    left, top, right, low = _WHOLE_CARD
    across, down = (right - left) / flat_bgr.shape[1], (low - top) / flat_bgr.shape[0]
    a, b, c, d = map_to_picture([(left + x * across, top + y * down) for x, y in line.corners], card.corners)
    return replace(line, corners=(a, b, c, d))


def _to_card(line: PrintLine, size_wh: tuple[int, int], part: Bounds) -> Bounds:
    """Return a line's box as fractions of the card."""
    left, top, right, low = part
    across, down = (right - left) / size_wh[0], (low - top) / size_wh[1]
    return (
        left + line.left * across,
        top + line.top * down,
        left + line.right * across,
        top + line.bottom * down,
    )
