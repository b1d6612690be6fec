"""Cards from the Draw Deck into the hand, one by one: each may be an Attack or the third of its type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.flat_earth import events
from engine.flat_earth.danger import DRAWN, process_attack, strike_three_alike
from engine.flat_earth.deck_list import ATTACK
from engine.flat_earth.events import RULES
from engine.flat_earth.piles import DRAW_DISCARDS, IN_HAND
from engine.flat_earth.table import ALIKE, HAND, MissionFailedError
from engine.flat_earth.unknown import ask_for_card
from engine.script import choose, tell
from engine.zones import ANYWHERE, ONLY

if TYPE_CHECKING:
    from engine.flat_earth.table import Table
    from engine.script import Script

REACTION = "reaction"  # a card drawn for this is discarded; the others go to the hand
DRAW, ENOUGH = "draw_one", "enough"


def draw_card(table: Table, purpose: str) -> Script[str]:
    """Draw a card that must be drawn: an empty Draw Deck ends the mission."""
    if not len(table.draw):
        raise MissionFailedError("draw")
    zone, place = (DRAW_DISCARDS, ONLY) if purpose == REACTION else (IN_HAND, ANYWHERE)
    return (yield from table.draw.draw(facts={"purpose": purpose}, zone=zone, place=place))


def draw_to_hand(table: Table) -> Script[None]:
    """Draw a card because a card's text says so."""
    yield from take_in(table, (yield from draw_card(table, "hand")), "text_draw")


def draw_freely(table: Table, left: int) -> Script[None]:
    """Draw as many cards or fewer: the player may stop after each. An Attack uses up its draw."""
    while left and len(table.draw) and len(table.hand) < HAND:
        card = yield from draw_or_stop(table, min(left, HAND - len(table.hand), len(table.draw)))
        if card is None:
            return
        left += (yield from take_in(table, card, "refill")) - 1


def draw_or_stop(table: Table, left: int) -> Script[str | None]:
    """The next card of the refill; None if the player has enough."""
    facts = {"left": left}
    if not table.draw.virtual:
        card = yield from table.draw.draw_or("draw_refill", ENOUGH, facts)
        return None if card == ENOUGH else card
    if (yield from choose("refill", (DRAW, ENOUGH), default=DRAW, facts=facts)) == ENOUGH:
        return None
    return (yield from draw_card(table, "hand"))


def take_in(table: Table, card: str, rule: str) -> Script[int]:
    """Meet an Attack or hold a card; returns the draws that this adds."""
    return (yield from (meet_attack(table) if card == ATTACK else hold(table, card, rule)))


def meet_attack(table: Table) -> Script[int]:
    """Process an Attack drawn in the refill; returns the draws a Teleport played now adds."""
    table.draw_discards.append(ATTACK)
    stopped = yield from process_attack(table, "refill_attack", DRAWN)
    return int(stopped and table.options["late_cards"] == "counted")


def hold(table: Table, card: str, rule: str) -> Script[int]:
    """Take a card into the hand; returns the draws that replace three of the same, if they are replaced."""
    table.hand.append(card)
    yield from ask_for_card(table, card)
    yield from tell(events.CardDrawn(rule=RULES[rule], card=card))
    if not (yield from strike_three_alike(table)):
        return 0
    return ALIKE if table.options["three_drawn"] == "replaced" else 0
