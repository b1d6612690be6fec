"""Four corners as plain numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from vision.reading import Corners


def as_corners(quad: ArrayLike) -> Corners:
    """Return four points of any kind as corners."""
    a, b, c, d = ((float(x), float(y)) for x, y in np.asarray(quad, np.float64))
    return a, b, c, d
