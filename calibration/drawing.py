"""A game's table drawn to scale on paper, as the camera sees it: markers, zones, the turn card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from calibration.layout import Region, Spot
from calibration.markers import CARD_MM, MARKER_MM, MARKER_PAPER_MM
from engine.zones import DRAWN, Shape

if TYPE_CHECKING:
    from fpdf import FPDF

    from calibration.setting import Setting
    from vision.reading import Corners, Point

_LARGEST_PT, _SMALLEST_PT = 8.5, 3.0
_SOFT_HYPHEN = "\N{SOFT HYPHEN}"
_MM_PER_PT = 25.4 / 72
_MARGIN = 1.04  # of the table around the markers
_TURNED_DEG = -8.0  # nobody lays the turn card straight
_MARKER_CELLS = ((1, 1), (4, 1), (5, 3), (2, 4), (4, 5), (6, 6), (1, 6))  # white ones of eight by eight


class Say(Protocol):
    """Gives the words of the sheet, by the key of a sentence."""

    @property
    def language(self) -> str:
        """The language they are in, by its code."""

    def __call__(self, key: str, **facts: object) -> str:
        """A sentence, in letters that the sheet's typeface has."""


@dataclass(frozen=True, slots=True)
class _Paper:
    """Where on the page the middle of the table is, and how many of its millimetres are one on the page."""

    pdf: FPDF
    middle: Point
    scale: float

    def at(self, x: float, y: float) -> Point:
        return self.middle[0] + x * self.scale, self.middle[1] + y * self.scale

    def polygon(self, corners_mm: Corners) -> list[Point]:
        return [self.at(x, y) for x, y in corners_mm]


def draw_setting(pdf: FPDF, say: Say, setting: Setting, middle: Point, size_mm: tuple[float, float]) -> float:
    """Draw a table into a box of the page; returns where it ends below."""
    width, height = (_MARGIN * length for length in setting.table_mm)
    paper = _Paper(pdf, middle, min(size_mm[0] / width, size_mm[1] / height))
    pdf.set_draw_color(120)
    pdf.set_line_width(0.2)
    pdf.set_fill_color(247)
    pdf.rect(*paper.at(-width / 2, -height / 2), width * paper.scale, height * paper.scale, style="DF")
    for at_mm in setting.markers_mm:
        _draw_marker(paper, at_mm, MARKER_PAPER_MM)
    for region in setting.regions:
        _draw_region(paper, region, setting.labels[region.name])
    _draw_turn_card(paper, setting.turn_card_mm, say("turn_card"))
    return paper.at(0, height / 2)[1]


def _draw_region(paper: _Paper, region: Region, label: str) -> None:
    pdf = paper.pdf
    pdf.set_fill_color(255)
    pdf.set_draw_color(0)
    pdf.set_line_width(0.35)
    pdf.polygon(paper.polygon(region.corners_mm()), style="DF")
    pdf.set_line_width(0.15)
    for place in region.places if len(region.places) > 1 else ():
        _draw_place(paper, region, place)
    if region.zone.shape not in DRAWN:
        x, y = region.center_mm
        _write_within(paper, (x, y), region.size_mm, label, ground=len(region.places) > 1)


def _draw_place(paper: _Paper, region: Region, place: str) -> None:
    corners = region.place_corners_mm(place)
    middle = (sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4)
    if region.zone.shape is Shape.PLACES:
        paper.pdf.circle(*paper.at(*middle), region.zone.thing_mm[0] / 2 * paper.scale)
    else:
        paper.pdf.polygon(paper.polygon(corners))
    if region.zone.shape in DRAWN:
        _write_within(paper, middle, region.zone.thing_mm, place)


def _draw_turn_card(paper: _Paper, at_mm: Point, words: str) -> None:
    pdf, (x, y) = paper.pdf, at_mm
    pdf.set_fill_color(255)
    pdf.set_draw_color(0)
    pdf.set_line_width(0.25)
    spot = Spot("turn card", at_mm, _TURNED_DEG)
    pdf.polygon(paper.polygon(spot.corners_mm(CARD_MM)), style="DF")
    _draw_marker(paper, (x, y - 0.12 * CARD_MM[1]), (0.0, 0.0))
    _write_within(paper, (x, y + 0.33 * CARD_MM[1]), (CARD_MM[0], 0.3 * CARD_MM[1]), words)


