"""Victory points: by alignment at the end of a round, by surrender, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Result, ScoreRow
from engine.origin_story.tricks import PLAYERS, YOU

if TYPE_CHECKING:
    from collections.abc import Mapping

HERO, VILLAIN = "hero", "villain"
UNDECIDED = "undecided"  # before a side is chosen for the round
VILLAIN_POINTS = 4  # for a villain who has won no trick
PARTS = ("tricks", "surrender", "cards")


def alignment_points(alignment: str, tricks: int) -> int:
    """A hero scores each trick won, a villain four points for having won none."""
    if alignment == HERO:
        return tricks
    return 0 if tricks else VILLAIN_POINTS


def surrender_points(cards_left: int) -> int:
    """What the leader gains: one for each card left in her hand and one for the trick in progress."""
    return cards_left + 1


def outcome(totals: Mapping[str, int]) -> str:
    """Most points win; tied leaders share the victory."""
    best_other = max(points for player, points in totals.items() if player != YOU)
    if totals[YOU] == best_other:
        return "shared"
    return "won" if totals[YOU] > best_other else "lost"


class Dials:
    """The points of the three players, and what they were given for."""

    def __init__(self) -> None:
        self.points = {player: dict.fromkeys(PARTS, 0) for player in PLAYERS}

    def gain(self, player: str, part: str, points: int) -> None:
        """Turn a player's dial."""
        self.points[player][part] += points

    def total(self, player: str) -> int:
        """What a player's dial shows."""
        return sum(self.points[player].values())

    def totals(self) -> dict[str, int]:
        """What the three dials show."""
        return {player: self.total(player) for player in PLAYERS}

    def result(self) -> Result:
        """The result sheet."""
        rows = [ScoreRow(part, tuple(self.points[p][part] for p in PLAYERS)) for part in PARTS]
        rows.append(ScoreRow("total", tuple(self.totals().values())))
        return Result(outcome(self.totals()), PLAYERS, tuple(rows))
