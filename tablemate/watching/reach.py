"""What the camera can answer by itself: the zones it watches, beside those that a question is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.events import Shows
    from engine.game import Game
    from engine.requests import Request
    from tablemate.watching.watcher import Watcher


def can_answer(watcher: Watcher, game: Game, request: Request[Any]) -> bool:
    """Whether the table itself will answer this; one that was not found yet cannot."""
    if watcher.pose is None:
        return False
    if look := request.look:
        places = look.seen_at or look.spots
        return _sees(watcher, look.seen_in or look.zone, places, loose=not look.spots)
    if drawn := request.drawn:
        return _sees(watcher, drawn.zone, (drawn.place,))
    if taken := request.taken:
        return _sees(watcher, taken.taken_from)
    expects = list_seen(watcher, game, request.order.expects if request.order else ())
    return bool(expects) and all(_sees_place(watcher, shows) for shows in expects)


def list_seen(watcher: Watcher, game: Game, expects: Iterable[Shows]) -> list[Shows]:
    """What the table must show, without what a camera can do without and does not look at."""
    optional = {zone.name for zone in game.zones if zone.optional}
    return [shows for shows in expects if shows.zone not in optional or _sees_place(watcher, shows)]


def _sees_place(watcher: Watcher, shows: Shows) -> bool:
    return _sees(watcher, shows.zone, (shows.place,) if shows.place else ())


def _sees(watcher: Watcher, zone: str, places: Sequence[str] = (), *, loose: bool = False) -> bool:
    """Whether the camera can tell these places of a zone apart, or its loose things."""
    watched = watcher.zones.get(zone)
    if watched is None:
        return False
    return set(places) <= set(watched.region.places) and not (loose and watched.region.places)
