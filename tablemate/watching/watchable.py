"""Which games a camera can watch; said without loading the libraries for pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games import GAMES

if TYPE_CHECKING:
    from engine.game import Game

NAMED = frozenset({"birds", "food"})  # the lists of things that the eye can tell apart by itself


def is_watchable(game: Game) -> bool:
    """Whether the eye can name what lies in a zone that the game needs."""
    return any(zone.is_read and not zone.optional and zone.names in NAMED for zone in game.zones)


def watchable_games() -> list[str]:
    """The ids of the games that can be watched."""
    return [id_ for id_, game in GAMES.items() if is_watchable(game)]
