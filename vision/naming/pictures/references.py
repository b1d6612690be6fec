"""The pictures a set of cards is known by, and the few of them that a question may be."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

import cv2
import numpy as np

from vision.naming.pictures.aligning import Greys, align, apply, make_aim, shrink_grey
from vision.naming.pictures.flattening import (
    ASKED_SOFT,
    COARSE_WH,
    FINE_WH,
    KNOWN_SOFT,
    WIDE_WH,
    Pixels,
    shrink_to_coarse,
    shrink_to_fine,
    soften,
    widen,
)
from vision.naming.pictures.ink import Ink, measure_ink
from vision.naming.pictures.likeness import Blocks, Layer, measure_misfits
from vision.naming.pictures.points import Keypoints, find_points, shrink_for_points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from vision.geometry import Image

MOST_READY = 400  # references kept as they are compared: ten for each of forty cards, 100 kB each
SPREAD = 0.3  # of the mean variance is added to every direction, so that none counts without bound
TWINS = 2  # references most like one that the card may be: the card may be these as well
MOST_DIRECTIONS = 160  # in which cards of one set differ
# Half as fine is enough to try an outline in several places.
HALF_WH, HALF_WIDE_WH = (FINE_WH[0] // 2, FINE_WH[1] // 2), (WIDE_WH[0] // 2, WIDE_WH[1] // 2)
# An outline is shifted and sized so, in fractions of the card, before it is compared coarsely.
SHIFT, GROW = 0.035, 0.04
TRIES = tuple(
    np.array([[size, 0, (1 - size) / 2 + right], [0, size, (1 - size) / 2 + down], [0, 0, 1.0]])
    for size, right, down in (
        (1, 0, 0),
        (1 - 2 * GROW, 0, 0),
        (1 + 2 * GROW, 0, 0),
        (1, SHIFT, 0),
        (1, -SHIFT, 0),
        (1, 0, SHIFT),
        (1, 0, -SHIFT),
    )
)


@dataclass(frozen=True, slots=True)
class Known:
    """A card side, by the card's id and the name of the side."""

    id: str
    side: str = ""


class Lies(NamedTuple):
    """A reference by its number, and by how many quarters it lies turned clockwise beside another."""

    number: int
    quarters: int


class CoarsePart:
    """One part of the cards, coarsely: what they share counts little, and all differences count alike."""

    def __init__(self, pixels: NDArray[np.bool_], coarse: NDArray[np.float32]) -> None:
        """Take which pixels belong to the part, and all cards of the set."""
        self._pixels = pixels
        self._slopes = _SLOPES[pixels]
        self._back = np.linalg.pinv(self._slopes).astype(np.float32)
        rows = self._even(coarse)
        self._mean = rows.mean(axis=0)
        self._directions = _find_directions(rows - self._mean)
        self._rows = _make_unit((rows - self._mean) @ self._directions)

    def rank(self, tries: NDArray[np.float32]) -> NDArray[np.float32]:
        """Return how alike each try and each card are."""
        asked = _make_unit((self._even(tries) - self._mean) @ self._directions)
        return np.asarray(asked @ self._rows.T, np.float32)

    def rank_beside(self, number: int) -> NDArray[np.float32]:
        """Return how alike each card and one of them are."""
        return np.asarray(self._rows @ self._rows[number], np.float32)

    def _even(self, coarse: NDArray[np.float32]) -> NDArray[np.float32]:
        """Return cards as vectors that an even slope of light does not change."""
        some = coarse[:, self._pixels]
        some = some - self._slopes @ (self._back @ some)
        return _make_unit(some.reshape(len(some), -1))


