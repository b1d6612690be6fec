"""Evidence adds up, what candidates share says nothing, and what is known beforehand has its say."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.deciding import weigh
from vision.evidence import ANYTHING, FARTHEST, Evidence, Expected, What, add_up, either

NAMES = st.sampled_from("abcx").map(What)
NATS = st.floats(-10, 10)
LOOKS = st.builds(Evidence, st.dictionaries(NAMES, NATS, min_size=1), st.floats(-5, 0))


def tell(evidence: Evidence, expected: Expected = ANYTHING) -> dict[str, float]:
    return {what.id: chance for what, chance in weigh(evidence, expected).items()}


@given(LOOKS, st.floats(-5, 5))
def test_what_candidates_share_says_nothing_of_which_it_is(look: Evidence, shared: float) -> None:
    more = Evidence({what: nats + shared for what, nats in look.nats.items()}, look.rest + shared)
    before, after = tell(look), tell(more)
    for name, other in zip(list(before), list(before)[1:], strict=False):
        assert math.log(before[name] / before[other]) == pytest.approx(
            math.log(after[name] / after[other]), abs=1e-6
        )


@given(LOOKS, LOOKS)
def test_the_order_of_looks_does_not_matter(one: Evidence, other: Evidence) -> None:
    assert tell(one + other) == pytest.approx(tell(other + one))


def test_a_look_that_says_nothing_changes_nothing() -> None:
    look = Evidence({What("a"): 2.0, What("b"): -1.0}, -3.0)
    assert (look + Evidence()).nats == look.nats


def test_a_candidate_that_was_not_compared_has_the_rest() -> None:
    both = Evidence({What("a"): 3.0}, -2.0) + Evidence({What("b"): 1.0}, -4.0)
    assert both.nats == {What("a"): -1.0, What("b"): -1.0}
    assert both.rest == -6.0


def test_a_look_without_a_side_counts_for_every_side() -> None:
    title = Evidence({What("fox"): 3.0})
    picture = Evidence({What("fox", "day"): 2.0, What("fox", "night"): -2.0})
    assert (title + picture).nats == {What("fox", "day"): 5.0, What("fox", "night"): 1.0}


def test_no_evidence_is_beyond_all_mistakes() -> None:
    assert add_up([Evidence({What("a"): 20.0})] * 5).nats == {What("a"): FARTHEST}


def test_evidence_is_a_number() -> None:
    with pytest.raises(ValueError, match="finite"):
        Evidence({What("a"): math.inf})


@pytest.mark.parametrize(
    ("expected", "first"),
    [
        pytest.param(ANYTHING, "a", id="nothing is known"),
        pytest.param(Expected(before="b"), "b", id="of two that are nearly level the one that lay there"),
        pytest.param(Expected(beside=frozenset("b")), "b", id="or that lay beside it in its row"),
        pytest.param(Expected(before="c"), "a", id="not one that fits clearly worse"),
        pytest.param(Expected(frozenset("bc")), "b", id="not one that cannot lie there"),
        pytest.param(Expected(elsewhere=frozenset("a")), "b", id="not one that lies elsewhere"),
    ],
)
def test_what_is_known_beforehand_has_its_say(expected: Expected, first: str) -> None:
    look = Evidence({What("a"): 4.0, What("b"): 3.5, What("c"): 1.0})
    assert next(iter(tell(look, expected))) == first


def test_two_mistakes_are_rarer_than_one_so_twins_that_lie_aside_raise_no_question() -> None:
    look = Evidence({What("six"): 20.0, What("extra_six"): 20.0, What("other_extra_six"): 20.0})
    extra = frozenset({"extra_six", "other_extra_six"})
    allowed, stranger = frozenset({"six"}), 0.02
    assert tell(look, Expected(allowed, stranger=stranger))["six"] < 0.98
    assert tell(look, Expected(allowed, stranger=stranger, elsewhere=extra))["six"] > 0.98


def test_the_rarer_strangers_are_the_likelier_is_a_name() -> None:
    look = Evidence({What("a"): 2.0})
    chances = [tell(look, Expected(stranger=rare))["a"] for rare in (0.5, 0.3, 0.02)]
    assert chances == sorted(chances)


def test_of_two_things_one_of_which_is_meant_each_is_as_likely_as_that() -> None:
    one, other = Evidence({What("a"): 12.0}), Evidence({What("b"): 12.0})
    chances = tell(either(one, other, 0.75))
    assert chances == pytest.approx({"a": 0.75, "b": 0.25}, abs=1e-3)


def test_of_two_things_an_unreadable_one_leaves_the_other_in_doubt() -> None:
    look = either(Evidence({What("a"): 12.0}), Evidence(), 0.75)
    assert tell(look, Expected(stranger=0.5))["a"] == pytest.approx(0.75, abs=1e-3)
