"""Frames must agree before anything is believed, and what they cannot agree on is asked."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from vision.agreeing.stabilise import Doubt, Stabiliser, StableReading, Why
from vision.agreeing.zones import ZoneReading
from vision.reading import Candidate, Corners, FaceShown, Problem, Reading, Status

if TYPE_CHECKING:
    from collections.abc import Sequence

FPS = 10


def place(x: float) -> Corners:
    return ((x, 0), (x + 10, 0), (x + 10, 10), (x, 10))


def sure(name: str, x: float = 0) -> Reading:
    return Reading(name, 0.96, Status.SURE, place(x))


def check(name: str, confidence: float = 0.6, *others: tuple[str, float], x: float = 0) -> Reading:
    alternatives = tuple(Candidate(*other) for other in others)
    return Reading(name, confidence, Status.CHECK, place(x), alternatives=alternatives)


def unreadable(face: FaceShown = "unknown", *problems: Problem) -> Reading:
    return Reading(
        None,
        0.0,
        Status.UNREADABLE,
        place(0),
        face=face,
        alternatives=(Candidate("b", 0.2),),
        problems=problems,
    )


def row(*things: Reading | None) -> ZoneReading:
    return ZoneReading("tray", things, tuple(str(n + 1) for n in range(len(things))))


def pool(*things: Reading) -> ZoneReading:
    return ZoneReading("feeder", things)


def feed(readings: Sequence[ZoneReading], fps: float = FPS) -> list[StableReading | Doubt | None]:
    stabiliser = Stabiliser()
    return [stabiliser.add(reading, number / fps) for number, reading in enumerate(readings)]


def conclude(readings: Sequence[ZoneReading]) -> StableReading | Doubt:
    last = feed(readings)[-1]
    assert last is not None
    return last


def conclude_doubt(readings: Sequence[ZoneReading]) -> Doubt:
    last = conclude(readings)
    assert isinstance(last, Doubt)
    return last


def test_frames_agree_after_four_tenths_of_a_second() -> None:
    results = feed([row(sure("a"), None, sure("c"))] * 6)
    assert results[:4] == [None] * 4
    assert isinstance(results[4], StableReading)
    assert results[4].ids == ("a", None, "c")


def test_three_frames_are_needed_however_long_they_took() -> None:
    results = feed([row(sure("a"))] * 3, fps=1)
    assert results[:2] == [None] * 2
    assert isinstance(results[2], StableReading)


def test_a_thing_sure_in_most_frames_and_never_contradicted_counts() -> None:
    stable = conclude([row(sure("a")), row(check("b")), row(sure("a")), row(sure("a")), row(unreadable())])
    assert isinstance(stable, StableReading)
    assert stable.ids == ("a",)


def test_half_the_frames_are_not_most() -> None:
    results = feed([row(sure("a")), row(check("a"))] * 7)
    assert results[5] is None
    doubt = results[13]
    assert isinstance(doubt, Doubt)
    assert doubt.why is Why.UNSURE


def test_two_sure_names_are_a_contradiction_however_rare_the_other() -> None:
    doubt = conclude_doubt([row(sure("a"))] * 12 + [row(sure("b"))])
    assert doubt.why is Why.CONTRADICTED
    (thing,) = doubt.things
    assert thing is not None
    assert (thing.id, thing.status) == ("a", Status.CHECK)
    assert [other.id for other in thing.candidates] == ["a", "b"]


def test_doubt_comes_after_a_while_with_the_candidates_of_all_frames() -> None:
    readings = [row(sure("s"), check("a", 0.6, ("b", 0.3))), row(sure("s"), check("b", 0.5, ("c", 0.4)))]
    results = feed(readings * 7)
    assert results[:12] == [None] * 12
    doubt = results[12]
    assert isinstance(doubt, Doubt)
    known, asked = doubt.things
    assert known == sure("s")
    assert asked is not None
    assert asked.status is Status.CHECK
    assert [other.id for other in asked.candidates] == ["b", "a", "c"]


def test_what_was_never_named_stays_without_a_name_and_tells_why() -> None:
    doubt = conclude_doubt([row(unreadable("unknown", Problem.GLARE))] * 13)
    (thing,) = doubt.things
    assert thing is not None
    assert (thing.id, thing.status, thing.problems) == (None, Status.UNREADABLE, (Problem.GLARE,))
    assert [other.id for other in thing.alternatives] == ["b"]
    assert doubt.why is Why.UNREADABLE


def test_a_card_face_down_is_told_as_such() -> None:
    assert conclude_doubt([row(unreadable("down"), check("a"))] * 13).why is Why.FACE_DOWN


def test_the_gravest_reason_is_told() -> None:
    assert conclude_doubt([row(check("a"), unreadable())] * 13).why is Why.UNREADABLE


def test_a_slot_is_empty_only_if_no_frame_shows_anything_in_it() -> None:
    assert conclude_doubt([row(None)] * 14 + [row(unreadable())]).why is Why.COMES_AND_GOES


def test_a_doubt_resolves_itself_when_later_frames_agree() -> None:
    results = feed([row(unreadable())] * 13 + [row(sure("a"))] * 20)
    assert isinstance(results[12], Doubt)
    assert isinstance(results[-1], StableReading)


def test_dice_are_followed_by_their_place_in_whatever_order_they_come() -> None:
    one, other, third = sure("fish", 0), sure("fish", 50), sure("seed", 100)
    stable = conclude([pool(one, other, third), pool(third, one, other), pool(other, third, one)] * 2)
    assert isinstance(stable, StableReading)
    assert stable.ids == ("fish", "fish", "seed")


def test_an_empty_pool_is_agreed_on_too() -> None:
    assert conclude([pool()] * 5) == StableReading("feeder", ())


def test_a_die_that_comes_and_goes_is_doubted_rather_than_dropped() -> None:
    seen, missed = pool(sure("fish"), sure("seed", 50)), pool(sure("fish"))
    doubt = conclude_doubt([missed, seen, missed] * 5)
    assert doubt.why is Why.COMES_AND_GOES
    assert [thing.id for thing in doubt.things if thing] == ["fish", "seed"]


def test_a_sure_die_seen_once_is_not_dropped() -> None:
    readings = [pool(sure("fish"))] * 14 + [pool(sure("fish"), sure("seed", 50))]
    assert conclude_doubt(readings).why is Why.COMES_AND_GOES


def test_a_doubtful_speck_in_one_frame_of_many_is_no_die() -> None:
    readings = [pool(sure("fish"))] * 6 + [pool(sure("fish"), check("seed", x=50))]
    stable = conclude(readings)
    assert isinstance(stable, StableReading)
    assert stable.ids == ("fish",)


def plain(name: str | None, confidence: float, *others: tuple[str, float], x: float = 0) -> Reading:
    """A die of which only the face is in doubt."""
    alternatives = tuple(Candidate(*other) for other in others)
    status = Status.CHECK if name else Status.UNREADABLE
    return Reading(name, confidence, status, place(x), alternatives=alternatives, plain=True)


def test_frames_that_agree_make_a_die_sure_that_none_of_them_is_sure_of() -> None:
    stable = conclude(
        [pool(plain("rodent", share, ("fish", 0.08))) for share in (0.84, 0.9, 0.87, 0.91, 0.88)]
    )
    assert isinstance(stable, StableReading)
    (die,) = stable.things
    assert die is not None
    assert (die.id, die.status, die.confidence) == ("rodent", Status.SURE, pytest.approx(0.88))


@pytest.mark.parametrize(
    "frames",
    [
        pytest.param([plain("rodent", 0.75, ("fish", 0.25))], id="another face comes near"),
        pytest.param([plain("rodent", 0.55, ("fish", 0.02))], id="it is likely to be no food at all"),
        pytest.param([plain("rodent", 0.9)] * 4 + [plain("fish", 0.9)], id="one frame says another face"),
        pytest.param([plain("rodent", 0.9)] * 4 + [plain(None, 0.3)], id="one frame cannot tell"),
        pytest.param([check("rodent", 0.94)], id="more than its face is in doubt"),
    ],
)
def test_frames_do_not_make_a_die_sure_when(frames: list[Reading]) -> None:
    readings = [pool(die) for die in frames] * (15 // len(frames))
    assert conclude_doubt(readings).why is Why.UNSURE


def test_a_die_nearly_sure_in_one_frame_of_many_is_not_dropped() -> None:
    readings = [pool(sure("fish"))] * 14 + [pool(sure("fish"), plain("seed", 0.93, x=50))]
    assert conclude_doubt(readings).why is Why.COMES_AND_GOES


def test_two_dice_side_by_side_stay_two() -> None:
    stable = conclude([pool(sure("fish", 0), sure("seed", 11)), pool(sure("seed", 11), sure("fish", 1))] * 3)
    assert isinstance(stable, StableReading)
    assert stable.ids == ("fish", "seed")


@pytest.mark.parametrize(
    ("reading", "at_s"),
    [
        pytest.param(row(sure("a")), 5.0, id="a long gap"),
        pytest.param(row(sure("a")), 0.1, id="time that runs back"),
        pytest.param(row(sure("a"), None), 0.4, id="another number of slots"),
        pytest.param(pool(sure("a")), 0.4, id="another zone"),
    ],
)
def test_a_reading_that_does_not_follow_starts_anew(reading: ZoneReading, at_s: float) -> None:
    stabiliser = Stabiliser()
    for number in range(4):
        stabiliser.add(row(sure("a")), number / FPS)
    assert stabiliser.add(reading, at_s) is None


def test_forgetting_starts_anew() -> None:
    stabiliser = Stabiliser()
    for number in range(6):
        stabiliser.add(row(sure("a")), number / FPS)
    stabiliser.forget()
    assert stabiliser.add(row(sure("b")), 0.6) is None


def test_old_frames_are_not_kept() -> None:
    stabiliser = Stabiliser()
    for number in range(10_000):
        stabiliser.add(row(unreadable()), number / FPS)
    assert len(stabiliser._seen) <= 31


@pytest.mark.parametrize("changed", [{"side": "night"}, {"facing": "away"}], ids=["side", "facing"])
def test_frames_must_agree_on_the_side_and_on_the_way_a_card_lies(changed: dict[str, str]) -> None:
    card = replace(sure("fox"), side="day", facing="towards")
    agreed = conclude([row(card)] * 16)
    assert isinstance(agreed, StableReading)
    assert agreed.things == (card,)
    doubt = conclude_doubt([row(card), row(replace(card, **changed))] * 8)  # type: ignore[arg-type]  # its own fields
    assert doubt.why is Why.CONTRADICTED


def test_a_doubt_tells_the_sides_a_card_may_show() -> None:
    other = Candidate("fox", 0.4, "night")
    doubtful = Reading("fox", 0.5, Status.CHECK, place(0), side="day", alternatives=(other,))
    (thing,) = conclude_doubt([row(doubtful)] * 16).things
    assert thing
    assert [(one.id, one.side) for one in thing.candidates] == [("fox", "day"), ("fox", "night")]


def test_a_thing_in_doubt_may_be_whatever_any_frame_leaves_possible() -> None:
    one, other = (replace(check("osprey"), possible=frozenset({"osprey", name})) for name in ("ibis", "emu"))
    [thing] = conclude_doubt([row(one), row(other)] * 8).things
    assert thing is not None
    assert thing.possible == {"osprey", "ibis", "emu"}
    [thing] = conclude_doubt([row(one), row(check("osprey"))] * 8).things
    assert thing is not None
    assert thing.possible is None
