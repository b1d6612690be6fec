"""What lies on the table: the rows of the three players, the trick, the deck and the discard pile."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from engine.decks import Deck
from engine.errors import IllegalAnswer
from engine.events import Shows
from engine.origin_story import events as told
from engine.origin_story.cards import EXTRA, LOVE, Card, playing_cards
from engine.origin_story.keywords import Readings
from engine.origin_story.rulebook import RULES
from engine.origin_story.scoring import HERO, VILLAIN, Dials
from engine.origin_story.tricks import PLAYERS, VANCARDIANS, YOU, Played, Suits, next_player, winner
from engine.origin_story.vancardian_cards import SHEET, read_set
from engine.requests import LookRow
from engine.script import instruct, look, tell

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from engine.events import Event
    from engine.game import Setup
    from engine.requests import Json, Row
    from engine.script import Script

ROWS = {player: f"{player}_row" for player in PLAYERS}  # the zones of the table


@dataclass(frozen=True)
class DrawnRow(LookRow):
    """Cards turned over from the deck, asked for among all cards that nobody can see.

    Listing only what is left in the deck would be peeking; a card that is gone is refused by the rules.
    """

    deck: tuple[str, ...] = field(kw_only=True)

    def _sample(self, rng: Random) -> Json:
        return rng.sample(self.deck, self.least)


class Table:
    """One game's table, and what the Vancardians know of it."""

    def __init__(self, setup: Setup) -> None:
        self.options = setup.options
        self.set = read_set(setup.sheets[SHEET].text)
        self.readings = Readings.chosen(setup.options)
        self.dials = Dials()
        self.deck = Deck("playing", (), virtual=self.says("playing_cards", "virtual"))
        self.dealer = YOU
        self.round = 0
        self.gather()

    def gather(self) -> None:
        """All 52 cards go back into the deck, and the extra-love cards to the side."""
        self.deck.cards[:] = playing_cards()
        self.faces = dict(playing_cards())
        self.aside = list(EXTRA)
        self.discards: list[str] = []
        self.hands: dict[str, list[str]] = {player: [] for player in PLAYERS}
        self.won: dict[str, list[str]] = {player: [] for player in PLAYERS}
        self.tricks = dict.fromkeys(PLAYERS, 0)
        self.trick: list[Played] = []
        self.trick_number = 0
        self.revealed: dict[str, int] = {}  # what a reveal has added to a card's value
        self.suits = Suits()
        self.alignment = HERO
        self.leader = next_player(self.dealer)
        self.charged = False
        self.surrendered = False
        self.any_card = False  # an ability lets you play a card without following suit

    def says(self, option: str, choice: str) -> bool:
        """Whether an option was set to this choice."""
        return self.options[option] == choice

    # --- What the Vancardians look at -----------------------------------------------------------------

    @property
    def timid(self) -> bool:
        """Whether you are a villain without tricks, tested anew at every play."""
        return self.alignment == VILLAIN and not self.tricks[YOU]

    @property
    def love(self) -> str | None:
        """The suit the Vancardians' rules mean by love."""
        return self.suits.trump if self.says("trump_reading", "trump") else LOVE

    @property
    def order(self) -> tuple[str, ...]:
        """The Vancardians in the order in which they are dealt to."""
        return VANCARDIANS if self.says("vancardian_order", "automaton_first") else VANCARDIANS[::-1]

    @property
    def to_play(self) -> str:
        """Whose turn it is in the trick."""
        return next_player(self.leader, len(self.trick))

    def hand(self, player: str) -> list[Card]:
        """A player's row, left to right."""
        return [self.faces[id_] for id_ in self.hands[player]]

    def trick_cards(self) -> list[Card]:
        """The cards of the trick in the order they were played."""
        return [self.faces[played.card] for played in self.trick]

    def ahead(self) -> Played:
        """Who takes the trick as it lies."""
        return self.trick[winner(self.trick_cards(), self.suits)]

    # --- Moving cards -----------------------------------------------------------------------------------

    def change(self, card: str, *, suit: str | None = None, value: int | None = None) -> None:
        """Let a card count as another suit or value for the rest of the round."""
        face = self.faces[card]
        self.faces[card] = replace(face, suit=suit or face.suit, value=face.value if value is None else value)

    def put_in_trick(self, player: str, card: str) -> None:
        """Play a card from a row to the trick."""
        place = self.hands[player].index(card)
        self.hands[player].remove(card)
        self.trick.append(Played(player, card, place))

    def discard(self, player: str, cards: Iterable[Card]) -> None:
        """Lay cards of a row on the discard pile."""
        for card in cards:
            self.hands[player].remove(card.id)
            self.discards.append(card.id)

    def shows(self, player: str) -> Shows:
        """What a player's row shows, once done."""
        return Shows(ROWS[player], exactly=tuple(self.hands[player]))

    # --- Asking and telling -----------------------------------------------------------------------------

    def have_done(self, event: Event, *expects: Shows) -> Script[None]:
        """Have cards moved on the table; where Tablemate deals by itself, nobody has to move them."""
        yield from tell(event) if self.deck.virtual else instruct(event, *expects)

    def take(self, topic: str, player: str, number: int) -> Script[list[Card]]:
        """Draw playing cards for a player, shuffling the discard pile when the deck runs out."""
        taken: list[str] = []
        while len(taken) < number and (self.deck.cards or (yield from self.reshuffle())):
            few = min(number - len(taken), len(self.deck))
            taken += yield from self._draw(topic, player, few)
        return [self.faces[id_] for id_ in taken]

    def _draw(self, topic: str, player: str, number: int) -> Script[list[str]]:
        if self.deck.virtual:
            drawn: list[str] = []
            while len(drawn) < number:
                drawn += [(yield from self.deck.draw())]
            return drawn
        zone = "drawn" if self.hands[player] else ROWS[player]
        row = yield from look(
            DrawnRow(
                topic,
                zone,
                (*self.deck.cards, *self.discards, *(card for won in self.won.values() for card in won)),
                number,
                number,
                facts={"who": player, "number": number},
                legal=self.check_drawn,
                deck=tuple(self.deck.cards),
            )
        )
        seen = [id_ for id_ in row if id_]
        for id_ in seen:
            self.deck.cards.remove(id_)
        return seen

    def check_drawn(self, row: Row) -> None:
        """A card that was played or discarded cannot come up before the discard pile is shuffled."""
        if any(card not in self.deck.cards for card in row):
            raise IllegalAnswer(row, RULES["card_gone"])

    def reshuffle(self) -> Script[bool]:
        """Make a new deck of the discard pile; False if there is none either."""
        back = [id_ for id_ in self.discards if id_ not in EXTRA or self.says("extra_love_shuffle", "in")]
        if not back:
            return False
        self.aside += [id_ for id_ in self.discards if id_ not in back]
        self.discards.clear()
        self.deck.shuffle_in(back)
        yield from self.have_done(told.DeckReshuffled(rule=RULES["reshuffle"], cards=len(back)))
        return True
