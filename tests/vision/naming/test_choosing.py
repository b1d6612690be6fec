"""The lines to read on a card of unknown layout: at its ends, and the largest where there is little else."""

from __future__ import annotations

from vision.naming.titles.choosing import MOST_LINES, choose_lines
from vision.naming.titles.lines import PrintLine

HEIGHT_PX = 440
TITLE = PrintLine(20, 20, 180, 40, apart=0.8)
TITLE_FAINT = PrintLine(10, 18, 300, 44, apart=0.8, is_faint=True)
SMALL_PRINT = PrintLine(20, 410, 160, 422, apart=0.7)
SMALL_PRINT_FAINT = PrintLine(10, 405, 300, 425, apart=0.7, is_faint=True)
PICTURE = PrintLine(60, 180, 200, 220, apart=0.6)
LINES = (TITLE, PICTURE, SMALL_PRINT, TITLE_FAINT, SMALL_PRINT_FAINT)


def test_on_a_card_full_of_art_either_end_is_read_in_two_cuts() -> None:
    choice = choose_lines(LINES, HEIGHT_PX, covered=0.2)
    assert choice.upright == (TITLE, TITLE_FAINT)
    assert choice.turned == (SMALL_PRINT, SMALL_PRINT_FAINT)


def test_on_a_bare_card_the_largest_line_is_read_both_ways_up() -> None:
    choice = choose_lines(LINES, HEIGHT_PX, covered=0.05)
    assert choice.upright == (TITLE, PICTURE)
    assert choice.turned == (SMALL_PRINT, PICTURE)


def test_a_faint_line_is_read_where_an_end_has_no_clear_one() -> None:
    choice = choose_lines([PICTURE, TITLE_FAINT], HEIGHT_PX, covered=0.05)
    assert TITLE_FAINT in choice.upright


def test_a_faint_line_that_is_nearly_the_clear_one_is_not_read_again() -> None:
    again = PrintLine(20, 20, 182, 41, apart=0.8, is_faint=True)
    choice = choose_lines([TITLE, again], HEIGHT_PX, covered=0.2)
    assert again not in choice.upright


def test_never_more_lines_are_read_than_allowed() -> None:
    many = [PrintLine(10, y, 200, y + 14, apart=0.5, is_faint=y % 40 == 0) for y in range(0, 420, 20)]
    for covered in (0.05, 0.3):
        choice = choose_lines(many, HEIGHT_PX, covered)
        assert len(choice.upright) + len(choice.turned) <= MOST_LINES
