"""How well a card laid over references fits each: by blocks, so that a hand or glare spoils only its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.naming.pictures.flattening import FINE_WH, Pixels

if TYPE_CHECKING:
    from collections.abc import Sequence

Blocks = NDArray[np.float32]  # references x blocks: mean square of what a reference leaves of the card
BLOCK = 8
BLOCKS = (FINE_WH[1] // BLOCK) * (FINE_WH[0] // BLOCK)
QUIETEST = 9.0  # variance that noise and rounding leave in the best of pictures
PASSES = 3  # of fitting; what lies over the card is found in one and left out in the next
STEP = 2  # light is fitted on every second pixel of every second row
# How light may differ from the reference's: gain and its slopes across and down, and what is added.
USUAL = np.array([1.0, 0.0, 0.0, 0.0], np.float32)
STIFF = np.array([1e3, 1e5, 1e5, 1.0], np.float32)
DARKEST, BRIGHTEST = 0.25, 1.6  # gains
SHADOW_PX = (13, 13)  # finer than this no shadow is taken out
DEEPEST = 0.5  # shadows beside the light around them
CAST = 1.45  # one colour's gain beside the middle one's, at most


def measure_misfits(card: Pixels, references: NDArray[np.float32]) -> Blocks:
    """Compare a laid card with a row of fine looks, light and cast fitted to each."""
    thin = references[:, ::STEP, ::STEP]
    known, seen = _gather(thin), _gather(card[None, ::STEP, ::STEP])[0]
    light = np.tile(USUAL, (*known.shape[:2], 1))
    weights = np.ones((len(references), known.shape[2]), np.float32)
    for _ in range(PASSES):
        light = _fit(known, seen, weights)
        left = ((seen - _light(known, light, _THIN)) ** 2).sum(axis=1)
        blocks = _average(left, BLOCK // STEP)
        usual = np.maximum(QUIETEST, np.median(blocks, axis=1, keepdims=True))
        weights = _spread(1 / (1 + (blocks / (2 * usual)) ** 2), BLOCK // STEP)
    whole = _light(_gather(references), light, _PLANE)
    card_rows = _gather(card[None])[0]
    left = ((card_rows - _shade(whole, card_rows)) ** 2).sum(axis=1)
    return _average(left, BLOCK)


def _shade(lit: NDArray[Any], seen: NDArray[Any]) -> NDArray[Any]:
    """Let shadows fall on the lit references where the card has them: one smooth gain for all colours."""
    both, own = (lit * seen).sum(axis=1), (lit * lit).sum(axis=1)
    for row in range(len(lit)):
        pair = cv2.merge([both[row].reshape(FINE_WH[::-1]), own[row].reshape(FINE_WH[::-1])])
        pair = cv2.blur(cv2.blur(pair, SHADOW_PX), SHADOW_PX)
        both[row] = np.clip(pair[..., 0] / (pair[..., 1] + 1.0), DEEPEST, 1 / DEEPEST).ravel()
    return np.asarray(lit * both[:, None], np.float32)


def find_noise(misfits: Blocks) -> float:
    """Return the mean square that the best reference leaves in the usual block of this card."""
    return max(QUIETEST, float(np.median(misfits, axis=1).min()))


def score(misfits: Blocks, noise: float) -> NDArray[np.float32]:
    """Return how well each reference fits; a spoilt block costs little more than a bad one."""
    return np.asarray(-np.log1p(misfits / (2 * noise)).sum(axis=1), np.float32)


def differ(reference: Pixels, others: Sequence[Pixels]) -> Blocks:
    """Return how much a reference differs in each block from others, or from its own mean without any."""
    if not others:
        others = [np.broadcast_to(reference.mean(axis=(0, 1)), reference.shape)]
    apart = [((reference - other) ** 2).sum(axis=2).ravel() for other in others]
    return _average(np.array(apart), BLOCK)


def _gather(looks: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return looks as references x channels x pixels."""
    return np.ascontiguousarray(looks.reshape(len(looks), -1, 3).transpose(0, 2, 1))


def _fit(known: NDArray[Any], seen: NDArray[Any], weights: NDArray[Any]) -> NDArray[Any]:
    """Return the light under which each reference looks most like the card, channel by channel."""
    parts = _parts(known, _THIN)
    weighed = [part * weights[:, None] for part in parts]
    gram = np.empty((*known.shape[:2], 4, 4))
    for row in range(4):
        for column in range(row, 4):
            gram[..., row, column] = gram[..., column, row] = (weighed[row] * parts[column]).sum(-1)
    aim = np.stack([(one * seen).sum(-1) for one in weighed], axis=-1)
    gram[..., range(4), range(4)] += STIFF
    light = np.linalg.solve(gram, (aim + STIFF * USUAL)[..., None])[..., 0]
    return _bound(light, gram, aim).astype(np.float32)


def _bound(light: NDArray[Any], gram: NDArray[Any], aim: NDArray[Any]) -> NDArray[Any]:
    """Keep gains to what lamps and cameras do, so that no light makes a red card of a blue one."""
    middle = np.clip(np.median(light[..., :1], axis=1, keepdims=True), DARKEST, BRIGHTEST)
    light[..., :1] = np.clip(light[..., :1], middle / CAST, middle * CAST)
    light[..., 1:3] = np.clip(light[..., 1:3], -0.3 * middle, 0.3 * middle)
    light[..., 3] = (aim[..., 3] - (gram[..., 3, :3] * light[..., :3]).sum(-1)) / gram[..., 3, 3]
    return light


def _parts(known: NDArray[Any], plane: NDArray[Any]) -> list[NDArray[Any]]:
    return [known, known * plane[0], known * plane[1], np.ones_like(known)]


def _light(known: NDArray[Any], light: NDArray[Any], plane: NDArray[Any]) -> NDArray[Any]:
    gain, across, down, plus = (light[..., part, None] for part in range(4))
    return np.asarray(known * (gain + across * plane[0] + down * plane[1]) + plus, np.float32)


def _average(left: NDArray[Any], block: int) -> Blocks:
    count, high, wide = len(left), FINE_WH[1] // BLOCK, FINE_WH[0] // BLOCK
    return np.asarray(
        left.reshape(count, high, block, wide, block).mean(axis=(2, 4)).reshape(count, -1), np.float32
    )


def _spread(blocks: NDArray[Any], block: int) -> NDArray[Any]:
    count, high, wide = len(blocks), FINE_WH[1] // BLOCK, FINE_WH[0] // BLOCK
    return blocks.reshape(count, high, wide).repeat(block, axis=1).repeat(block, axis=2).reshape(count, -1)


def _make_plane(step: int) -> NDArray[np.float32]:
    high, wide = FINE_WH[1] // step, FINE_WH[0] // step
    down, across = np.mgrid[-1 : 1 : high * 1j, -1 : 1 : wide * 1j]
    return np.stack([across.ravel(), down.ravel()]).astype(np.float32)


_PLANE, _THIN = _make_plane(1), _make_plane(STEP)
