"""Named abilities: each effect lists the deeds it allows, for either side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.crownfell.deeds import BRING, FIRE, POST, PUSH, SWAP, Deed, shielded, targets
from engine.crownfell.movement import can_land, captured_by_landing
from engine.crownfell.spaces import shift, squares

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.crownfell.board import Board
    from engine.crownfell.characters import Ability


def may_use_ability(board: Board, card: str) -> bool:
    """Whether a card has a named ability that neither a cover nor a lock stops."""
    return board.characters[card].ability is not None and not is_held_back(board, card)


def is_held_back(board: Board, card: str) -> bool:
    """Whether a cover or a lock would stop an ability of this card."""
    return board.covered(card) or (board.readings.lock != "moves" and board.locked(card))


def uses(board: Board, card: str, reserve: Sequence[str]) -> list[Deed]:
    """The ways a card can use its ability now; the reserve is what could be deployed."""
    ability = board.characters[card].ability
    if ability is None or not may_use_ability(board, card):
        return []
    if ability.effect == "deploy":
        return _post(board, card, ability, reserve)
    listing = EFFECTS.get(ability.effect)  # an ability that is done by hand has none
    return listing(board, card, ability) if listing else []


def _fire(board: Board, card: str, ability: Ability) -> list[Deed]:
    here, other = board.places[card], board.sides[card].other
    return [
        Deed(FIRE, card, captured=(target,), sights=((here, board.places[target]),))
        for target in targets(board, card, ability.origin, other)
        if not shielded(board, target, "ability")
    ]


def _subjects(board: Board, card: str, ability: Ability) -> list[str]:
    side = board.sides[card]
    return targets(board, card, ability.origin, side if ability.who == "ally" else side.other)


def _push(board: Board, card: str, ability: Ability) -> list[Deed]:
    here, side = board.places[card], board.sides[card]
    deeds = []
    for subject in _subjects(board, card, ability):
        there = board.places[subject]
        for offset in ability.directions:
            space = shift(there, offset, side)
            if space and _can_be_pushed(board, subject, space, ability):
                captured = captured_by_landing(board, subject, space)
                deeds.append(Deed(PUSH, card, subject, space, captured, ((here, there), (there, space))))
    return deeds


def _can_be_pushed(board: Board, subject: str, space: str, ability: Ability) -> bool:
    if board.is_open(space):
        return True
    top = board.stacks[space][-1]
    opposing = board.sides[top] is not board.sides[subject]
    return ability.captures and opposing and can_land(board, subject, space)


def _bring(board: Board, card: str, ability: Ability) -> list[Deed]:
    here = board.places[card]
    spaces = _open_squares(board, card, ability)
    return [
        Deed(BRING, card, subject, space, sights=((here, space), (here, board.places[subject])))
        for space in spaces
        for subject in _subjects(board, card, ability)
    ]


def _swap(board: Board, card: str, ability: Ability) -> list[Deed]:
    here = board.places[card]
    if len(board.stacks[here]) > 1:
        return []
    subjects = [(s, board.places[s]) for s in _subjects(board, card, ability)]
    alone = [(subject, there) for subject, there in subjects if len(board.stacks[there]) == 1]
    return [Deed(SWAP, card, subject, there, sights=((here, there),)) for subject, there in alone]


def _post(board: Board, card: str, ability: Ability, reserve: Sequence[str]) -> list[Deed]:
    here = board.places[card]
    return [
        Deed(POST, card, newcomer, space, sights=((here, space),))
        for space in _open_squares(board, card, ability)
        for newcomer in reserve
    ]


def _open_squares(board: Board, card: str, ability: Ability) -> list[str]:
    around = squares(ability.to, board.places[card], board.sides[card])
    return [space for space in around if board.is_open(space)]


EFFECTS = {"capture": _fire, "move": _push, "bring": _bring, "swap": _swap}
