"""What a camera can tell apart now, and so which questions the table itself will answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.zones import ANYWHERE

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from engine.events import Shows
    from engine.requests import Request


@dataclass(frozen=True, slots=True)
class InView:
    """The zones that are watched, each with the places that are told apart; loose things have none."""

    places: Mapping[str, frozenset[str]] = field(default_factory=dict)
    optional: frozenset[str] = frozenset()  # zones that a camera can do without

    def answers(self, request: Request[Any]) -> bool:
        """Whether what lies there answers this."""
        if look := request.look:
            places = look.seen_at or look.spots
            return self._tells(look.seen_in or look.zone, places, loose=not look.spots)
        if drawn := request.drawn:
            return self._tells(drawn.zone, () if drawn.place == ANYWHERE else (drawn.place,))
        if taken := request.taken:
            return self._tells(taken.taken_from)
        expects = self.list_seen(request.order.expects if request.order else ())
        return bool(expects) and all(map(self._tells_place, expects))

    def list_seen(self, expects: Iterable[Shows]) -> list[Shows]:
        """What the table must show, without what a camera can do without and does not look at."""
        return [shows for shows in expects if shows.zone not in self.optional or self._tells_place(shows)]

    def _tells_place(self, shows: Shows) -> bool:
        return self._tells(shows.zone, (shows.place,) if shows.place else ())

    def _tells(self, zone: str, places: Sequence[str] = (), *, loose: bool = False) -> bool:
        """Whether these places of a zone can be told apart, or its loose things."""
        known = self.places.get(zone)
        return known is not None and known.issuperset(places) and not (loose and known)
