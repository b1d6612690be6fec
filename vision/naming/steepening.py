"""What many fitted nats are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from vision.geometry import Reals


def steepen(nats: float | Reals, beyond: float, steeper: float) -> Reals:
    """Return nats as they are, and from `beyond` on `steeper` more for each: many are hardly ever wrong."""
    return np.asarray(nats + steeper * np.logaddexp(0, np.asarray(nats) - beyond), np.float64)
