"""Many random games of every kind keep their invariants; `tests.engine.many_games` plays thousands."""

from __future__ import annotations

import pytest

from engine.games import GAMES
from tests.engine.many_games import play_games

GAMES_EACH = 120


@pytest.mark.parametrize("game_id", GAMES)
def test_invariants_hold_after_every_answer(game_id: str) -> None:
    assert play_games(game_id, range(GAMES_EACH)) > GAMES_EACH
