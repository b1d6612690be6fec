"""Print as ink: how much darker it is than the card, which neither a lamp's colour nor a shadow changes."""

from __future__ import annotations

import cv2
import numpy as np

from vision.naming.pictures.flattening import Pixels
from vision.naming.pictures.likeness import average_blocks, find_middle

Ink = Pixels  # of a fine look: the logarithm of how much light the print takes away

WIDEST_PX = 25  # print; what is wider, as a shadow or the edge of one, is the ground it is printed on
DARKEST = 8.0  # of 255; below that a camera shows its own noise
UNLIKE = 0.02  # squared: where two cards differ by so much, they do not tell how strong the print looks
HELD = 0.008  # squared; a card with less print is taken to look as strong as its references
PALEST, STRONGEST = 0.4, 2.2  # print by one camera beside that by another
LEFT = 0.003  # squared: what the right reference leaves of a good picture
HIDDEN = 6.0  # times the usual rest: where neither reference explains as much, something lies on the card
HINT = 10.0  # times the usual rest: two references that differ by less in all are hard to tell apart
LEVEL = 0.5  # how far the references themselves lie on either side of the middle between them


def measure_ink(look: Pixels) -> Ink:
    """Return the ink of a fine look."""
    seen = np.clip(look, 0, 255)
    ground = cv2.morphologyEx(
        seen.astype(np.uint8), cv2.MORPH_CLOSE, _WIDEST, borderType=cv2.BORDER_REPLICATE
    )
    smooth = cv2.GaussianBlur(ground.astype(np.float32), (0, 0), WIDEST_PX / 8)
    return np.asarray(np.log((np.maximum(smooth, seen) + DARKEST) / (seen + DARKEST)), np.float32)


_WIDEST = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (WIDEST_PX, WIDEST_PX))


def compare_ink(card: Ink, one: Ink, other: Ink) -> tuple[float, float]:
    """Return by how much a card is nearer to one reference than to another, in lightness and in colour.

    All three are laid over each other. It is LEVEL for the one itself and -LEVEL for the other.
    """
    seen, mean, apart = (_list_colours(ink) for ink in (card, np.float32(0.5) * (one + other), one - other))
    shared = 1 / (1 + average_blocks((apart**2).sum(axis=0)) / UNLIKE)
    shows, usual = (average_blocks((mean * ink).sum(axis=0)) @ shared + HELD for ink in (seen, mean))
    strength = np.float32(np.clip(shows / usual, PALEST, STRONGEST))
    beside, apart = seen - strength * mean, strength * apart
    light, light_apart = (ink.mean(axis=0) * np.sqrt(np.float32(3)) for ink in (beside, apart))
    rows = [(beside**2).sum(axis=0), (beside * apart).sum(axis=0), (apart**2).sum(axis=0)]
    rest, ahead, far, ahead_light, far_light = average_blocks(
        np.array([*rows, light * light_apart, light_apart**2])
    )
    left = rest + far / 4 - np.abs(ahead)
    noise = float(find_middle(left)[0]) + LEFT
    open_to_view = 1 / (1 + left / (HIDDEN * noise))
    return (
        float(open_to_view @ ahead_light / (open_to_view @ far_light + HINT * noise)),
        float(open_to_view @ (ahead - ahead_light) / (open_to_view @ (far - far_light) + HINT * noise)),
    )


def _list_colours(ink: Ink) -> Pixels:
    return np.ascontiguousarray(ink.reshape(-1, 3).T)
