"""Naming a card by its number and its colour, in any deck of that kind, with nothing shown before."""

from __future__ import annotations

import math
from collections import deque
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

import cv2
import numpy as np

from vision.calibrated import read_section
from vision.evidence import FARTHEST, Evidence, What
from vision.finding.slots import GUESSED
from vision.geometry import rectify
from vision.naming.backs import looks_like_back
from vision.naming.numbers.marks import FLAT_WH, LABELS, SUITS, find_marks
from vision.network import open_network
from vision.pictures.quality import find_problems
from vision.reading import Glimpse
from vision.seams import NamesEach

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from numpy.typing import NDArray

    from vision.geometry import Bounds, Image
    from vision.naming.numbers.marks import Colour, Mark
    from vision.reading import Outline
    from vision.seams import Steps

    Chances = NDArray[np.float32]  # of each mark: how probable each label is

READ_MS = 14  # what searching and reading one way up takes of one core
INDEX = (0.0, 0.0, 1.0, 0.42)  # where the upper corners have their numbers: left, top, right, bottom
MIDDLE = (0.3, 0.32, 0.7, 0.68)
GREY = 12.0  # of Lab's chroma: less is no colour
_MOST_APART_DEG = 60.0  # farther apart, two colours are simply others
_ENOUGH, _FEW, _REMEMBERED = 8, 2, 120  # cards seen until a deck's own hues count, of one suit, and at most
_ROUNDS = 4
_MOST_OF = 0.75  # of a number's width that one of its two digits takes
_LEVEL, _AS_HIGH, _GAP = 0.25, 0.75, 0.45  # of a number's height, where a digit stands beside it
_TEN = LABELS.index("10")
LIKELY = 0.5  # that a mark is a number at all
LEAST = 1e-5  # of a chance, for no network knows its own mistakes better


@dataclass(frozen=True, slots=True)
class NumberedCard:
    """A card that prints a number or several in red, yellow, green, blue, or a colour that says nothing."""

    id: str
    numbers: tuple[str, ...]
    colour: str


class Signs(NamedTuple):
    """What is seen of one card: whether there is a number, and how far behind the best it is with its own."""

    found: float  # logarithm of how probable the best number is, for every card the same
    number: float
    colour: float = 0.0  # how much farther its hue is off, in degrees squared

    def add_up(self, fitted: Mapping[str, float]) -> float:
        """Return the evidence in nats."""
        shares = (fitted[name] for name in self._fields)
        nats = fitted["start"] + sum(share * sign for share, sign in zip(shares, self, strict=True))
        return max(-FARTHEST, nats)


class Print(NamedTuple):
    """What is printed on a card held one way up, how probable each label is, and what is a part of more."""

    marks: Sequence[Mark]
    chances: Chances
    parts: Sequence[Mark]  # taken for numbers of two digits: the card prints several numbers


