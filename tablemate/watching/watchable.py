"""Which games a camera can watch; said without loading the libraries for pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Numbered, Titled
from engine.games import GAMES
from tablemate import storage
from tablemate.box.wanted import KNOWN_DICE

if TYPE_CHECKING:
    from engine.game import Game
    from engine.zones import Zone


def is_watchable(game: Game) -> bool:
    """Whether the eye can name what lies in a zone that the game needs."""
    return any(zone.is_read and not zone.optional and is_nameable(game, zone) for zone in game.zones)


def is_nameable(game: Game, zone: Zone) -> bool:
    """Whether the eye can tell the things of a zone apart by itself."""
    if (zone.titled and isinstance(game, Titled)) or (zone.of_dice and zone.names in KNOWN_DICE):
        return True
    if zone.pictured and isinstance(game, Numbered) and game.numbers(zone.names, storage.texts_in_use(game)):
        return True
    return (zone.of_cards or zone.of_dice or zone.of_single_pieces) and has_box(game)


def has_box(game: Game) -> bool:
    """Whether the owner has shown cards of this game."""
    return (storage.home() / "boxes" / game.id / "default" / "box.json").exists()


def watchable_games() -> list[str]:
    """The ids of the games that can be watched."""
    return [id_ for id_, game in GAMES.items() if is_watchable(game)]
