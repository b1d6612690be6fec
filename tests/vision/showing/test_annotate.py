"""Annotations show status by line style and words, and leave the picture itself alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from vision.look import Seen, SeenPicture
from vision.reading import Corners, Problem, Reading, Status, square_around
from vision.showing.annotate import COLOURS, annotate, draw_look

if TYPE_CHECKING:
    from pathlib import Path

CORNERS: Corners = ((40, 40), (240, 40), (240, 340), (40, 340))


def tell(reading: Reading) -> str:
    return f"{reading.id}\n{reading.status}"


def card(status: Status) -> Reading:
    card_id = "osprey" if status is not Status.UNREADABLE else None
    return Reading(card_id, 0.999, status, CORNERS, problems=(Problem.GLARE,))


def count_painted(status: Status) -> int:
    """Count the changed pixels along the card's left side."""
    plain = np.full((400, 400, 3), 90, np.uint8)
    drawn = annotate(plain, [card(status)], [], tell)
    return int((drawn[60:150, 40] != plain[60:150, 40]).any(axis=1).sum())


def test_the_picture_given_is_not_changed() -> None:
    plain = np.full((400, 400, 3), 90, np.uint8)
    drawn = annotate(
        plain,
        [card(Status.SURE)],
        [Reading("fish", 0.9, Status.SURE, square_around((300.0, 380.0), 30.0))],
        tell,
    )
    assert (plain == 90).all()
    assert (drawn != 90).any()
    assert drawn.shape == plain.shape


def test_line_style_tells_the_status_without_colour() -> None:
    sure, check, unreadable = (count_painted(status) for status in Status)
    assert sure == 90
    assert sure > check > unreadable > 0


def test_a_card_that_leaves_the_picture_is_drawn_as_far_as_it_goes() -> None:
    outside: Corners = ((-900, -900), (-700, -900), (-700, -600), (-900, -600))
    drawn = annotate(np.zeros((50, 60, 3), np.uint8), [Reading("o", 1, Status.SURE, outside)], [], tell)
    assert drawn.shape == (50, 60, 3)


def test_a_huge_picture_is_annotated_made_smaller(hard_inputs: Path) -> None:
    corners: Corners = ((400, 400), (2400, 400), (2400, 3400), (400, 3400))
    reading = Reading("osprey", 0.95, Status.SURE, corners)
    path = hard_inputs / "huge_100_megapixels.jpg"
    drawn = draw_look(SeenPicture(str(path), (11600, 8700), "", Seen((reading,), (), {})), tell)
    assert drawn.shape[:2] == (2175, 2900)
    assert drawn[450, 100].tolist() == list(COLOURS[Status.SURE]), "a quarter of the way, as the picture is"
