"""Looks at everything Tablemate needs and names the remedy for what is missing."""

from __future__ import annotations

import sys
import tempfile
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.errors import EngineError, shorten
from engine.game import Origin
from engine.games import GAMES
from engine.journal import load
from engine.play import Play
from tablemate import speech
from tablemate.storage import REMEDY, home, journals, sheets_in_use
from voice.checkup import check_speech
from voice.phrases import Phrases
from voice.program import program

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from engine.game import Game

MOVE_AWAY = "Move the file away, or restore a copy of it."


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
    yield _tables()
    yield _delivery()
    for check in check_speech():
        yield Finding(f"speech, {check.part}", check.ok, check.finding, check.remedy)


def _folder() -> Finding:
    try:
        journals().mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=journals()) as file:
            file.write(b"x" * 4096)
    except OSError as error:
        return Finding("folder", well=False, found=f"{home()}: {error.strerror}", remedy=REMEDY)
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
        return Finding("saved games", well=False, found=broken[0], remedy=MOVE_AWAY)
    return Finding("saved games", well=True, found=f"{len(paths)} in {journals()}")


def _why_unreadable(path: Path) -> str | None:
    try:
        saved = load(path)
        if saved.game_id not in GAMES:
            return f"{path}: there is no game {shorten(saved.game_id)}"
        Play.resume(GAMES[saved.game_id], saved)
    except EngineError as error:
        return str(error)
    return None


def _tables() -> Finding:
    """The tables saved by `calibrate`; the library for pictures is loaded only where there are any."""
    paths = sorted((home() / "profiles").glob("*.json"))
    broken = [reason for reason in map(_why_no_table, paths) if reason]
    if broken:
        return Finding("tables", well=False, found=broken[0], remedy=MOVE_AWAY)
    return Finding("tables", well=True, found=f"{len(paths)} in {home() / 'profiles'}")


def _why_no_table(path: Path) -> str | None:
    from calibration.profile import ProfileError, load_profile  # noqa: PLC0415 - as above

    try:
        load_profile(path)
    except ProfileError as error:
        return str(error)
    return None


def _delivery() -> Finding:
    path = speech.speech_file()
    try:
        found = str(speech.read_delivery(path).rate_wpm) + " words a minute" if path.exists() else "as usual"
    except EngineError as error:
        return Finding("speech, as you chose it", well=False, found=str(error), remedy=MOVE_AWAY)
    return Finding("speech, as you chose it", well=True, found=found)
