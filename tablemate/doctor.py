"""Looks at everything Tablemate needs and names the remedy for what is missing."""

from __future__ import annotations

import sys
import tempfile
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.errors import EngineError
from engine.game import Origin
from engine.games import GAMES
from engine.journal import load
from engine.play import Play
from tablemate.storage import home, journals, sheets_in_use
from voice.checkup import check_speech
from voice.phrases import Phrases
from voice.program import program

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from engine.game import Game


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at: whether it is well, what was found, and what helps if it is not."""

    what: str
    well: bool
    found: str
    remedy: str = ""


def examine() -> Iterator[Finding]:
    """Everything, one after the other."""
    yield Finding("Python", well=True, found=sys.version.split()[0])
    yield _folder()
    for game in GAMES.values():
        yield _data(game)
    yield _saved_games()
    for check in check_speech():
        yield Finding(f"speech, {check.part}", check.ok, check.finding, check.remedy)


def _folder() -> Finding:
    try:
        journals().mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=journals()) as file:
            file.write(b"x" * 4096)
    except OSError as error:
        remedy = "Make room or give yourself the right to write there; TABLEMATE_HOME names another folder."
        return Finding("folder", well=False, found=f"{home()}: {error.strerror}", remedy=remedy)
    return Finding("folder", well=True, found=str(home()))


def _data(game: Game) -> Finding:
    try:
        Phrases(game).say("bot")
        own = sheets_in_use(game)
        for form in game.forms:
            form.check(form.shipped.text)
    except (EngineError, OSError) as error:
        remedy = "Correct the line, or rename the file so that the shipped one is used again."
        return Finding(game.title, well=False, found=str(error), remedy=remedy)
    origins = [
        f"{form.name}: {own[form.name].origin if form.name in own else form.shipped.origin}"
        for form in game.forms
    ]
    stand_in = any(f.name not in own and f.shipped.origin is Origin.STAND_IN for f in game.forms)
    remedy = (
        f'Enter your own cards: "{program()} deck {game.id} --copy" writes a file to fill in.'
        if stand_in
        else ""
    )
    return Finding(game.title, well=True, found=", ".join(origins) or "ready", remedy=remedy)


def _saved_games() -> Finding:
    paths = sorted(journals().glob("*.jsonl"))
    broken = [reason for reason in (_why_unreadable(path) for path in paths) if reason]
    if broken:
        remedy = "Move the file away, or restore a copy of it."
        return Finding("saved games", well=False, found=broken[0], remedy=remedy)
    return Finding("saved games", well=True, found=f"{len(paths)} in {journals()}")


def _why_unreadable(path: Path) -> str | None:
    try:
        saved = load(path)
        Play.resume(GAMES[saved.game_id], saved)
    except KeyError as error:
        return f"{path}: there is no game {error}"
    except EngineError as error:
        return str(error)
    return None
