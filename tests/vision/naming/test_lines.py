"""Lines of print are found whole, one by one, and frames and pictures are left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.naming.titles.lines import find_lines, give_air

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
