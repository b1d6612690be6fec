"""How well cards laid over references fit them: by blocks, so that a hand or glare spoils only its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.naming.pictures.flattening import FINE_WH, Pixels, make_grid

if TYPE_CHECKING:
    from collections.abc import Sequence

Blocks = NDArray[np.float32]  # references x blocks: mean square of what a reference leaves of the card
BLOCK = 8
ACROSS, DOWN = FINE_WH[0] // BLOCK, FINE_WH[1] // BLOCK  # blocks of a card
QUIETEST = 9.0  # variance that noise and rounding leave in the best of pictures
PLAIN = 500.0  # variance of a block with nothing in it but what edges leave that do not quite meet
PASSES = 3  # of fitting; what lies over the card is found in one and left out in the next
# How light may differ from the reference's: gain and its slopes across and down, and what is added.
USUAL = np.array([1.0, 0.0, 0.0, 0.0])
STIFF = np.array([60.0, 6000.0, 6000.0, 0.06])  # beside the sums over blocks of what pixels show on average
DARKEST, BRIGHTEST = 0.25, 1.6  # gains
SHADOW_PX = (13, 13)  # finer than this no shadow is taken out
DEEPEST = 0.5  # shadows beside the light around them
CAST = 1.45  # one colour's gain beside the middle one's, at most


class Layer:
    """A fine look as it is compared: its colours apart, and the means of them and their squares by blocks."""

    def __init__(self, look: Pixels) -> None:
        self.rows = np.ascontiguousarray(look.reshape(-1, 3).T)
        self.means = average_blocks(self.rows)
        self.squares = average_blocks(self.rows * self.rows)

    @property
    def look(self) -> Pixels:
        """The fine look itself."""
        return np.ascontiguousarray(self.rows.T.reshape(FINE_WH[1], FINE_WH[0], 3))


def measure_misfits(cards: Sequence[Layer], references: Sequence[Layer]) -> Blocks:
    """Compare laid cards with a reference each, under the light that suits it."""
    pairs = list(zip(cards, references, strict=True))
    light = _fit(
        cards, references, np.array([average_blocks(card.rows * known.rows) for card, known in pairs])
    )
    return np.array([_compare(card, known, mine) for (card, known), mine in zip(pairs, light, strict=True)])


def _compare(card: Layer, known: Layer, light: NDArray[np.float32]) -> Blocks:
    """Return what the lit reference leaves of each block."""
    lit = known.rows * (light[:, :3] @ _PLANE) + light[:, 3:]
    both, own = _add_colours(lit * card.rows), _add_colours(lit * lit)
    shade = _find_shade(both, own)
    left = _add_colours(card.rows * card.rows) - shade * (2 * both - shade * own)
    return np.maximum(average_blocks(left), 0)


def _find_shade(both: NDArray[Any], own: NDArray[Any]) -> NDArray[Any]:
    """Return the shadows that fall on a card: one smooth gain for all colours."""
    pair = cv2.merge([both.reshape(FINE_WH[::-1]), own.reshape(FINE_WH[::-1])])
    pair = cv2.blur(cv2.blur(pair, SHADOW_PX), SHADOW_PX)
    shade = (pair[..., 0] / (pair[..., 1] + 1.0)).ravel()
    return np.asarray(np.clip(shade, DEEPEST, 1 / DEEPEST))


def measure_shown(card: Layer, reference: Layer) -> Blocks:
    """Return how much a laid card shows in each block, in the light that fell on it."""
    brightness = float(card.means.mean()) / max(float(reference.means.mean()), 1.0)
    return np.asarray((card.squares - card.means**2).sum(axis=0) + PLAIN * brightness, np.float32)


def find_noise(misfits: Blocks) -> float:
    """Return the mean square that the best reference leaves in the usual block of this card."""
    return max(QUIETEST, float(find_middle(misfits).min()))


def find_middle(rows: NDArray[Any]) -> NDArray[Any]:
    """Return the middle value of the last axis, much faster than NumPy's median."""
    middle = rows.shape[-1] // 2
    return np.asarray(np.partition(rows, middle, axis=-1)[..., middle : middle + 1])


