"""What happens on a mission, and the rules it follows from."""

from __future__ import annotations

from engine.events import Event
from engine.rulebook import load_rules

RULES = load_rules(__package__)


# --- Set-up -----------------------------------------------------------------------------------------


class CardsSorted(Event):
    """The printed cards were separated into four piles."""


class CrewTaken(Event):
    """The crew was drawn, and the other Red Suits became the Red Suit Deck."""

    crew: int
    red_suits: int


class EventDeckReadied(Event):
    """Attacks were shuffled into the Events."""

    attacks: int
    event_deck: str


class DrawDeckReadied(Event):
    """Attacks were shuffled into the Action cards."""

    attacks: int
    draw_deck: str


class DualCardsNamed(Event):
    """Cards that a player without printed ones cannot read act as another one of Table 1."""

    cards: tuple[str, ...]
    number: int
    acts_as: str


class HandDrawn(Event):
    """The opening hand was drawn."""

    cards: tuple[str, ...]


class HandReturned(Event):
    """An opening hand with three of the same card went back into the deck."""

    cards: tuple[str, ...]


class TimelineLaid(Event):
    """The Events of the mission lie face down between Mission Start and Mission End."""

    events: int
    event_deck: str


# --- Player Phase -----------------------------------------------------------------------------------


class TurnBegan(Event):
    """A Player Phase began."""

    turn: int
    crew: int
    hand: tuple[str, ...]
    cards: int
    open: int
    open_events: tuple[str, ...]  # each kind once
    kinds: int
    draw_deck: str


class DrawDeckLow(Event):
    """The Draw Deck has become dangerously small."""

    cards: int


class DualCardPlayed(Event):
    """A card was played that acts as another one of Table 1."""

    card: str
    acts_as: str


class RedSuitRecruited(Event):
    """A Red Suit joined the crew."""

    crew: int


class NobodyRecruited(Event):
    """A Recruit found the Red Suit Deck empty."""


class CardPlayed(Event):
    """The player does what a card says."""

    card: str


class CardTextFollowed(CardPlayed):
    """The card's text is in the deck list."""

    text: str


class PrintedTextFollowed(CardPlayed):
    """The card's text is known to nobody but the player."""


class AttackSkipped(Event):
    """An Attack that an Infiltrator drew was discarded."""

    draw_deck: str


class DiscardsShuffledIn(Event):
    """The Draw discard pile was shuffled into the Draw Deck."""

    cards: int
    draw_deck: str


class EventPhaseHastened(Event):
    """A Distraction ended the Player Phase without recovery."""


class EventCompleted(Event):
    """A card from the hand completed an Event."""

    place: int
    event: str
    card: str
    completing_card: str
    event_deck: str
    last_reaction: str
    left: int


class CardDiscarded(Event):
    """A card from the hand went to the Draw discard pile."""

    card: str


class CardDrawn(Event):
    """A card from the Draw Deck came into the hand."""

    card: str


class NothingDrawn(Event):
    """An empty hand stayed empty: no card was used this turn, or none is left to draw."""

    cards: int


# --- Red Suits lost and saved -----------------------------------------------------------------------


class AttackStruck(Event):
    """An Attack killed a Red Suit."""

    pile: str
    left: int


class AttackStopped(Event):
    """A card from the hand stopped an Attack."""

    pile: str
    card: str


class ThreeAlikeStruck(Event):
    """Three cards of one type killed a Red Suit."""

    cards: tuple[str, ...]
    left: int


class EmptyHandStruck(Event):
    """A discard from an empty hand was required and killed a Red Suit."""

    left: int


class RedSuitLost(Event):
    """The text of a card killed a Red Suit."""

    left: int


# --- Event Phase ------------------------------------------------------------------------------------


class ReactionDrawn(Event):
    """A Reaction card came up."""

    card: str


class DualReactionDrawn(Event):
    """A Reaction card came up that acts as another one of Table 1."""

    card: str
    acts_as: str


class ReactionStopped(Event):
    """A card from the hand stopped the Reaction."""

    card: str
    reaction: str


class CardsLost(Event):
    """A Reaction discarded cards from the top of a deck."""

    pile: str
    cards: tuple[str, ...]


class DeckShort(Event):
    """A Reaction found fewer cards to discard than it asked for."""

    pile: str


class RedSuitReturned(Event):
    """A Red Suit of the crew went back to the Red Suit Deck."""

    left: int


class AttackShuffledIn(Event):
    """A new Attack was shuffled into a deck."""

    deck: str
    kind: str


class NoAttackLeft(Event):
    """A new Attack was due, and none was unused."""


class RandomCardLost(Event):
    """A Reaction took a card from the hand at random."""

    card: str


class ReactionWithoutEffect(Event):
    """The Reaction card has no row in Table 1."""

    card: str


class EventRevealed(Event):
    """An Event came up in the Timeline."""

    place: int
    event: str
    wanted: tuple[str, ...]
    number: int


class AttackInTimeline(Event):
    """An Attack came up in the Timeline and goes; another Event takes its place."""

    place: int


class FinalEventDiscarded(Event):
    """There was no Event to flip, so the final one is replaced."""

    place: int
    event: str
    replacement: str


# --- End --------------------------------------------------------------------------------------------


class MissionAccomplished(Event):
    """All Events are completed and a Red Suit lives."""

    events: int
    crew: int


class MissionFailed(Event):
    """No Red Suit lives, or a card was due from an empty deck."""

    reason: str
    completed: int
    events: int
