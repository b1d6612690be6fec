"""Answers that are the same in every game, such as how a board lies: kept, and offered the next time."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING, Any

from engine.errors import EngineError
from tablemate import storage

if TYPE_CHECKING:
    from pathlib import Path

    from engine.requests import Json, Request

log = logging.getLogger(__name__)


class Remembered:
    """What was answered last to each question of a game that says its answer never changes."""

    def __init__(self, game_id: str) -> None:
        self._game_id = game_id

    @property
    def path(self) -> Path:
        """The file of this game."""
        return storage.home() / "remembered" / f"{self._game_id}.json"

    def keep(self, request: Request[Any], value: Json) -> None:
        """Keep an answer; a disk that refuses costs no more than that it is asked as usual."""
        if not request.remembered:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            new = self.path.with_suffix(".new")
            new.write_text(json.dumps(self._load() | {_key(request): value}), encoding="utf-8")
            new.replace(self.path)
        except OSError as error:
            log.warning("the answer could not be kept in %s: %s", self.path, error)

    def offer(self, request: Request[Any]) -> Request[Any]:
        """The question with the last answer as the one that Enter gives; as it is, where there is none."""
        value: Json = self._load().get(_key(request)) if request.remembered else None
        try:
            request.read(value)
        except EngineError:
            return request
        return request.offer(value)

    def _load(self) -> dict[str, Json]:
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError) as error:
            log.warning("%s cannot be used, so I ask as usual: %s", self.path, error)
            return {}
        return kept if isinstance(kept, dict) else {}


def _key(request: Request[Any]) -> str:
    """The question and what it is about: each camp has an answer of its own."""
    return json.dumps([request.topic, request.facts], sort_keys=True, default=str)
