"""A person's word on a thing holds while the thing lies where it lay and looks as it looked."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tablemate.watching.corrections import Corrections
from vision.geometry import Image, as_image
from vision.reading import Reading, Status

CARD = ((10.0, 10.0), (73.0, 10.0), (73.0, 103.0), (10.0, 103.0))
PLACE_MM = (30.0, 40.0)
SEEN = Reading("mallard", 0.6, Status.CHECK, CARD)


def table(seed: int, brighter: int = 0) -> Image:
    """A card of blots that no other seed has."""
    blots = np.random.default_rng(seed).integers(0, 200, (12, 9, 3), np.uint8)
    return as_image(cv2.resize(blots, (90, 120), interpolation=cv2.INTER_CUBIC) + np.uint8(brighter))


@pytest.fixture
def corrections() -> Corrections:
    known = Corrections()
    known.learn("killdeer", table(1), CARD, PLACE_MM)
    return known


def test_a_thing_that_still_lies_there_is_what_the_person_said(corrections: Corrections) -> None:
    put_right = corrections.apply(SEEN, table(1, brighter=20), (31.0, 40.0))
    assert (put_right.id, put_right.status) == ("killdeer", Status.SURE)


def test_another_thing_in_its_place_is_read_as_it_is(corrections: Corrections) -> None:
    assert corrections.apply(SEEN, table(2), PLACE_MM) == SEEN


def test_the_same_look_in_another_place_is_another_thing(corrections: Corrections) -> None:
    assert corrections.apply(SEEN, table(1), (60.0, 40.0)) == SEEN


def test_the_newest_word_on_a_thing_counts(corrections: Corrections) -> None:
    corrections.learn("osprey", table(1), CARD, PLACE_MM)
    assert corrections.apply(SEEN, table(1), PLACE_MM).id == "osprey"
