"""Enrolling cards: which of those in a picture are good enough, what they are called, which are wanted."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np

from tablemate.box.sides import CardSide, check_name, slug, split_side
from tablemate.box.wanted import find_wanted, name_file, say_side
from tablemate.wording import words
from vision.finding.against import find_against, find_pieces_against
from vision.finding.card_contours import find_by_contours
from vision.finding.corners import refine_corners
from vision.geometry import is_wide
from vision.overlap import is_sound, measure_quad, order_upright, share_inside
from vision.pictures.shown import CardFault, ShownCard, examine, explain_no_card, name_causes
from vision.pictures.whole import goes_on, stands_out
from vision.reading import Outline, Status

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tablemate.box.box import Box
    from vision.geometry import Image
    from vision.reading import Corners, Reading

    FindCards = Callable[[Image], list[Outline]]
    ReadTitle = Callable[[Image, Outline], Reading]

AS_LARGE = 0.5  # of the largest outline's area, at least: anything smaller is no card of the same deck
COVERED = 0.2  # of an outline: shown cards lie side by side: with this much overlap it is the same card
PART_INSIDE = 0.85  # of a part lies inside the card it is printed on; the rest is an outline's error
NEARLY = 0.93  # of the largest outline's area: it is the same edge, and the tighter one is truer
TWICE = 1.9  # times the area of a part: anything larger around it may be two cards, or what the card lies on
LEAST_LONGER = 1.25  # times as long as the part: any less and its own shape would not be a card's
HALF = 2.4  # the same where no other card was found: half a card has a card's shape
NEARLY_SQUARE = 1.1  # dice and tokens
MOST_SLANTED = 1.16  # a view at a slant of 30 degrees shortens a card by so much
ROW = 0.5  # of a card's height: cards whose middles differ by less are in one row


@dataclass(frozen=True, slots=True)
class NameGuess:
    """What a card may be, the likeliest first; sure if its title alone says which card side it is."""

    shown: ShownCard
    likely: tuple[CardSide, ...] = ()
    sure: bool = False


@dataclass(slots=True)
class Enrolment:
    """One box being filled: how cards are found and read, and which are wanted."""

    box: Box
    wanted: Mapping[CardSide, str]
    find_cards: FindCards
    read_title: ReadTitle | None = None
    titles: Mapping[str, str] = field(default_factory=dict)  # printed names by id, where the cards have any
    shapes: tuple[float, ...] = ()  # how many times as long as wide a thing may be; any, if none is given
    meanings: Mapping[CardSide, CardSide] = field(default_factory=dict)  # of sides enrolled by number
    forgiven: frozenset[CardFault] = frozenset()  # faults that do not count in pictures cut out by hand
    any_name: bool = False  # a box of its own: a file may be named after a card that is on no list

    def find(self, image_bgr: Image, empty_bgr: Image | None = None) -> list[Outline]:
        """The outlines of a picture's cards in reading order, each card once.

        With a picture of the empty table, anything that differs from it is first taken for a card.
        """
        found = self._find_laid(image_bgr, empty_bgr) if empty_bgr is not None else []
        found = found or self.find_cards(image_bgr)
        if self.shapes and not self._keep_whole(found):  # a part of a card, such as the picture on it
            wholes = self._keep_whole(find_by_contours(image_bgr))
            found = (_list_around(found, wholes) or found) if found else wholes
        largest = max(map(_measure, found), default=0.0)
        large = [card for card in found if _measure(card) >= AS_LARGE * largest]
        return order_to_read(_take_apart(sorted(large, key=lambda card: -card.confidence)))

    def _find_laid(self, image_bgr: Image, empty_bgr: Image) -> list[Outline]:
        """What was laid on the empty table: cards, or square things if the game has such."""
        cards = self._keep_whole(find_against(image_bgr, empty_bgr))
        has_square = any(shape < NEARLY_SQUARE for shape in self.shapes)
        return cards or (find_pieces_against(image_bgr, empty_bgr) if has_square else [])

    def look(self, image_bgr: Image) -> list[ShownCard]:
        """The cards of a picture in reading order, each straightened and checked.

        Without a picture of the empty table, a part may have been taken for a card.
        """
        found = self.find(image_bgr)
        alone = len(self._keep_whole(found)) <= 1
        shown = [self._look_at(image_bgr, card, alone=alone) for card in found]
        largest_first = sorted((one.outline for one in shown), key=_measure, reverse=True)
        cards = _take_apart(largest_first)  # both halves of a card may have led to the whole
        return [one for one in shown if any(one.outline is card for card in cards)]

    def _look_at(self, image_bgr: Image, card: Outline, *, alone: bool) -> ShownCard:
        if CardFault.PART in self.forgiven:
            return self.examine(image_bgr, card)
        longer = self._lengthen(image_bgr, card) if alone else []
        wholes = self._keep_whole([*find_by_contours(image_bgr, nested=True), *longer])
        around = _list_around([card], wholes)
        most = HALF if alone else TWICE  # two cards side by side have a card's shape, too
        is_part = goes_on(image_bgr, card.corners)
        least = 1.0 if is_part else 1 / NEARLY
        fits = [
            one
            for one in around
            if least < _measure(one) / _measure(card) < most
            and stands_out(image_bgr, one.corners)
            and not goes_on(image_bgr, one.corners)
        ]
        largest = max(map(_measure, fits), default=0.0)
        whole = min((one for one in fits if _measure(one) > NEARLY * largest), key=_measure, default=card)
        shown = self.examine(image_bgr, whole)
        if whole is not card or not is_part:
            return shown
        return replace(shown, faults=name_causes((*shown.faults, CardFault.PART)))

    def _lengthen(self, image_bgr: Image, card: Outline) -> list[Outline]:
        """Outlines of the game's shapes that begin where this one does: a ribbon may have halved the card."""
        corners = np.array(card.corners)
        longer = []
        for start in range(4):
            a, b, c, d = np.roll(corners, -start, axis=0)
            wide, high = (math.dist(a, b) + math.dist(c, d)) / 2, (math.dist(b, c) + math.dist(d, a)) / 2
            for by in (wide * ratio / high for shape in self.shapes for ratio in (shape, 1 / shape)):
                if LEAST_LONGER < by < HALF:
                    guess = np.array([a, b, b + by * (c - b), a + by * (d - a)])
                    longer.append(refine_corners(image_bgr, guess)[0])
        return [Outline(order_upright(quad), card.confidence) for quad in longer if is_sound(quad)]

    def explain_no_card(self, image_bgr: Image) -> CardFault:
        """Why no card of a picture can be kept."""
        return explain_no_card(image_bgr, self.find_cards)

    def examine(self, image_bgr: Image, card: Outline) -> ShownCard:
        """Straighten a card and check it; faults that are forgiven are left out."""
        shown = examine(image_bgr, card)
        part = () if self._has_shape(card) else (CardFault.PART,)
        faults = [fault for fault in (*shown.faults, *part) if fault not in self.forgiven]
        return replace(shown, faults=name_causes(faults))

    def _keep_whole(self, cards: Sequence[Outline]) -> list[Outline]:
        return [card for card in cards if self._has_shape(card)]

    def _has_shape(self, card: Outline) -> bool:
        """Whether an outline has the proportions of the game's things, with room for a slanted view."""
        fits = (max(shape, card.stretch) / min(shape, card.stretch) < MOST_SLANTED for shape in self.shapes)
        return not self.shapes or any(fits)

    def guess(self, image_bgr: Image, shown: ShownCard) -> NameGuess:
        """Read a card's title, turn the card upright by it, and say which it may be; else the next one."""
        if self.read_title is None:
            return NameGuess(shown, (self.following,) if self.following else ())
        reading = self.read_title(image_bgr, shown.outline)
        if reading.id is None or reading.status is not Status.SURE:
            return NameGuess(shown, self._list_likely(reading))
        upright = self.examine(image_bgr, _hold(shown.outline, reading.corners))
        sides = self.list_sides(reading.id)
        return NameGuess(
            upright, sides, sure=len(sides) == 1
        )  # no title says which side of a card it stands on

    def list_sides(self, id_: str) -> tuple[CardSide, ...]:
        """The sides of a card, first those that are not kept yet."""
        sides = [card for card in self.wanted if card.id == id_] or [CardSide(id_)]
        return tuple(sorted(sides, key=self.has))

    def has(self, card: CardSide) -> bool:
        """Whether a picture of this side is kept, under its name or its number."""
        return self.box.has(card) or any(self.box.has(one) for one, of in self.meanings.items() if of == card)

    def _list_likely(self, reading: Reading) -> tuple[CardSide, ...]:
        """What a doubtful title may mean, then the next wanted card; names that hardly fit come last."""
        read = [card for one in reading.candidates for card in self.list_sides(one.id)]
        following = [self.following] if self.following else []
        in_order = [*read, *following] if reading.id else [*following, *read]
        return tuple(dict.fromkeys(in_order))

    def knows(self, card: CardSide) -> bool:
        """Whether this is a card of the game, or one in the box."""
        return card in self.wanted or card.id in self.titles or self.box.has(card)

    def name(self, card: CardSide) -> str:
        """What a card is called."""
        return self.wanted.get(card) or self.titles.get(card.id) or self.box.names.get(card.id) or card.id

    def understand(self, typed: str) -> tuple[CardSide, str]:
        """The card a person means by what they typed, and its name: `Stag white`, `stag`, or a new one.

        Anything that cannot be the name of a card is refused.
        """
        said = {slug(self.say(card)): card for card in self.wanted}
        if card := said.get(slug(typed)):
            return card, self.wanted[card]
        typed = check_name(typed)
        for at in range(len(typed), 0, -1):
            name, side = typed[:at].strip(" ,("), typed[at:].strip(" ,()")
            found = find_wanted(self.wanted, name, side)
            if found is not None:
                return found, self.wanted[found]
        name, side = self._split_side(typed)
        name = check_name(name)
        printed = {slug(title): id_ for id_, title in self.titles.items()}
        return CardSide(printed.get(slug(name), slug(name)), side), name

    def name_file(self, file: str) -> tuple[CardSide, str] | None:
        """The card a file is named after, and its name; with a game, only that game's names count."""
        named = name_file(self.wanted, file)
        if named is None or named[0] in self.wanted:
            return named
        card, name = named
        printed = [id_ for id_, title in self.titles.items() if slug(name) in {slug(id_), slug(title)}]
        if len(printed) == 1:
            return CardSide(printed[0], card.side), self.titles[printed[0]]
        return named if self.any_name else None

    def _split_side(self, typed: str) -> tuple[str, str]:
        """A name and the side that follows it, as in a file's name or a sentence."""
        sides = tuple(dict.fromkeys(card.side for card in self.wanted if card.side))
        for side in sides:
            head, tail = words("card_side", name="|", side=side).casefold().split("|")
            if typed.casefold().startswith(head) and typed.casefold().endswith(tail):
                return typed[len(head) : len(typed) - len(tail)].strip(), side
        return split_side(typed, sides)

    def keep(self, card: CardSide, name: str, shown: ShownCard) -> str:
        """Keep a good picture; returns the sentence to say."""
        again = self.has(card)
        self.box.keep(card, name, shown.card_bgr)
        said = words("enrolled_again" if again else "enrolled", card=self.say(card, name))
        return f"{said} {self.tell_progress()}"

    @property
    def following(self) -> CardSide | None:
        """The first card that is wanted and not kept yet."""
        return next((card for card in self.wanted if not self.has(card)), None)

    def tell_progress(self) -> str:
        """Say how many cards the box has, and which is next."""
        done, of = sum(self.has(card) for card in self.wanted), len(self.wanted)
        if len(self.box.cards) > 2 * done:  # most cards are on no list, or have titles
            return words("enrol_count", number=len(self.box.cards))
        following = self.following
        if following is None:
            return words("enrol_complete", number=of) if of else ""
        return words("enrol_progress", done=done, of=of, card=self.say(following))

    def say(self, card: CardSide, name: str = "") -> str:
        """The words for a card side."""
        return say_side(card, name or self.name(card))


def tell_faults(faults: Sequence[CardFault]) -> str:
    """Say why a picture is not kept, and what to do about it."""
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


def _hold(shown: Outline, read: Corners) -> Outline:
    """Return a card upright, as its title says; one that runs up the side does not say where the top is."""
    upright = replace(shown, corners=read)
    return shown if is_wide(upright) and not is_wide(shown) else upright


def _list_around(parts: Sequence[Outline], wholes: Sequence[Outline]) -> list[Outline]:
    """The outlines that hold one of these parts, and are larger."""
    return [
        whole
        for whole in wholes
        if any(
            share_inside(np.array(part.corners), np.array(whole.corners)) > PART_INSIDE
            and _measure(part) < _measure(whole)
            for part in parts
        )
    ]


def _take_apart(cards: Sequence[Outline]) -> list[Outline]:
    """Each card once: of outlines that lie over one another, the first."""
    kept: list[Outline] = []
    for card in cards:
        quad = np.array(card.corners)
        if all(share_inside(quad, np.array(other.corners)) < COVERED for other in kept):
            kept.append(card)
    return kept


def _measure(card: Outline) -> float:
    return measure_quad(np.array(card.corners))
