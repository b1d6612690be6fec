"""Pictures reduced to a few thousand cells, and what differs between two of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vision.geometry import Image, Mask
    from vision.reading import Point

Cells = NDArray[np.float32]  # rows x columns x blue, green, red

ACROSS = 192  # cells in a row: a die is three to five of them wide
_LIFT = 8.0  # added to both sides of a ratio, so that black does not divide
_MOST_GAIN = 2.5  # from one frame to the next, light changes by less, and anything new by more
_SMALLEST = np.ones((2, 2), np.uint8)  # a difference of a single row of cells is an edge that trembles
_GAP = np.ones((3, 3), np.uint8)
_SOBEL_SUM = 8  # what the weights of its three by three cells add up to
_ROWS = 5  # of pixels in a cell; with fewer a line of print comes and goes when the camera trembles
_SWAY_BLOCKS_WH = (16, 9)
_FEWEST_BLOCKS = 6
_PRINTED = 4.0  # squared levels a cell, both ways, in a block that shows where it went
_MOST_SWAY = 0.75  # cells; the slopes of the picture show no longer way
_SAME_WAY = 0.2  # cells by which half of the blocks may stray from the common way


def reduce_picture(image_bgr: Image) -> Cells:
    """Return the mean colour of each cell, from some of its rows of pixels."""
    height, width = image_bgr.shape[:2]
    size_wh = (ACROSS, max(1, round(ACROSS * height / width)))
    every = max(1, height // (_ROWS * size_wh[1]))
    small = cv2.resize(image_bgr[::every], size_wh, interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.float32)


def fit_gain(before: Cells, now: Cells) -> NDArray[np.float32]:
    """Return how much brighter most cells became, a factor for each colour: the camera's exposure."""
    ratios = (now[::4, ::4] + _LIFT) / (before[::4, ::4] + _LIFT)
    middle = np.median(ratios.reshape(-1, 3), axis=0)
    return np.asarray(np.clip(middle, 1 / _MOST_GAIN, _MOST_GAIN), np.float32)


def measure_difference(one: Cells, other: Cells) -> NDArray[np.float32]:
    """Return for each cell the difference of the colour that differs most."""
    blue, green, red = cv2.split(cv2.absdiff(one, other))
    return np.asarray(cv2.max(cv2.max(blue, green), red), np.float32)


def measure_sway(before: Cells, now: Cells) -> Point:
    """Return how far the whole picture shifted, in cells across and down; it sees trembling, not long moves.

    Each block tells from its slopes how far it shifted; blocks under a hand are outvoted by the others.
    """
    first = _vote_for_way(before, now)
    further = _vote_for_way(shift_cells(before, first), now)
    return first[0] + further[0], first[1] + further[1]


def _vote_for_way(before: Cells, now: Cells) -> Point:
    one, other = (cv2.cvtColor(cells, cv2.COLOR_BGR2GRAY) for cells in (before, now))
    mean, later = (one + other) / 2, other - one
    across, down = (cv2.Sobel(mean, cv2.CV_32F, *way, ksize=1) / 2 for way in ((1, 0), (0, 1)))
    products = (across * across, across * down, down * down, -across * later, -down * later)
    xx, xy, yy, tx, ty = (cv2.resize(p, _SWAY_BLOCKS_WH, interpolation=cv2.INTER_AREA) for p in products)
    area, half = xx * yy - xy * xy, (xx + yy) / 2
    printed = half - np.sqrt(np.maximum(half * half - area, 0)) > _PRINTED
    if printed.sum() < _FEWEST_BLOCKS:
        return 0.0, 0.0
    ways = np.stack([yy * tx - xy * ty, xx * ty - xy * tx])[:, printed] / area[printed]
    way = np.median(ways, axis=1)
    strays = np.hypot(*(ways - way[:, None]))
    together = np.median(strays) <= _SAME_WAY and np.hypot(*way) <= _MOST_SWAY
    return (float(way[0]), float(way[1])) if together else (0.0, 0.0)


