"""The table in words: all that lies there zone by zone, for anyone who cannot see it."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, assert_never

from engine.zones import Facing, Shape

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from engine.expected_table import Item
    from engine.play import Play
    from engine.zones import Zone
    from voice.phrases import Phrases

TURNED = {Facing.AWAY: "item_away", Facing.SIDEWAYS: "item_sideways"}


def read_table(play: Play, phrases: Phrases) -> Iterator[str]:
    """A sentence for each zone in which something lies, in the order the game declares them."""
    expected_table = play.expected_table()
    said = False
    for zone in play.game.zones:
        places = {place: items for place, items in expected_table.get(zone.name, {}).items() if items}
        if places:
            said = True
            words = phrases.say("table_zone", {"zone": zone.name, "things": _things(zone, places, phrases)})
            yield words[0].upper() + words[1:]
    if not said:
        yield phrases.say("table_bare")


def _things(zone: Zone, places: Mapping[str, Sequence[Item]], phrases: Phrases) -> list[str]:
    ordered = [(place, places[place]) for place in zone.places if place in places]
    match zone.shape:
        case Shape.PILE:
            return [_pile(items, phrases) for _, items in ordered]
        case Shape.GRID | Shape.PLACES:
            named = True
        case Shape.AREA:
            named = len(zone.places) > 1
        case Shape.ROW | Shape.POOL:
            named = False
        case _:
            assert_never(zone.shape)
    if named:
        return [_place(place, items, phrases) for place, items in ordered]
    return [
        item_words(item, phrases) for item in _count_alike(item for _, items in ordered for item in items)
    ]


def _count_alike(items: Iterable[Item]) -> Iterator[Item]:
    """Yield each thing in turn, but neighbours that nobody can tell apart as one, with their number."""
    for alike, run in groupby(items, lambda item: replace(item, number=1)):
        if alike.id and alike.face_up:
            yield from run
        else:
            yield replace(alike, number=sum(item.number for item in run))


def _place(place: str, items: Sequence[Item], phrases: Phrases) -> str:
    """What lies on a place; only counted where the place says what it is (eggs), or for cards face down."""
    things = [item_words(item, phrases) for item in items]
    if all(item.id and phrases.name(place).startswith(phrases.name(item.id)) for item in items):
        return phrases.join(things)
    if not any(item.face_up for item in items) and phrases.counted(place, 1):
        return phrases.counted(place, sum(item.number for item in items))
    return phrases.say("table_place", {"place": place, "things": things})


def _pile(items: Sequence[Item], phrases: Phrases) -> str:
    """A pile by its number, and the card on top if that can be read."""
    number = sum(item.number for item in items)
    top = items[-1]
    key = "table_pile_top" if top.id and top.face_up else "table_pile"
    return phrases.say(key, {"number": number, "top": top.id})


def item_words(item: Item, phrases: Phrases) -> str:
    """A thing as it lies: its name, how many, whose side is up, which way it is turned."""
    if not item.face_up:
        return phrases.say("item_face_down", {"number": item.number})
    if not item.id:
        return phrases.say("item_unknown", {"number": item.number})
    words = phrases.counted(item.id, item.number)
    words = words or phrases.say("item", {"thing": item.id, "number": item.number})
    if item.side:
        words = phrases.say("item_side", {"thing": words, "side": str(item.side)})
    return (
        phrases.say(TURNED[item.facing], {"thing": words})
        if item.facing in TURNED and not item.side
        else words
    )
