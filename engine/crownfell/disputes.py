"""A move that only a practice card forbids: the printed card may well have the arrow that the sheet lacks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from engine.crownfell import events as told
from engine.crownfell.characters import SHEET
from engine.crownfell.choices import deeds_of
from engine.crownfell.deeds import Deed, board_after
from engine.crownfell.movement import can_land, move_to
from engine.crownfell.spaces import DIRECTIONS, Side
from engine.crownfell.texts import RULES
from engine.script import choose, tell

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from engine.crownfell.board import Board
    from engine.crownfell.characters import Character
    from engine.crownfell.table import Table
    from engine.script import Script

STEPS = (1, 2)  # the arrows a card prints in a direction
Tops: TypeAlias = frozenset[tuple[str, str]]  # the card that can be seen on each space


class Dispute(NamedTuple):
    """A deed of a practice card, and the arrow that would allow it; no direction if none would."""

    deed: Deed
    direction: str = ""
    steps: int = 0


def tops_of(stacks: Mapping[str, Sequence[str]]) -> Tops:
    """The cards that can be seen, for a camera sees no covered ones and nobody should have to type them."""
    return frozenset([(space, stack[-1]) for space, stack in stacks.items()])


def find_dispute(table: Table, tops: Tops) -> Dispute | None:
    """What a practice card of the player's would have to print for the grid to look like this."""
    board = table.board
    moved = {card: space for space, card in tops if board.places.get(card) not in (None, space)}
    for card, space in moved.items():
        if card in table.practice and board.sides[card] is Side.BLACK and not _held(board, card):
            return _explain(table, card, space, tops)
    return None


def settle(table: Table, dispute: Dispute) -> Script[bool]:
    """Ask whether the move counts, and whether the sheet keeps the arrow; returns whether it counts."""
    deed = dispute.deed
    choices = ("yes", "once", "no") if dispute.direction else ("once", "no")
    facts = {
        "card": deed.actor,
        "place": deed.to,
        "direction": dispute.direction or "nowhere",
        "steps": dispute.steps,
    }
    answer = yield from choose("disputed_move", choices, facts=facts)
    if answer == "yes":
        before = dict(table.characters[deed.actor].arrows).get(DIRECTIONS[dispute.direction], 0)
        table.learn(with_arrow(table.characters[deed.actor], dispute.direction, dispute.steps))
        event = told.ArrowKept(
            rule=RULES["arrow_kept"],
            sheet=SHEET,
            card=deed.actor,
            direction=dispute.direction,
            steps=dispute.steps,
            before=before,
        )
        yield from tell(event)
    return answer != "no"


def with_arrow(character: Character, direction: str, steps: int) -> Character:
    """The character with so many arrows in a direction."""
    arrows = dict(character.arrows) | {DIRECTIONS[direction]: steps}
    return replace(character, arrows=tuple(arrows.items()))


def _explain(table: Table, card: str, space: str, tops: Tops) -> Dispute | None:
    for direction, steps in _arrows_it_lacks(table.characters[card]):
        board = table.board.knowing(with_arrow(table.characters[card], direction, steps))
        for deed in deeds_of(board, card, table.hand):
            if tops_of(board_after(board, deed).stacks) == tops:
                return Dispute(deed, direction, steps)
    if can_land(table.board, card, space):
        deed = move_to(table.board, card, space)
        if tops_of(board_after(table.board, deed).stacks) == tops:
            return Dispute(deed)
    return None


def _arrows_it_lacks(character: Character) -> Iterator[tuple[str, int]]:
    arrows = dict(character.arrows)
    for steps in STEPS:
        for direction, offset in DIRECTIONS.items():
            if steps > arrows.get(offset, 0):
                yield direction, steps


def _held(board: Board, card: str) -> bool:
    """Whether another card keeps this one where it is, which is not for its own diagram to say."""
    return board.covered(card) or board.locked(card)
