"""Everything that lies on the table: the grid, the hand, the discard pile, both decks."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from engine.crownfell import entering
from engine.crownfell.board import Board, Readings
from engine.crownfell.characters import SHEET as CHARACTERS
from engine.crownfell.characters import read_characters
from engine.crownfell.deeds import board_done
from engine.crownfell.solo_cards import SHEET as SOLO_CARDS
from engine.crownfell.solo_cards import read_solo_cards
from engine.crownfell.solo_deck import SoloDeck
from engine.crownfell.spaces import GRID, Side
from engine.decks import Deck
from engine.events import Expectation
from engine.practice import Practice

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.crownfell.characters import Character
    from engine.crownfell.deeds import Deed
    from engine.crownfell.spaces import Arrow
    from engine.game import Setup
    from engine.requests import Places

FIRST_COLUMN = 4
ENEMY_DECK = "enemy_deck"


class Table:
    """The state of one game."""

    def __init__(self, setup: Setup) -> None:
        self.options = setup.options
        self.readings = Readings(**{id_: str(setup.options[id_]) for id_ in Readings._fields})
        # A copy, shared with the board: a card entered at the table counts from then on.
        self.characters = dict(read_characters(setup.sheets[CHARACTERS].text))
        self.unknown = Practice(
            CHARACTERS, entering.CHARACTERS, "things_characters", setup.sheets[CHARACTERS].text
        )
        self.practice = self.unknown.titles("character")
        self.learnt = 0  # how often a card turned out to print something else
        self.virtual = self.options["enemy_deck"] == "virtual"
        self.deck = Deck("enemy", self.characters, virtual=self.virtual)
        self.solo = SoloDeck(
            read_solo_cards(setup.sheets[SOLO_CARDS].text),
            virtual=self.options["solo_deck"] == "virtual",
            reshuffle=self.readings.solo_reshuffle,
            text=setup.sheets[SOLO_CARDS].text,
        )
        self.sides = dict.fromkeys(self.characters, Side.WHITE)
        self.sides_taken = False  # whether the player has a team, so that a card's side means something
        self.board = Board(self.characters, self.sides, self.readings)
        self.hand: list[str] = []
        self.discard: list[tuple[str, Side]] = []  # with the colour that lies face up
        self.column = FIRST_COLUMN
        self.deck_lies = self.virtual  # above its column; before that it is shuffled, or dealt from
        self.turn = 0
        self.acted: list[str] = []
        self.uncovered: list[str] = []  # enemies whose cover moved away this turn: they act at once
        self.flips: list[tuple[str, Arrow]] = []  # the arrow of each enemy that acted this turn
        self.stood = False  # whether the player ever had a card on the board

    def fork(self) -> Table:
        """A copy of the table to try something on."""
        other = copy(self)
        other.hand, other.discard = list(self.hand), list(self.discard)
        return other

    @property
    def deck_mode(self) -> str:
        """Whether the person draws the enemy's cards."""
        return str(self.options["enemy_deck"])

    @property
    def captured(self) -> int:
        """The white cards in the discard pile."""
        return sum(1 for _, side in self.discard if side is Side.WHITE)

    @property
    def locked(self) -> int:
        """The enemies on the board that are locked."""
        return sum(1 for card in self.board.cards(Side.WHITE) if self.board.locked(card))

    def learn(self, *characters: Character) -> None:
        """Take over what cards really print."""
        for character in characters:
            self.characters[character.name] = character
        self.learnt += 1
        self.board.known.clear()

    def take_team(self, cards: Iterable[str]) -> None:
        """The player's characters turn black; all others are the enemy deck."""
        self.hand = list(cards)
        self.sides_taken = True
        for card in self.hand:
            self.sides[card] = Side.BLACK
        self.deck.cards = [card for card in self.characters if card not in self.hand]

    def place(self, card: str, space: str) -> None:
        """Lay a card from the hand or the enemy deck on a space."""
        self.board = self.board.with_card(card, space)
        if card in self.hand:
            self.hand.remove(card)
        self.stood = self.stood or self.sides[card] is Side.BLACK

    def perform(self, deed: Deed) -> None:
        """Do a deed: captured cards go to the discard pile."""
        self.discard += [(card, self.sides[card]) for card in deed.captured]
        self.board = board_done(self.board, deed)
        if deed.subject in self.hand:
            self.hand.remove(deed.subject)
            self.stood = True

    def sacrifice(self, card: str) -> str:
        """Discard a card that paid for its own ability, flipped; returns the space it leaves."""
        space = self.board.places[card]
        self.discard.append((card, self.sides[card].other))
        self.board = self.board.without(card)
        return space

    def places(self) -> Places:
        """What lies on each space, bottom to top."""
        return dict(self.board.stacks)

    def shows(self, *spaces: str) -> list[Expectation]:
        """What spaces of the grid show now: the top card, the Crown, or nothing."""
        return [Expectation(GRID, space) for space in spaces]

    def shows_deck(self, *left: int) -> list[Expectation]:
        """Where the enemy deck lies now, and which columns it has left; nothing if nobody shuffled one."""
        if self.virtual:
            return []
        gone = [str(column) for column in left if column != self.column or not len(self.deck)]
        shown = [Expectation(ENEMY_DECK, place) for place in gone]
        return [*shown, Expectation(ENEMY_DECK, str(self.column))] if len(self.deck) else shown
