"""What lies on the table of a mission: the crew, the hand, both decks with their discards, the Timeline."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.errors import InvalidInput
from engine.events import Expectation, Line
from engine.flat_earth.deck_list import ATTACK
from engine.flat_earth.piles import IN_HAND, TIMELINE, EventDeck, Pile
from engine.requests import Sign
from engine.zones import Facing

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.flat_earth.deck_list import DeckList
    from engine.game import OptionValue
    from engine.practice import Practice

CREW = 3
HAND = 5
ALIKE = 3  # cards of one type that cost a Red Suit
ATTACKS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}  # in each deck
LENGTHS = {"ten": 10, "fifteen": 15, "twenty": 20}  # Events in the Timeline
DECKS = 2  # each gets as many Attacks


class MissionFailedError(Exception):
    """The mission has come to an end: `crew`, `draw` or `events` has run out."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass
class Slot:
    """A place of the Timeline; its Event is None while the face-down card is unknown or none lies there."""

    place: int
    event: str | None = None
    face_up: bool = False
    completed: bool = False
    under: list[str] = field(default_factory=list)  # cards kept under a completed Event

    @property
    def open(self) -> bool:
        """Whether the Event can be completed."""
        return self.face_up and not self.completed

    @property
    def label(self) -> str:
        """How the place is said, such as E 3 Blue Door."""
        return f"E {self.place} {self.event}"

    @property
    def empty(self) -> bool:
        """Whether its card was taken away and no other lies there yet."""
        return self.face_up and self.event is None


