"""The two piles of solo cards: the arrow of the card just flipped goes with the list of the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.crownfell.entering import SOLO_CARDS
from engine.crownfell.events import SoloCardFlipped, SoloDeckShuffled
from engine.crownfell.solo_cards import SHEET
from engine.crownfell.spaces import CROWN, GRID
from engine.crownfell.texts import RULES
from engine.events import Expectation
from engine.practice import UNLISTED, Practice
from engine.requests import Draw
from engine.script import ask, instruct
from engine.zones import ONLY, Facing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.crownfell.solo_cards import SoloCard
    from engine.crownfell.spaces import Arrow
    from engine.events import Facts
    from engine.script import Script

ACTION_PILE, PRIORITY_PILE = "action_pile", "priority_pile"


class SoloDeck:
    """The solo cards; a card is known by its list while it lies on top, by its arrow once it is flipped."""

    def __init__(self, cards: Sequence[SoloCard], *, virtual: bool, reshuffle: str, text: str = "") -> None:
        self.cards = tuple(cards)
        self.unknown = Practice(SHEET, SOLO_CARDS, "things_solo_cards", text)
        self.virtual = virtual
        self.reshuffle = reshuffle
        self.pile: list[SoloCard] = []  # not yet flipped, the top one included
        self.actions: tuple[str, ...] = ()  # the list on top, once it was seen
        self.arrow: Arrow | None = None  # the arrow flipped last
        self.flipped: SoloCard | None = None  # the card on top of the priority pile, if one lies there
        self.on_crown: SoloCard | None = None  # the card that lies on the Crown in a draft
        self._draws = {"solo_list": 0, "solo_arrow": 0}
        self._telling = False  # whether the owner is being asked for the card that lies there

    def learn(self, cards: Sequence[SoloCard], text: str = "") -> bool:
        """Take over what the owner entered; False if that must wait for the next game.

        Cards that may be the one on top, whose list was seen, change only with the next shuffle of all cards,
        unless the owner was asked for that very card.
        """
        if self.reshuffle != "all":
            return False
        if len(cards) == len(self.cards) and (self.actions or self._telling):
            self.pile = [new if self._may_change(card) else card for card, new in self._pair(cards)]
        self.cards = tuple(cards)
        self.unknown.learn(text)
        return True

    def _may_change(self, card: SoloCard) -> bool:
        return self._telling or card.actions != self.actions

    def _pair(self, cards: Sequence[SoloCard]) -> list[tuple[SoloCard, SoloCard]]:
        """Pair each card of the pile with the one that now stands in its place of the sheet."""
        left = list(zip(self.cards, cards, strict=True))
        pairs = []
        for card in self.pile:
            at = next((place for place, (old, _) in enumerate(left) if old == card), None)
            pairs.append((card, card) if at is None else left.pop(at))
        return pairs

    def flip(self, card: str, place: str) -> Script[tuple[Arrow, tuple[str, ...]]]:
        """Flip the top card for an enemy; returns its arrow and the list of the card below it."""
        facts = {"card": card, "place": place}
        if len(self.pile) <= (1 if self.reshuffle == "all" else 0):
            yield from self.shuffle(list(self.cards), facts, "all")
        asked, covered = sum(self._draws.values()), self.flipped
        flipped = yield from self.turn_over(facts)
        if self.pile:
            asked_about = "yes" if sum(self._draws.values()) > asked else "no"
            # An arrow that looks like the last one proves no flip by itself.
            alike = covered is not None and covered.arrow == flipped.arrow
            yield from self.show_list(facts | {"flipped": asked_about}, handled=asked_about == "no" and alike)
        else:
            others = list(self.cards)
            others.remove(flipped)
            yield from self.shuffle(others, facts, "rest")
        self.arrow = flipped.arrow
        if not self.virtual and sum(self._draws.values()) == asked:
            yield from self.say_flipped(flipped, facts)
        return flipped.arrow, self.actions

    def say_flipped(self, flipped: SoloCard, facts: Facts) -> Script[None]:
        """Have the card flipped even when both of its sides are known without asking."""
        rule = RULES["solo_deck_empty"]
        event = SoloCardFlipped(rule=rule, arrow=flipped.arrow_face, actions=self.actions, **facts)
        yield from instruct(event, self.shows_list(), self.shows_arrow())

    def shows_piles(self) -> tuple[Expectation, ...]:
        """The pile of lists, and no arrow beside it."""
        return Expectation(ACTION_PILE, ONLY), self.shows_arrow()

    def shows_list(self) -> Expectation:
        """The list on top of the action pile."""
        return Expectation(ACTION_PILE, ONLY)

    def shows_arrow(self, *, handled: bool = False) -> Expectation:
        """The arrow on top of the priority pile, if one lies there."""
        return Expectation(PRIORITY_PILE, ONLY, handled=handled)

    def shuffle(self, cards: list[SoloCard], facts: Facts, which: str) -> Script[None]:
        """Form a new action pile, its top list showing."""
        self.pile, self.actions = cards, ()
        self.flipped = None if which == "all" else self.flipped
        if self.arrow and not self.virtual:
            event = SoloDeckShuffled(rule=RULES["solo_deck_empty"], which=which)
            # Nobody sees that cards were shuffled, only that the pile was gone and lies there again.
            yield from instruct(event, Expectation(ACTION_PILE, ONLY, handled=True), self.shows_arrow())
        yield from self.show_list({**facts, "flipped": "yes"})

    def show_list(self, facts: Facts, *, handled: bool = False) -> Script[None]:
        """See the list on top of the action pile, once the arrow beside it is the one that was flipped."""
        face = UNLISTED
        while face == UNLISTED:
            request = Draw(
                "draw_solo_list",
                "solo_list",
                *self._next("solo_list", [card.list_face for card in self.pile]),
                facts=facts,
                zone=ACTION_PILE,
                expects=(self.shows_arrow(handled=handled),),
                others=self._others(self.pile),
            )
            face = yield from self._draw(request)
            if face == UNLISTED:
                yield from self._ask_print(self.pile)
        self.actions = tuple(face.split("+"))

    def _others(self, fitting: Sequence[SoloCard]) -> tuple[str, ...]:
        """The other answers: among printed cards, one may turn up that the sheet lacks."""
        return () if self.virtual else self.unknown.others("card", self._places(fitting))

    def _places(self, fitting: Sequence[SoloCard]) -> list[int]:
        return [place for place, card in enumerate(self.cards) if card in fitting]

    def _ask_print(self, fitting: Sequence[SoloCard]) -> Script[None]:
        """Have the owner enter the card on the table, which the sheet lacks, in place of one of these."""
        self._telling = True
        yield from self.unknown.ask_print("card", self._places(fitting))
        self._telling = False

    def turn_over(self, facts: Facts) -> Script[SoloCard]:
        """Flip the top card of the action pile and see its arrow."""
        self.flipped = yield from self._see_arrow("draw_solo_arrow", facts, (PRIORITY_PILE, ONLY))
        return self.flipped

    def draw_arrow(self) -> Script[Arrow]:
        """An arrow for the draft, where the lists do not matter: it is laid on the Crown."""
        self.pile = self.pile or list(self.cards)
        card = yield from self._see_arrow("draw_draft_arrow", {}, (GRID, CROWN))
        self.on_crown = None if self.virtual else card
        return card.arrow

    def gather(self) -> None:
        """Take all cards together after the draft; their pile is shuffled when the first one is needed."""
        self.pile = []
        self.flipped = self.on_crown = None

    def _see_arrow(self, topic: str, facts: Facts, seen_at: tuple[str, str]) -> Script[SoloCard]:
        """Ask for the arrow of the flipped card on a place of the table; returns the card."""
        face = UNLISTED
        while face == UNLISTED:
            fitting = [card for card in self.pile if not self.actions or card.actions == self.actions]
            face = yield from self._draw(self._ask_arrow(topic, fitting, facts, seen_at))
            if face == UNLISTED:
                yield from self._ask_print(fitting)
        card = next(card for card in fitting if card.arrow_face == face)
        self.pile.remove(card)
        self.actions = ()
        return (yield from self._ask_for(card)) if self.virtual else card

    def _ask_for(self, card: SoloCard) -> Script[SoloCard]:
        """Return the card that came up; if it is made up, the owner may enter theirs instead."""
        if card not in self.cards:  # its entry changed after it was shuffled
            return card
        place = self.cards.index(card)
        self._telling = True
        yield from self.unknown.ask_for("card", place=place)
        self._telling = False
        return self.cards[place]

    def _ask_arrow(
        self, topic: str, fitting: Sequence[SoloCard], facts: Facts, seen_at: tuple[str, str]
    ) -> Draw:
        """Ask for an arrow; the line under it faces the player."""
        cards, nth, virtual = self._next("solo_arrow", [card.arrow_face for card in fitting])
        zone, place = seen_at
        return Draw(
            topic,
            "solo_arrow",
            cards,
            nth,
            virtual,
            facts=facts,
            zone=zone,
            place=place,
            facing=Facing.TOWARDS,
            others=self._others(fitting),
        )

    def _next(self, deck: str, faces: list[str]) -> tuple[tuple[str, ...], int, bool]:
        """The faces that can show, how many were drawn before, and who draws."""
        different = tuple(sorted(set(faces)))  # so that a choice keeps its number
        only = len(different) == 1
        return tuple(faces) if self.virtual and not only else different, self._draws[deck], self.virtual

    def _draw(self, request: Draw) -> Script[str]:
        """Return the face that shows; nobody is asked if there is only one."""
        if len(request.cards) == 1:
            return request.cards[0]
        face = yield from ask(request)
        self._draws[request.deck] += face != UNLISTED
        return face
