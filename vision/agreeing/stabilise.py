"""Agreement over time: readings of still frames become one stable reading, or a doubt for a person."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from vision.deciding import decide, decide_together, doubt, watch_on
from vision.reading import Candidate, Reading, Status

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from vision.agreeing.zones import ZoneReading

AGREED_FRAMES = 3  # two can share one blink of light or of the network
AGREED_S = 0.4  # as long as a table must be still to be settled
DOUBT_AFTER_S = 1.2  # a person who just laid a card is not asked before the picture had its chance
REMEMBERED_S = 3.0  # older frames no longer count, so that a doubt can resolve itself
FORGOTTEN_AFTER_S = 4.0  # frames so far apart are not of one still table
_THERE = 0.7  # a thing must be seen in this share of the frames
_STRAY = 0.15  # a thing that a pool shows in no more than this share, and never for sure, is dropped
_SAME_PLACE = 0.6  # of a thing's width, between two frames of a still table


class Why(StrEnum):
    """What keeps a zone from being read for sure, the gravest first."""

    UNREADABLE = "unreadable"
    FACE_DOWN = "face down"
    CONTRADICTED = "contradicted"
    COMES_AND_GOES = "comes and goes"
    UNSURE = "unsure"


@dataclass(frozen=True, slots=True)
class StableReading:
    """What lies in a zone for sure: the frames agree on every thing of it; None is an empty place."""

    zone: str
    things: tuple[Reading | None, ...]

    @property
    def ids(self) -> tuple[str | None, ...]:
        """The names alone."""
        return tuple(thing.id if thing else None for thing in self.things)


@dataclass(frozen=True, slots=True)
class Doubt:
    """What lies in a zone, as far as known; a thing in doubt carries the candidates of all frames."""

    zone: str
    things: tuple[Reading | None, ...]
    why: Why


Track = list[Reading | None]  # one slot or one die, frame after frame; None where nothing was seen
Verdict = tuple[Reading | None, Why | None]


class Stabiliser:
    """Gathers the readings of one zone while it lies still; feed it frames without a hand only.

    Where `each_once` holds, no two things of the zone have the same name, as with the cards of a deck.
    """

    def __init__(self, *, each_once: bool = False) -> None:
        self._each_once = each_once
        self._seen: list[tuple[float, ZoneReading]] = []

    def forget(self) -> None:
        """Start over: something moved in the zone."""
        self._seen.clear()

    def add(self, reading: ZoneReading, at_s: float) -> StableReading | Doubt | None:
        """Take one more reading; say what is agreed on, or in doubt, or None to see more frames."""
        if self._seen and not self._follows(reading, at_s):
            self.forget()
        self._seen.append((at_s, reading))
        late = len(self._seen) - AGREED_FRAMES  # a large zone takes seconds to read
        self._seen = [
            one for number, one in enumerate(self._seen) if number >= late or at_s - one[0] <= REMEMBERED_S
        ]
        watched_s = at_s - self._seen[0][0]
        if len(self._seen) < AGREED_FRAMES or watched_s < AGREED_S:
            return None
        verdicts = self._judge_all([past for _, past in self._seen])
        reasons = {why for _, why in verdicts if why}
        things = tuple(thing for thing, _ in verdicts)
        if not reasons:
            return StableReading(reading.zone, things)
        if watched_s < DOUBT_AFTER_S:
            return None
        return Doubt(reading.zone, things, next(why for why in Why if why in reasons))

    def _follows(self, reading: ZoneReading, at_s: float) -> bool:
        """Tell whether a reading goes on from the last one: the same zone, soon after."""
        last_s, last = self._seen[-1]
        same = (last.zone, last.places) == (reading.zone, reading.places)
        return same and last_s < at_s <= last_s + FORGOTTEN_AFTER_S

    def _judge_all(self, readings: Sequence[ZoneReading]) -> list[Verdict]:
        """Judge every place; where there are none, every loose thing, from left to right."""
        if readings[-1].places:
            return self._judge([list(slot) for slot in zip(*(one.things for one in readings), strict=True)])
        verdicts = self._judge([track for track in _follow(readings) if not _is_stray(track)])
        return sorted(verdicts, key=lambda verdict: verdict[0].center if verdict[0] else (0.0, 0.0))

    def _judge(self, tracks: Sequence[Track]) -> list[Verdict]:
        """Return what each track shows, and why that is not sure."""
        seen = [[thing for thing in track if thing] for track in tracks]
        shown = [things for things in seen if things]
        glimpses = [watch_on([thing.glimpse for thing in things]) for things in shown]
        expected = [things[-1].expected for things in shown]
        if self._each_once:
            decided = iter(decide_together(glimpses, expected))
        else:
            decided = iter([decide(*one) for one in zip(glimpses, expected, strict=True)])
        return [
            _give_reason(_keep_facing(next(decided), things), things, len(track)) if things else (None, None)
            for track, things in zip(tracks, seen, strict=True)
        ]


def _follow(readings: Sequence[ZoneReading]) -> list[Track]:
    """Put together what lies in the same place in frame after frame."""
    tracks: list[Track] = []
    for number, reading in enumerate(readings):
        free = [track for track in tracks if len(track) == number]
        for thing in filter(None, reading.things):
            track = _find_track(thing, free)
            if track is None:
                tracks.append([None] * number + [thing])
            else:
                track.append(thing)
                free = [other for other in free if other is not track]
        for track in free:
            track.append(None)
    return tracks


def _find_track(thing: Reading, tracks: Iterable[Track]) -> Track | None:
    near = [(_measure_way(thing, track), track) for track in tracks]
    way_px, track = min(near, key=lambda pair: pair[0], default=(math.inf, None))
    return track if way_px <= _SAME_PLACE * thing.size_px else None


def _measure_way(thing: Reading, track: Track) -> float:
    last = next(filter(None, reversed(track)))
    return math.dist(thing.center, last.center)


def _is_stray(track: Track) -> bool:
    seen = [thing for thing in track if thing]
    return len(seen) <= _STRAY * len(track) and all(thing.status is not Status.SURE for thing in seen)


def _keep_facing(decided: Reading, seen: list[Reading]) -> Reading:
    """Return a thing lying as it did when it last had this name, where facings are not read with names."""
    if decided.facing is not None:
        return decided
    alike = [thing.facing for thing in seen if (thing.id, thing.side) == (decided.id, decided.side)]
    return replace(decided, facing=alike[-1] if alike else None)


def _give_reason(decided: Reading, seen: list[Reading], frames: int) -> Verdict:
    """Return a thing, and why it is in doubt although its frames may be sure together."""
    sure = [thing for thing in seen if thing.status is Status.SURE]
    if len({(thing.id, thing.side, thing.facing) for thing in sure}) > 1:
        return doubt(_offer(decided, sure)), Why.CONTRADICTED
    if len(seen) < _THERE * frames:
        return doubt(decided), Why.COMES_AND_GOES
    if decided.status is Status.SURE:
        return decided, None
    if decided.id is not None:
        return decided, Why.UNSURE
    return decided, Why.FACE_DOWN if decided.face == "down" else Why.UNREADABLE


def _offer(decided: Reading, sure: list[Reading]) -> Reading:
    """Return a thing with all names that a frame was sure of among those to be offered."""
    named = Counter((thing.id, thing.side) for thing in sure if thing.id)
    known = {(candidate.id, candidate.side) for candidate in decided.candidates}
    others = [
        Candidate(name[0], count / len(sure), name[1]) for name, count in named.items() if name not in known
    ]
    return replace(decided, alternatives=(*decided.alternatives, *others))
