"""How well a known text explains what the recogniser saw along a line, summed over all alignments (CTC)."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from vision.recogniser import LineText

_LEAST = 1e-7  # the recogniser is never surer than this that a letter is not there


def score_texts(line: LineText, folded: Sequence[str]) -> NDArray[np.float64]:
    """Return for each text how many nats less probable it is than the line's own best reading."""
    steps = np.clip(line.probabilities, _LEAST, 1)
    best_reading = float(np.log(steps.max(axis=1)).sum())
    return best_reading - _score_forward(steps, _spell(folded, line.alphabet))


def _spell(texts: Sequence[str], alphabet: str) -> list[NDArray[np.int64]]:
    return [np.array([alphabet.index(letter) + 1 for letter in text], np.int64) for text in texts]


def _score_forward(steps: NDArray[np.float64], spelled: list[NDArray[np.int64]]) -> NDArray[np.float64]:
    """Return the log probability of each spelling, summed over all ways to lay it along the steps."""
    states, ends, skips = _lay_states(spelled)
    paths = np.zeros(states.shape)
    paths[:, 0], paths[:, 1] = steps[0, 0], steps[0, states[:, 1]]
    scale = np.zeros(len(states))
    for step in steps[1:]:
        reached = paths.copy()
        reached[:, 1:] += paths[:, :-1]
        reached[:, 2:] += np.where(skips[:, 2:], paths[:, :-2], 0)
        paths = reached * step[states]
        total = np.maximum(paths.sum(axis=1), 1e-300)
        paths /= total[:, np.newaxis]
        scale += np.log(total)
    rows = np.arange(len(states))
    return scale + np.log(np.maximum(paths[rows, ends] + paths[rows, ends - 1], 1e-300))


def _lay_states(
    spelled: list[NDArray[np.int64]],
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.bool_]]:
    """Return the states none, letter, none … of each spelling, its end, and where none may be left out."""
    longest = max(1, *(len(word) for word in spelled))
    states = np.zeros((len(spelled), 2 * longest + 1), np.int64)
    for row, word in enumerate(spelled):
        states[row, 1 : 2 * len(word) : 2] = word
    skips = np.zeros(states.shape, bool)
    skips[:, 2:] = (states[:, 2:] != 0) & (states[:, 2:] != states[:, :-2])
    ends = np.array([2 * len(word) for word in spelled], np.int64)
    return states, ends, skips
