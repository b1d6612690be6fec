"""The table of a random game, step by step, for the tests that hold every game to its declaration."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from engine.play import Play
from engine.requests import Choose, Count, Draw, Look
from tests.engine.random_play import play_on, random_setup

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.events import Shows
    from engine.game import Game
    from engine.requests import Json
    from engine.zones import Item, Lying, Zone


def moments(game: Game, seed: int) -> Iterator[Play]:
    """A random game at each of its questions, and at its end."""
    play, rng = Play(game, random_setup(game, seed)), Random(seed)
    yield play
    while play.request is not None:
        yield play_on(play, rng, answers=1)


def all_items(play: Play) -> list[Item]:
    """Everything that lies on the table."""
    return [item for places in play.lying().values() for items in places.values() for item in items]


def seen_on(game: Game, lying: Lying, shows: Shows) -> tuple[str, ...]:
    """The ids of what can be seen where something is expected."""
    zone = next(zone for zone in game.zones if zone.name == shows.zone)
    places = zone.places if shows.place is None else (shows.place,)
    return tuple(id_ for place in places for id_ in _seen(zone, lying, place))


def _seen(zone: Zone, lying: Lying, place: str) -> tuple[str, ...]:
    items = lying.get(zone.name, {}).get(place, ())
    ids = [item.id if item.face_up else "face_down" for item in items for _ in range(item.number)]
    return tuple(ids[-zone.most :])


class Belief:
    """What somebody knows of the table between two questions: what the rules said, and what was shown since."""

    def __init__(self, play: Play) -> None:
        self.request = play.request
        self.answers = len(play.answers)
        self.zones = {zone.name: zone for zone in play.game.zones if zone.is_read}
        self.known = {name: self._places(zone, play.lying()) for name, zone in self.zones.items()}

    def changed(self, play: Play) -> set[tuple[str, str]]:
        """The zones and places of which the rules believe something else by now, and nobody was shown it."""
        if isinstance(self.request, Draw | Choose | Count):  # who answers may have moved things already
            return set()
        now = {name: self._places(zone, play.lying()) for name, zone in self.zones.items()}
        known = self.known | self._shown(play.answers[self.answers].value)
        return {
            (zone, place)
            for zone, places in now.items()
            for place, things in places.items()
            if self._named(zone, things) != self._named(zone, known[zone].get(place, ()))
        }

    def _shown(self, value: Json) -> dict[str, dict[str, tuple[str, ...]]]:
        if not isinstance(self.request, Look) or self.request.zone not in self.zones:
            return {}
        zone, most = self.request.zone, self.zones[self.request.zone].most
        return {zone: {place: things[-most:] for place, things in self.request.lay_out(value).items()}}

    def _named(self, zone: str, things: tuple[str, ...]) -> list[str]:
        """Things in a fixed order; of a zone that was looked at, only those that could be named."""
        looked = isinstance(self.request, Look) and self.request.zone == zone
        return sorted(thing for thing in things if not looked or thing in self.request.allowed)

    @staticmethod
    def _places(zone: Zone, lying: Lying) -> dict[str, tuple[str, ...]]:
        return {place: _seen(zone, lying, place) for place in zone.places}
