"""The two piles of solo cards: the arrow of the card just flipped goes with the list of the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.crownfell.events import SoloCardFlipped, SoloDeckShuffled
from engine.crownfell.texts import RULES
from engine.requests import Draw
from engine.script import ask, instruct

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.crownfell.solo_cards import SoloCard
    from engine.crownfell.spaces import Arrow
    from engine.events import Facts
    from engine.script import Script


class SoloDeck:
    """The solo cards; a card is known by its list while it lies on top, by its arrow once it is flipped."""

    def __init__(self, cards: Sequence[SoloCard], *, virtual: bool, reshuffle: str) -> None:
        self.cards = tuple(cards)
        self.virtual = virtual
        self.reshuffle = reshuffle
        self.pile: list[SoloCard] = []  # not yet flipped, the top one included
        self.actions: tuple[str, ...] = ()  # the list on top, once it was seen
        self.arrow: Arrow | None = None  # the arrow flipped last
        self.flipped: SoloCard | None = None  # the card on top of the priority pile, if one lies there
        self._draws = {"solo_list": 0, "solo_arrow": 0}

    def learn(self, cards: Sequence[SoloCard]) -> bool:
        """Take over what the owner entered, now or with the next shuffle of all cards.

        Cards that may be the one whose list is seen or asked for stay as they were told until then.
        """
        if self.reshuffle != "all":
            return False
        if self.actions and len(cards) == len(self.cards):
            self.pile = [card if card.actions == self.actions else new for card, new in self._pair(cards)]
        self.cards = tuple(cards)
        return True

    def _pair(self, cards: Sequence[SoloCard]) -> list[tuple[SoloCard, SoloCard]]:
        """Each card of the pile with what stands now in its place of the sheet."""
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
        asked = sum(self._draws.values())
        flipped = yield from self.turn_over(facts)
        if self.pile:
            told = "yes" if sum(self._draws.values()) > asked else "no"
            yield from self.show_list(facts | {"flipped": told})
        else:
            others = list(self.cards)
            others.remove(flipped)
            yield from self.shuffle(others, facts, "rest")
        self.arrow = flipped.arrow
        if not self.virtual and sum(self._draws.values()) == asked:
            yield from self.say_flipped(flipped, facts)
        return flipped.arrow, self.actions

    def say_flipped(self, flipped: SoloCard, facts: Facts) -> Script[None]:
        """Have the card flipped all the same when both of its sides are known without asking."""
        rule = RULES["solo_deck_empty"]
        event = SoloCardFlipped(rule=rule, arrow=flipped.arrow_face, actions=self.actions, **facts)
        yield from instruct(event)

    def shuffle(self, cards: list[SoloCard], facts: Facts, which: str) -> Script[None]:
        """Form a new action pile, its top list showing."""
        self.pile, self.actions = cards, ()
        self.flipped = None if which == "all" else self.flipped
        if self.arrow and not self.virtual:
            yield from instruct(SoloDeckShuffled(rule=RULES["solo_deck_empty"], which=which))
        yield from self.show_list({**facts, "flipped": "yes"})

    def show_list(self, facts: Facts) -> Script[None]:
        """See the list on top of the action pile."""
        faces = [card.list_face for card in self.pile]
        face = yield from self._draw("solo_list", "draw_solo_list", faces, facts)
        self.actions = tuple(face.split("+"))

    def turn_over(self, facts: Facts) -> Script[SoloCard]:
        """Flip the top card of the action pile and see its arrow."""
        fitting = [card for card in self.pile if card.actions == self.actions]
        faces = [card.arrow_face for card in fitting]
        face = yield from self._draw("solo_arrow", "draw_solo_arrow", faces, facts)
        return self._flip(next(card for card in fitting if card.arrow_face == face))

    def draw_arrow(self) -> Script[Arrow]:
        """An arrow for the draft, where the lists do not matter."""
        self.pile = self.pile or list(self.cards)
        faces = [card.arrow_face for card in self.pile]
        face = yield from self._draw("solo_arrow", "draw_draft_arrow", faces, {})
        return self._flip(next(card for card in self.pile if card.arrow_face == face)).arrow

    def gather(self) -> None:
        """Take all cards together after the draft; their pile is shuffled when the first one is needed."""
        self.pile = []
        self.flipped = None

    def _flip(self, card: SoloCard) -> SoloCard:
        self.pile.remove(card)
        self.actions = ()
        self.flipped = card
        return card

    def _draw(self, deck: str, topic: str, faces: list[str], facts: Facts) -> Script[str]:
        """One of the faces that can show; nobody is asked if there is only one."""
        different = tuple(sorted(set(faces)))  # so that a choice keeps its number
        if len(different) == 1:
            return different[0]
        cards = tuple(faces) if self.virtual else different
        face = yield from ask(Draw(topic, deck, cards, self._draws[deck], self.virtual, facts=facts))
        self._draws[deck] += 1
        return face
