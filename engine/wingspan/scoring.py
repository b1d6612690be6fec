"""End-of-round goals on both sides of the goal board, and the final score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.wingspan.catalogue import Goal

GREEN_PLACES = {1: (4, 1), 2: (5, 2), 3: (6, 3), 4: (7, 4)}  # points of first and second place
BLUE_MOST = 5  # one point for each item, up to five
FACE_DOWN_POINTS = {"eaglet": 3, "eagle": 4, "eagle_eyed": 5}
AUTOMA_FOOD = 2  # leftover food tokens the Automa counts as having in a tie


def automa_quantity(goal: Goal, round_: int, cubes: int) -> int:
    """How many of the goal's item the Automa has: base value plus cubes, five birds at most in a row."""
    quantity = goal.base[round_ - 1] + cubes
    return quantity if goal.most is None else min(quantity, goal.most)


def goal_points(board: str, round_: int, player: int, automa: int) -> tuple[int, int]:
    """The points of player and Automa for this round's goal; having none of the item scores nothing."""
    if board == "blue":
        return _blue(player), _blue(automa)
    first, second = GREEN_PLACES[round_]
    if player == automa:
        points = (first + second) // 2 if player > 0 else 0
        return points, points
    ahead, behind = (first, second if min(player, automa) > 0 else 0) if max(player, automa) > 0 else (0, 0)
    return (ahead, behind) if player > automa else (behind, ahead)


def _blue(quantity: int) -> int:
    return max(0, min(quantity, BLUE_MOST))


@dataclass(frozen=True, slots=True)
class AutomaScore:
    """The Automa's score, part by part."""

    goals: int
    face_up: int
    face_down: int
    eggs: int

    @property
    def total(self) -> int:
        """All parts together; the bonus card gives the Automa nothing."""
        return self.goals + self.face_up + self.face_down + self.eggs


def compare(player: int, other: int) -> str:
    """Won, lost or shared, from the player's chair."""
    if player == other:
        return "shared"
    return "won" if player > other else "lost"
