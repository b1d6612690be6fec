"""The program that fits the confidence of titles finds what is there to find."""

import numpy as np
import pytest

from models.fit_title_confidence import fit, leave_out, move_corners, tell_reliability
from vision.catalogue import Catalogue, Entry
from vision.matching import Match, Ranked
from vision.reading import Corners
from vision.truth import TrueCard

CORNERS: Corners = ((0, 0), (100, 0), (100, 150), (0, 150))


def test_the_fit_recovers_the_weights_chance_was_made_with() -> None:
    rng = np.random.default_rng(2)
    values = np.column_stack([np.ones(20_000), rng.uniform(-3, 3, 20_000)])
    right = rng.random(20_000) < 1 / (1 + np.exp(-(values @ [-0.5, 1.5])))
    assert fit(values, right.astype(float)) == pytest.approx([-0.5, 1.5], abs=0.1)


def test_corners_are_moved_about_as_far_as_a_finder_is_off() -> None:
    rng = np.random.default_rng(3)
    moved = np.array([move_corners(CORNERS, rng).corners for _ in range(200)]) - np.array(CORNERS)
    assert float(moved.std()) == pytest.approx(1.2, rel=0.1)


def test_a_stranger_is_a_card_taken_out_of_the_catalogue() -> None:
    catalogue = Catalogue([Entry("osprey", "Osprey"), Entry("mallard", "Mallard")])
    card = TrueCard("osprey", "up", CORNERS, 0.0, readable=True)
    assert [entry.id for entry in leave_out(catalogue, card).entries] == ["mallard"]


def test_reliability_is_told_for_each_range_that_occurs() -> None:
    ranked = (Ranked(Entry("osprey", "Osprey"), 60.0), Ranked(Entry("mallard", "Mallard"), 5.0))
    good, poor = Match(ranked, 0.0, 12, 20.0, name_fits=True), Match(ranked[1:], 3.0, 4, 0.0, name_fits=True)
    told = list(tell_reliability([(good, True), (good, True), (poor, False)]))
    assert len(told) == 2
    assert "1 matches, 0.0% right" in told[0]
    assert "2 matches, 100.0% right" in told[1]
