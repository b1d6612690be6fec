"""The answer of a perfect card finder for cards at known places: a stand-in for the network."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.finding.proposals import CARD, CHANNELS, CORE, LIES, LYING, STANDING, STRIDE_PX, VOTE_UNIT_PX
from vision.overlap import order_upright

if TYPE_CHECKING:
    from numpy.typing import NDArray

CORE_SHARE = 0.8


def make_answer(
    size_wh: tuple[int, int], quads: list[np.ndarray], chance: float = 0.9
) -> NDArray[np.float32]:
    """Return the answer for cards with these corners in a picture of this size."""
    rows, columns = size_wh[1] // STRIDE_PX, size_wh[0] // STRIDE_PX
    answer = np.zeros((CHANNELS, rows, columns), np.float32)
    cells = np.stack(np.meshgrid(np.arange(columns), np.arange(rows)), -1) * STRIDE_PX + (STRIDE_PX - 1) / 2
    for quad in quads:
        core = _cover(size_wh, quad, CORE_SHARE)
        upper = np.array(order_upright(quad))
        votes = ((upper.reshape(1, 1, 8) - np.tile(cells, 4)) / VOTE_UNIT_PX).transpose(2, 0, 1)
        along = np.abs(upper[3] - upper[0])
        lies = along[0] > along[1]
        answer[CARD][_cover(size_wh, quad, 1.0)] = 1
        answer[CORE][core], answer[LIES][core] = chance, lies
        answer[LYING if lies else STANDING, core] = votes[:, core]
    return answer


def _cover(size_wh: tuple[int, int], quad: np.ndarray, share: float) -> NDArray[np.bool_]:
    canvas = np.zeros(size_wh[::-1], np.uint8)
    middle = quad.mean(0)
    cv2.fillConvexPoly(canvas, ((quad - middle) * share + middle).round().astype(np.int32), 1)
    return canvas[STRIDE_PX // 2 :: STRIDE_PX, STRIDE_PX // 2 :: STRIDE_PX] > 0


@dataclass
class Voting:
    """A network that sees the same cards, given in pixels of a picture of this size, in every view."""

    size_wh: tuple[int, int]
    quads: list[np.ndarray]
    chance: float

    def run(self, batch: NDArray[np.float32], /) -> list[NDArray[np.float32]]:
        view_wh = (batch.shape[3], batch.shape[2])
        scale = np.array(view_wh) / self.size_wh
        quads = [(quad + 0.5) * scale - 0.5 for quad in self.quads]
        return [make_answer(view_wh, quads, self.chance)[None]]


@dataclass
class Checking:
    """A network for the second look that gives every card one chance and leaves its corners where they are."""

    chance: float

    def run(self, batch: NDArray[np.float32], /) -> list[NDArray[np.float32]]:
        answers = np.zeros((len(batch), 9), np.float32)
        answers[:, 0] = self.chance
        return [answers]
