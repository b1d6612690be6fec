"""Tells empty places of a grid by what they have in common: the bare table, a cloth, a playmat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from vision.plain import describe_parts

if TYPE_CHECKING:
    from collections.abc import Sequence

Piece = NDArray[np.float32]
PARTS = (4, 3)  # of a place, down and across
# A part looks like others if it is as near to three of them as most parts are, six times over. On the grids
# for choosing that holds for no part of a card that fits nothing, by glare or under a hand, nor of a strange
# card; of 330 empty places all have at least five such parts in twelve, and 310 have nine and more. What
# covers more of a place than a token may be a card that was pushed off its own.
TIMES_USUAL, LEAST_ALIKE, MOST_ALIKE = 6.0, 0.06, 0.15
LIKE_OTHERS = 3
BARE, ALL_BARE = 0.4, 0.7
_SMOOTH_PX = 0.8


def measure_alike(pieces: Sequence[Piece]) -> list[float]:
    """Tell of each place how much of it looks like other places, as no card does."""
    if len(pieces) <= 1:
        return [0.0] * len(pieces)
    described = [describe_parts(piece, PARTS, _SMOOTH_PX) for piece in pieces]
    parts = [one.reshape(-1, one.shape[-1]) for one in described]
    apart = [_measure_apart(one, parts[:number] + parts[number + 1 :]) for number, one in enumerate(parts)]
    alike = float(np.clip(TIMES_USUAL * np.median(apart), LEAST_ALIKE, MOST_ALIKE))
    return [float((one < alike).mean()) for one in apart]


def _measure_apart(parts: Piece, others: Sequence[Piece]) -> Piece:
    """Return for each part how far it is from the parts of other places that are most like it."""
    apart = np.linalg.norm(parts[:, None] - np.concatenate(others), axis=2)
    return np.asarray(np.sort(apart, axis=1)[:, LIKE_OTHERS - 1], np.float32)
