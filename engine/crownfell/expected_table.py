"""What lies on the table of a Last Stand: the grid, both decks, the hand and the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.crownfell.solo_cards import ARROW_SIDE
from engine.crownfell.solo_deck import ACTION_PILE, PRIORITY_PILE
from engine.crownfell.spaces import CROWN, CROWN_CARD, GRID, Side
from engine.crownfell.table import ENEMY_DECK
from engine.expected_table import ExpectedTable, Item, in_row, piled
from engine.zones import Facing

if TYPE_CHECKING:
    from engine.crownfell.solo_deck import SoloDeck
    from engine.crownfell.table import Table

FACING = {Side.BLACK: Facing.TOWARDS, Side.WHITE: Facing.AWAY}


def expected_table(table: Table) -> ExpectedTable:
    """The table by zone and place."""
    return ExpectedTable(
        {
            GRID: grid(table),
            ENEMY_DECK: enemy_deck(table),
            "hand": in_row(card_item(table, card) for card in table.hand),
            "discard": piled([Item(card, side=side) for card, side in table.discard]),
            ACTION_PILE: action_pile(table.solo),
            PRIORITY_PILE: priority_pile(table.solo),
        }
    )


def grid(table: Table) -> dict[str, tuple[Item, ...]]:
    """The cards of each space from bottom to top; the Crown lies under all."""
    stacks = {
        space: tuple(card_item(table, card) for card in stack) for space, stack in table.board.stacks.items()
    }
    return stacks | {CROWN: (Item(CROWN_CARD), *arrow_on_crown(table.solo), *stacks.get(CROWN, ()))}


def arrow_on_crown(solo: SoloDeck) -> list[Item]:
    """The solo card that points at a card of the draft, if one lies there."""
    card = solo.on_crown
    return [Item(card.arrow_face, side=ARROW_SIDE, facing=Facing.TOWARDS)] if card else []


def card_item(table: Table, card: str) -> Item:
    """A character with the side that is up; in a draft the sides do not matter yet."""
    if not table.sides_taken:
        return Item(card)
    side = table.sides[card]
    return Item(card, side=side, facing=FACING[side])


def enemy_deck(table: Table) -> dict[str, tuple[Item, ...]]:
    """The deck above its column; its top card is unknown."""
    if not table.sides_taken or not table.deck_lies or not len(table.deck):
        return {}
    pile = Item(side=Side.WHITE, facing=Facing.AWAY, number=len(table.deck))
    return {str(table.column): (pile,)}


def action_pile(solo: SoloDeck) -> dict[str, tuple[Item, ...]]:
    """The solo cards that are not flipped yet, with the list that was seen on top."""
    number = len(solo.pile or solo.cards)
    top = [Item("+".join(solo.actions))] if solo.actions else []
    return piled(_covered(number - len(top)) + top)


def priority_pile(solo: SoloDeck) -> dict[str, tuple[Item, ...]]:
    """The flipped solo cards, the last arrow on top."""
    if solo.flipped is None:
        return {}
    others = len(solo.cards) - len(solo.pile) - 1
    return piled([*_covered(others), Item(solo.flipped.arrow_face)])


def _covered(number: int) -> list[Item]:
    return [Item(number=number)] if number else []