class Table:
    """The state of one mission. Its methods move cards and Red Suits; none gets lost."""

    def __init__(self, options: Mapping[str, OptionValue], cards: DeckList) -> None:
        self.options = options
        self.cards = cards
        self.unknown: Practice | None = None  # what of the list is made up; the owner's, if nothing is
        self.attacks = ATTACKS[str(options["attacks"])]  # in each deck
        self.length = LENGTHS[str(options["timeline"])]
        _refuse_short_list(self)
        self.unused_attacks = cards.attacks - DECKS * self.attacks
        self.crew = CREW
        self.dead = 0
        self.red_suits = cards.red_suits - CREW
        attacks = [ATTACK] * self.attacks
        self.draw = Pile("draw", cards.all_actions() + attacks, virtual=options["draw_deck"] == "virtual")
        self.held = Pile("hand", (), virtual=self.draw.virtual)
        self.events = EventDeck(cards.all_events() + attacks, virtual=options["event_deck"] == "virtual")
        self.draw_discards: list[str] = []
        self.event_discards: list[str] = []
        self.timeline: list[Slot] = []
        self.turn = 0
        self.used = 0  # cards that may be replaced in the next refill

    def tell_unknown(self, unknown: Practice) -> None:
        """Say which of the list is made up, so that a printed card the list lacks can be entered."""
        self.unknown = unknown
        for pile, heading in ((self.draw, "card"), (self.events, "event")):
            pile.heading, pile.unknown = heading, None if pile.virtual else unknown
        self._count_kinds()

    def take_list(self, learnt: DeckList) -> bool:
        """Go on with another list if it has all the cards of this one; additional cards may still come up."""
        more = learnt.list_more(self.cards)
        if more is None:
            return False
        actions, events = more
        self.draw.shuffle_in(actions)
        self.events.shuffle_in(events)
        self.cards = learnt
        self._count_kinds()
        return True

    def _count_kinds(self) -> None:
        self.draw.kinds, self.events.kinds = len(self.cards.cards), len(self.cards.events)

    @property
    def hand(self) -> list[str]:
        """The cards in the player's hand."""
        return self.held.cards

    @property
    def hand_zone(self) -> str:
        """The zone where the cards of the hand are seen to leave; none if they are not printed ones."""
        return "" if self.draw.virtual else IN_HAND

    def shows_hand(self) -> tuple[Expectation, ...]:
        """What is seen of the hand once cards have left it, where it is of printed cards."""
        return () if self.draw.virtual else (Expectation(IN_HAND),)

    def shows_timeline(self) -> tuple[Expectation, ...]:
        """What the Timeline shows, where it is of printed cards: an empty place shows nothing."""
        return () if self.events.virtual else (Expectation(TIMELINE),)

    def shows_turned(self, slot: Slot) -> tuple[Sign, ...]:
        """What is seen of an Event of printed cards that the player has completed."""
        return () if self.events.virtual else (Sign(TIMELINE, str(slot.place), Facing.SIDEWAYS),)

    def shows_discarded(self) -> tuple[Sign, ...]:
        """What is seen of a hand of printed cards from which one was discarded."""
        return () if self.draw.virtual else (Sign(IN_HAND),)

    def role(self, card: str) -> str:
        """The row of Table 1 a card follows."""
        return self.cards.cards[card].acts_as

    def held_as(self, *roles: str) -> list[str]:
        """The different cards in hand that follow one of these rows, in the order they came."""
        return [card for card in dict.fromkeys(self.hand) if self.role(card) in roles]

    def alike(self) -> list[str]:
        """Three cards of one type, if the hand has them."""
        return self.three_alike(self.hand)

    def three_alike(self, cards: Sequence[str]) -> list[str]:
        """Three cards of one type, if they are among these."""
        by_row = self.options["same_type"] == "row"
        types = [self.role(card) if by_row else card for card in cards]
        for type_, number in Counter(types).items():
            if number >= ALIKE:
                return [card for card, own in zip(cards, types, strict=True) if own == type_][:ALIKE]
        return []

    def discard(self, cards: Sequence[str]) -> None:
        """Put cards from the hand on the Draw discard pile."""
        for card in cards:
            self.hand.remove(card)
        self.draw_discards.extend(cards)

    def use(self, card: str) -> None:
        """Discard a card for what it does or for an Event; the next refill may replace it."""
        self.discard([card])
        self.used += 1

    def kill(self) -> int:
        """Flip over a Red Suit; returns how many of the crew are left."""
        self.crew -= 1
        self.dead += 1
        return self.crew

    def check_crew(self) -> None:
        """A mission without a living Red Suit has failed."""
        if not self.crew:
            raise MissionFailedError("crew")

    def complete(self, slot: Slot, card: str) -> None:
        """Complete an Event with a card from the hand."""
        self.use(card)
        slot.completed = True
        if self.options["completing_card"] == "under_event":
            slot.under.append(self.draw_discards.pop())

    def open_slots(self) -> list[Slot]:
        """The Events that may be completed now."""
        found = [slot for slot in self.timeline if slot.open]
        return found[:1] if self.options["completion_order"] == "leftmost" else found

    def completing(self, slot: Slot) -> list[str]:
        """The different cards in hand that complete the Event in this place."""
        event = slot.event or ""
        return [card for card in dict.fromkeys(self.hand) if self.cards.completes(card, event)]

    def next_face_down(self) -> Slot | None:
        """The next Event to be flipped."""
        return next((slot for slot in self.timeline if not slot.face_up), None)

    def final_slot(self) -> Slot:
        """The place whose Event is replaced when there is none to flip."""
        if self.options["final_event"] == "last":
            return self.timeline[-1]
        return next(slot for slot in reversed(self.timeline) if not slot.completed)

    def clear(self, slot: Slot) -> str:
        """Discard the Event of a place and what lies under it; returns the Event."""
        event = slot.event or ""
        self.event_discards.append(event)
        self.draw_discards.extend(slot.under)
        slot.event, slot.completed, slot.under = None, False, []
        return event

    @property
    def completed(self) -> int:
        """How many Events are completed."""
        return sum(slot.completed for slot in self.timeline)

    @property
    def accomplished(self) -> bool:
        """Whether every Event of the Timeline is completed."""
        return self.completed == self.length


def _refuse_short_list(table: Table) -> None:
    """The chosen set-up must be possible with the cards of the list."""
    if table.cards.attacks < DECKS * table.attacks:
        facts = {"number": table.cards.attacks, "each": table.attacks, "needed": DECKS * table.attacks}
        raise InvalidInput(f"too few Attack cards: {facts}", Line("too_few_attacks", facts))
    events = len(table.cards.all_events())
    if events < table.length:
        facts = {"number": events, "needed": table.length}
        raise InvalidInput(f"too few Event cards: {facts}", Line("too_few_events", facts))
