"""Grids that only a practice card forbids: which cards may print otherwise, and asking the player.

Nobody published the arrows, icons and squares of the characters. What a lock, a cover or an ability of the
glossary does is the rulebook's, and no card changes it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from engine.crownfell import events
from engine.crownfell.abilities import is_held_back
from engine.crownfell.by_hand import adopt
from engine.crownfell.choices import deeds_of
from engine.crownfell.deeds import board_after
from engine.crownfell.movement import can_land
from engine.crownfell.plans import GLOSSARY
from engine.crownfell.spaces import COLUMNS, ROWS, Side
from engine.practice import ONCE
from engine.rules import YOUR_PRINT
from engine.script import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from engine.crownfell.board import Board
    from engine.crownfell.table import Table
    from engine.requests import Places
    from engine.script import Script

Tops: TypeAlias = frozenset[tuple[str, str]]  # the card that can be seen on each space

# The glossary says what these do, so they are not suspected of another ability.
TITLED = frozenset({*GLOSSARY, "Martyr", "Pyro"})
MOST_TOUCHED = 3  # cards that an ability is believed to have moved, captured or deployed
DIAGRAM = 2  # squares around a card that its diagram shows
MOVED, GONE, NEW = "moved", "gone", "new"
TOUCHES = {  # what an effect does to other cards, wherever it reaches
    "capture": {GONE},
    "move": {MOVED, GONE},
    "bring": {MOVED},
    "deploy": {NEW},
    "swap": {MOVED},
}


class GridDifference(NamedTuple):
    """How a grid differs from the board, as far as it can be seen."""

    moved: Mapping[str, str]  # cards of the board that lie elsewhere, with where
    gone: tuple[str, ...]  # cards that could be seen and lie nowhere now
    new: Mapping[str, str]  # cards that were not on the board

    @classmethod
    def between(cls, board: Board, tops: Tops) -> GridDifference:
        """Compare the cards that can be seen with a board."""
        seen = {card: space for space, card in tops}
        moved = {c: s for c, s in seen.items() if board.places.get(c) not in (None, s)}
        gone = tuple(stack[-1] for stack in board.stacks.values() if stack[-1] not in seen)
        covered = tuple(card for card in gone if board.places[card] in seen.values())
        taken = tuple(card for card in gone if card not in covered or _is_taken(board, card, dict(tops)))
        return cls(moved, taken, {c: s for c, s in seen.items() if c not in board.places})

    @property
    def kinds(self) -> set[str]:
        """Return what happened to cards: moved, gone or new."""
        return {kind for kind, cards in zip((MOVED, GONE, NEW), self, strict=True) if cards}


def _is_taken(board: Board, card: str, tops: Mapping[str, str]) -> bool:
    """Whether a card of the other side lies where this one lay, so that it was captured there."""
    return board.sides[tops[board.places[card]]] is not board.sides[card]


def tops_of(stacks: Mapping[str, Sequence[str]]) -> Tops:
    """Return the cards on top: a camera sees no covered ones, and nobody should have to type them."""
    return frozenset([(space, stack[-1]) for space, stack in stacks.items()])


def find_suspects(table: Table, tops: Tops) -> list[str]:
    """The practice cards that may allow such a grid by what is printed; none if the rulebook forbids it."""
    change = GridDifference.between(table.board, tops)
    twice = len({card for _, card in tops}) < len(tops)
    if twice or not change.kinds or any(card not in table.hand for card in change.new):
        return []
    return _find_movers(table, change) or _find_icons(table, tops) or _find_abilities(table, change)


def _find_movers(table: Table, change: GridDifference) -> list[str]:
    """A card that moved alone: nobody knows its arrows, nor what it captures from there."""
    if change.new or len(change.moved) != 1:
        return []
    board, [(card, space)] = table.board, change.moved.items()
    free = board.sides[card] is Side.BLACK and not board.covered(card) and not board.locked(card)
    lands = card in table.practice and free and can_land(board, card, space)
    return [card] if lands and all(_is_near(board.places[one], space) for one in change.gone) else []


def _find_icons(table: Table, tops: Tops) -> list[str]:
    """The enemies without whose lock and protection the grid could look like this."""
    return [
        card
        for card in table.board.active(Side.WHITE)
        if card in table.practice and _is_reached(table, _without_icons(table.board, card), tops)
    ]


def _without_icons(board: Board, card: str) -> Board:
    return board.knowing(replace(board.characters[card], lock=(), protect=()))


def _is_reached(table: Table, board: Board, tops: Tops) -> bool:
    deeds = (deed for actor in board.active(Side.BLACK) for deed in deeds_of(board, actor, table.hand))
    return any(tops_of(board_after(board, deed).stacks) == tops for deed in deeds)


def _find_abilities(table: Table, change: GridDifference) -> list[str]:
    """The cards of which an ability, or a capture from a distance, may have done it."""
    board, touched = table.board, [*change.moved, *change.gone, *change.new]
    if len(touched) > MOST_TOUCHED:
        return []
    return [
        card
        for card in board.active(Side.BLACK)
        if card in table.practice and (_may_shoot(board, card, change) or _may_use(board, card, change))
    ]


def _may_shoot(board: Board, card: str, change: GridDifference) -> bool:
    if change.kinds != {GONE} or len(change.gone) > 1:
        return False
    [target] = change.gone
    enemy = board.sides[target] is Side.WHITE
    return enemy and not board.locked(card) and _is_near(board.places[target], board.places[card])


def _may_use(board: Board, card: str, change: GridDifference) -> bool:
    """Whether an ability may have done it: of its own kind if one is known, else of any kind."""
    ability = board.characters[card].ability
    if is_held_back(board, card) or (ability is None and card in TITLED):
        return False
    own_alone = change.kinds == {MOVED} and all(board.sides[one] is Side.BLACK for one in change.moved)
    return not own_alone if ability is None else change.kinds <= TOUCHES.get(ability.effect, set())


def _is_near(space: str, other: str) -> bool:
    rows = ROWS.index(space[0]) - ROWS.index(other[0])
    columns = COLUMNS.index(space[1]) - COLUMNS.index(other[1])
    return max(abs(rows), abs(columns)) <= DIAGRAM


def settle(table: Table, seen: Places, explains: Callable[[Tops], bool]) -> Script[str]:
    """Ask whether a printed card allows what was done; returns yes, no, or once: it counts this time."""
    tops = tops_of(seen)
    suspects = find_suspects(table, tops)
    answer = yield from table.unknown.dispute("character", suspects, lambda: explains(tops))
    if answer == ONCE:
        yield from tell(events.GridTaken(rule=YOUR_PRINT))
        adopt(table, suspects[0], seen)
    return answer
