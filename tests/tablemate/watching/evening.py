"""A game in front of a camera whose frames are left out: a test says what lies in the zones."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from calibration.layout import lay_out
from engine.games import find_game
from tablemate.conversation.command import Command
from tablemate.watching.handsfree import HandsFree
from tablemate.watching.named_cards import NamedCards
from tablemate.watching.watched import WatchedZone
from tablemate.watching.watcher import FrameNews, TableNews
from tests.tablemate.room import Room
from tests.vision.seen import SQUARE, see, see_one_of
from vision.agreeing.stabilise import Doubt, StableReading, Why
from vision.deciding import take_word
from vision.reading import Status

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from calibration.layout import Region
    from engine.journal import Answer
    from tablemate.watching.watcher import TwoWays
    from vision.reading import Point, Reading

__all__ = ["SQUARE", "Evening", "FakeWatcher", "FakeZone"]


class FakeZone:
    """A zone that shows what a test laid into it."""

    by_spot = WatchedZone.by_spot

    def __init__(self, region: Region) -> None:
        self.region = region
        self.settled: StableReading | Doubt | None = None
        self.handled_s = 0.0
        self.things: tuple[Reading | None, ...] = ()

    @property
    def known(self) -> tuple[Reading | None, ...]:
        return self.things


class FakeWatcher:
    """A watcher whose zones a test lays out."""

    def __init__(self) -> None:
        regions = {region.name: region for region in lay_out(find_game("wingspan").zones)}
        self.zones = {name: FakeZone(regions[name]) for name in ("tray", "feeder")}
        self.expected: dict[str, Any] = {}
        self.cards = SimpleNamespace(shown=set(), number="")
        self.away = False
        self.pose: object | None = object()  # the table was found
        self.trouble = ""
        self.two_ways: TwoWays | None = None
        self.seats: list[Point] = []
        self.shifted: tuple[str, ...] = ()
        self.corrected: list[tuple[str, list[Any]]] = []
        self.names = NamedCards()
        self.forgotten: list[tuple[str, list[str]]] = []

    def seat_player(self, way: Point) -> None:
        self.seats.append(way)
        self.two_ways = None

    def expect(self, known: dict[str, Any], _asked: Collection[str]) -> None:
        self.expected = known

    def correct(self, zone: str, said: Sequence[Any]) -> None:
        """Take what a person says of things that lie still, as the real one does."""
        self.corrected.append((zone, list(said)))
        watched = self.zones[zone]
        if watched.settled is None:
            return
        pairs = zip(watched.things, [*said, *[None] * len(watched.things)], strict=False)
        watched.things = tuple(take_word(thing, id_) if thing and id_ else thing for thing, id_ in pairs)
        certain = all(thing is None or thing.status is Status.SURE for thing in watched.things)
        watched.settled = (
            StableReading(zone, watched.things) if certain else Doubt(zone, watched.things, Why.UNSURE)
        )

    def forget(self, zone: str, places: Collection[str]) -> None:
        self.forgotten.append((zone, list(places)))


class Evening:
    """A game of Wingspan played in front of a camera."""

    def __init__(self, seed: int = 2) -> None:
        self.room = Room.begun(seed, goal_tiles="virtual")
        self.watcher = FakeWatcher()
        self.hands = HandsFree(self.room.session, self.watcher)
        self.at_s = 0.0

    @property
    def request(self) -> Any:
        return self.room.session.play.request

    @property
    def answers(self) -> list[Answer]:
        return self.room.session.play.answers

    def passes(self, seconds: float = 0.2, *commands: str, news: tuple[TableNews, ...] = ()) -> list[str]:
        """Let time go by; what is said."""
        self.at_s += seconds
        heard = len(self.room.captions)
        self.hands.take(FrameNews(self.at_s, tuple(map(Command, commands)), news))
        return [caption.text for caption in self.room.captions.last(len(self.room.captions) - heard)]

    def lays(self, command: str) -> list[str]:
        self.watcher.cards.shown.add(command)
        said = self.passes(0.2, command)
        self.watcher.cards.shown.discard(command)
        return said

    def lays_number(self, number: str) -> list[str]:
        self.watcher.cards.number = number
        said = self.passes()
        self.watcher.cards.number = ""
        return said

    def lies(
        self,
        zone: str,
        *ids: str | None,
        doubt: dict[int, tuple[str, ...]] | None = None,
        nothing_else: bool = False,
    ) -> list[str]:
        """Something is laid into a zone and lies still; what is in doubt may be `nothing_else` but these."""
        things = [see(id_) if id_ else None for id_ in ids]
        for place, candidates in (doubt or {}).items():
            things[place] = see_one_of(*candidates, rest=-20.0 if nothing_else else 0.0)
        self.at_s += 0.2
        watched = self.watcher.zones[zone]
        watched.things, watched.handled_s = tuple(things), self.at_s
        watched.settled = (
            Doubt(zone, watched.things, Why.UNSURE) if doubt else StableReading(zone, watched.things)
        )
        return self.passes()
