"""A computer that stops at any moment loses no answer that was accepted."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import TYPE_CHECKING

from engine.games import find_game
from engine.journal import load
from engine.play import Play
from tests.engine import play_until_killed

if TYPE_CHECKING:
    from pathlib import Path

KILLS = 200
AT_ONCE = 4


def answers_lost(path: Path, seed: int) -> int:
    """Play until killed at a random moment of the game; the answers accepted less those on disk."""
    child, receiver = play_until_killed.start(path, seed)
    with receiver:
        accepted: int = receiver.recv()
        time.sleep(Random(seed).uniform(0, 0.06))
        child.kill()
        try:
            while True:
                accepted = receiver.recv()
        except EOFError:
            child.join()
    return max(0, accepted - len(Play.resume(find_game("wingspan"), load(path)).answers))


def test_a_kill_at_200_random_moments_loses_no_accepted_answer(tmp_path: Path) -> None:
    with ThreadPoolExecutor(AT_ONCE) as pool:
        lost = pool.map(lambda n: answers_lost(tmp_path / f"{n}.jsonl", n), range(KILLS))
    assert sum(lost) == 0
