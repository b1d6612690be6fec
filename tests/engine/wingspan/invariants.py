"""Invariants that hold after every answer of a game against the Automa."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.requests import Draw, Look
from engine.wingspan import events as happened
from engine.wingspan.automa import CUBES
from engine.wingspan.catalogue import TURNS
from tests.engine.wingspan.table import automa

if TYPE_CHECKING:
    from engine.play import Play

DECK = {1: 10, 2: 9, 3: 8, 4: 7}


def check(play: Play) -> None:
    """Cubes, deck, tray and score add up."""
    bot = automa(play)
    assert bot.cube_supply + bot.cubes_on_tile + len(bot.goal_scores) == CUBES
    assert 0 <= bot.cubes_on_tile <= CUBES
    assert len(set(bot.face_up)) == len(bot.face_up)
    if isinstance(play.request, Draw) and play.request.deck == "automa":
        expert = bot.options["automubon"] == "in"
        assert len(play.request.cards) == DECK[bot.round] + expert - (bot.turn - 1)
    if isinstance(play.request, Look) and play.request.zone == "tray":
        assert (play.request.least, play.request.most) == (3, 3)
    if play.result:
        check_end(play)


def check_end(play: Play) -> None:
    """At the end every turn was taken and every point has a source."""
    bot = automa(play)
    assert play.result
    turns = [event for event in play.events if isinstance(event, happened.CardRevealed)]
    assert len(turns) == sum(TURNS.values())
    assert bot.eggs == sum(event.eggs for event in play.events if isinstance(event, happened.EggsLaid))
    birds = sum(
        isinstance(e, happened.BirdTaken | happened.NoBirdMatched | happened.CardsDrawn) for e in play.events
    )
    assert bot.face_down + len(bot.face_up) == birds
    *parts, total = [row.scores for row in play.result.rows]
    assert tuple(sum(column) for column in zip(*parts, strict=True)) == total
    assert total[1] == bot.score().total
