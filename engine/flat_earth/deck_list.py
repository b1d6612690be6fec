"""The deck list: how many cards of each kind, what they act as, and which card completes which Event."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

from engine.entries import open_sheet, refuse_twice
from engine.events import Line
from engine.game import Title

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from engine.entries import Entry

SHEET = "deck.toml"
ROWS = ("recruit", "destiny", "teleport", "sabotage", "infiltrator", "shuffle", "distraction")  # of Table 1
OWN_TEXT = "own_text"  # a card that Table 1 does not list: the player does what it says
WITH_TEXT = ("destiny", OWN_TEXT)
PLAYER = "player"  # the player judges at the table which card completes the Event
ATTACK = "Attack"
LEAST_RED_SUITS = 4  # a crew of three, and a Red Suit Deck
LEAST_ATTACKS = 4  # two in each deck
LEAST_EVENTS = 10
MOST = 99  # of any kind of card
LONGEST_NAME = 40
MARKS = " '\u2019.,!?&:()-"


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card in the Draw Deck: its row of Table 1, and its text where the solo rules have none."""

    name: str
    count: int
    acts_as: str
    text: str = ""

    @property
    def dual(self) -> bool:
        """Whether the card acts as another one of Table 1, which has to be said when it comes up."""
        return self.acts_as in ROWS and self.name.casefold() != self.acts_as


@dataclass(frozen=True, slots=True)
class EventCard:
    """A kind of Event; without a list of cards the player judges what completes it."""

    name: str
    count: int
    completed_by: tuple[str, ...] | None


AnyCard = TypeVar("AnyCard", Card, EventCard)


@dataclass(frozen=True, slots=True)
class DeckList:
    """All the cards of the box."""

    red_suits: int
    attacks: int
    events: Mapping[str, EventCard]
    cards: Mapping[str, Card]

    def completes(self, card: str, event: str) -> bool:
        """Whether a card from the hand can complete this Event."""
        wanted = self.events[event].completed_by
        return wanted is None or card in wanted

    def list_more(self, other: DeckList) -> tuple[list[str], list[str]] | None:
        """The cards it has beyond another list; None if it lacks any, or if its counts differ."""
        if (self.red_suits, self.attacks) != (other.red_suits, other.attacks):
            return None
        actions, events = Counter(self.all_actions()), Counter(self.all_events())
        lacks = Counter(other.all_actions()) - actions, Counter(other.all_events()) - events
        if any(lacks):
            return None
        actions.subtract(other.all_actions())
        events.subtract(other.all_events())
        return list(actions.elements()), list(events.elements())

    def all_events(self) -> list[str]:
        """Every Event card by name."""
        return [event.name for event in self.events.values() for _ in range(event.count)]

    def all_actions(self) -> list[str]:
        """Every Action and Event Action card by name."""
        return [card.name for card in self.cards.values() for _ in range(card.count)]


@lru_cache(maxsize=8)
def read_deck_list(text: str, file: str = SHEET) -> DeckList:
    """The deck list of a sheet, or BadData with the line and the reason."""
    top = open_sheet(text, file)
    top.check_fields(("origin", "red_suits", "attacks", "event", "card"))
    red_suits = top.whole("red_suits", LEAST_RED_SUITS, MOST)
    attacks = top.whole("attacks", LEAST_ATTACKS, MOST)
    cards = _by_name(top.entries("card"), _read_card)
    _need_every_row(top, cards)
    events = _by_name(top.entries("event"), lambda entry: _read_event(entry, cards))
    _need_enough_events(top, events)
    return DeckList(red_suits, attacks, events, cards)


def list_titles(deck: DeckList, names: str) -> list[Title]:
    """The names that the cards of one of both decks print; an Attack is called what the rules call it."""
    listed = {"events": deck.events, "cards": deck.cards}[names]
    return [Title(name, name) for name in (*listed, ATTACK)]


def _by_name(entries: Sequence[Entry], read: Callable[[Entry], AnyCard]) -> dict[str, AnyCard]:
    kinds = [read(entry) for entry in entries]
    refuse_twice(entries, "name")
    return {kind.name: kind for kind in kinds}


def _read_card(entry: Entry) -> Card:
    acts_as = entry.one_of("acts_as", (*ROWS, OWN_TEXT))
    with_text = acts_as in WITH_TEXT
    entry.check_fields(("name", "count", "acts_as", *(["text"] if with_text else [])))
    return Card(_name(entry), entry.whole("count", 1, MOST), acts_as, _sentence(entry) if with_text else "")


def _read_event(entry: Entry, cards: Mapping[str, Card]) -> EventCard:
    entry.check_fields(("name", "count", "completed_by"))
    return EventCard(_name(entry), entry.whole("count", 1, MOST), _read_completed_by(entry, cards))


def _name(entry: Entry) -> str:
    name = entry.text("name")
    marks_known = all(mark.isalnum() or mark in MARKS for mark in name)
    if not marks_known or len(name) > LONGEST_NAME or not (name[0].isupper() or name[0].isdigit()):
        entry.bad_value("name", Line("need_card_name", {"most": LONGEST_NAME}))
    if name == ATTACK:
        entry.bad_value("name", Line("need_no_attack"))
    return name


def _sentence(entry: Entry) -> str:
    """Words to be read out."""
    text = entry.text("text").strip()
    if any(mark in text for mark in "_{}"):
        entry.bad_value("text", Line("need_sentence"))
    return text


def _read_completed_by(entry: Entry, cards: Mapping[str, Card]) -> tuple[str, ...] | None:
    if entry.table["completed_by"] == PLAYER:
        return None
    return tuple(entry.words("completed_by", cards, Line("need_completing", {"player": repr(PLAYER)})))


def _need_every_row(top: Entry, cards: Mapping[str, Card]) -> None:
    for row in ROWS:
        if not any(card.acts_as == row for card in cards.values()):
            top.bad("card", Line("bad_rows", {"row": repr(row), "rows": ", ".join(ROWS)}))


def _need_enough_events(top: Entry, events: Mapping[str, EventCard]) -> None:
    total = sum(event.count for event in events.values())
    if total < LEAST_EVENTS:
        top.bad("event", Line("bad_events", {"number": total, "least": LEAST_EVENTS}))


def draw_deck_list(text: str) -> list[str]:
    """A preview: a bar for each kind of card, what it acts as, and what completes each Event."""
    deck = read_deck_list(text)
    lines = [_bar("Red Suits", deck.red_suits, "crew"), _bar("Attacks", deck.attacks, "for both decks"), ""]
    lines += [_bar(card.name, card.count, _acts(card)) for card in deck.cards.values()]
    lines += [""] + [_bar(event.name, event.count, _completed(event)) for event in deck.events.values()]
    return lines


def draw_entry(text: str, heading: str, place: int) -> list[str]:
    """One kind of card of a deck list, or what is only counted."""
    deck = read_deck_list(text)
    first, second, _, *bars = draw_deck_list(text)
    if not heading:
        return [first, second]
    return [bars[place if heading == "card" else len(deck.cards) + 1 + place]]


def _bar(name: str, count: int, note: str) -> str:
    return f"{name:24} {count:3}  {'▮' * min(count, 20):20}  {note}"


def _acts(card: Card) -> str:
    row = card.acts_as.replace("_", " ")
    return f"acts as {row}: {card.text}" if card.text else f"acts as {row}"


def _completed(event: EventCard) -> str:
    return (
        f"completed by {' or '.join(event.completed_by)}"
        if event.completed_by
        else "you judge what completes it"
    )
