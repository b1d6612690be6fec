"""Checks the set-up and tells how to fix problems."""

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
from tablemate import VERSION, speech
from tablemate.storage import home, journals, sheets_in_use
from tablemate.wording import explain, words
from voice.checkup import check_speech
from voice.phrases import Phrases, spoken_language

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from engine.game import Game


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """One thing checked: whether it is fine, what was found, and what helps if it is not."""

    what: str
    well: bool
    found: str
    remedy: str = ""


def examine() -> Iterator[Diagnosis]:
    """Check everything, one thing after the other."""
    yield Diagnosis("Tablemate", well=True, found=VERSION)
    yield Diagnosis("Python", well=True, found=sys.version.split()[0])
    yield _folder()
    for game in GAMES.values():
        yield _data(game)
    yield _saved_games()
    yield _cameras()
    yield _tables()
    yield _delivery()
    for check in check_speech(spoken_language()):
        yield Diagnosis(
            words("doctor_speech", part=words(f"doctor_part_{check.part}")),
            check.ok,
            check.finding,
            check.remedy,
        )


def _folder() -> Diagnosis:
    try:
        journals().mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=journals()) as file:
            file.write(b"x" * 4096)
    except OSError as error:
        found = words("doctor_unwritable", folder=str(home()), reason=str(error.strerror))
        return Diagnosis(words("doctor_folder"), well=False, found=found, remedy=words("doctor_make_room"))
    return Diagnosis(words("doctor_folder"), well=True, found=str(home()))


def _data(game: Game) -> Diagnosis:
    try:
        Phrases(game).say("bot")
        own = sheets_in_use(game)
        for form in game.forms:
            form.check(form.shipped.text)
    except (EngineError, OSError) as error:
        return Diagnosis(game.title, well=False, found=explain(error), remedy=words("doctor_correct"))
    origins = {form.name: own.get(form.name, form.shipped).origin for form in game.forms}
    found = ", ".join(_name_origin(sheet, origin) for sheet, origin in origins.items())
    remedy = words("doctor_enter", game=game.id) if Origin.STAND_IN in origins.values() else ""
    return Diagnosis(game.title, well=True, found=found or words("doctor_ready"), remedy=remedy)


def _name_origin(sheet: str, origin: Origin) -> str:
    return words("deck_sheet", sheet=sheet, origin=words(f"doctor_origin_{origin.name.lower()}"))


def _saved_games() -> Diagnosis:
    paths = sorted(journals().glob("*.jsonl"))
    broken = [reason for reason in (_why_unreadable(path) for path in paths) if reason]
    if broken:
        return Diagnosis(words("doctor_saved"), well=False, found=broken[0], remedy=words("doctor_move_away"))
    found = words("doctor_count", number=len(paths), folder=str(journals()))
    return Diagnosis(words("doctor_saved"), well=True, found=found)


def _why_unreadable(path: Path) -> str | None:
    try:
        saved = load(path)
        if saved.game_id not in GAMES:
            return words("doctor_no_game", file=str(path), game=shorten(saved.game_id))
        Play.resume(GAMES[saved.game_id], saved)
    except EngineError as error:
        return explain(error)
    return None


def _cameras() -> Diagnosis:
    """The cameras by number and name; having none is not a fault."""
    from vision.pictures.cameras import list_cameras  # noqa: PLC0415 - loads the library for pictures

    found = [words("doctor_camera", number=one.number, name=one.name) for one in list_cameras()]
    if found:
        return Diagnosis(words("doctor_cameras"), well=True, found=", ".join(found))
    remedy = words("doctor_no_camera_needed")
    return Diagnosis(words("doctor_cameras"), well=True, found=words("doctor_no_camera"), remedy=remedy)


def _tables() -> Diagnosis:
    """The tables saved by `calibrate`; the library for pictures is loaded only where there are any."""
    paths = sorted((home() / "profiles").glob("*.json"))
    broken = [reason for reason in map(_why_no_table, paths) if reason]
    if broken:
        return Diagnosis(
            words("doctor_tables"), well=False, found=broken[0], remedy=words("doctor_move_away")
        )
    found = words("doctor_count", number=len(paths), folder=str(home() / "profiles"))
    return Diagnosis(words("doctor_tables"), well=True, found=found)


def _why_no_table(path: Path) -> str | None:
    from calibration.profile import ProfileError, load_profile  # noqa: PLC0415 - as above

    try:
        load_profile(path)
    except ProfileError as error:
        return explain(error)
    return None


def _delivery() -> Diagnosis:
    path, what = speech.speech_file(), words("doctor_delivery")
    try:
        found = (
            words("doctor_rate", number=speech.read_delivery(path).rate_wpm)
            if path.exists()
            else words("doctor_usual")
        )
    except EngineError as error:
        return Diagnosis(what, well=False, found=explain(error), remedy=words("doctor_move_away"))
    return Diagnosis(what, well=True, found=found)
