"""Watching the table: takes frames, reports commands laid down, zones that settled, and a moved camera."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from threading import RLock
from typing import TYPE_CHECKING

from calibration.markers import TABLE_MARKERS, find_markers
from calibration.plan import TableError, plan_table
from calibration.pose import PoseTracker
from engine.zones import CARDS
from tablemate.watching.command_cards import CommandCards
from tablemate.watching.named_cards import NamedCards
from tablemate.watching.spreading import FrameTime, Work
from tablemate.watching.watched import WatchedZone, face_player, lay_ground
from tablemate.wording import explain
from vision.agreeing.change import ChangeWatch
from vision.agreeing.stabilise import StableReading
from vision.finding.slots import is_lit
from vision.reading import Status, middle_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from calibration.layout import Region
    from calibration.markers import Marker
    from calibration.plan import TablePlan
    from calibration.pose import Pose
    from tablemate.conversation.command import Command
    from tablemate.watching.grids import Locator
    from vision.agreeing.change import Change
    from vision.agreeing.zones import ZoneReader, ZoneReading
    from vision.evidence import Expected
    from vision.geometry import Image
    from vision.pictures.sources import Frame
    from vision.reading import Corners, Point, Reading
    from vision.seams import Steps

LOOK_ON_S = 1.0  # markers are looked for so long after something moved
LOOK_AGAIN_S = 5.0  # and so often when nothing does
DARK = 18.0  # mean of a picture; below that no card is read, see vision/finding/slots.py
LOCATE_AGAIN_S = 3.0  # how often a table without markers is looked for by its cards
AT_REST_S = 0.4  # a camera that was bumped is announced once it has hung still for so long


class TableNews(StrEnum):
    """What became of the camera's view of the table."""

    FOUND = "table_found"
    MOVED = "camera_moved"
    AWAY = "camera_away"
    DARK = "table_dark"
    BACK = "camera_back"


@dataclass(frozen=True, slots=True)
class FrameNews:
    """What one frame showed: commands that were laid down, and news of the camera."""

    at_s: float
    commands: tuple[Command, ...] = ()
    news: tuple[TableNews, ...] = ()


@dataclass(frozen=True, slots=True)
class TwoWays:
    """A table without markers that may lie either way round: a card is on one place, or on the other."""

    thing: str
    place: str
    other: str
    way: Point  # to the player in the picture, if the card is on the first place

    def choose(self, place: str) -> Point:
        """Return the way to the player, if the card is on this place."""
        x, y = self.way
        return (x, y) if place == self.place else (-x, -y)


