"""How a camera's lens bends straight lines: one number, for how far it bends the picture's rim."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from vision.geometry import Reals
    from vision.reading import Point

MOST_BEND = 0.14  # from 4/27 on a barrel would fold the picture's corner over
_ROUNDS = 12


@dataclass(frozen=True, slots=True)
class Lens:
    """A lens that shows a point at the picture's corner by the share `bend` farther from the middle.

    Below 0 the picture bulges like a barrel, as that of most webcams does.
    """

    middle: Point
    radius: float
    bend: float

    def __post_init__(self) -> None:
        if not (
            self.radius > 0 and abs(self.bend) <= MOST_BEND and np.isfinite([*self.middle, self.radius]).all()
        ):
            raise ValueError(f"a lens bends by {MOST_BEND} of the radius at most, not by {self.bend}")

    def distort(self, points: ArrayLike) -> Reals:
        """Return where the lens shows points of a picture without distortion."""
        away = (np.asarray(points, np.float64) - self.middle) / self.radius
        return np.asarray(self.middle + self.radius * away * self._stretch(away))

    def straighten(self, points: ArrayLike) -> Reals:
        """Return where a picture without distortion would show points of this one."""
        seen = (np.asarray(points, np.float64) - self.middle) / self.radius
        seen_far = np.linalg.norm(seen, axis=-1, keepdims=True)
        far = seen_far
        for _ in range(_ROUNDS):  # Newton's: it comes close in a few rounds even at a strongly bent rim
            far = far - (far + self.bend * far**3 - seen_far) / (1 + 3 * self.bend * far**2)
        return np.asarray(self.middle + self.radius * seen / (1 + self.bend * far**2))

    def _stretch(self, away: Reals) -> Reals:
        return np.asarray(1 + self.bend * (away**2).sum(axis=-1, keepdims=True))


def straight_lens(size_wh: tuple[int, int]) -> Lens:
    """Return a lens without distortion, for a picture of this size."""
    width, height = size_wh
    return Lens(((width - 1) / 2, (height - 1) / 2), float(np.hypot(width, height)) / 2, 0.0)
