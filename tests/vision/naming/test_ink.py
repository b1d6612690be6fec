"""Print is compared as ink: what lamps and shadows do to a card does not change which twin it is."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.naming.pictures.flattening import FINE_WH, Pixels
from vision.naming.pictures.ink import LEVEL, compare_ink, measure_ink

RED, PURPLE = (40, 30, 200), (150, 40, 120)
HEART, DIAMOND = 0, 1


def draw(sign: int, colour: tuple[int, int, int] = RED) -> Pixels:
    """Return a white card with one sign."""
    card = np.full((FINE_WH[1], FINE_WH[0], 3), 230, np.uint8)
    if sign == HEART:
        cv2.circle(card, (32, 44), 9, colour, -1)
    else:
        cv2.fillPoly(card, [np.array([(32, 30), (42, 44), (32, 58), (22, 44)])], colour)
    return cv2.GaussianBlur(card, (0, 0), 0.8).astype(np.float32)


def light(card: Pixels, tint: tuple[float, float, float], shadow: float = 1.0) -> Pixels:
    """Return a card under a lamp, its lower end in a shadow with a sharp edge."""
    lit = card * np.float32(tint)
    lit[60:] *= shadow
    return lit


LIGHTS = [
    pytest.param((1, 1, 1), 1.0, id="as it was shown"),
    pytest.param((0.5, 0.8, 1.0), 1.0, id="amber lamp"),
    pytest.param((0.9, 0.9, 0.9), 0.5, id="half in shadow"),
]


@pytest.mark.parametrize(("tint", "shadow"), LIGHTS)
def test_the_lightness_of_print_tells_signs_apart(tint: tuple[float, float, float], shadow: float) -> None:
    heart, diamond = measure_ink(draw(HEART)), measure_ink(draw(DIAMOND))
    card = measure_ink(light(draw(HEART), tint, shadow))
    ahead, _ = compare_ink(card, heart, diamond)
    behind, _ = compare_ink(card, diamond, heart)
    assert ahead == pytest.approx(LEVEL, abs=0.1)
    assert behind == pytest.approx(-LEVEL, abs=0.1)


@pytest.mark.parametrize(("tint", "shadow"), LIGHTS)
def test_the_colour_of_print_tells_inks_apart(tint: tuple[float, float, float], shadow: float) -> None:
    red, purple = measure_ink(draw(HEART)), measure_ink(draw(HEART, PURPLE))
    _, ahead = compare_ink(measure_ink(light(draw(HEART), tint, shadow)), red, purple)
    assert ahead > LEVEL / 2


def test_what_two_cards_share_says_nothing() -> None:
    heart = measure_ink(draw(HEART))
    assert compare_ink(measure_ink(draw(DIAMOND)), heart, heart) == (0.0, 0.0)


def test_a_shadow_is_no_print() -> None:
    plain = np.full((FINE_WH[1], FINE_WH[0], 3), 230, np.float32)
    ink = measure_ink(light(plain, (0.6, 0.8, 1.0), 0.5))
    assert max(ink[:50].max(), ink[70:].max()) < 0.02  # away from the shadow's edge
