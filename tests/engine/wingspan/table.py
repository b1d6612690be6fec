"""A table whose answers a test lays out: one list of answers a topic, given in order."""

from __future__ import annotations

from typing import Any

from engine.game import Setup
from engine.journal import Source
from engine.play import Play
from engine.wingspan import GAME
from engine.wingspan.automa import Automa

GOALS = ["birds_in_forest", "eggs_in_bowl", "sets_of_eggs", "cavity_birds_with_egg"]
PHYSICAL = {"automa_deck": "physical", "bonus_card": "physical"}


def lay(
    *sections: str,
    bonus: str = "anatomist",
    goals: list[str] | None = None,
    options: dict[str, Any] | None = None,
    **answers: list[Any],
) -> Play:
    """A game against the printed cards that draws these sections; a question with no answer left waits."""
    play = Play(GAME, Setup(options={**PHYSICAL, **(options or {})}))
    asked_goals = [GOALS] if goals is None else [goals] * bool(goals)
    laid = {"draw_bonus": [bonus], "goals": asked_goals, "draw_automa": list(sections)} | answers
    turns = 0
    while play.request is not None:
        topic = play.request.topic
        if topic == "your_turn":
            if turns == len(sections):
                break
            turns += 1
            play.answer(True, Source.KEYBOARD)
        elif laid.get(topic):
            play.answer(laid[topic].pop(0), Source.KEYBOARD)
        elif topic[0].isupper():
            play.answer(True, Source.KEYBOARD)
        else:
            break
    return play


def automa(play: Play) -> Automa:
    bot = play._bot
    assert isinstance(bot, Automa)
    return bot
