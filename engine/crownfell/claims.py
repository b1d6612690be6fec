"""What a practice card may really print, other than its sheet says, judging by a changed grid.

Open to dispute are the arrows, the icons and the squares of an ability: nobody published them. What an
ability of the glossary does is the rulebook's, and so is what a lock, a cover or protection means.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from engine.crownfell.spaces import COLUMNS, DIRECTIONS, ROWS, Offset, Side, squares

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from engine.crownfell.board import Board
    from engine.crownfell.characters import Ability, Character
    from engine.crownfell.table import Table

Tops: TypeAlias = frozenset[tuple[str, str]]  # the card that can be seen on each space

ARROW, RANGED, LEAPS = "arrow", "ranged", "leaps"
REACH, AIM, WAY, TAKES = "reach", "aim", "way", "takes"  # of an ability: from where, to where, how, captures
LOCK, PROTECT = "lock", "protect"  # an enemy's icon that the printed card has not
FIELDS = {  # of the form, by kind of claim
    ARROW: "arrows",
    RANGED: "ranged",
    LEAPS: "leaps",
    REACH: "ability.from",
    AIM: "ability.to",
    WAY: "ability.directions",
    TAKES: "ability.captures",
    LOCK: "lock",
    PROTECT: "protect",
}
MOST_ARROWS = 2  # that a card prints in one direction
DIAGRAM = 2  # squares around a card that its diagram shows; anything farther must be entered in the form


class Claim(NamedTuple):
    """One thing that may be printed differently on a practice card, and the card as it would be then."""

    kind: str
    character: Character
    thing: str = ""  # a direction, or a square in steps
    steps: int = 0
    place: str = ""  # the space that it is about

    @property
    def card(self) -> str:
        """Whose print it is."""
        return self.character.name


class GridDifference(NamedTuple):
    """What differs between two grids, as far as it can be seen."""

    moved: Mapping[str, str]  # cards of the board that lie elsewhere, with where
    gone: tuple[str, ...]  # cards that could be seen and lie nowhere now
    new: Mapping[str, str]  # cards that were not on the board

    @classmethod
    def between(cls, board: Board, tops: Tops) -> GridDifference:
        """What differs from a board."""
        seen = {card: space for space, card in tops}
        moved = {c: s for c, s in seen.items() if board.places.get(c) not in (None, s)}
        gone = tuple(stack[-1] for stack in board.stacks.values() if stack[-1] not in seen)
        covered = tuple(card for card in gone if board.places[card] in seen.values())
        taken = tuple(card for card in gone if card not in covered or _is_taken(board, card, dict(tops)))
        return cls(moved, taken, {c: s for c, s in seen.items() if c not in board.places})


def _is_taken(board: Board, card: str, tops: Mapping[str, str]) -> bool:
    """Whether a card of the other side lies where this one lay, so that it was captured there."""
    return board.sides[tops[board.places[card]]] is not board.sides[card]


def list_claims(table: Table, tops: Tops) -> Iterator[Claim]:
    """What practice cards would have to print for the grid to look like this, if that is all it takes."""
    board, change = table.board, GridDifference.between(table.board, tops)
    for card in board.active(Side.BLACK):
        if card in table.practice:
            yield from _list_own(board, card, change)
    for card in board.active(Side.WHITE):
        if card in table.practice:
            yield from _list_icons(board, card, change)


def _list_own(board: Board, card: str, change: GridDifference) -> Iterator[Claim]:
    character, start = board.characters[card], board.places[card]
    if card in change.moved:
        yield from _list_ways(character, start, change.moved[card])
    here = change.moved.get(card, start)
    for target in change.gone:
        square = offset(here, board.places[target], Side.BLACK)
        if _is_near(square) and square not in character.ranged:
            wider = replace(character, ranged=(*character.ranged, square))
            yield Claim(RANGED, wider, to_steps(square), place=board.places[target])
    if character.ability:
        yield from _list_ability(board, character, character.ability, change)


def _list_ways(character: Character, start: str, end: str) -> Iterator[Claim]:
    """The arrow that leads straight there, or the power to pass over what lies between."""
    rows, columns = offset(start, end, Side.BLACK)
    steps = max(abs(rows), abs(columns))
    straight = {(way[0] * steps, way[1] * steps): name for name, way in DIRECTIONS.items()}
    direction = straight.get((rows, columns), "")
    arrows = dict(character.arrows)
    if direction and steps <= MOST_ARROWS and arrows.get(DIRECTIONS[direction], 0) < steps:
        yield Claim(ARROW, with_arrow(character, direction, steps), direction, steps, end)
    if not character.leaps:
        yield Claim(LEAPS, replace(character, leaps=True), place=end)


def with_arrow(character: Character, direction: str, steps: int) -> Character:
    """The character with so many arrows in a direction."""
    arrows = dict(character.arrows) | {DIRECTIONS[direction]: steps}
    return replace(character, arrows=tuple(arrows.items()))


def _list_ability(
    board: Board, character: Character, ability: Ability, change: GridDifference
) -> Iterator[Claim]:
    here = board.places[character.name]
    others = {card: space for card, space in change.moved.items() if card != character.name}
    for subject in (*change.gone, *others):
        square = offset(here, board.places[subject], Side.BLACK)
        if ability.origin and _is_near(square) and square not in ability.origin:
            wider = replace(ability, origin=(*ability.origin, square))
            yield _claim(REACH, character, wider, to_steps(square), board.places[subject])
    for space in (*others.values(), *change.new.values()):
        square = offset(here, space, Side.BLACK)
        if ability.to and _is_near(square) and square not in ability.to:
            yield _claim(AIM, character, replace(ability, to=(*ability.to, square)), to_steps(square), space)
    for subject, space in others.items():
        step = offset(board.places[subject], space, Side.BLACK)
        name = next((name for name, way in DIRECTIONS.items() if way == step), "")
        if ability.directions and name and step not in ability.directions:
            wider = replace(ability, directions=(*ability.directions, step))
            yield _claim(WAY, character, wider, name, space)
        elif ability.effect == "move" and not ability.captures:
            yield _claim(TAKES, character, replace(ability, captures=True), "", space)


def _claim(kind: str, character: Character, ability: Ability, thing: str, place: str) -> Claim:
    return Claim(kind, replace(character, ability=ability), thing, place=place)


def _list_icons(board: Board, card: str, change: GridDifference) -> Iterator[Claim]:
    """The icons of an enemy that hold a card of the player's, or keep safe one that was captured."""
    character, here = board.characters[card], board.places[card]
    held = [one for one in board.active(Side.BLACK) if board.locked(one)]
    for kind, cards in ((LOCK, held), (PROTECT, change.gone)):
        for square in getattr(character, kind):
            places = squares((square,), here, Side.WHITE)
            if any(board.places[one] in places for one in cards):
                left = tuple(one for one in getattr(character, kind) if one != square)
                fewer = replace(character, lock=left) if kind == LOCK else replace(character, protect=left)
                yield Claim(kind, fewer, to_steps(square), place=places[0])


def offset(start: str, end: str, side: Side) -> Offset:
    """How a space lies to another, seen from a card's own seat."""
    sign = 1 if side is Side.BLACK else -1
    rows = ROWS.index(end[0]) - ROWS.index(start[0])
    return sign * rows, sign * (COLUMNS.index(end[1]) - COLUMNS.index(start[1]))


def to_steps(square: Offset) -> str:
    """A square as a sheet writes it: "forward-forward-left"."""
    rows, columns = square
    ways: Sequence[str] = (
        *["forward" if rows > 0 else "back"] * abs(rows),
        *["right" if columns > 0 else "left"] * abs(columns),
    )
    return "-".join(ways)


def _is_near(square: Offset) -> bool:
    return 0 < max(map(abs, square)) <= DIAGRAM