class NumberNamer(NamesEach):
    """Names the cards of one deck by what they print in their corners and in the middle."""

    def __init__(self, cards: Sequence[NumberedCard], card_wh_mm: tuple[float, float] = (63.5, 88.9)) -> None:
        self.cards = cards
        self.card_wh_mm = card_wh_mm
        self._numbers = sorted({number for card in cards for number in card.numbers})
        self._colours = sorted({card.colour for card in cards})
        self._has_several = any(len(card.numbers) > 1 for card in cards)
        self._seen = deque[float](maxlen=_REMEMBERED)  # the hues of numbers

    def get_ready(self) -> None:
        """Open the network."""
        open_network("number_marks")

    def look_at(self, image_bgr: Image, outline: Outline) -> Steps[Glimpse]:
        """Say what number and colour speak for, whichever way up the card lies."""
        ways = [outline] if outline.top_known else [outline, outline.turn_half()]
        prints = []
        for way in ways:
            yield READ_MS
            prints.append(self._find_print(rectify(image_bgr, way.corners, FLAT_WH)))
        several = any(one.parts for one in prints)
        looks = [(self._weigh(one, several=several), way) for one, way in zip(prints, ways, strict=True)]
        evidence, held = max(looks, key=lambda look: max(look[0].nats.values(), default=0.0))
        if outline.confidence <= GUESSED:
            evidence = agree([seen for seen, _ in looks])
        if max(evidence.nats.values(), default=0.0) > 0:
            return Glimpse(evidence, held.corners)
        seen = Glimpse(evidence, outline.corners, "unknown")
        if looks_like_back(image_bgr, outline.corners):
            return replace(seen, face="down")
        flat = rectify(image_bgr, outline.corners, FLAT_WH)
        return replace(seen, problems=find_problems(flat, FLAT_WH[0] / self.card_wh_mm[0]))

    def weigh(self, flat_bgr: Image) -> Evidence:
        """Return what speaks for each card of the deck on a flattened card, held one way up."""
        found = self._find_print(flat_bgr)
        return self._weigh(found, several=bool(found.parts))

    def measure(self, flat_bgr: Image) -> dict[str, Signs]:
        """Return what is seen of each card of the deck."""
        found = self._find_print(flat_bgr)
        return self._measure(found, several=bool(found.parts))

    def _find_print(self, flat_bgr: Image) -> Print:
        marks = [mark for mark in find_marks(flat_bgr) if _lies_in(mark, INDEX) or _lies_in(mark, MIDDLE)]
        if not marks:
            return Print([], np.zeros((0, len(LABELS)), np.float32), [])
        chances = read_marks(marks)
        parts = _find_parts(marks, chances) if self._has_several else []
        return Print(*_drop_digits(marks, chances, parts), parts)

    def _weigh(self, found: Print, *, several: bool) -> Evidence:
        fitted = read_section("numbers")
        signs = self._measure(found, several=several)
        return Evidence({What(id_): one.add_up(fitted) for id_, one in signs.items()})

    def _measure(self, found: Print, *, several: bool) -> dict[str, Signs]:
        marks, chances, _ = found
        if not marks:
            return {}
        numbers = {name: self._weigh_number(marks, chances, name) for name in self._numbers}
        best = marks[int(chances[:, : LABELS.index(SUITS[0])].sum(axis=1).argmax())]
        most_likely = max(numbers.values())
        if most_likely > math.log(LIKELY) and (hue_deg := find_hue(best)) is not None:
            self._seen.append(hue_deg)
        hues = learn_hues(self._seen)
        colours = {colour: weigh_colour(best, hues.get(colour)) for colour in self._colours}
        most = max(colours.values())
        by_card: dict[str, Signs] = {}
        for card in self.cards:  # one that may be printed in several ways is known by the best of them
            behind = sum(numbers[number] - most_likely for number in card.numbers)
            behind += math.log(LEAST) if several and len(card.numbers) == 1 else 0.0
            signs = Signs(most_likely, behind, colours[card.colour] - most)
            by_card[card.id] = max(signs, by_card.get(card.id, signs))
        return by_card

    def _weigh_number(self, marks: Sequence[Mark], chances: Chances, name: str) -> float:
        """Return the logarithm of how probable a number is, where corners and middle must agree."""
        column = chances[:, LABELS.index(name)]
        numeric = chances[:, : LABELS.index(SUITS[0])].sum(axis=1)
        places = [[_lies_in(mark, place) for mark in marks] for place in (INDEX, MIDDLE)]
        read = [column[here].max() for here in places if any(here) and numeric[here].max() > LIKELY]
        return sum(math.log(max(float(most), LEAST)) for most in read) if read else math.log(LEAST)


def agree(looks: Sequence[Evidence]) -> Evidence:
    """Return what all looks say of each card: seams of a table look like an 11, but in one corner only."""
    alike = set.intersection(*(set(one.nats) for one in looks))
    return Evidence({what: min(one.nats[what] for one in looks) for what in alike})


def read_marks(marks: Sequence[Mark]) -> Chances:
    """Return for each mark how probable each label is."""
    crops = np.array([mark.crop for mark in marks], np.float32)[:, None] / 255
    (scores,) = open_network("number_marks").run(crops)
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True), np.float32)


