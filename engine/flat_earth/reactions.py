"""Event Phase, Reaction stage: a card from the Draw Deck strikes back, by the Reaction column of Table 1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.flat_earth import events
from engine.flat_earth.danger import offer_stop, process_attack, strike_empty_hand
from engine.flat_earth.deck_list import ATTACK, OWN_TEXT
from engine.flat_earth.drawing import REACTION, draw_card
from engine.flat_earth.events import RULES
from engine.flat_earth.table import MissionFailedError
from engine.flat_earth.unknown import ask_for_card
from engine.script import instruct, tell

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.events import Event
    from engine.flat_earth.piles import Pile
    from engine.flat_earth.table import Table
    from engine.script import Script

LOST = 3  # cards a Destiny or Shuffle Reaction discards


def react(table: Table) -> Script[None]:
    """Draw a Reaction card, let the player stop it, and carry it out."""
    card = yield from draw_card(table, REACTION)
    table.draw_discards.append(card)
    yield from ask_for_card(table, card)
    yield from tell(reaction_drawn(table, card))
    if card == ATTACK:
        both = table.options["sabotage_on_attack"] == "yes"
        stoppers = ("teleport", "sabotage") if both else ("teleport",)
        yield from process_attack(table, "reaction_attack", "reaction", stoppers)
        return
    role = table.role(card)
    if role == "recruit":
        yield from process_attack(table, "recruit_reaction", "recruit", ("sabotage", "teleport"))
    elif role == OWN_TEXT:
        yield from tell(events.ReactionWithoutEffect(rule=RULES["own_text_reaction"], card=card))
    elif not (yield from stop_reaction(table, card)):
        yield from REACTIONS[role](table)


def reaction_drawn(table: Table, card: str) -> Event:
    """How a Reaction card is named: by its name, and by the card it acts as, if that is another."""
    if card != ATTACK and table.cards.cards[card].dual:
        return events.DualReactionDrawn(rule=RULES["reaction"], card=card, acts_as=table.role(card))
    return events.ReactionDrawn(rule=RULES["reaction"], card=card)


def stop_reaction(table: Table, reaction: str) -> Script[bool]:
    """Let the player cancel the Reaction with a Sabotage; returns whether they did."""
    card = yield from offer_stop(table, f"stop_{table.role(reaction)}", reaction, ("sabotage",))
    if card is None:
        return False
    table.use(card)
    event = events.ReactionStopped(rule=RULES["sabotage_action"], card=card, reaction=reaction)
    yield from instruct(event, *table.shows_hand())
    return True


def lose_draw_cards(table: Table) -> Script[None]:
    """Destiny: three cards of the Draw Deck are discarded."""
    yield from discard_top(table, table.draw, table.draw_discards, "destiny_reaction")


def return_red_suit(table: Table) -> Script[None]:
    """Teleport: a Red Suit of the crew goes back to the Red Suit Deck."""
    table.crew -= 1
    table.red_suits += 1
    yield from instruct(events.RedSuitReturned(rule=RULES["teleport_reaction"], left=table.crew))
    table.check_crew()


def attack_into_draw_deck(table: Table) -> Script[None]:
    """Sabotage: a new Attack is shuffled into the Draw Deck, without its discards."""
    yield from add_attack(table, table.draw, "sabotage_reaction")


def lose_random_card(table: Table) -> Script[None]:
    """Infiltrator: a card from the hand, taken at random, is discarded."""
    if not table.hand:
        yield from strike_empty_hand(table)
        return
    card = yield from table.held.draw(zone=table.held.discards)
    table.draw_discards.append(card)
    event = events.RandomCardLost(rule=RULES["infiltrator_reaction"], card=card)
    yield from instruct(event, *table.shows_hand())


def lose_event_cards(table: Table) -> Script[None]:
    """Shuffle: three cards of the Event Deck are discarded."""
    yield from discard_top(table, table.events, table.event_discards, "shuffle_reaction")


def attack_into_event_deck(table: Table) -> Script[None]:
    """Distraction: a new Attack is shuffled into the Event Deck, without its discards."""
    yield from add_attack(table, table.events, "distraction_reaction")


def discard_top(table: Table, pile: Pile, discards: list[str], rule: str) -> Script[None]:
    """Discard three cards from the top of a deck, and process the Attacks among them."""
    news: list[str] = []
    due = LOST
    while due and len(pile):
        due -= 1
        card = yield from pile.draw(facts={"purpose": "lost"}, zone=pile.discards)
        discards.append(card)
        news.append(card)
        if card == ATTACK:
            yield from announce_lost(pile, news, rule)
            yield from process_attack(table, rule, f"lost_{pile.name}")
    yield from announce_lost(pile, news, rule)
    if due:
        yield from run_short(table, pile)


def run_short(table: Table, pile: Pile) -> Script[None]:
    """A deck had too few cards to discard: no card is needed, so the mission goes on."""
    if table.options["short_deck"] == "loss":
        raise MissionFailedError(pile.name)
    yield from tell(events.DeckShort(rule=RULES["short_deck"], pile=pile.name))


def announce_lost(pile: Pile, news: list[str], rule: str) -> Script[None]:
    """Say which cards a deck has lost, so that a person who entered them notices a slip."""
    if news:
        yield from tell(events.CardsLost(rule=RULES[rule], pile=pile.name, cards=tuple(news)))
    news.clear()


def add_attack(table: Table, pile: Pile, rule: str) -> Script[None]:
    """Shuffle an unused Attack into a deck, if there is one."""
    if not table.unused_attacks:
        yield from tell(events.NoAttackLeft(rule=RULES["no_attack_left"]))
        return
    table.unused_attacks -= 1
    pile.shuffle_in([ATTACK])
    event = events.AttackShuffledIn(rule=RULES[rule], deck=pile.name, kind=pile.kind)
    yield from (tell(event) if pile.virtual else instruct(event))


REACTIONS: dict[str, Callable[[Table], Script[None]]] = {
    "destiny": lose_draw_cards,
    "teleport": return_red_suit,
    "sabotage": attack_into_draw_deck,
    "infiltrator": lose_random_card,
    "shuffle": lose_event_cards,
    "distraction": attack_into_event_deck,
}
