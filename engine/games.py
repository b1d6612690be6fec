"""The games Tablemate can play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.crownfell import GAME as CROWNFELL
from engine.errors import InvalidInput
from engine.events import Line
from engine.flat_earth import GAME as FLAT_EARTH
from engine.my_little_scythe import GAME as MY_LITTLE_SCYTHE
from engine.origin_story import GAME as ORIGIN_STORY
from engine.wingspan import GAME as WINGSPAN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.game import Game

GAMES: Mapping[str, Game] = {
    game.id: game for game in (WINGSPAN, CROWNFELL, FLAT_EARTH, ORIGIN_STORY, MY_LITTLE_SCYTHE)
}
USUAL_GAME = WINGSPAN.id  # for a command that names none


def find_game(id_: str) -> Game:
    """The game of this id."""
    if id_ not in GAMES:
        facts = {"game": id_, "games": ", ".join(GAMES)}
        raise InvalidInput(f"there is no game {id_!r}", Line("no_such_game", facts))
    return GAMES[id_]
