"""The goal tiles of Wingspan: which lie on the board, and who scored what for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.wingspan.events import GoalScored, GoalsLaid
from tablemate.page.messages import GoalShown

if TYPE_CHECKING:
    from engine.play import Play
    from tablemate.page.beliefs import Belief
    from voice.phrases import Phrases

BOARD = "goal_board"


def goals_shown(play: Play, known: dict[str, Belief], phrases: Phrases) -> list[GoalShown]:
    """The goals in the order of the rounds; none in a game without goals."""
    laid = next((event.goals for event in play.events if isinstance(event, GoalsLaid)), ())
    ids = known[BOARD].value if BOARD in known else laid
    goals = [GoalShown(name=phrases.name(id_)) for id_ in ids]
    scored = [event for event in play.events if isinstance(event, GoalScored)]
    for goal, score in zip(goals, scored, strict=False):  # the later rounds are not scored yet
        goal.you, goal.bot = score.player_points, score.automa_points
    return goals
