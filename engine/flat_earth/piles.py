"""The Draw Deck and the Event Deck, which also knows of the cards that lie face down in the Timeline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.decks import Deck
from engine.flat_earth.deck_list import ATTACK
from engine.practice import UNLISTED
from engine.requests import Draw
from engine.script import ask
from engine.zones import ANYWHERE, ONLY

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from engine.events import Facts
    from engine.practice import Practice
    from engine.script import Script

TIMELINE, IN_HAND, DRAW_DISCARDS, EVENT_DISCARDS = "timeline", "hand", "draw_discards", "event_discards"


class Pile(Deck):
    """A deck, the zone where its cards are seen, and which of its cards are made up."""

    def __init__(
        self, name: str, cards: Iterable[str], *, virtual: bool, discards: str = DRAW_DISCARDS
    ) -> None:
        super().__init__(name, cards, virtual=virtual)
        self.discards = discards  # where a card is seen that goes there at once
        self.unknown: Practice | None = None  # what of the list is made up, where printed cards are drawn
        self.heading, self.kinds = "", 0  # of these cards in the list, and how many kinds it has of them

    @property
    def kind(self) -> str:
        """Whether the cards are virtual or physical."""
        return "virtual" if self.virtual else "physical"

    def draw(
        self,
        *,
        facts: Facts | None = None,
        zone: str = "",
        place: str = ONLY,
        others: tuple[str, ...] = (),
        without: Collection[str] = (),
    ) -> Script[str]:
        """Flip the top card; a printed one that the list lacks is entered first."""
        while True:
            more = (*others, *self._others())
            card = yield from super().draw(facts=facts, zone=zone, place=place, others=more, without=without)
            if card != UNLISTED:
                return card
            yield from self._ask_print()

    def _others(self) -> tuple[str, ...]:
        """The other answers: among printed cards, one may come up that a practice list lacks."""
        return self.unknown.others(self.heading, range(self.kinds)) if self.unknown else ()

    def _ask_print(self) -> Script[None]:
        if self.unknown:
            yield from self.unknown.ask_new(self.heading, self.kinds)

    def draw_or(self, topic: str, other: str, facts: Facts) -> Script[str]:
        """The card the person took into their hand, or another answer instead of a card."""
        card = UNLISTED
        while card == UNLISTED:
            request = Draw(
                topic,
                self.name,
                (*self.cards, other),
                self._draws,
                virtual=False,
                facts=facts,
                zone=IN_HAND,
                place=ANYWHERE,
                instead=other,
                others=self._others(),
            )
            card = yield from ask(request)
            if card == UNLISTED:
                yield from self._ask_print()
        if card != other:
            self._draws += 1
            self.cards.remove(card)
        return card


class EventDeck(Pile):
    """The Event Deck. With printed cards, nobody knows which unseen ones lie face down in the Timeline."""

    def __init__(self, cards: Iterable[str], *, virtual: bool) -> None:
        super().__init__("events", cards, virtual=virtual, discards=EVENT_DISCARDS)
        self.face_down = 0  # dealt to the Timeline, and still among the unseen cards

    def __len__(self) -> int:
        return len(self.cards) - self.face_down

    def deal(self) -> Script[str | None]:
        """Lay the top card face down into the Timeline; None if nobody knows which it is."""
        if self.virtual:
            return (yield from self.draw(facts={"purpose": "deal"}))
        self.face_down += 1
        return None

    def turn_up(self, place: int) -> Script[str]:
        """See a card that was dealt face down."""
        facts = {"purpose": "flip", "place": place}
        card = yield from self.draw(facts=facts, zone=TIMELINE, place=str(place))
        self.face_down -= 1
        return card

    def draw_event(self, place: int) -> Script[str | None]:
        """Draw until an Event comes up; None if only Attacks are left."""
        attacks = self.cards.count(ATTACK)
        if attacks == len(self.cards):
            return None
        # With printed cards, the person may find nothing but Attacks in the deck.
        without = () if not self.virtual and attacks >= len(self) else (ATTACK,)
        facts = {"purpose": "again", "place": place}
        card = yield from self.draw(facts=facts, zone=TIMELINE, place=str(place), without=without)
        if card == ATTACK:
            self.shuffle_in([ATTACK])
            return None
        return card
