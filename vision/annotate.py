"""Drawing what was seen into a copy of the picture: status by line style and words as well as by colour."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import cv2
import numpy as np

from vision.geometry import Image
from vision.look import Look, scale_seen
from vision.picture import load_picture
from vision.reading import CardReading, DieReading, Point, Status

Colour = tuple[int, int, int]
# Blue, orange and purple-red that colour-blind people tell apart, as blue, green, red.
COLOURS: dict[Status, Colour] = {
    Status.SURE: (178, 114, 0),
    Status.CHECK: (0, 159, 230),
    Status.UNREADABLE: (167, 121, 204),
}
# Length of dash and gap in line widths; a sure card has an unbroken line.
DASHES: dict[Status, tuple[float, float] | None] = {
    Status.SURE: None,
    Status.CHECK: (8, 6),
    Status.UNREADABLE: (0.5, 5),
}
_WHITE: Colour = (255, 255, 255)
_BLACK: Colour = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class Label:
    """Words about a thing, and where they are written; its outline tells the status by its style."""

    corners: Sequence[Point]
    status: Status
    words: str
    at: Point


def annotate(image_bgr: Image, cards: Sequence[CardReading], dice: Sequence[DieReading]) -> Image:
    """Return a copy of the picture with every card and die outlined and labelled."""
    on_cards = [
        Label(card.outline.corners, card.status, label_card(card), _middle(card.outline.corners))
        for card in cards
    ]
    under_dice = [
        Label(_square(die), die.status, label_die(die), (die.center[0], die.center[1] + 1.1 * die.size_px))
        for die in dice
    ]
    return draw_labels(image_bgr, on_cards + under_dice)


def draw_labels(image_bgr: Image, labels: Sequence[Label]) -> Image:
    """Return a copy of the picture with things outlined and labelled, all words above all outlines."""
    drawn = image_bgr.copy()
    width_px = max(2, round(max(drawn.shape[:2]) / 480))
    for label in labels:
        _draw_outline(drawn, label.corners, label.status, width_px)
    for label in labels:
        _write(drawn, label.words, label.at, label.status, width_px)
    return drawn


def draw_look(result: Look) -> Image:
    """Return the picture of a look with what was seen in it; a huge picture comes back made smaller."""
    picture = load_picture(Path(result.picture))
    seen = scale_seen(result.seen, 1 / picture.reduced)
    return annotate(picture.image_bgr, seen.cards, seen.dice)


def label_card(card: CardReading) -> str:
    """Return the words written on a card."""
    if card.face == "down":
        return "face down"
    if card.name is None:
        return "\n".join(["unreadable", *card.problems])
    return f"{card.name}\n{card.status} {math.floor(100 * card.confidence)} %"


def label_die(die: DieReading) -> str:
    """Return the words written under a die."""
    return f"{die.face.replace('_', ' or ')}\n{die.status}" if die.face else "unreadable"


def _square(die: DieReading) -> list[Point]:
    x, y, half = *die.center, die.size_px / 2
    return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]


def _middle(corners: Sequence[Point]) -> Point:
    return sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)


def _draw_outline(drawn: Image, corners: Sequence[Point], status: Status, width_px: int) -> None:
    """Draw the outline twice, so that its colour stands out on any table."""
    for start, end in pairwise([*corners, corners[0]]):
        for a, b in _dash(start, end, status, width_px):
            cv2.line(drawn, a, b, _WHITE, 2 * width_px + 1, cv2.LINE_AA)
            cv2.line(drawn, a, b, COLOURS[status], width_px + 1, cv2.LINE_AA)


def _dash(
    start: Point, end: Point, status: Status, width_px: int
) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Cut one side into the strokes of its line style."""
    a, b = np.array(start), np.array(end)
    length_px = max(float(np.linalg.norm(b - a)), 1.0)
    style = DASHES[status]
    dash_px, gap_px = (length_px, 0.0) if style is None else (style[0] * width_px, style[1] * width_px)
    starts = np.arange(0, length_px, dash_px + gap_px)
    places = [
        (a + (b - a) * s / length_px, a + (b - a) * min(s + dash_px, length_px) / length_px) for s in starts
    ]
    return [((round(p[0]), round(p[1])), (round(q[0]), round(q[1]))) for p, q in places]


def _write(drawn: Image, text: str, center: Point, status: Status, width_px: int) -> None:
    """Write lines dark on white with the status colour as a frame, inside the picture."""
    font, size, rows = cv2.FontFace("sans"), 5 * width_px, text.split("\n")
    wide = max(cv2.getTextSize((0, 0), row, (0, 0), font, size, 600)[2] for row in rows) + size
    high = round((len(rows) + 0.4) * 1.2 * size)
    left = round(min(max(center[0] - wide / 2, 0), max(drawn.shape[1] - wide, 0)))
    top = round(min(max(center[1] - high / 2, 0), max(drawn.shape[0] - high, 0)))
    cv2.rectangle(drawn, (left, top), (left + wide, top + high), _WHITE, -1)
    cv2.rectangle(drawn, (left, top), (left + wide, top + high), COLOURS[status], max(1, width_px // 2))
    for number, row in enumerate(rows, start=1):
        cv2.putText(drawn, row, (left + size // 2, top + round(1.2 * number * size)), _BLACK, font, size, 600)
