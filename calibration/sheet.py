"""The printed sheet: table markers, command cards and digits, true to scale, and a page of how-to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Literal

import cv2
import numpy as np
from fpdf import FPDF, ViewerPreferences

from calibration.drawing import break_lines, write_centred
from calibration.errors import CalibrationError
from calibration.guide import GAMES_A_PAGE, draw_guide, draw_other_games
from calibration.markers import (
    ASKING,
    CARD_MARKER_MM,
    CARD_MM,
    COMMANDS,
    DICTIONARY,
    DIGIT_MARKER_MM,
    DIGIT_MM,
    MARKER_MM,
    MARKER_PAPER_MM,
    TABLE_MARKERS,
)
from engine.files import write_whole

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from calibration.drawing import Say
    from calibration.setting import Setting
    from vision.reading import Point

Paper = Literal["A4", "Letter"]
LETTERS = "windows-1252"  # the letters that the typeface of every PDF reader has
RULER_MM = 100.0
BANK_CARD_MM = 85.6
_CELLS = 8  # a marker's side, its black border counted in
_LIKE_EACH_OTHER = "69"  # they are underlined
_WORD_MARGIN_MM = 3.0
_RULER_LINE_MM = 115.0
_CUT_GREY, _SMALL_GREY = 150, 90


class SheetError(CalibrationError):
    """The sheet cannot be written; the sentence says why."""


@dataclass(frozen=True, slots=True)
class CutOut:
    """One thing to cut out: its size, the marker on it, the word below that and a small line."""

    id: int
    size_mm: tuple[float, float]
    marker_mm: float
    word: str = ""
    word_pt: float = 0
    line: str = ""


def write_sheet(
    path: Path,
    settings: Sequence[Setting],
    say: Say,
    paper: Paper = "A4",
    calibrate: str = "tablemate calibrate",
) -> int:
    """Write a PDF that prints true to scale, naming the command that calibrates; return its number of pages.

    The first game's table is drawn large, the others on pages of their own.
    """
    pdf = FPDF("portrait", "mm", paper)
    pdf.core_fonts_encoding = LETTERS
    pdf.set_title(say("sheet_title"))
    pdf.set_lang(say.language)
    pdf.set_auto_page_break(auto=False)
    # Viewers that heed it print at actual size by themselves.
    pdf.viewer_preferences = ViewerPreferences(print_scaling="None")
    first, *others = settings
    guide = partial(draw_guide, setting=first, calibrate=calibrate)
    pages: list[Callable[[FPDF, Say], None]] = [
        guide,
        _draw_markers,
        _draw_commands,
        _draw_asking,
        _draw_digits,
    ]
    starts = range(0, len(others), GAMES_A_PAGE)
    pages += [partial(draw_other_games, settings=others[start : start + GAMES_A_PAGE]) for start in starts]
    for draw in pages:
        pdf.add_page()
        draw(pdf, say)
    try:
        write_whole(path, bytes(pdf.output()))
    except OSError as error:
        raise SheetError("sheet_not_written", file=str(path), reason=str(error.strerror)) from error
    return len(pages)


def _draw_markers(pdf: FPDF, say: Say) -> None:
    """The page of the four table markers and the ruler."""
    cards = [
        CutOut(id_, MARKER_PAPER_MM, MARKER_MM, line=say(f"name_{word}"))
        for id_, word in TABLE_MARKERS.items()
    ]
    cards[2:] = cards[:1:-1]  # on paper as on the table: bottom left before bottom right
    left, top = (pdf.w - 2 * MARKER_PAPER_MM[0] - 20) / 2, 38.0
    _title(pdf, say("markers_title"), say("markers_cut"))
    _lay_out(pdf, cards, (left, top), (80.0, 80.0), 2)
    _draw_ruler(pdf, say, ((pdf.w - RULER_MM) / 2, top + 175))


def _draw_commands(pdf: FPDF, say: Say) -> None:
    """The page of the command cards; the turn card is two faces with a fold between."""
    words = {id_: word for id_, word in COMMANDS.items() if not word.isdigit() and id_ not in ASKING}
    left, top = _lay_out_commands(pdf, words, say)
    _draw_fold(pdf, left + CARD_MM[0], top)
    _note(pdf, top - 2.5, say("turn_card_cut"))


def _draw_asking(pdf: FPDF, say: Say) -> None:
    """The page of the cards that ask: for the table in words, the score, and help."""
    _, top = _lay_out_commands(pdf, ASKING, say)
    _note(pdf, top - 2.5, say("asking_cut"))


def _lay_out_commands(pdf: FPDF, words: Mapping[int, str], say: Say) -> Point:
    """Draw command cards, three in a row; returns their top left corner."""
    cards = [
        CutOut(id_, CARD_MM, CARD_MARKER_MM, say(f"card_{word}"), 25, say(f"card_{word}_line"))
        for id_, word in words.items()
    ]
    left, top = (pdf.w - 3 * CARD_MM[0]) / 2, (pdf.h - 3 * CARD_MM[1]) / 2
    _lay_out(pdf, cards, (left, top), CARD_MM, 3)
    return left, top


def _draw_digits(pdf: FPDF, say: Say) -> None:
    """The page of the digits, each twice, for numbers such as 11."""
    cards = [
        CutOut(id_, DIGIT_MM, DIGIT_MARKER_MM, word, 22) for id_, word in COMMANDS.items() if word.isdigit()
    ]
    left, top = (pdf.w - 4 * DIGIT_MM[0]) / 2, (pdf.h - 5 * DIGIT_MM[1]) / 2
    _lay_out(pdf, cards, (left, top), DIGIT_MM, 4)
    _note(pdf, top - 2.5, say("digits_cut"))


def _lay_out(pdf: FPDF, cards: list[CutOut], corner: Point, step_mm: Point, columns: int) -> None:
    """Draw cards in rows from the top left corner on."""
    for number, card in enumerate(cards):
        row, column = divmod(number, columns)
        _draw_card(pdf, card, (corner[0] + column * step_mm[0], corner[1] + row * step_mm[1]))


def _draw_card(pdf: FPDF, card: CutOut, at_mm: Point) -> None:
    (x, y), (width, height) = at_mm, card.size_mm
    margin = (width - card.marker_mm) / 2
    pdf.set_draw_color(_CUT_GREY)
    pdf.set_line_width(0.15)
    pdf.rect(x, y, width, height)
    _draw_marker(pdf, card.id, (x + margin, y + margin), card.marker_mm)
    below = y + margin + card.marker_mm
    if card.word:
        # One cell below the marker stays white, or it could not be read.
        _write_word(pdf, card, (x + width / 2, below + card.marker_mm / _CELLS + 0.26 * card.word_pt))
    if card.line:
        pdf.set_font("helvetica", size=8.5)
        pdf.set_text_color(_SMALL_GREY)
        write_centred(pdf, x + width / 2, y + height - (13 if card.word else 2.2), card.line)


def _write_word(pdf: FPDF, card: CutOut, at_mm: Point) -> None:
    pdf.set_font("helvetica", "B", card.word_pt)
    room_mm = card.size_mm[0] - 2 * _WORD_MARGIN_MM
    pdf.set_font_size(card.word_pt * min(1.0, room_mm / pdf.get_string_width(card.word)))
    pdf.set_text_color(0)
    write_centred(pdf, *at_mm, card.word)
    if card.word in _LIKE_EACH_OTHER:
        half = pdf.get_string_width(card.word) / 2
        pdf.set_draw_color(0)
        pdf.set_line_width(0.7)
        pdf.line(at_mm[0] - half, at_mm[1] + 1.2, at_mm[0] + half, at_mm[1] + 1.2)


def _draw_marker(pdf: FPDF, id_: int, at_mm: Point, side_mm: float) -> None:
    """A black square with its white cells; rows and columns are both drawn, so that no seams show."""
    cell = side_mm / _CELLS
    bits = cv2.aruco.generateImageMarker(cv2.aruco.getPredefinedDictionary(DICTIONARY), id_, _CELLS) > 0
    pdf.set_fill_color(0)
    pdf.rect(*at_mm, side_mm, side_mm, style="F")
    pdf.set_fill_color(255)
    for row, first, count in _find_runs(bits):
        pdf.rect(at_mm[0] + first * cell, at_mm[1] + row * cell, count * cell, cell, style="F")
    for column, first, count in _find_runs(bits.T):
        pdf.rect(at_mm[0] + column * cell, at_mm[1] + first * cell, cell, count * cell, style="F")


def _find_runs(bits: NDArray[np.bool_]) -> Iterator[tuple[int, int, int]]:
    """Give the row, the first cell and the length of each stretch of white cells."""
    for row, cells in enumerate(bits):
        edges = np.flatnonzero(np.diff(np.concatenate([[0], cells, [0]])))
        for first, end in edges.reshape(-1, 2):
            yield row, int(first), int(end - first)


def _draw_fold(pdf: FPDF, x: float, top: float) -> None:
    pdf.set_draw_color(255)
    pdf.set_line_width(0.4)
    pdf.line(x, top + 0.2, x, top + CARD_MM[1] - 0.2)
    pdf.set_draw_color(0)
    pdf.set_line_width(0.25)
    with pdf.local_context(dash_pattern={"dash": 2.5, "gap": 2}):
        pdf.line(x, top, x, top + CARD_MM[1])


def _draw_ruler(pdf: FPDF, say: Say, at_mm: Point) -> None:
    """A line of 100 mm, and a bank card's width, by which one sees whether the print is true to scale."""
    x, y = at_mm
    pdf.set_draw_color(0)
    pdf.set_text_color(0)
    pdf.set_font("helvetica", size=8)
    pdf.set_line_width(0.2)
    pdf.line(x, y, x + RULER_MM, y)
    for mm in range(int(RULER_MM) + 1):
        length = 5 if mm % 10 == 0 else 3.5 if mm % 5 == 0 else 2
        pdf.line(x + mm, y, x + mm, y - length)
        if mm % 10 == 0:
            write_centred(pdf, x + mm, y - 6, str(mm))
    pdf.line(x + BANK_CARD_MM, y, x + BANK_CARD_MM, y + 5)
    pdf.text(x, y + 4.5, say("ruler_bank_card"))
    for number, line in enumerate(break_lines(pdf, say("ruler_length"), _RULER_LINE_MM)):
        write_centred(pdf, pdf.w / 2, y + 12 + 4 * number, line)


def _title(pdf: FPDF, words: str, below: str) -> None:
    pdf.set_text_color(0)
    pdf.set_font("helvetica", "B", 18)
    write_centred(pdf, pdf.w / 2, 20, words)
    pdf.set_font("helvetica", size=10)
    write_centred(pdf, pdf.w / 2, 28, below)


def _note(pdf: FPDF, y: float, words: str) -> None:
    pdf.set_font("helvetica", size=8.5)
    pdf.set_text_color(_SMALL_GREY)
    write_centred(pdf, pdf.w / 2, y, words)
