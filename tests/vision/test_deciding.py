"""One place decides: what is sure is answered, what is likely is offered, and neither by how it was read."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.vision.seen import glimpse, see
from vision.deciding import decide, decide_together, is_named_by_person, is_none_of, take_word, watch_on
from vision.evidence import ANYTHING, OF_A_DIE, Evidence, Expected, What
from vision.reading import BACK, Problem, Status

CHANCES = st.floats(0.001, 0.999)


@pytest.mark.parametrize(
    ("chance", "status"), [(0.999, Status.SURE), (0.9, Status.CHECK), (0.3, Status.UNREADABLE)]
)
def test_a_name_is_answered_asked_about_or_not_told_by_how_likely_it_is(
    chance: float, status: Status
) -> None:
    thing = see("osprey", chance)
    assert thing.status is status
    assert thing.id == (None if status is Status.UNREADABLE else "osprey")
    assert [one.id for one in thing.candidates] == ["osprey"]


def test_a_question_offers_what_is_likely_in_order_and_nothing_else() -> None:
    thing = see("fox", 0.5, ("toad", 0.02), ("owl", 0.3))
    assert [one.id for one in thing.candidates] == ["fox", "owl"]


def test_what_spoils_a_picture_is_told_only_of_a_thing_in_doubt() -> None:
    assert see("osprey", 0.9, problems=(Problem.GLARE,)).problems == (Problem.GLARE,)
    assert see("osprey", 0.999, problems=(Problem.GLARE,)).problems == ()


def test_a_name_that_cannot_lie_there_is_never_the_answer() -> None:
    seen = glimpse(("x", 0.999999))
    told = decide(seen, Expected(frozenset("ab")))
    assert (told.id, told.status) == ("x", Status.CHECK)
    assert decide(seen, ANYTHING).status is Status.SURE


def test_a_thing_beside_its_place_is_never_the_answer() -> None:
    told = see("fox", between=("A1", "A2"))
    assert (told.status, told.between) == (Status.CHECK, ("A1", "A2"))


def test_a_wrong_die_costs_less_than_a_wrong_card_and_so_asks_less() -> None:
    seen = glimpse(("fish", 0.96))
    assert decide(seen, ANYTHING).status is Status.CHECK
    assert decide(seen, replace(ANYTHING, harm=OF_A_DIE)).status is Status.SURE


def test_what_lay_there_before_settles_what_is_level() -> None:
    seen = glimpse(("a", 0.45), ("b", 0.45))
    assert decide(seen, Expected(before="b")).id == "b"
    assert decide(seen, Expected(before="a")).id == "a"


@given(st.floats(-5, 20))
def test_twins_between_which_nothing_was_seen_stay_level_and_are_asked_about(nats: float) -> None:
    seen = replace(glimpse(), evidence=Evidence({What("jack"): nats, What("knave"): nats}))
    told = decide(seen, Expected(stranger=0.02))
    assert told.status is not Status.SURE
    chances = [one.confidence for one in told.candidates]
    assert chances == pytest.approx([chances[0]] * len(chances))


def test_a_back_is_a_card_face_down() -> None:
    told = see(What("deck", BACK))
    assert (told.id, told.face, told.status) == (None, "down", Status.UNREADABLE)


def test_a_card_that_shows_no_face_where_the_rules_have_a_back_lies_face_down() -> None:
    assert decide(glimpse(), Expected(face_down=True)).face == "down"
    assert decide(glimpse(("osprey", 0.3)), Expected(face_down=True)).face == "up"


# --- several things, several frames -------------------------------------------------------------------


def test_what_one_thing_surely_is_another_is_not() -> None:
    one, other = glimpse(("jack", 0.999)), glimpse(("jack", 0.55), ("knave", 0.449))
    first, second = decide_together([one, other], [ANYTHING] * 2)
    assert (first.id, first.status) == ("jack", Status.SURE)
    assert (second.id, second.status) == ("knave", Status.SURE)


@pytest.mark.parametrize("chance", [0.99, 0.999999, 1.0])
@pytest.mark.parametrize("things", [2, 3])
def test_things_that_would_all_surely_be_one_card_are_asked_about(things: int, chance: float) -> None:
    told = decide_together([glimpse(("jack", chance))] * things, [ANYTHING] * things)
    assert all(thing.status is not Status.SURE for thing in told)


def test_a_row_of_twins_is_put_in_order_by_the_one_that_is_clear() -> None:
    """Each may be its neighbour's twin, so that the first settles the second, and that the third."""
    chain = [(("a", 0.999),), (("a", 0.5), ("b", 0.499)), (("b", 0.5), ("c", 0.499))]
    told = decide_together([glimpse(*chances) for chances in chain], [ANYTHING] * 3)
    assert [(thing.id, thing.status) for thing in told] == [(name, Status.SURE) for name in "abc"]


@given(CHANCES, st.integers(2, 30))
def test_frames_that_repeat_one_another_say_more_than_one_but_not_much(chance: float, frames: int) -> None:
    one = glimpse(("a", chance))
    (once,), (often,) = one.evidence.nats.values(), watch_on([one] * frames).evidence.nats.values()
    assert abs(once) - 1e-9 <= abs(often) <= 3 * abs(once) + 1e-9


@given(CHANCES, st.integers(1, 15))
def test_frames_that_contradict_one_another_are_never_sure(chance: float, times: int) -> None:
    one, other = (glimpse((name, chance), rest=-9.0) for name in "ab")
    assert decide(watch_on([one, other] * times), ANYTHING).status is not Status.SURE


def test_a_frame_that_says_nothing_changes_nothing() -> None:
    one, nothing = glimpse(("a", 0.97)), glimpse()
    assert watch_on([one, nothing, nothing]).evidence.nats == pytest.approx(one.evidence.nats)


def test_many_frames_are_not_cut_short_by_what_one_look_may_say() -> None:
    one = glimpse(("a", 0.999999))
    assert watch_on([one] * 30).evidence.find(What("a")) >= one.evidence.find(What("a"))


# --- none of these, and a person's word ---------------------------------------------------------------


def test_a_thing_in_doubt_may_surely_be_none_of_some() -> None:
    closed = see("crow", 0.6, ("raven", 0.399), rest=-20.0)
    assert is_none_of(closed, {"osprey", "ibis"})
    assert not is_none_of(closed, {"raven"})


def test_what_was_not_compared_is_not_out_of_the_question() -> None:
    assert not is_none_of(see("crow", 0.6), {"osprey"})


def test_a_sure_thing_is_none_of_the_others_and_an_unreadable_one_may_be_any() -> None:
    assert is_none_of(see("crow"), {"osprey"})
    assert not is_none_of(see("crow"), {"crow"})
    assert not is_none_of(see(None), {"osprey"})


@pytest.mark.parametrize("thing", [see("mallard", 0.6), see(None, face="down"), see("mallard", 0.999)])
def test_a_persons_word_is_certain(thing: object) -> None:
    told = take_word(thing, "killdeer")  # type: ignore[arg-type]  # a reading
    assert (told.id, told.status, told.face) == ("killdeer", Status.SURE, "up")
    assert decide(watch_on([told.glimpse] * 5), told.expected).id == "killdeer"


def test_a_persons_word_is_told_from_what_was_read_for_sure() -> None:
    read = see("mallard", 0.999, ("killdeer", 0.0005))
    told = take_word(read, "mallard")
    assert is_named_by_person(told)
    assert is_named_by_person(decide(watch_on([told.glimpse] * 5), told.expected))
    assert not is_named_by_person(read)
    assert not is_named_by_person(decide(watch_on([read.glimpse, told.glimpse]), told.expected))
