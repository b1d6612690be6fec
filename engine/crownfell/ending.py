"""The end of the game: a side without cards on the board, or without a legal move; and the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.crownfell.spaces import Side

if TYPE_CHECKING:
    from engine.crownfell.table import Table


def is_over(table: Table) -> bool:
    """Whether a side has no card left on the board."""
    return removed_side(table) is not None


def removed_side(table: Table) -> Side | None:
    """The side whose cards are all gone; the player's board does not count before their first deploy."""
    goes_on = table.readings.empty_board == "goes_on"
    if not table.board.has(Side.WHITE) and not (goes_on and len(table.deck)):
        return Side.WHITE
    if table.stood and not table.board.has(Side.BLACK) and not (goes_on and table.hand):
        return Side.BLACK
    return None
