"""A zone takes readings in, a person's word stands over one under way, and no frame has to read too much."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import cv2
import numpy as np

from calibration.layout import Region, Spot, lay_out
from calibration.plan import plan_from_corners
from engine.wingspan import GAME
from engine.zones import read_zones
from tablemate.watching.watcher import FRAME_COSTS, Scan, WatchedZone, Watcher
from vision.agreeing.stabilise import Doubt, Stabiliser, StableReading
from vision.agreeing.zones import ZoneReading
from vision.naming.titles import WINGSPAN
from vision.pictures.sources import Frame
from vision.reading import Reading, Status
from vision.seams import NAME, SEARCH

if TYPE_CHECKING:
    from vision.geometry import Image
    from vision.look import Eye
    from vision.reading import Corners, Outline
    from vision.seams import Steps

CORNERS = ((0.0, 0.0), (60.0, 0.0), (60.0, 90.0), (0.0, 90.0))
FRAMES_S = (0.2, 0.4, 0.6, 0.8, 1.0, 1.2, 1.4, 1.6)


def row(status: Status) -> ZoneReading:
    return ZoneReading("tray", (Reading("osprey", 0.0, status, CORNERS), None, None))


def zone_that_saw(*statuses: Status) -> WatchedZone:
    tray = next(region for region in lay_out(GAME.zones) if region.name == "tray")
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
    put_right = StableReading("tray", (Reading("killdeer", 0.0, Status.SURE, CORNERS), None, None))
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


def test_what_lay_there_is_known_until_something_else_is_seen() -> None:
    watched = zone_that_saw(Status.SURE, Status.SURE, Status.SURE)
    lay = watched.things
    watched.disturb(2.0)
    assert (watched.things, watched.known) == ((), lay)
    watched.lose_sight()
    assert watched.known == lay


# --- so much a frame ------------------------------------------------------------------------------


class CountingTitles:
    """A reader of titles that counts the cards it names, none of them for sure."""

    layout = WINGSPAN

    def __init__(self) -> None:
        self.read_at: list[Corners] = []

    def read(self, _: Image, outline: Outline) -> Reading:
        self.read_at.append(outline.corners)
        return Reading(None, 0.0, Status.UNREADABLE, outline.corners, face="unknown")


class CountingEye:
    """An eye that finds no outline, so that every slot that is not empty is guessed at."""

    def __init__(self) -> None:
        self.titles = CountingTitles()
        self.searched = 0

    def find_cards(self, _: Image) -> list[Outline]:
        self.searched += 1
        return []

    def read_dice(self, _: Image) -> list[Reading]:
        self.searched += 1
        return []

    @property
    def spent(self) -> int:
        return SEARCH * self.searched + NAME * len(self.titles.read_at)


def region(name: str, shape: str, center_mm: tuple[float, float], size: str) -> Region:
    [zone] = read_zones(
        f'[[zone]]\nname = "{name}"\nshape = "{shape}"\ncontent = "titles"\nthing_mm = [20, 20]\n{size}',
        "table.toml",
    )
    return Region(zone, Spot(name, center_mm))


def lay_out_rows(rows: int, slots: int) -> list[Region]:
    size = f"count = {slots}\npitch_mm = [63, 93]\nsize_mm = [{64 * slots}, 93]\n"
    return [region(f"row_{n}", "row", (0.0, 95.0 * (n - (rows - 1) / 2)), size) for n in range(rows)]


def test_a_frame_reads_only_so_much_and_the_rest_is_read_in_the_next_ones() -> None:
    eye = CountingEye()
    corners = [(-300.0, -200.0), (300.0, -200.0), (300.0, 200.0), (-300.0, 200.0)]
    plan = plan_from_corners([(x + 400, y + 300) for x, y in corners], (800, 600))
    zones = [*lay_out_rows(3, 5), region("pool", "pool", (0.0, 0.0), "size_mm = [50, 50]\n")]
    watcher = Watcher(cast("Eye", eye), zones, plan)
    picture = np.random.default_rng(1).integers(0, 255, (150, 200, 3), np.uint8)
    picture = cv2.resize(picture, (800, 600), interpolation=cv2.INTER_NEAREST)
    spent = []
    for number in range(40):
        before = eye.spent
        watcher.see(Frame(picture, number / 5, number))
        spent.append(eye.spent - before)
    assert max(spent) <= FRAME_COSTS
    *rows, pool = watcher.zones.values()
    assert all(isinstance(watched.settled, Doubt) and None not in watched.things for watched in rows)
    assert isinstance(pool.settled, StableReading)


def test_a_reading_under_way_is_dropped_when_something_moves() -> None:
    watched = zone_that_saw(Status.SURE)
    watched.scan = Scan(steps_of(row(Status.SURE)), 0.4)
    watched.disturb(0.6)
    assert watched.scan is None


def test_a_reading_goes_on_where_it_stopped() -> None:
    scan = Scan(steps_of(row(Status.SURE)), 0.0)
    assert (scan.go_on(3), scan.reading) == (1, None)
    assert (scan.go_on(3), scan.reading) == (1, row(Status.SURE))


def steps_of(reading: ZoneReading) -> Steps[ZoneReading]:
    """A reading of three steps, of which two can be taken for a price of three."""
    yield 1
    yield 1
    yield 2
    return reading
