"""A game against the Vancardians, in the order of their rulebook: set-up, five rounds, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Standing
from engine.origin_story import events
from engine.origin_story.expected_table import expected_table
from engine.origin_story.game_setup import set_up
from engine.origin_story.round_end import end_game, end_round
from engine.origin_story.round_setup import VancardianDecks, set_up_round
from engine.origin_story.rulebook import RULES
from engine.origin_story.table import Table
from engine.origin_story.turns import play_tricks
from engine.origin_story.vancardian_cards import COLOURS, ROUNDS, SHEET, read_set
from engine.origin_story.views import view_table
from engine.script import tell

if TYPE_CHECKING:
    from engine.events import Line
    from engine.expected_table import ExpectedTable
    from engine.game import Result, Setup
    from engine.script import Script


class Vancardians:
    """One game against Automaton and Factoryon."""

    def __init__(self, setup: Setup) -> None:
        self.table = Table(setup)
        self.decks = VancardianDecks(self.table)

    def script(self) -> Script[Result]:
        """Play from set-up to the final score."""
        yield from set_up(self.table)
        for round_ in ROUNDS:
            yield from self.play_round(round_)
        return (yield from end_game(self.table))

    def play_round(self, round_: int) -> Script[None]:
        """A round: set-up, eight tricks, scoring."""
        table = self.table
        table.round = round_
        table.gather()
        began = events.RoundBegan(
            rule=RULES["turn_order"], round=round_, dealer=table.dealer, leader=table.leader
        )
        yield from tell(began)
        yield from set_up_round(table, self.decks)
        yield from play_tricks(table)
        yield from end_round(table)

    def learn(self, sheet: str, text: str) -> bool:
        """Take over cards the owner has entered since; cards that are not in the decks must wait."""
        learnt = read_set(text) if sheet == SHEET else None
        if learnt is None or any(learnt.ids(colour) != self.table.set.ids(colour) for colour in COLOURS):
            return False
        self.table.set = learnt
        self.table.unknown.learn(text)
        return True

    def view(self) -> tuple[Line, ...]:
        """What lies on the table and what the dials show."""
        return tuple(view_table(self.table))

    def standing(self) -> Standing:
        """What the dials show."""
        return Standing(self.table.dials.totals(), round=self.table.round or None)

    def expected_table(self) -> ExpectedTable:
        """What lies on the table."""
        return expected_table(self.table)