class References:
    """All pictures of one set, ready to be compared."""

    def __init__(self, known: Sequence[Known], pictures: Sequence[Image]) -> None:
        """Take a straightened picture for each; those wider than tall are turned by a quarter."""
        self.known = tuple(known)
        self.lies = tuple(picture.shape[1] > picture.shape[0] for picture in pictures)
        self.looks = [shrink_to_fine(_stand(picture)) for picture in pictures]
        self._greys = [shrink_for_points(_stand(picture)) for picture in pictures]
        self.find_layer = lru_cache(MOST_READY)(self._make_layer)
        self.find_aim = lru_cache(MOST_READY)(self._make_aim)
        self.find_ink = lru_cache(MOST_READY)(self._measure_ink)
        self.find_points = lru_cache(MOST_READY)(self._find_points)
        self._apart: dict[tuple[int, Lies], Blocks] = {}

    def __len__(self) -> int:
        return len(self.known)

    @cached_property
    def parts(self) -> list[CoarsePart]:
        """The whole card, and its four halves for cards that are half hidden."""
        coarse = np.array([shrink_to_coarse(look) for look in self.looks])
        return [CoarsePart(pixels, coarse) for pixels in _cut_halves()]

    def rank(self, wide: Pixels) -> list[NDArray[np.float32]]:
        """Return how alike a flattened card and each reference are: by the whole card, then by each half.

        Of each, the first row is for the card as it is held, the second for the card turned by half.
        """
        half = np.asarray(cv2.resize(wide, HALF_WIDE_WH, interpolation=cv2.INTER_AREA), np.float32)
        tries = np.array([shrink_to_coarse(apply(half, way, HALF_WH)) for way in TRIES])
        both = np.concatenate([tries, tries[:, ::-1]])  # the tries of the turned card, in another order
        return [part.rank(both).reshape(2, len(TRIES), -1).max(axis=1) for part in self.parts]

    def list_twins(self, number: int) -> list[int]:
        """Return the references that are most like one of them."""
        alike = np.argsort(-self.parts[0].rank_beside(number))
        return [int(other) for other in alike[: TWINS + 1] if other != number]

    def measure_apart(self, number: int, others: Sequence[Lies]) -> Blocks:
        """Return how much of each block of other references one of them leaves, laid exactly over it."""
        if not others:
            plain = np.broadcast_to(self.looks[number].mean(axis=(0, 1)), self.looks[number].shape)
            return measure_misfits([Layer(np.ascontiguousarray(plain))], [self.find_layer(number)])
        new = [other for other in others if (number, other) not in self._apart]
        if new:
            self._apart.update(
                zip(((number, other) for other in new), self._lay_over(number, new), strict=True)
            )
        return np.array([self._apart[number, other] for other in others])

    def _lay_over(self, number: int, others: Sequence[Lies]) -> Blocks:
        wide = [widen(_turn(self.looks[other.number], other.quarters)) for other in others]
        ways = align([shrink_grey(look) for look in wide], [self.find_aim(number)] * len(wide))
        laid = [Layer(soften(apply(*pair), ASKED_SOFT)) for pair in zip(wide, ways, strict=True)]
        return measure_misfits(laid, [self.find_layer(number)] * len(laid))

    def _find_points(self, number: int) -> Keypoints:
        return find_points(self._greys[number])

    def _measure_ink(self, number: int) -> Ink:
        return measure_ink(soften(self.looks[number], KNOWN_SOFT))

    def _make_layer(self, number: int) -> Layer:
        return Layer(soften(self.looks[number], KNOWN_SOFT))

    def _make_aim(self, number: int) -> Greys:
        return make_aim(self.looks[number])


def _find_directions(rows: NDArray[np.float32]) -> NDArray[np.float32]:
    if len(rows) < 3:  # noqa: PLR2004 - two cards differ in one direction, one in none
        return np.eye(rows.shape[1], dtype=np.float32)
    _, lengths, directions = np.linalg.svd(rows, full_matrices=False)
    count = min(MOST_DIRECTIONS, len(rows) - 1)
    spread = lengths[:count] ** 2 / len(rows)
    weights = 1 / np.sqrt(spread + SPREAD * spread.mean() + 1e-9)
    return np.asarray(directions[:count].T * weights, np.float32)


def _cut_halves() -> list[NDArray[np.bool_]]:
    down, across = np.mgrid[: COARSE_WH[1], : COARSE_WH[0]]
    left, upper = (across < COARSE_WH[0] // 2).ravel(), (down < COARSE_WH[1] // 2).ravel()
    return [np.ones_like(left), left, ~left, upper, ~upper]


def _make_slopes() -> NDArray[np.float32]:
    """Return the even light and its slopes across and down, a column each."""
    down, across = np.mgrid[-1 : 1 : COARSE_WH[1] * 1j, -1 : 1 : COARSE_WH[0] * 1j]
    return np.stack([np.ones_like(down), down, across], axis=-1).reshape(-1, 3).astype(np.float32)


_SLOPES = _make_slopes()


def _turn(look: Pixels, quarters: int) -> Pixels:
    """Return a look turned clockwise, as large as any."""
    turned = np.ascontiguousarray(np.rot90(look, -quarters))
    return turned if quarters % 2 == 0 else np.asarray(cv2.resize(turned, FINE_WH), np.float32)


def turn_half(look: Pixels) -> Pixels:
    """Return a look held the other way up."""
    return np.ascontiguousarray(look[::-1, ::-1])


def _make_unit(rows: NDArray[np.float32]) -> NDArray[np.float32]:
    return np.asarray(rows / (np.linalg.norm(rows, axis=1, keepdims=True) + 1e-6), np.float32)


def _stand(picture: Image) -> Image:
    """Return a picture standing on a short side; one that lies is turned counter-clockwise."""
    if picture.shape[1] <= picture.shape[0]:
        return picture
    return np.asarray(cv2.rotate(picture, cv2.ROTATE_90_COUNTERCLOCKWISE), np.uint8)
