"""Ten thousand strange inputs at each door: `python -m tests.fuzz [HOW MANY]`. What breaks is raised."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from calibration.errors import CalibrationError
from calibration.profile import load_profile
from engine.errors import BadData, BadJournal, EngineError
from engine.game import Setup, complete
from engine.games import GAMES, find_game
from engine.journal import FileJournal, load
from engine.play import Play
from engine.zone_file import read_zones
from tablemate.speech import read_delivery
from tests.calibration.test_profile import PROFILE
from tests.engine.random_play import play_on
from tests.explained import explained
from tests.hostile import spoil
from tests.page.evening import Evening
from tests.page.test_hostile import send_anything
from tests.tablemate.room import Room
from tests.tablemate.test_robust import type_anything

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

USUAL = 10_000
WINGSPAN = find_game("wingspan")
TABLE = Path(__file__).parents[1] / "engine" / "wingspan" / "table.toml"


@contextlib.contextmanager
def told(refusal: type[EngineError]) -> Iterator[None]:
    """Allow this refusal, if there is a sentence for it."""
    try:
        yield
    except refusal as error:
        explained(error)


def spoil_journals(folder: Path, rng: Random) -> Callable[[], None]:
    path, setup = folder / "game.jsonl", complete(WINGSPAN, Setup(11))
    with FileJournal.create(path, WINGSPAN, setup) as journal:
        play_on(Play(WINGSPAN, setup, journal), Random(11), answers=12).undo()
    text = path.read_text(encoding="utf-8")

    def once() -> None:
        path.write_bytes(spoil(text, rng))
        with told(BadJournal):
            Play.resume(WINGSPAN, load(path))

    return once


def spoil_sheets(_: Path, rng: Random) -> Callable[[], None]:
    forms = [form for game in GAMES.values() for form in game.forms]

    def once() -> None:
        form = rng.choice(forms)
        text = spoil(form.shipped.text, rng).decode("utf-8", "replace")
        with told(BadData):
            form.check(text)
            form.draw(text)

    return once


def spoil_profiles(folder: Path, rng: Random) -> Callable[[], None]:
    from calibration.profile import describe_profile  # noqa: PLC0415 - used here alone

    path, text = folder / "table.json", json.dumps(describe_profile(PROFILE), indent=1)

    def once() -> None:
        path.write_bytes(spoil(text, rng))
        with contextlib.suppress(CalibrationError):
            load_profile(path)

    return once


def spoil_tables(_: Path, rng: Random) -> Callable[[], None]:
    text = TABLE.read_text(encoding="utf-8")

    def once() -> None:
        with told(BadData):
            read_zones(spoil(text, rng).decode("utf-8", "replace"), TABLE.name)

    return once


def spoil_speech(folder: Path, rng: Random) -> Callable[[], None]:
    path, text = folder / "speech.json", '{"rate_wpm": 170, "volume": 0.7, "voice": "gmw/en"}'

    def once() -> None:
        path.write_bytes(spoil(text, rng))
        with told(EngineError):
            read_delivery(path)

    return once


def type_lines(_: Path, rng: Random) -> Callable[[], None]:
    room = Room.begun()
    return lambda: type_anything(room, rng)


def send_answers(_: Path, rng: Random) -> Callable[[], None]:
    evening = Evening().begin(goal_tiles="virtual")
    evening.play_until("tray")
    return lambda: send_anything(evening, rng)


DOORS = [
    type_lines,
    spoil_journals,
    spoil_sheets,
    spoil_profiles,
    spoil_tables,
    spoil_speech,
    send_answers,
]


def main() -> None:
    """Try every door so often."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else USUAL
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TABLEMATE_HOME"] = folder
        for door in DOORS:
            once, began = door(Path(folder), Random(7)), time.process_time()
            for _ in range(times):
                once()
            sys.stdout.write(f"{door.__name__}: {times} in {time.process_time() - began:.1f} s of work\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
