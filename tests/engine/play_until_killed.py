"""Another process that plays a game and reports every accepted answer, until a test kills it."""

from __future__ import annotations

import multiprocessing
import time
from random import Random
from typing import TYPE_CHECKING

from engine.game import Setup, complete
from engine.games import find_game
from engine.journal import FileJournal, Source
from engine.play import Play

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess
    from pathlib import Path

LONGEST_S = 60
# Where the system can, a server that has read the rules once forks each player: 200 new Pythons take minutes.
FORKING = "forkserver" in multiprocessing.get_all_start_methods()
PROCESSES = multiprocessing.get_context("forkserver" if FORKING else "spawn")
PROCESSES.set_forkserver_preload([__name__])


def start(path: Path, seed: int) -> tuple[BaseProcess, Connection]:
    """Begin to play; the number of answers so far comes through the connection, which ends with the process."""
    receiver, sender = PROCESSES.Pipe(duplex=False)
    child = PROCESSES.Process(target=_play, args=(path, seed, sender))
    child.start()
    sender.close()
    return child, receiver


def _play(path: Path, seed: int, report: Connection) -> None:
    game = find_game("wingspan")
    setup = complete(game, Setup(seed))
    play, rng = Play(game, setup, FileJournal.create(path, game, setup)), Random(seed)
    while play.request:
        play.answer(play.request.sample(rng), Source.KEYBOARD)
        report.send(len(play.answers))
    time.sleep(LONGEST_S)  # with the journal open, until it is killed
