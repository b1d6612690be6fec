"""Looks at one and the same print, and when one of them is enough."""

from __future__ import annotations

import pytest

from vision.calibrated import read_section
from vision.deciding import settles
from vision.evidence import NOTHING, Evidence, What, best_of

OSPREY, MALLARD = What("osprey"), What("mallard")


def test_the_look_that_speaks_most_for_a_name_counts_and_they_are_not_added() -> None:
    told = best_of([Evidence({OSPREY: 2.0}, -3.0), Evidence({OSPREY: 4.0, MALLARD: 1.0}, -3.0)])
    assert dict(told.nats) == {OSPREY: 4.0, MALLARD: 1.0}
    assert told.rest == -3


@pytest.mark.parametrize("nothing", [NOTHING, Evidence({}, -3.0)], ids=["no print", "other print"])
def test_a_look_that_has_not_found_the_print_changes_nothing(nothing: Evidence) -> None:
    doubtful = Evidence({OSPREY: -1.0}, -3.0)
    for looks in ([nothing, doubtful], [doubtful, nothing]):
        told = best_of(looks)
        assert (dict(told.nats), told.rest) == (dict(doubtful.nats), doubtful.rest)


def test_looks_that_all_found_nothing_say_nothing() -> None:
    assert best_of([NOTHING, NOTHING]) is not None
    assert not best_of([NOTHING, NOTHING]).nats


@pytest.mark.parametrize(
    ("nats", "enough"),
    [
        pytest.param({OSPREY: 6.0}, True, id="one name stands out"),
        pytest.param({OSPREY: 6.0, MALLARD: 5.0}, False, id="two names are near"),
        pytest.param({OSPREY: 1.0}, False, id="it may be a stranger"),
        pytest.param({}, False, id="no name"),
    ],
)
def test_a_look_settles_what_would_be_answered_wherever_it_lies(
    nats: dict[What, float], *, enough: bool
) -> None:
    assert settles(Evidence(nats, -3.0)) == enough


def test_a_calibration_says_when_and_on_what_it_was_fitted() -> None:
    titles = read_section("titles")
    assert titles["date"]
    assert "models.fit_evidence_titles" in titles["command"]
    assert titles["fitted_on"]
