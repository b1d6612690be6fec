"""A zone takes readings in, a person's word stands over one under way, and no frame has to read too much."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from calibration.corners import as_corners
from calibration.layout import Region, Spot, lay_out
from calibration.plan import plan_from_corners
from calibration.pose import Pose
from engine.games import find_game
from engine.zone_file import read_zones
from engine.zones import Facing
from tablemate.watching.eyes import open_readers
from tablemate.watching.spreading import WORK_MS, FrameTime, Work
from tablemate.watching.watched import WatchedZone, face_player
from tablemate.watching.watcher import LOOK_ON_S, TableNews, Watcher
from tests.vision.seen import see
from vision.agreeing.stabilise import Doubt, StableReading, Why
from vision.agreeing.zones import Ground, OutlineReader, ZoneReading
from vision.evidence import Expected
from vision.network import _open_in, open_rapidocr
from vision.pictures.picture import load_picture
from vision.pictures.sources import Frame
from vision.reading import Outline, Reading, Status
from vision.seams import SEARCH_MS, Sense, _learn_nothing, finish

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from calibration.markers import Marker
    from calibration.plan import TablePlan
    from vision.geometry import Image
    from vision.reading import Corners, Point
    from vision.seams import Steps

PICTURES = Path(__file__).parents[3] / "fixtures" / "images"
CORNERS = ((0.0, 0.0), (60.0, 0.0), (60.0, 90.0), (0.0, 90.0))
PLACES = ("1", "2", "3")
NAME_MS = 30
FRAMES_S = (0.2, 0.4, 0.6, 0.8, 1.0, 1.2, 1.4, 1.6)


CHANCES = {Status.SURE: 0.999, Status.CHECK: 0.6, Status.UNREADABLE: 0.2}


def row(status: Status) -> ZoneReading:
    return ZoneReading("tray", (see("osprey", CHANCES[status], corners=CORNERS), None, None), ("1", "2", "3"))


def zone_that_saw(*statuses: Status) -> WatchedZone:
    tray = next(region for region in lay_out(find_game("wingspan").zones) if region.name == "tray")
    watched = WatchedZone(tray)
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
    put_right = StableReading("tray", (see("killdeer", corners=CORNERS), None, None))
    watched.settled = put_right
    watched.take(row(Status.SURE), 0.9)
    assert watched.settled is put_right


def test_a_zone_in_doubt_is_read_again_within_a_second_but_not_with_every_frame() -> None:
    watched = zone_that_saw(*[Status.CHECK] * len(FRAMES_S))
    assert isinstance(watched.settled, Doubt)
    assert not watched.is_worth_reading(FRAMES_S[-1] + 0.2)
    assert watched.is_worth_reading(FRAMES_S[-1] + 1.0)


def test_a_back_that_lies_where_the_rules_have_one_is_not_read_again() -> None:
    back = replace(see(None, face="down", corners=CORNERS), expected=Expected(face_down=True))
    tray = next(region for region in lay_out(find_game("wingspan").zones) if region.name == "tray")
    watched = WatchedZone(tray, settled=Doubt("tray", (back, None, None), Why.FACE_DOWN))
    assert not watched.is_worth_reading(60.0)


def test_a_zone_that_is_read_for_sure_is_left_alone_until_it_is_handled() -> None:
    watched = zone_that_saw(*[Status.SURE] * 4)
    assert not watched.is_worth_reading(60.0)
    watched.disturb(60.0, PLACES)
    assert watched.is_worth_reading(60.0)


def test_what_lay_there_is_known_until_something_else_is_seen() -> None:
    watched = zone_that_saw(Status.SURE, Status.SURE, Status.SURE)
    lay = watched.things
    watched.disturb(2.0, PLACES)
    assert (watched.things, watched.known) == ((), lay)
    watched.lose_sight()
    assert watched.known == lay


def test_only_what_nobody_touched_since_it_was_read_for_sure_need_not_be_read_again() -> None:
    watched = zone_that_saw(*[Status.SURE] * 4)
    assert list(watched.untouched) == ["1", "2", "3"]
    watched.disturb(2.0, {"2"})
    assert {place: thing and thing.id for place, thing in watched.untouched.items()} == {
        "1": "osprey",
        "3": None,
    }
    watched.disturb(2.2, {"1"})
    assert list(watched.untouched) == ["3"]
    watched.lose_sight()
    assert watched.untouched == {}


def test_what_is_in_doubt_is_read_again_and_the_rest_is_not() -> None:
    watched = zone_that_saw(*[Status.CHECK] * len(FRAMES_S))
    assert list(watched.untouched) == ["2", "3"]


def test_a_back_is_read_again_only_where_a_face_should_be_seen() -> None:
    watched = zone_that_saw()
    back = see(None, face="down", corners=CORNERS)
    down = replace(back, expected=Expected(face_down=True))
    for at_s in FRAMES_S:
        watched.take(ZoneReading("tray", (down, back, None), PLACES), at_s)
    assert list(watched.untouched) == ["1", "3"]


# --- so much a frame ------------------------------------------------------------------------------


class CountingSense:
    """Finds no outline, so that every place that is not empty is guessed at; counts what that takes."""

    def __init__(self) -> None:
        self.spent_ms = 0

    def find(self, _: Image, _likely: object = ()) -> list[Outline]:
        self.spent_ms += SEARCH_MS
        return []

    def name(self, _: Image, outlines: Sequence[Outline], __: object) -> Steps[list[Reading]]:
        for _outline in outlines:
            yield NAME_MS
            self.spent_ms += NAME_MS
        return [see(None, corners=one.corners, face="unknown") for one in outlines]


TABLE = """
[[zone]]
name = "cards"
shape = "grid"
content = "titles"
copies = true
rows = "ABC"
columns = "12345"
thing_mm = [57, 87]
pitch_mm = [63, 93]
size_mm = [320, 285]

