"""Naming a card of a deck that was shown whole: all print nearly the same, so print is compared by blocks."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from vision.calibrated import read_section
from vision.evidence import FARTHEST, NOTHING, Evidence, What
from vision.geometry import Image, map_to_picture
from vision.naming.pictures.flattening import (
    ASKED_SOFT,
    FINE_WH,
    KNOWN_SOFT,
    WIDE_WH,
    Pixels,
    flatten,
    soften,
)
from vision.naming.pictures.namer import hold
from vision.reading import Glimpse
from vision.seams import NamesEach

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from vision.naming.pictures.references import References
    from vision.reading import Corners, Outline
    from vision.seams import Steps

    Fits = NDArray[np.float32]  # how well each reference fits, from 0 to 1

BLOCK_WH = (32, 22)  # half a card across, a quarter down: a word with its sign
SHIFT = 3  # pixels, about millimetres, that a block may lie aside: outlines are never exact
FAINT = 30.0  # variance of a block's print that noise alone may leave
LIES_WELL = 0.35  # below this the outline may be wrong
AMISS = 0.09  # of the card: how far out a side of an outline may lie that took in an edge of the table
COMPARE_MS = 10  # what comparing one way a card may lie takes of one core


class DeckNamer(NamesEach):
    """Names the cards of a deck that was shown whole, and where nothing else lies.

    Nothing is warped to fit: one list of words could be warped until it fits another. Each block of print is
    only moved a little to where it fits best.
    """

    def __init__(self, references: References) -> None:
        self.references = references

    def get_ready(self) -> None:
        """Cut the references into blocks, which is done once."""
        if len(self.references):
            _ = self._prints

    def look_at(self, image_bgr: Image, outline: Outline) -> Steps[Glimpse]:
        """Say what speaks for each card of the deck inside the outline, whichever way up it lies."""
        if not len(self.references):
            return Glimpse(NOTHING, outline.corners, "unknown")
        views = [one.corners for one in hold(outline).values()]
        fits = yield from self._compare(image_bgr, views)
        if fits.max() < LIES_WELL:
            views = [moved for view in views for moved in _move_sides(view)]
            fits = yield from self._compare(image_bgr, views)
        view, number = np.unravel_index(fits.argmax(), fits.shape)
        evidence = self._weigh(fits.max(axis=0))
        return Glimpse(evidence, self._place(views[view], int(number)), "unknown")

    def _compare(self, image_bgr: Image, views: Sequence[Corners]) -> Steps[Fits]:
        fits = []
        for view in views:
            yield COMPARE_MS
            fits.append(measure_fits(flatten(image_bgr, view), self._prints))
        return np.array(fits)

    def _weigh(self, fits: Fits) -> Evidence:
        """Return what speaks for each card by the fit of its best picture."""
        fitted = read_section("decks")
        best = fitted["per_fit"] * (float(fits.max()) - fitted["stranger_fits"])
        nats: dict[What, float] = {}
        for number in np.argsort(-fits).tolist():
            known = self.references.known[number]
            behind = fitted["per_lead"] * float(fits.max() - fits[number])
            nats.setdefault(What(known.id, known.side), max(best - behind, -FARTHEST))
        return Evidence(nats)

    def _place(self, view: Corners, number: int) -> Corners:
        """Return the card's corners, its own top left first; a reference that lies was turned to stand."""
        a, b, c, d = view
        return (d, a, b, c) if self.references.lies[number] else view

    @cached_property
    def _prints(self) -> Pixels:
        return cut_blocks(np.array([soften(look, KNOWN_SOFT) for look in self.references.looks]))


def cut_blocks(looks: Pixels) -> Pixels:
    """Return looks as blocks x looks x pixels, with the mean colour of each block taken out."""
    (wide, high), (across, down) = FINE_WH, BLOCK_WH
    cut = looks.reshape(len(looks), high // down, down, wide // across, across, 3)
    blocks = cut.transpose(1, 3, 0, 2, 4, 5).reshape(-1, len(looks), down * across, 3)
    even = blocks - blocks.mean(axis=2, keepdims=True)
    return np.ascontiguousarray(even.reshape(*even.shape[:2], -1))


def measure_fits(wide: Pixels, prints: Pixels) -> Fits:
    """Compare a flattened card, which has its margin, with the blocks of references."""
    seen = cut_blocks(_shift(soften(wide, ASKED_SOFT)))
    ink_seen, ink = ((blocks**2).mean(axis=2) for blocks in (seen, prints))  # blocks x shifts, x references
    common = seen @ prints.transpose(0, 2, 1) / prints.shape[2]
    alike = common / np.sqrt((ink_seen[:, :, None] + FAINT) * (ink[:, None] + FAINT))
    best = np.clip(alike.max(axis=1), 0, 1)  # blocks x references
    unmoved = ink_seen[:, ink_seen.shape[1] // 2, None]
    # Print that the card has and the reference lacks counts as much as print that it lacks.
    weights = unmoved / unmoved.sum() + ink / ink.sum(axis=0)
    return np.asarray((best**2 * weights).sum(axis=0) / 2, np.float32)


def _shift(wide: Pixels) -> Pixels:
    """Return the card without its margin by each shift that a block may take; in the middle it is unmoved."""
    left, top = (WIDE_WH[0] - FINE_WH[0]) // 2, (WIDE_WH[1] - FINE_WH[1]) // 2
    moves = range(-SHIFT, SHIFT + 1)
    return np.array(
        [
            wide[top + down : top + down + FINE_WH[1], left + right : left + right + FINE_WH[0]]
            for down in moves
            for right in moves
        ]
    )


def _move_sides(corners: Corners) -> Iterator[Corners]:
    """Give the outline with one of its sides moved in, each in turn."""
    for side in range(4):
        left, top, right, bottom = (AMISS if number == side else 0.0 for number in range(4))
        x, y = (left, 1 - right), (top, 1 - bottom)
        a, b, c, d = map_to_picture([(x[0], y[0]), (x[1], y[0]), (x[1], y[1]), (x[0], y[1])], corners)
        yield a, b, c, d
