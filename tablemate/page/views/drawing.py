"""The table as a drawing: what the game declares, what lies there by the rules now, and what was moved."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.faces import faces_of
from engine.play import event_of
from tablemate.conversation.guidance import in_words
from tablemate.page.messages.drawing import (
    DrawingShown,
    FaceDrawn,
    ItemDrawn,
    LyingDrawn,
    MoveDrawn,
    PlaceDrawn,
    ReplayShown,
    ZoneAndPlace,
    ZoneDrawn,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from engine.faces import Face, Faces
    from engine.play import Play
    from engine.zones import Item, Lying, Zone
    from voice.phrases import Phrases

# The lines of a bot's view that say what holds for some of the cards on the table.
MARKS = {"view_locked": "lock", "view_protected": "protect"}


@dataclass(frozen=True, slots=True)
class Mentioned:
    """What was told last: the ids of things and places it was about."""

    ids: frozenset[str]

    @classmethod
    def by(cls, play: Play) -> Mentioned:
        """Everything that stands in the events since somebody last answered."""
        return cls(frozenset(thing for event in play.news for thing in event.things()))


def draw(play: Play, phrases: Phrases, before: Lying | None = None, also: Iterable[str] = ()) -> DrawingShown:
    """The table now; what differs from `before` and was told of is a move; `also` can be chosen."""
    lying = play.lying()
    marks = _marks(play)
    shown = show_lying(lying, phrases, marks)
    faces = faces_of(play.game, play.setup_now)
    zones = [_zone(zone, phrases) for zone in play.game.zones]
    ids = {item.id for zone in shown.values() for items in zone.values() for item in items} | set(also)
    ids |= {place.id for zone in zones for place in zone.places}
    return DrawingShown(
        zones=zones,
        lying=shown,
        faces={id_: show_face(faces[id_]) for id_ in sorted(ids) if id_ in faces},
        moves=moves(before, lying, Mentioned.by(play), phrases) if before is not None else [],
    )


def show_lying(lying: Lying, phrases: Phrases, marks: Mapping[str, list[str]] | None = None) -> LyingDrawn:
    """What lies there, with names."""
    return {
        zone: {
            place: [show_item(item, phrases, (marks or {}).get(item.id, [])) for item in items]
            for place, items in places.items()
            if items
        }
        for zone, places in lying.items()
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


def faces_for(ids: Iterable[str], faces: Faces) -> dict[str, FaceDrawn]:
    """How these things look, where that is known."""
    return {id_: show_face(faces[id_]) for id_ in ids if id_ in faces}


def _zone(zone: Zone, phrases: Phrases) -> ZoneDrawn:
    def name(place: str) -> str:
        return place if zone.is_counted else phrases.name(place)

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
    """What holds for which card now."""
    found: dict[str, list[str]] = {}
    for line in play.view():
        for card in line.facts.get("cards", ()) if line.key in MARKS else ():
            found.setdefault(str(card), []).append(MARKS[line.key])
    return found


def replay(play: Play, phrases: Phrases) -> list[ReplayShown]:
    """The steps of a game at which the table changed, with what was told up to there."""
    lying = [situation.lying for situation in play.situations]
    shown: list[ReplayShown] = []
    words: list[str] = []
    before: Lying = {}
    told: set[str] = set()
    for moment in play.log:
        event = event_of(moment.step)
        if event:
            words.append(phrases.event(event))
            told.update(event.things())
        now = lying[moment.answers_before]
        if words and now != before and moment.request:
            changes = moves(before, now, Mentioned(frozenset(told)), phrases)
            shown.append(ReplayShown(words=words, lying=show_lying(now, phrases), moves=changes))
            words, before, told = [], now, set()
    if lying[-1] != before:
        words = words or [in_words(answer, phrases) for answer in play.answers[-1:]]
        changes = moves(before, lying[-1], Mentioned(frozenset(told)), phrases)
        shown.append(ReplayShown(words=words, lying=show_lying(lying[-1], phrases), moves=changes))
    return shown


# --- What was moved ---------------------------------------------------------------------------------


def moves(before: Lying, now: Lying, told: Mentioned, phrases: Phrases) -> list[MoveDrawn]:
    """What lies elsewhere than before, or otherwise, and was told of."""
    was, is_ = _spots(before), _spots(now)
    gone, come = was - is_, is_ - was
    found = []
    for (item, spot), number in come.items():
        start = _start(item, spot, gone, was)
        found += [MoveDrawn(item=show_item(item, phrases), start=start, end=spot)] * min(number, 1)
    left = [(item, spot) for (item, spot), number in gone.items() if number > 0]
    found += [MoveDrawn(item=show_item(item, phrases), start=spot) for item, spot in left]
    return [move for move in found if _is_told(move, told)]


def _spots(lying: Lying) -> Counter[tuple[Item, ZoneAndPlace]]:
    """How many of each thing lie on which spot; alike things are one kind, however many there are."""
    found: Counter[tuple[Item, ZoneAndPlace]] = Counter()
    for zone, places in lying.items():
        for place, items in places.items():
            for item in items:
                found[_one(item), (zone, place)] += item.number
    return found


def _one(item: Item) -> Item:
    return type(item)(item.id, item.side, item.facing, item.face_up)


def _start(
    item: Item,
    end: ZoneAndPlace,
    gone: Counter[tuple[Item, ZoneAndPlace]],
    was: Counter[tuple[Item, ZoneAndPlace]],
) -> ZoneAndPlace | None:
    """Where a thing came from: where one of its kind is missing now; on its own spot it was turned."""
    spots = [spot for (other, spot) in gone if _may_be(other, item) and gone[other, spot] > 0]
    start = end if end in spots else spots[0] if spots else None
    if start is not None:
        other = next(one for one, spot in gone if spot == start and _may_be(one, item))
        gone[other, start] -= 1
    elif any(one.id == item.id and spot == end for one, spot in was):
        return None  # one more of what lies there already
    return start


def _may_be(other: Item, item: Item) -> bool:
    """Whether one thing may be the other, turned or moved; unknown cards must be alike in all that shows."""
    return other.id == item.id if item.id else other == item


def _is_told(move: MoveDrawn, told: Mentioned) -> bool:
    places = {spot[1] for spot in (move.start, move.end) if spot}
    return not move.item.id or move.item.id in told.ids or bool(places & told.ids)