[[zone]]
name = "pool"
shape = "pool"
content = "dice"
thing_mm = [16, 16]
size_mm = [50, 50]
"""


def watch(
    sense: CountingSense | DoubtingSense | TwoDice, clock: Callable[[], float] | None = None
) -> Watcher:
    """Watch a grid of cards and a pool of dice on a bare table."""
    corners = [(-300.0, -200.0), (300.0, -200.0), (300.0, 200.0), (-300.0, 200.0)]
    plan = plan_from_corners([(x + 400, y + 300) for x, y in corners], (800, 600))
    regions = [Region(zone, Spot(zone.name, (0.0, 0.0))) for zone in read_zones(TABLE, "table.toml")]
    learn = sense.learn if isinstance(sense, TwoDice) else _learn_nothing
    reader = OutlineReader(Sense(sense, sense, learn=learn))
    return Watcher({"cards": reader, "pool": reader}, regions, plan, clock=clock)


def show_frames(watcher: Watcher, sense: CountingSense, count: int) -> list[int]:
    """Show one picture so often; what each frame took."""
    picture = np.random.default_rng(1).integers(0, 255, (150, 200, 3), np.uint8)
    picture = cv2.resize(picture, (800, 600), interpolation=cv2.INTER_NEAREST)
    took_ms = []
    for number in range(count):
        before_ms = sense.spent_ms
        watcher.see(Frame(picture, number / 5, number))
        took_ms.append(sense.spent_ms - before_ms)
    return took_ms


def test_a_frame_reads_only_so_much_and_the_rest_is_read_in_the_next_ones() -> None:
    sense = CountingSense()
    watcher = watch(sense)
    took_ms = show_frames(watcher, sense, 40)
    assert WORK_MS - NAME_MS < max(took_ms) <= WORK_MS
    cards, pool = watcher.zones.values()
    assert isinstance(cards.settled, Doubt)
    assert None not in cards.things
    assert len(cards.things) == 15
    assert isinstance(pool.settled, StableReading)


def test_on_a_slow_machine_no_step_is_begun_when_the_frame_has_taken_long_enough() -> None:
    sense, slower = CountingSense(), 2
    watcher = watch(sense, lambda: sense.spent_ms * slower / 1000)
    took_ms = show_frames(watcher, sense, 80)
    assert max(took_ms) * slower <= 250
    assert max(took_ms) > SEARCH_MS
    cards, _ = watcher.zones.values()
    assert isinstance(cards.settled, Doubt), "it is read all the same, only later"


def test_markers_are_looked_for_every_few_seconds_though_nothing_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked_s: list[float] = []
    still = np.full((600, 800, 3), 120, np.uint8)
    plan = plan_from_corners([(100, 100), (700, 100), (700, 500), (100, 500)], (600, 400))
    watcher = Watcher({}, (), plan)

    def look(_: Image, _expected: object) -> list[Marker]:
        looked_s.append(at_s)
        return []

    monkeypatch.setattr("tablemate.watching.watcher.find_markers", look)
    for number in range(120):
        at_s = number / 5
        watcher.see(Frame(still, at_s, number))
    quiet = [at_s for at_s in looked_s if at_s > 2 * LOOK_ON_S]
    assert 3 <= len(quiet) <= 6


def test_no_network_is_left_to_be_opened_in_a_frame() -> None:
    for opening in (_open_in, open_rapidocr):
        opening.cache_clear()
    readers = open_readers(find_game("wingspan"))
    opened = [_open_in.cache_info().misses, open_rapidocr.cache_info().misses]
    picture = load_picture(PICTURES / "everything_at_once.jpg").image_bgr
    corners = ((0.0, 0.0), (1920.0, 0.0), (1920.0, 1080.0), (0.0, 1080.0))
    things = [finish(reader.read(picture, Ground("all", corners), {})).things for reader in readers.values()]
    assert all(things), "cards were read, one of which no reader can make out, and dice"
    assert opened == [_open_in.cache_info().misses, open_rapidocr.cache_info().misses] == [5, 1]


def test_a_zone_that_nothing_can_read_is_not_watched() -> None:
    assert not Watcher({}, lay_out(find_game("wingspan").zones)).zones


@pytest.mark.parametrize(
    ("turned_deg", "facing"),
    [
        (0, Facing.TOWARDS),
        (-30, Facing.TOWARDS),
        (180, Facing.AWAY),
        (160, Facing.AWAY),
        (90, Facing.SIDEWAYS),
    ],
)
@pytest.mark.parametrize("camera", [1, -1], ids=["from the player's side", "from the other side"])
def test_which_way_a_card_lies_is_told_from_the_players_chair(
    turned_deg: float, facing: Facing, camera: int
) -> None:
    angle = np.radians(turned_deg)
    turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    card_mm = np.array([(-30, -45), (30, -45), (30, 45), (-30, 45)]) @ turn
    pose = Pose(np.diag([2.0 * camera, 2.0 * camera, 1.0]))
    card = see("fox", corners=as_corners(pose.to_px(card_mm)))
    assert face_player(card, pose).facing is facing
    unnamed = replace(card, id=None, status=Status.UNREADABLE)
    assert face_player(unnamed, pose).facing is None, "nobody knows which end is its top"


def test_a_reading_under_way_is_dropped_when_something_moves() -> None:
    watched = zone_that_saw(Status.SURE)
    watched.scan = Work(steps_of(row(Status.SURE)), 0.4)
    watched.disturb(0.6, PLACES)
    assert watched.scan is None


def test_a_reading_goes_on_where_it_stopped() -> None:
    scan = Work(steps_of(row(Status.SURE)), 0.0)
    assert not scan.go_on(FrameTime())
    assert scan.go_on(FrameTime())
    assert scan.result == row(Status.SURE)


def steps_of(reading: ZoneReading) -> Steps[ZoneReading]:
    """A reading of three steps, of which one frame has time for two."""
    yield 0.4 * WORK_MS
    yield 0.4 * WORK_MS
    yield 0.4 * WORK_MS
    return reading


def test_a_step_that_takes_longer_than_a_frame_may_is_taken_in_a_frame_of_its_own() -> None:
    time = FrameTime()
    assert time.affords(2 * WORK_MS)
    time.charge(1)
    assert time.affords(WORK_MS - 1)
    assert not time.affords(WORK_MS)


def test_a_late_frame_takes_one_step_all_the_same() -> None:
    seconds = iter([0.0, 1.0, 1.0])
    time = FrameTime(lambda: next(seconds))
    assert time.affords(NAME_MS)
    time.charge(NAME_MS)
    assert not time.affords(NAME_MS)


def test_a_table_without_markers_is_looked_for_over_several_frames_and_anew_when_something_moves() -> None:
    plan = plan_from_corners([(100, 100), (700, 100), (700, 500), (100, 500)], (600, 400))
    begun: list[int] = []

    def locate(_: Image, __: object, ___: object) -> Steps[TablePlan | None]:
        assert watcher.frame
        begun.append(watcher.frame.index)
        for _step in range(3):
            yield WORK_MS
        return plan

    watcher = Watcher({}, (), locate=locate)
    pictures = [np.full((600, 800, 3), shade, np.uint8) for shade in (60, 180)]
    shown = [*[pictures[0]] * 4, *[pictures[1]] * 8]
    news = [watcher.see(Frame(image, number / 5, number)).news for number, image in enumerate(shown)]
    (found,) = [number for number, told in enumerate(news) if TableNews.FOUND in told]
    assert len(begun) == 2
    assert (begun[0] < 4 < begun[1], found - begun[1]) == (True, 2), "a step a frame"


# --- what a person has named ----------------------------------------------------------------------


class DoubtingSense:
    """Finds a card on two places of the grid; whatever lies on any of them, it is not sure of it."""

    def __init__(self) -> None:
        self.middles = ((400.0, 300.0), (526.0, 300.0))  # B3 and B5, in pixels

    def find(self, _: Image, _likely: object = ()) -> list[Outline]:
        return [Outline(_card_at(middle), 0.9, top_known=True) for middle in self.middles]

    def name(self, _: Image, outlines: Sequence[Outline], __: object) -> Steps[list[Reading]]:
        yield NAME_MS
        return [see("mallard", 0.6, corners=one.corners) for one in outlines]


def _card_at(middle: Point) -> Corners:
    (x, y), (half_x, half_y) = middle, (28.5, 43.5)
    return (
        (x - half_x, y - half_y),
        (x + half_x, y - half_y),
        (x + half_x, y + half_y),
        (x - half_x, y + half_y),
    )


class NamedCards:
    """A watched grid with two cards in doubt, of which a person has named one."""

    def __init__(self) -> None:
        picture = np.random.default_rng(1).integers(0, 255, (150, 200, 3), np.uint8)
        self.picture = cv2.resize(picture, (800, 600), interpolation=cv2.INTER_NEAREST)
        self.watcher = watch(DoubtingSense())
        self.number = 0
        self.show(self.picture, 20)
        self.watcher.correct("cards", ["killdeer" if place == "B3" else None for place in self.places])

    @property
    def places(self) -> Sequence[str]:
        return self.watcher.zones["cards"].region.places

    def show(self, picture: Image, frames: int) -> None:
        for _ in range(frames):
            self.watcher.see(Frame(picture, self.number / 5, self.number))
            self.number += 1

    def cover(self, x: int, y: int) -> None:
        """Something dark lies there for a while, and then the cards lie there as before."""
        covered = self.picture.copy()
        covered[y - 30 : y + 30, x - 20 : x + 20] = 0
        self.show(covered, 5)
        self.show(self.picture, 20)

    def read(self) -> list[tuple[str | None, Status]]:
        zone = self.watcher.zones["cards"]
        spots = zone.by_spot(zone.things)
        return [(thing.id, thing.status) for place in ("B3", "B5") if (thing := spots[place])]


NAMED, DOUBTFUL = ("killdeer", Status.SURE), ("mallard", Status.CHECK)


def test_a_card_that_was_named_is_known_while_nobody_touches_it() -> None:
    cards = NamedCards()
    assert cards.read() == [NAMED, DOUBTFUL]
    cards.cover(526, 300)
    assert cards.read() == [NAMED, DOUBTFUL]


def test_a_card_that_was_named_and_then_covered_is_known_if_it_lies_and_looks_as_before() -> None:
    cards = NamedCards()
    for _ in range(3):
        cards.cover(400, 300)
        assert cards.read() == [NAMED, DOUBTFUL]


def test_another_card_in_the_place_of_one_that_was_named_is_in_doubt() -> None:
    cards = NamedCards()
    other = cards.picture.copy()
    other[257:343, 372:428] = other[257:343, 472:528]
    cards.show(other, 20)
    assert cards.read() == [DOUBTFUL, DOUBTFUL]


def test_a_card_that_was_named_is_in_doubt_again_after_the_light_was_out() -> None:
    cards = NamedCards()
    cards.show(np.zeros_like(cards.picture), 10)
    cards.show(cards.picture, 40)
    assert cards.read() == [DOUBTFUL, DOUBTFUL]


def test_a_name_that_was_taken_back_is_believed_no_longer() -> None:
    cards = NamedCards()
    cards.watcher.forget("cards", ["B3"])
    cards.show(cards.picture, 20)
    assert cards.read() == [DOUBTFUL, DOUBTFUL]


# --- learning while one plays -----------------------------------------------------------------------


class TwoDice:
    """Finds two dice in the pool: a fish, and what may be a rodent; notes what it is told to learn."""

    def __init__(self, rodent: float) -> None:
        self.chances = {"fish": 0.999, "rodent": rodent}
        self.learnt: list[list[tuple[str | None, Status]]] = []

    def find(self, _: Image, _likely: object = ()) -> list[Outline]:
        return [Outline.square((x, 20.0), 12.0, 0.9) for x in (12.0, 32.0)]

    def name(self, _: Image, outlines: Sequence[Outline], __: object) -> Steps[list[Reading]]:
        yield NAME_MS
        dice = zip(self.chances.items(), outlines, strict=True)
        return [see(face, chance, corners=one.corners) for (face, chance), one in dice]

    def learn(self, dice: Sequence[Reading]) -> None:
        self.learnt.append([(die.id, die.status) for die in dice])

    def watch(self) -> Watcher:
        """Watch the pool until it has settled."""
        watcher = watch(self)
        del watcher.zones["cards"]
        picture = np.random.default_rng(1).integers(0, 255, (150, 200, 3), np.uint8)
        for number in range(20):
            large = cv2.resize(picture, (800, 600), interpolation=cv2.INTER_NEAREST)
            watcher.see(Frame(large, number / 5, number))
        return watcher


BOTH_SURE = [("fish", Status.SURE), ("rodent", Status.SURE)]


def test_a_reader_learns_from_a_zone_that_is_read_for_sure_once() -> None:
    dice = TwoDice(rodent=0.999)
    dice.watch()
    assert dice.learnt == [BOTH_SURE]


def test_a_reader_learns_from_a_zone_in_doubt_only_when_a_person_has_named_its_things() -> None:
    dice = TwoDice(rodent=0.6)
    watcher = dice.watch()
    assert dice.learnt == []
    watcher.correct("pool", ["fish", "rodent"])
    assert dice.learnt == [BOTH_SURE]
