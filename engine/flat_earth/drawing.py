"""Cards from the Draw Deck into the hand, one by one: each may be an Attack or the third of its type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.flat_earth import events as told
from engine.flat_earth.danger import process_attack, strike_three_alike
from engine.flat_earth.deck_list import ATTACK
from engine.flat_earth.events import RULES
from engine.flat_earth.table import ALIKE, HAND, MissionFailedError
from engine.script import tell

if TYPE_CHECKING:
    from engine.flat_earth.table import Table
    from engine.script import Script


def draw_card(table: Table, purpose: str) -> Script[str]:
    """Draw a card that must be drawn: an empty Draw Deck ends the mission."""
    if not len(table.draw):
        raise MissionFailedError("draw")
    return (yield from table.draw.draw(facts={"purpose": purpose}))


def draw_to_hand(table: Table, number: int) -> Script[None]:
    """Draw as many cards; an Attack is processed and uses up its draw."""
    news: list[str] = []
    while number and len(table.draw) and len(table.hand) < HAND:
        number -= 1
        card = yield from draw_card(table, "refill")
        if card == ATTACK:
            yield from announce("refill", news)
            number += yield from meet_attack(table)
        else:
            news.append(card)
            number += yield from hold(table, card, "refill", news)
    yield from announce("refill", news)


def meet_attack(table: Table) -> Script[int]:
    """Process an Attack drawn in the refill; returns the draws a Teleport played now adds."""
    table.draw_discards.append(ATTACK)
    stopped = yield from process_attack(table, "refill_attack", "draw")
    return int(stopped and table.options["late_cards"] == "counted")


def hold(table: Table, card: str, rule: str, news: list[str]) -> Script[int]:
    """Take a card into the hand; returns the draws that replace three of the same, if they are replaced."""
    table.hand.append(card)
    if not table.alike():
        return 0
    yield from announce(rule, news)
    yield from strike_three_alike(table)
    return ALIKE if table.options["three_drawn"] == "replaced" else 0


def announce(rule: str, news: list[str]) -> Script[None]:
    """Say which cards came into the hand; a person who told them hears a slip."""
    if news:
        yield from tell(told.CardsDrawn(rule=RULES[rule], cards=tuple(news)))
    news.clear()
