"""Enrolled pictures of cards as rows of numbers, so that a place is compared with all of them at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.grid.flat import even_out

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from vision.geometry import Image

Rows = NDArray[np.float32]
# The picture of a card is compared coarsely first: a dozen pixels across tell most cards apart and are quick.
COARSE, MIDDLE, FINE = LEVELS = (0.25, 0.5, 1.0)  # pixels a millimetre
BLOCKS = (4, 3)  # parts of a card, down and across, that must agree each for itself
Key = tuple[str, str]  # a card and one of its sides


@dataclass(frozen=True, slots=True)
class Prints:
    """The sides of a box's cards; row 2 n is the n-th one upright, row 2 n + 1 the same turned round."""

    keys: tuple[Key, ...]
    card_mm: tuple[float, float]
    rows: Mapping[float, Rows]
    blocks: NDArray[np.float32]  # the parts of each fine row, each without its light

    def size_wh(self, px_per_mm: float) -> tuple[int, int]:
        """How large a card's picture is at a level."""
        return size_of(self.card_mm, px_per_mm)

    def key(self, row: int) -> Key:
        """Whose row it is."""
        return self.keys[row // 2]


def make_prints(references: Mapping[Key, NDArray[Any]], card_mm: tuple[float, float]) -> Prints:
    """Reduce straightened pictures of cards to what they are compared by."""
    keys = tuple(references)
    sizes = {level: size_of(card_mm, level) for level in LEVELS}
    rows = {level: _stack([references[key] for key in keys], size_wh) for level, size_wh in sizes.items()}
    return Prints(keys, card_mm, rows, np.stack([split(row, sizes[FINE]) for row in rows[FINE]]))


def make_even_prints(references: Mapping[Key, Image], card_mm: tuple[float, float]) -> Prints:
    """The same with light and glare taken out of each picture, for a second look at what is dazzled."""
    fine = size_of(card_mm, FINE)
    small = {
        key: cv2.resize(picture, fine, interpolation=cv2.INTER_AREA) for key, picture in references.items()
    }
    return make_prints({key: even_out(as_float(picture)) for key, picture in small.items()}, card_mm)


def as_float(picture: NDArray[Any]) -> NDArray[np.float32]:
    """Return a picture in numbers that can be reckoned with."""
    return np.asarray(picture, np.float32)


def size_of(card_mm: tuple[float, float], px_per_mm: float) -> tuple[int, int]:
    """How large a card's picture is at a level."""
    return round(card_mm[0] * px_per_mm), round(card_mm[1] * px_per_mm)


def _stack(pictures: Sequence[NDArray[Any]], size_wh: tuple[int, int]) -> Rows:
    small = [cv2.resize(picture, size_wh, interpolation=cv2.INTER_AREA) for picture in pictures]
    both = [way for picture in small for way in (picture, picture[::-1, ::-1])]
    return normalise(np.stack(both).astype(np.float32).reshape(len(both), -1, 3))


def normalise(pieces: NDArray[np.float32]) -> Rows:
    """Return pieces (number, pixels, colours) as rows without their light: mean 0 a colour, length 1."""
    even = pieces - pieces.mean(axis=1, keepdims=True)
    flat = even.reshape(len(even), -1)
    return np.asarray(flat / (np.linalg.norm(flat, axis=1, keepdims=True) + 1e-3), np.float32)


def split(row: Rows, size_wh: tuple[int, int]) -> NDArray[np.float32]:
    """Return the parts of a card's picture as rows of their own, whatever the light is in each."""
    down, across = BLOCKS
    high, wide = size_wh[1] // down, size_wh[0] // across
    picture = row.reshape(size_wh[1], size_wh[0], 3)[: high * down, : wide * across]
    parts = picture.reshape(down, high, across, wide, 3).transpose(0, 2, 1, 3, 4)
    return normalise(np.ascontiguousarray(parts).reshape(down * across, -1, 3))
