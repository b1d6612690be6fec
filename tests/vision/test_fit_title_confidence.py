"""The program that fits the confidence of titles finds what is there to find."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from models.fit_title_confidence import Titles, fit, is_to_fit, tell_reliability
from models.typefaces import Typeface
from vision.naming.titles.catalogue import CatalogueEntry
from vision.naming.titles.matching import Ranked, TitleMatch


def test_the_fit_recovers_the_weights_chance_was_made_with() -> None:
    rng = np.random.default_rng(2)
    values = np.column_stack([np.ones(20_000), rng.uniform(-3, 3, 20_000)])
    right = rng.random(20_000) < 1 / (1 + np.exp(-(values @ [-0.5, 1.5])))
    assert fit(values, right.astype(float)) == pytest.approx([-0.5, 1.5], abs=0.1)


def test_every_second_name_is_a_stranger_to_the_catalogue() -> None:
    titles = Titles([("Osprey", ""), ("Mallard", ""), ("Dodo", ""), ("Kea", "")], [])
    assert [entry.id for entry in titles.catalogue.entries] == ["Mallard", "Kea"]


def test_a_family_serves_to_fit_or_to_report_and_both_have_some() -> None:
    faces = [Typeface(Path("a.ttf"), f"family {n}") for n in range(60)]
    assert 15 < sum(map(is_to_fit, faces)) < 45


def test_reliability_is_told_for_each_range_that_occurs() -> None:
    ranked = (
        Ranked(CatalogueEntry("osprey", "Osprey"), 60.0),
        Ranked(CatalogueEntry("mallard", "Mallard"), 5.0),
    )
    good, poor = (
        TitleMatch(ranked, 0.0, 12, 20.0, name_fits=True, worst_pair=0.0, possible=frozenset()),
        TitleMatch(ranked[1:], 3.0, 4, 0.0, name_fits=True, worst_pair=5.0, possible=frozenset()),
    )
    told = list(tell_reliability([(good, True), (good, True), (poor, False)]))
    assert len(told) == 2
    assert "1 matches, 0.0% right" in told[0]
    assert "2 matches, 100.0% right" in told[1]
