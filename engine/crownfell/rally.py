"""Rally and final desperation (rulebook: Rules for enemy actions, rally)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.crownfell import events
from engine.crownfell.deeds import rallying_cards
from engine.crownfell.deploy import deploy_for_rally, open_space
from engine.crownfell.ending import is_over
from engine.crownfell.movement import passive_moves
from engine.crownfell.plans import keeps_its_place, point_out
from engine.crownfell.spaces import Side
from engine.crownfell.texts import RULES
from engine.script import instruct, tell

if TYPE_CHECKING:
    from engine.crownfell.board import Board
    from engine.crownfell.deeds import Deed
    from engine.crownfell.spaces import Arrow
    from engine.crownfell.table import Table
    from engine.script import Script


def rally_arrivals(table: Table, before: Board, arrow: Arrow) -> Script[None]:
    """Let every enemy rally that came to the Crown or the player's home row, unless the game is over."""
    for card in rallying_cards(before, table.board, Side.WHITE):
        if not is_over(table):
            yield from rally(table, card, arrow)


def rally(table: Table, card: str, arrow: Arrow) -> Script[None]:
    """Deploy the next card; with the deck empty, final desperation."""
    if not len(table.deck):
        yield from make_desperate_move(table, card, arrow)
    elif open_space(table) is None:
        yield from tell(events.RallyBlocked(rule=RULES["rally_row_full"], card=card))
    else:
        yield from deploy_for_rally(table, card)


def make_desperate_move(table: Table, card: str, arrow: Arrow) -> Script[None]:
    """Final desperation: another enemy makes a passive move, a locked one if there is one."""
    deeds = desperate_moves(table, card)
    if not deeds:
        yield from tell(events.DesperationIdle(rule=RULES["desperation"], card=card))
        return
    deed = point_out(table.board, deeds, arrow)
    start = table.board.places[deed.subject]
    event = events.DesperateMoveMade(
        rule=RULES["desperation"],
        card=card,
        subject=deed.subject,
        locked="yes" if table.board.locked(deed.subject) else "no",
        arrow=arrow.face,
        choices=len({other.subject for other in deeds}),
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
    others = [other for other in board.cards(Side.WHITE) if other != card]
    movable = [other for other in others or [card] if not keeps_its_place(board, other)]
    deeds = [deed for other in movable for deed in passive_moves(board, card, other, reading)]
    locked = [deed for deed in deeds if board.locked(deed.subject)]
    return locked or deeds
