"""Frames must agree before anything is believed, and what they cannot agree on is asked."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tests.vision.seen import see
from vision.agreeing.stabilise import Doubt, Stabiliser, StableReading, Why
from vision.agreeing.zones import ZoneReading
from vision.deciding import is_none_of
from vision.evidence import Expected, What
from vision.reading import Corners, FaceShown, Problem, Reading, Status

if TYPE_CHECKING:
    from collections.abc import Sequence

FPS = 10


def place(x: float) -> Corners:
    return ((x, 0), (x + 10, 0), (x + 10, 10), (x, 10))


def sure(name: str, x: float = 0) -> Reading:
    return see(name, corners=place(x))


def check(name: str, chance: float = 0.6, *others: tuple[str, float], x: float = 0) -> Reading:
    return see(name, chance, *others, corners=place(x))


def unreadable(face: FaceShown = "unknown", *problems: Problem) -> Reading:
    return see(None, 0, ("b", 0.3), corners=place(0), face=face, problems=problems)


def row(*things: Reading | None) -> ZoneReading:
    return ZoneReading("tray", things, tuple(str(n + 1) for n in range(len(things))))


def pool(*things: Reading) -> ZoneReading:
    return ZoneReading("feeder", things)


def feed(
    readings: Sequence[ZoneReading], fps: float = FPS, *, each_once: bool = False
) -> list[StableReading | Doubt | None]:
    stabiliser = Stabiliser(each_once=each_once)
    return [stabiliser.add(reading, number / fps) for number, reading in enumerate(readings)]


def conclude(readings: Sequence[ZoneReading], *, each_once: bool = False) -> StableReading | Doubt:
    last = feed(readings, each_once=each_once)[-1]
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


def test_a_frame_that_says_nothing_takes_nothing_away() -> None:
    alone, with_blurs = (
        conclude([row(sure("a"))] * 5 + [row(see(None))] * blurs).things[0] for blurs in (0, 5)
    )
    assert alone is not None
    assert with_blurs is not None
    assert (alone.id, with_blurs.id) == ("a", "a")
    assert alone.confidence == pytest.approx(with_blurs.confidence)


def test_two_sure_names_are_a_contradiction_however_rare_the_other() -> None:
    doubt = conclude_doubt([row(sure("a"))] * 12 + [row(sure("b"))])
    assert doubt.why is Why.CONTRADICTED
    (thing,) = doubt.things
    assert thing is not None
    assert (thing.id, thing.status) == ("a", Status.CHECK)
    assert [other.id for other in thing.candidates] == ["a", "b"]


def test_doubt_comes_after_a_while_with_the_candidates_of_all_frames() -> None:
    one, other = see("a", 0.6, ("b", 0.3), rest=-1), see("b", 0.5, ("c", 0.4), rest=-1)
    results = feed([row(sure("s"), one), row(sure("s"), other)] * 7)
    assert results[:12] == [None] * 12
    doubt = results[12]
    assert isinstance(doubt, Doubt)
    known, asked = doubt.things
    assert known is not None
    assert (known.id, known.status) == ("s", Status.SURE)
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


def test_frames_that_waver_count_together() -> None:
    chances = (0.9, 0.999, 0.85, 0.999, 0.999)
    frames = [check("rodent", chance, ("fish", 0.0005)) for chance in chances]
    assert [die.status for die in frames].count(Status.SURE) == 3
    stable = conclude([pool(die) for die in frames])
    assert isinstance(stable, StableReading)
    (die,) = stable.things
    assert die is not None
    assert (die.id, die.status) == ("rodent", Status.SURE)
    assert min(chances) < die.confidence < max(chances)


@pytest.mark.parametrize(
    "frames",
    [
        pytest.param([check("rodent", 0.75, ("fish", 0.25))], id="another face comes near"),
        pytest.param([check("rodent", 0.55, ("fish", 0.02))], id="it is likely to be no food at all"),
        pytest.param([check("rodent", 0.9)] * 2 + [check("fish", 0.9)], id="some frames say another face"),
        pytest.param([check("rodent", 0.9)], id="however many frames of a still table repeat it"),
    ],
)
def test_frames_do_not_make_a_die_sure_when(frames: list[Reading]) -> None:
    readings = [pool(die) for die in frames] * (30 // len(frames))
    assert conclude_doubt(readings).why is Why.UNSURE


def test_what_is_expected_on_a_place_counts_once_and_not_with_every_frame() -> None:
    thing = see("osprey", 0.9, ("ibis", 0.09), expected=Expected(before="osprey"))
    results = [conclude([row(thing)] * frames).things[0] for frames in (15, 30)]
    assert all(result and result.status is Status.CHECK for result in results)


def test_of_cards_that_exist_once_the_surer_one_settles_the_other() -> None:
    known, twin = sure("jack"), check("jack", 0.6, ("knave", 0.399), x=50)
    doubt = conclude_doubt([row(known, twin)] * 15)
    assert [thing and thing.id for thing in doubt.things] == ["jack", "jack"]
    stable = conclude([row(known, twin)] * 15, each_once=True)
    assert isinstance(stable, StableReading)
    assert stable.ids == ("jack", "knave")


def test_dice_may_be_alike() -> None:
    stable = conclude([pool(sure("fish"), sure("fish", 50))] * 5)
    assert isinstance(stable, StableReading)
    assert stable.ids == ("fish", "fish")


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
    for number in range(200):
        stabiliser.add(row(unreadable()), number / FPS)
    assert len(stabiliser._seen) <= 31


@pytest.mark.parametrize("changed", ["side", "facing"])
def test_frames_must_agree_on_the_side_and_on_the_way_a_card_lies(changed: str) -> None:
    day, night = (see(What("fox", side)) for side in ("day", "night"))
    card = replace(day, facing="towards")
    agreed = conclude([row(card)] * 16)
    assert isinstance(agreed, StableReading)
    (thing,) = agreed.things
    assert thing is not None
    assert (thing.id, thing.side, thing.facing) == ("fox", "day", "towards")
    other = replace(night, facing="towards") if changed == "side" else replace(day, facing="away")
    assert conclude_doubt([row(card), row(other)] * 8).why is Why.CONTRADICTED


def test_a_doubt_tells_the_sides_a_card_may_show() -> None:
    doubtful = see(What("fox", "day"), 0.5, (What("fox", "night"), 0.4))
    (thing,) = conclude_doubt([row(doubtful)] * 16).things
    assert thing
    assert [(one.id, one.side) for one in thing.candidates] == [("fox", "day"), ("fox", "night")]


def test_the_frames_together_leave_possible_what_each_of_them_leaves_possible() -> None:
    one, other = (see("osprey", 0.8, (name, 0.15), rest=-9.0) for name in ("ibis", "emu"))
    [thing] = conclude_doubt([row(one), row(see("osprey", 0.8))] * 8).things
    assert thing is not None
    assert not is_none_of(thing, {"ibis"})
    [thing] = conclude_doubt([row(one), row(other)] * 8).things
    assert thing is not None
    assert is_none_of(thing, {"emu"}), "the other frames say that it is not"
    assert is_none_of(thing, {"dodo"})
