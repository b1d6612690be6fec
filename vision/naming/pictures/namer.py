"""Naming a card by its picture: few references are chosen coarsely, laid over it and compared by blocks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from vision.geometry import Image, Matrix, map_to_picture, turn_quarter
from vision.naming.grading import grade
from vision.naming.pictures.aligning import (
    ENDS,
    Greys,
    align,
    align_further,
    apply,
    move_points,
    shrink_grey,
)
from vision.naming.pictures.confidence import Evidence, judge_picture, share_among
from vision.naming.pictures.flattening import ASKED_SOFT, Pixels, flatten, soften
from vision.naming.pictures.likeness import (
    Blocks,
    Layer,
    differ,
    find_noise,
    measure_misfits,
    measure_shown,
    score,
)
from vision.naming.pictures.references import Known, References, turn_half
from vision.overlap import is_sound
from vision.reading import BACK, Corners, FaceShown, Outline, Reading, Status
from vision.seams import NamesEach

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from vision.seams import Steps

BY_WHOLE, BY_HALF = 6, 2  # references chosen by the whole card, and by each of its halves
FAR_BEHIND, LEAST_CHOSEN = 0.35, 5  # what is coarsely so much less alike is left out, but for a few rivals
CLOSE = 75.0  # a reference that fits nearly as well as the best is laid over the card by itself as well
MOST_CLOSE = 6
MOST_OTHERS = 4
PICTURE_MS = 15  # what naming a card takes of one core
SQUARE = 1.12  # an outline less long than this for its width may lie on any of its sides


@dataclass(frozen=True)
class _View:
    """A card held one way up, and the references it may be, the likeliest first."""

    outline: Outline
    wide: Pixels
    chosen: tuple[int, ...]

    @cached_property
    def greys(self) -> Greys:
        """The card as it is aligned."""
        return shrink_grey(self.wide)

    def lay(self, way: Matrix) -> _Laid:
        """Return the card laid one way."""
        return _Laid(self, way, Layer(soften(apply(self.wide, way), ASKED_SOFT)))


@dataclass(frozen=True, slots=True)
class _Laid:
    """A view laid over references one way, as it is compared."""

    view: _View
    way: Matrix
    layer: Layer


@dataclass(slots=True)
class Trial:
    """One reference under one view."""

    laid: _Laid
    number: int
    misfits: Blocks
    score: float = 0.0

    @property
    def is_aim(self) -> bool:
        """Whether the view was laid over this very reference first."""
        return self.number == self.laid.view.chosen[0]


class PictureNamer(NamesEach):
    """Names cards by the pictures an owner has shown."""

    def __init__(self, references: References) -> None:
        self.references = references

    def get_ready(self) -> None:
        """Learn what the cards of the set share, which takes longer than naming one."""
        if len(self.references):
            _ = self.references.parts

    def look_at(self, image_bgr: Image, outline: Outline) -> Steps[Reading]:
        """Name the card inside the outline, whichever way up it lies."""
        yield PICTURE_MS
        if not len(self.references):
            return Reading(None, 0.0, Status.UNREADABLE, outline.corners, face="unknown")
        trials = self.compare(image_bgr, outline)
        confidence = judge_picture(self.gather_evidence(trials))
        status, best = grade(confidence), trials[0]
        corners = self._place(best)
        named = _name_each_once(trials, self.references.known)
        others = tuple(one for one in share_among(named, confidence) if one.side != BACK)
        if status is Status.UNREADABLE:
            return Reading(None, confidence, status, corners, face="unknown", alternatives=others)
        known = self.references.known[best.number]
        if known.is_back:
            face: FaceShown = "down" if status is Status.SURE else "unknown"
            return Reading(None, confidence, Status.UNREADABLE, corners, face=face)
        return Reading(known.id, confidence, status, corners, side=known.side, alternatives=others[1:])

    def compare(self, image_bgr: Image, outline: Outline) -> list[Trial]:
        """Lay the references that may be it over the card, and return how each fits, the best first."""
        return self._try_all(self._choose(image_bgr, outline))

    def gather_evidence(self, trials: Sequence[Trial]) -> Evidence:
        """Return what speaks for the first trial, given all of them, the best first."""
        best, names = trials[0], self.references.known
        rivals = [trial for trial in trials if names[trial.number] != names[best.number]]
        looks = self.references.looks
        apart = differ(looks[best.number], [looks[trial.number] for trial in rivals])
        leads = [best.score - rival.score for rival in rivals] or [-best.score]
        rest = np.array([rival.misfits for rival in rivals]) if rivals else apart
        shown = measure_shown(best.laid.layer, self.references.find_layer(best.number))
        return Evidence.weigh(leads, best.misfits, rest, apart, shown)

    def _choose(self, image_bgr: Image, outline: Outline) -> list[_View]:
        """Return the ways up the card may lie, each with the references worth comparing."""
        held = list(hold(outline))
        looks = [look for one in held[::2] for look in _turn_both_ways(flatten(image_bgr, one.corners))]
        ranks = [
            np.concatenate(rank).ravel() for rank in zip(*map(self.references.rank, looks[::2]), strict=True)
        ]
        chosen, count = _pick(ranks), len(self.references)
        return [
            _View(one, look, mine)
            for number, (one, look) in enumerate(zip(held, looks, strict=True))
            if (mine := tuple(each % count for each in chosen if each // count == number))
        ]

    def _try_all(self, views: Sequence[_View]) -> list[Trial]:
        """Compare all that were chosen, then lay those that fit nearly best over the card one by one."""
        aims = [self.references.find_aim(view.chosen[0]) for view in views]
        ways = align([view.greys for view in views], aims)
        laid = [view.lay(way) for view, way in zip(views, ways, strict=True)]
        trials = self._compare([(one, number) for one in laid for number in one.view.chosen])
        _rate(trials)
        # All that are close are given the same chance: who is laid over the card alone always gains by it.
        close = [one for one in trials if one.score > trials[0].score - CLOSE][:MOST_CLOSE]
        if len(close) > 1 or not close[0].is_aim:
            self._lay_alone(close)
            _rate(trials)
        return trials

    def _compare(self, pairs: Sequence[tuple[_Laid, int]]) -> list[Trial]:
        """Compare laid views with a reference each."""
        known = [self.references.find_layer(number) for _, number in pairs]
        misfits = measure_misfits([laid.layer for laid, _ in pairs], known)
        return [Trial(laid, number, mine) for (laid, number), mine in zip(pairs, misfits, strict=True)]

    def _lay_alone(self, trials: Sequence[Trial]) -> None:
        """Lay each trial's view over its own reference, if it fits better so."""
        views = [trial.laid.view for trial in trials]
        aims = [self.references.find_aim(trial.number) for trial in trials]
        ways = align_further([view.greys for view in views], aims, [trial.laid.way for trial in trials])
        laid = [view.lay(way) for view, way in zip(views, ways, strict=True)]
        alone = self._compare([(one, trial.number) for one, trial in zip(laid, trials, strict=True)])
        for trial, other in zip(trials, alone, strict=True):
            both = np.array([trial.misfits, other.misfits])
            before, after = score(both, find_noise(both[1:]))
            if after > before:
                trial.laid, trial.misfits = other.laid, other.misfits

    def _place(self, trial: Trial) -> Corners:
        """Return the card's corners, put right by its reference, the card's own top left first."""
        outline = trial.laid.view.outline.corners
        a, b, c, d = map_to_picture(move_points(ENDS, trial.laid.way), outline)
        if not is_sound(np.array([a, b, c, d])):
            a, b, c, d = outline
        # A reference that lies was turned counter-clockwise to stand.
        return (d, a, b, c) if self.references.lies[trial.number] else (a, b, c, d)


