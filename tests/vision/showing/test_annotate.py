"""Annotations show status by line style and words, and leave the picture itself alone."""

from pathlib import Path

import numpy as np
import pytest

from vision.look import Look, Seen
from vision.reading import CardReading, Corners, DieReading, Outline, Problem, Status
from vision.showing.annotate import COLOURS, annotate, draw_look, label_card, label_die

CORNERS: Corners = ((40, 40), (240, 40), (240, 340), (40, 340))


def card(status: Status) -> CardReading:
    card_id, name = ("osprey", "Osprey") if status is not Status.UNREADABLE else (None, None)
    return CardReading(Outline(CORNERS, 1), card_id, name, 0.999, status, "up", (), (Problem.GLARE,))


def count_painted(status: Status) -> int:
    """Count the changed pixels along the card's left side."""
    plain = np.full((400, 400, 3), 90, np.uint8)
    drawn = annotate(plain, [card(status)], [])
    return int((drawn[60:150, 40] != plain[60:150, 40]).any(axis=1).sum())


def test_the_picture_given_is_not_changed() -> None:
    plain = np.full((400, 400, 3), 90, np.uint8)
    drawn = annotate(plain, [card(Status.SURE)], [DieReading("fish", 0.9, Status.SURE, (300.0, 380.0), 30.0)])
    assert (plain == 90).all()
    assert (drawn != 90).any()
    assert drawn.shape == plain.shape


def test_line_style_tells_the_status_without_colour() -> None:
    sure, check, unreadable = (count_painted(status) for status in Status)
    assert sure == 90
    assert sure > check > unreadable > 0


@pytest.mark.parametrize(
    ("status", "words"),
    [
        (Status.SURE, "Osprey\nsure 99 %"),
        (Status.CHECK, "Osprey\ncheck 99 %"),
        (Status.UNREADABLE, "unreadable\nglare"),
    ],
)
def test_words_tell_the_status(status: Status, words: str) -> None:
    assert label_card(card(status)) == words


def test_a_face_down_card_is_labelled_so() -> None:
    assert (
        label_card(CardReading(Outline(CORNERS, 1), None, None, 0, Status.UNREADABLE, "down")) == "face down"
    )


def test_dice_are_labelled_in_words() -> None:
    assert (
        label_die(DieReading("invertebrate_seed", 0.9, Status.SURE, (1, 1), 9))
        == "invertebrate or seed\nsure"
    )
    assert label_die(DieReading(None, 0.2, Status.UNREADABLE, (1, 1), 9)) == "unreadable"


def test_a_card_that_leaves_the_picture_is_drawn_as_far_as_it_goes() -> None:
    outside = Outline(((-900, -900), (-700, -900), (-700, -600), (-900, -600)), 1)
    drawn = annotate(
        np.zeros((50, 60, 3), np.uint8), [CardReading(outside, "o", "O", 1, Status.SURE, "up")], []
    )
    assert drawn.shape == (50, 60, 3)


def test_a_huge_picture_is_annotated_made_smaller(hard_inputs: Path) -> None:
    corners: Corners = ((400, 400), (2400, 400), (2400, 3400), (400, 3400))
    reading = CardReading(Outline(corners, 1), "osprey", "Osprey", 0.95, Status.SURE, "up")
    path = hard_inputs / "huge_100_megapixels.jpg"
    drawn = draw_look(Look(str(path), (11600, 8700), "", Seen((reading,), (), {})))
    assert drawn.shape[:2] == (2175, 2900)
    assert drawn[450, 100].tolist() == list(COLOURS[Status.SURE]), "a quarter of the way, as the picture is"
