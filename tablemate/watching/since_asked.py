"""What the table shows beside what it showed when the open request was asked."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.events import Line
from tablemate.watching.answering import ask_about, find_astray, find_turned
from tablemate.watching.expectations import UNNAMED, ZoneView, differences, find_name, is_doubt

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from engine.events import Shows
    from engine.zones import Lying
    from tablemate.conversation.doubts import Guess
    from tablemate.watching.watched import WatchedZone
    from vision.reading import Reading


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

    def find_last_handled(self, expects: Iterable[Shows]) -> float:
        """When somebody last touched what must show something."""
        return max(self._zones[shows.zone].handled_s for shows in expects)

    def is_in_hand(self, shows: Shows) -> bool:
        """Whether a pile was taken up that is to be laid anew."""
        zone = self._zones[shows.zone]
        return shows.anew and zone.region.zone.is_pile and not any(zone.things)

    def find_faults(self, shows: Shows, lying: Lying) -> list[Line]:
        """What is not as asked, as sentences to be: between places, missing or too much, or turned."""
        zone = self._zones[shows.zone]
        spots = zone.by_spot(zone.things)
        asked = {shows.place: spots.get(shows.place)} if shows.place else spots
        astray = list(find_astray(shows.zone, spots))
        return (
            astray
            or self._find_unnamed(shows, lying)
            or self.find_differences(shows, lying)
            or list(find_turned(zone.region.zone, asked, lying))
        )

    def _find_unnamed(self, shows: Shows, lying: Lying) -> list[Line]:
        """The names of cards that keep it from being told whether all is as asked, if it is only these."""
        found, zone = self.find_differences(shows, lying), self._zones[shows.zone]
        if not found or not all(map(is_doubt, found)) or not zone.region.zone.of_cards:
            return []
        spots, before = zone.by_spot(zone.things), self._view(shows, lying).before
        asked = {shows.place: spots.get(shows.place)} if shows.place else spots
        if not _can_be_named(shows, asked.values(), before):
            return []
        guesses = {spot: _guess_name(shows, thing, before) for spot, thing in asked.items()}
        return [Line(UNNAMED, {"zone": shows.zone, "guesses": guesses})]

    def find_differences(self, shows: Shows, lying: Lying) -> list[Line]:
        """What is missing or too much; a zone of one place is spoken of as a whole."""
        one = len(self._zones[shows.zone].region.places) == 1
        return differences(replace(shows, place=None) if one else shows, self._view(shows, lying))

    def _view(self, shows: Shows, lying: Lying) -> ZoneView:
        """What a zone shows now and showed before; what settles before anyone touches it is still before."""
        zone = self._zones[shows.zone]
        handled = self.is_handled(zone)
        if shows.zone in self._unsettled and not handled:
            self._unsettled.discard(shows.zone)
            self._before[shows.zone] = zone.known
        now, before = (_on_place(shows, zone, some) for some in (zone.things, self._before[shows.zone]))
        emptied = shows.zone in self._emptied if zone.region.zone.is_pile else None
        lies = lying.get(shows.zone, {}).get(shows.place or "", ())
        beneath = frozenset(item.id for item in lies[:-1])
        return ZoneView(now, handled, before, not zone.region.zone.of_dice, emptied, beneath)


def _guess_name(shows: Shows, thing: Reading | None, before: Sequence[Reading | None]) -> Guess:
    """What a thing is, None where no name is wanted, or what it might be."""
    if thing is None or thing.face == "down":
        return None
    return find_name(shows, thing, before) or ask_about(thing)


def _can_be_named(shows: Shows, things: Iterable[Reading | None], before: Sequence[Reading | None]) -> bool:
    """Whether names are all that is missing: no card is to be turned over, and some can be read here."""
    there = [thing for thing in things if thing]
    unread = [thing for thing in there if find_name(shows, thing, before) is None]
    return (
        bool(unread)
        and all(thing.face != "down" for thing in unread)
        and any(thing.candidates for thing in there)
    )


def _on_place(
    shows: Shows, zone: WatchedZone, things: tuple[Reading | None, ...]
) -> Sequence[Reading | None]:
    """What lies on the place that is meant, or in all of the zone."""
    return (zone.by_spot(things).get(shows.place),) if shows.place else things
