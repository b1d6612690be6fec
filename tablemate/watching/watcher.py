"""Watching the table: frames in; out come commands laid down, zones that settled, and a camera that moved."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from calibration.markers import TABLE_MARKERS, find_markers
from calibration.plan import TableError, plan_table
from calibration.pose import PoseTracker
from engine.zones import Shape
from tablemate.watching.command_cards import CommandCards
from tablemate.watching.corrections import Corrections
from tablemate.wording import explain
from vision.agreeing.change import ChangeWatch
from vision.agreeing.stabilise import Doubt, Stabiliser, StableReading
from vision.agreeing.zones import scan_pool, scan_row
from vision.finding.slots import is_lit
from vision.reading import Status

if TYPE_CHECKING:
    from collections.abc import Sequence

    from calibration.layout import Region
    from calibration.markers import Marker
    from calibration.plan import TablePlan
    from calibration.pose import Pose
    from vision.agreeing.change import Change
    from vision.agreeing.zones import ZoneReading
    from vision.geometry import Image
    from vision.look import Eye
    from vision.pictures.sources import Frame
    from vision.reading import Corners, Point, Reading
    from vision.seams import Steps

LOOK_ON_S = 1.0  # markers are looked for so long after something moved
LOOK_AGAIN_S = 5.0  # and so often when nothing does
DOUBT_AGAIN_S = 0.8  # how often a zone in doubt is read again
AT_REST_S = 0.4  # a camera that was bumped is told of once it has hung still for so long
# What may be read in one frame. A step takes about 30 ms for each it costs, and a frame may take 250 ms.
FRAME_COSTS = 7


class TableNews(StrEnum):
    """What became of the camera's view of the table."""

    FOUND = "table_found"
    MOVED = "camera_moved"
    AWAY = "camera_away"
    BACK = "camera_back"


@dataclass(slots=True)
class WatchedZone:
    """One zone: when it was last handled, and what it shows now that it lies still."""

    zone: Region
    stabiliser: Stabiliser
    handled_s: float = 0.0
    settled: StableReading | Doubt | None = None
    read_s: float = 0.0
    scan: Scan | None = None
    _remembered: tuple[Reading | None, ...] = ()

    @property
    def things(self) -> tuple[Reading | None, ...]:
        """What lies there, as far as it has settled."""
        settled = self.settled  # another thread may look while this one is being disturbed
        return settled.things if settled else ()

    @property
    def known(self) -> tuple[Reading | None, ...]:
        """What lies there, or lay there when it was last seen still."""
        return self.settled.things if self.settled else self._remembered

    def is_worth_reading(self, at_s: float) -> bool:
        """Whether another look may tell more; a doubt is looked at again now and then."""
        doubtful = isinstance(self.settled, Doubt) and at_s - self.read_s >= DOUBT_AGAIN_S
        return self.scan is not None or self.settled is None or doubtful

    def take(self, reading: ZoneReading, at_s: float) -> None:
        """Take one more reading; a doubt gives way only to certainty about all that was seen before.

        What has settled meanwhile, because a person put it right while the picture was read, stays.
        """
        self.read_s = at_s
        found = self.stabiliser.add(reading, at_s)
        if self.settled is None or (isinstance(self.settled, Doubt) and _resolves(found, self.settled)):
            self.settled = found

    def disturb(self, at_s: float) -> None:
        """Take it that something in the zone is not as it was."""
        self.handled_s = at_s
        self.lose_sight()

    def lose_sight(self) -> None:
        """Start anew with what is seen there; nobody needs to have touched it."""
        self._remembered, self.settled, self.scan = self.known, None, None
        self.stabiliser.forget()


class Scan:
    """One reading of a zone under way; no frame has to wait for all of it."""

    def __init__(self, steps: Steps[ZoneReading], at_s: float) -> None:
        self.at_s = at_s
        self.reading: ZoneReading | None = None
        self._steps = steps
        self._costs = 0

    def go_on(self, left: int) -> int:
        """Take the steps that can be afforded; what is left over."""
        while self.reading is None and self._costs <= left:
            left -= self._costs
            try:
                self._costs = next(self._steps)
            except StopIteration as end:
                self.reading = end.value
        return left


def _resolves(found: StableReading | Doubt | None, doubt: Doubt) -> bool:
    """Whether as many things are seen, and for sure: what was seen once does not vanish by itself."""
    if not isinstance(found, StableReading):
        return False
    return found.things.count(None) == doubt.things.count(None) and len(found.things) == len(doubt.things)


@dataclass(frozen=True, slots=True)
class Sight:
    """What one frame told: commands that were laid down, and news of the camera."""

    at_s: float
    commands: tuple[str, ...] = ()
    news: tuple[TableNews, ...] = ()


