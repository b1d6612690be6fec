"""The enemy turn: each enemy acts once in the order of the grid, then a card is deployed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.crownfell import events
from engine.crownfell.by_hand import enemy_uses_by_hand, plan_pyro_move
from engine.crownfell.characters import PYRO
from engine.crownfell.choices import is_by_hand
from engine.crownfell.deeds import POST, Deed, sacrifices
from engine.crownfell.deploy import deploy
from engine.crownfell.ending import is_over
from engine.crownfell.plans import (
    Plan,
    listed_actions,
    plan_ability,
    plan_capture,
    plan_move,
    plan_rally,
    point_out,
)
from engine.crownfell.rally import rally_arrivals
from engine.crownfell.spaces import GRID, Side, next_column
from engine.crownfell.telling import Flip, describe, title_of
from engine.crownfell.texts import RULES
from engine.script import instruct, tell

if TYPE_CHECKING:
    from engine.crownfell.board import Board
    from engine.crownfell.table import Table
    from engine.events import Facts
    from engine.script import Script


def take_enemy_turn(table: Table) -> Script[None]:
    """All enemies act, then the deck does."""
    table.turn += 1
    table.acted = []
    table.uncovered = []
    table.flips = []
    yield from tell(events.EnemyTurnBegan(rule=RULES["enemy_turn"], turn=table.turn))
    while (card := next_enemy(table)) is not None:
        table.acted.append(card)
        yield from table.unknown.ask_for("character", title=card)
        covered = under_fellows(table.board)
        yield from act(table, card)
        if is_over(table):
            return
        table.uncovered += [other for other in covered if other not in under_fellows(table.board)]
    yield from deploy(table)


def next_enemy(table: Table) -> str | None:
    """A card that was just uncovered acts at once; else the order of the grid. A covered card waits."""
    waiting = [card for card in table.board.active(Side.WHITE) if card not in table.acted]
    at_once = [card for card in table.uncovered if card in waiting]
    return next(iter(at_once + waiting), None)


def under_fellows(board: Board) -> list[str]:
    """The enemies that lie beneath a card of their own side."""
    white = [card for card in board.cards(Side.WHITE) if board.covered(card)]
    return [card for card in white if board.sides[board.stacks[board.places[card]][-1]] is Side.WHITE]


def act(table: Table, card: str) -> Script[None]:
    """One enemy: flip a solo card and do the topmost action of the list that is possible."""
    arrow, actions = yield from table.solo.flip(card, table.board.places[card])
    table.flips.append((card, arrow))
    flip = Flip(card, arrow, actions)
    for action in listed_actions(table.board, card, actions):
        flip = flip._replace(action=action)
        if (yield from enemy_uses_by_hand(table, flip)):
            return
        plan = yield from choose_plan(table, flip)
        if plan is not None:
            yield from carry_out(table, plan, flip)
            return
        flip = flip._replace(passed=(*flip.passed, action))
    place = table.board.places[card]
    yield from tell(events.EnemyStayed(rule=RULES["nothing_possible"], place=place, **flip.facts(0)))


def choose_plan(table: Table, flip: Flip) -> Script[Plan | None]:
    """What the card does for an entry of the list; the person is asked where only the card tells."""
    if flip.action == "move" and flip.card == PYRO and is_by_hand(table.board, flip.card):
        return (yield from plan_pyro_move(table, flip))
    return plan_action(table, flip.card, flip.action)


def plan_action(table: Table, card: str, action: str) -> Plan | None:
    """What the card would do for an entry of the list; None if it is not possible."""
    match action:
        case "capture":
            return plan_capture(table.board, card)
        case "rally":
            return plan_rally(table.board, card, deck=len(table.deck))
        case "ability":
            return plan_ability(table.board, card, deck=len(table.deck))
        case _:
            return plan_move(table.board, card)


def carry_out(table: Table, plan: Plan, flip: Flip) -> Script[None]:
    """Do what the arrow chooses, then rally if that brought a card to the Crown or the player's home row."""
    facts = flip.facts(len(plan.deeds))
    if not plan.deeds:
        place = table.board.places[flip.card]
        yield from tell(events.LockKept(rule=RULES[plan.rule], place=place, **facts))
        return
    before, deed = table.board, point_out(table.board, plan.deeds, flip.arrow)
    if deed.kind == POST:
        yield from post(table, deed, plan.rule, facts)
    else:
        event, places = describe(table, deed, plan.rule, facts), _touched(table, deed)
        table.perform(deed)
        yield from instruct(event, *table.shows(*places))
    if sacrifices(before, deed):
        space = table.sacrifice(deed.actor)
        event = events.CardSacrificed(rule=RULES["sacrifice"], card=deed.actor, whose=Side.WHITE)
        yield from instruct(event, *table.shows(space))
    yield from rally_arrivals(table, before, flip.arrow)


def _touched(table: Table, deed: Deed) -> list[str]:
    places = table.board.places
    cards = [card for card in (deed.actor, deed.subject, *deed.captured) if card in places]
    return sorted({*(places[card] for card in cards), *([deed.to] if deed.to else [])})


def post(table: Table, deed: Deed, rule: str, facts: Facts) -> Script[None]:
    """Deploy the top card to the square the arrow chose; the deck moves one column to the right."""
    newcomer = yield from table.deck.draw(facts={"place": deed.to}, zone=GRID, place=deed.to)
    table.perform(deed._replace(subject=newcomer))
    left, table.column = table.column, next_column(table.column)
    event = events.EnemyPosted(
        rule=RULES[rule],
        title=title_of(table, deed.actor),
        newcomer=newcomer,
        to=deed.to,
        column=table.column,
        deck=table.deck_mode,
        **facts,
    )
    yield from instruct(event, *table.shows(deed.to), *table.shows_deck(left))
