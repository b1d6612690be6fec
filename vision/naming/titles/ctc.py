"""How well each of many known texts explains what was read along a line, summed over all alignments (CTC)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Sequence

NONE = 0  # the column that means no sign
_LEAST = np.float32(1e-5)  # no reader is surer than this that a sign is not there
_EMPTY = 0.96  # a step that is nearly surely no sign tells nothing more beside another such step
_VANISHED = np.float32(1e-30)  # some 70 nats behind the best text: it does not matter how far
_LOST = np.float32(1e-13)  # 30 nats behind on the way: it never catches up
_LOOK_BACK_STEPS = 4  # between two looks at which texts are lost; so few cannot vanish by rounding
_STRAY = np.float32(0.01)  # beside the most probable sign: a stray mark costs more than a letter read tells
FAR_NATS = 25.0  # a text that is this far behind the best on a line is out of the question
# What one sign of a text tells. A reader has learnt that any one long text is less probable than a short one;
# in a closed list it is not. Without this, blurred lines are taken for short names.
NATS_PER_SIGN = 2.8
OUT_OF_THE_QUESTION = np.float32(1e4)
SignChances = NDArray[np.float32]  # for every step along a line the probability of none and of each sign


@dataclass(frozen=True, slots=True)
class Spellings:
    """Texts laid out for scoring: one column each, its signs from top to bottom, then none."""

    signs: NDArray[np.int64]
    lengths: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.lengths)

    def pick(self, columns: NDArray[np.int64]) -> Spellings:
        """Return some of the texts, no longer than they need."""
        lengths = self.lengths[columns]
        return Spellings(self.signs[: max(1, int(lengths.max(initial=0))), columns], lengths)


def lay_out(texts: Sequence[str], alphabet: str) -> Spellings:
    """Turn texts into columns of numbers."""
    places = {sign: number for number, sign in enumerate(alphabet, start=1)}
    lengths = np.array([len(text) for text in texts], np.int64)
    signs = np.full((max(1, int(lengths.max(initial=0))), len(texts)), NONE, np.int64)
    for column, text in enumerate(texts):
        signs[: len(text), column] = [places[sign] for sign in text]
    return Spellings(signs, lengths)


def read_text(steps: SignChances, alphabet: str) -> str:
    """Return the most probable signs."""
    best = steps[:, : len(alphabet) + 1].argmax(axis=1)
    kept = best[np.flatnonzero(np.diff(best, prepend=NONE))]
    return "".join(alphabet[sign - 1] for sign in kept if sign != NONE).strip()


def score_texts(steps: SignChances, texts: Spellings) -> NDArray[np.float32]:
    """Return for each text how many nats less probable it is than the line's own best reading.

    All texts go along the line together; what falls far behind the best is out of the question.
    """
    kept = np.maximum(_drop_empty(steps), _LEAST)
    losses = np.full(len(texts), OUT_OF_THE_QUESTION, np.float32)
    printed = np.flatnonzero(texts.lengths)
    if len(printed):
        way = _Way(texts.pick(printed))
        for step in kept:
            way.take(step)
        columns, logs = way.finish()
        losses[printed[columns]] = np.float32(np.log(kept.max(axis=1)).sum()) - logs
    losses[losses > losses.min() + FAR_NATS] = OUT_OF_THE_QUESTION
    return losses


def weigh_texts(steps: SignChances, texts: Spellings, losses: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return by how many nats each text explains a line better than signs drawn at random would."""
    read = np.log(np.maximum(_drop_empty(steps).max(axis=1), _LEAST)).sum()
    return np.asarray(NATS_PER_SIGN * texts.lengths + np.float32(read) - losses, np.float32)


def _drop_empty(steps: SignChances) -> SignChances:
    """Keep one of each run of steps that are surely no sign: most of a sharp line is that."""
    empty = steps[:, NONE] > _EMPTY
    return np.asarray(steps[~(empty & np.concatenate([[False], empty[:-1]]))], np.float32)


class _Way:
    """How probable it is, for each text, to have come so far along the line and the text, by any way.

    There are two kinds of places along a text: on a sign, and between signs (none). Texts are columns.
    """

    def __init__(self, texts: Spellings) -> None:
        self._columns = np.arange(len(texts))
        self._signs, self._lengths = texts.signs, texts.lengths
        self._follows = self._compare_neighbours()
        self._on = np.zeros(texts.signs.shape, np.float32)
        self._between = np.zeros((len(texts.signs) + 1, len(texts)), np.float32)
        self._between[0] = 1.0
        self._taken, self._scale = 0, 0.0

    def _compare_neighbours(self) -> NDArray[np.float32]:
        """A sign that repeats needs a step of none between."""
        follows = np.ones(self._signs.shape, np.float32)
        follows[1:] = self._signs[1:] != self._signs[:-1]
        return follows

    def take(self, step: NDArray[np.float32]) -> None:
        """Go one step along the line."""
        self._taken += 1
        on, between = self._reach()
        rows = len(on)
        came = between[:rows] + on
        came[1:] += self._follows[1:rows] * on[:-1]
        between[1:] += on
        between *= step[NONE]
        self._allow_strays(step)
        np.multiply(came, step[self._signs[:rows]], out=on)
        if self._taken % _LOOK_BACK_STEPS == 0:
            self._look_back()

    def _reach(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Return the places a text can have come to: one more with every step."""
        rows = min(self._taken, len(self._on))
        return self._on[:rows], self._between[: rows + 1]

    def _allow_strays(self, step: NDArray[np.float32]) -> None:
        """A line may begin or end with what is no part of the text: a symbol, a rule, a picture's edge."""
        more = max(np.float32(1), _STRAY * step.max() / step[NONE])
        self._between[0] *= more
        self._between[self._lengths, np.arange(len(self._lengths))] *= more

    def _look_back(self) -> None:
        """Leave out the texts that are lost, and keep the others from vanishing."""
        best = np.maximum(*(places.max(axis=0) for places in self._reach()))
        most = max(best.max(), _VANISHED)
        kept = np.flatnonzero(best > _LOST * most)
        if len(kept) < len(best):
            self._keep(kept)
        for places in self._reach():
            np.divide(places, most, out=places)
        self._scale += float(np.log(most))

    def _keep(self, kept: NDArray[np.int64]) -> None:
        self._columns, self._lengths = self._columns[kept], self._lengths[kept]
        rows = int(self._lengths.max(initial=1))
        self._signs, self._follows = self._signs[:rows, kept], self._follows[:rows, kept]
        self._on, self._between = self._on[:rows, kept], self._between[: rows + 1, kept]

    def finish(self) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
        """Return the texts that are left, and the log probability of each."""
        columns = np.arange(len(self._lengths))
        ends = self._between[self._lengths, columns] + self._on[self._lengths - 1, columns]
        return self._columns, np.asarray(self._scale + np.log(np.maximum(ends, _VANISHED)), np.float32)
