"""Plays a scripted game and reports every accepted answer; started by a test that kills it."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from engine.game import Setup, complete
from engine.games import find_game
from engine.journal import FileJournal, Source
from engine.play import Play

game, path, seed = find_game("wingspan"), Path(sys.argv[1]), int(sys.argv[2])
setup = complete(game, Setup(seed))
play, rng = Play(game, setup, FileJournal.create(path, game, setup)), Random(seed)
while play.request:
    play.answer(play.request.sample(rng), Source.KEYBOARD)
    sys.stdout.write(f"{len(play.answers)}\n")
    sys.stdout.flush()
