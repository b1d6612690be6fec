"""All saved games: how far each is, its name, and deleting one so that it can be restored."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from engine.errors import EngineError
from engine.files import write_whole
from engine.games import GAMES
from engine.journal import is_noted_over, load
from engine.play import Play
from tablemate import storage
from tablemate.wording import explain, refuse
from voice.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from engine.game import Game

NAMES = "names.json"  # beside the journals: what the owner calls them
DAMAGED_NAMES = "names-damaged.json"
REMOVED = "removed"  # the folder of deleted games, which can be restored
LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class SavedPlay:
    """A saved game that is not over; one that cannot be read has a problem and no play."""

    id: str  # the file's name without its ending
    game: Game
    at_s: float
    name: str = ""
    play: Play | None = None
    problem: str = ""


def saved_plays() -> Iterator[SavedPlay]:
    """Every saved game that is not over, the newest first."""
    names = _read_names()
    found = [(game, path) for game in GAMES.values() for path in storage.saved_games(game)]
    for game, path in sorted(found, key=lambda one: storage.changed_at(one[1]), reverse=True):
        at_ns = storage.changed_at(path)
        name = names.get(path.stem, "")
        if is_noted_over(path):
            continue
        try:
            play = _play(game.id, path, at_ns)
        except EngineError as error:
            yield SavedPlay(path.stem, game, at_ns / 1e9, name, problem=explain(error, Phrases(game)))
        else:
            if play.request is not None:
                yield SavedPlay(path.stem, game, at_ns / 1e9, name, play)


@lru_cache(maxsize=64)
def _play(game_id: str, path: Path, at_ns: int) -> Play:  # noqa: ARG001 - a file written since is another one
    return Play.resume(GAMES[game_id], load(path))


def find(id_: str) -> Path:
    """The file of a saved game; InvalidInput if there is none of this name."""
    return _known(storage.journals(), id_)


def rename(id_: str, name: str) -> None:
    """Give a saved game this name; an empty one removes the name."""
    path = storage.journals() / NAMES
    find(id_)
    with storage.alone(path.with_name(f".{NAMES}.lock")):
        names = {**_read_names(), id_: _tidy(name)}
        if path.exists() and _try_names() is None:
            path.replace(path.with_name(DAMAGED_NAMES))  # somebody may still repair it
        text = json.dumps({id_: name for id_, name in names.items() if name}, ensure_ascii=False, indent=1)
        write_whole(path, text.encode())


def remove(id_: str) -> None:
    """Delete a saved game; it goes to a folder from which it can be restored."""
    path = find(id_)
    folder = storage.journals() / REMOVED
    folder.mkdir(exist_ok=True)
    path.replace(folder / path.name)


def restore(id_: str) -> None:
    """Restore a deleted game."""
    path = _known(storage.journals() / REMOVED, id_)
    back = storage.journals() / path.name
    if back.exists():
        raise refuse("saved_name_taken")
    path.replace(back)


def _known(folder: Path, id_: str) -> Path:
    """The journal of this name in a folder; a name that leads out of the folder finds nothing."""
    path = next((path for path in folder.glob("*.jsonl") if path.stem == id_), None)
    if path is None:
        raise refuse("saved_gone")
    return path


def _read_names() -> dict[str, str]:
    """The names of the games; none if the file cannot be read."""
    return _try_names() or {}


def _try_names() -> dict[str, str] | None:
    try:
        names = json.loads((storage.journals() / NAMES).read_bytes())
    except (OSError, ValueError, RecursionError):
        return None
    return {id_: _tidy(str(name)) for id_, name in names.items()} if isinstance(names, dict) else None


def _tidy(name: str) -> str:
    """A name on one line, of characters that can be shown."""
    shown = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(shown.split())[:LONGEST_NAME]
