"""Reads food dice: finds them, names the face that lies up, and says how sure that is."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.finding.dice_finder import DiceFinder
from vision.naming.dice.candidates import (
    FACES,
    NOTHING,
    PLAIN_AT,
    Chances,
    NamedDie,
    choose_dice,
    edges_apart,
    is_doubtful,
)
from vision.naming.dice.together import read_together
from vision.network import open_network
from vision.reading import Candidate, Corners, Outline, Point, Reading, Status
from vision.seams import ANYTHING, Expected, Steps, finish, weigh

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vision.geometry import Image

__all__ = ["FACES", "DiceReader", "cut_square"]


FACE_PX = 48
EDGES_ACROSS = 1.6  # how many die edges the network sees

SURE_AT = 0.95  # the worst wrong name in the sets to choose on had 0.76 (models/food_dice.md)
CHECK_AT = 0.4
SMALLEST_SURE_PX = 20.0
FAINT_AT = 0.45  # heat of the finder below which no die is sure
_TURNS = 4
_CROWDED = 0.88  # edges between the middles of dice that touch, seen at a slant
_CROWDED_FOR_SURE = 0.78  # the middle of a side is never farther than 0.71 from that of its own top
_WORTH_TELLING = 0.02
_NOTHING_AT = 0.97  # what is nothing at the first glance is not looked at again


class DiceReader:
    """Reads food dice in pictures; opens its networks once."""

    def __init__(self) -> None:
        self._finder = DiceFinder()
        self._network = open_network("food_dice")

    def find(self, image_bgr: Image, _likely: Sequence[Corners] = ()) -> list[Outline]:
        """Find dice of any kind, wherever they lie."""
        return self._finder.find(image_bgr)

    def name(
        self, image_bgr: Image, outlines: Sequence[Outline], expected: Sequence[Expected]
    ) -> Steps[list[Reading]]:
        """Name the dice together, from left to right; what is no die of this game is left out.

        The search that found them was said to cost enough for this as well.
        """
        yield 0
        named = self._look_again(image_bgr, self._name(image_bgr, list(outlines)))
        dice = _doubt_crowded([_judge(die) for die in read_together(choose_dice(named))])
        told = [weigh(die, expected[_find_nearest(die, outlines)]) for die in dice]
        return sorted(told, key=lambda die: die.center)

    def read(self, image_bgr: Image, region: Corners | None = None) -> list[Reading]:
        """Find and name the dice of a picture, or of a region of it, from left to right."""
        found = self._finder.find_within(image_bgr, region) if region else self._finder.find(image_bgr)
        return finish(self.name(image_bgr, found, [ANYTHING] * len(found)))

    def _name(self, image_bgr: Image, found: list[Outline]) -> list[NamedDie]:
        """Name everything that is a die at the first glance, seen in four quarter turns."""
        if not found:
            return []
        crops = [cut_square(image_bgr, die.center, EDGES_ACROSS * die.size_px, FACE_PX) for die in found]
        glances, looks = self._weigh(crops)
        seen = np.flatnonzero(glances[:, NOTHING] < _NOTHING_AT)
        if not len(seen):
            return []
        views = [np.rot90(crops[number], turns) for turns in range(1, _TURNS) for number in seen]
        chances, further = self._weigh(views)
        chances = np.concatenate([glances[seen], chances]).reshape(_TURNS, len(seen), -1).mean(axis=0)
        looks = np.concatenate([looks[seen], further]).reshape(_TURNS, len(seen), -1).mean(axis=0)
        return [NamedDie(found[number], *told) for number, *told in zip(seen, chances, looks, strict=True)]

    def _look_again(self, image_bgr: Image, named: list[NamedDie]) -> list[NamedDie]:
        """Give things in doubt the size of the clear dice of the picture where that makes them clearer."""
        clear = [die.found.size_px for die in named if die.evidence >= PLAIN_AT]
        if not clear:
            return named
        common_px = float(np.median(clear))
        resized = {
            die.found: Outline.square(die.found.center, common_px, die.found.confidence)
            for die in named
            if is_doubtful(die, common_px)
        }
        again = {die.found: die for die in self._name(image_bgr, list(resized.values()))}
        others = (again.get(resized.get(die.found, die.found), die) for die in named)
        return [
            max(die, other, key=lambda one: one.evidence) for die, other in zip(named, others, strict=True)
        ]

    def _weigh(self, views: list[Image]) -> tuple[Chances, Chances]:
        """Chances of every label for every view, and what the network saw in it."""
        batch = np.stack(views)[..., ::-1].transpose(0, 3, 1, 2).astype(np.float32) / 255
        scores, looks = self._network.run(np.ascontiguousarray(batch))
        return _softmax(scores), looks


def cut_square(image_bgr: Image, center: Point, side_px: float, out_px: int) -> Image:
    """Cut a square around a point and bring it to `out_px`; the picture's border is continued."""
    left, top = (int(np.floor(value - side_px / 2)) - 2 for value in center)
    reach = int(np.ceil(side_px)) + 4
    window = image_bgr[max(top, 0) : max(top + reach, 0), max(left, 0) : max(left + reach, 0)]
    left, top = max(left, 0), max(top, 0)
    if window.size == 0:
        return np.zeros((out_px, out_px, 3), np.uint8)
    zoom, shrink = out_px / side_px, min(1.0, 2 * out_px / side_px)
    if shrink < 1:
        window = cv2.resize(window, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA).astype(np.uint8)
    middle = (np.array(center) - (left, top) + 0.5) * shrink - 0.5
    shift = (out_px - 1) / 2 - zoom / shrink * middle
    matrix = np.array([[zoom / shrink, 0, shift[0]], [0, zoom / shrink, shift[1]]])
    square = cv2.warpAffine(window, matrix, (out_px, out_px), borderMode=cv2.BORDER_REPLICATE)
    return square.astype(np.uint8, copy=False)