def hold(outline: Outline) -> Iterator[Outline]:
    """Give the ways a standing card may lie in an outline: both ways up, or any if it is nearly square."""
    a, b, c, d = outline.corners
    across, down = _measure(a, b) + _measure(c, d), _measure(b, c) + _measure(d, a)
    if down * SQUARE >= across:
        yield from (outline, outline.turn_half())
    if across * SQUARE >= down:
        yield from ((lying := turn_quarter(outline)), lying.turn_half())


def _measure(a: tuple[float, float], b: tuple[float, float]) -> float:
    return float(np.hypot(a[0] - b[0], a[1] - b[1]))


def _turn_both_ways(look: Pixels) -> tuple[Pixels, Pixels]:
    return look, turn_half(look)


def _pick(ranks: Sequence[NDArray[np.float32]]) -> list[int]:
    """Return the likeliest of all references in all views; some by the whole card, some by each half."""
    most = (BY_WHOLE, *[BY_HALF] * (len(ranks) - 1))
    chosen = {int(one) for rank, few in zip(ranks, most, strict=True) for one in _find_highest(rank, few)}
    likeness = np.max(ranks, axis=0)
    best_first = sorted(chosen, key=lambda one: -likeness[one])
    return [
        one
        for place, one in enumerate(best_first)
        if place < LEAST_CHOSEN or likeness[one] > likeness[best_first[0]] - FAR_BEHIND
    ]


def _find_highest(rank: NDArray[np.float32], few: int) -> NDArray[np.intp]:
    return np.argpartition(-rank, min(few, len(rank) - 1))[:few]


def _rate(trials: list[Trial]) -> None:
    """Score all trials by one measure of noise, and put the best first."""
    misfits = np.array([trial.misfits for trial in trials])
    for trial, points in zip(trials, score(misfits, find_noise(misfits)), strict=True):
        trial.score = float(points)
    trials.sort(key=lambda trial: -trial.score)


def _name_each_once(trials: Sequence[Trial], known: Sequence[Known]) -> list[tuple[Known, float]]:
    """Return each card once, with its best score."""
    best: dict[Known, float] = {}
    for trial in trials:
        best.setdefault(known[trial.number], trial.score)
    return list(best.items())[: MOST_OTHERS + 1]
