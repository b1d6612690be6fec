"""The table of a random game, step by step, for the tests that hold every game to its declaration."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, TypeAlias

from engine.play import Play
from engine.requests import Choose, Count, Draw, Instruction, Look
from tests.engine.random_play import play_on, random_game, random_setup

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.events import Expectation
    from engine.expected_table import ExpectedTable, Item
    from engine.game import Game
    from engine.requests import Json
    from engine.script import Step
    from engine.zones import Zone

Sights: TypeAlias = tuple[tuple[str, str], ...]  # the name of each thing, and how it lies


def moments(game: Game, seed: int) -> Iterator[Play]:
    """A random game at each of its questions, and at its end."""
    play, rng = Play(game, random_setup(game, seed)), Random(seed)
    yield play
    while play.request is not None:
        yield play_on(play, rng, answers=1)


def all_items(play: Play) -> list[Item]:
    """Everything that lies on the table."""
    return [item for places in play.expected_table().values() for items in places.values() for item in items]


def seen_on(game: Game, expected_table: ExpectedTable, expectation: Expectation) -> tuple[str, ...]:
    """The things that can be seen where something is expected."""
    return expected_table.seen(
        next(zone for zone in game.zones if zone.name == expectation.zone), expectation.place
    )


def shown(
    game: Game, expected_table: ExpectedTable, order: Instruction | Draw
) -> dict[tuple[str, str | None], tuple[str, ...]]:
    """The table that an order leads to, by zone and place."""
    return {
        (expectation.zone, expectation.place): seen_on(game, expected_table, expectation)
        for expectation in order.expects
    }


def _seen(zone: Zone, expected_table: ExpectedTable, place: str) -> Sights:
    items = expected_table.get(zone.name, {}).get(place, ())
    things = [(_id(item), _way(zone, item)) for item in items for _ in range(item.number)]
    return tuple(things[-zone.most :])


def _id(item: Item) -> str:
    return item.id if item.face_up else "face_down"


def _way(zone: Zone, item: Item) -> str:
    """Which side is up and which way it faces, as far as the zone says that this matters."""
    return f"{item.side if zone.sided else ''} {(item.facing or '') if zone.facing else ''}"


def looked_at(play: Play) -> set[str]:
    """The zones that the script of a game asked about or expected something of.

    Cards that Tablemate deals by itself are moved by nobody, although they may be asked about.
    """
    steps = [moment.step for moment in play.log]
    expected = {expectation.zone for step in steps for expectation in expected_of(step)}
    if "virtual" in play.setup.options.values():
        return expected
    return expected | {step.zone for step in steps if isinstance(step, Look)}


def expected_of(step: Step | None) -> tuple[Expectation, ...]:
    """The table that an instruction expects."""
    return step.expects if isinstance(step, Instruction) else ()


def unsaid_changes(
    game: Game, seed: int, said: Callable[[Step | None], tuple[Expectation, ...]] = expected_of
) -> list[tuple[Step | None, str, str]]:
    """Instructions of a random game that change a place where the game looks, and do not say so."""
    watched, found = looked_at(random_game(game, seed)), []
    belief: Belief | None = None
    for play in moments(game, seed):
        if isinstance(play.request, Instruction) and belief:
            told = {(expectation.zone, expectation.place) for expectation in said(play.request)}
            changed = [spot for spot in belief.changed(play) if spot[0] in watched]
            found += [
                (play.request, zone, place)
                for zone, place in changed
                if not {(zone, place), (zone, None)} & told
            ]
        belief = Belief(play)
    return found


class Belief:
    """Somebody's knowledge of the table between two questions: what the rules said, and what was shown since."""

    def __init__(self, play: Play) -> None:
        self.request = play.request
        self.answers = len(play.answers)
        self.zones = {zone.name: zone for zone in play.game.zones if zone.is_read}
        self.known = {name: self._places(zone, play.expected_table()) for name, zone in self.zones.items()}

    def changed(self, play: Play) -> set[tuple[str, str]]:
        """The zones and places of which the rules believe something else by now, and nobody was shown it."""
        if isinstance(self.request, Draw | Choose | Count):  # who answers may have moved things already
            return set()
        now = {name: self._places(zone, play.expected_table()) for name, zone in self.zones.items()}
        shown = self._shown(play.answers[self.answers].value)
        return {
            (zone, place)
            for zone, places in now.items()
            for place, things in places.items()
            if (
                self._named(things) != sorted(shown[zone].get(place, ()))
                if zone in shown
                else sorted(things) != sorted(self.known[zone][place])
            )
        }

    def _shown(self, value: Json) -> dict[str, dict[str, tuple[str, ...]]]:
        """A zone as an answer describes it: names alone, for nobody is asked how things lie."""
        if not isinstance(self.request, Look) or self.request.zone not in self.zones:
            return {}
        zone, most = self.request.zone, self.zones[self.request.zone].most
        return {zone: {place: things[-most:] for place, things in self.request.lay_out(value).items()}}

    def _named(self, things: Sights) -> list[str]:
        """The names in a fixed order; of a zone that was looked at, only those that could be named."""
        assert isinstance(self.request, Look)
        return sorted(id_ for id_, _ in things if id_ in self.request.allowed)

    @staticmethod
    def _places(zone: Zone, expected_table: ExpectedTable) -> dict[str, Sights]:
        return {place: _seen(zone, expected_table, place) for place in zone.places}
