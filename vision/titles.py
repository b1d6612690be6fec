"""Naming a card by its printed title: flatten it, read its lines, match them to the catalogue."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from vision.backs import looks_like_back
from vision.catalogue import Catalogue
from vision.confidence import SURE, grade, judge_match, share_among
from vision.geometry import Box, Image, is_wide, measure_scale, rectify, turn_quarter
from vision.lines import Line, crop_line, find_lines
from vision.matching import Match, match_lines
from vision.overlap import measure_overlap
from vision.quality import LEAST_PX_PER_MM, find_problems
from vision.reading import CardReading, Face, Outline, Problem, Status
from vision.recogniser import LineText, Recogniser

Judge = Callable[[Match | None], float]
FLAT_PX_PER_MM = 9.6  # a title line of five millimetres then has the height the recogniser wants
MOST_LINES = 3  # a name over two lines, and the second name
MOST_LINES_ANYWHERE = 6
SAME_CARD = 0.65  # overlap of outlines that can only mean one card
CERTAIN = 0.97  # with this confidence no other outline is tried


@dataclass(frozen=True, slots=True)
class Layout:
    """How large a card is and where on it the title stands; no title box means it must be searched."""

    card_wh_mm: tuple[float, float]
    title: Box | None = None


WINGSPAN = Layout((57, 87), (0.33, 0.01, 0.99, 0.22))
UNKNOWN = Layout((63, 88))
_WHOLE_CARD: Box = (0.03, 0.02, 0.97, 0.98)


@dataclass(frozen=True, slots=True)
class _View:
    """The flattened title of a card held one way up, and its lines, the likeliest title first."""

    outline: Outline
    flat_bgr: Image
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class _Attempt:
    """What one view of a card says."""

    outline: Outline
    match: Match | None
    confidence: float


class TitleReader:
    """Names cards of one catalogue and one layout."""

    def __init__(self, catalogue: Catalogue, layout: Layout = UNKNOWN, judge: Judge = judge_match) -> None:
        self.catalogue = catalogue
        self.layout = layout
        self.judge = judge
        self.recogniser = Recogniser(catalogue.alphabet)

    def read(self, image_bgr: Image, outline: Outline) -> CardReading:
        """Name the card inside the outline as far as its picture allows; others of the same card may help."""
        readings = [self._read_outline(image_bgr, replace(outline, others=()))]
        for corners in outline.others:
            if readings[0].face == "down" or readings[-1].confidence >= CERTAIN:
                break
            if measure_overlap(np.array(corners), np.array(outline.corners)) >= SAME_CARD:
                readings.append(self._read_outline(image_bgr, Outline(corners, outline.confidence)))
        return _settle(readings)

    def _read_outline(self, image_bgr: Image, outline: Outline) -> CardReading:
        if measure_scale(outline, self.layout.card_wh_mm) < LEAST_PX_PER_MM:
            return self._report(image_bgr, _Attempt(outline, None, 0), "unknown")
        views = self._order_views(image_bgr, outline)
        best = self._read_view(views[0])
        if best.confidence < SURE and not looks_like_back(image_bgr, outline.corners):
            best = self._read_on(best, views[1:])
        return self._report(image_bgr, best, "up" if any(view.lines for view in views) else "unknown")

    def _read_on(self, best: _Attempt, views: Sequence[_View]) -> _Attempt:
        """Try the other ways up until the card is named for sure."""
        for view in views:
            best = max(best, self._read_view(view), key=lambda attempt: attempt.confidence)
            if best.confidence >= SURE:
                break
        return best

    def _order_views(self, image_bgr: Image, outline: Outline) -> list[_View]:
        """Return the ways up the card may lie, the likeliest first."""
        views = [self._flatten(image_bgr, way_up) for way_up in self._turn(outline)]
        if outline.top_known:
            return views
        # Titles are the largest print on a card, so the end with the taller lines is likelier the top.
        return sorted(views, key=lambda view: -max((line.height for line in view.lines), default=0))

    def _turn(self, outline: Outline) -> list[Outline]:
        if self.layout.title is not None:
            return [outline, outline.turn_half()]
        quarter = turn_quarter(outline)
        return [outline, outline.turn_half(), quarter, quarter.turn_half()]

    def _flatten(self, image_bgr: Image, outline: Outline) -> _View:
        flat = self._cut_title(image_bgr, outline, FLAT_PX_PER_MM)
        lines = find_lines(flat, FLAT_PX_PER_MM)
        if self.layout.title is None:
            largest = sorted(lines, key=lambda line: -line.height)  # rules are more print, but smaller
            return _View(outline, flat, tuple(largest[:MOST_LINES_ANYWHERE]))
        return _View(outline, flat, tuple(sorted(lines, key=lambda line: -line.ink)[:MOST_LINES]))

    def _read_view(self, view: _View) -> _Attempt:
        """Read line after line until the card is named for sure or no line is left."""
        best = _Attempt(view.outline, None, 0)
        read: list[tuple[int, LineText]] = []
        for line in view.lines:
            read.append((line.top, self.recogniser.read(crop_line(view.flat_bgr, line))))
            texts = [text for _, text in sorted(read, key=lambda pair: pair[0])]
            match = match_lines(texts, self.catalogue)
            best = _Attempt(view.outline, match, self.judge(match))
            if best.confidence >= SURE:
                break
        return best

    def _report(self, image_bgr: Image, best: _Attempt, face: Face) -> CardReading:
        outline, match, confidence = best.outline, best.match, best.confidence
        status = grade(confidence)
        others = share_among(match.ranked, confidence) if match else ()
        if match is None or status is Status.UNREADABLE:
            if looks_like_back(image_bgr, outline.corners):
                return CardReading(outline, None, None, confidence, status, "down")
            problems = self._find_problems(image_bgr, outline)
            return CardReading(outline, None, None, confidence, status, face, others, problems)
        problems = () if status is Status.SURE else self._find_problems(image_bgr, outline)
        entry, upright = match.ranked[0].entry, replace(outline, top_known=True)
        return CardReading(upright, entry.id, entry.name, confidence, status, "up", others[1:], problems)

    def _find_problems(self, image_bgr: Image, outline: Outline) -> tuple[Problem, ...]:
        """Look at the title in the picture's own resolution."""
        px_per_mm = measure_scale(outline, self.layout.card_wh_mm)
        return find_problems(self._cut_title(image_bgr, outline, px_per_mm), px_per_mm)

    def _cut_title(self, image_bgr: Image, outline: Outline, px_per_mm: float) -> Image:
        """Flatten the part of the card where the title is, or all of it where that is not known."""
        left, top, right, bottom = box = self.layout.title or _WHOLE_CARD
        across_mm, down_mm = self.layout.card_wh_mm
        if self.layout.title is None and is_wide(outline):
            across_mm, down_mm = down_mm, across_mm
        size_mm = ((right - left) * across_mm, (bottom - top) * down_mm)
        size_wh = max(8, round(size_mm[0] * px_per_mm)), max(8, round(size_mm[1] * px_per_mm))
        return rectify(image_bgr, outline.corners, size_wh, box)


def _settle(readings: Sequence[CardReading]) -> CardReading:
    """Return the most confident reading; where two are sure of different names, none is."""
    best = max(readings, key=lambda reading: reading.confidence)
    names = {reading.id for reading in readings if reading.status is Status.SURE}
    return replace(best, status=Status.CHECK) if len(names) > 1 else best
