"""Drawing what was seen into a copy of the picture: status by line style and words as well as by colour."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.look import SeenPicture, scale_seen
from vision.pictures.picture import load_picture
from vision.reading import Point, Reading, Status
from vision.showing.placing import enclose, place_words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from vision.geometry import Bounds, Colour, Image

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
_FONT, _WEIGHT = cv2.FontFace("sans"), 600
_LETTERS = 5  # size of the letters in line widths


@dataclass(frozen=True, slots=True)
class Label:
    """Words about a thing, and where they are written; its outline tells the status by its style."""

    corners: Sequence[Point]
    status: Status
    words: str
    at: Point


def annotate(
    image_bgr: Image, cards: Sequence[Reading], dice: Sequence[Reading], tell: Callable[[Reading], str]
) -> Image:
    """Return a copy of the picture with every card and die outlined and labelled."""
    on_cards = [Label(card.corners, card.status, tell(card), card.center) for card in cards]
    under_dice = [
        Label(die.corners, die.status, tell(die), (die.center[0], die.center[1] + 1.1 * die.size_px))
        for die in dice
    ]
    return draw_labels(image_bgr, on_cards + under_dice)


def draw_labels(image_bgr: Image, labels: Sequence[Label]) -> Image:
    """Return a copy of the picture with things outlined and labelled, all words above all outlines."""
    drawn = image_bgr.copy()
    width_px = max(2, round(max(drawn.shape[:2]) / 480))
    for label in labels:
        _draw_outline(drawn, label.corners, label.status, width_px)
    boxes = _place_labels(labels, width_px, (drawn.shape[1], drawn.shape[0]))
    for label, box in zip(labels, boxes, strict=True):
        if not _lies_on(label):
            _draw_pointer(drawn, box, label, width_px)
    for label, box in zip(labels, boxes, strict=True):
        _write(drawn, label.words, box, label.status, width_px)
    return drawn


def draw_look(result: SeenPicture, tell: Callable[[Reading], str]) -> Image:
    """Return the picture of a look with what was seen in it; a huge picture comes back made smaller."""
    picture = load_picture(Path(result.picture))
    seen = scale_seen(result.seen, 1 / picture.reduced)
    return annotate(picture.image_bgr, seen.cards, seen.dice, tell)


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


def _place_labels(labels: Sequence[Label], width_px: int, picture_wh: tuple[int, int]) -> list[Bounds]:
    """Find room for all words: those on a thing keep off other words, those beside it off things as well."""
    things = [enclose(label.corners) for label in labels]
    written: list[Bounds] = []
    for label in labels:
        taken = written if _lies_on(label) else [*things, *written]
        written.append(place_words(label.at, _measure_words(label.words, width_px), taken, picture_wh))
    return written


def _lies_on(label: Label) -> bool:
    """Tell whether the words belong on the thing itself."""
    left, top, right, bottom = enclose(label.corners)
    return left <= label.at[0] <= right and top <= label.at[1] <= bottom


def _measure_words(text: str, width_px: int) -> tuple[int, int]:
    """Return the width and height of the field the words stand on."""
    size, rows = _LETTERS * width_px, text.split("\n")
    wide = max(cv2.getTextSize((0, 0), row, (0, 0), _FONT, size, _WEIGHT)[2] for row in rows) + size
    return wide, round((len(rows) + 0.4) * 1.2 * size)


def _draw_pointer(drawn: Image, box: Bounds, label: Label, width_px: int) -> None:
    """Draw a line from words that stand beside a thing to its edge."""
    thing = enclose(label.corners)
    words_x, words_y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    near = min(max(words_x, thing[0]), thing[2]), min(max(words_y, thing[1]), thing[3])
    ends = (round(near[0]), round(near[1])), (round(words_x), round(words_y))
    cv2.line(drawn, *ends, _WHITE, 2 * width_px + 1, cv2.LINE_AA)
    cv2.line(drawn, *ends, COLOURS[label.status], max(1, width_px // 2), cv2.LINE_AA)


def _write(drawn: Image, text: str, box: Bounds, status: Status, width_px: int) -> None:
    """Write lines dark on white with the status colour as a frame."""
    left, top, right, bottom = (round(side) for side in box)
    size = _LETTERS * width_px
    cv2.rectangle(drawn, (left, top), (right, bottom), _WHITE, -1)
    cv2.rectangle(drawn, (left, top), (right, bottom), COLOURS[status], max(1, width_px // 2))
    for number, row in enumerate(text.split("\n"), start=1):
        spot = (left + size // 2, top + round(1.2 * number * size))
        cv2.putText(drawn, row, spot, _BLACK, _FONT, size, _WEIGHT)