def _draw_marker(paper: _Paper, at_mm: Point, white_mm: tuple[float, float]) -> None:
    """A small picture of a marker on white paper, too small for a camera to take it for one."""
    pdf, scale = paper.pdf, paper.scale
    x, y = paper.at(*at_mm)
    side, cell = MARKER_MM * scale, MARKER_MM * scale / 8
    pdf.set_fill_color(255)
    pdf.rect(
        x - white_mm[0] / 2 * scale,
        y - white_mm[1] / 2 * scale,
        white_mm[0] * scale,
        white_mm[1] * scale,
        style="F",
    )
    pdf.set_fill_color(0)
    pdf.rect(x - side / 2, y - side / 2, side, side, style="F")
    pdf.set_fill_color(255)
    for column, row in _MARKER_CELLS:
        pdf.rect(x - side / 2 + column * cell, y - side / 2 + row * cell, cell, cell, style="F")


def _write_within(
    paper: _Paper, at_mm: Point, size_mm: tuple[float, float], words: str, *, ground: bool = False
) -> None:
    """Write words as large as they fit into a box, in several lines if needed; `ground` hides lines there."""
    pdf = paper.pdf
    pdf.set_font("helvetica", size=_LARGEST_PT)
    size_pt, lines = _fit_lines(pdf, words, size_mm[0] * paper.scale * 0.88, size_mm[1] * paper.scale)
    pdf.set_text_color(60)
    line_mm = 1.15 * size_pt * _MM_PER_PT
    x, y = paper.at(*at_mm)
    if ground:
        wide = max(pdf.get_string_width(line) for line in lines) + size_pt * _MM_PER_PT / 2
        pdf.set_fill_color(255)
        pdf.rect(x - wide / 2, y - line_mm * len(lines) / 2, wide, line_mm * len(lines), style="F")
    for number, line in enumerate(lines):
        write_centred(
            pdf, x, y + (number - (len(lines) - 1) / 2) * line_mm + 0.35 * size_pt * _MM_PER_PT, line
        )


def _fit_lines(pdf: FPDF, words: str, width_mm: float, height_mm: float) -> tuple[float, list[str]]:
    """The largest letters with which a label fits a box, and its lines; the font is set to that size."""
    for half_pt in range(round(2 * _LARGEST_PT), round(2 * _SMALLEST_PT), -1):
        pdf.set_font_size(half_pt / 2)
        lines = _break_label(pdf, words, width_mm)
        tall_mm = 1.15 * half_pt / 2 * _MM_PER_PT * len(lines)
        if tall_mm <= height_mm and max(map(pdf.get_string_width, lines)) <= width_mm:
            return half_pt / 2, lines
    pdf.set_font_size(_SMALLEST_PT)
    return _SMALLEST_PT, _break_label(pdf, words, width_mm)


def _break_label(pdf: FPDF, words: str, width_mm: float) -> list[str]:
    """The lines of a label, broken between words, after hyphens, and at soft hyphens."""
    lines = [""]
    for word in words.split():
        for number, piece in enumerate(word.replace("-", f"-{_SOFT_HYPHEN}").split(_SOFT_HYPHEN)):
            longer = f"{lines[-1]}{piece if number else f' {piece}'}".strip()
            if not lines[-1] or pdf.get_string_width(longer) <= width_mm:
                lines[-1] = longer
                continue
            if number and not lines[-1].endswith("-"):
                lines[-1] += "-"
            lines.append(piece)
    return lines


def write_centred(pdf: FPDF, x: float, y: float, words: str) -> None:
    """Write a line centred on a point, in the font that is set."""
    pdf.text(x - pdf.get_string_width(words) / 2, y, words)


def break_lines(pdf: FPDF, words: str, width_mm: float) -> list[str]:
    """Break a text into lines that fit, in the font that is set."""
    lines: list[str] = []
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and pdf.get_string_width(longer) <= width_mm:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
