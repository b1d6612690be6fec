"""The cards on the grid: stacks, colours, and what the icons around them do."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.crownfell.spaces import HOME, Side, squares

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.crownfell.characters import Character


class Readings(NamedTuple):
    """How the rule text is read where it allows more than one reading; each is an option of the game."""

    lock: str = "moves"
    protection: str = "ranged"
    passive_move: str = "step"
    ranged_capture: str = "move"
    player_ranged_capture: str = "move"
    capture_rally: str = "yes"
    home_row_rally: str = "no"
    move_reach: str = "farthest"
    far_or_safe: str = "far"
    inspire: str = "capture"
    revenant: str = "locks"
    full_row: str = "desperation"
    empty_board: str = "ends"
    solo_reshuffle: str = "all"
    protected_locker: str = "skips"


class Board:
    """Which cards lie where, bottom to top; a board is never changed, a move gives a new one."""

    def __init__(
        self,
        characters: Mapping[str, Character],
        sides: Mapping[str, Side],
        readings: Readings,
        stacks: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.characters = characters
        self.sides = sides
        self.readings = readings
        self.stacks = dict(stacks or {})
        self.places = {card: space for space, stack in self.stacks.items() for card in stack}
        self.known: dict[tuple[str, Side], frozenset[str]] = {}  # worked out when first asked for

    def top(self, space: str) -> str | None:
        """The card that can be seen on a space."""
        stack = self.stacks.get(space)
        return stack[-1] if stack else None

    def is_open(self, space: str) -> bool:
        """Whether no card lies on a space; the Crown does not count."""
        return space not in self.stacks

    def open_home(self, side: Side) -> list[str]:
        """The open spaces of a side's home row."""
        return [space for space in HOME[side] if space not in self.stacks]

    def cards(self, side: Side) -> list[str]:
        """All cards of a side, in the order of the grid, covered ones too."""
        return [card for card in sorted(self.places, key=self._order) if self.sides[card] is side]

    def _order(self, card: str) -> tuple[str, int]:
        space = self.places[card]
        return space, self.stacks[space].index(card)

    def has(self, side: Side) -> bool:
        """Whether a side has a card on the board."""
        return any(self.sides[card] is side for card in self.places)

    def active(self, side: Side) -> list[str]:
        """The cards of a side that are not covered by another card, in the order of the grid."""
        tops = (self.stacks[space][-1] for space in sorted(self.stacks))
        return [card for card in tops if self.sides[card] is side]

    def covered(self, card: str) -> bool:
        """Whether another card lies on top of this one."""
        return self.stacks[self.places[card]][-1] != card

    def beneath(self, card: str) -> str | None:
        """The card this one lies on."""
        stack = self.stacks[self.places[card]]
        position = stack.index(card)
        return stack[position - 1] if position else None

    # --- Icons ----------------------------------------------------------------------------------------

    def reached(self, icon: str, side: Side) -> frozenset[str]:
        """The spaces that an icon of a side's uncovered cards reaches: "lock" or "protect"."""
        found = self.known.get((icon, side))
        if found is None:
            spaces: list[str] = []
            for place, stack in self.stacks.items():
                offsets = getattr(self.characters[stack[-1]], icon)
                if offsets and self.sides[stack[-1]] is side:
                    spaces += squares(offsets, place, side)
            found = self.known[icon, side] = frozenset(spaces)
        return found

    def locked(self, card: str) -> bool:
        """Whether an opposing card locks this one, by an icon or by lying on it."""
        stack = self.stacks[self.places[card]]
        side = self.sides[card]
        if stack[-1] != card:
            return self.sides[stack[-1]] is not side
        return self.places[card] in self.reached("lock", side.other)

    def protected(self, card: str) -> bool:
        """Whether a fellow card's icon protects this one."""
        return self.places[card] in self.reached("protect", self.sides[card])

    def protects(self, card: str) -> int:
        """How many fellow cards this card protects."""
        return self._fellows(card, self.characters[card].protect, self.sides[card])

    def locks(self, card: str) -> int:
        """How many opposing cards this card locks, the one it lies on included."""
        other = self.sides[card].other
        below = self.beneath(card)
        return self._fellows(card, self.characters[card].lock, other) + (
            below is not None and self.sides[below] is other
        )

    def _fellows(self, card: str, icon: tuple[tuple[int, int], ...], side: Side) -> int:
        around = squares(icon, self.places[card], self.sides[card])
        tops = (self.top(space) for space in around)
        return sum(1 for top in tops if top and self.sides[top] is side)

    # --- Changes --------------------------------------------------------------------------------------

    def with_card(self, card: str, space: str) -> Board:
        """The board with a card laid on a space, on top of what lies there."""
        board = self.without(card) if card in self.places else self._copy()
        board.stacks[space] = (*board.stacks.get(space, ()), card)
        board.places[card] = space
        return board

    def without(self, card: str) -> Board:
        """The board with a card taken off."""
        board = self._copy()
        space = board.places.pop(card)
        rest = tuple(other for other in board.stacks[space] if other != card)
        if rest:
            board.stacks[space] = rest
        else:
            del board.stacks[space]
        return board

    def knowing(self, character: Character) -> Board:
        """The board if a card printed this."""
        board = self._copy()
        board.characters = {**self.characters, character.name: character}
        return board

    def _copy(self) -> Board:
        board = Board.__new__(Board)
        board.characters, board.sides, board.readings = self.characters, self.sides, self.readings
        board.stacks, board.places = self.stacks.copy(), self.places.copy()
        board.known = {}
        return board
