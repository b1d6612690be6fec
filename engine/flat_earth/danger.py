"""How Red Suits are lost and saved: Attacks, three of the same card, a discard due from an empty hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.flat_earth import events
from engine.flat_earth.events import RULES
from engine.script import choose, instruct

if TYPE_CHECKING:
    from engine.flat_earth.table import Table
    from engine.script import Script

LET_BE = "let_be"
FLIPPED, DRAWN = "events", "draw"  # where an Attack comes from: the Timeline, or a draw to the hand


def process_attack(
    table: Table, rule: str, pile: str, stoppers: tuple[str, ...] = ("teleport",)
) -> Script[bool]:
    """Process an Attack: a Teleport stops it, or a Red Suit dies; returns whether it was stopped."""
    card = yield from offer_stop(table, "stop_attack", pile, stoppers)
    return (yield from settle_attack(table, rule, pile, card))


def settle_attack(table: Table, rule: str, pile: str, card: str | None) -> Script[bool]:
    """Stop an Attack with the card played; without one a Red Suit dies. Returns whether it was stopped."""
    on_timeline = table.shows_timeline() if pile == FLIPPED else ()
    if card:
        table.use(card)
        why = RULES["teleport_action" if table.role(card) == "teleport" else "sabotage_action"]
        stopped = events.AttackStopped(rule=why, pile=pile, card=card)
        yield from instruct(stopped, *table.shows_hand(), *on_timeline)
        return True
    left = table.kill()
    in_hand = table.shows_hand() if pile == DRAWN else ()
    yield from instruct(events.AttackStruck(rule=RULES[rule], pile=pile, left=left), *in_hand, *on_timeline)
    table.check_crew()
    return False


def offer_stop(table: Table, topic: str, what: str, stoppers: tuple[str, ...]) -> Script[str | None]:
    """Let the player use a card from the hand against something; returns the card, or None."""
    cards = table.held_as(*stoppers)
    if not cards:
        return None
    if not must_stop(table, stoppers):
        cards.append(LET_BE)
    elif len(cards) == 1:
        return cards[0]
    facts = {"what": what}
    choice = yield from choose(topic, cards, default=cards[0], facts=facts, taken_from=table.hand_zone)
    return None if choice == LET_BE else choice


def must_stop(table: Table, stoppers: tuple[str, ...]) -> bool:
    """Whether a Teleport in hand has to be played, unless another card is played in its stead."""
    return table.options["teleport"] == "must" and "teleport" in stoppers and bool(table.held_as("teleport"))


def strike_three_alike(table: Table) -> Script[bool]:
    """Three cards of one type cost a Red Suit and go; no Teleport helps. Returns whether that happened."""
    alike = table.alike()
    if not alike:
        return False
    table.discard(alike)
    kinds, left = tuple(dict.fromkeys(alike)), table.kill()
    event = events.ThreeAlikeStruck(rule=RULES["three_alike"], cards=kinds, left=left)
    yield from instruct(event, *table.shows_hand())
    table.check_crew()
    return True


def strike_empty_hand(table: Table) -> Script[None]:
    """A discard that is due from an empty hand costs a Red Suit; no Teleport helps."""
    left = table.kill()
    yield from instruct(events.EmptyHandStruck(rule=RULES["empty_hand"], left=left))
    table.check_crew()
