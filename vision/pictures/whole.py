"""Whether an outline holds a whole card, or only a part of one that goes on beyond a side of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import cv2
import numpy as np

from vision.geometry import rectify

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from vision.geometry import Image
    from vision.reading import Corners

    Colours: TypeAlias = NDArray[np.float32]

AROUND = 0.8  # of the outline, that is looked at on every side
UNIT = 100  # pixels across the outline
BLOCK = 9  # pixels: table and card are compared by the mean colours of such squares
STRIP = (0.025, 0.06)  # beyond a side: behind the shade of the card's edge, within what is usually cut
# Rings around the outline where the table is: near it, and beyond what a third of the card would cover. A
# wide one alone finds seams and shadows that are as dark as a card's edge.
RINGS = ((0.15, 0.4), (0.5, AROUND))
# Steps of colour (CIELAB) between a strip beyond a side and the nearest colour of the table: 7 at most for
# rendered cards with their true outlines. Of 373 photographed cards with theirs, one is taken for a part.
APART = 14.0
EDGE = 8.0  # the same steps across the edge of a card; noise and a table's grain make 4 at most
AS_INSIDE = 0.5  # of that step: the strip is so much nearer to a colour inside the outline


def goes_on(image_bgr: Image, corners: Corners) -> bool:
    """Tell whether beyond a side it looks as it does inside, and as nothing further out does."""
    side = round(UNIT * (1 + 2 * AROUND))
    flat = rectify(image_bgr, corners, (side, side), (-AROUND, -AROUND, 1 + AROUND, 1 + AROUND))
    lab = np.asarray(cv2.cvtColor(flat, cv2.COLOR_BGR2LAB), np.float32)
    inside, *tables = _list_colours(lab)
    return any(_is_card(strip, inside, table) for strip in _list_strips(lab) for table in tables)


def stands_out(image_bgr: Image, corners: Corners) -> bool:
    """Tell whether an outline parts two colours, as the edge of a card on a table does, on every side.

    A line that is printed on the table has the same colour on either side.
    """
    flat = rectify(
        image_bgr, corners, (round(UNIT * (1 + 2 * AROUND)),) * 2, (-AROUND, -AROUND, 1 + AROUND, 1 + AROUND)
    )
    lab = np.asarray(cv2.cvtColor(flat, cv2.COLOR_BGR2LAB), np.float32)
    pairs = zip(_list_strips(lab), _list_strips(lab, inside=True), strict=True)
    return all(float(np.linalg.norm(beyond - within)) > EDGE for beyond, within in pairs)


def _list_colours(lab: Colours) -> list[Colours]:
    """Return the colours inside the outline, and those of the table in each ring around it."""
    blocks = cv2.resize(lab, None, fx=1 / BLOCK, fy=1 / BLOCK, interpolation=cv2.INTER_AREA)
    at = (np.arange(len(blocks)) + 0.5) * BLOCK / UNIT - AROUND
    off = np.maximum(-at, at - 1)  # how far beyond the outline, as a share of it
    beyond = np.maximum(off[:, None], off[None, :])
    rings = [(beyond > near) & (beyond < far) for near, far in RINGS]
    return [blocks[chosen].astype(np.float32) for chosen in (beyond < -BLOCK / UNIT / 2, *rings)]


def _list_strips(lab: Colours, *, inside: bool = False) -> list[Colours]:
    """Return the usual colour of a strip beyond each side, or just inside it."""
    near, far = (round(UNIT * share) for share in STRIP)
    near, far = (-far, -near) if inside else (near, far)
    first, last, rim = round(UNIT * AROUND), round(UNIT * (AROUND + 1)), UNIT // 10
    along = slice(first + rim, last - rim)
    across = (slice(first - far, first - near), slice(last + near, last + far))
    strips = [*(lab[one, along] for one in across), *(lab[along, one] for one in across)]
    return [np.median(strip.reshape(-1, 3), axis=0).astype(np.float32) for strip in strips]


def _is_card(strip: Colours, inside: Colours, table: Colours) -> bool:
    to_table, to_inside = (float(np.linalg.norm(one - strip, axis=1).min()) for one in (table, inside))
    return to_table > APART and to_inside < AS_INSIDE * to_table