def _softmax(scores: Chances) -> Chances:
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=-1, keepdims=True), np.float32)


def _judge(die: NamedDie) -> Reading:
    """Make a reading of a die."""
    order = die.chances[: len(FACES)].argsort()[::-1]
    best = int(order[0])
    clear = die.found.confidence >= FAINT_AT and die.found.size_px >= SMALLEST_SURE_PX
    confidence = min(1.0, float(die.chances[best]))
    status = _decide(confidence, clear=clear)
    named = status is not Status.UNREADABLE
    others = order[1:] if named else order
    return Reading(
        id=FACES[best] if named else None,
        confidence=confidence,
        status=status,
        corners=die.found.corners,
        alternatives=tuple(
            Candidate(FACES[i], min(1.0, float(die.chances[i])))
            for i in others
            if die.chances[i] >= _WORTH_TELLING
        ),
        plain=clear,
    )


def _find_nearest(die: Reading, outlines: Sequence[Outline]) -> int:
    """Return which outline a die was named from; it may have been given another size since."""
    return min(range(len(outlines)), key=lambda number: math.dist(die.center, outlines[number].center))


def _decide(confidence: float, *, clear: bool) -> Status:
    if confidence < CHECK_AT:
        return Status.UNREADABLE
    return Status.SURE if clear and confidence >= SURE_AT else Status.CHECK


def _doubt_crowded(dice: list[Reading]) -> list[Reading]:
    """Be sure of no two dice nearer than dice can lie: one of them may be a side of the other."""
    return [_doubt(die, _measure_room(die, dice)) for die in dice]


def _doubt(die: Reading, room: float) -> Reading:
    """Leave it to further frames whether dice so near are two, where each alone would be sure."""
    if room >= _CROWDED:
        return die
    status = Status.CHECK if die.status is Status.SURE else die.status
    return replace(die, status=status, plain=die.status is Status.SURE and room >= _CROWDED_FOR_SURE)


def _measure_room(die: Reading, dice: list[Reading]) -> float:
    return min((edges_apart(die, other) for other in dice if other is not die), default=np.inf)
