"""A game against Automountie, in the order of its rulebook: set-up, turns, Grand Finale, result."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

from engine.events import Line
from engine.my_little_scythe import events, player_turn, turn
from engine.my_little_scythe.cards import SHEET
from engine.my_little_scythe.drawing import draw_board
from engine.my_little_scythe.expected_table import expected_table
from engine.my_little_scythe.finale import decide, last_turns
from engine.my_little_scythe.match import RULES, Match
from engine.my_little_scythe.set_up import set_up
from engine.my_little_scythe.table import TROPHIES, Human
from engine.script import tell

if TYPE_CHECKING:
    from engine.expected_table import ExpectedTable
    from engine.game import Result, Setup
    from engine.my_little_scythe.table import Player
    from engine.script import Script


class Automountie:
    """One game against one or more Automounties."""

    def __init__(self, setup: Setup) -> None:
        self.match = Match(setup)

    def script(self) -> Script[Result]:
        """Play from set-up to the result."""
        match = self.match
        yield from set_up(match)
        for player in cycle(match.players):
            yield from self.take_turn(player)
            if match.finisher:
                yield from self.grand_finale(player)
                break
        return (yield from decide(match))

    def take_turn(self, player: Player) -> Script[None]:
        """A person's turn or an Automountie's."""
        self.match.awarded.clear()
        if isinstance(player, Human):
            yield from player_turn.take_turn(self.match, player)
        else:
            yield from turn.take_turn(self.match, player)

    def grand_finale(self, current: Player) -> Script[None]:
        """One more turn for the others, with no limit on trophies."""
        match = self.match
        assert match.finisher
        players = last_turns(match, current)
        ids = tuple(player.id for player in players)
        yield from tell(events.FinaleBegan(rule=RULES["finale"], finisher=match.finisher.id, players=ids))
        match.finale = True
        for player in players:
            yield from self.take_turn(player)

    def learn(self, sheet: str, text: str) -> bool:
        """Take over cards the owner entered meanwhile."""
        if sheet == SHEET:
            self.match.learn(text)
        return sheet == SHEET

    def view(self) -> tuple[Line, ...]:
        """Pies, tokens and trophies, and the board."""
        match, lines = self.match, []
        for mountie in match.mounties:
            facts = {
                "mountie": mountie.id,
                "pies": mountie.pies,
                "tokens": match.table.tokens_of(mountie).total(),
                "cost": mountie.cost,
                "placed": mountie.placed,
                "trophies": TROPHIES,
            }
            lines.append(Line("view_automountie", facts))
            lines += [self.view_seeker(seeker) for seeker in mountie.seekers]
        for human in match.humans:
            lines.append(
                Line("view_player", {"player": human.id, "placed": human.placed, "trophies": TROPHIES})
            )
        return (*lines, *self.view_board())

    def expected_table(self) -> ExpectedTable:
        """What lies on the table."""
        return expected_table(self.match)

    def view_seeker(self, seeker: str) -> Line:
        """Where a Seeker stands."""
        return Line("view_seeker", {"seeker": seeker, "space": self.match.table.find(seeker) or turn.CAMP})

    def view_board(self) -> list[Line]:
        """The board as drawn, with a mark for each Seeker: people by number, P and O for Automounties."""
        match = self.match
        marks = {
            human.seekers[0]: "Y" if len(match.humans) == 1 else str(n)
            for n, human in enumerate(match.humans, 1)
        }
        for n, mountie in enumerate(match.mounties, 1):
            number = "" if len(match.mounties) == 1 else str(n)
            marks |= {mountie.primary: f"P{number}", mountie.other: f"O{number}"}
        rows = draw_board(match.table.places(), marks)
        people = "alone" if len(match.humans) == len(match.mounties) == 1 else "several"
        legend = Line("board_legend", {"people": people}, spoken=False)
        return [*(Line("board_row", {"row": row}, spoken=False) for row in rows), legend]
