"""Gives photographs labelled with upright boxes the corners of their cards, where box and edges agree.

A card of known shape fills its box in two mirrored ways only; the one whose sides lie on edges is taken.
A card that is partly hidden fits neither. What shows of it is what an earlier network, trained on composed
scenes alone, takes for card inside its box and outside the cards on top; it is kept as a polygon.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
from numpy.typing import NDArray

from models.measure_card_finder import Box, Truth, cut_box, lies_apart, overlap
from vision.finding.card_contours import find_by_contours
from vision.finding.corners import refine_corners
from vision.finding.finder import shrink
from vision.finding.levels import halve
from vision.overlap import order_upright

if TYPE_CHECKING:
    from vision.network import Network

Quad = NDArray[np.float64]
Image = NDArray[np.uint8]
ASPECT = 0.716
REACHES = (0.14, 0.05)  # a guess is further off than what the networks see
CLEAR_ENOUGH, BOX_ENOUGH = 0.5, 0.88
CLEAR_AMONG_OTHERS = 0.62  # a card may be hidden in part where boxes overlap


def guess_quads(box: Box) -> list[Quad]:
    """Return the two ways, mirrored, in which a card fills its box."""
    width, height = box[2] - box[0], box[3] - box[1]
    slope = (width / height - ASPECT) / (1 - ASPECT * width / height) if width != height / ASPECT else np.inf
    angle = np.arctan(slope) if slope >= 0 else (0.0 if width < height else np.pi / 2)
    tall = width / (ASPECT * np.cos(angle) + np.sin(angle))
    half = np.array([(-ASPECT, -1), (ASPECT, -1), (ASPECT, 1), (-ASPECT, 1)]) * tall / 2
    middle = np.array([box[0] + box[2], box[1] + box[3]]) / 2
    return [
        half @ np.array([[np.cos(a), np.sin(a)], [-np.sin(a), np.cos(a)]]) + middle for a in (angle, -angle)
    ]


def settle(image: Image, box: Box, hints: list[Quad], least_clear: float) -> dict[str, Any]:
    """Return a card's corners and whether they are known."""
    best, known = 0.0, None
    for guess in guess_quads(box) + hints:
        quad, _ = refine_corners(image, guess, REACHES)
        quad, clear = refine_corners(image, quad, REACHES)
        fits = overlap(cut_box(quad, image.shape[1::-1]), box)
        if fits > BOX_ENOUGH and clear > least_clear and clear * fits > best:
            best, known = clear * fits, quad
    corners = np.array([box[:2], (box[2], box[1]), box[2:], (box[0], box[3])]) if known is None else known
    return {
        "corners": np.array(order_upright(corners)).round(1).tolist(),
        "known": known is not None,
        "box": box,
    }


def trace_visible(cards: list[dict[str, Any]], card_map: NDArray[np.float32]) -> None:
    """Give every card that is not known the polygon of what shows of it, if the network sees any of it."""
    free = (card_map > 0.5).astype(np.uint8)
    for card in cards:
        if card["known"]:
            cv2.fillPoly(free, [np.array(card["corners"]).round().astype(np.int32)], 0)
    for card in cards:
        left, top, right, low = (round(value) for value in card["box"])
        inside = np.zeros_like(free)
        inside[max(top, 0) : low, max(left, 0) : right] = free[max(top, 0) : low, max(left, 0) : right]
        contours, _ = cv2.findContours(inside, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
        largest = max(contours, key=cv2.contourArea, default=None)
        enough = largest is not None and cv2.contourArea(largest) > 0.35 * (right - left) * (low - top)
        if not card["known"] and enough:
            card["polygon"] = np.asarray(largest).reshape(-1, 2).tolist()


def see_cards(image: Image, network: Network) -> NDArray[np.float32]:
    """Return the network's map of cards in the picture's own size."""
    batch = shrink(halve(image), 256).transpose(2, 0, 1)[None].astype(np.float32)
    size_wh = (image.shape[1], image.shape[0])
    return np.asarray(cv2.resize(network.run(batch)[0][0, 0], size_wh), np.float32)


def label_photos(truths: list[Truth], network: Network) -> list[dict[str, Any]]:
    """Return the photographs with corners; the network was trained on composed scenes alone."""
    return [label_photo(truth, network) for truth in truths]


def label_photo(truth: Truth, network: Network) -> dict[str, Any]:
    """Return one photograph with the corners of its cards, or what shows of them."""
    image = np.asarray(cv2.imread(str(truth.path)), np.uint8)
    hints = [np.array(outline.corners) for outline in find_by_contours(image)]
    least = [
        CLEAR_ENOUGH if lies_apart(truth.boxes, n) else CLEAR_AMONG_OTHERS for n in range(len(truth.boxes))
    ]
    cards = [settle(image, box, hints, clear) for box, clear in zip(truth.boxes, least, strict=True)]
    # The known ones come last: where boxes overlap, the card that shows wholly lies on top.
    cards.sort(key=lambda card: bool(card["known"]))
    trace_visible(cards, see_cards(image, network))
    return {"picture": str(truth.path.resolve()), "cards": cards}
