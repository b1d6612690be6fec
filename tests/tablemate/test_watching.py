"""A zone takes readings in, and a person's word stands over a reading that was under way."""

from __future__ import annotations

from calibration.layout import load_layout
from tablemate.watching import WatchedZone
from vision.reading import Status
from vision.stabilise import Doubt, Stabiliser, StableReading
from vision.zones import Thing, ZoneReading

CORNERS = ((0.0, 0.0), (60.0, 0.0), (60.0, 90.0), (0.0, 90.0))
FRAMES_S = (0.2, 0.4, 0.6, 0.8, 1.0, 1.2, 1.4, 1.6)


def row(status: Status) -> ZoneReading:
    return ZoneReading("tray", (Thing("osprey", status, CORNERS), None, None))


def zone_that_saw(*statuses: Status) -> WatchedZone:
    tray = next(zone for zone in load_layout("wingspan") if zone.name == "tray")
    watched = WatchedZone(tray, Stabiliser())
    for at_s, status in zip(FRAMES_S, statuses, strict=False):
        watched.take(row(status), at_s)
    return watched


def test_a_doubt_gives_way_to_certainty() -> None:
    watched = zone_that_saw(*[Status.CHECK] * len(FRAMES_S))
    assert isinstance(watched.settled, Doubt)
    for step in range(20):
        watched.take(row(Status.SURE), 2.0 + 0.2 * step)
    assert isinstance(watched.settled, StableReading)


def test_what_a_person_put_right_stays_when_an_older_picture_is_read_after_it() -> None:
    watched = zone_that_saw(Status.SURE, Status.SURE, Status.SURE)
    put_right = StableReading("tray", (Thing("killdeer", Status.SURE, CORNERS), None, None))
    watched.settled = put_right
    watched.take(row(Status.SURE), 0.9)
    assert watched.settled is put_right


def test_a_zone_in_doubt_is_read_again_within_a_second_but_not_with_every_frame() -> None:
    watched = zone_that_saw(*[Status.CHECK] * len(FRAMES_S))
    assert isinstance(watched.settled, Doubt)
    assert not watched.is_worth_reading(FRAMES_S[-1] + 0.2)
    assert watched.is_worth_reading(FRAMES_S[-1] + 1.0)


def test_a_zone_that_is_read_for_sure_is_left_alone_until_it_is_handled() -> None:
    watched = zone_that_saw(*[Status.SURE] * 4)
    assert not watched.is_worth_reading(60.0)
    watched.disturb(60.0)
    assert watched.is_worth_reading(60.0)
