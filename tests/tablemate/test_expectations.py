"""What still differs on the table from what an instruction asked for."""

from __future__ import annotations

from engine.events import Line, Shows
from tablemate.expectations import ZoneView, differences
from vision.reading import Candidate, Status
from vision.zones import Thing

SQUARE = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0))


def thing(id_: str | None, *others: str, status: Status = Status.SURE) -> Thing:
    return Thing(id_, status, SQUARE, tuple(Candidate(other, 0.2) for other in others))


def keys(shows: Shows, *things: Thing | None, handled: bool = True) -> list[str]:
    return [line.key for line in differences(shows, ZoneView(things, handled))]


def test_nothing_differs_when_the_feeder_shows_exactly_what_is_left() -> None:
    shows = Shows("feeder", exactly=("seed", "fish"))
    assert keys(shows, thing("fish"), thing("seed")) == []


def test_the_wrong_die_taken_is_named_as_missing_and_the_right_one_as_still_there() -> None:
    shows = Shows("feeder", exactly=("seed", "rodent"))
    found = differences(shows, ZoneView((thing("fish"), thing("seed")), handled=True))
    assert found == [
        Line("still_there", {"things": ("fish",), "zone": "feeder"}),
        Line("missing_there", {"things": ("rodent",), "zone": "feeder"}),
    ]


def test_two_dice_alike_are_counted() -> None:
    shows = Shows("feeder", exactly=("seed",))
    assert keys(shows, thing("seed"), thing("seed")) == ["still_there"]


def test_a_doubtful_die_may_be_the_one_that_should_lie_there() -> None:
    shows = Shows("feeder", exactly=("rodent",))
    assert keys(shows, thing("invertebrate", "rodent", status=Status.CHECK)) == []
    assert keys(shows, thing("invertebrate", "fish", status=Status.CHECK)) != []


def test_a_die_that_cannot_be_read_is_not_taken_for_what_is_wanted() -> None:
    shows = Shows("feeder", exactly=("rodent",))
    assert keys(shows, thing(None, status=Status.UNREADABLE)) == ["cannot_tell"]


def test_a_bird_that_should_be_gone_is_named() -> None:
    shows = Shows("tray", lacks=("osprey",), number=3)
    tray = (thing("osprey"), thing("mallard"), thing("killdeer"))
    assert differences(shows, ZoneView(tray, handled=True)) == [
        Line("still_there", {"things": ("osprey",), "zone": "tray"})
    ]


def test_a_tray_not_refilled_is_counted() -> None:
    shows = Shows("tray", lacks=("osprey",), number=3)
    assert keys(shows, None, thing("mallard"), thing("killdeer")) == ["other_number"]


def test_dice_that_were_to_be_thrown_must_have_been_handled() -> None:
    shows = Shows("feeder", number=1, anew=True)
    assert keys(shows, thing("fish"), handled=False) == ["not_handled"]
    assert keys(shows, thing("fish"), handled=True) == []
