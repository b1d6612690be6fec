"""How well each of many known texts explains what was read along a line, summed over all alignments (CTC)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Sequence

NONE = 0  # the column that means no sign
_LEAST = np.float32(1e-5)  # no reader is surer than this that a sign is not there
_EMPTY = 0.96  # a step that is nearly certainly no sign adds nothing beside another such step
_VANISHED = np.float32(1e-30)  # some 70 nats behind the best text: it does not matter how far
_LOST = np.float32(1e-13)  # 30 nats behind on the way: it never catches up
# A text is never more probable than all its places together, which are at most so many times its best place.
# If that is less than what signs drawn at random would be, it tells nothing any more.
_MANY_PLACES_NATS = 5.0
_WORTH_IT = 0.8  # of the texts are left: leaving out fewer costs more than it saves
_TABLE = 256  # signs that a byte can tell apart
_LOOK_BACK_STEPS = 4  # between two looks at which texts are lost; so few cannot vanish by rounding
_STRAY = np.float32(0.01)  # beside the most probable sign: a stray mark costs more than a letter read tells
FAR_NATS = 25.0  # a text that is this far behind the best on a line is out of the question
# Added for each sign of a text. A reader has learnt that any one long text is less probable than a short one;
# in a closed list it is not. Without this, blurred lines are taken for short names.
NATS_PER_SIGN = 2.8
OUT_OF_THE_QUESTION = np.float32(1e4)
SignChances = NDArray[np.float32]  # for every step along a line the probability of none and of each sign


@dataclass(frozen=True, slots=True)
class Spellings:
    """Texts laid out for scoring: one column each, its signs from top to bottom, then none."""

    signs: (
        NDArray[np.uint8] | NDArray[np.int64]
    )  # bytes where they are enough, for these are looked up faster
    lengths: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.lengths)

    def pick(self, columns: NDArray[np.int64]) -> Spellings:
        """Return some of the texts, no longer than they need."""
        lengths = self.lengths[columns]
        return Spellings(self.signs[: max(1, int(lengths.max(initial=0))), columns], lengths)


def lay_out(texts: Sequence[str], alphabet: str) -> Spellings:
    """Turn texts into columns of numbers."""
    lengths = np.array([len(text) for text in texts], np.int64)
    longest = max(1, int(lengths.max(initial=0)))
    kind = np.uint8 if len(alphabet) < _TABLE else np.int64
    places = np.full(1 + max(map(ord, alphabet)), NONE, kind)
    places[[ord(sign) for sign in alphabet]] = range(1, len(alphabet) + 1)
    rows = "".join(text.ljust(longest, "\0") for text in texts).encode("utf-32-le")
    codes = np.frombuffer(rows, np.uint32).reshape(len(texts), longest)
    return Spellings(np.ascontiguousarray(places[codes].T), lengths)


def read_text(steps: SignChances, alphabet: str) -> str:
    """Return the most probable signs."""
    best = steps[:, : len(alphabet) + 1].argmax(axis=1)
    kept = best[np.flatnonzero(np.diff(best, prepend=NONE))]
    return "".join(alphabet[sign - 1] for sign in kept if sign != NONE).strip()


def score_texts(
    steps: SignChances, texts: Spellings, least: NDArray[np.float32] | None = None
) -> NDArray[np.float32]:
    """Return for each text how many nats less probable it is than the line's own best reading.

    All texts go along the line together. What falls far behind the best, or tells less than signs drawn at
    random and `least` nats more, is out of the question.
    """
    enough = -NATS_PER_SIGN * texts.lengths + (0 if least is None else least)
    kept = np.maximum(_drop_empty(steps), _LEAST)
    losses = np.full(len(texts), OUT_OF_THE_QUESTION, np.float32)
    hopeful = np.flatnonzero((bound_texts(kept, texts) > enough) & (texts.lengths > 0))
    if len(hopeful):
        columns, logs = _go_along(kept, texts.pick(hopeful), enough[hopeful])
        losses[hopeful[columns]] = np.float32(np.log(kept.max(axis=1)).sum()) - logs
    losses[losses > losses.min() + FAR_NATS] = OUT_OF_THE_QUESTION
    return losses


def bound_texts(kept: SignChances, texts: Spellings) -> NDArray[np.float32]:
    """Return an upper bound for the log probability of each text.

    Each sign must stand at some step, and no sign is more probable than at all steps together.
    """
    most = np.log(np.minimum(kept.sum(axis=0), 1))
    most[NONE] = 0  # below a text's end
    return np.asarray(look_up(_widen(most[None])[0], texts.signs).sum(axis=0), np.float32)


def look_up(values: NDArray[np.float32], signs: NDArray[np.integer[Any]]) -> NDArray[np.float32]:
    """Return the value of each sign: most of the time goes into this, and OpenCV is twice as quick."""
    if signs.dtype == np.uint8:
        return np.asarray(cv2.LUT(signs.astype(np.uint8, copy=False), values[:_TABLE]), np.float32)
    return values.take(signs)


def _widen(rows: NDArray[np.float32]) -> NDArray[np.float32]:
    """Give every row as many numbers as a byte can tell apart."""
    lacking = max(0, _TABLE - rows.shape[1])
    return np.pad(rows, ((0, 0), (0, lacking)))


def _go_along(
    kept: SignChances, texts: Spellings, enough: NDArray[np.floating[Any]]
) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
    way = _Way(texts, enough)
    for step, most in zip(_widen(kept), kept.max(axis=1), strict=True):
        way.take(step, most)
        if way.is_over:
            break
    return way.finish()


def weigh_texts(steps: SignChances, texts: Spellings, losses: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return by how many nats each text explains a line better than signs drawn at random would."""
    read = np.log(np.maximum(_drop_empty(steps).max(axis=1), _LEAST)).sum()
    return np.asarray(NATS_PER_SIGN * texts.lengths + np.float32(read) - losses, np.float32)


