"""Agreement over time: readings of still frames become one stable reading, or a doubt for a person."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from vision.reading import Candidate, Reading, Status

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from vision.agreeing.zones import ZoneReading

AGREED_FRAMES = 3  # two can share one blink of light or of the network
AGREED_S = 0.4  # as long as a table must be still to be settled
DOUBT_AFTER_S = 1.2  # who lays a card and looks up should not be asked before the picture had its chance
REMEMBERED_S = 3.0  # older frames no longer count, so that a doubt can resolve itself
FORGOTTEN_AFTER_S = 2.0  # frames so far apart are not of one still table
_MOST = 0.5  # a thing must be sure in more than this share of the frames
_THERE = 0.7  # and be seen in this share of them
_STRAY = 0.15  # what a pool shows in no more than this share, and never nearly for sure, is no thing
_NEARLY_SURE = 0.9
# What frames must show together to be sure; models/food_dice.md says on which dice these were chosen.
_LIKELY = 0.7
_AHEAD = 0.8  # of the chances of the name and of the best other name
_SAME_PLACE = 0.6  # of a thing's width, between two frames of a still table
_MOST_CANDIDATES = 5  # more than a question offers


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
    """What lies in a zone as far as it is known; what is not sure carries the candidates of all frames."""

    zone: str
    things: tuple[Reading | None, ...]
    why: Why


Track = list[Reading | None]  # one slot or one die, frame after frame; None where nothing was seen
Apart = tuple[str | None, str, str | None]  # a name, a side and a facing
Verdict = tuple[Reading | None, Why | None]


class Stabiliser:
    """Gathers the readings of one zone while it lies still; feed it frames without a hand only."""

    def __init__(self) -> None:
        self._seen: list[tuple[float, ZoneReading]] = []

    def forget(self) -> None:
        """Start anew: something moved in the zone."""
        self._seen.clear()

    def add(self, reading: ZoneReading, at_s: float) -> StableReading | Doubt | None:
        """Take one more reading; say what is agreed on, or in doubt, or None to see more frames."""
        if self._seen and not self._follows(reading, at_s):
            self.forget()
        self._seen.append((at_s, reading))
        self._seen = [(s, past) for s, past in self._seen if at_s - s <= REMEMBERED_S]
        watched_s = at_s - self._seen[0][0]
        if len(self._seen) < AGREED_FRAMES or watched_s < AGREED_S:
            return None
        verdicts = _judge_all([past for _, past in self._seen])
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


def _judge_all(readings: Sequence[ZoneReading]) -> list[Verdict]:
    """Judge every place; where there are none, every loose thing, from left to right."""
    if readings[-1].places:
        slots = zip(*(reading.things for reading in readings), strict=True)
        return [_judge(list(slot)) for slot in slots]
    tracks = [track for track in _follow(readings) if not _is_stray(track)]
    verdicts = [_judge(track) for track in tracks]
    return sorted(verdicts, key=lambda verdict: verdict[0].center if verdict[0] else (0.0, 0.0))


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
    sure = any(thing.status is Status.SURE or thing.confidence >= _NEARLY_SURE for thing in seen)
    return len(seen) <= _STRAY * len(track) and not sure


def _judge(track: Track) -> Verdict:
    """Return what a track shows, and why that is not sure."""
    seen = [thing for thing in track if thing]
    if not seen:
        return None, None
    sure = [thing for thing in seen if thing.status is Status.SURE]
    why = _find_reason(track, seen, {_tell_apart(thing) for thing in sure}, len(sure))
    if why is None:
        return sure[-1], None
    if why is Why.UNSURE and _adds_up(seen):
        return replace(seen[-1], status=Status.SURE, confidence=_mean_confidence(seen)), None
    return _merge(seen), why


def _tell_apart(thing: Reading) -> Apart:
    """What frames must agree on: the thing, the side that is up and the way it lies."""
    return thing.id, thing.side, thing.facing


def _adds_up(seen: list[Reading]) -> bool:
    """Tell whether frames that are not sure alone agree so well that they are together.

    They show the same noise of one still thing, so they count as their mean and not as so many witnesses.
    """
    if len({_tell_apart(thing) for thing in seen}) > 1 or not all(thing.plain for thing in seen):
        return False
    own = _mean_confidence(seen)
    others = _rank([other for thing in seen for other in thing.alternatives], len(seen))
    other = others[0].confidence if others else 0.0
    return own >= _LIKELY and own >= _AHEAD * (own + other)


def _mean_confidence(seen: list[Reading]) -> float:
    return sum(thing.confidence for thing in seen) / len(seen)


def _find_reason(track: Track, seen: list[Reading], sure_of: set[Apart], sure_count: int) -> Why | None:
    if len(sure_of) > 1:
        return Why.CONTRADICTED
    if len(seen) < _THERE * len(track):
        return Why.COMES_AND_GOES
    if sure_count > _MOST * len(track):
        return None
    if any(thing.id for thing in seen):
        return Why.UNSURE
    return Why.FACE_DOWN if seen[-1].face == "down" else Why.UNREADABLE


def _merge(seen: list[Reading]) -> Reading:
    """Return one thing with the candidates of all frames, none of them sure."""
    ranked = _rank([candidate for thing in seen for candidate in thing.candidates], len(seen))
    problems = dict.fromkeys(problem for thing in seen for problem in thing.problems)
    merged = replace(seen[-1], problems=tuple(problems), possible=_unite(seen))
    if any(thing.id for thing in seen):
        best, *others = ranked
        return replace(
            merged,
            id=best.id,
            side=best.side,
            confidence=best.confidence,
            status=Status.CHECK,
            alternatives=tuple(others),
            face="up",
        )
    return replace(merged, id=None, status=Status.UNREADABLE, alternatives=ranked)


def _unite(seen: list[Reading]) -> frozenset[str] | None:
    """Return what a thing may be by any of the frames, if each of them rules something out."""
    known = [thing.possible for thing in seen if thing.possible is not None]
    return frozenset().union(*known) if len(known) == len(seen) else None


def _rank(candidates: Iterable[Candidate], frames: int) -> tuple[Candidate, ...]:
    """Return each candidate once with its mean confidence, the likeliest first."""
    sums: defaultdict[tuple[str, str], float] = defaultdict(float)
    for candidate in candidates:
        sums[candidate.id, candidate.side] += candidate.confidence
    ranked = sorted(sums.items(), key=lambda pair: -pair[1])[:_MOST_CANDIDATES]
    return tuple(Candidate(name, min(1.0, total / frames), side) for (name, side), total in ranked)
