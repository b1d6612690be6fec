"""The words beside what was seen in a photograph."""

from __future__ import annotations

import pytest

from tablemate.watching.describing import label_words
from vision.look import Seen, SeenPicture
from vision.reading import Problem, Reading, Status, square_around

CORNERS = square_around((50, 50), 40)
PICTURE = SeenPicture("table.jpg", (100, 100), "wingspan", Seen((), (), {}), {"osprey": "Osprey"})


@pytest.mark.parametrize(
    ("reading", "words"),
    [
        pytest.param(Reading("osprey", 0.995, Status.SURE, CORNERS), "Osprey\nsure 99 %", id="sure"),
        pytest.param(Reading("osprey", 0.7, Status.CHECK, CORNERS), "Osprey\ncheck 70 %", id="to be checked"),
        pytest.param(
            Reading(None, 0, Status.UNREADABLE, CORNERS, problems=(Problem.GLARE,)),
            "unreadable\nglare",
            id="unreadable",
        ),
        pytest.param(
            Reading(None, 0, Status.UNREADABLE, CORNERS, face="down"), "face down", id="a card's back"
        ),
        pytest.param(
            Reading("invertebrate_seed", 0.9, Status.SURE, CORNERS), "worm-or-seed\nsure 90 %", id="a die"
        ),
    ],
)
def test_a_label_names_the_thing_and_says_how_sure_that_is(reading: Reading, words: str) -> None:
    assert label_words(PICTURE)(reading) == words
