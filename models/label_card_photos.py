"""Gives photographs labelled with upright boxes the corners of their cards, where box and edges agree.

A card of known shape fills its box in two mirrored ways only; the one whose sides lie on edges is taken.
A card that is partly hidden, or hardly differs from its ground, fits neither: where about half of it shows
its corners were placed by eye (`playing_card_corners.csv`). Of the others, strips under another card, what
shows is what an earlier network, trained on composed scenes alone, takes for card inside the box.
"""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path
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
BY_EYE = Path(__file__).with_name("playing_card_corners.csv")
ASPECT = 0.716
REACHES = (0.14, 0.05)  # a guess is further off than what the networks see
CLEAR_ENOUGH, BOX_ENOUGH = 0.5, 0.88
CLEAR_AMONG_OTHERS = 0.62  # a card may be hidden in part where boxes overlap
WHOLE = 0.9  # overlap of a card's box with that of what shows of it


@cache
def read_by_eye() -> dict[tuple[str, Box], Quad]:
    """Read the corners that were placed by eye, by photograph and box."""
    with BY_EYE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))[1:]
    return {
        (name, _as_box(numbers[:4])): np.array(numbers[4:], float).reshape(4, 2) for name, *numbers in rows
    }


def _as_box(numbers: list[str]) -> Box:
    left, top, right, low = map(float, numbers)
    return left, top, right, low


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


def settle(image: Image, box: Box, hints: list[Quad], least_clear: float) -> Quad | None:
    """Return a card's corners where box and edges agree."""
    best, known = 0.0, None
    for guess in guess_quads(box) + hints:
        quad, _ = refine_corners(image, guess, REACHES)
        quad, clear = refine_corners(image, quad, REACHES)
        fits = overlap(cut_box(quad, image.shape[1::-1]), box)
        if fits > BOX_ENOUGH and clear > least_clear and clear * fits > best:
            best, known = clear * fits, quad
    return known


def describe(box: Box, known: Quad | None, size_wh: tuple[int, int]) -> dict[str, Any]:
    """Return a card with its corners, or those of its box, and what shows of it if that is not all."""
    edges = np.array([box[:2], (box[2], box[1]), box[2:], (box[0], box[3])])
    corners = np.array(order_upright(edges if known is None else known))
    shown = overlap(cut_box(corners, size_wh), box)
    card = {"corners": corners.round(1).tolist(), "known": known is not None, "box": box, "shown": shown}
    if shown < WHOLE:
        _, part = cv2.intersectConvexConvex(corners.astype(np.float32), edges.astype(np.float32))
        card["polygon"] = np.asarray(part).reshape(-1, 2).tolist()
    return card


def trace_visible(cards: list[dict[str, Any]], card_map: NDArray[np.float32]) -> None:
    """Give every card that is not known the polygon of what shows of it, if the network sees any of it."""
    free = (card_map > 0.5).astype(np.uint8)
    for card in cards:
        if card["known"]:
            shape = np.array(card.get("polygon", card["corners"]))
            cv2.fillPoly(free, [shape.round().astype(np.int32)], 0)
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
    cards = []
    for number, box in enumerate(truth.boxes):
        quad = read_by_eye().get((truth.path.name, box))
        if quad is None:
            least = CLEAR_ENOUGH if lies_apart(truth.boxes, number) else CLEAR_AMONG_OTHERS
            quad = settle(image, box, hints, least)
        cards.append(describe(box, quad, image.shape[1::-1]))
    # Where boxes overlap, the card that shows most of itself lies on top, so it comes last.
    cards.sort(key=lambda card: (bool(card["known"]), card["shown"]))
    trace_visible(cards, see_cards(image, network))
    return {"picture": str(truth.path.resolve()), "cards": cards}
