"""Naming a card by its picture: few references are chosen coarsely, laid over it and compared by blocks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from vision.evidence import NOTHING, What
from vision.geometry import Image, Matrix, map_to_picture, rectify, turn_quarter
from vision.naming.pictures.aligning import (
    ENDS,
    Greys,
    align,
    align_further,
    apply,
    carry,
    move_points,
    shrink_grey,
)
from vision.naming.pictures.evidence import Lead, Marks, ratio_of, weigh_picture, weigh_unlike
from vision.naming.pictures.flattening import ASKED_SOFT, Pixels, flatten, soften
from vision.naming.pictures.ink import compare_ink, measure_ink
from vision.naming.pictures.likeness import (
    Blocks,
    Layer,
    find_noise,
    measure_misfits,
    measure_shown,
    score,
)
from vision.naming.pictures.points import WIDTH_PX, count_agreeing, find_points, shrink_for_points
from vision.naming.pictures.references import Known, Lies, References, turn_half
from vision.overlap import is_sound
from vision.reading import Corners, Glimpse, Outline, Point
from vision.seams import NamesEach

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from vision.seams import Steps

BY_WHOLE, BY_HALF = 6, 2  # references chosen by the whole card, and by each of its halves
# What is so much less alike in the coarse comparison is left out, but for a few rivals.
FAR_BEHIND, LEAST_CHOSEN = 0.35, 5
CLOSE = 75.0  # a reference that fits nearly as well as the best is also aligned with the card by itself
MOST_CLOSE = 6
MOST_RIVALS = 5  # cards beside the best that are reported
PICTURE_MS, AMONG_MS = 25, 12  # what naming a card takes of one core, among all and among a few
SQUARE = 1.12  # an outline less long than this for its width may lie on any of its sides


@dataclass(frozen=True)
class _View:
    """A card held one way up, and the references it may be, the likeliest first."""

    quarters: int  # by which it is turned from how its outline holds it
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
    def quarters(self) -> int:
        """By how many quarters the card is turned so that it stands like the reference."""
        return self.laid.view.quarters

    @property
    def is_aim(self) -> bool:
        """Whether the view was laid over this very reference first."""
        return self.number == self.laid.view.chosen[0]


class Compared(NamedTuple):
    """The best trial of each card that a thing may be, the best first, and what speaks for that one."""

    trials: Sequence[Trial]
    known: Sequence[Known]
    marks: Marks
    leads: Sequence[Lead]  # over each of the others


class PictureNamer(NamesEach):
    """Names cards by the pictures an owner has shown."""

    def __init__(self, references: References) -> None:
        self.references = references

    def get_ready(self) -> None:
        """Learn what the cards of the set share, which takes longer than naming one."""
        if len(self.references):
            _ = self.references.parts

    def look_at(self, image_bgr: Image, outline: Outline) -> Steps[Glimpse]:
        """Say what speaks for each card whose picture may lie inside the outline, whichever way up."""
        yield PICTURE_MS
        if not len(self.references):
            return Glimpse(NOTHING, outline.corners, "unknown")
        glimpse = self._tell(self.examine(image_bgr, outline), {})
        unlike = {What(known.id, known.side) for known in self.references.known} - set(glimpse.evidence.nats)
        return replace(glimpse, evidence=glimpse.evidence + weigh_unlike(unlike))

    def look_among(
        self, image_bgr: Image, outline: Outline, among: Sequence[Lies], facings: Mapping[int, str]
    ) -> Glimpse:
        """Return the same for some references, each turned as it lies; a card may face either way."""
        looks = {quarters: flatten(image_bgr, one.corners) for quarters, one in hold(outline).items()}
        views = [
            _View(quarters, one, looks[quarters], mine)
            for quarters, one in hold(outline).items()
            if (mine := tuple(lies.number for lies in among if lies.quarters == quarters))
        ]
        compared = self._weigh(image_bgr, outline, self._try_all(views), by_turn=True)
        return self._tell(compared, facings)

    def examine(self, image_bgr: Image, outline: Outline) -> Compared:
        """Compare the card inside the outline with the references that may be it."""
        trials = self._try_all(self._choose(image_bgr, outline))
        return self._weigh(image_bgr, outline, self._add_twins(trials))

    def _weigh(
        self, image_bgr: Image, outline: Outline, ranked: Sequence[Trial], *, by_turn: bool = False
    ) -> Compared:
        trials = self._take_best_of_each(ranked, by_turn=by_turn)
        best, *rivals = trials
        others = [Lies(rival.number, (best.quarters - rival.quarters) % 4) for rival in rivals]
        apart = self.references.measure_apart(best.number, others)
        rest = np.array([rival.misfits for rival in rivals]) if rivals else apart
        noise = find_noise(np.vstack([best.misfits[None], rest]))
        points = self._count_points(image_bgr, outline, trials)
        inks = self._compare_ink(best, rivals)
        leads = tuple(
            Lead.measure(best.misfits, rival.misfits, far, noise, points=ratio_of(points[0], mine), ink=ink)
            for rival, far, mine, ink in zip(rivals, apart, points[1:], inks, strict=False)
        )
        shown = measure_shown(best.laid.layer, self.references.find_layer(best.number))
        marks = Marks.measure(best.misfits, rest, apart, shown, leads=leads, points=points[0])
        return Compared(trials, [self.references.known[one.number] for one in trials], marks, leads)

    def _tell(self, compared: Compared, facings: Mapping[int, str]) -> Glimpse:
        whats = [
            What(known.id, known.side, facings.get(trial.quarters))
            for known, trial in zip(compared.known, compared.trials, strict=True)
        ]
        evidence = weigh_picture(whats, compared.marks, compared.leads)
        likeliest = max(range(len(whats)), key=lambda number: evidence.nats[whats[number]])
        return Glimpse(evidence, self._place(compared.trials[likeliest]), "unknown")

    def _take_best_of_each(self, trials: Sequence[Trial], *, by_turn: bool) -> list[Trial]:
        """Return the best trial of each card, or of each way it may lie, as many as are worth telling."""
        best: dict[object, Trial] = {}
        for trial in trials:
            best.setdefault((self.references.known[trial.number], by_turn and trial.quarters), trial)
        return list(best.values())[: MOST_RIVALS + 1]

    def _compare_ink(self, best: Trial, rivals: Sequence[Trial]) -> list[tuple[float, float]]:
        """Return by how much the card's ink is nearer to that of the best than to that of each rival."""
        card, mine = measure_ink(best.laid.layer.look), self.references.find_ink(best.number)
        return [
            compare_ink(card, mine, carry(self.references.find_ink(rival.number), _lay_ends(best, rival)))
            for rival in rivals
        ]

    def _count_points(self, image_bgr: Image, outline: Outline, trials: Sequence[Trial]) -> list[int]:
        """Return how many points of each reference the card has where it lies over it."""
        size_wh = WIDTH_PX, round(WIDTH_PX * outline.stretch)
        held = trials[0].laid.view
        mine = find_points(shrink_for_points(rectify(image_bgr, held.outline.corners, size_wh)))
        counts = []
        for trial in trials:
            known = self.references.find_points(trial.number)
            places = move_points(known.places, trial.laid.way)
            counts.append(count_agreeing(known, turn_places(places, trial.quarters - held.quarters), mine))
        return counts

    def _choose(self, image_bgr: Image, outline: Outline) -> list[_View]:
        """Return the ways up the card may lie, each with the references worth comparing."""
        held = hold(outline)
        every = list(held.values())
        looks = [look for one in every[::2] for look in _turn_both_ways(flatten(image_bgr, one.corners))]
        ranks = [
            np.concatenate(rank).ravel() for rank in zip(*map(self.references.rank, looks[::2]), strict=True)
        ]
        chosen, count = _pick(ranks), len(self.references)
        return [
            _View(quarters, one, look, mine)
            for number, ((quarters, one), look) in enumerate(zip(held.items(), looks, strict=True))
            if (mine := tuple(each % count for each in chosen if each // count == number))
        ]

    def _try_all(self, views: Sequence[_View]) -> list[Trial]:
        """Compare all that were chosen, then lay those that fit nearly best over the card one by one."""
        aims = [self.references.find_aim(view.chosen[0]) for view in views]
        ways = align([view.greys for view in views], aims)
        laid = [view.lay(way) for view, way in zip(views, ways, strict=True)]
        trials = self._compare([(one, number) for one in laid for number in one.view.chosen])
        _rate(trials)
        # All that are close get the same chance: a reference that is aligned by itself always gains by it.
        close = [one for one in trials if one.score > trials[0].score - CLOSE][:MOST_CLOSE]
        if len(close) > 1 or not close[0].is_aim:
            self._lay_alone(close)
            _rate(trials)
        return trials

    def _add_twins(self, trials: list[Trial]) -> list[Trial]:
        """Compare what is most like the best as well: the coarse choice may have left out its twin."""
        tried = {trial.number for trial in trials}
        twins = [number for number in self.references.list_twins(trials[0].number) if number not in tried]
        if twins:
            trials += self._compare([(trials[0].laid, number) for number in twins])
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


def hold(outline: Outline) -> dict[int, Outline]:
    """Return the ways a standing card may lie in an outline, by quarters; a square one may lie any way."""
    a, b, c, d = outline.corners
    across, down = _measure(a, b) + _measure(c, d), _measure(b, c) + _measure(d, a)
    held = {0: outline, 2: outline.turn_half()} if down * SQUARE >= across else {}
    if across * SQUARE >= down:
        sideways = turn_quarter(outline)
        held |= {1: sideways, 3: sideways.turn_half()}
    return held


def _lay_ends(best: Trial, rival: Trial) -> list[Point]:
    """Return where the corners of the best reference lie on a rival, as fractions of it."""
    ends = turn_places(move_points(ENDS, best.laid.way), best.quarters - rival.quarters)
    return move_points(ends, np.asarray(np.linalg.inv(rival.laid.way), np.float64))


def turn_places(places: Sequence[Point], quarters: int) -> NDArray[np.float64]:
    """Return places of a card, as fractions of it, as they are if it is turned back clockwise."""
    x, y = np.array(places, np.float64).reshape(-1, 2).T
    return np.column_stack([(x, y), (y, 1 - x), (1 - x, 1 - y), (1 - y, x)][quarters % 4])


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
