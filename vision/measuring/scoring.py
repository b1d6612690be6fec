"""Counting what a look at a picture got right, against its truth file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from vision.measuring.truth import TrueCard, TrueDie, Truth
from vision.overlap import measure_overlap
from vision.pictures.quality import LEAST_PX_PER_MM
from vision.reading import Corners, Reading, Status

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from vision.look import Seen

FOUND_IOU = 0.5  # overlap (intersection over union) from which a card counts as found, as usual for detectors
TITLE_PX_PER_MM = 2.5  # from here on every title should be read
DIE_REACH = 0.5  # of the die's size, between the true and the seen centre


@dataclass(frozen=True, slots=True)
class Rate:
    """How many of how many."""

    right: int
    of: int

    def __add__(self, other: Rate) -> Rate:
        return Rate(self.right + other.right, self.of + other.of)

    @property
    def share(self) -> float | None:
        """The share that is right, or nothing where there was none."""
        return self.right / self.of if self.of else None


@dataclass(frozen=True, slots=True)
class Score:
    """What was counted in one picture."""

    picture: str
    hard: str
    px_per_mm: float
    rates: dict[str, Rate]
    corner_errors: list[float]
    wrong_sure: list[str]


Pairs = list[tuple[TrueCard, Reading | None]]


def score_look(truth: Truth, seen: Seen) -> Score:
    """Compare one look with the truth."""
    cards = pair_cards(truth.cards, seen.cards)
    dice = pair_dice(truth.dice, seen.dice)
    found = [card for _, card in cards if card is not None]
    rates = {
        "cards found": Rate(len(found), len(cards)),
        "cards precise": Rate(len(found), len(seen.cards)),
        **_count_names(truth, cards),
        "face down known": _count(_lies_down(card) for true, card in cards if true.face == "down"),
        "dice right": _count(die is not None and die.id == true.face for true, die in dice),
        "dice precise": Rate(sum(die is not None for _, die in dice), len(seen.dice)),
    }
    errors = [measure_corner_error(true.corners, card.corners) for true, card in cards if card is not None]
    wrong = [*_list_wrong_cards(cards), *_list_wrong_dice(dice)]
    return Score(truth.picture.name, truth.hard, truth.px_per_mm, rates, errors, wrong)


def pair_cards(true: Sequence[TrueCard], seen: Sequence[Reading]) -> Pairs:
    """Pair true cards with seen ones that overlap them enough, the best pairs first; each is used once.

    In a pile, one outline overlaps several cards enough: it belongs to the card that it names, or else to the
    one that it overlaps most. A card that was not found must not take the outline of the one above.
    """
    fits = np.array([[_rate_pair(card, other) for other in seen] for card in true])
    pairs: Pairs = [(card, None) for card in true]
    for _ in range(min(fits.shape) if fits.size else 0):
        number, place = divmod(int(fits.argmax()), len(seen))
        if fits[number, place] < FOUND_IOU:
            break
        pairs[number] = (true[number], seen[place])
        fits[number, :] = fits[:, place] = -1
    return pairs


def _rate_pair(true: TrueCard, seen: Reading) -> float:
    share = _overlap(true.corners, seen.corners)
    return share + (share >= FOUND_IOU and _is_right(true, seen))


def pair_dice(true: Sequence[TrueDie], seen: Sequence[Reading]) -> list[tuple[TrueDie, Reading | None]]:
    """Give each true die the nearest seen one within reach; each is used once."""
    left = list(seen)
    pairs: list[tuple[TrueDie, Reading | None]] = []
    for die in true:
        steps = [float(np.hypot(*np.subtract(die.center, other.center))) for other in left]
        best = int(np.argmin(steps)) if steps else -1
        pairs.append((die, left.pop(best) if best >= 0 and steps[best] <= DIE_REACH * die.size_px else None))
    return pairs


def measure_corner_error(true: Corners, seen: Corners) -> float:
    """Return the mean distance of the corners as a share of the card's width, whichever end is the top."""
    want, have = np.array(true), np.array(seen)
    width_px = np.linalg.norm(want[1] - want[0])
    turns = [np.linalg.norm(want - np.roll(have, turn, axis=0), axis=1).mean() for turn in range(4)]
    return float(min(turns) / width_px)


def _overlap(a: Corners, b: Corners) -> float:
    return measure_overlap(np.array(a), np.array(b))


def _count_names(truth: Truth, cards: Pairs) -> dict[str, Rate]:
    readable = _count(_is_right(true, card) for true, card in cards if true.readable)
    none = Rate(0, 0)
    faces_up = [card for true, card in cards if true.face == "up" and card is not None]
    return {
        "names right": readable,
        "names right from 2.5 px/mm": readable if truth.px_per_mm >= TITLE_PX_PER_MM else none,
        "not guessed below 1.6 px/mm": none
        if truth.px_per_mm >= LEAST_PX_PER_MM
        else _count(card.status is Status.UNREADABLE for card in faces_up),
    }


def _is_right(true: TrueCard, card: Reading | None) -> bool:
    return card is not None and card.id == true.id


def _lies_down(card: Reading | None) -> bool:
    return card is not None and card.face == "down"


def _count(rights: Iterable[bool]) -> Rate:
    listed = list(rights)
    return Rate(sum(listed), len(listed))


def _list_wrong_cards(cards: Pairs) -> list[str]:
    return [
        f"{card.id} != {true.id or true.face}"
        for true, card in cards
        if card is not None and card.status is Status.SURE and card.id != true.id
    ]


def _list_wrong_dice(dice: Sequence[tuple[TrueDie, Reading | None]]) -> list[str]:
    return [
        f"{die.id} != {true.face}"
        for true, die in dice
        if die is not None and die.status is Status.SURE and die.id != true.face
    ]
