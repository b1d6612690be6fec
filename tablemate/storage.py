"""Where saved games and the owner's own sheets are kept."""

from __future__ import annotations

import errno
import os
import re
import time
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from io import FileIO
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from engine.card_form import origin_of
from engine.errors import BadData, EngineError
from engine.events import Line
from engine.files import write_whole
from engine.game import Sheet, complete
from engine.journal import FileJournal, is_noted_over, load
from engine.lock import take_lock
from engine.play import Play
from engine.tables import LARGEST
from tablemate.card_editing import CardForm
from tablemate.wording import explain, words
from voice.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.game import Game, Setup, SheetForm
    from engine.journal import Saved

LOCK_S = 5.0  # a sheet is written in a few milliseconds
NEW_NAMES = 100  # tries to find a file name that no other program takes at the same moment
CURABLE = {errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EACCES, errno.EPERM, errno.ENOTDIR, errno.EEXIST}


@dataclass(frozen=True, slots=True)
class Unfinished:
    """The saved game to continue, if there is one, and why newer ones cannot be used."""

    path: Path | None
    refused: tuple[str, ...] = ()
    answers: int = 0  # given by a person
    at_s: float = 0.0  # when it was last played


def describe_fault(error: OSError) -> str:
    """What the disk or the system refused, in a sentence with the file and the remedy."""
    where = f"{error.filename}: " if error.filename else ""
    what = f"{where}{error.strerror or error}".rstrip(".")
    return words("fault_curable" if error.errno in CURABLE else "fault", fault=what)


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
    yield from sorted(found, key=lambda path: (changed_at(path), path.name), reverse=True)


def changed_at(path: Path) -> int:
    """When a file was last written; one that cannot be looked at counts as old."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def unfinished(game: Game) -> Unfinished:
    """The newest saved game that is not over; unusable ones are reported and left out."""
    refused: list[str] = []
    for path in saved_games(game):
        if is_noted_over(path):
            continue
        try:
            play = Play.resume(game, load(path))
            if play.request is not None:
                given = sum(not answer.source.automatic for answer in play.answers)
                return Unfinished(path, tuple(refused), given, changed_at(path) / 1e9)
        except EngineError as error:
            refused.append(explain(error, Phrases(game)))
    return Unfinished(None, tuple(refused))


def own_sheet(game: Game, form: SheetForm) -> Path:
    """Where an owner's own file of this kind is looked for."""
    return home() / "decks" / game.id / form.name


def sheets_in_use(game: Game) -> dict[str, Sheet]:
    """The owner's own sheets, checked; for the others the game uses its own."""
    found = {}
    for form in game.forms:
        path = own_sheet(game, form)
        if path.exists():
            found[form.name] = read_sheet(form, path)
    return found


def texts_in_use(game: Game) -> dict[str, str]:
    """The text of every sheet: the owner's own, or the shipped one."""
    own = sheets_in_use(game)
    return {form.name: own.get(form.name, form.shipped).text for form in game.forms}


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
            raise BadData(path, None, Line("file_too_large", {"most": LARGEST}))
        if path.exists() and not path.is_file():
            raise BadData(path, None, Line("file_none"))
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadData(path, None, Line("file_not_read", {"reason": str(error.strerror)})) from error
    except UnicodeDecodeError as error:
        raise BadData(path, None, Line("file_no_text")) from error
    except ValueError as error:  # a zero byte in its name
        raise BadData(path, None, Line("file_not_read", {"reason": str(error)})) from error


def open_form(game: Game, form: SheetForm) -> CardForm:
    """The cards of the sheet in use: the owner's own if there is one, else the shipped one."""
    path = own_sheet(game, form)
    return CardForm(form, read_sheet(form, path).text if path.exists() else form.shipped.text)


def change_sheet(game: Game, form: SheetForm, change: Callable[[CardForm], CardForm]) -> CardForm:
    """Change the owner's sheet on disk, whole or not at all, one program at a time; returns the result."""
    path = own_sheet(game, form)
    path.parent.mkdir(parents=True, exist_ok=True)
    with alone(path.with_name(f".{form.name}.lock")):
        changed = change(open_form(game, form))
        write_whole(path, changed.text.encode())
    return changed


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold a lock file; another program holds it only for a moment."""
    deadline_s = time.monotonic() + LOCK_S
    while True:
        with FileIO(path, "a") as file:
            if take_lock(file):
                yield
                return
        if time.monotonic() > deadline_s:
            raise BadData(path, None, Line("reason_writing"))
        time.sleep(LOCK_S / 500)


def begin_play(game: Game, setup: Setup) -> Play:
    """A new game, saved from its first answer on; one that cannot be saved leaves no file behind."""
    whole = complete(game, setup)
    game.begin(whole)  # a set-up the game refuses must not leave a file behind
    journal = _create_journal(game, whole)
    try:
        return Play(game, whole, journal)
    except OSError:
        journal.discard()
        raise


def _create_journal(game: Game, setup: Setup) -> FileJournal:
    journals().mkdir(parents=True, exist_ok=True)
    for _ in range(NEW_NAMES):
        try:
            return FileJournal.create(new_journal(game), game, setup)
        except FileExistsError:  # another program was quicker
            continue
    raise FileExistsError(errno.EEXIST, words("file_no_name"), str(journals()))


def resume_play(
    game: Game, path: Path, reopen: Callable[[Saved], FileJournal] = FileJournal.reopen
) -> tuple[Play, bool]:
    """Open a saved game to continue; also returns whether its last line was cut off and left out."""
    saved = load(path)
    return Play.resume(game, saved, reopen), saved.torn is not None
