"""Invariants that hold after every answer of a Last Stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.crownfell import events
from engine.crownfell.spaces import SPACES, Side
from tests.engine.crownfell.table import game_of

if TYPE_CHECKING:
    from engine.crownfell.table import Table
    from engine.play import Play

HANDS = {"starter_a": 4, "starter_b": 4, "random": 4, "hard": 3, "draft": 4}
ACTS = (
    events.EnemyMoved,
    events.EnemyCovered,
    events.EnemyShot,
    events.EnemyMovedAndShot,
    events.EnemyPushed,
    events.EnemySwapped,
    events.EnemyPosted,
    events.EnemyStayed,
    events.LockKept,
)


def check(play: Play) -> None:
    """Every card is in one place, stacks are low, and the order of the turn is kept."""
    table = game_of(play).table
    if not table.turn:
        return
    board = table.board
    everywhere = [*board.places, *table.hand, *table.deck.cards, *(card for card, _ in table.discard)]
    assert sorted(everywhere) == sorted(table.characters)
    assert all(space in SPACES and 1 <= len(stack) <= 2 for space, stack in board.stacks.items())
    assert 1 <= table.column <= 5
    assert len(set(table.acted)) == len(table.acted)
    if play.result:
        check_end(play, table)


def check_end(play: Play, table: Table) -> None:
    """One action an enemy a turn; the score adds up and never beats the best there is."""
    assert play.result
    acted: set[str] = set()
    for event in play.events:
        if isinstance(event, events.EnemyTurnBegan):
            acted = set()
        elif isinstance(event, ACTS):
            assert event.card not in acted
            acted.add(event.card)
    team = HANDS[str(table.options["team"])]
    assert sum(side is Side.BLACK for side in table.sides.values()) == team
    captured, locked, total = (row.scores[0] for row in play.result.rows)
    assert total == captured + locked <= len(table.characters) - team + 1  # a sacrificed Martyr is one more
