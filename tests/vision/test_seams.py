"""What is known beforehand settles ties and never makes an unread thing certain."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.reading import Candidate, Corners, Reading, Status
from vision.seams import ANYTHING, Expected, Steps, finish, weigh

PLACE: Corners = ((0, 0), (10, 0), (10, 10), (0, 10))


def make_thing(name: str | None, status: Status, confidence: float, *others: tuple[str, float]) -> Reading:
    alternatives = tuple(Candidate(*other) for other in others)
    return Reading(name, confidence, status, PLACE, alternatives=alternatives)


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        pytest.param(
            make_thing("a", Status.SURE, 0.95, ("b", 0.03), ("c", 0.02)),
            make_thing("a", Status.SURE, 0.95, ("b", 0.03)),
            id="an alternative that cannot be is left out",
        ),
        pytest.param(
            make_thing("x", Status.SURE, 0.95, ("b", 0.05)),
            make_thing("x", Status.CHECK, 0.95, ("b", 0.05)),
            id="a sure name that cannot be is asked about",
        ),
        pytest.param(
            make_thing("x", Status.CHECK, 0.5, ("a", 0.45), ("b", 0.05)),
            make_thing("a", Status.CHECK, 0.9, ("b", 0.1)),
            id="the next that can be takes the place of one that cannot",
        ),
        pytest.param(
            make_thing("x", Status.CHECK, 0.5, ("a", 0.1), ("y", 0.4)),
            make_thing(None, Status.UNREADABLE, 0, ("a", 0.2)),
            id="what is too unlikely is no name",
        ),
    ],
)
def test_names_that_cannot_be_are_left_out(thing: Reading, expected: Reading) -> None:
    left = weigh(thing, Expected(frozenset({"a", "b"})))
    assert (left.id, left.status) == (expected.id, expected.status)
    assert [other.id for other in left.candidates] == [other.id for other in expected.candidates]
    wanted = [other.confidence for other in expected.candidates]
    assert [other.confidence for other in left.candidates] == pytest.approx(wanted)


@pytest.mark.parametrize(
    ("before", "named"),
    [
        pytest.param("b", "b", id="of names that fit equally well the one that lay there"),
        pytest.param("c", "a", id="not one that fits clearly worse"),
        pytest.param("z", "a", id="not one that does not fit at all"),
        pytest.param("a", "a", id="the first stays the first"),
    ],
)
def test_what_lay_there_before_settles_a_tie(before: str, named: str) -> None:
    tied = make_thing("a", Status.CHECK, 0.45, ("b", 0.42), ("c", 0.1))
    told = weigh(tied, Expected(before=before))
    assert (told.id, told.status) == (named, Status.CHECK)
    assert {other.id for other in told.candidates} == {"a", "b", "c"}


def test_a_sure_reading_stays_what_it_is_whatever_lay_there_before() -> None:
    sure = make_thing("a", Status.SURE, 0.91, ("b", 0.9))
    assert weigh(sure, Expected(before="b")) == sure


RANK = {Status.UNREADABLE: 0, Status.CHECK: 1, Status.SURE: 2}
NAMES = st.sampled_from("abcx")


READINGS = st.builds(
    make_thing,
    NAMES,
    st.sampled_from([Status.CHECK, Status.SURE]),
    st.floats(0, 1),
    st.tuples(NAMES, st.floats(0, 1)),
) | st.builds(
    make_thing, st.none(), st.just(Status.UNREADABLE), st.floats(0, 1), st.tuples(NAMES, st.floats(0, 1))
)
EXPECTED = st.builds(Expected, st.none() | st.frozensets(NAMES), st.none() | NAMES)


@given(READINGS, EXPECTED)
def test_evidence_never_makes_a_reading_surer(reading: Reading, expected: Expected) -> None:
    told = weigh(reading, expected)
    assert RANK[told.status] <= RANK[reading.status]
    assert weigh(reading, ANYTHING) == reading


def test_all_steps_of_a_work_are_taken_at_once() -> None:
    def work() -> Steps[str]:
        yield 2
        yield 1
        return "done"

    assert finish(work()) == "done"