def _drop_digits(
    marks: Sequence[Mark], chances: Chances, parts: Collection[Mark]
) -> tuple[list[Mark], Chances]:
    """Leave out what is one digit of a number with two, and numbers that are only parts of a longer print."""
    whole = [one for one in _find_whole(marks, chances) if one not in parts]
    kept = [
        number
        for number, mark in enumerate(marks)
        if mark not in parts and not any(_is_within(mark, one) for one in whole)
    ]
    return [marks[number] for number in kept], chances[kept]


def _find_parts(marks: Sequence[Mark], chances: Chances) -> list[Mark]:
    """Return the numbers of two digits that another digit stands next to: the /2 of 4/2 looks like 12."""
    digits = [mark for mark, each in zip(marks, chances, strict=True) if each[:_TEN].max() > LIKELY]
    return [one for one in _find_whole(marks, chances) if any(_is_beside(digit, one) for digit in digits)]


def _find_whole(marks: Sequence[Mark], chances: Chances) -> list[Mark]:
    """Return the marks that are numbers of two digits."""
    last = LABELS.index("13") + 1
    return [mark for mark, each in zip(marks, chances, strict=True) if each[_TEN:last].sum() > LIKELY]


def _is_within(mark: Mark, whole: Mark) -> bool:
    inside = abs(mark.x - whole.x) < whole.wide / 2 and abs(mark.y - whole.y) < whole.high / 2
    return inside and mark.wide < _MOST_OF * whole.wide


def _is_beside(digit: Mark, whole: Mark) -> bool:
    """Whether a digit stands next to a number, as high as that, and so belongs to something longer."""
    level = abs(digit.y - whole.y) < _LEVEL * whole.high and digit.high > _AS_HIGH * whole.high
    gap = abs(digit.x - whole.x) - (digit.wide + whole.wide) / 2
    gap_high = gap * FLAT_WH[0] / FLAT_WH[1]  # as a share of the card's height, as heights are
    outside = abs(digit.x - whole.x) > whole.wide / 2  # or it is one of the number's own two
    return level and outside and -_LEVEL * whole.high <= gap_high <= _GAP * whole.high


def weigh_colour(number: Mark, hue_deg: float | None) -> float:
    """Return how well a number's colour fits a hue, from 0 down; what is grey says nothing."""
    seen_deg = find_hue(number)
    if hue_deg is None or seen_deg is None:
        return 0.0
    return -(min(_MOST_APART_DEG, part(seen_deg, hue_deg)) ** 2)


def learn_hues(seen: Collection[float]) -> Mapping[str, float]:
    """Return the hues of the suits as this deck prints them in this light, as far as enough were seen."""
    hues: dict[str, float] = dict(read_section("numbers")["usual_hues_deg"])
    for _ in range(_ROUNDS if len(seen) >= _ENOUGH else 0):
        nearest = [min(hues, key=lambda suit: part(hue_deg, hues[suit])) for hue_deg in seen]
        for suit, usual in hues.items():
            own = [hue_deg for hue_deg, name in zip(seen, nearest, strict=True) if name == suit]
            if len(own) >= _FEW:
                turned = [math.radians(hue_deg) for hue_deg in own]
                hues[suit] = math.degrees(math.atan2(sum(map(math.sin, turned)), sum(map(math.cos, turned))))
            else:
                hues[suit] = usual
    return hues


def find_hue(number: Mark) -> float | None:
    """Return the hue of a number's ink or, where that is paler, of what lies around it; None for grey."""

    def measure(colour: Colour) -> float:
        return math.hypot(*_find_chroma(colour))

    return _measure_hue(max(number.ink_bgr, number.ground_bgr, key=measure))


def part(one_deg: float, other_deg: float) -> float:
    """Return how many degrees two hues are apart."""
    return abs((one_deg - other_deg + 180) % 360 - 180)


def _measure_hue(colour: Colour) -> float | None:
    a, b = _find_chroma(colour)
    return math.degrees(math.atan2(b, a)) if math.hypot(a, b) >= GREY else None


def _find_chroma(colour: Colour) -> tuple[float, float]:
    _, a, b = cv2.cvtColor(np.array([[colour]], np.float32) / 255, cv2.COLOR_BGR2LAB)[0, 0]
    return float(a), float(b)


def _lies_in(mark: Mark, part: Bounds) -> bool:
    left, top, right, low = part
    return left <= mark.x <= right and top <= mark.y <= low
