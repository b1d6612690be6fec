"""Which of the things that were found and named are dice of this table: weighed against each other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from vision.evidence import STRANGE_AMONG_FOOD

if TYPE_CHECKING:
    from vision.reading import Outline

Chances = NDArray[np.float32]

FACES = ("invertebrate", "seed", "fruit", "fish", "rodent", "invertebrate_seed")
STRANGE, NOTHING = 6, 7  # labels after the faces: a die of another game, no die at all

CLEAR_AT = 0.85  # heat of the finder from which a die is reported although it shows no food
FOOD_AT = 0.5  # log odds by both networks from which a thing is a food die
PLAIN_AT = 4.0  # the same from which it is one without doubt
_HEAT_COUNTS = 1.5
_TOGETHER = 4.0  # edges between dice that lie together
_IN_ONE_FEEDER = 6.0  # edges between dice that may lie in one feeder, and so are of one game
_FAR_COUNTS, _FAR_COUNTS_MOST = 0.5, 3.0  # evidence that each further edge asks for
_OVERLAP = 0.74  # edges between the middles below which two things are one die
_UNLIKE = 1.1  # from where on two sizes differ
_ALIKE = 1.9  # how many times larger the nearest die may look than the farthest, seen at a slant


@dataclass(frozen=True, slots=True)
class NamedDie:
    """A thing that was found, with the chance of every label and what the network saw in it."""

    found: Outline
    chances: Chances
    look: NDArray[np.float32]

    @property
    def food(self) -> float:
        """The chance that it shows any food."""
        return float(self.chances[: len(FACES)].sum())

    @property
    def food_odds(self) -> float:
        """What both networks say; neither alone tells a food die from a token or a card's icon."""
        return _HEAT_COUNTS * log_odds(self.found.confidence) + log_odds(self.food)

    @property
    def is_strange(self) -> bool:
        """Tell whether it is clearly a die, of another game."""
        return self.found.confidence >= CLEAR_AT and int(self.chances.argmax()) == STRANGE


def choose_dice(named: list[NamedDie]) -> list[NamedDie]:
    """Keep what is a die: no side of another, of the size of the others, with evidence enough."""
    named = [expect_food(die, named) for die in named]
    kept = drop_odd_sizes(drop_sides(named))
    return [die for die in kept if die.is_strange or die.food_odds >= FOOD_AT + weigh_distance(die, kept)]


def expect_food(die: NamedDie, named: list[NamedDie]) -> NamedDie:
    """Take into account that dice of other games seldom lie among plain food dice."""
    if not any(edges_apart(die.found, other.found) < _IN_ONE_FEEDER for other in _list_plain(die, named)):
        return die
    chances = die.chances.copy()
    chances[STRANGE] *= STRANGE_AMONG_FOOD
    return replace(die, chances=chances / chances.sum())


def drop_sides(named: list[NamedDie]) -> list[NamedDie]:
    """Of things that lie in each other keep the one most like a food die: the others are its sides."""
    kept: list[NamedDie] = []
    for die in sorted(named, key=lambda die: die.food_odds, reverse=True):
        if all(edges_apart(die.found, other.found) > _OVERLAP for other in kept):
            kept.append(die)
    return kept


def drop_odd_sizes(named: list[NamedDie]) -> list[NamedDie]:
    """Dice of one table are alike: leave out what is far larger or smaller than the clearest one."""
    if not named:
        return []
    clearest = max(named, key=lambda die: die.food_odds).found.size_px
    return [die for die in named if 1 / _ALIKE < die.found.size_px / clearest < _ALIKE]


def weigh_distance(die: NamedDie, named: list[NamedDie]) -> float:
    """How much more evidence a thing needs if it lies far from all plain food dice of the picture."""
    far = min((edges_apart(die.found, other.found) for other in _list_plain(die, named)), default=0.0)
    return min(_FAR_COUNTS_MOST, _FAR_COUNTS * max(0.0, far - _TOGETHER))


def _list_plain(die: NamedDie, named: list[NamedDie]) -> list[NamedDie]:
    return [other for other in named if other is not die and other.food_odds >= PLAIN_AT]


def is_doubtful(die: NamedDie, common_px: float) -> bool:
    """Tell whether a thing is no plain food die and has another size than those that are."""
    ratio = max(die.found.size_px / common_px, common_px / die.found.size_px)
    return die.food_odds < PLAIN_AT and _UNLIKE < ratio < _ALIKE


def edges_apart(one: Outline, other: Outline) -> float:
    """How far the middles of two things lie apart, in edges."""
    far_px = np.hypot(one.center[0] - other.center[0], one.center[1] - other.center[1])
    return float(far_px / ((one.size_px + other.size_px) / 2))


def log_odds(chance: float) -> float:
    """Return a chance as log odds, kept finite."""
    chance = min(max(chance, 1e-6), 1 - 1e-6)
    return float(np.log(chance / (1 - chance)))
