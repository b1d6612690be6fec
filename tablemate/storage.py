"""Where saved games and the owner's own sheets are kept."""

from __future__ import annotations

import os
import re
import tomllib
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from engine.errors import BadData, EngineError
from engine.game import Origin, Sheet, complete
from engine.journal import FileJournal, load
from engine.play import Play
from engine.tables import LARGEST

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.game import Game, Setup, SheetForm


def home() -> Path:
    """The folder of everything Tablemate keeps; TABLEMATE_HOME moves it."""
    chosen = os.environ.get("TABLEMATE_HOME")
    return Path(chosen) if chosen else user_data_path("tablemate", appauthor=False)


def journals() -> Path:
    """The folder of saved games."""
    return home() / "journals"


def new_journal(game: Game) -> Path:
    """A file name for a new game that no other game has."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    path = journals() / f"{game.id}-{stamp}.jsonl"
    number = 1
    while path.exists():
        number += 1
        path = journals() / f"{game.id}-{stamp}-{number}.jsonl"
    return path


def saved_games(game: Game) -> Iterator[Path]:
    """The journals of a game, newest first."""
    pattern = re.compile(rf"{game.id}-\d{{4}}-.*\.jsonl")
    found = [path for path in journals().glob("*.jsonl") if pattern.fullmatch(path.name)]
    yield from sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def unfinished(game: Game) -> Path | None:
    """The newest saved game that is not over; one that cannot be read is returned, so that it is reported."""
    for path in saved_games(game):
        try:
            if Play.resume(game, load(path)).request is not None:
                return path
        except EngineError:
            return path
    return None


def own_sheet(game: Game, form: SheetForm) -> Path:
    """Where an owner's own file of this kind is looked for."""
    return home() / "decks" / game.id / form.name


def sheets_in_use(game: Game) -> dict[str, Sheet]:
    """The owner's own sheets, checked; those they have not entered are left to the game."""
    found = {}
    for form in game.forms:
        path = own_sheet(game, form)
        if path.exists():
            found[form.name] = read_sheet(form, path)
    return found


def read_sheet(form: SheetForm, path: Path) -> Sheet:
    """An owner's file, checked; a fault is named by file and line."""
    text = read_text(path)
    try:
        form.check(text)
    except BadData as error:
        raise BadData(path, error.line, error.reason) from error
    return Sheet(origin_of(form, text), text)


def read_text(path: Path) -> str:
    """The text of a file that may be anything."""
    try:
        if path.stat().st_size > 4 * LARGEST:
            raise BadData(path, None, f"it is too large; a sheet has at most {LARGEST:,} characters")
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadData(path, None, f"it cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise BadData(path, None, "it is no text in UTF-8; save it as plain UTF-8 text") from error


def origin_of(form: SheetForm, text: str) -> Origin:
    """A stand-in stays one when it is copied: its file says so."""
    if not form.name.endswith(".toml"):
        return Origin.OWNER
    return Origin(tomllib.loads(text).get("origin", Origin.OWNER))


def begin_play(game: Game, setup: Setup) -> Play:
    """A new game, saved from its first answer on."""
    whole = complete(game, setup)
    game.begin(whole)  # a set-up the game refuses must not leave a file behind
    return Play(game, whole, FileJournal.create(new_journal(game), game, whole))


def resume_play(game: Game, path: Path) -> tuple[Play, bool]:
    """A saved game to go on with, and whether its last line was torn and left out."""
    saved = load(path)
    return Play.resume(game, saved, FileJournal.reopen), saved.torn is not None
