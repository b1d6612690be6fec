"""Reads the dice of one table together: they are of one edition, so what looks alike shows the same food."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from vision.calibrated import read_section
from vision.naming.dice.candidates import FACES, NamedDie

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from vision.geometry import Reals


_LEAST = 1e-3  # a single look rules no face out
_MOST = 0.98  # nor does another die


def read_together(dice: Sequence[NamedDie]) -> list[NamedDie]:
    """Weigh the faces of every die by those that look like it and by those that do not.

    Dice that look alike share the mean of their chances, not the product: they are wrong together.
    What looks different shows another face.
    """
    if not dice:
        return []
    foods = np.array([die.chances[: len(FACES)] for die in dice], np.float64)
    food = foods.sum(axis=1, keepdims=True)
    same = _compare(np.array([die.look for die in dice], np.float64))
    shared = _to_chances(same @ np.log(foods / food + _LEAST) / same.sum(axis=1, keepdims=True))
    taken = (1 - same)[..., None] * (_MOST * food * shared)
    chances = _to_chances(np.log(shared) + np.log(1 - taken).sum(axis=1)) * food
    return [replace(die, chances=_put(die, row)) for die, row in zip(dice, chances, strict=True)]


def _compare(looks: Reals) -> Reals:
    """The chance of every pair of dice to show the same face."""
    fitted = read_section("dice")["together"]
    same = 1 / (1 + np.exp(-fitted["sharply"] * (measure_likeness(looks) - fitted["as_likely_as_not"])))
    np.fill_diagonal(same, 1)
    return np.asarray(same, np.float64)


def measure_likeness(looks: Reals) -> Reals:
    """Return how alike every two looks are; 1 is the same."""
    looks = looks / (np.linalg.norm(looks, axis=1, keepdims=True) + 1e-9)
    return np.asarray(looks @ looks.T, np.float64)


def _to_chances(logs: Reals) -> Reals:
    powers = np.exp(logs - logs.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True), np.float64)


def _put(die: NamedDie, foods: Reals) -> NDArray[np.float32]:
    return np.concatenate([foods, die.chances[len(FACES) :]]).astype(np.float32)
