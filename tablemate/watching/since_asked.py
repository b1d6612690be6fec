"""What each zone showed when the open request was asked, and whether anybody touched it since."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.zones import Shape
from tablemate.watching.comparing import ExpectedZone, ZoneView, compare, compare_things

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from engine.events import Expectation
    from engine.expected_table import ExpectedTable
    from tablemate.watching.comparing import Difference
    from tablemate.watching.watched import WatchedZone


class SinceAsked:
    """The zones of a table since something was asked."""

    def __init__(self, zones: Mapping[str, WatchedZone], asked_s: float) -> None:
        self.asked_s = asked_s
        self._zones = zones
        self._before = {name: zone.known for name, zone in zones.items()}  # what lay there
        self._unsettled = {name for name, zone in zones.items() if zone.settled is None}  # not known yet
        self._emptied: set[str] = set()  # zones that were seen with nothing in them since then

    def note_emptied(self) -> None:
        """Remember which zones have nothing in them now."""
        self._emptied |= {name for name, zone in self._zones.items() if zone.settled and not any(zone.things)}

    def is_handled(self, zone: WatchedZone) -> bool:
        """Whether somebody touched a zone."""
        return zone.handled_s > self.asked_s

    def find_last_handled(self, expects: Iterable[Expectation]) -> float:
        """When somebody last touched what must show something."""
        return max(self._zones[expectation.zone].handled_s for expectation in expects)

    def is_in_hand(self, expectation: Expectation) -> bool:
        """Whether a pile was picked up that must be laid down again."""
        zone = self._zones[expectation.zone]
        return expectation.handled and zone.region.zone.shape is Shape.PILE and not any(zone.things)

    def compare(self, expectation: Expectation, expected_table: ExpectedTable) -> list[Difference]:
        """What is not as it should be where an order changes the table."""
        return compare(
            self._expect(expectation, expected_table), expected_table, self._view(expectation.zone)
        )

    def compare_things(self, expectation: Expectation, expected_table: ExpectedTable) -> list[Difference]:
        """What is missing there or too much."""
        return compare_things(self._expect(expectation, expected_table), self._view(expectation.zone))

    def _expect(self, expectation: Expectation, expected_table: ExpectedTable) -> ExpectedZone:
        return ExpectedZone.of(expectation, self._zones[expectation.zone].region.zone, expected_table)

    def _view(self, name: str) -> ZoneView:
        """What a zone shows now and showed before; what settles before anyone touches it is still before."""
        zone = self._zones[name]
        handled = self.is_handled(zone)
        if name in self._unsettled and not handled:
            self._unsettled.discard(name)
            self._before[name] = zone.known
        now, before = zone.by_spot(zone.things), zone.by_spot(self._before[name])
        return ZoneView(now, before, handled, name in self._emptied)
