"""Looks at proposed cards again, each cut out upright: whether it is one, and where its corners are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.finding.proposals import Answers, Proposal, stack_corners
from vision.overlap import are_sound, measure_widths

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from vision.finding.levels import Levels
    from vision.geometry import Image, Matrix, Quad, Quads

CUT_WH = (64, 88)
FRAME_PX = (
    np.array([(12.0, 14), (52, 14), (52, 74), (12, 74)]) - 0.5
)  # where the proposed corners lie in the cut
MOVE_UNIT_PX = 4.0  # the network tells by how many of these each corner is off
FEW = 24  # more would take too long to see all of them both ways
CERTAIN = 0.97  # seen one way up: nine in ten cards pass, and few other things
FINE_PX = (
    42.0  # a card is cut from the smallest level in which it is at least so wide: a little more than there
)


def look_one_way(network: Answers, levels: Levels, proposals: Sequence[Proposal]) -> list[Proposal]:
    """Return the proposals with corrected corners and the chance that each is a card, seen one way up."""
    if not proposals:
        return []
    cuts, ways = _cut_all(levels, proposals)
    answers = _ask(network, cuts)
    return _put_right(proposals, answers[:, 0], answers[:, 1:], ways)


def look_both_ways(network: Answers, levels: Levels, proposals: Sequence[Proposal]) -> list[Proposal]:
    """Return the same as the mean of both ways up, since neither end is known to be the top.

    Where there are many, those that are certain at the first way up are not looked at the other way.
    """
    if not proposals:
        return []
    cuts, ways = _cut_all(levels, proposals)
    answers = _ask(network, [cut[::-1, ::-1] for cut in cuts])
    answers[:, 1:] = -np.roll(answers[:, 1:], 4, axis=1)
    both = np.flatnonzero((answers[:, 0] < CERTAIN) | (len(cuts) <= FEW))
    if len(both):
        answers[both] = (answers[both] + _ask(network, [cuts[number] for number in both])) / 2
    return _put_right(proposals, answers[:, 0], answers[:, 1:], ways)


def _cut_all(levels: Levels, proposals: Sequence[Proposal]) -> tuple[list[Image], NDArray[np.float64]]:
    quads = stack_corners(proposals)
    cut = [_cut(levels, *chosen) for chosen in zip(quads, _choose_levels(levels, quads), strict=True)]
    return [image for image, _ in cut], np.array([way for _, way in cut])


def _ask(network: Answers, cuts: Sequence[Image]) -> NDArray[np.float64]:
    batch = cv2.dnn.blobFromImages(cuts)  # several times quicker than turning the axes of the cuts
    return network.run(np.asarray(batch, np.float32))[0].astype(np.float64)


def _put_right(
    proposals: Sequence[Proposal],
    chances: NDArray[np.float64],
    moves: NDArray[np.float64],
    ways: NDArray[np.float64],
) -> list[Proposal]:
    moved = move_corners(stack_corners(proposals), moves, ways)
    return [Proposal(corners, float(chance)) for corners, chance in zip(moved, chances, strict=True)]


def cut_upright(levels: Levels, quad: Quad) -> tuple[Image, Matrix]:
    """Return a proposed card upright with some room about it, and the way from the picture into that cut."""
    return _cut(levels, quad, _choose_levels(levels, quad[None])[0])


def _choose_levels(levels: Levels, quads: Quads) -> list[int]:
    finest = np.log2(np.maximum(measure_widths(quads), 1.0) / FINE_PX)
    return [int(level) for level in np.clip(finest, 0, len(levels) - 1)]


def _cut(levels: Levels, quad: Quad, level: int) -> tuple[Image, Matrix]:
    # Pixel centres carry the coordinates, so a reduced picture is shifted by part of a pixel.
    scale, shift = 0.5**level, 0.5 * 0.5**level - 0.5
    there = (quad * scale + shift).astype(np.float32)
    turn = cv2.getPerspectiveTransform(there, FRAME_PX.astype(np.float32))
    cut = cv2.warpPerspective(levels[level], turn, CUT_WH, borderMode=cv2.BORDER_REPLICATE)
    into = np.array([[scale, 0, shift], [0, scale, shift], [0, 0, 1]])
    return np.asarray(cut, np.uint8), np.asarray(turn @ into, np.float64)


def move_corners(quads: Quads, moves: NDArray[np.float64], ways: NDArray[np.float64]) -> Quads:
    """Return the corners moved as the network says, in pixels of the picture."""
    inside = FRAME_PX + moves.reshape(-1, 4, 2) * MOVE_UNIT_PX
    flat = np.concatenate([inside, np.ones((len(inside), 4, 1))], 2) @ np.linalg.inv(ways).transpose(0, 2, 1)
    moved = flat[..., :2] / flat[..., 2:]
    return np.where(are_sound(moved)[:, None, None], moved, quads)
