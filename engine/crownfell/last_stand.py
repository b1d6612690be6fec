"""The Last Stand from set-up to score, in the order of its rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.crownfell import events
from engine.crownfell.characters import SHEET as CHARACTERS
from engine.crownfell.characters import read_characters
from engine.crownfell.choices import stuck_side
from engine.crownfell.ending import is_over, removed_side
from engine.crownfell.enemy import take_enemy_turn
from engine.crownfell.expected_table import expected_table
from engine.crownfell.player import take_player_turn
from engine.crownfell.previews import draw_arrow
from engine.crownfell.setup import set_up
from engine.crownfell.solo_cards import SHEET as SOLO_CARDS
from engine.crownfell.solo_cards import read_solo_cards
from engine.crownfell.spaces import COLUMNS, CROWN, ROWS, Side
from engine.crownfell.table import Table
from engine.crownfell.texts import RULES
from engine.events import Line
from engine.game import Result, ScoreRow, Standing
from engine.script import choose, tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.crownfell.board import Board
    from engine.crownfell.spaces import Arrow
    from engine.expected_table import ExpectedTable
    from engine.game import Setup
    from engine.script import Script

SIGNS = {Side.BLACK: "▲", Side.WHITE: "▽"}  # which way the cards face
CELL = 13
STAND_OFF = "stand_off"
OUTCOMES = {
    "white_removed": "won",
    "white_stuck": "won",
    "black_removed": "lost",
    "black_stuck": "lost",
    STAND_OFF: "shared",
}


class LastStand:
    """One game against the enemy horde."""

    def __init__(self, setup: Setup) -> None:
        self.table = Table(setup)
        self.best = 0

    def script(self) -> Script[Result]:
        """Set up, then the enemy and the player in turn, the enemy first."""
        yield from set_up(self.table)
        self.best = len(self.table.characters) - len(self.table.hand)
        reason = yield from self.play_turns()
        return (yield from self.score(reason))

    def play_turns(self) -> Script[str]:
        """Turn after turn until a side is removed or has no legal move; returns which and why."""
        turns = ((Side.WHITE, take_enemy_turn), (Side.BLACK, take_player_turn))
        while True:
            before = self.table.places()
            for side, take_turn in turns:
                if stuck_side(self.table, side):
                    return f"{side}_stuck"
                yield from take_turn(self.table)
                if is_over(self.table):
                    return f"{removed_side(self.table)}_removed"
            if self.table.places() == before and (yield from self.ends_stand_off()):
                return STAND_OFF

    def ends_stand_off(self) -> Script[bool]:
        """Let the player end a game in which nothing moved for a round; the rulebook is silent on it."""
        answer = yield from choose("stand_off", ("go_on", "end"), default="go_on")
        return answer == "end"

    def score(self, reason: str) -> Script[Result]:
        """One point for each captured card and for each locked enemy on the board."""
        captured, locked = self.table.captured, self.table.locked
        event = events.GameEnded(
            rule=RULES[STAND_OFF if reason == STAND_OFF else "game_end"],
            reason=reason,
            captured=captured,
            locked=locked,
            score=captured + locked,
            best=self.best,
        )
        yield from tell(event)
        rows = (("captured", captured), ("locked", locked), ("total", captured + locked))
        return Result(OUTCOMES[reason], ("player",), tuple(ScoreRow(key, (points,)) for key, points in rows))

    def learn(self, sheet: str, text: str) -> bool:
        """Take over cards the owner has entered since; False if a name changed: that must wait."""
        if sheet == SOLO_CARDS:
            return self.table.solo.learn(read_solo_cards(text), text)
        characters = read_characters(text) if sheet == CHARACTERS else {}
        if characters.keys() != self.table.characters.keys():
            return False
        self.table.learn(*characters.values())
        self.table.unknown.learn(text)
        self.table.practice = self.table.unknown.titles("character")
        return True

    def view(self) -> tuple[Line, ...]:
        """The grid, what is locked or protected on it, both decks, the hand and the score so far."""
        table = self.table
        lines = [*(_row(table.board, row) for row in reversed(ROWS)), _columns(), *_marked(table.board)]
        lines.append(Line("view_deck", {"number": len(table.deck), "column": table.column}))
        lines.append(Line("view_hand", {"number": len(table.hand), "cards": tuple(table.hand)}))
        if table.flips:
            lines.append(_flips(table.flips))
        facts = {"captured": table.captured, "locked": table.locked, "points": table.captured + table.locked}
        return (*lines, Line("view_score", facts))

    def standing(self) -> Standing:
        """The enemies that were captured or locked so far."""
        return Standing({"player": self.table.captured + self.table.locked})

    def expected_table(self) -> ExpectedTable:
        """What lies on the table."""
        return expected_table(self.table)


def _row(board: Board, row: str) -> Line:
    cells = {f"c{column}": _cell(board, f"{row}{column}") for column in range(1, 6)}
    return Line("view_row", {"row": row, **cells}, spoken=False)


def _columns() -> Line:
    cells = {f"c{column}": column.center(CELL) for column in COLUMNS}
    return Line("view_row", {"row": " ", **cells}, spoken=False)


def _marked(board: Board) -> list[Line]:
    """Which cards are locked or protected by icons of others: hard to tell at a glance."""
    cards = [*board.cards(Side.BLACK), *board.cards(Side.WHITE)]
    locked = tuple(card for card in cards if board.locked(card))
    safe = tuple(card for card in cards if board.protected(card))
    found = (("view_locked", locked), ("view_protected", safe))
    return [Line(key, {"cards": cards}) for key, cards in found if cards]


def _flips(flips: Sequence[tuple[str, Arrow]]) -> Line:
    """The arrow each enemy went by this turn, to check its choice."""
    words = ", ".join(f"{card} {draw_arrow(arrow)}" for card, arrow in flips)
    return Line("view_flips", {"flips": words}, spoken=False)


def _cell(board: Board, space: str) -> str:
    stack = board.stacks.get(space, ())
    cards = "/".join(f"{SIGNS[board.sides[card]]}{card}" for card in reversed(stack))
    return (cards or ("Crown" if space == CROWN else "·")).center(CELL)
