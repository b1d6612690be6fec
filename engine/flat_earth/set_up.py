"""Setting up: the crew, both decks with their Attacks, the opening hand, the Timeline and its first Event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.errors import IllegalAnswer
from engine.flat_earth import events as happened
from engine.flat_earth.deck_list import ATTACK, ROWS
from engine.flat_earth.events import RULES
from engine.flat_earth.table import HAND, Slot
from engine.flat_earth.timeline import flip
from engine.requests import Look
from engine.script import look, prepare, tell

if TYPE_CHECKING:
    from engine.flat_earth.table import Table
    from engine.requests import Row
    from engine.script import Script


def set_up(table: Table) -> Script[None]:
    """Set up the game, in the seven steps of the rules."""
    if not (table.draw.virtual and table.events.virtual):
        piles = ("event_deck", "draw_deck", "red_suits", "attacks")
        yield from prepare(happened.CardsSorted(rule=RULES["piles"]), about=piles)
    crew = happened.CrewTaken(rule=RULES["crew"], crew=table.crew, red_suits=table.red_suits)
    yield from prepare(crew, about=("crew", "red_suits"))
    yield from ready_decks(table)
    yield from (deal_hand(table) if table.draw.virtual else see_hand(table))
    yield from lay_timeline(table)
    yield from flip(table, table.timeline[0], "first_flip")


def ready_decks(table: Table) -> Script[None]:
    """Attacks are shuffled into the Events and into the Action cards."""
    attacks, kind = table.attacks, table.events.kind
    events = happened.EventDeckReadied(rule=RULES["event_deck"], attacks=attacks, event_deck=kind)
    yield from (tell(events) if table.events.virtual else prepare(events, about=("event_deck",)))
    draw = happened.DrawDeckReadied(rule=RULES["draw_deck"], attacks=attacks, draw_deck=table.draw.kind)
    yield from (tell(draw) if table.draw.virtual else prepare(draw, about=("draw_deck",)))
    if table.draw.virtual:
        yield from name_dual_cards(table)


def name_dual_cards(table: Table) -> Script[None]:
    """Say which cards act as another one of Table 1, as there is no printed card to read it on."""
    for role in ROWS:
        cards = tuple(card.name for card in table.cards.cards.values() if card.dual and card.acts_as == role)
        if cards:
            named = happened.DualCardsNamed(
                rule=RULES["action"], cards=cards, number=len(cards), acts_as=role
            )
            yield from tell(named)


def deal_hand(table: Table) -> Script[None]:
    """Five cards from the virtual Draw Deck: no Attacks, and no three of the same."""
    for _ in range(HAND):
        card = yield from table.draw.draw(facts={"purpose": "opening"}, without=(ATTACK,))
        table.hand.append(card)
    if table.alike():
        yield from tell(happened.HandReturned(rule=RULES["opening_three"], cards=tuple(table.hand)))
        table.draw.shuffle_in(table.hand)
        table.hand.clear()
        yield from deal_hand(table)
        return
    yield from tell(happened.HandDrawn(rule=RULES["opening_hand"], cards=tuple(table.hand)))


def see_hand(table: Table) -> Script[None]:
    """Five cards from the printed Draw Deck, as the person or the camera says."""

    def fits(row: Row) -> None:
        for place, card in enumerate(row):
            if card and row[: place + 1].count(card) > table.draw.cards.count(card):
                raise IllegalAnswer(list(row), RULES["deck_list"], place)
        if table.three_alike([card for card in row if card]):
            raise IllegalAnswer(list(row), RULES["opening_three"])

    allowed = tuple(table.cards.cards)
    row = yield from look(Look.row("opening_hand", "hand", allowed, HAND, HAND, distinct=False, legal=fits))
    for card in row:
        assert card, "an opening hand has no empty slots"
        table.draw.cards.remove(card)
        table.hand.append(card)


def lay_timeline(table: Table) -> Script[None]:
    """The Events of the mission, face down between Mission Start and Mission End."""
    for place in range(1, table.length + 1):
        table.timeline.append(Slot(place, (yield from table.events.deal())))
    kind = table.events.kind
    laid = happened.TimelineLaid(rule=RULES["timeline"], events=table.length, event_deck=kind)
    yield from prepare(laid, *table.shows_timeline(), about=("timeline",))
