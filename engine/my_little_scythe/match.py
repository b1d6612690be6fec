"""One game in progress: who plays, the table, the shared deck, and what has been decided."""

from __future__ import annotations

import re
from itertools import chain, zip_longest
from typing import TYPE_CHECKING, TypeVar

from engine.decks import Deck
from engine.my_little_scythe import events
from engine.my_little_scythe.cards import SHEET, read_cards
from engine.my_little_scythe.entering import SECTIONS
from engine.my_little_scythe.table import CARD_ZONE, TROPHIES, Human, Mountie, Table
from engine.my_little_scythe.trophies import LEVELS
from engine.practice import Practice
from engine.rulebook import load_rules
from engine.script import instruct, tell

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.game import Setup
    from engine.my_little_scythe.cards import Card
    from engine.my_little_scythe.table import Player
    from engine.script import Script

T = TypeVar("T")
RULES = load_rules(__package__)
LARGEST_TABLE = 6
TEAM_SIZES = (2, 3)
SEATINGS = (
    *(f"h{h}_a{a}" for h in range(1, LARGEST_TABLE) for a in range(1, LARGEST_TABLE - h + 1)),
    *(f"team_{h}_{a}" for h in TEAM_SIZES for a in TEAM_SIZES),
)
YOU = "you"


class Match:
    """The state of one game."""

    def __init__(self, setup: Setup) -> None:
        self.options = setup.options
        self.sheet = read_cards(setup.sheets[SHEET].text)
        self.origin = setup.sheets[SHEET].origin.value
        self.unknown = Practice(SHEET, SECTIONS, "things_automountie_cards", setup.sheets[SHEET].text)
        self.deck = Deck("automountie", self.sheet.cards, virtual=self.follows("automountie_deck", "virtual"))
        self.table = Table()
        seating = str(setup.options["players"])
        humans, mounties = (int(number) for number in re.findall(r"\d", seating))
        self.teams = seating.startswith("team")
        self.humans = [Human(id_) for id_ in _ids(YOU, "player", humans)]
        level = LEVELS[str(setup.options["difficulty"])]
        self.mounties = [
            Mountie(id_, level.pies, level.tokens) for id_ in _ids("automountie", "automountie", mounties)
        ]
        self.players: list[Player] = _alternate(self.mounties, self.humans)  # in turn order once seated
        self.camps: dict[str, str] = {}  # of each player, once seated
        self.track: tuple[str, ...] = ()
        self.finisher: Player | None = None  # whose last trophy began the Grand Finale
        self.finale = False
        self.awarded: set[str] = set()  # players that placed a trophy in this turn
        self.face_up: str | None = None  # the card of the current turn
        self.card_explained = False  # whether it was explained how to describe a printed card

    def learn(self, text: str) -> None:
        """Take over cards the owner has entered since: the same numbers, with the faces they show now."""
        learnt = read_cards(text)
        now = {card.number: face for face, card in learnt.cards.items()}
        names = {face: now[card.number] for face, card in self.sheet.cards.items()}
        self.deck.rename(names)
        self.face_up = names[self.face_up] if self.face_up else None
        self.sheet = learnt
        self.unknown.learn(text)

    def follows(self, option: str, choice: str) -> bool:
        """Whether this reading of the rules, or this way to play, was chosen."""
        return self.options[option] == choice

    def side(self, player: Player) -> Sequence[Player]:
        """Who wins together with a player."""
        if not self.teams:
            return (player,)
        return self.humans if isinstance(player, Human) else self.mounties

    def after(self, player: Player) -> list[Player]:
        """The others in turn order, beginning with the next."""
        at = self.players.index(player)
        return [*self.players[at + 1 :], *self.players[:at]]

    def teammates(self, mountie: Mountie) -> list[Mountie]:
        """Her teammates in turn order."""
        side = self.side(mountie)
        return [p for p in self.after(mountie) if isinstance(p, Mountie) and p in side]

    def opponents(self, player: Player) -> list[Player]:
        """Her opponents in turn order, beginning with the next."""
        side = self.side(player)
        return [other for other in self.after(player) if other not in side]

    def rivals_at(self, space: str, player: Player) -> list[Player]:
        """The opponents with a Seeker on a space, the nearest in turn order first."""
        things = self.table.at(space)
        return [p for p in self.opponents(player) if any(seeker in things for seeker in p.seekers)]

    def finished(self, player: Player) -> bool:
        """Whether all trophies of a player's side are placed."""
        return all(one.placed == TROPHIES for one in self.side(player))

    def one_trophy_placed(self, player: Player) -> bool:
        """Whether a player has had the one trophy of this turn; the Grand Finale has no limit."""
        limited = self.follows("trophies_per_turn", "one") and not self.finale
        return limited and player.id in self.awarded

    def note_trophy(self, player: Player) -> None:
        """Remember who began the Grand Finale."""
        if self.finisher is None and self.finished(player):
            self.finisher = player

    def draw(self) -> Script[Card]:
        """Flip an Automountie card; if the deck is empty, all cards are shuffled first."""
        if not len(self.deck):
            left_out = self.face_up if self.follows("reshuffle", "without_current") else None
            self.deck.shuffle_in(face for face in self.sheet.cards if face != left_out)
            event = events.DeckReshuffled(rule=RULES["reshuffle"], cards=len(self.deck))
            yield from tell(event) if self.deck.virtual else instruct(event)
        face = yield from self._turn_over()
        self.card_explained = True
        number = self.sheet.cards[face].number
        if self.deck.virtual:
            yield from self.unknown.ask_for("card", title=str(number))
        return next(card for card in self.sheet.cards.values() if card.number == number)

    def _turn_over(self) -> Script[str]:
        """The card that came up, by what it shows; a printed one that the sheet lacks is entered first."""
        while True:
            places = [place for place, face in enumerate(self.sheet.cards) if face in self.deck.cards]
            others = () if self.deck.virtual else self.unknown.others("card", places)
            facts = {"hint": "none" if self.card_explained else "how"}
            face = yield from self.deck.draw(facts=facts, zone=CARD_ZONE, others=others)
            if face not in others:
                return face
            yield from self.unknown.ask_print("card", places)


def _ids(alone: str, several: str, number: int) -> list[str]:
    return [alone] if number == 1 else [f"{several}_{n}" for n in range(1, number + 1)]


def _alternate(first: Iterable[T], second: Iterable[T]) -> list[T]:
    return [one for one in chain.from_iterable(zip_longest(first, second)) if one is not None]
