"""Fits the choice between candidates and "something else", as vision/deciding.py makes it.

Each question has a few candidates, and the answer may be none of them. The evidence for the first candidate
is a weighted sum of marks; for another one it is less by the weighted leads of the first over it. Newton's
steps find the weights that make the right choices most probable.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

HELD = 2e-3  # how strongly weights are pulled towards zero, relative to the usual spread of each mark
STEPS = 40
_NEVER = -1e9


@dataclass(frozen=True, slots=True)
class Choice:
    """One question: the marks of the first candidate, its leads over each other, and which is right."""

    marks: Sequence[float]
    leads: Sequence[Sequence[float]]
    right: int | None  # None where it is something else


@dataclass(frozen=True, slots=True)
class Weights:
    """The worth of each mark and each lead, in nats, against something that was equally likely before."""

    start: float
    marks: tuple[float, ...]
    leads: tuple[float, ...]


def fit_choices(choices: Sequence[Choice]) -> Weights:
    """Return the weights under which the right choices are most probable."""
    marks = np.array([choice.marks for choice in choices], np.float64)
    leads = [np.array(choice.leads, np.float64).reshape(len(choice.leads), -1) for choice in choices]
    mean, spread = marks.mean(axis=0), marks.std(axis=0) + 1e-9
    every = np.concatenate([one for one in leads if one.size])
    scale = np.sqrt((every**2).mean(axis=0)) + 1e-9
    most, count = 1 + max(map(len, leads)), 1 + marks.shape[1]
    rows = np.zeros((len(choices), most + 1, count + every.shape[1]))
    may_be = np.full((len(choices), most + 1), _NEVER)
    for number, over in enumerate(leads):
        here = 1 + len(over)
        rows[number, :here, 0] = 1
        rows[number, :here, 1:count] = (marks[number] - mean) / spread
        rows[number, 1:here, count:] = -over.reshape(len(over), -1) / scale if len(over) else 0
        may_be[number, :here] = 0
    strange = sum(choice.right is None for choice in choices)
    may_be[:, most] = np.log(strange / (len(choices) - strange))
    right = np.array([most if choice.right is None else choice.right for choice in choices])
    weights = _climb(rows, may_be, right)
    scaled = weights[1:count] / spread
    return Weights(
        float(weights[0] - scaled @ mean),
        tuple(map(float, scaled)),
        tuple(map(float, weights[count:] / scale)),
    )


def _climb(
    rows: NDArray[np.float64], may_be: NDArray[np.float64], right: NDArray[np.int64]
) -> NDArray[np.float64]:
    weights = np.zeros(rows.shape[2])
    chosen = rows[np.arange(len(rows)), right]
    for _ in range(STEPS):
        logs = rows @ weights + may_be
        chances = np.exp(logs - logs.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        usual = np.einsum("nk,nkd->nd", chances, rows)
        slope = (usual - chosen).mean(axis=0) + HELD * weights
        bend = (np.einsum("nk,nkd,nke->de", chances, rows, rows) - usual.T @ usual) / len(rows)
        weights = weights - np.linalg.solve(bend + HELD * np.eye(len(weights)), slope)
    return weights
