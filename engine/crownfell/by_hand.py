"""Abilities that only the card explains: the person carries them out and says what changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.crownfell import events
from engine.crownfell.characters import PYRO
from engine.crownfell.choices import acts_by_hand
from engine.crownfell.movement import moves
from engine.crownfell.plans import GLOSSARY, in_arrow_order, plan_move
from engine.crownfell.rally import rally_arrivals
from engine.crownfell.spaces import GRID, SPACES, Side, next_column
from engine.crownfell.telling import title_of
from engine.crownfell.texts import RULES
from engine.errors import IllegalAnswer
from engine.requests import Look
from engine.script import choose, instruct, look

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from engine.crownfell.board import Board
    from engine.crownfell.deeds import Deed
    from engine.crownfell.plans import Plan
    from engine.crownfell.table import Table
    from engine.crownfell.telling import Flip
    from engine.events import Facts
    from engine.requests import Json, Places
    from engine.script import Script

HIGHEST = 2  # cards on one space
DEPLOYERS = ("Monarch", "Stag")  # by the glossary their ability deploys the next card of the enemy deck


def enemy_uses_by_hand(table: Table, flip: Flip) -> Script[bool]:
    """Have the person judge and carry out an enemy's ability; returns whether it was used."""
    card, before = flip.card, table.board
    asked = any(_calls_for(card, action) for action in flip.passed)
    if asked or not _calls_for(card, flip.action) or not acts_by_hand(before, card):
        return False
    facts: Facts = {"title": title_of(table, card), "place": before.places[card]}
    if (yield from choose("can_use_by_hand", ("yes", "no"), facts={"card": card, **facts})) == "no":
        return False
    newcomer = yield from draw_newcomer(table, card)
    rule = RULES["pyro_capture" if flip.action == "capture" else "by_hand"]
    event = events.AbilityByHand(rule=rule, newcomer=newcomer, new=len(newcomer), **facts, **flip.facts())
    yield from instruct(event)
    held = len(table.deck)
    yield from look_at_change(table, card, newcomer or table.deck.cards)
    yield from move_deck(table, card, held - len(table.deck))
    yield from rally_arrivals(table, before, flip.arrow)
    return True


def plan_pyro_move(table: Table, flip: Flip) -> Script[Plan | None]:
    """Ask from where a Fireball that only the card explains would threaten; the arrow's first yes counts."""
    board, card = table.board, flip.card
    usual, spaces = plan_move(board, card), _where_a_threat_would_count(board, card)
    if usual is None or len(spaces) <= 1:
        return usual
    for deed in in_arrow_order(spaces, flip.arrow):
        facts: Facts = {"title": title_of(table, card), "card": card, "place": deed.to}
        if (yield from choose("threat_by_hand", ("yes", "no"), facts=facts)) == "yes":
            return plan_move(board, card, {deed.to})
    return usual


def _where_a_threat_would_count(board: Board, card: str) -> list[Deed]:
    """The moves that would be made if only they threatened something."""
    plans = {deed: plan_move(board, card, {deed.to}) for deed in moves(board, card)}
    return [deed for deed, plan in plans.items() if plan and plan.deeds == [deed]]


def _calls_for(card: str, action: str) -> bool:
    """Whether an entry of the list uses the ability: the Pyro tries its Fireball on a capture, too."""
    return action == "ability" or (action == "capture" and card == PYRO)


def draw_newcomer(table: Table, card: str) -> Script[tuple[str, ...]]:
    """Draw the card that a deploying ability lays down, where Tablemate draws; nobody picks it."""
    if card not in DEPLOYERS or not table.virtual or not len(table.deck):
        return ()
    newcomer = yield from table.deck.draw(facts={"place": "deal"})
    table.deck.shuffle_in([newcomer])  # it leaves the deck when it is seen on the grid
    return (newcomer,)


def move_deck(table: Table, card: str, deployed: int) -> Script[None]:
    """The enemy deck moves one column to the right for every card that came from it."""
    for _ in range(deployed):
        table.column = next_column(table.column)
    if deployed and not table.virtual:
        rule = RULES[GLOSSARY[card] if card in DEPLOYERS else "by_hand"]
        yield from instruct(events.EnemyDeckMoved(rule=rule, card=card, column=table.column))


def player_uses_by_hand(table: Table) -> Script[str | None]:
    """Ask whether the player uses such an ability, if one of their cards has one; returns the card."""
    cards = [card for card in table.board.active(Side.BLACK) if acts_by_hand(table.board, card)]
    if not cards:
        return None
    card = yield from choose("use_by_hand", ("no", *cards), default="no")
    if card == "no":
        return None
    yield from look_at_change(table, card, table.deck.cards)
    return card


def look_at_change(table: Table, card: str, deck: Sequence[str]) -> Script[None]:
    """See the grid after such an ability: missing cards are discarded, new ones come from hand or deck."""
    request = Look.board(
        "changed_by_hand",
        GRID,
        SPACES,
        (*table.board.places, *table.hand, *deck),
        before=table.places(),
        facts={"card": card},
        legal=_cards_once,
        suggest=lambda rng: _one_card_elsewhere(table, rng),
    )
    adopt(table, card, (yield from look(request)))


def _cards_once(seen: Places) -> None:
    cards = [card for stack in seen.values() for card in stack]
    if len(set(cards)) < len(cards) or any(len(stack) > HIGHEST for stack in seen.values()):
        raise IllegalAnswer(", ".join(sorted(cards)), RULES["one_of_each"])


def _one_card_elsewhere(table: Table, rng: Random) -> Json:
    card = rng.choice(sorted(table.board.places))
    space = rng.choice([space for space in SPACES if table.board.is_open(space)])
    return {place: list(stack) for place, stack in table.board.with_card(card, space).stacks.items()}


def adopt(table: Table, card: str, seen: Places) -> None:
    """Take over the grid as an ability of a card left it."""
    stacks = {
        space: table.board.stacks[space] if table.board.top(space) == stack[-1] else tuple(stack)
        for space, stack in seen.items()
    }
    placed = {other: space for space, stack in stacks.items() for other in stack}
    ability = table.characters[card].ability
    for gone in [other for other in table.board.places if other not in placed]:
        flipped = gone == card and ability is not None and ability.costs_itself
        side = table.sides[gone]
        table.discard.append((gone, side.other if flipped else side))
        table.board = table.board.without(gone)
    for space, stack in stacks.items():
        for other in stack:
            _lay(table, other, space)


def _lay(table: Table, card: str, space: str) -> None:
    if card in table.deck.cards:
        table.deck.cards.remove(card)
    table.place(card, space)
