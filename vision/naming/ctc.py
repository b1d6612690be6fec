"""How well each of many known texts explains what was read along a line, summed over all alignments (CTC)."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

NONE = 0  # the column that means no sign
_LEAST = np.float32(1e-7)  # no reader is surer than this that a sign is not there
_EMPTY = 0.96  # a step that is nearly surely no sign tells nothing more beside another such step
_VANISHED = np.float32(1e-30)  # some 70 nats behind the best text: it does not matter how far
_STRAY = np.float32(0.015)  # beside the most probable sign: a stray mark costs more than a letter read tells
_FIRST = 48  # texts scored before the others are bounded by what these reach
_SLACK_NATS = 4.0  # a sum over many alignments may exceed the bound on the best one by about this
FAR_NATS = 15.0  # a text that is this far behind the best on a line is out of the question
HOPELESS = 3.0  # nats a letter, as if drawn at random: the line then says none of the texts
OUT_OF_THE_QUESTION = np.float32(1e4)
Steps = NDArray[np.float32]  # for every step along a line the probability of none and of each sign


@dataclass(frozen=True, slots=True)
class Spellings:
    """Texts laid out for scoring: one column each, its signs from top to bottom, then none."""

    signs: NDArray[np.int64]
    lengths: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.lengths)

    def pick(self, columns: NDArray[np.int64]) -> "Spellings":
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


def read_text(steps: Steps, alphabet: str) -> str:
    """Return the most probable signs."""
    best = steps[:, : len(alphabet) + 1].argmax(axis=1)
    kept = best[np.flatnonzero(np.diff(best, prepend=NONE))]
    return "".join(alphabet[sign - 1] for sign in kept if sign != NONE).strip()


def score_texts(steps: Steps, texts: Spellings) -> NDArray[np.float32]:
    """Return for each text how many nats less probable it is than the line's own best reading.

    Every text is bounded from below by its least probable signs; one that cannot come near the best is out of
    the question, and so are all if none of the likeliest fits.
    """
    kept = np.maximum(_drop_empty(steps), _LEAST)
    bounds = _bound(kept, texts)
    losses = np.full(len(texts), OUT_OF_THE_QUESTION, np.float32)
    first = np.argsort(bounds)[:_FIRST]
    losses[first] = _score_exactly(kept, texts.pick(first))
    best = first[losses[first].argmin()]
    if losses[best] > HOPELESS * texts.lengths[best]:
        return losses
    near = np.flatnonzero(bounds < losses[best] + FAR_NATS + _SLACK_NATS)
    rest = np.setdiff1d(near, first)
    if len(rest):
        losses[rest] = _score_exactly(kept, texts.pick(rest))
    return losses


def _drop_empty(steps: Steps) -> Steps:
    """Keep one of each run of steps that are surely no sign: most of a sharp line is that."""
    empty = steps[:, NONE] > _EMPTY
    return np.asarray(steps[~(empty & np.concatenate([[False], empty[:-1]]))], np.float32)


def _bound(steps: Steps, texts: Spellings) -> NDArray[np.float32]:
    """Return a loss each text cannot be below: every sign must stand somewhere, at best where it fits."""
    logs = np.log(steps)
    least = (logs.max(axis=1, keepdims=True) - logs).min(axis=0)
    least[NONE] = 0
    bounds = least[texts.signs].sum(axis=0)
    return np.asarray(np.where(texts.lengths > 0, bounds, OUT_OF_THE_QUESTION), np.float32)


def _score_exactly(steps: Steps, texts: Spellings) -> NDArray[np.float32]:
    best_reading = np.float32(np.log(steps.max(axis=1)).sum())
    return np.asarray(best_reading - _score_forward(steps, texts), np.float32)


def _score_forward(steps: Steps, texts: Spellings) -> NDArray[np.float32]:
    """Return the log probability of each text, summed over all ways to lay it along the steps."""
    emitted = steps[:, texts.signs]  # steps x signs x texts
    follows = np.ones(texts.signs.shape, np.float32)  # a sign that repeats needs a step of none between
    follows[1:] = texts.signs[1:] != texts.signs[:-1]
    # Two kinds of places along a text: on a sign, and between signs (none).
    between = np.zeros((texts.signs.shape[0] + 1, len(texts)), np.float32)
    on = np.zeros(texts.signs.shape, np.float32)
    between[0], scale = 1.0, 0.0
    columns = np.arange(len(texts))
    outside = np.zeros(between.shape, bool)
    outside[0] = outside[texts.lengths, columns] = True
    # A line may begin or end with what is no part of the text: a symbol, a rule, the edge of a picture.
    strays = np.maximum(steps[:, NONE], _STRAY * steps.max(axis=1))
    for step, stray, emission in zip(steps, strays, emitted, strict=True):
        came = between[:-1] + on
        came[1:] += follows[1:] * on[:-1]
        between[1:] += on
        between *= np.where(outside, stray, step[NONE])
        np.multiply(came, emission, out=on)
        most = max(float(between.max()), float(on.max()), float(_VANISHED))
        between /= most
        on /= most
        scale += float(np.log(most))
    last = np.where(texts.lengths > 0, on[np.maximum(texts.lengths - 1, 0), columns], np.float32(0))
    ends = np.maximum(between[texts.lengths, columns] + last, _VANISHED)
    return np.asarray(scale + np.log(ends), np.float32)
