"""The enemy turn: each enemy acts once in the order of the grid, then a card is deployed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.crownfell import events as told
from engine.crownfell.by_hand import enemy_uses_by_hand
from engine.crownfell.deeds import FIRE, MOVE, POST, SHOT, SWAP, Deed, rallies_after, sacrifices
from engine.crownfell.deploy import deploy, deploy_for_rally, open_space
from engine.crownfell.ending import is_over
from engine.crownfell.movement import passive_moves
from engine.crownfell.plans import (
    Plan,
    keeps_its_place,
    listed_actions,
    plan_ability,
    plan_capture,
    plan_move,
    plan_rally,
    point_out,
)
from engine.crownfell.spaces import Side, next_column
from engine.crownfell.texts import RULES
from engine.script import instruct, tell

if TYPE_CHECKING:
    from engine.crownfell.spaces import Arrow
    from engine.crownfell.table import Table
    from engine.events import Event
    from engine.script import Script


def take_enemy_turn(table: Table) -> Script[None]:
    """All enemies act, then the deck does."""
    table.turn += 1
    table.acted = []
    table.flips = []
    yield from tell(told.EnemyTurnBegan(rule=RULES["enemy_turn"], turn=table.turn))
    while (card := next_enemy(table)) is not None:
        table.acted.append(card)
        yield from act(table, card)
        if is_over(table):
            return
    yield from deploy(table)


def next_enemy(table: Table) -> str | None:
    """The first enemy in the order of the grid that has not acted; a covered card waits."""
    return next((card for card in table.board.active(Side.WHITE) if card not in table.acted), None)


def act(table: Table, card: str) -> Script[None]:
    """One enemy: flip a solo card and do the topmost action of the list that is possible."""
    arrow, actions = yield from table.solo.flip(card, table.board.places[card])
    table.flips.append((card, arrow))
    for action in listed_actions(table.board, card, actions):
        if action == "ability" and (yield from enemy_uses_by_hand(table, card, arrow)):
            return
        plan = plan_action(table, card, action)
        if plan is not None:
            yield from carry_out(table, card, plan, arrow)
            return
    event = told.EnemyStayed(rule=RULES["nothing_possible"], card=card, place=table.board.places[card])
    yield from tell(event)


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


def carry_out(table: Table, card: str, plan: Plan, arrow: Arrow) -> Script[None]:
    """Do what the arrow chooses, then rally if the move ended on the Crown or in the player's home row."""
    if not plan.deeds:
        place = table.board.places[card]
        yield from tell(told.LockKept(rule=RULES[plan.rule], card=card, place=place))
        return
    deed = point_out(table.board, plan.deeds, arrow)
    if deed.kind == POST:
        yield from post(table, deed, plan.rule)
        return
    start = table.board.places.get(deed.subject, "")
    event, places = describe(table, deed, plan.rule), _touched(table, deed)
    sacrificed = sacrifices(table.board, deed)
    table.perform(deed)
    yield from instruct(event, *table.shows(*places))
    if sacrificed:
        yield from discard_flipped(card)
    if rallies_after(table.board, deed, start):
        yield from rally(table, deed.subject, arrow)


def _touched(table: Table, deed: Deed) -> list[str]:
    places = table.board.places
    cards = [card for card in (deed.actor, deed.subject, *deed.captured) if card in places]
    return sorted({*(places[card] for card in cards), *([deed.to] if deed.to else [])})


# --- What is told -----------------------------------------------------------------------------------


def describe(table: Table, deed: Deed, rule: str) -> Event:
    """The event of a deed, made before it is done."""
    if deed.kind in (SHOT, FIRE):
        return _describe_shot(table, deed, rule)
    if deed.kind == MOVE:
        return _describe_move(table, deed, rule)
    return _describe_ability(table, deed, rule)


def _describe_shot(table: Table, deed: Deed, rule: str) -> Event:
    places, target = table.board.places, deed.captured[0]
    start, there = places[deed.actor], places[target]
    if deed.to:
        return told.EnemyMovedAndShot(
            rule=RULES[rule], card=deed.actor, start=start, to=deed.to, target=target, target_place=there
        )
    if deed.kind == FIRE:
        return told.EnemyFired(
            rule=RULES[rule],
            card=deed.actor,
            place=start,
            target=target,
            target_place=there,
            title=_title(table, deed.actor),
        )
    return told.EnemyShot(rule=RULES[rule], card=deed.actor, place=start, target=target, target_place=there)


