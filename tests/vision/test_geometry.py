"""Places on the flattened table can be found again in the picture."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.geometry import map_to_picture, measure_area, measure_scale, rectify, turn_quarter
from vision.reading import Corners, Outline

SLANTED: Corners = ((60, 40), (170, 60), (150, 220), (40, 190))
shares = st.floats(0, 1)


def test_a_flattened_card_has_its_corners_in_the_corners() -> None:
    picture = np.zeros((260, 220, 3), np.uint8)
    for number, (x, y) in enumerate(SLANTED):
        cv2.circle(picture, (round(x), round(y)), 8, (0, 0, 60 * (number + 1)), -1)
    flat = rectify(picture, SLANTED, (100, 150))
    found = [int(flat[y, x, 2]) for x, y in ((0, 0), (99, 0), (99, 149), (0, 149))]
    assert found == pytest.approx([60, 120, 180, 240], abs=2)


def test_a_part_of_a_card_is_the_same_part_of_the_flattened_card() -> None:
    picture = np.random.default_rng(1).integers(0, 255, (26, 22, 3), np.uint8)
    smooth = np.asarray(cv2.resize(picture, (220, 260), interpolation=cv2.INTER_CUBIC), np.uint8)
    whole = rectify(smooth, SLANTED, (200, 300))
    part = rectify(smooth, SLANTED, (100, 75), (0.5, 0.25, 1, 0.5))
    assert np.abs(whole[75:150, 100:].astype(int) - part).max() <= 2


@given(shares, shares)
def test_a_place_on_the_card_maps_back_inside_its_outline(x: float, y: float) -> None:
    ((to_x, to_y),) = map_to_picture([(x, y)], SLANTED)
    assert cv2.pointPolygonTest(np.array(SLANTED, np.float32), (to_x, to_y), measureDist=True) >= -0.01


def test_scale_is_pixels_a_millimetre() -> None:
    outline = Outline(((0, 0), (114, 0), (114, 174), (0, 174)), 1)
    assert measure_area(outline.corners) == 114 * 174
    assert measure_scale(outline, (57, 87)) == pytest.approx(2)


def test_four_quarter_turns_change_nothing() -> None:
    outline = turned = Outline(SLANTED, 1)
    for _ in range(2):
        turned = turn_quarter(turned)
    assert turned == outline.turn_half()
