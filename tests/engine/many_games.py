"""Plays thousands of random games on all cores and checks what must always hold; run it as a module.

`python -m tests.engine.many_games wingspan 10000`
"""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from random import Random

from engine.games import find_game
from engine.play import Play
from tests.engine.random_play import LONGEST, play_on, random_setup


def play_games(game_id: str, seeds: range) -> int:
    """Play a game of each seed, checking its invariants after every answer; the answers given in all."""
    game = find_game(game_id)
    check = import_module(f"tests.engine.{game_id}.invariants").check
    answers = 0
    for seed in seeds:
        play, rng = Play(game, random_setup(game, seed)), Random(seed)
        while play.request is not None:
            play_on(play, rng, answers=1)
            check(play)
            assert len(play.answers) < LONGEST
        answers += len(play.answers)
    return answers


def main(game_id: str, games: int) -> None:
    """Share the games among the cores and say how long it took."""
    cores = os.cpu_count() or 1
    begun = time.perf_counter()
    shares = [range(start, games, cores) for start in range(cores)]
    with ProcessPoolExecutor(cores) as pool:
        answers = sum(pool.map(play_games, [game_id] * cores, shares))
    took_s = time.perf_counter() - begun
    sys.stdout.write(f"{games} games of {game_id}, {answers} answers, {took_s:.1f} s on {cores} cores\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
