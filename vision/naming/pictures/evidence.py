"""What a card's picture says for each reference: that it is the same print, and which of two twins it is.

The numbers are fitted on photographs of the same cards by several cameras (models/fit_picture_evidence.py).
"""

from __future__ import annotations

import math
from dataclasses import astuple, dataclass, fields
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from vision.calibrated import read_section
from vision.evidence import Evidence
from vision.naming.pictures.ink import LEVEL
from vision.naming.steepening import steepen

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from vision.evidence import What
    from vision.naming.pictures.likeness import Blocks

LEAST_EXPLAINED = 12  # blocks of a card, of 88: a sign in a corner, or the number in the middle
FAINT = 0.02  # a share that noise alone may leave
MOST_POINTS = 60  # more of them say nothing more: strangers of the same layout share up to 41
DIFFERS = 4.0  # times the noise: from there on two references are more unlike in a block than alike


@dataclass(frozen=True, slots=True)
class Lead:
    """What speaks for the best reference against another one: only where the two differ."""

    blocks: float  # by how much better it explains the card there
    share: float  # of what that would be if it were the card itself
    points: float  # how many times as many points agree with it, as a logarithm
    light: float  # by how much the card's ink is nearer to this reference's
    colour: float

    @classmethod
    def measure(
        cls,
        misfits: Blocks,
        others: Blocks,
        apart: Blocks,
        noise: float,
        *,
        points: float,
        ink: tuple[float, float],
    ) -> Lead:
        """Take what both leave of each block of the card, and what one leaves of the other."""
        weights = apart / (apart + DIFFERS * noise)
        ahead = _blunt(others, noise) - _blunt(misfits, noise)
        led, most = (weights * ahead).sum(), (weights * _blunt(apart, noise)).sum()
        return cls(float(led), float(led / (most + 1)), points, *ink)


@dataclass(frozen=True, slots=True)
class Marks:
    """What speaks for the best reference against a card that was never shown."""

    # Logarithms of ratios:
    misfit: float  # what it leaves of the card, by what its rivals leave
    misfit_near: float  # the same, by how far the rival most like it differs from it
    left: float  # what is left of the blocks that are explained least, by what the card shows there
    least_share: float  # of its leads over the rivals
    points: float  # that agree on how it lies
    least_colour: float  # of its leads

    @classmethod
    def measure(
        cls,
        misfits: Blocks,
        rivals: Blocks,
        apart: Blocks,
        shown: Blocks,
        *,
        leads: Sequence[Lead],
        points: int,
    ) -> Marks:
        """Take what the best and its rivals leave of each block, how far they differ, and what it shows."""
        near = apart[int(apart.sum(axis=1).argmin())]
        left = np.sort(misfits / shown)[-LEAST_EXPLAINED:]
        return cls(
            math.log(_lack(misfits, rivals.mean(axis=0)) + FAINT),
            math.log(_lack(misfits, near) + FAINT),
            math.log(float(left.mean()) + FAINT),
            min((lead.share for lead in leads), default=1.0),
            min(points, MOST_POINTS) / MOST_POINTS,
            min((lead.colour for lead in leads), default=LEVEL),
        )


def weigh_picture(whats: Sequence[What], marks: Marks, leads: Sequence[Lead]) -> Evidence:
    """Return what speaks for each reference, the best first; the others are known by the leads over them."""
    return weigh_marks(whats, marks, leads, _read_fitted())


def weigh_marks(whats: Sequence[What], marks: Marks, leads: Sequence[Lead], fitted: Fitted) -> Evidence:
    """Return the same by other numbers than those that ship."""
    best = fitted.steepen(fitted.start + _add(fitted.against_strangers, astuple(marks)))
    behind = [fitted.steepen(_add(fitted.against_rivals, astuple(lead))) for lead in leads]
    return Evidence({what: best - far for what, far in zip(whats, (0.0, *behind), strict=True)})


def weigh_unlike(whats: Collection[What]) -> Evidence:
    """Return what speaks for references that were not worth comparing: the right one is seldom among them."""
    return Evidence(dict.fromkeys(whats, math.log(_read_fitted().missed / max(1, len(whats)))))


@dataclass(frozen=True, slots=True)
class Fitted:
    """What marks and leads are worth; from `beyond` on, each nat of theirs is worth `steeper` more."""

    start: float
    against_strangers: Sequence[float]
    against_rivals: Sequence[float]
    beyond: float
    steeper: float
    missed: float  # share of known cards that are not among those compared

    def steepen(self, nats: float) -> float:
        """Return nats as they are, but increased where there are many: such matches are never wrong."""
        return float(steepen(nats, self.beyond, self.steeper))


@cache
def _read_fitted() -> Fitted:
    fitted = read_section("pictures")
    return Fitted(**{one.name: fitted[one.name] for one in fields(Fitted)})


def _add(weights: Sequence[float], values: Sequence[float]) -> float:
    return sum(weight * value for weight, value in zip(weights, values, strict=True))


def ratio_of(points: int, others: int) -> float:
    """Return as a logarithm how many times as many points agree with one as with another."""
    return math.log1p(points) - math.log1p(others)


def _blunt(misfits: Blocks, noise: float) -> Blocks:
    """Return what misfits cost; a spoilt block costs little more than a bad one."""
    return np.asarray(np.log1p(misfits / (2 * noise)), np.float32)


def _lack(misfits: Blocks, apart: Blocks) -> float:
    return float(np.minimum(misfits, apart).sum() / (apart.sum() + 1e-6))