def shift_cells(cells: Cells, way: Point) -> Cells:
    """Return the picture moved by a part of a cell."""
    if way == (0.0, 0.0):
        return cells
    matrix = np.array([[1, 0, way[0]], [0, 1, way[1]]], np.float64)
    size_wh = (cells.shape[1], cells.shape[0])
    moved = cv2.warpAffine(cells, matrix, size_wh, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(moved, np.float32)


def measure_contrast(cells: Cells) -> NDArray[np.float32]:
    """Return how far each cell's neighbours lie apart, in the colour in which they do most."""
    apart = cv2.subtract(cv2.dilate(cells, _GAP), cv2.erode(cells, _GAP))
    blue, green, red = cv2.split(apart)
    return np.asarray(cv2.max(cv2.max(blue, green), red), np.float32)


def mark_larger(differences: NDArray[np.float32], threshold: float) -> Mask:
    """Mark the cells that differ by more than the threshold together with a neighbour."""
    core = cv2.erode((differences > threshold).astype(np.uint8), _SMALLEST, anchor=(1, 1))
    return cv2.dilate(core, _SMALLEST, anchor=(0, 0)).astype(np.uint8, copy=False)  # back where it was


def grow(mask: Mask) -> Mask:
    """Return the mask with one more cell all around."""
    return cv2.dilate(mask, _GAP).astype(np.uint8, copy=False)


def close_gaps(mask: Mask) -> Mask:
    """Return the mask with the narrow gaps in it filled, but for one between it and the picture's edge."""
    wider = cv2.copyMakeBorder(mask, 1, 1, 1, 1, cv2.BORDER_REPLICATE)
    closed = cv2.morphologyEx(wider, cv2.MORPH_CLOSE, _GAP, borderType=cv2.BORDER_CONSTANT, borderValue=[0.0])
    return closed[1:-1, 1:-1].astype(np.uint8, copy=True)


def fill_corners(corners_px: Sequence[Point], cell_px: Point, shape: tuple[int, int]) -> Mask:
    """Mark the cells inside the corners, given how many pixels a cell is wide and high."""
    mask = np.zeros(shape, np.uint8)
    cv2.fillPoly(mask, [np.floor(np.array(corners_px) / np.array(cell_px)).astype(np.int32)], 1)
    return mask


def liken_structure(one: Cells, other: Cells) -> float:
    """Return how alike the edges of two pictures are, 1 the same and 0 unrelated, whatever their light."""
    first, second = (_find_edges(cells) for cells in (one, other))
    strength = float(np.sqrt((first * first).sum() * (second * second).sum()))
    return float((first * second).sum()) / max(strength, 1e-6)


def measure_outline(cells: Cells, blob: Mask) -> float:
    """Return how steeply the colours change across a blob's outline, in levels a cell."""
    soft = cv2.GaussianBlur(blob.astype(np.float32), (0, 0), 1.5)
    out_x, out_y = cv2.Sobel(soft, cv2.CV_32F, 1, 0), cv2.Sobel(soft, cv2.CV_32F, 0, 1)
    steep = np.hypot(out_x, out_y)
    steep[[0, -1]] = steep[:, [0, -1]] = 0  # the picture's edge is no outline
    ring = steep > max(0.5 * float(steep.max()), 1e-6)
    if not ring.any():
        return 0.0
    x, y = (cv2.Sobel(cells, cv2.CV_32F, *way)[ring] / _SOBEL_SUM for way in ((1, 0), (0, 1)))
    across = np.abs(x * out_x[ring][:, None] + y * out_y[ring][:, None]) / steep[ring][:, None]
    return float(across.max(axis=1).mean())


def _find_edges(cells: Cells) -> NDArray[np.float32]:
    edges = cv2.Laplacian(cv2.cvtColor(cells, cv2.COLOR_BGR2GRAY), cv2.CV_32F)
    return np.asarray(edges, np.float32)
