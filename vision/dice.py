"""Reads food dice: finds them, names the face that lies up, and says how sure that is."""

from collections.abc import Mapping
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

SURE_AT = {  # dice of other games are taken for the single foods, never for the two together
    "invertebrate": 0.97,
    "seed": 0.968,
    "fruit": 0.972,
    "fish": 0.965,
    "rodent": 0.955,
    "invertebrate_seed": 0.9,
}
SURE_AMONG_FOOD = dict.fromkeys(FACES, 0.88) | {"fish": 0.95}  # where no dice of other games can lie
CHECK_AT = 0.4
SMALLEST_SURE_PX = 20.0
FAINT_AT = 0.45  # heat of the finder below which no die is sure
CLEAR_AT = 0.65  # heat of the finder from which a die is told although it shows no food
FOOD_AT = 0.5  # evidence of both networks, as log odds, from which a thing is a food die
_PLAIN_AT = 4.0  # the same from which it is one without doubt
_HEAT_COUNTS = 1.5
_TOGETHER = 4.0  # edges between dice that lie together
_FAR_COUNTS, _FAR_COUNTS_MOST = 0.5, 3.0  # evidence that each further edge asks for
_TURNS = 4
_OVERLAP = 0.8  # edges between the middles below which two things are one die
_CROWDED = 0.88  # edges between the middles of dice that touch, seen at a slant
_WORTH_TELLING = 0.02
_UNLIKE = 1.1  # from where on two sizes differ
_ALIKE = 1.9  # how many times larger the nearest die may look than the farthest, seen at a slant
_NOTHING_AT = 0.97  # what is nothing at the first glance is not looked at again


class DiceReader:
    """Reads food dice in pictures; opens its networks once."""

    def __init__(self) -> None:
        self._finder = DiceFinder()
        self._network = open_network("food_dice")

    def read(
        self, image_bgr: Picture, region: Corners | None = None, *, only_food: bool = False
    ) -> list[DieReading]:
        """Read the dice of a picture, or of a region of it, from left to right.

        With `only_food` no dice of other games can lie there, and less is needed to be sure.
        """
        sure_at = SURE_AMONG_FOOD if only_food else SURE_AT
        named = self._look_again(image_bgr, self._name(image_bgr, self._finder.find(image_bgr, region)))
        kept = _drop_odd_sizes(_drop_sides(named))
        dice = [_judge(die, turns, FOOD_AT + _weigh_distance(die, kept), sure_at) for die, turns in kept]
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

    def _look_again(
        self, image_bgr: Picture, named: list[tuple[FoundDie, Chances]]
    ) -> list[tuple[FoundDie, Chances]]:
        """Give things in doubt the size of the clear dice of the picture where that makes them clearer."""
        clear = [die.size_px for die, turns in named if _weigh_evidence(die, turns) >= _PLAIN_AT]
        if not clear:
            return named
        common_px = float(np.median(clear))
        resized = [
            replace(die, size_px=common_px) for die, turns in named if _is_doubtful(die, turns, common_px)
        ]
        again = {die.center: (die, turns) for die, turns in self._name(image_bgr, resized)}
        return [
            max(pair, again.get(pair[0].center, pair), key=lambda p: _weigh_evidence(*p)) for pair in named
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


def _judge(
    die: FoundDie, turns: Chances, needed: float = FOOD_AT, sure_at: Mapping[str, float] = SURE_AT
) -> DieReading | None:
    """Make a reading of the chances in four turns; None for what has too little evidence to be a die."""
    chances = turns.mean(axis=0)
    strange = die.confidence >= CLEAR_AT and chances.argmax() == STRANGE
    if _weigh_evidence(die, turns) < needed and not strange:
        return None
    order = chances[: len(FACES)].argsort()[::-1]
    best = int(order[0])
    clear = die.confidence >= FAINT_AT and die.size_px >= SMALLEST_SURE_PX
    confidence = min(1.0, float(chances[best]))
    status = _decide(confidence, sure_at[FACES[best]], clear=clear)
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


def _weigh_distance(die: FoundDie, named: list[tuple[FoundDie, Chances]]) -> float:
    """How much more evidence a thing needs because it lies far from all plain food dice of the picture."""
    plain = [
        other for other, turns in named if other is not die and _weigh_evidence(other, turns) >= _PLAIN_AT
    ]
    far = min((_edges_apart(die, other) for other in plain), default=0.0)
    return min(_FAR_COUNTS_MOST, _FAR_COUNTS * max(0.0, far - _TOGETHER))


def _is_doubtful(die: FoundDie, turns: Chances, common_px: float) -> bool:
    """Tell whether a thing is no plain food die and has another size than those that are."""
    return (
        _weigh_evidence(die, turns) < _PLAIN_AT
        and _UNLIKE < max(die.size_px / common_px, common_px / die.size_px) < _ALIKE
    )


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


def _decide(confidence: float, sure_at: float, *, clear: bool) -> Status:
    if confidence < CHECK_AT:
        return Status.UNREADABLE
    return Status.SURE if clear and confidence >= sure_at else Status.CHECK
