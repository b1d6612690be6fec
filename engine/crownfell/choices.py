"""Everything a side may legally do: what the player chooses from, and whether a side is stuck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.crownfell.abilities import may_use_ability, uses
from engine.crownfell.deeds import DEPLOY, Deed
from engine.crownfell.movement import moves, moving_shots, passive_moves, standing_shots
from engine.crownfell.spaces import Side

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.crownfell.board import Board
    from engine.crownfell.table import Table


def deeds_of(board: Board, card: str, reserve: Sequence[str]) -> list[Deed]:
    """All a card on the board can do now."""
    return [
        *moves(board, card),
        *standing_shots(board, card),
        *moving_shots(board, card),
        *uses(board, card, reserve),
    ]


def acts_by_hand(board: Board, card: str) -> bool:
    """Whether a card has an ability that only the card itself explains, and may use it."""
    return is_by_hand(board, card) and may_use_ability(board, card)


def is_by_hand(board: Board, card: str) -> bool:
    """Whether only the card itself explains its ability."""
    ability = board.characters[card].ability
    return ability is not None and ability.effect == "by_hand"


def player_deeds(table: Table) -> list[Deed]:
    """The player's choices for one action: deploy, move, capture, or use an ability."""
    found = deployments(table)
    for card in table.board.active(Side.BLACK):
        found += deeds_of(table.board, card, table.hand)
    return found


def deployments(table: Table) -> list[Deed]:
    """Every card in the hand on every open space of the player's home row."""
    spaces = table.board.open_home(Side.BLACK)
    return [Deed(DEPLOY, card, card, space) for card in table.hand for space in spaces]


def rally_deeds(table: Table, card: str) -> list[Deed]:
    """The player's choices for a rally: deploy, or direct another card. Reviving is not allowed."""
    others = [other for other in table.board.active(Side.BLACK) if other != card]
    return deployments(table) + [deed for other in others for deed in passive_moves(table.board, card, other)]


def stuck_side(table: Table, side: Side) -> bool:
    """Whether a side has no legal action left, deploying included."""
    reserve = table.hand if side is Side.BLACK else table.deck.cards
    if reserve and table.board.open_home(side):
        return False
    return not any(
        acts_by_hand(table.board, card) or deeds_of(table.board, card, reserve)
        for card in table.board.active(side)
    )
