"""Setting up a round (rulebook: Round set-up and Vancardian keywords), your side first, then theirs."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.decks import Deck
from engine.events import Expectation
from engine.origin_story import events
from engine.origin_story.abilities import offer_abilities
from engine.origin_story.cards import SUITS
from engine.origin_story.changes import change_trump
from engine.origin_story.effects import resolve_effect
from engine.origin_story.game_setup import LEVELS, deck_colours
from engine.origin_story.keywords import ADD, MOVE, REPLACE, Effect
from engine.origin_story.rulebook import RULES
from engine.origin_story.scoring import HERO, VILLAIN
from engine.origin_story.table import ROWS
from engine.origin_story.tricks import TRICKS, VANCARDIANS, YOU, Suits
from engine.origin_story.vancardian_cards import COLOURS, LARGEST, NO_TRUMP, ROUNDS
from engine.script import choose, count, instruct, tell

if TYPE_CHECKING:
    from engine.origin_story.table import Table
    from engine.origin_story.vancardian_cards import RoundEvent
    from engine.script import Script

EVENT_ROUND = 3
MOST_EFFECTS = 4  # of one row of a printed card, as the person enters it
MOST_ADDED = 2  # four extra-love cards, one for each Vancardian each time


class VancardianDecks:
    """The two event decks and the five cards of the Vancardian deck, which come off them unseen."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.decks = {colour: Deck(colour, table.set.ids(colour), virtual=True) for colour in COLOURS}
        self.colours = deck_colours(
            LEVELS.index(str(table.options["difficulty"])), str(table.options["level_set"])
        )

    @property
    def colour(self) -> str:
        """The colour of the top card of the Vancardian deck."""
        return self.colours[self.table.round - 1]

    def draw_event(self) -> Script[RoundEvent]:
        """Flip the top card of the event deck that matches the Vancardian deck's top card."""
        self.table.event = yield from self._draw()
        return self.table.set.cards[self.table.event].event

    def draw_row(self) -> Script[tuple[Effect, ...]]:
        """Flip the Vancardian deck's top card, and read the effects for this round."""
        return self.table.set.cards[(yield from self._draw())].row(self.table.round)

    def _draw(self) -> Script[str]:
        """The top card; one that is made up is asked for once, if the owner has begun to enter theirs."""
        id_ = yield from self.decks[self.colour].draw()
        yield from self.table.unknown.ask_for("card", title=id_)
        return id_


def set_up_round(table: Table, decks: VancardianDecks) -> Script[None]:
    """Your set-up and the event, then the Vancardians' set-up."""
    yield from set_up_you(table, decks)
    yield from set_up_vancardians(table, decks)


# --- 1. Your set-up and the event ---------------------------------------------------------------------


def set_up_you(table: Table, decks: VancardianDecks) -> Script[None]:
    """Deal, event, story card or superhero, charging, alignment."""
    yield from deal_you(table)
    if table.round == EVENT_ROUND:
        yield from resolve_event(table, decks)
    if table.round < ROUNDS[-1]:
        yield from instruct(events.StoryPlayed(rule=RULES["story_card"], round=table.round))
    else:
        yield from instruct(events.SuperheroPlayed(rule=RULES["superhero"]))
    yield from charge(table)
    table.alignment = yield from choose("alignment", (HERO, VILLAIN), default=HERO)
    yield from tell(events.AlignmentChosen(rule=RULES["alignment"], alignment=table.alignment))


def charge(table: Table) -> Script[None]:
    """Place stamina; cards that work when charged work now, before a side is chosen, except exchanges."""
    yield from instruct(events.AbilitiesCharged(rule=RULES["charge"]))
    facts = {"superhero": "yes" if table.round == ROUNDS[-1] else "no"}
    charged = yield from choose("charged", ("nothing", "something"), default="nothing", facts=facts)
    table.charged = charged == "something"
    if table.prompts:
        yield from offer_abilities(table, "charging")