def spread_loss(steps: SignChances, signs: NDArray[np.integer[Any]]) -> NDArray[np.float64]:
    """Return how many nats each sign of a text costs against the line's own best reading, laid along it best.

    What stands between two signs is counted with the one before it.
    """
    kept = np.maximum(_drop_empty(steps), _LEAST)
    places = np.full(2 * len(signs) + 1, NONE)
    places[1::2] = signs
    costs = np.log(kept.max(axis=1, keepdims=True)) - np.log(kept[:, places])
    owners = np.clip((np.arange(len(places)) - 1) // 2, 0, len(signs) - 1)
    way = _find_way(costs, places)
    spent = np.zeros(len(signs))
    np.add.at(spent, owners[way], costs[np.arange(len(way)), way])
    return spent


def _find_way(costs: NDArray[np.float32], places: NDArray[np.int64]) -> list[int]:
    """Return at which place of a text each step stands on the cheapest way along both."""
    may_skip = np.zeros(len(places), bool)
    may_skip[3::2] = places[3::2] != places[1:-2:2]  # a sign that repeats needs a step of none between
    spent = np.full(len(places) + 2, np.inf)  # two places that cannot be reached, then those of the text
    spent[2:4] = costs[0, :2]
    came = np.zeros(costs.shape, np.int64)
    for number, step in enumerate(costs[1:], start=1):
        ways = np.array([spent[2:], spent[1:-1], np.where(may_skip, spent[:-2], np.inf)])
        came[number] = ways.argmin(axis=0)
        spent[2:] = ways.min(axis=0) + step
    way = [len(places) - 1 - int(spent[-2] < spent[-1])]
    for back in came[:0:-1]:
        way.append(way[-1] - int(back[way[-1]]))
    return way[::-1]


def _drop_empty(steps: SignChances) -> SignChances:
    """Keep one of each run of steps that are certainly no sign: these are most of a sharp line."""
    empty = steps[:, NONE] > _EMPTY
    return np.asarray(steps[~(empty & np.concatenate([[False], empty[:-1]]))], np.float32)


class _Way:
    """For each text, the probability of having come so far along the line and the text, by any way.

    There are two kinds of places along a text: on a sign, and between signs (none). Texts are columns.
    """

    def __init__(self, texts: Spellings, enough: NDArray[np.floating[Any]]) -> None:
        self._columns = np.arange(len(texts))
        self._signs, self._lengths = texts.signs, texts.lengths
        self._follows = self._compare_neighbours()
        self._on = np.zeros(texts.signs.shape, np.float32)
        self._between = np.zeros((len(texts.signs) + 1, len(texts)), np.float32)
        self._between[0] = 1.0
        self._shortest = int(texts.lengths.min())
        self._least = enough - _MANY_PLACES_NATS
        self._taken, self._scale = 0, 0.0

    def _compare_neighbours(self) -> NDArray[np.float32]:
        """A sign that repeats needs a step of none between."""
        follows = np.ones(self._signs.shape, np.float32)
        follows[1:] = self._signs[1:] != self._signs[:-1]
        return follows

    @property
    def is_over(self) -> bool:
        """Whether no text is left."""
        return not len(self._lengths)

    def take(self, step: NDArray[np.float32], most: np.float32) -> None:
        """Go one step along the line, whose most probable sign is so probable."""
        self._taken += 1
        on, between = self._reach()
        rows = len(on)
        came = between[:rows] + on
        came[1:] += self._follows[1:rows] * on[:-1]
        between[1:] += on
        between *= step[NONE]
        stray = _STRAY * most / step[NONE]
        if stray > 1:
            self._allow_strays(stray)
        np.multiply(came, look_up(step, self._signs[:rows]), out=on)
        if self._taken % _LOOK_BACK_STEPS == 0:
            self._look_back(on, between)

    def _reach(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Return the places a text can have reached: one more with every step."""
        rows = min(self._taken, len(self._on))
        return self._on[:rows], self._between[: rows + 1]

    def _allow_strays(self, more: np.float32) -> None:
        """A line may begin or end with what is no part of the text: a symbol, a rule, a picture's edge."""
        self._between[0] *= more
        if self._taken >= self._shortest:
            self._between[self._lengths, np.arange(len(self._lengths))] *= more

    def _look_back(self, on: NDArray[np.float32], between: NDArray[np.float32]) -> None:
        """Leave out the texts that are lost or tell nothing, and keep the others from vanishing."""
        best = np.maximum(on.max(axis=0), between.max(axis=0))
        most = max(best.max(), _VANISHED)
        self._scale += float(np.log(most))
        on /= most
        between /= most
        tells = np.exp(np.minimum(self._least - self._scale, 0))
        kept = np.flatnonzero(best > most * np.maximum(_LOST, tells))
        if len(kept) < _WORTH_IT * len(best):
            self._keep(kept)

    def _keep(self, kept: NDArray[np.int64]) -> None:
        self._columns, self._lengths, self._least = (
            self._columns[kept],
            self._lengths[kept],
            self._least[kept],
        )
        self._shortest, rows = int(self._lengths.min(initial=1)), int(self._lengths.max(initial=1))
        self._signs, self._follows = self._signs[:rows, kept], self._follows[:rows, kept]
        self._on, self._between = self._on[:rows, kept], self._between[: rows + 1, kept]

    def finish(self) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
        """Return the texts that came to their ends, and the log probability of each."""
        columns = np.arange(len(self._lengths))
        ends = self._between[self._lengths, columns] + self._on[self._lengths - 1, columns]
        came = np.flatnonzero(ends > _VANISHED)
        return self._columns[came], np.asarray(self._scale + np.log(ends[came]), np.float32)
