"""A player who takes every chance: missions are won as well as lost, and keep their invariants."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.flat_earth import GAME
from engine.game import Setup
from engine.journal import Source
from engine.play import Play
from engine.requests import Choose, Draw
from tests.engine.flat_earth.invariants import check

if TYPE_CHECKING:
    from engine.requests import Json, Request

WORTH_PLAYING = ("Recruit", "Infiltrator")
FIRST_IS_BEST = ("recovery", "complete", "text_effect", "completing_card")


def sensible(request: Request, rng: Random) -> Json:
    """Complete, refill, stop what can be stopped, and play what helps."""
    if isinstance(request, Draw):
        return rng.choice([card for card in request.cards if card != "enough"])
    if not isinstance(request, Choose):
        return request.sample(rng)
    if request.topic == "action":
        return next((card for card in WORTH_PLAYING if card in request.options), "done")
    if request.topic == "refill":
        return request.default
    if request.topic in FIRST_IS_BEST or request.topic.startswith("stop"):
        return request.options[0]
    return request.sample(rng)


def play_sensibly(seed: int, options: dict[str, str]) -> Play:
    play, rng = Play(GAME, Setup(seed, options)), Random(seed)
    while play.request is not None:
        play.answer(sensible(play.request, rng), Source.KEYBOARD)
        check(play)
    return play


@pytest.mark.parametrize(
    "options",
    [
        pytest.param({"attacks": "two"}, id="virtual"),
        pytest.param(
            {"attacks": "two", "draw_deck": "physical", "event_deck": "physical"},
            id="printed",
        ),
        pytest.param(
            {"attacks": "two", "last_reaction": "win_at_once", "final_event": "last"},
            id="win at once",
        ),
    ],
)
def test_missions_are_won_and_lost(options: dict[str, str]) -> None:
    plays = [play_sensibly(seed, options) for seed in range(40)]
    outcomes = Counter(play.result.outcome for play in plays if play.result)
    assert set(outcomes) == {"won", "lost"}
    assert sum(outcomes.values()) == 40