class Watcher:
    """Looks at a table through one camera.

    It goes by the times of its frames; with a clock, each frame reads as much as this machine has time for.
    One thread at a time: a person's word waits until the frame is read.
    """

    def __init__(
        self,
        readers: Mapping[str, ZoneReader],
        regions: Sequence[Region],
        plan: TablePlan | None = None,
        *,
        locate: Locator | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.zones = {region.name: WatchedZone(region) for region in regions if region.name in readers}
        self.cards = CommandCards()
        self.names = NamedCards()
        self.frame: Frame | None = None
        self.pose: Pose | None = None
        self.away = False
        self.trouble = ""  # why the table was not found yet
        self.shifted: tuple[str, ...] = ()  # markers that were moved
        self._busy = RLock()
        self._clock = clock
        self._time = FrameTime(clock)
        self._readers = readers
        self._expected: Mapping[str, Mapping[str, Expected]] = {}  # by zone and place
        self._asked: Collection[str] = frozenset()  # the zones that the open question or order is about
        self._tracker = PoseTracker(plan) if plan else None
        self._locate = locate  # finds a table without markers by its cards
        self._by_cards = False  # it was found so, and holds until the camera moves
        self._locating: Work[TablePlan | TwoWays | None] | None = None
        self.two_ways: TwoWays | None = None  # what to ask the person about a table found by its cards
        self._player: Point | None = None  # the way to that person, once they said it
        self._change = ChangeWatch()
        self._moved_s = self._looked_s = float("-inf")
        self._bumped_s: float | None = (
            None  # when the camera was last seen in another place, if that was not reported yet
        )

    def see(self, frame: Frame) -> FrameNews:
        """Take the next frame."""
        with self._busy:
            self.frame, self._time = frame, FrameTime(self._clock)
            change = self._change.see(frame.image_bgr, frame.at_s)
            if change.anywhere:
                self._moved_s = frame.at_s
            commands: tuple[Command, ...] = ()
            news: tuple[TableNews, ...] = ()
            if self._must_look_for_markers(frame.at_s):
                self._looked_s = frame.at_s
                known = self._tracker.expected if self._tracker and not self.away else None
                markers = find_markers(frame.image_bgr, known)
                news = self._follow([m for m in markers if m.id in TABLE_MARKERS], change)
                commands = tuple(self.cards.see(markers, frame.at_s, change.hand_in))
            if self.pose and not self.away:
                self._look_at_zones(frame.image_bgr, change)
            return FrameNews(frame.at_s, commands, news)

    def correct(self, zone: str, said: Sequence[object]) -> None:
        """Remember a person's word on the things of a zone, in the order in which they were seen."""
        with self._busy:
            watched, frame = self.zones[zone], self.frame
            self.names.tell(zone, dict(zip(watched.region.places, said, strict=False)))
            if frame is None or watched.settled is None:
                return
            for thing, id_ in zip(watched.things, said, strict=False):
                if thing and isinstance(id_, str) and (thing.id != id_ or thing.status is not Status.SURE):
                    place_mm = self._place_mm(thing)
                    self.names.learn(id_, frame.image_bgr, thing.corners, place_mm, read_as=thing.id)
            things = tuple(self._put_right(thing, frame.image_bgr) for thing in watched.things)
            watched.put_right(things)
            self._readers[zone].learn(things)

    def forget(self, zone: str, places: Collection[str]) -> None:
        """Forget what a person said of the things on these places, and look at them again."""
        with self._busy:
            watched = self.zones[zone]
            self._forget_names(watched.region, places)
            self.names.forget_doubtful(zone, places)
            watched.lose_sight()

    def corners_px(self, region: Region) -> Corners:
        """Where a zone lies in the picture now."""
        assert self.pose
        return self.pose.corners_px(region.corners_mm())

    def expect(
        self, known: Mapping[str, Mapping[str, Expected]], asked: Collection[str] = frozenset()
    ) -> None:
        """Take what the game knows about zones and their places, and which zones are read before others."""
        self._expected, self._asked = known, asked

    def _must_look_for_markers(self, at_s: float) -> bool:
        soon = at_s - self._moved_s <= LOOK_ON_S or self.cards.waiting or self.pose is None or self.away
        return soon or at_s - self._looked_s >= LOOK_AGAIN_S

    # --- where the table lies ---------------------------------------------------------------------

    def _follow(self, markers: list[Marker], change: Change) -> tuple[TableNews, ...]:
        if self._by_cards and (markers or change.everywhere):
            self._lose_table()
        if self._tracker is None:
            return self._find_table(markers, change)
        state = self._tracker.follow(markers, change.at_s)
        self.pose, self.shifted = state.pose, tuple(TABLE_MARKERS[id_] for id_ in state.shifted)
        if state.moved:
            self._bumped_s = change.at_s
            for watched in self.zones.values():
                watched.lose_sight()
        was_away, self.away = self.away, state.status == "away"
        if self.away != was_away:
            self._bumped_s = None
            return (self._tell_away() if self.away else TableNews.BACK,)
        if self._bumped_s is None or change.at_s - self._bumped_s < AT_REST_S:
            return ()
        self._bumped_s = None
        return (TableNews.MOVED,)

    def _tell_away(self) -> TableNews:
        """Tell whether the camera looks elsewhere, or somebody turned off the light."""
        assert self.frame
        dark = float(self.frame.image_bgr.mean()) < DARK
        return TableNews.DARK if dark else TableNews.AWAY

    def _find_table(self, markers: list[Marker], change: Change) -> tuple[TableNews, ...]:
        """Take the table from the four markers as they lie now, if all are in view; else from the cards."""
        assert self.frame
        height, width = self.frame.image_bgr.shape[:2]
        try:
            plan = plan_table(markers, (width, height))
        except TableError as error:
            located = self._find_by_cards(markers, change)
            if located is None:
                self.trouble = explain(error)
                return ()
            plan, self._by_cards = located, True
        self.trouble, self._locating, self.two_ways = "", None, None
        self._tracker = PoseTracker(plan)
        self.pose = self._tracker.follow(markers, change.at_s).pose
        return (TableNews.FOUND,)

    def _find_by_cards(self, markers: list[Marker], change: Change) -> TablePlan | None:
        """Look for the table by its cards now and then, over some frames, while nothing moves."""
        assert self.frame
        if self._locate is None or markers or change.at_s - change.still_since_s < AT_REST_S:
            self._locating = None
            return None
        under_way = self._locating
        if under_way is None or (under_way.done and change.at_s - under_way.at_s >= LOCATE_AGAIN_S):
            before = {name: zone.by_spot(zone.known) for name, zone in self.zones.items()}
            located = self._locate(self.frame.image_bgr, self._player, before)
            under_way = self._locating = Work(located, change.at_s)
        found = under_way.result if under_way.go_on(self._time) else None
        if isinstance(found, TwoWays):
            self.two_ways = found
            return None
        return found

    def seat_player(self, way: Point) -> None:
        """Take a person's word on where they sit, for the evening, and look for the table again."""
        with self._busy:
            self._player, self._locating, self.two_ways = way, None, None

    def _lose_table(self) -> None:
        """Forget where the table lay by its cards: the camera moved, or markers were laid down."""
        self._tracker = self.pose = None
        self._by_cards = False
        for watched in self.zones.values():
            watched.lose_sight()

    # --- what lies in the zones -------------------------------------------------------------------

    def _look_at_zones(self, image_bgr: Image, change: Change) -> None:
        readable = []
        for watched in self.zones.values():
            corners = self.corners_px(watched.region)
            if not is_lit(image_bgr, corners):
                watched.lose_sight()
                self._forget_names(watched.region, watched.region.places)
                self.names.forget_doubtful(watched.region.name, watched.region.places)
            elif change.everywhere:
                watched.lose_sight()
            elif change.touches(corners) or change.hand_in(corners):
                touched = self._find_touched(watched.region, change)
                watched.disturb(change.at_s, touched)
                self._forget_names(watched.region, touched)
            elif watched.is_worth_reading(change.at_s):
                readable.append(watched)
        self._read_on(readable, image_bgr, change.at_s)

    def _forget_names(self, region: Region, places: Collection[str]) -> None:
        """Forget the names of cards there: others may lie there now. Dice that look the same are the same."""
        if region.zone.content in CARDS:
            corners_mm = [region.place_corners_mm(place) for place in places]
            self.names.forget(corners_mm if region.places else [region.corners_mm()])

    def _find_touched(self, region: Region, change: Change) -> set[str]:
        """The places on which something moved, or over which a hand is."""
        assert self.pose
        corners = {place: self.pose.corners_px(region.place_corners_mm(place)) for place in region.places}
        return {place for place, px in corners.items() if change.touches(px) or change.hand_in(px)}

    def _read_on(self, readable: list[WatchedZone], image_bgr: Image, at_s: float) -> None:
        """Read what the frame has time for: what is asked about, then what waited longest, then doubts."""

        def find_turn(one: WatchedZone) -> tuple[bool, bool, float]:
            return one.settled is not None, one.region.name not in self._asked, one.waiting_since_s

        for watched in sorted(readable, key=find_turn):
            if not self._time.affords(0):
                break
            if watched.read_on(partial(self._scan, watched, image_bgr), at_s, self._time):
                self._note_doubts(watched, image_bgr)
                if isinstance(watched.settled, StableReading):
                    self._readers[watched.region.name].learn(watched.settled.things)

    def _note_doubts(self, watched: WatchedZone, image_bgr: Image) -> None:
        assert self.pose
        if watched.region.zone.content in CARDS and watched.region.places:
            self.names.note(watched.region.name, watched.by_spot(watched.things), image_bgr, self.pose)

    def _scan(self, watched: WatchedZone, image_bgr: Image) -> Steps[ZoneReading]:
        assert self.pose
        region, pose = watched.region, self.pose
        ground = lay_ground(region, pose, watched.untouched, self._list_bare(watched))
        expected = self._expected.get(region.name, {})
        reading = yield from self._readers[region.name].read(image_bgr, ground, expected)
        spots = dict(zip(reading.places, reading.things, strict=False))
        self.names.see_again(region.name, spots, image_bgr, pose)
        things = [self._put_right(thing, image_bgr) for thing in reading.things]
        if region.zone.facing:
            things = [face_player(thing, pose) if thing else None for thing in things]
        if not reading.places:
            things.sort(
                key=lambda thing: self._place_mm(thing)[0] if thing else 0.0
            )  # from the player's left
        return replace(reading, things=tuple(things))

    def _list_bare(self, watched: WatchedZone) -> list[Corners]:
        """The places of other zones on which nothing lies, the nearest first."""
        assert self.pose
        bare = [
            self.pose.corners_px(other.region.place_corners_mm(place))
            for other in self.zones.values()
            if other is not watched and other.region.places and other.settled
            for place, thing in other.by_spot(other.things).items()
            if thing is None
        ]
        x, y = middle_of(self.corners_px(watched.region))
        return sorted(bare, key=lambda corners: math.dist((x, y), middle_of(corners)))

    def _put_right(self, thing: Reading | None, image_bgr: Image) -> Reading | None:
        return self.names.apply(thing, image_bgr, self._place_mm(thing)) if thing else None

    def _place_mm(self, thing: Reading) -> Point:
        assert self.pose
        x, y = self.pose.to_mm([thing.center])[0]
        return float(x), float(y)
