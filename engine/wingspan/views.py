"""What the Automa has, in words for a screen or to be read out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import Line
from engine.wingspan.catalogue import TURNS
from engine.wingspan.scoring import automa_quantity

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.wingspan.automa import Automa


def view(automa: Automa) -> Iterator[Line]:
    """Its bonus card, the round, and its points part by part."""
    score = automa.score()
    if automa.bonus:
        yield Line("view_bonus", {"bonus": automa.bonus})
    if automa.round:
        yield from view_round(automa)
    birds_up = {"birds": tuple(automa.face_up), "number": len(automa.face_up), "points": score.face_up}
    yield Line("view_face_up", birds_up)
    yield Line("view_face_down", {"number": automa.face_down, "points": score.face_down})
    yield Line("view_eggs", {"eggs": automa.eggs})
    yield Line("view_goals", {"points": score.goals})
    yield Line("view_total", {"points": score.total})


def view_round(automa: Automa) -> Iterator[Line]:
    """The round and its goal."""
    goal = automa.goals[automa.round - 1]
    quantity = automa_quantity(goal, automa.round, automa.cubes_on_tile)
    yield Line("view_round", {"round": automa.round, "turn": automa.turn, "turns": TURNS[automa.round]})
    yield Line("view_goal", {"goal": goal.id, "cubes": automa.cubes_on_tile, "has": quantity})