def _describe_move(table: Table, deed: Deed, rule: str) -> Event:
    start, beneath = table.board.places[deed.actor], table.board.top(deed.to)
    if beneath and not deed.captured:
        whose = table.sides[beneath]
        return told.EnemyCovered(
            rule=RULES[rule], card=deed.actor, start=start, to=deed.to, beneath=beneath, whose=whose
        )
    return told.EnemyMoved(
        rule=RULES[rule],
        card=deed.actor,
        start=start,
        to=deed.to,
        captured=deed.captured,
        taken=len(deed.captured),
    )


def _describe_ability(table: Table, deed: Deed, rule: str) -> Event:
    title, whose = _title(table, deed.actor), table.sides[deed.subject]
    start = table.board.places[deed.subject]
    if deed.kind == SWAP:
        here = table.board.places[deed.actor]
        return told.EnemySwapped(
            rule=RULES[rule],
            card=deed.actor,
            title=title,
            subject=deed.subject,
            whose=whose,
            start=here,
            to=deed.to,
        )
    return told.EnemyPushed(
        rule=RULES[rule],
        card=deed.actor,
        title=title,
        subject=deed.subject,
        whose=whose,
        start=start,
        to=deed.to,
        captured=deed.captured,
        taken=len(deed.captured),
    )


def _title(table: Table, card: str) -> str:
    ability = table.characters[card].ability
    return ability.title if ability else ""


# --- Deploying by ability, rally and final desperation ----------------------------------------------


def post(table: Table, deed: Deed, rule: str) -> Script[None]:
    """Deploy the top card to the square the arrow chose; the deck moves one column to the right."""
    newcomer = yield from table.deck.draw(facts={"place": deed.to})
    sacrificed = sacrifices(table.board, deed)
    table.perform(deed._replace(subject=newcomer))
    table.column = next_column(table.column)
    event = told.EnemyPosted(
        rule=RULES[rule],
        card=deed.actor,
        title=_title(table, deed.actor),
        newcomer=newcomer,
        to=deed.to,
        column=table.column,
        deck=table.deck_mode,
    )
    yield from instruct(event, *table.shows(deed.to))
    if sacrificed:
        yield from discard_flipped(deed.actor)


def discard_flipped(card: str) -> Script[None]:
    """A card that paid for its ability is flipped before it is discarded."""
    yield from instruct(told.CardSacrificed(rule=RULES["sacrifice"], card=card, whose=Side.WHITE))


def rally(table: Table, card: str, arrow: Arrow) -> Script[None]:
    """Deploy the next card; with the deck empty, final desperation."""
    if not len(table.deck):
        yield from make_desperate_move(table, card, arrow)
    elif open_space(table) is None:
        yield from tell(told.RallyBlocked(rule=RULES["rally_row_full"], card=card))
    else:
        yield from deploy_for_rally(table, card)


def make_desperate_move(table: Table, card: str, arrow: Arrow) -> Script[None]:
    """Final desperation: another enemy makes a passive move, a locked one if there is one."""
    deeds = desperate_moves(table, card)
    if not deeds:
        yield from tell(told.DesperationIdle(rule=RULES["desperation"], card=card))
        return
    deed = point_out(table.board, deeds, arrow)
    start = table.board.places[deed.subject]
    event = told.DesperateMoveMade(
        rule=RULES["desperation"],
        card=card,
        subject=deed.subject,
        start=start,
        to=deed.to,
        captured=deed.captured,
        taken=len(deed.captured),
    )
    table.perform(deed)
    yield from instruct(event, *table.shows(start, deed.to))


def desperate_moves(table: Table, card: str) -> list[Deed]:
    """The passive moves of the other enemies, locked ones first; of the card itself if it is alone."""
    board, reading = table.board, table.readings.passive_move
    others = [c for c in board.cards(Side.WHITE) if c != card and not keeps_its_place(board, c)]
    deeds = [deed for other in others or [card] for deed in passive_moves(board, card, other, reading)]
    locked = [deed for deed in deeds if board.locked(deed.subject)]
    return locked or deeds
