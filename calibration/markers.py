"""The printed markers: which there are, what they mean, and finding them in a picture."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

import cv2
import numpy as np

from calibration.corners import as_corners
from calibration.edges import refine_corners
from vision.geometry import Image, as_image

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from vision.reading import Corners, Point

TABLE_MARKERS: Mapping[int, str] = MappingProxyType(
    {0: "top_left", 1: "top_right", 2: "bottom_right", 3: "bottom_left"}
)
_WORDS = ("your_turn", "my_turn", "yes", "no", "done", "undo", "repeat", "why", "pause")
ASKING: Mapping[int, str] = MappingProxyType({19: "table", 40: "score", 41: "help"})  # a page of their own
COMMANDS: Mapping[int, str] = MappingProxyType(
    dict(enumerate(_WORDS, 10))
    | dict(ASKING)
    | {first + digit: str(digit) for first in (20, 30) for digit in range(10)}  # each digit lies there twice
)
MARKER_MM = 40.0
MARKER_PAPER_MM = (60.0, 60.0)
CARD_MARKER_MM = 40.0
CARD_MM = (60.0, 85.0)
DIGIT_MARKER_MM = 30.0
DIGIT_MM = (45.0, 50.0)
DICTIONARY = cv2.aruco.DICT_APRILTAG_36h11

_IDS = (*TABLE_MARKERS, *COMMANDS)
_SEARCH_LONG_PX = 960
_WINDOW_PX = 21
_EVEN_PX = 61  # about as wide as a marker with its paper, at the size in which it is searched for
_NOISE_LEVELS = 3.0  # of a plain table: not to be taken for print
_AROUND = 0.75  # of a marker's side: how far around its expected place it is searched for


@dataclass(frozen=True, slots=True)
class Marker:
    """One marker in a picture; its corners run clockwise from the print's own top left."""

    id: int
    corners: Corners

    @property
    def command(self) -> str | None:
        """What a command card says; a table marker says nothing."""
        return COMMANDS.get(self.id)

    @property
    def middle(self) -> Point:
        """The place of the marker in the picture."""
        x, y = np.mean(self.corners, axis=0)
        return float(x), float(y)


def find_markers(image_bgr: Image, expected: Mapping[int, Corners] | None = None) -> list[Marker]:
    """Find all markers of ours in a picture, in its own pixels, by id.

    A table marker that is not found is searched for again at another scale, then at another contrast: where
    it is expected, or in the whole picture if that is unknown.
    """
    grey = as_image(cv2.cvtColor(image_bgr, cv2.COLOR_BGR2GRAY)) if image_bgr.ndim > 2 else image_bgr  # noqa: PLR2004 - a grey picture has two
    reduced = max(1, round(max(grey.shape) / _SEARCH_LONG_PX))
    found = _search(grey, reduced, _Search.QUICK)
    if _list_missing(found):
        found += _add_missed(found, _search(as_image(cv2.GaussianBlur(grey, (0, 0), 0.8)), 1, _Search.FINE))
    if missing := _list_missing(found):
        for left, top, piece in _cut_out(grey, missing, expected):
            again = _search(piece, reduced, _Search.PATIENT)
            found += _add_missed(found, [(id_, _move(corners, left, top)) for id_, corners in again])
    corners = refine_corners(grey, [corners for _, corners in found])
    return sorted((Marker(id_, at) for (id_, _), at in zip(found, corners, strict=True)), key=lambda m: m.id)


class _Search(Enum):
    """How a picture is searched."""

    QUICK = auto()  # for print that is much darker than its paper
    FINE = auto()  # for faint print too
    PATIENT = auto()  # for print in any light, a shadow's edge or a lamp's shine across it, out of focus too


def _search(grey: Image, reduced: int, search: _Search) -> list[tuple[int, Corners]]:
    """Search a picture made smaller by a whole number; give the corners in its own pixels."""
    small = grey
    if reduced > 1:
        size_wh = (max(1, grey.shape[1] // reduced), max(1, grey.shape[0] // reduced))
        small = as_image(cv2.resize(grey, size_wh, interpolation=cv2.INTER_AREA))
    quads, rows, _ = _detector(search).detectMarkers(_even_out(small) if search is _Search.PATIENT else small)
    if rows is None:
        return []
    scale = np.array([grey.shape[1] / small.shape[1], grey.shape[0] / small.shape[0]])
    # A pixel's middle has whole numbers, so the picture begins half a pixel before its first pixel.
    placed = [(quad.reshape(4, 2) + 0.5) * scale - 0.5 for quad in quads]
    return [(_IDS[int(row)], as_corners(quad)) for row, quad in zip(rows.ravel(), placed, strict=True)]


def _even_out(grey: Image) -> Image:
    """Give every part of a picture the same light and the same contrast."""
    levels, around = grey.astype(np.float32), (_EVEN_PX, _EVEN_PX)
    mean = cv2.blur(levels, around)
    spread = np.sqrt(np.maximum(cv2.blur(levels * levels, around) - mean * mean, 0))
    return as_image(np.clip(128 + 50 * (levels - mean) / (spread + _NOISE_LEVELS), 0, 255))


def _list_missing(found: Sequence[tuple[int, Corners]]) -> set[int]:
    return TABLE_MARKERS.keys() - {id_ for id_, _ in found}


def _cut_out(
    grey: Image, missing: set[int], expected: Mapping[int, Corners] | None
) -> Iterator[tuple[int, int, Image]]:
    """Give the pieces of a picture in which missing markers may lie, each with where it was cut out."""
    if expected is None:
        yield 0, 0, grey
        return
    for id_ in missing & expected.keys():
        corners = np.array(expected[id_])
        reach = _AROUND * np.ptp(corners, axis=0).max()
        left, top = np.maximum(np.floor(corners.min(axis=0) - reach), 0).astype(int).tolist()
        right, bottom = np.maximum(np.ceil(corners.max(axis=0) + reach), 0).astype(int).tolist()
        piece = grey[top:bottom, left:right]
        if piece.size:
            yield left, top, piece


def _move(corners: Corners, left: int, top: int) -> Corners:
    return as_corners(np.add(corners, (left, top)))


def _add_missed(
    found: list[tuple[int, Corners]], again: list[tuple[int, Corners]]
) -> list[tuple[int, Corners]]:
    known = {id_ for id_, _ in found}
    return [(id_, corners) for id_, corners in again if id_ not in known]


@cache
def _detector(search: _Search) -> cv2.aruco.ArucoDetector:
    """A detector of our own markers only: fewer ids mean fewer mistakes."""
    whole = cv2.aruco.getPredefinedDictionary(DICTIONARY)
    ours = cv2.aruco.Dictionary(whole.bytesList[list(_IDS)], whole.markerSize, whole.maxCorrectionBits)
    settings = cv2.aruco.DetectorParameters()
    # One window of about two cells; the texture of a table is fainter than print and costs time.
    settings.adaptiveThreshWinSizeMin = settings.adaptiveThreshWinSizeMax = _WINDOW_PX
    settings.adaptiveThreshConstant = 10 if search is _Search.QUICK else 5
    settings.minMarkerPerimeterRate = 0.05
    settings.minDistanceToBorder = 1
    if search is _Search.PATIENT:
        # Out of focus, only the middle of a cell has its own colour. A picture that was evened out has more
        # squares that mean nothing, so fewer mistakes are forgiven.
        settings.perspectiveRemoveIgnoredMarginPerCell = 0.3
        settings.errorCorrectionRate = 0.2
    return cv2.aruco.ArucoDetector(ours, settings)
