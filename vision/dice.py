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

SURE_AT = {  # the dark inks are taken for each other, the others hardly ever
    "invertebrate": 0.975,
    "seed": 0.9,
    "fruit": 0.9,
    "fish": 0.99,
    "rodent": 0.92,
    "invertebrate_seed": 0.9,
}
CHECK_AT = 0.4
SMALLEST_SURE_PX = 20.0
FAINT_AT = 0.45  # heat of the finder below which no die is sure
CLEAR_AT = 0.65  # heat of the finder from which a die is told although it shows no food
FOOD_AT = 1.0  # evidence of both networks, as log odds, from which a thing is a food die
_HEAT_COUNTS = 1.5
_TURNS = 4
_OVERLAP = 0.7  # edges between the middles below which two things are one die
_CROWDED = 0.8  # edges between the middles of dice that touch, seen at the steepest slant
_WORTH_TELLING = 0.02
_ALIKE = 1.9  # how many times larger the nearest die may look than the farthest, seen at a slant
_NOTHING_AT = 0.97  # what is nothing at the first glance is not looked at again


class DiceReader:
    """Reads food dice in pictures; opens its networks once."""

    def __init__(self) -> None:
        self._finder = DiceFinder()
        self._network = open_network("food_dice")

    def read(self, image_bgr: Picture, region: Corners | None = None) -> list[DieReading]:
        """Read the dice of a picture, or of a region of it, from left to right."""
        named = self._name(image_bgr, self._finder.find(image_bgr, region))
        dice = [_judge(die, turns) for die, turns in _drop_odd_sizes(_drop_sides(named))]
        return sorted(_doubt_crowded([die for die in dice if die is not None]), key=lambda die: die.center)

    def _name(self, image_bgr: Picture, found: list[FoundDie]) -> list[tuple[FoundDie, Chances]]:
        """Chances of every label in four quarter turns for every die that is one at the first glance."""
        if not found:
            return []
        crops = [cut_square(image_bgr, die.center, EDGES_ACROSS * die.size_px, FACE_PX) for die in found]
        glances = self._weigh(crops)
        seen = [number for number, glance in enumerate(glances) if glance[NOTHING] < _NOTHING_AT]
        if not seen:
            return []
        views = [np.rot90(crops[number], turns) for number in seen for turns in range(1, _TURNS)]
        further = self._weigh(views).reshape(len(seen), _TURNS - 1, -1)
        return [
            (found[number], np.concatenate([glances[number][None], turns]))
            for number, turns in zip(seen, further, strict=True)
        ]

    def _weigh(self, views: list[Picture]) -> Chances:
        """Chances of every label for every view."""
        batch = np.stack(views)[..., ::-1].transpose(0, 3, 1, 2).astype(np.float32) / 255
        return _softmax(self._network.run(np.ascontiguousarray(batch))[0])


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
    strange = die.confidence >= CLEAR_AT and chances.argmax() == STRANGE
    if _weigh_evidence(die, turns) < FOOD_AT and not strange:
        return None
    order = chances[: len(FACES)].argsort()[::-1]
    best = int(order[0])
    agreed = die.confidence >= FAINT_AT and bool((turns.argmax(axis=1) == best).all())
    confidence = min(1.0, float(chances[best]))
    status = _decide(FACES[best], confidence, die.size_px, agreed=agreed)
    named = status is not Status.UNREADABLE
    others = order[1:] if named else order
    return DieReading(
        face=FACES[best] if named else None,
        confidence=confidence,
        status=status,
        center=die.center,
        size_px=die.size_px,
        alternatives=tuple(
            Candidate(FACES[i], min(1.0, float(chances[i]))) for i in others if chances[i] >= _WORTH_TELLING
        ),
    )


def _drop_sides(named: list[tuple[FoundDie, Chances]]) -> list[tuple[FoundDie, Chances]]:
    """Of things that lie in each other keep the one most like a food die: the others are its sides."""
    kept: list[tuple[FoundDie, Chances]] = []
    for die, turns in sorted(named, key=lambda pair: _weigh_evidence(*pair), reverse=True):
        if all(_edges_apart(die, other) > _OVERLAP for other, _ in kept):
            kept.append((die, turns))
    return kept


def _drop_odd_sizes(named: list[tuple[FoundDie, Chances]]) -> list[tuple[FoundDie, Chances]]:
    """Dice of one table are alike: leave out what is far larger or smaller than the clearest one."""
    if not named:
        return []
    clearest = max(named, key=lambda pair: _weigh_evidence(*pair))[0].size_px
    return [(die, turns) for die, turns in named if 1 / _ALIKE < die.size_px / clearest < _ALIKE]


def _weigh_evidence(die: FoundDie, turns: Chances) -> float:
    """Join what both networks say; neither alone tells a food die from a token or a card's icon."""
    food = float(turns.mean(axis=0)[: len(FACES)].sum())
    return _HEAT_COUNTS * _log_odds(die.confidence) + _log_odds(food)


def _edges_apart(one: FoundDie | DieReading, other: FoundDie | DieReading) -> float:
    far_px = np.hypot(one.center[0] - other.center[0], one.center[1] - other.center[1])
    return float(far_px / ((one.size_px + other.size_px) / 2))


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
    return any(_edges_apart(die, other) < _CROWDED for other in dice if other is not die)


def _decide(face: str, confidence: float, size_px: float, *, agreed: bool) -> Status:
    if confidence < CHECK_AT:
        return Status.UNREADABLE
    sure = confidence >= SURE_AT[face] and agreed and size_px >= SMALLEST_SURE_PX
    return Status.SURE if sure else Status.CHECK
