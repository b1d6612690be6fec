"""A computer that stops at any moment loses no answer that was accepted."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

from engine.games import find_game
from engine.journal import load
from engine.play import Play

KILLS = 200
AT_ONCE = 4
PROGRAM = Path(__file__).with_name("play_until_killed.py")
ROOT = PROGRAM.parents[2]


def answers_lost(path: Path, seed: int) -> int:
    """Play until killed at a random moment of the game; the answers accepted less those on disk."""
    command = [sys.executable, str(PROGRAM), str(path), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, env=_environment()) as child:
        assert child.stdout
        accepted = [child.stdout.readline()]
        time.sleep(Random(seed).uniform(0, 0.06))
        child.kill()
        accepted += child.stdout.readlines()
    told = max(int(line) for line in accepted if line.endswith(b"\n"))
    return max(0, told - len(Play.resume(find_game("wingspan"), load(path)).answers))


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT)}


def test_a_kill_at_200_random_moments_loses_no_accepted_answer(tmp_path: Path) -> None:
    with ThreadPoolExecutor(AT_ONCE) as pool:
        lost = pool.map(lambda n: answers_lost(tmp_path / f"{n}.jsonl", n), range(KILLS))
    assert sum(lost) == 0
