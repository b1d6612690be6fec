"""One watched zone: when it was last handled, and what it shows now that it lies still."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from calibration.layout import measure_place
from engine.zones import Facing
from tablemate.watching.spreading import Work
from vision.agreeing.stabilise import Doubt, Stabiliser, StableReading
from vision.agreeing.zones import Ground
from vision.reading import Status, middle_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from calibration.layout import Region
    from calibration.pose import Pose
    from tablemate.watching.spreading import FrameTime
    from vision.agreeing.zones import ZoneReading
    from vision.reading import Corners, Reading
    from vision.seams import Steps

DOUBT_AGAIN_S = 0.8  # how often a zone in doubt is read again


@dataclass(slots=True)
class WatchedZone:
    """One zone: where it lies, when it was last handled, and what has settled there."""

    region: Region
    stabiliser: Stabiliser = field(init=False)
    handled_s: float = 0.0
    settled: StableReading | Doubt | None = None
    read_s: float = 0.0
    scan: Work[ZoneReading] | None = None
    _remembered: tuple[Reading | None, ...] = ()
    _untouched: dict[str, Reading | None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.stabiliser = Stabiliser(each_once=self.region.zone.each_once)

    @property
    def things(self) -> tuple[Reading | None, ...]:
        """What lies there, as far as it has settled: for each place, or loose from left to right."""
        settled = self.settled  # another thread may read it while this one changes it
        return settled.things if settled else ()

    @property
    def known(self) -> tuple[Reading | None, ...]:
        """What lies there, or lay there when it was last seen still."""
        return self.settled.things if self.settled else self._remembered

    def by_spot(self, things: tuple[Reading | None, ...]) -> dict[str, Reading | None]:
        """Name the places of these things; loose ones are counted from the left, from one."""
        names = self.region.places or [str(number) for number in range(1, len(things) + 1)]
        return dict(zip(names, things, strict=False))

    @property
    def waiting_since_s(self) -> float:
        """When the reading under way began, or when the zone was last read."""
        return self.scan.at_s if self.scan else self.read_s

    def is_worth_reading(self, at_s: float) -> bool:
        """Whether another look may tell more; a doubt is looked at again now and then."""
        if self.scan is not None or self.settled is None:
            return True
        settled = isinstance(self.settled, StableReading) or len(self.untouched) == len(self.settled.things)
        return not settled and at_s - self.read_s >= DOUBT_AGAIN_S

    def read_on(self, begin: Callable[[], Steps[ZoneReading]], at_s: float, time: FrameTime) -> bool:
        """Begin or continue reading while there is time; returns whether another state has settled."""
        scan = self.scan = self.scan or Work(begin(), at_s)
        if not scan.go_on(time):
            return False
        self.scan, before = None, self.settled
        self.take(scan.result, scan.at_s)
        return self.settled is not before

    def put_right(self, things: tuple[Reading | None, ...]) -> None:
        """Assume that these things lie there; a doubt about any of them stays one."""
        if all(map(_is_known, things)):
            self.settled = StableReading(self.region.name, things)
        elif self.settled:
            self.settled = replace(self.settled, things=things)

    def take(self, reading: ZoneReading, at_s: float) -> None:
        """Take one more reading; a doubt gives way only to certainty about all that was seen before.

        What a person corrected while the picture was being read stays.
        """
        self.read_s = at_s
        found = self.stabiliser.add(reading, at_s)
        if self.settled is None or (isinstance(self.settled, Doubt) and _resolves(found, self.settled)):
            self.settled = found

    @property
    def untouched(self) -> dict[str, Reading | None]:
        """What lies on each place that nobody touched since it was read for sure."""
        if self.settled is None or not self.region.places:
            return self._untouched
        spots = self.by_spot(self.settled.things)
        return {place: thing for place, thing in spots.items() if _is_known(thing) or _lies_down(thing)}

    def disturb(self, at_s: float, places: Collection[str]) -> None:
        """Note that something on these places has changed; what lies on the others stays known."""
        self.handled_s = at_s
        left = {place: thing for place, thing in self.untouched.items() if place not in places}
        self.lose_sight()
        self._untouched = left

    def lose_sight(self) -> None:
        """Start over with reading the zone, although nobody touched it."""
        self._remembered, self.settled, self.scan = self.known, None, None
        self._untouched = {}
        self.stabiliser.forget()


def _resolves(found: StableReading | Doubt | None, doubt: Doubt) -> bool:
    """Whether as many things are seen, and all for sure: nothing that was seen vanishes by itself."""
    if not isinstance(found, StableReading):
        return False
    return found.things.count(None) == doubt.things.count(None) and len(found.things) == len(doubt.things)


def _is_known(thing: Reading | None) -> bool:
    return thing is None or thing.status is Status.SURE


def _lies_down(thing: Reading | None) -> bool:
    """Whether the back of a card is seen where the rules have one."""
    return thing is not None and thing.face == "down" and thing.expected.face_down


def lay_ground(
    region: Region,
    pose: Pose,
    untouched: Mapping[str, Reading | None] | None = None,
    bare: Sequence[Corners] = (),
) -> Ground:
    """Return where a zone and its places lie in the picture now."""
    corners_mm = {place: region.place_corners_mm(place) for place in region.places}
    return Ground(
        region.name,
        pose.corners_px(region.corners_mm()),
        {place: pose.corners_px(corners) for place, corners in corners_mm.items()},
        measure_place(region.zone),
        region.zone.thing_mm,
        {place: middle_of(corners) for place, corners in corners_mm.items()},
        pose.to_px,
        untouched or {},
        bare,
    )


def face_player(thing: Reading, pose: Pose) -> Reading:
    """Say which way a named card faces, where the reading does not say so yet."""
    if thing.id is None or thing.facing is not None:
        return thing
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = pose.to_mm(thing.corners).tolist()
    across, away = (
        cx + dx - ax - bx,
        cy + dy - ay - by,
    )  # from the card's top to its bottom; y runs towards the player
    if abs(across) > abs(away):
        return replace(thing, facing=Facing.SIDEWAYS)
    return replace(thing, facing=Facing.TOWARDS if away > 0 else Facing.AWAY)
