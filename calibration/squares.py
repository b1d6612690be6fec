"""Solving how a camera sees squares of one size that lie freely on a table, from how they look."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import cv2
import numpy as np

from calibration.lens import MOST_BEND, Lens

if TYPE_CHECKING:
    from vision.geometry import Reals

SQUARE = np.array([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)])  # clockwise with y down
_VIEW = 8
_MOST_STEPS = 60  # 13 to 32 were needed for thirty tables drawn at random
_PULL = 0.07  # 3 % of bend count as much as a corner that is off by 0.2 % of a side
_FIRM_PULL = 1e4  # as good as fixed: no lens was given to solve for
_SETTLED = 1e-9  # of a marker's side


@dataclass(frozen=True, slots=True)
class Squares:
    """The squares on the table with their side as the unit, the lens that shows them, and the worst stray."""

    quads: Reals
    lens: Lens | None
    stray: float


@dataclass(frozen=True, slots=True)
class _Task:
    """The corners as they were seen, the lens in the same units, and how firmly it is held to be straight."""

    seen: Reals
    lens: Lens
    pull: float


def solve_squares(quads_px: Reals, lens: Lens | None) -> Squares:
    """Solve where squares lie, and how the lens they are seen through bends, if there is one given.

    The unknowns are eight numbers of the view, the bend, and three of each square. The table's middle and how
    it is turned are not determined: the damped steps leave them about where they begin.
    """
    side_px = float(np.linalg.norm(np.roll(quads_px, -1, axis=1) - quads_px, axis=2).mean())
    middle_px = quads_px.mean(axis=(0, 1))
    x, y = (np.array(lens.middle) - middle_px) / side_px if lens else (0.0, 0.0)
    scaled = Lens((float(x), float(y)), lens.radius / side_px if lens else 1.0, 0.0)
    task = _Task((quads_px - middle_px) / side_px, scaled, _PULL if lens else _FIRM_PULL)
    unknowns = _descend(_guess(task.seen), task)
    strays = np.linalg.norm(_compare(unknowns, task)[:-1].reshape(-1, 2), axis=1)
    bent = replace(lens, bend=_limit(unknowns[_VIEW])) if lens else None
    return Squares(_lay(unknowns), bent, float(strays.max()))


def _guess(seen: Reals) -> Reals:
    """Return the unknowns for a camera that looks straight down through a straight lens."""
    across = seen[:, 1] - seen[:, 0]
    places = np.column_stack([seen.mean(axis=1), np.arctan2(across[:, 1], across[:, 0])])
    return np.concatenate([[1.0, 0, 0, 0, 1, 0, 0, 0], [0.0], places.ravel()])


def _descend(unknowns: Reals, task: _Task) -> Reals:
    """Descend by the method of Levenberg and Marquardt to where the squares look as they were seen."""
    damping = 1e-3
    left = _compare(unknowns, task)
    for _ in range(_MOST_STEPS):
        nudges = 1e-6 * np.eye(len(unknowns))
        slopes = np.column_stack([(_compare(unknowns + nudge, task) - left) / 1e-6 for nudge in nudges])
        downhill = -slopes.T @ left
        step = np.linalg.solve(slopes.T @ slopes + damping * np.eye(len(unknowns)), downhill)
        tried = _compare(unknowns + step, task)
        if tried @ tried < left @ left:
            unknowns, left, damping = unknowns + step, tried, max(damping / 5, 1e-9)
        else:
            damping *= 5
        if np.abs(step).max() < _SETTLED:
            break
    return unknowns


def _compare(unknowns: Reals, task: _Task) -> Reals:
    """Return how far each corner would be seen from where it was seen, and the pull to a straight lens."""
    view = np.append(unknowns[:_VIEW], 1).reshape(3, 3)
    shown = cv2.perspectiveTransform(_lay(unknowns).reshape(-1, 1, 2), view).reshape(-1, 2)
    bent = replace(task.lens, bend=_limit(unknowns[_VIEW])).distort(shown)
    return np.append((bent - task.seen.reshape(-1, 2)).ravel(), task.pull * unknowns[_VIEW])


def _limit(bend: float) -> float:
    return float(np.clip(bend, -MOST_BEND, MOST_BEND))


def _lay(unknowns: Reals) -> Reals:
    """Return the corners of the squares on the table."""
    x, y, turned = unknowns[_VIEW + 1 :].reshape(-1, 3).T
    turns = np.array([[np.cos(turned), np.sin(turned)], [-np.sin(turned), np.cos(turned)]]).transpose(2, 0, 1)
    return np.asarray(SQUARE @ turns + np.stack([x, y], axis=-1)[:, None])
