"""Naming a card by its number and its sign, in any deck of that kind, with nothing shown before."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.calibrated import read_section
from vision.evidence import FARTHEST, Evidence, What
from vision.geometry import rectify
from vision.naming.backs import looks_like_back
from vision.naming.numbers.marks import FLAT_WH, LABELS, SUITS, find_marks
from vision.network import open_network
from vision.pictures.quality import find_problems
from vision.reading import Glimpse
from vision.seams import NamesEach

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from vision.geometry import Bounds, Image
    from vision.naming.numbers.marks import Colour, Mark
    from vision.reading import Outline
    from vision.seams import Steps

    Chances = NDArray[np.float32]  # of each mark: how probable each label is

READ_MS = 14  # what searching and reading one way up takes of one core
INDEX = (0.0, 0.0, 1.0, 0.42)  # where the upper corners have their numbers: left, top, right, bottom
MIDDLE = (0.3, 0.32, 0.7, 0.68)
HUES_DEG: Mapping[str, float] = {"red": 25.0, "yellow": 88.0, "green": 135.0, "blue": 275.0}  # in CIE Lab
GREY = 12.0  # of Lab's chroma: less is no colour
NARROW = 6.0  # of a colour: how fast another hue is less probable
LIKELY = 0.5  # that a mark is a number at all
LEAST = 1e-5  # of a chance, for no network knows its own mistakes better


@dataclass(frozen=True, slots=True)
class NumberedCard:
    """A card that prints a number, and its suit: a French one, or a colour of HUES_DEG."""

    id: str
    number: str
    suit: str


class NumberNamer(NamesEach):
    """Names the cards of one deck by what they print in their corners and in the middle."""

    def __init__(self, cards: Sequence[NumberedCard], card_wh_mm: tuple[float, float] = (63.5, 88.9)) -> None:
        self.cards = cards
        self.card_wh_mm = card_wh_mm
        self._numbers = sorted({card.number for card in cards})
        self._suits = sorted({card.suit for card in cards})

    def get_ready(self) -> None:
        """Open the network."""
        open_network("number_marks")

    def look_at(self, image_bgr: Image, outline: Outline) -> Steps[Glimpse]:
        """Say what number and sign speak for, whichever way up the card lies."""
        ways = [outline] if outline.top_known else [outline, outline.turn_half()]
        looks = []
        for way in ways:
            yield READ_MS
            looks.append((self.weigh(rectify(image_bgr, way.corners, FLAT_WH)), way))
        evidence, held = max(looks, key=lambda look: max(look[0].nats.values(), default=0.0))
        if max(evidence.nats.values(), default=0.0) > 0:
            return Glimpse(evidence, held.corners)
        seen = Glimpse(evidence, outline.corners, "unknown")
        if looks_like_back(image_bgr, outline.corners):
            return replace(seen, face="down")
        flat = rectify(image_bgr, outline.corners, FLAT_WH)
        return replace(seen, problems=find_problems(flat, FLAT_WH[0] / self.card_wh_mm[0]))

    def weigh(self, flat_bgr: Image) -> Evidence:
        """Return what speaks for each card of the deck on a flattened card, held one way up."""
        fitted = read_section("numbers")
        return Evidence(
            {
                What(id_): max(-FARTHEST, fitted["start"] + fitted["number"] * number + fitted["suit"] * suit)
                for id_, (number, suit) in self.measure(flat_bgr).items()
            }
        )

    def measure(self, flat_bgr: Image) -> dict[str, tuple[float, float]]:
        """Return for each card the logarithm of how probable its number is, and that of its suit."""
        marks = [mark for mark in find_marks(flat_bgr) if _lies_in(mark, INDEX) or _lies_in(mark, MIDDLE)]
        if not marks:
            return {}
        chances = read_marks(marks)
        numbers = {name: self._weigh_number(marks, chances, name) for name in self._numbers}
        suits = self._weigh_suits(marks, chances)
        told: dict[str, tuple[float, float]] = {}
        for card in self.cards:  # one that prints several numbers may be known by any of them
            told[card.id] = max((numbers[card.number], suits[card.suit]), told.get(card.id, (-math.inf, 0.0)))
        return told

    def _weigh_number(self, marks: Sequence[Mark], chances: Chances, name: str) -> float:
        """Return the logarithm of how probable a number is, where corners and middle must agree."""
        column = chances[:, LABELS.index(name)]
        numeric = chances[:, : LABELS.index(SUITS[0])].sum(axis=1)
        places = [[_lies_in(mark, place) for mark in marks] for place in (INDEX, MIDDLE)]
        told = [column[here].max() for here in places if any(here) and numeric[here].max() > LIKELY]
        return sum(math.log(max(float(most), LEAST)) for most in told) if told else math.log(LEAST)

    def _weigh_suits(self, marks: Sequence[Mark], chances: Chances) -> dict[str, float]:
        """Return for each suit of the deck the logarithm of how probable its sign or its colour is."""
        best = marks[int(chances[:, : LABELS.index(SUITS[0])].sum(axis=1).argmax())]
        return {
            suit: math.log(max(float(chances[:, LABELS.index(suit)].max()), LEAST))
            if suit in SUITS
            else weigh_colour(best, suit)
            for suit in self._suits
        }


def read_marks(marks: Sequence[Mark]) -> Chances:
    """Return for each mark how probable each label is."""
    crops = np.array([mark.crop for mark in marks], np.float32)[:, None] / 255
    (scores,) = open_network("number_marks").run(crops)
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True), np.float32)


def weigh_colour(mark: Mark, suit: str) -> float:
    """Return the logarithm of how well a colour fits a number's ink or, on a coloured card, its ground."""
    ink, ground = _chroma(mark.ink_bgr), _chroma(mark.ground_bgr)
    a, b = max(ink, ground, key=lambda colour: math.hypot(*colour))
    if math.hypot(a, b) < GREY:
        return 0.0  # grey is no colour, and says nothing of which it is
    apart = math.radians(math.degrees(math.atan2(b, a)) - HUES_DEG[suit])
    return NARROW * (math.cos(apart) - 1)


def _chroma(colour: Colour) -> tuple[float, float]:
    _, a, b = cv2.cvtColor(np.array([[colour]], np.float32) / 255, cv2.COLOR_BGR2LAB)[0, 0]
    return float(a), float(b)


def _lies_in(mark: Mark, part: Bounds) -> bool:
    left, top, right, low = part
    return left <= mark.x <= right and top <= mark.y <= low
