"""Reads food dice: finds them, names the face that lies up, and says how sure that is."""

from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.dice_finder import DiceFinder, FoundDie
from vision.network import open_network
from vision.reading import Candidate, Corners, DieReading, Point, Status

Picture = NDArray[np.uint8]
Chances = NDArray[np.float32]

FACES = ("invertebrate", "seed", "fruit", "fish", "rodent", "invertebrate_seed")
STRANGE, NOTHING = 6, 7  # labels after the faces: a die of another game, no die at all
FACE_PX = 48
EDGES_ACROSS = 1.6  # how many die edges the network sees

SURE_AT = 0.994
CHECK_AT = 0.4
SMALLEST_SURE_PX = 20.0
CLEAR_AT = 0.65  # heat of the finder from which a die may be sure, or be told although it shows no food
FOOD_AT = 2.0  # evidence of both networks, as log odds, from which a thing is a food die
_HEAT_COUNTS = 2.0
_TEMPERATURE = 0.75
_TURNS = 4
_CROWDED = 0.95  # edges between the middles of dice that touch, a little less than one
_WORTH_TELLING = 0.02


class DiceReader:
    """Reads food dice in pictures; opens its networks once."""

    def __init__(self) -> None:
        self._finder = DiceFinder()
        self._network = open_network("food_dice")

    def read(self, image_bgr: Picture, region: Corners | None = None) -> list[DieReading]:
        """Read the dice of a picture, or of a region of it, from left to right."""
        found = self._finder.find(image_bgr, region)
        if not found:
            return []
        chances = self._name(image_bgr, found)
        dice = [_judge(die, turns) for die, turns in zip(found, chances, strict=True)]
        return sorted(_doubt_crowded([die for die in dice if die is not None]), key=lambda die: die.center)

    def _name(self, image_bgr: Picture, found: list[FoundDie]) -> Chances:
        """Chances of every label for every die, seen in four quarter turns."""
        crops = [cut_square(image_bgr, die.center, EDGES_ACROSS * die.size_px, FACE_PX) for die in found]
        views = [np.rot90(crop, turns) for crop in crops for turns in range(_TURNS)]
        batch = np.stack(views)[..., ::-1].transpose(0, 3, 1, 2).astype(np.float32) / 255
        scores = self._network.run(np.ascontiguousarray(batch))[0] / _TEMPERATURE
        return _softmax(scores).reshape(len(found), _TURNS, -1)


def cut_square(image_bgr: Picture, center: Point, side_px: float, out_px: int) -> Picture:
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


def _judge(die: FoundDie, turns: Chances) -> DieReading | None:
    """Make a reading of the chances in four turns; None for what is no die."""
    chances = turns.mean(axis=0)
    clear = die.confidence >= CLEAR_AT
    if not _shows_food(die, chances) and not (clear and chances.argmax() == STRANGE):
        return None
    order = chances[: len(FACES)].argsort()[::-1]
    confidence = min(1.0, float(chances[order[0]]))
    status = _decide(confidence, die.size_px, agreed=clear and _agree(turns, int(order[0])))
    named = status is not Status.UNREADABLE
    others = order[1:] if named else order
    return DieReading(
        face=FACES[order[0]] if named else None,
        confidence=confidence,
        status=status,
        center=die.center,
        size_px=die.size_px,
        alternatives=tuple(
            Candidate(FACES[i], min(1.0, float(chances[i]))) for i in others if chances[i] >= _WORTH_TELLING
        ),
    )


def _shows_food(die: FoundDie, chances: Chances) -> bool:
    """Weigh what both networks say; neither alone tells a food die from a token or a card's icon."""
    evidence = _HEAT_COUNTS * _log_odds(die.confidence) + _log_odds(float(chances[: len(FACES)].sum()))
    return evidence >= FOOD_AT


def _log_odds(chance: float) -> float:
    chance = min(max(chance, 1e-6), 1 - 1e-6)
    return float(np.log(chance / (1 - chance)))


def _doubt_crowded(dice: list[DieReading]) -> list[DieReading]:
    """Be sure of no two dice nearer than dice can lie: one of them is a side of the other."""
    return [
        replace(die, status=Status.CHECK) if die.status is Status.SURE and _is_crowded(die, dice) else die
        for die in dice
    ]


def _is_crowded(die: DieReading, dice: list[DieReading]) -> bool:
    return any(
        float(np.hypot(die.center[0] - other.center[0], die.center[1] - other.center[1]))
        < _CROWDED * (die.size_px + other.size_px) / 2
        for other in dice
        if other is not die
    )


def _agree(turns: Chances, face: int) -> bool:
    return bool((turns.argmax(axis=1) == face).all())


def _decide(confidence: float, size_px: float, *, agreed: bool) -> Status:
    if confidence < CHECK_AT:
        return Status.UNREADABLE
    sure = confidence >= SURE_AT and agreed and size_px >= SMALLEST_SURE_PX
    return Status.SURE if sure else Status.CHECK
