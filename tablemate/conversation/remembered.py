"""Answers that are the same in every game, such as how a board lies: kept, and offered next time."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING

from engine.errors import EngineError
from engine.files import write_whole
from tablemate import storage

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from engine.game import Game, OptionValue
    from engine.requests import Json, Request

log = logging.getLogger(__name__)
OPTIONS = "options"  # no question has this key: theirs are lists


class Remembered:
    """What was answered last to each question of a game that says its answer never changes."""

    def __init__(self, game_id: str) -> None:
        self._game_id = game_id

    @property
    def path(self) -> Path:
        """The file of this game."""
        return storage.home() / "remembered" / f"{self._game_id}.json"

    def keep(self, request: Request, value: Json) -> None:
        """Keep an answer; if the disk refuses, it is only asked again next time."""
        if request.remembered:
            self._write({_key(request): value})

    def offer(self, request: Request) -> Request:
        """The question with the last answer as its default; unchanged where there is none."""
        value: Json = self._load().get(_key(request)) if request.remembered else None
        try:
            request.read(value)
        except EngineError:
            return request
        return request.offer(value)

    def keep_options(self, options: Mapping[str, OptionValue]) -> None:
        """Keep the options a game began with: who plays, how strong the bot is, which boxes are owned."""
        kept = self._load().get(OPTIONS)
        before = kept if isinstance(kept, dict) else {}
        chosen = {id_: list(v) if isinstance(v, tuple) else v for id_, v in options.items()}
        self._write({OPTIONS: before | chosen})

    def options(self, game: Game) -> dict[str, list[str]]:
        """The options of the last game, as far as they still exist and no camera decides them."""
        kept = self._load().get(OPTIONS)
        if not isinstance(kept, dict):
            return {}
        found: dict[str, list[str]] = {}
        for option in game.options:
            chosen = kept.get(option.id)
            values = [str(value) for value in (chosen if isinstance(chosen, list) else [chosen])]
            free = option.usual(camera=True) == option.usual(camera=False)
            if free and values and all(value in option.choices for value in values):
                found[option.id] = values
        return found

    def _write(self, more: dict[str, Json]) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, json.dumps(self._load() | more).encode())
        except OSError as error:
            log.warning("the answer could not be kept in %s: %s", self.path, error)

    def _load(self) -> dict[str, Json]:
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
        except (FileNotFoundError, NotADirectoryError):
            return {}
        except (OSError, ValueError, RecursionError) as error:
            log.warning("%s cannot be used, so I ask as usual: %s", self.path, error)
            return {}
        return kept if isinstance(kept, dict) else {}


def _key(request: Request) -> str:
    """The key of a question with its facts: each camp, say, has an answer of its own."""
    return json.dumps([request.topic, request.facts], sort_keys=True, default=str)
