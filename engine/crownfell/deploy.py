"""Deploying from the enemy deck: the column of the deck, the next open space to its right, the wrap."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.crownfell import events
from engine.crownfell.spaces import COLUMNS, GRID, HOME, Side, next_column
from engine.crownfell.texts import RULES
from engine.script import instruct, tell

if TYPE_CHECKING:
    from engine.crownfell.table import Table
    from engine.script import Script


def below_deck(table: Table) -> str:
    """The space of the home row that lies in the deck's column."""
    return HOME[Side.WHITE][table.column - 1]


def open_space(table: Table) -> str | None:
    """The open space at the deck's column or the first to its right, back to the left after the last."""
    row = HOME[Side.WHITE]
    first = table.column - 1
    return next((space for space in (*row[first:], *row[:first]) if table.board.is_open(space)), None)


def deploy(table: Table) -> Script[None]:
    """The last step of the enemy turn; nothing is deployed from an empty deck or to a full row."""
    if not len(table.deck):
        return
    space = open_space(table)
    if space is None:
        yield from tell(events.DeployBlocked(rule=RULES["deploy_row_full"]))
        return
    yield from _deploy_to(table, space)


def deploy_for_rally(table: Table, card: str) -> Script[None]:
    """The deploy that a rally brings."""
    space = open_space(table)
    assert space is not None, "a rally with a full home row deploys nothing"
    yield from _deploy_to(table, space, card)


def _deploy_to(table: Table, space: str, rallied: str = "") -> Script[None]:
    """Draw a card onto an open space; the card that rallied, if one did, is another."""
    above, left = below_deck(table), table.column
    drawn = yield from draw_to(table, space)
    deployed = partial(events.EnemyRallied, newcomer=drawn) if rallied else events.EnemyDeployed
    event = deployed(
        rule=RULES["rally_deploy" if rallied else "deploy"],
        card=rallied or drawn,
        to=space,
        above=above,
        shifted=(int(space[1]) - int(above[1])) % len(COLUMNS),
        column=table.column,
        deck=table.deck_mode,
        left=len(table.deck),
    )
    yield from instruct(event, *table.shows(space), *table.shows_deck(left))


def draw_to(table: Table, space: str) -> Script[str]:
    """Draw the top card onto a space of the home row and move the deck one column past it."""
    card = yield from table.deck.draw(facts={"place": space}, zone=GRID, place=space)
    table.place(card, space)
    table.column = next_column(int(space[1]))
    return card
