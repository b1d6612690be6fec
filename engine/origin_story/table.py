"""What lies on the table: the rows of the three players, the trick, the deck and the discard pile."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.decks import Deck
from engine.errors import IllegalAnswer
from engine.events import Expectation
from engine.origin_story import events
from engine.origin_story.cards import EXTRA, LOVE, Card, playing_cards
from engine.origin_story.entering import SECTIONS
from engine.origin_story.keywords import Readings
from engine.origin_story.rulebook import RULES
from engine.origin_story.scoring import UNDECIDED, VILLAIN, Dials
from engine.origin_story.tricks import PLAYERS, VANCARDIANS, YOU, Played, Suits, next_player, winner
from engine.origin_story.vancardian_cards import ROUNDS, SHEET, read_set
from engine.practice import Practice
from engine.requests import Look
from engine.script import instruct, look, tell

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.events import Event
    from engine.game import Setup
    from engine.requests import Row
    from engine.script import Script

ROWS = {player: f"{player}_row" for player in PLAYERS}  # the zones of the table
DRAWN = "drawn"  # the zone beside them for cards turned over from the deck
PICKED = "picked"  # no zone of its own: some of the cards of a row


class Table:
    """One game's table, and what the Vancardians know of it."""

    def __init__(self, setup: Setup) -> None:
        self.options = setup.options
        self.set = read_set(setup.sheets[SHEET].text)
        self.unknown = Practice(SHEET, SECTIONS, "things_vancardian_entries", setup.sheets[SHEET].text)
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
        self.drawn: list[str] = []  # turned over, and neither placed nor discarded yet
        self.drawn_to = DRAWN  # where they lie: a row that was empty is dealt at once
        self.hands: dict[str, list[str]] = {player: [] for player in PLAYERS}
        self.won: dict[str, list[str]] = {player: [] for player in PLAYERS}
        self.tricks = dict.fromkeys(PLAYERS, 0)
        self.trick: list[Played] = []
        self.trick_number = 0
        self.revealed: dict[str, int] = {}  # what a reveal has added to a card's value
        self.suits = Suits()
        self.event = ""  # the card whose event holds this round, where Tablemate drew it
        self.alignment = UNDECIDED
        self.leader = next_player(self.dealer)
        self.charged = False
        self.surrendered = False
        self.unseen = 0  # cards that are dealt to you and that nobody has named
        self.any_card = False  # an ability lets you play a card without following suit

    def says(self, option: str, choice: str) -> bool:
        """Whether an option was set to this choice."""
        return self.options[option] == choice

    # --- What the Vancardians look at -----------------------------------------------------------------

    @property
    def prompts(self) -> bool:
        """Whether abilities may matter during and after the tricks; a superhero needs no charge."""
        return self.charged or self.round == ROUNDS[-1]

    @property
    def timid(self) -> bool:
        """Whether you are a villain without tricks, tested again at every play."""
        return self.alignment == VILLAIN and not self.tricks[YOU]

    @property
    def love(self) -> str | None:
        """The suit the Vancardians' rules mean by love."""
        return self.suits.trump if self.says("trump_reading", "trump") else LOVE

    @property
    def love_named(self) -> str:
        """That suit as it is said; "none" where there is no trump."""
        return self.love or "none"

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

    def rows(self) -> dict[str, list[str]]:
        """The cards of each row, and those just drawn where they lie."""
        rows = {ROWS[player]: list(cards) for player, cards in self.hands.items()} | {DRAWN: []}
        rows[self.drawn_to] += self.drawn
        rows[ROWS[YOU]] += [""] * self.unseen
        return rows

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

    @property
    def own_row(self) -> str:
        """The zone where your cards are seen to leave; none if they are not printed ones."""
        return "" if self.deck.virtual else ROWS[YOU]

    def shows(self, player: str) -> Expectation:
        """What a player's row shows, once done."""
        return Expectation(ROWS[player])

    def shows_placed(self, player: str) -> tuple[Expectation, Expectation]:
        """What the table shows once the cards drawn for a player lie in the row or on the discard pile."""
        return self.shows(player), Expectation(DRAWN)

    # --- Asking and telling -----------------------------------------------------------------------------

    def have_done(self, event: Event, *expects: Expectation) -> Script[None]:
        """Have cards moved on the table; where Tablemate deals by itself, nobody has to move them."""
        yield from tell(event) if self.deck.virtual else instruct(event, *expects)

    def take(self, topic: str, player: str, number: int) -> Script[list[Card]]:
        """Draw playing cards for a player, shuffling the discard pile when the deck runs out."""
        while len(self.drawn) < number and (self.deck.cards or (yield from self.reshuffle())):
            few = min(number - len(self.drawn), len(self.deck))
            yield from self._draw(topic, player, few)
        taken, self.drawn = self.drawn, []
        return [self.faces[id_] for id_ in taken]

    def _draw(self, topic: str, player: str, number: int) -> Script[None]:
        self.drawn_to = DRAWN if self.hands[player] else ROWS[player]
        if self.deck.virtual:
            for _ in range(number):
                self.drawn.append((yield from self.deck.draw()))
            return
        deck = tuple(self.deck.cards)
        # Listing only what is left in the deck would be peeking: all cards that nobody can see are asked for,
        # and one that is gone is refused by the rules.
        row = yield from look(
            Look.row(
                topic,
                self.drawn_to,
                (*deck, *self.discards, *(card for won in self.won.values() for card in won)),
                number,
                number,
                facts={"who": player, "number": number},
                legal=self.check_drawn,
                suggest=lambda rng: rng.sample(deck, number),
            )
        )
        seen = [id_ for id_ in row if id_]
        for id_ in seen:
            self.deck.cards.remove(id_)
        self.drawn += seen

    def check_drawn(self, row: Row) -> None:
        """A card that was played or discarded cannot come up before the discard pile is shuffled."""
        for place, card in enumerate(row):
            if card not in self.deck.cards:
                raise IllegalAnswer(row, RULES["card_gone"], place)

    @property
    def to_shuffle(self) -> list[str]:
        """The discarded cards that make a new deck when the old one runs out."""
        return [id_ for id_ in self.discards if id_ not in EXTRA or self.says("extra_love_shuffle", "in")]

    def reshuffle(self) -> Script[bool]:
        """Make a new deck of the discard pile; False if that is empty, too."""
        back = self.to_shuffle
        if not back:
            return False
        extra = tuple(id_ for id_ in self.discards if id_ in EXTRA)
        self.aside += [id_ for id_ in extra if id_ not in back]
        self.discards.clear()
        self.deck.shuffle_in(back)
        goes = str(self.options["extra_love_shuffle"]) if extra else "none"
        event = events.DeckReshuffled(rule=RULES["reshuffle"], cards=len(back), extra=extra, goes=goes)
        yield from self.have_done(event)
        return True
