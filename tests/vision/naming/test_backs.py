"""Backs look the same turned or mirrored; faces with a title do not."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np
import pytest

from vision.geometry import Image
from vision.naming.backs import looks_like_back, measure_symmetry
from vision.reading import Outline

Lay = Callable[..., tuple[Image, Outline]]


@pytest.mark.parametrize("turned_deg", [0, 75, 180])
def test_a_back_is_known(lay_card: Lay, turned_deg: float) -> None:
    picture, outline = lay_card(None, 2.0, turned_deg)
    assert looks_like_back(picture, outline.corners)


@pytest.mark.parametrize("bird_id", ["osprey", "mallard", "black-vulture"])
def test_a_face_is_no_back(lay_card: Lay, bird_id: str) -> None:
    picture, outline = lay_card(bird_id, 2.0)
    assert not looks_like_back(picture, outline.corners)


def test_a_blank_thing_is_no_back() -> None:
    assert measure_symmetry(np.full((60, 40, 3), 200, np.uint8)) == 0


def test_light_from_one_side_does_not_hide_a_back() -> None:
    back = np.full((60, 40, 3), (140, 130, 40), np.uint8)
    cv2.circle(back, (20, 30), 10, (240, 240, 240), -1)
    light = np.linspace(0.6, 1.0, 40)[None, :, None]
    assert measure_symmetry((back * light).astype(np.uint8)) > 0.85
