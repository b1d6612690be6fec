"""Lines of print are found whole, one by one, and frames and pictures are left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.naming.titles.lines import (
    find_all_lines,
    find_lines,
    give_air,
    measure_covered,
    measure_rows,
    measure_strokes,
)

if TYPE_CHECKING:
    from vision.geometry import Image

PX_PER_MM = 9.6


def write(lines: list[tuple[str, int, int]], ink: int = 30, paper: int = 235) -> Image:
    card = np.full((200, 400, 3), paper, np.uint8)
    for text, y, size in lines:
        cv2.putText(card, text, (20, y), (ink, ink, ink), cv2.FontFace("sans"), size, 400)
    return card


def test_two_lines_are_two_lines_from_top_to_bottom() -> None:
    name, second = find_lines(write([("Black Vulture", 60, 40), ("Coragyps atratus", 100, 28)]), PX_PER_MM)
    assert name.bottom <= second.top
    assert name.height > second.height
    assert name.ink > second.ink > 0


def test_pale_print_on_a_dark_card_is_print() -> None:
    assert len(find_lines(write([("Black Vulture", 60, 40)], ink=240, paper=40), PX_PER_MM)) == 1


def test_words_far_apart_in_one_row_are_one_line() -> None:
    (line,) = find_lines(write([("Black      Vulture", 60, 36)]), PX_PER_MM)
    assert line.width > 200


def test_a_frame_and_a_coloured_patch_are_no_print() -> None:
    card = write([])
    cv2.rectangle(card, (15, 15), (385, 185), (40, 40, 40), 3)
    cv2.circle(card, (200, 100), 50, (40, 90, 160), -1)
    assert find_lines(card, PX_PER_MM) == []


def test_two_lines_set_close_are_cut_apart() -> None:
    lines = find_lines(write([("Black-Bellied", 50, 40), ("Whistling-Duck", 88, 40)]), PX_PER_MM)
    assert len(lines) == 2


def test_a_line_is_given_air_but_stays_in_the_picture() -> None:
    card = write([("Black Vulture", 32, 40)])
    (line,) = find_lines(card, PX_PER_MM)
    aired = give_air(line, (400, 200))
    assert aired.top >= 0
    assert line.height < aired.height <= 200
    assert aired.width > line.width


def test_print_stands_apart_and_a_patch_of_a_picture_does_not() -> None:
    rng = np.random.default_rng(2)
    picture = rng.integers(0, 255, (200, 400, 3)).astype(np.uint8)
    (line,) = find_lines(write([("Black Vulture", 100, 40)]), PX_PER_MM)
    assert line.apart > 0.8
    assert all(line.apart < 0.8 for line in find_lines(picture, PX_PER_MM))


def test_a_title_much_fainter_than_the_rules_below_is_a_faint_line() -> None:
    card = write([("Draw two cards, then", 110, 32), ("give one of them away", 150, 32)])
    cv2.putText(card, "Black Vulture", (20, 40), (213, 213, 213), cv2.FontFace("sans"), 34, 400)
    lines = find_all_lines(measure_strokes(card, PX_PER_MM), PX_PER_MM)
    assert not [line for line in lines if line.bottom < 60 and not line.is_faint]
    assert [
        line for line in lines if line.bottom < 60 and line.is_faint and line.left < 25 and line.right > 180
    ]


def test_rows_are_the_more_unequal_the_way_the_print_runs() -> None:
    card = write([("Black Vulture", 60, 40), ("Coragyps atratus", 130, 40)])
    sideways = np.ascontiguousarray(np.rot90(card))
    upright, turned = (measure_rows(measure_strokes(held, PX_PER_MM)) for held in (card, sideways))
    assert upright > 1.3 * turned


def test_a_picture_covers_more_of_a_card_than_a_word_does() -> None:
    word = write([("Anchor", 110, 50)])
    noise = np.random.default_rng(1).integers(0, 255, (50, 100, 3)).astype(np.uint8)
    picture = cv2.resize(noise, (400, 200), interpolation=cv2.INTER_CUBIC)
    covered = [measure_covered(measure_strokes(card, PX_PER_MM)) for card in (word, picture)]
    assert covered[0] < covered[1]
