"""Looks at proposed cards again, each cut out upright: whether it is one, and where its corners are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.finding.proposals import Answers, Proposal
from vision.overlap import is_sound, measure_width

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from vision.geometry import Image, Matrix, Quad


CUT_WH = (64, 88)
FRAME_PX = (
    np.array([(12.0, 14), (52, 14), (52, 74), (12, 74)]) - 0.5
)  # where the proposed corners lie in the cut
MOVE_UNIT_PX = 4.0  # the network tells by how many of these each corner is off
ROOM = 0.45  # of the card's width cut around it before it is turned upright
FINE_PX = 60.0  # no more pixels across a card than this are turned upright


def look_again(network: Answers, image_bgr: Image, proposals: Sequence[Proposal]) -> list[Proposal]:
    """Return the proposals with their corners put right, and with the chance that each is a card."""
    if not proposals:
        return []
    cuts, ways = zip(*(cut_upright(image_bgr, card.corners) for card in proposals), strict=True)
    upright = np.stack(cuts).transpose(0, 3, 1, 2)
    # Neither end is known to be the top, so the network sees both ways up and the mean counts.
    batch = np.concatenate([upright, upright[:, :, ::-1, ::-1]]).astype(np.float32)
    first, turned = np.split(network.run(batch)[0].astype(np.float64), 2)
    moves = (first[:, 1:] - np.roll(turned[:, 1:], 4, axis=1)) / 2
    chances = (first[:, 0] + turned[:, 0]) / 2
    return [
        Proposal(move_corners(card.corners, move, way), float(chance))
        for card, move, chance, way in zip(proposals, moves, chances, ways, strict=True)
    ]


def cut_upright(image_bgr: Image, quad: Quad) -> tuple[Image, Matrix]:
    """Return a proposed card upright with some room about it, and the way from the picture into that cut."""
    part, scale, low = _cut_box(image_bgr, quad)
    # Pixel centres carry the coordinates, so a reduced picture is shifted by part of a pixel.
    into = np.array(
        [[scale, 0, (0.5 - low[0]) * scale - 0.5], [0, scale, (0.5 - low[1]) * scale - 0.5], [0, 0, 1]]
    )
    there = quad * scale + into[:2, 2]
    turn = cv2.getPerspectiveTransform(there.astype(np.float32), FRAME_PX.astype(np.float32))
    cut = cv2.warpPerspective(part, turn, CUT_WH, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(cut, np.uint8), np.asarray(turn @ into, np.float64)


def _cut_box(image: Image, quad: Quad) -> tuple[Image, float, NDArray[np.int64]]:
    width_px = measure_width(quad)
    size = np.array(image.shape[1::-1])
    low = np.clip(np.floor(quad.min(0) - ROOM * width_px - 1), 0, size - 1).astype(np.int64)
    high = np.clip(np.ceil(quad.max(0) + ROOM * width_px + 1), low + 1, size).astype(np.int64)
    part, scale = _reduce(image[low[1] : high[1], low[0] : high[0]], min(1.0, FINE_PX / width_px))
    return part, scale, low


def _reduce(part: Image, scale: float) -> tuple[Image, float]:
    """Make a picture smaller, first by halves, which is many times quicker; return it and its true scale."""
    done = 1.0
    while done >= 2 * scale and min(part.shape[:2]) > 1:
        rows, columns = part.shape[0] // 2, part.shape[1] // 2
        even = part[: 2 * rows, : 2 * columns]
        part = np.asarray(cv2.resize(even, (columns, rows), interpolation=cv2.INTER_AREA), np.uint8)
        done /= 2
    rest = scale / done
    if rest >= 1 or min(part.shape[:2]) * rest < 1:
        return part, done
    smaller = cv2.resize(part, None, fx=rest, fy=rest, interpolation=cv2.INTER_AREA)
    return np.asarray(smaller, np.uint8), scale


def move_corners(quad: Quad, moves: NDArray[np.float64], way: Matrix) -> Quad:
    """Return the corners moved as the network tells, in pixels of the picture."""
    inside = FRAME_PX + moves.reshape(4, 2) * MOVE_UNIT_PX
    told = cv2.perspectiveTransform(inside.reshape(-1, 1, 2), np.linalg.inv(way))
    moved = np.asarray(told, np.float64).reshape(4, 2)
    return moved if is_sound(moved) else quad
