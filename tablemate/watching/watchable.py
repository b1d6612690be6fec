"""Which games a camera can watch; said without loading the libraries for pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from engine.game import Numbered, Titled
from engine.games import GAMES
from engine.zones import Content
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
    match zone.content:
        case Content.TITLES:
            return isinstance(game, Titled) or has_box(game)
        case Content.PICTURES:
            return _prints_numbers(game, zone) or has_box(game)
        case Content.DICE:
            return zone.names in KNOWN_DICE or has_box(game)
        case Content.PIECES:
            return zone.most == 1 and has_box(game)  # several on a place are a heap, and nobody counts it
        case Content.NOTHING:
            return False
        case _:
            assert_never(zone.content)


def _prints_numbers(game: Game, zone: Zone) -> bool:
    return isinstance(game, Numbered) and bool(game.numbers(zone.names, storage.texts_in_use(game)))


def has_box(game: Game) -> bool:
    """Whether the owner has shown cards of this game."""
    return (storage.home() / "boxes" / game.id / "default" / "box.json").exists()


def watchable_games() -> list[str]:
    """The ids of the games that can be watched."""
    return [id_ for id_, game in GAMES.items() if is_watchable(game)]