def deal_you(table: Table) -> Script[None]:
    """Shuffle all 52 playing cards and deal you eight, in an order of your choice."""
    by = "tablemate" if table.deck.virtual else YOU
    rows = (Expectation(ROWS[YOU], handled=True), *(table.shows(who) for who in VANCARDIANS))
    table.unseen = 0 if table.deck.virtual else TRICKS
    yield from table.have_done(events.CardsGathered(rule=RULES["deal_you"], by=by), *rows)
    table.unseen = 0
    hand = yield from table.take("your_hand", YOU, TRICKS)
    if table.deck.virtual:
        hand.sort(key=lambda card: (card.suit, card.value))
    table.hands[YOU] = [card.id for card in hand]
    if table.deck.virtual:
        cards = tuple(table.hands[YOU])
        yield from tell(events.RowDealt(rule=RULES["deal_you"], who=YOU, cards=cards))


def resolve_event(table: Table, decks: VancardianDecks) -> Script[None]:
    """Round 3 only: the event on the left of a card from the matching event deck."""
    if not table.says("vancardian_deck", "virtual"):
        yield from instruct(events.PrintedEventDrawn(rule=RULES["event"], colour=decks.colour))
        yield from read_printed_event(table)
        return
    event = yield from decks.draw_event()
    trump = table.suits.trump if event.trump is None else event.trump
    table.suits = Suits(None if trump == NO_TRUMP else trump, event.off_suit)
    yield from instruct(events.EventDrawn(rule=RULES["event"], text=event.text, colour=decks.colour))


def read_printed_event(table: Table) -> Script[None]:
    """What the Vancardians must know about a printed event: another trump, or a suit demanded off suit."""
    changes = ["trump", "off_suit"]
    while changes:
        change = yield from choose("printed_event", ("nothing", *changes), default="nothing")
        if change == "nothing":
            return
        changes.remove(change)
        if change == "trump":
            yield from change_trump(table)
        else:
            table.suits = replace(table.suits, off_suit=(yield from choose("event_off_suit", SUITS)))


# --- 2. The Vancardians' set-up -------------------------------------------------------------------------


def set_up_vancardians(table: Table, decks: VancardianDecks) -> Script[None]:
    """Deal their rows, resolve the Vancardian card, then your delayed exchanges."""
    if not table.deck.virtual:
        yield from instruct(events.ExtraLoveSetAside(rule=RULES["deal_vancardians"]))
    for who in table.order:
        yield from deal_vancardian(table, who)
    if table.says("vancardian_deck", "virtual"):
        row = yield from decks.draw_row()
    else:
        row = yield from read_printed_row(table)
    if not row:
        yield from tell(events.RowEmpty(rule=RULES["no_effect"], round=table.round))
    for effect in row:
        yield from resolve_effect(table, effect)
    if table.charged:
        yield from offer_abilities(table, "when_charged")


def deal_vancardian(table: Table, who: str) -> Script[None]:
    """Eight cards, left to right in the order they were drawn."""
    hand = yield from table.take("deal_row", who, TRICKS)
    table.hands[who] = [card.id for card in hand]
    if table.deck.virtual:
        cards = tuple(table.hands[who])
        yield from tell(events.RowDealt(rule=RULES["deal_vancardians"], who=who, cards=cards))


def read_printed_row(table: Table) -> Script[tuple[Effect, ...]]:
    """What the printed card shows beside the round's number, one effect at a time."""
    row: list[Effect] = []
    while len(row) < MOST_EFFECTS:
        added = sum(effect.keyword == ADD for effect in row)
        keywords = (REPLACE, ADD, MOVE) if added < MOST_ADDED else (REPLACE, MOVE)
        facts = {"round": table.round, "so_far": len(row)}
        keyword = yield from choose("printed_row", ("nothing", *keywords), default="nothing", facts=facts)
        if keyword == "nothing":
            break
        number = yield from count("printed_number", 1, LARGEST[keyword], facts={"keyword": keyword})
        row.append(Effect(keyword, number))
    return tuple(row)