def score(misfits: Blocks, noise: float) -> NDArray[np.float32]:
    """Return how well each reference fits; a spoilt block costs little more than a bad one."""
    return np.asarray(-np.log1p(misfits / (2 * noise)).sum(axis=1), np.float32)


def _fit(cards: Sequence[Layer], references: Sequence[Layer], both: Blocks) -> NDArray[np.float32]:
    """Return the light under which each reference looks most like its card, colour by colour."""
    seen, seen_squares = (np.array([getattr(one, of) for one in cards]) for of in ("means", "squares"))
    known, squares = (np.array([getattr(one, of) for one in references]) for of in ("means", "squares"))
    weights = np.ones((len(references), 1, both.shape[-1]), np.float32)
    light = np.tile(USUAL, (*both.shape[:2], 1))
    for _ in range(PASSES):
        light = _solve(weights * known, weights * squares, weights * both, weights * seen, weights)
        gain, plus = light[..., :3] @ _CENTRES, light[..., 3:]
        left = seen_squares + gain * (gain * squares + 2 * (plus * known - both)) + plus * (plus - 2 * seen)
        blocks = left.sum(axis=1, keepdims=True)
        usual = np.maximum(QUIETEST, find_middle(blocks))
        weights = 1 / (1 + (blocks / (2 * usual)) ** 2)
    return light.astype(np.float32)


def _solve(
    known: NDArray[Any], squares: NDArray[Any], both: NDArray[Any], seen: NDArray[Any], weights: NDArray[Any]
) -> NDArray[Any]:
    """Return the light that leaves least of the card, given the weighed blocks of card and reference."""
    gram = np.empty((*both.shape[:2], 4, 4))
    gram[..., :3, :3] = (squares @ _PRODUCTS).reshape(*both.shape[:2], 3, 3)
    gram[..., :3, 3] = gram[..., 3, :3] = known @ _CENTRES.T
    gram[..., 3, 3] = weights.sum(axis=2)
    aim = np.concatenate([both @ _CENTRES.T, seen.sum(axis=2, keepdims=True)], axis=2)
    gram[..., range(4), range(4)] += STIFF
    light = np.linalg.solve(gram, (aim + STIFF * USUAL)[..., None])[..., 0]
    return _bound(light, gram, aim)


def _bound(light: NDArray[Any], gram: NDArray[Any], aim: NDArray[Any]) -> NDArray[Any]:
    """Keep gains to what lamps and cameras do, so that no light makes a red card of a blue one."""
    middle = np.clip(np.sort(light[..., :1], axis=1)[:, 1:2], DARKEST, BRIGHTEST)
    light[..., :1] = np.clip(light[..., :1], middle / CAST, middle * CAST)
    light[..., 1:3] = np.clip(light[..., 1:3], -0.3 * middle, 0.3 * middle)
    light[..., 3] = (aim[..., 3] - (gram[..., 3, :3] * light[..., :3]).sum(-1)) / gram[..., 3, 3]
    return light


def _add_colours(rows: NDArray[Any]) -> NDArray[Any]:
    return np.asarray(rows[0] + rows[1] + rows[2])


def average_blocks(rows: NDArray[np.float32]) -> Blocks:
    """Return the mean of each block of whole cards, which are the last axis."""
    stacked = rows.reshape(-1, FINE_WH[0])  # one card below the other, so that no block covers parts of two
    small = cv2.resize(stacked, (ACROSS, len(stacked) // BLOCK), interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.float32).reshape(*rows.shape[:-1], ACROSS * DOWN)


def _make_plane(size_wh: tuple[int, int]) -> NDArray[np.float32]:
    """Return one, and how far right and down each pixel lies from -1 to 1, a row each."""
    across, down = make_grid(size_wh[1], size_wh[0])
    return np.stack([np.ones_like(across), across, down]).reshape(3, -1)


# Light is fitted as if it were even in each block.
_PLANE, _CENTRES = _make_plane(FINE_WH), _make_plane((ACROSS, DOWN))
_PRODUCTS = (_CENTRES[:, None] * _CENTRES[None]).reshape(9, -1).T
