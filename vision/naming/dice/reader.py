"""Reads food dice: finds them, and says how much speaks for each face that may lie up."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.deciding import decide, is_named_by_person
from vision.evidence import ANYTHING, OF_A_DIE
from vision.finding.dice_finder import DiceFinder
from vision.naming.dice.candidates import (
    FACES,
    NOTHING,
    PLAIN_AT,
    Chances,
    NamedDie,
    choose_dice,
    is_doubtful,
)
from vision.naming.dice.faces import weigh_faces
from vision.naming.dice.known import KnownDie, remember
from vision.naming.dice.together import read_together
from vision.network import open_network
from vision.reading import Glimpse, Outline, Status, middle_of
from vision.seams import finish

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vision.evidence import Expected
    from vision.geometry import Image
    from vision.reading import Corners, Point, Reading
    from vision.seams import Steps

__all__ = ["FACES", "DiceReader", "cut_square"]


FACE_PX = 64
EDGES_ACROSS = 1.6  # how many die edges the network sees

TURNS_MS = 5  # what a die takes of one core, seen in all turns
_TURNS = 2
_CERTAIN = 0.995  # chance of a face that further views would not change
_HOPELESS = 0.1  # chance of any food that they would not make up for
_EIGHTH_DEG = 45.0
_NEARER = 0.9  # those are turned by an eighth and cut closer: as unlike the first as the network can bear
_NOTHING_AT = 0.97  # what is nothing at the first glance is not looked at again


class DiceReader:
    """Reads food dice in pictures; opens its networks once."""

    def __init__(self) -> None:
        self._finder = DiceFinder()
        self._network = open_network("food_dice")
        self._known: list[KnownDie] = []

    def find(self, image_bgr: Image, _likely: Sequence[Corners] = ()) -> list[Outline]:
        """Find dice of any kind, wherever they lie."""
        return self._finder.find(image_bgr)

    def name(
        self, image_bgr: Image, outlines: Sequence[Outline], expected: Sequence[Expected]
    ) -> Steps[list[Reading]]:
        """Name the dice together, from left to right, without those of other games."""
        dice = yield from self.see_together(image_bgr, outlines)
        seen = [
            Glimpse(weigh_faces(die, dice, self._known), die.found.corners, look=die.look) for die in dice
        ]
        known = [replace(expected[_find_nearest(die, outlines)], harm=OF_A_DIE) for die in seen]
        decided = [decide(*each) for each in zip(seen, known, strict=True)]
        return sorted(decided, key=lambda die: die.center)

    def see_together(self, image_bgr: Image, outlines: Sequence[Outline]) -> Steps[list[NamedDie]]:
        """Return the dice of a table with the chance of every label, after the others had their say."""
        first = yield from self._name(image_bgr, list(outlines))
        named = yield from self._look_again(image_bgr, first)
        return read_together(choose_dice(named))

    def learn(self, dice: Sequence[Reading]) -> None:
        """Remember how dice look whose faces are sure: the next feeder holds the same ones."""
        new = [
            KnownDie(die.id, die.glimpse.look, is_named_by_person(die))
            for die in dice
            if die.id and die.status is Status.SURE and die.glimpse.look is not None
        ]
        self._known = remember(self._known, new)

    def read(
        self, image_bgr: Image, region: Corners | None = None, expected: Expected = ANYTHING
    ) -> list[Reading]:
        """Find and name the dice of a picture, or of a region of it, from left to right."""
        found = self.find_in(image_bgr, region)
        return finish(self.name(image_bgr, found, [expected] * len(found)))

    def find_in(self, image_bgr: Image, region: Corners | None) -> list[Outline]:
        """Find the dice of a region, or of the whole picture."""
        return self._finder.find_within(image_bgr, region) if region else self._finder.find(image_bgr)

    def _name(self, image_bgr: Image, found: list[Outline]) -> Steps[list[NamedDie]]:
        """Name everything that is a die at the first glance, seen as it lies and after a quarter turn.

        Of what is not certain so, two more views, turned by an eighth and closer, tell whether it is a food.
        """
        if not found:
            return []
        yield TURNS_MS * len(found)
        crops = _cut_all(image_bgr, found)
        glances, looks = self._weigh(crops)
        seen = np.flatnonzero(glances[:, NOTHING] < _NOTHING_AT)
        if not len(seen):
            return []
        further, looks_further = self._turn([crops[number] for number in seen], range(1, _TURNS))
        views = np.concatenate([glances[None, seen], further])
        looks = np.concatenate([looks[None, seen], looks_further]).mean(axis=0)
        chances = views.mean(axis=0)
        foods = chances[:, : len(FACES)]
        doubtful = np.flatnonzero((foods.max(axis=1) < _CERTAIN) & (foods.sum(axis=1) > _HOPELESS))
        if len(doubtful):
            yield TURNS_MS * len(doubtful)
            nearer = _cut_all(image_bgr, [found[number] for number in seen[doubtful]], _NEARER, _EIGHTH_DEG)
            again, _ = self._turn(nearer, range(_TURNS))
            chances[doubtful] = _doubt_food(chances[doubtful], again.mean(axis=0))
        return [
            NamedDie(found[number], *weighed) for number, *weighed in zip(seen, chances, looks, strict=True)
        ]

    def _turn(self, crops: list[Image], turns: range) -> tuple[Chances, Chances]:
        """Weigh crops in several quarter turns: an array with a row a turn each."""
        weighed = self._weigh([np.rot90(crop, times) for times in turns for crop in crops])
        chances, looks = (part.reshape(len(turns), len(crops), -1) for part in weighed)
        return chances, looks

    def _look_again(self, image_bgr: Image, named: list[NamedDie]) -> Steps[list[NamedDie]]:
        """Give things in doubt the size of the clear dice of the picture where that makes them clearer."""
        clear = [die.found.size_px for die in named if die.food_odds >= PLAIN_AT]
        if not clear:
            return named
        common_px = float(np.median(clear))
        resized = {
            die.found: Outline.square(die.found.center, common_px, die.found.confidence)
            for die in named
            if is_doubtful(die, common_px)
        }
        renamed = yield from self._name(image_bgr, list(resized.values()))
        again = {die.found: die for die in renamed}
        others = (again.get(resized.get(die.found, die.found), die) for die in named)
        return [
            max(die, other, key=lambda one: one.food_odds) for die, other in zip(named, others, strict=True)
        ]

    def _weigh(self, views: list[Image]) -> tuple[Chances, Chances]:
        """Chances of every label for every view, and what the network saw in it."""
        batch = np.stack(views)[..., ::-1].transpose(0, 3, 1, 2).astype(np.float32) / 255
        scores, looks = self._network.run(np.ascontiguousarray(batch))
        return _softmax(scores), looks


def _cut_all(
    image_bgr: Image, found: list[Outline], nearer: float = 1.0, turned_deg: float = 0.0
) -> list[Image]:
    across = nearer * EDGES_ACROSS
    return [cut_square(image_bgr, die.center, across * die.size_px, FACE_PX, turned_deg) for die in found]


def _doubt_food(chances: Chances, nearer: Chances) -> Chances:
    """Let further views have their say in whether each die shows a food, but not in which."""
    both = (chances + nearer) / 2
    foods = chances[:, : len(FACES)]
    shared = foods * (both[:, : len(FACES)].sum(axis=1) / foods.sum(axis=1))[:, None]
    return np.concatenate([shared, both[:, len(FACES) :]], axis=1)


def cut_square(
    image_bgr: Image, center: Point, side_px: float, out_px: int, turned_deg: float = 0.0
) -> Image:
    """Cut a square around a point and bring it to `out_px`; the picture's border is continued."""
    cosine, sine = math.cos(math.radians(turned_deg)), math.sin(math.radians(turned_deg))
    wide_px = side_px * (abs(cosine) + abs(sine))
    left, top = (int(np.floor(value - wide_px / 2)) - 2 for value in center)
    reach = int(np.ceil(wide_px)) + 4
    window = image_bgr[max(top, 0) : max(top + reach, 0), max(left, 0) : max(left + reach, 0)]
    left, top = max(left, 0), max(top, 0)
    if window.size == 0:
        return np.zeros((out_px, out_px, 3), np.uint8)
    zoom, shrink = out_px / side_px, min(1.0, 2 * out_px / side_px)
    if shrink < 1:
        window = cv2.resize(window, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA).astype(np.uint8)
    middle = (np.array(center) - (left, top) + 0.5) * shrink - 0.5
    turn = zoom / shrink * np.array([[cosine, sine], [-sine, cosine]])
    matrix = np.column_stack([turn, (out_px - 1) / 2 - turn @ middle])
    square = cv2.warpAffine(window, matrix, (out_px, out_px), borderMode=cv2.BORDER_REPLICATE)
    return square.astype(np.uint8, copy=False)


def _softmax(scores: Chances) -> Chances:
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=-1, keepdims=True), np.float32)


def _find_nearest(die: Glimpse, outlines: Sequence[Outline]) -> int:
    """Return which outline a die was named from; it may have been given another size since."""
    center = middle_of(die.corners)
    return min(range(len(outlines)), key=lambda number: math.dist(center, outlines[number].center))