class Watcher:
    """Looks at a table through one camera; fed with frames, it needs no clock of its own."""

    def __init__(self, eye: Eye, regions: Sequence[Region], plan: TablePlan | None = None) -> None:
        self.zones = {r.name: WatchedZone(r, Stabiliser()) for r in regions if r.zone.is_read}
        self.cards = CommandCards()
        self.corrections = Corrections()
        self.frame: Frame | None = None
        self.pose: Pose | None = None
        self.away = False
        self.trouble = ""  # why the table was not found yet
        self.shifted: tuple[str, ...] = ()  # markers that do not lie where they lay
        self._eye = eye
        self._tracker = PoseTracker(plan) if plan else None
        self._change = ChangeWatch()
        self._moved_s = self._looked_s = float("-inf")
        self._bumped_s: float | None = (
            None  # when the camera was last seen in another place, if that is not told yet
        )

    def see(self, frame: Frame) -> Sight:
        """Take the next frame."""
        self.frame = frame
        change = self._change.see(frame.image_bgr, frame.at_s)
        if change.anywhere:
            self._moved_s = frame.at_s
        commands: tuple[str, ...] = ()
        news: tuple[TableNews, ...] = ()
        if self._must_look_for_markers(frame.at_s):
            self._looked_s = frame.at_s
            markers = find_markers(frame.image_bgr)
            news = self._follow([m for m in markers if m.id in TABLE_MARKERS], change)
            commands = tuple(self.cards.see(markers, frame.at_s, change.hand_in))
        if self.pose and not self.away:
            self._look_at_zones(frame.image_bgr, change)
        return Sight(frame.at_s, commands, news)

    def correct(self, zone: str, said: Sequence[object]) -> None:
        """Remember a person's word on the things of a zone, in the order in which they were seen."""
        watched, frame = self.zones[zone], self.frame
        if frame is None or watched.settled is None:
            return
        for thing, id_ in zip(watched.things, said, strict=False):
            if thing and isinstance(id_, str) and (thing.id != id_ or thing.status is not Status.SURE):
                self.corrections.learn(id_, frame.image_bgr, thing.corners, self._place_mm(thing))
        things = tuple(self._put_right(thing, frame.image_bgr) for thing in watched.things)
        certain = all(thing is None or thing.status is Status.SURE for thing in things)
        watched.settled = StableReading(zone, things) if certain else replace(watched.settled, things=things)

    def corners_px(self, zone: Region) -> Corners:
        """Where a zone lies in the picture now."""
        assert self.pose
        return self.pose.corners_px(zone.corners_mm())

    def _must_look_for_markers(self, at_s: float) -> bool:
        soon = at_s - self._moved_s <= LOOK_ON_S or self.cards.waiting or self.pose is None or self.away
        return soon or at_s - self._looked_s >= LOOK_AGAIN_S

    # --- where the table lies ---------------------------------------------------------------------

    def _follow(self, markers: list[Marker], change: Change) -> tuple[TableNews, ...]:
        if self._tracker is None:
            return self._find_table(markers, change.at_s)
        state = self._tracker.follow(markers, change.at_s)
        self.pose, self.shifted = state.pose, tuple(TABLE_MARKERS[id_] for id_ in state.shifted)
        if state.moved:
            self._bumped_s = change.at_s
            for watched in self.zones.values():
                watched.lose_sight()
        was_away, self.away = self.away, state.status == "away"
        if self.away != was_away:
            self._bumped_s = None
            return (TableNews.AWAY if self.away else TableNews.BACK,)
        if self._bumped_s is None or change.at_s - self._bumped_s < AT_REST_S:
            return ()
        self._bumped_s = None
        return (TableNews.MOVED,)

    def _find_table(self, markers: list[Marker], at_s: float) -> tuple[TableNews, ...]:
        """Take the four markers where they lie now for the table, if all are in view."""
        assert self.frame
        height, width = self.frame.image_bgr.shape[:2]
        try:
            self._tracker = PoseTracker(plan_table(markers, (width, height)))
        except TableError as error:
            self.trouble = explain(error)
            return ()
        self.trouble = ""
        self.pose = self._tracker.follow(markers, at_s).pose
        return (TableNews.FOUND,)

    # --- what lies in the zones -------------------------------------------------------------------

    def _look_at_zones(self, image_bgr: Image, change: Change) -> None:
        readable = []
        for watched in self.zones.values():
            corners = self.corners_px(watched.zone)
            if change.everywhere or not is_lit(image_bgr, corners):
                watched.lose_sight()
            elif change.touches(corners) or change.hand_in(corners):
                watched.disturb(change.at_s)
            elif watched.is_worth_reading(change.at_s):
                readable.append(watched)
        self._read_on(readable, image_bgr, change.at_s)

    def _read_on(self, readable: list[WatchedZone], image_bgr: Image, at_s: float) -> None:
        """Read as much as one frame may cost, what has waited longest first; the rest waits for the next."""
        left = FRAME_COSTS
        for watched in sorted(readable, key=lambda one: one.scan.at_s if one.scan else one.read_s):
            scan = watched.scan = watched.scan or Scan(self._scan(watched.zone, image_bgr), at_s)
            left = scan.go_on(left)
            if scan.reading:
                watched.scan = None
                watched.take(scan.reading, scan.at_s)

    def _scan(self, zone: Region, image_bgr: Image) -> Steps[ZoneReading]:
        assert self.pose
        corners = self.corners_px(zone)
        if zone.shape is Shape.ROW:
            slots = [self.pose.corners_px(zone.place_corners_mm(place)) for place in zone.places]
            reading = yield from scan_row(self._eye, image_bgr, corners, slots, zone=zone.name)
        else:
            reading = self._from_left((yield from scan_pool(self._eye, image_bgr, corners, zone=zone.name)))
        return replace(reading, things=tuple(self._put_right(thing, image_bgr) for thing in reading.things))

    def _put_right(self, thing: Reading | None, image_bgr: Image) -> Reading | None:
        return self.corrections.apply(thing, image_bgr, self._place_mm(thing)) if thing else None

    def _place_mm(self, thing: Reading) -> Point:
        assert self.pose
        x, y = self.pose.to_mm([thing.center])[0]
        return float(x), float(y)

    def _from_left(self, reading: ZoneReading) -> ZoneReading:
        """Order loose things from the player's left to the right, however the camera is turned."""
        things = [thing for thing in reading.things if thing]
        things.sort(key=lambda thing: self._place_mm(thing)[0])
        return replace(reading, things=tuple(things))
