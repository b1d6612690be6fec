"""The table as a drawing: what the game declares, what lies there by the rules now, and what was moved."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.events import StandInUsed
from engine.expected_table import ExpectedTable
from engine.faces import faces_of
from engine.play import event_of
from engine.requests import Instruction
from engine.zones import NUMBERED
from tablemate.conversation.guidance import in_words
from tablemate.page.messages.drawing import (
    DrawingShown,
    FaceDrawn,
    ItemDrawn,
    ItemsDrawn,
    MoveDrawn,
    PlaceDrawn,
    ReplayShown,
    ZoneAndPlace,
    ZoneDrawn,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from engine.events import Expectation
    from engine.expected_table import Item
    from engine.faces import Face
    from engine.play import Play
    from engine.zones import Zone
    from voice.phrases import Phrases

# The lines of a bot's view that say what holds for some of the cards on the table.
MARKS = {"view_locked": "lock", "view_protected": "protect"}

# The shapes of zones that grow with what lies there.
GROWING = {"row", "pool", "area"}


@dataclass(frozen=True, slots=True)
class Mentioned:
    """The last news: the ids of its things and places, and the zones that are refilled."""

    ids: frozenset[str]
    refilled: frozenset[str] = frozenset()

    @classmethod
    def by(cls, play: Play) -> Mentioned:
        """Everything that the events since the last answer mention."""
        steps = [moment.step for moment in play.log[play.news_from :]]
        shown = [
            expectation for step in steps if isinstance(step, Instruction) for expectation in step.expects
        ]
        return cls(
            frozenset(thing for event in play.news for thing in event.things()),
            frozenset(expectation.zone for expectation in shown if _is_refilled(expectation, play)),
        )


def _is_refilled(expectation: Expectation, play: Play) -> bool:
    """Whether everything in a zone is replaced by things that nobody knows yet."""
    zone = next(zone for zone in play.game.zones if zone.name == expectation.zone)
    return expectation.handled and not all(play.expected_table().seen(zone, expectation.place))


def draw(
    play: Play,
    phrases: Phrases,
    before: ExpectedTable | None = None,
    also: Iterable[str] = (),
    fullest: ExpectedTable | None = None,
) -> DrawingShown:
    """The table now; a difference from `before` that was announced is a move; `also` can be chosen."""
    room = {
        zone.name: _room(zone, fullest[zone.name])
        for zone in play.game.zones
        if fullest and zone.name in fullest
    }
    on_table = play.expected_table()
    marks = _marks(play)
    shown = show_items(on_table, phrases, marks)
    faces = faces_of(play.game, play.setup_now)
    zones = [_zone(zone, phrases) for zone in play.game.zones]
    ids = {item.id for zone in shown.values() for items in zone.values() for item in items} | set(also)
    ids |= {id_ for places in room.values() for things in places.values() for id_ in things}
    ids |= {place.id for zone in zones for place in zone.places}
    return DrawingShown(
        zones=zones,
        on_table=shown,
        faces={id_: show_face(faces[id_]) for id_ in sorted(ids) if id_ in faces},
        moves=moves(before, on_table, Mentioned.by(play), phrases) if before is not None else [],
        room=room,
    )


def _room(zone: Zone, places: Mapping[str, Sequence[Item]]) -> dict[str, list[str]]:
    """What a zone needs room for; a board or a pile never grows."""
    if zone.shape not in GROWING:
        return {}
    one_by_one = zone.shape == "pool"
    return {
        place: [item.id for item in items for _ in range(item.number if one_by_one else 1)]
        for place, items in places.items()
    }


def show_items(
    on_table: ExpectedTable, phrases: Phrases, marks: Mapping[str, list[str]] | None = None
) -> ItemsDrawn:
    """What lies there, with names."""
    return {
        zone: {
            place: [show_item(item, phrases, (marks or {}).get(item.id, [])) for item in items]
            for place, items in places.items()
            if items
        }
        for zone, places in on_table.items()
    }


def show_item(item: Item, phrases: Phrases, marks: list[str] | None = None) -> ItemDrawn:
    """A thing with its name."""
    return ItemDrawn(
        id=item.id,
        name=phrases.name(item.id) if item.id else "",
        side=str(item.side),
        facing=str(item.facing or ""),
        up=item.face_up,
        number=item.number,
        marks=marks or [],
    )


def show_face(face: Face) -> FaceDrawn:
    """How a thing looks."""
    squares = {kind: list(offsets) for kind, offsets in face.squares.items()}
    return FaceDrawn(
        shape=face.shape, tint=face.tint, corner=face.corner, signs=list(face.signs), squares=squares
    )


def _zone(zone: Zone, phrases: Phrases) -> ZoneDrawn:
    def name(place: str) -> str:
        return place if zone.shape in NUMBERED else phrases.name(place)

    return ZoneDrawn(
        id=zone.name,
        name=phrases.name(zone.name),
        shape=zone.shape,
        content=zone.content,
        size=zone.size_mm,
        thing=zone.thing_mm,
        needed=not zone.optional,
        places=[PlaceDrawn(id=place, name=name(place), at=zone.at_mm[place]) for place in zone.places],
    )


def _marks(play: Play) -> dict[str, list[str]]:
    """What is true of which card now, such as that it is locked."""
    found: dict[str, list[str]] = {}
    for line in play.view():
        for card in line.facts.get("cards", ()) if line.key in MARKS else ():
            found.setdefault(str(card), []).append(MARKS[line.key])
    return found


def replay(play: Play, phrases: Phrases) -> list[ReplayShown]:
    """The steps of a game at which the table changed, with what was said up to there."""
    on_table = [situation.expected_table for situation in play.situations]
    shown: list[ReplayShown] = []
    words: list[str] = []
    before = ExpectedTable()
    mentioned: set[str] = set()
    for moment in play.log:
        event = event_of(moment.step)
        if event and not isinstance(event, StandInUsed):  # it is said once, when the game begins
            words.append(phrases.event(event))
            mentioned.update(event.things())
        now = on_table[moment.answers_before]
        if words and now != before and moment.request:
            changes = moves(before, now, Mentioned(frozenset(mentioned)), phrases)
            shown.append(ReplayShown(words=words, on_table=show_items(now, phrases), moves=changes))
            words, before, mentioned = [], now, set()
    if on_table[-1] != before:
        words = words or [in_words(answer, phrases) for answer in play.answers[-1:]]
        changes = moves(before, on_table[-1], Mentioned(frozenset(mentioned)), phrases)
        shown.append(ReplayShown(words=words, on_table=show_items(on_table[-1], phrases), moves=changes))
    return shown


# --- What was moved ---------------------------------------------------------------------------------


def moves(
    before: ExpectedTable, now: ExpectedTable, mentioned: Mentioned, phrases: Phrases
) -> list[MoveDrawn]:
    """The announced changes: what lies elsewhere than before, or differently."""
    was, is_ = _spots(before), _spots(now)
    gone, come = was - is_, is_ - was
    found = []
    for (item, spot), number in sorted(come.items(), key=lambda one: not one[0][0].id):  # known things first
        start = _start(item, spot, gone, mentioned)
        move = MoveDrawn(item=show_item(item, phrases), start=start, end=spot)
        move.closed = start is not None and start[0] != spot[0] and _is_closed(start, was, is_)
        found += [move] * min(number, 1)
    left = [(item, spot) for (item, spot), number in gone.items() if number > 0]
    found += [
        MoveDrawn(item=show_item(item, phrases), start=spot, closed=_is_closed(spot, was, is_))
        for item, spot in left
    ]
    return [move for move in found if _is_mentioned(move, mentioned)] + _again(is_, come, mentioned, phrases)


def _is_closed(
    gap: ZoneAndPlace,
    was: Counter[tuple[Item, ZoneAndPlace]],
    is_: Counter[tuple[Item, ZoneAndPlace]],
) -> bool:
    """Whether a thing from another place of the zone now lies where this one was."""
    here = [item for item, spot in is_ if spot == gap and item.id]
    return any(item in here and spot[0] == gap[0] and spot != gap for item, spot in was)


def _again(
    is_: Counter[tuple[Item, ZoneAndPlace]],
    come: Counter[tuple[Item, ZoneAndPlace]],
    mentioned: Mentioned,
    phrases: Phrases,
) -> list[MoveDrawn]:
    """Moves of things that replaced others which look the same."""
    return [
        MoveDrawn(item=show_item(item, phrases), end=spot)
        for item, spot in is_
        if spot[0] in mentioned.refilled and (item, spot) not in come
    ]


def _spots(on_table: ExpectedTable) -> Counter[tuple[Item, ZoneAndPlace]]:
    """How many of each thing lie on which spot; alike things are one kind, however many there are."""
    found: Counter[tuple[Item, ZoneAndPlace]] = Counter()
    for zone, places in on_table.items():
        for place, items in places.items():
            for item in items:
                found[_one(item), (zone, place)] += item.number
    return found


def _one(item: Item) -> Item:
    return type(item)(item.id, item.side, item.facing, item.face_up)


def _start(
    item: Item, end: ZoneAndPlace, gone: Counter[tuple[Item, ZoneAndPlace]], mentioned: Mentioned
) -> ZoneAndPlace | None:
    """Where a thing came from: where one like it is missing now; if on its own spot, it was turned."""
    missing = [(other, spot) for (other, spot), number in gone.items() if number > 0]
    turned = [(other, spot) for other, spot in missing if spot == end and other.face_up != item.face_up]
    alike = [(other, spot) for other, spot in missing if _may_be(other, item)]
    # Of several alike, the one on the same spot, or else one that was announced.
    alike.sort(key=lambda one: (one[1] != end, one[1][1] not in mentioned.ids))
    found = [*alike, *turned] if item.id else [*turned, *alike]
    if not found:
        return None
    gone[found[0]] -= 1
    return found[0][1]


def _may_be(other: Item, item: Item) -> bool:
    """Whether one thing may be the other, turned or moved; unknown cards must look exactly alike."""
    return other.id == item.id if item.id else other == item


def _is_mentioned(move: MoveDrawn, mentioned: Mentioned) -> bool:
    places = {spot[1] for spot in (move.start, move.end) if spot}
    return not move.item.id or move.item.id in mentioned.ids or bool(places & mentioned.ids)
