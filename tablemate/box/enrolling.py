"""Showing cards to be known again: which of a picture are good, what they are called, what is wanted."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from tablemate.box.sides import CardSide, slug
from tablemate.box.wanted import find_wanted
from tablemate.wording import words
from vision.overlap import measure_quad
from vision.pictures.shown import CardFault, ShownCard, examine
from vision.reading import Outline, Status

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tablemate.box.box import Box
    from vision.geometry import Image
    from vision.reading import Reading

    FindCards = Callable[[Image], list[Outline]]
    ReadTitle = Callable[[Image, Outline], Reading]

AS_LARGE = 0.5  # of the largest outline's area; less is no card of the same deck
ROW = 0.5  # of a card's height: cards whose middles lie closer than this are of one row


@dataclass(slots=True)
class Enrolment:
    """One box being filled: how cards are found and read, and which are wanted."""

    box: Box
    wanted: Mapping[CardSide, str]
    find_cards: FindCards
    read_title: ReadTitle | None = None
    titles: Mapping[str, str] | None = None  # printed names by id, where the game's cards have any
    forgiven: frozenset[CardFault] = frozenset()  # what cannot be told of pictures that were cut out by hand

    def look(self, image_bgr: Image) -> list[ShownCard]:
        """The cards of a picture in reading order, each straightened and checked."""
        found = self.find_cards(image_bgr)
        largest = max((_measure(card) for card in found), default=0.0)
        cards = [card for card in found if _measure(card) >= AS_LARGE * largest]
        return [self._examine(image_bgr, card) for card in order_to_read(cards)]

    def _examine(self, image_bgr: Image, card: Outline) -> ShownCard:
        shown = examine(image_bgr, self._hold_upright(image_bgr, card))
        return replace(shown, faults=tuple(fault for fault in shown.faults if fault not in self.forgiven))

    def _hold_upright(self, image_bgr: Image, outline: Outline) -> Outline:
        """A card whose title says where its top is, held that way; others as they lie."""
        if self.read_title is None:
            return outline
        reading = self.read_title(image_bgr, outline)
        return replace(outline, corners=reading.corners) if reading.status is Status.SURE else outline

    def name_by_title(self, image_bgr: Image, shown: ShownCard) -> tuple[CardSide, str] | None:
        """What the card is by its printed title, and its name, if that is sure."""
        if self.read_title is None:
            return None
        reading = self.read_title(image_bgr, shown.outline)
        if reading.id is None or reading.status is not Status.SURE:
            return None
        return CardSide(reading.id), (self.titles or {}).get(reading.id, reading.id)

    def understand(self, typed: str) -> tuple[CardSide, str]:
        """The card a person means by what they typed, and its name: `Stag white`, `stag`, or a new one."""
        for at in range(len(typed), 0, -1):
            name, side = typed[:at].strip(" ,("), typed[at:].strip(" ,()")
            card = find_wanted(self.wanted, name, side)
            if card is not None:
                return card, self.wanted[card]
        return CardSide(slug(typed)), typed.strip()

    def keep(self, card: CardSide, name: str, shown: ShownCard) -> str:
        """Keep a good picture; returns what to say."""
        again = self.box.has(card)
        self.box.keep(card, name, shown.card_bgr)
        said = words("enrolled_again" if again else "enrolled", card=self.say(card, name))
        return f"{said} {self.tell_progress()}"

    @property
    def following(self) -> CardSide | None:
        """The first card that is wanted and not kept yet."""
        return next((card for card in self.wanted if not self.box.has(card)), None)

    def tell_progress(self) -> str:
        """How far the box has come, and which card is next."""
        done, of = sum(self.box.has(card) for card in self.wanted), len(self.wanted)
        if not done and self.box.cards:  # cards of no list, or a game whose cards have titles
            return words("enrol_count", number=len(self.box.cards))
        following = self.following
        if following is None:
            return words("enrol_complete", number=of) if of else ""
        return words("enrol_progress", done=done, of=of, card=self.say(following, self.wanted[following]))

    def say(self, card: CardSide, name: str) -> str:
        """A card side as one says it."""
        return words("card_side", name=name, side=card.side) if card.side else name


def tell_faults(faults: Sequence[CardFault]) -> str:
    """Why a picture is not kept, and what to do about it."""
    return " ".join(words(f"fault_{slug(fault)}") for fault in faults)


def order_to_read(cards: Sequence[Outline]) -> list[Outline]:
    """Cards row by row from the top, each row from the left."""
    left = sorted(cards, key=lambda card: card.center[1])
    rows: list[list[Outline]] = []
    for card in left:
        height_px = float(np.ptp(np.array(card.corners)[:, 1]))
        if rows and card.center[1] - rows[-1][0].center[1] < ROW * height_px:
            rows[-1].append(card)
        else:
            rows.append([card])
    return [card for row in rows for card in sorted(row, key=lambda card: card.center[0])]


def _measure(card: Outline) -> float:
    return measure_quad(np.array(card.corners))
