"""What lies on the table of a game against the Vancardians: rows, trick, deck, discards, tricks won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.expected_table import ExpectedTable, Item, counted, face_down, in_row, piled
from engine.origin_story.scoring import HERO, UNDECIDED
from engine.origin_story.tricks import PLAYERS, YOU

if TYPE_CHECKING:
    from engine.origin_story.table import Table

WON = {player: f"{player}_won" for player in PLAYERS}


def expected_table(table: Table) -> ExpectedTable:
    """The table by zone and place; before the first round all cards are still in the box."""
    if not table.round:
        return ExpectedTable()
    rows = {zone: in_row(Item(card) for card in cards) for zone, cards in table.rows().items()}
    won = {WON[player]: piled(face_down(len(table.won[player]))) for player in PLAYERS}
    return ExpectedTable(
        {
            **rows,
            **won,
            "trick": in_row(Item(played.card) for played in table.trick),
            "deck": piled(face_down(len(table.deck))),
            "discards": piled([Item(card) for card in table.discards]),
            "aside": in_row(Item(card) for card in table.aside),
            "dials": {player: dial(table, player) for player in PLAYERS},
        }
    )


def dial(table: Table, player: str) -> tuple[Item, ...]:
    """A dial with the side up that its owner plays for, and the points it shows."""
    side = table.alignment if player == YOU else HERO
    return (
        Item("dial", side="" if side == UNDECIDED else side),
        *counted(["point"] * table.dials.total(player)),
    )
