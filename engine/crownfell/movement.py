"""Moves along a card's own arrows, captures by moving, and ranged captures."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.crownfell.deeds import DIRECT, MOVE, SHOT, Deed, board_after, shielded, targets
from engine.crownfell.spaces import ADJACENT, Offset, Side, shift, squares

if TYPE_CHECKING:
    from engine.crownfell.board import Board


@cache
def rays(arrows: tuple[tuple[Offset, int], ...], space: str, side: Side) -> tuple[tuple[str, ...], ...]:
    """The spaces along each arrow, nearest first, up to the edge."""
    steps = (
        [shift(space, (offset[0] * step, offset[1] * step), side) for step in range(1, count + 1)]
        for offset, count in arrows
    )
    return tuple(tuple(place for place in ray if place) for ray in steps if ray[0])


def can_land(board: Board, card: str, space: str) -> bool:
    """Whether a card may end a move on a space, cards on the way apart."""
    stack = board.stacks.get(space)
    if not stack:
        return True
    if not _captures(board, card, space):
        return board.characters[card].covers and len(stack) == 1
    return not shielded(board, stack[-1], "moves")


def _captures(board: Board, card: str, space: str) -> bool:
    """Whether landing on the top card takes it off the board; a covering card only locks it."""
    top = board.stacks[space][-1]
    covers = board.characters[card].covers and board.readings.revenant == "locks"
    return board.sides[top] is not board.sides[card] and not covers


def captured_by_landing(board: Board, card: str, space: str) -> tuple[str, ...]:
    """The opposing cards that are captured when a card ends its move on a space; a friend beneath stays."""
    if board.is_open(space) or not _captures(board, card, space):
        return ()
    side = board.sides[card]
    return tuple(other for other in board.stacks[space] if board.sides[other] is not side)


def paths(board: Board, card: str) -> list[list[str]]:
    """Where a card may end its move, arrow by arrow, nearest first; a card in the way stops it."""
    if board.covered(card) or board.locked(card):
        return []
    character = board.characters[card]
    found = []
    for ray in rays(character.arrows, board.places[card], board.sides[card]):
        path = []
        for space in ray:
            if can_land(board, card, space):
                path.append(space)
            if not board.is_open(space) and not character.leaps:
                break
        if path:
            found.append(path)
    return found


def move_to(board: Board, card: str, space: str) -> Deed:
    """The deed of moving to a space along an arrow."""
    sight = (board.places[card], space)
    return Deed(MOVE, card, card, space, captured_by_landing(board, card, space), (sight,))


def moves(board: Board, card: str) -> list[Deed]:
    """Every move a card can make; the second of two arrows is optional."""
    return [move_to(board, card, space) for path in paths(board, card) for space in path]


def standing_shots(board: Board, card: str) -> list[Deed]:
    """The ranged captures from where a card stands."""
    if board.covered(card) or board.locked(card):
        return []
    here = board.places[card]
    return [
        Deed(SHOT, card, captured=(target,), sights=((here, board.places[target]),))
        for target in shot_targets(board, card)
    ]


def moving_shots(board: Board, card: str) -> list[Deed]:
    """The ranged captures a card makes by moving to an open space first."""
    if not board.characters[card].ranged or not _shoots_after_moving(board, card):
        return []
    here = board.places[card]
    deeds = []
    for move in moves(board, card):
        if board.is_open(move.to):
            for target in shot_targets(board_after(board, move), card):
                sights = ((here, move.to), (move.to, board.places[target]))
                deeds.append(Deed(SHOT, card, card, move.to, (target,), sights))
    return deeds


def _shoots_after_moving(board: Board, card: str) -> bool:
    readings = board.readings
    enemy = board.sides[card] is Side.WHITE
    return (readings.ranged_capture if enemy else readings.player_ranged_capture) == "move"


def shot_targets(board: Board, card: str) -> list[str]:
    """The opposing cards on a card's ranged squares that protection does not save."""
    ranged = board.characters[card].ranged
    if not ranged:
        return []
    found = targets(board, card, ranged, board.sides[card].other)
    return [target for target in found if not shielded(board, target, "ranged")]


def passive_moves(board: Board, actor: str, card: str, reading: str = "step") -> list[Deed]:
    """The passive moves of a card that a rally moves; they never rally again."""
    here, side = board.places[card], board.sides[card]
    look = () if actor == card else ((board.places[actor], here),)
    if board.covered(card):
        return []
    if reading == "step":
        spaces = [space for space in squares(ADJACENT, here, side) if board.is_open(space)]
    else:
        spaces = _diagram_spaces(board, card, reading)
    return [
        Deed(DIRECT, actor, card, space, captured_by_landing(board, card, space), (*look, (here, space)))
        for space in spaces
    ]


def _can_capture_on(board: Board, card: str, space: str) -> bool:
    """Whether a card can end a move on the opposing card there; no passive move ends on a fellow card."""
    return board.sides[board.stacks[space][-1]] is not board.sides[card] and can_land(board, card, space)


def _diagram_spaces(board: Board, card: str, reading: str) -> list[str]:
    """Where its own arrows lead: one open step, or a full move as far as it goes. A lock does not hold it."""
    character = board.characters[card]
    spaces = []
    for ray in rays(character.arrows, board.places[card], board.sides[card]):
        reached = ""
        for space in ray[: 1 if reading == "diagram" else None]:
            if board.is_open(space) or (reading == "full" and _can_capture_on(board, card, space)):
                reached = space
            if not board.is_open(space) and not character.leaps:
                break
        spaces += [reached] if reached else []
    return spaces
