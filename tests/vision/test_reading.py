"""Readings refuse to be made wrong."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.reading import Candidate, Corners, Outline, Reading, Status, square_around

SQUARE: Corners = ((0, 0), (10, 0), (10, 20), (0, 20))


def test_an_outline_keeps_its_corners() -> None:
    assert Outline(SQUARE, 0.5).corners == SQUARE


@pytest.mark.parametrize(
    ("corners", "reason"),
    [
        pytest.param(SQUARE[::-1], "clockwise", id="counter-clockwise"),
        pytest.param(((0, 0), (10, 0), (2, 2), (0, 20)), "convex", id="dented"),
        pytest.param(((0, 0), (10, 20), (10, 0), (0, 20)), "convex", id="crossed"),
        pytest.param(((0, 0), (10, 0), (20, 0), (0, 20)), "convex", id="three corners in line"),
        pytest.param(((0, 0), (math.nan, 0), (10, 20), (0, 20)), "finite", id="not a number"),
        pytest.param(SQUARE[:3], "four", id="three corners"),
    ],
)
def test_an_outline_refuses_what_is_no_card(corners: Corners, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Outline(corners, 0.5)


@pytest.mark.parametrize("confidence", [-0.01, 1.01, math.nan])
def test_a_confidence_lies_between_nought_and_one(confidence: float) -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        Candidate("osprey", confidence)


@given(st.floats(-179.9, 180))
def test_the_turn_of_an_outline_is_the_turn_of_its_top_edge(turned_deg: float) -> None:
    angle = math.radians(turned_deg)
    across, down = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
    a, b, c, d = ((x * across[0] + y * down[0], x * across[1] + y * down[1]) for x, y in SQUARE)
    assert Outline((a, b, c, d), 1).turned_deg == pytest.approx(turned_deg, abs=1e-6)


def test_two_half_turns_change_nothing() -> None:
    outline = Outline(SQUARE, 0.5)
    assert outline.turn_half() != outline
    assert outline.turn_half().turn_half() == outline


def test_a_reading_without_a_name_cannot_be_sure() -> None:
    with pytest.raises(ValueError, match="cannot be sure"):
        Reading(None, 0.99, Status.SURE, SQUARE)


def test_a_face_down_card_is_not_named() -> None:
    with pytest.raises(ValueError, match="face up"):
        Reading("osprey", 0.99, Status.SURE, SQUARE, face="down")


def test_a_reading_lies_in_a_place() -> None:
    with pytest.raises(ValueError, match="finite"):
        Reading("fish", 0.9, Status.SURE, square_around((math.inf, 2), 30))


@pytest.mark.parametrize("size_px", [0, -4, math.nan, math.inf])
def test_a_die_has_a_place_and_a_size(size_px: float) -> None:
    with pytest.raises(ValueError, match=r"size above 0|finite"):
        Outline.square((1, 2), size_px, 0.9)


def test_a_reading_tells_all_it_might_be_with_its_own_name_and_side_first() -> None:
    others = (Candidate("king", 0.2, "white"),)
    reading = Reading("king", 0.7, Status.CHECK, SQUARE, side="black", alternatives=others)
    assert reading.candidates == (Candidate("king", 0.7, "black"), *others)
    assert (reading.center, reading.size_px, reading.turned_deg) == ((5, 10), 10, 0)
