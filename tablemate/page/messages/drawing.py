"""The drawn table as the page gets it: zones and places in millimetres, and what lies on each place."""

from __future__ import annotations

from typing import TypeAlias

from pydantic import BaseModel


class PlaceDrawn(BaseModel):
    """A place of a zone, its middle from the middle of the zone: x to the right, y towards the player."""

    id: str
    name: str
    at: tuple[float, float]


class ZoneDrawn(BaseModel):
    """A part of the table."""

    id: str
    name: str
    shape: str
    content: str
    size: tuple[float, float]
    thing: tuple[float, float]
    needed: bool  # whether every game needs it
    places: list[PlaceDrawn]


class ItemDrawn(BaseModel):
    """A thing, or several alike; its id is empty where nobody knows what it is."""

    id: str = ""
    name: str = ""
    side: str = ""
    facing: str = ""
    up: bool = True
    number: int = 1
    marks: list[str] = []  # what is true of it now, such as that it is locked


ZoneAndPlace: TypeAlias = tuple[str, str]  # zone and place
ItemsDrawn: TypeAlias = dict[str, dict[str, list[ItemDrawn]]]


class FaceDrawn(BaseModel):
    """How a thing or a place looks."""

    shape: str = ""
    tint: str = ""
    corner: str = ""
    signs: list[str] = []
    squares: dict[str, list[tuple[int, int]]] = {}


class MoveDrawn(BaseModel):
    """What was moved, from where and to where if that is known; on one spot it was turned."""

    item: ItemDrawn
    start: ZoneAndPlace | None = None
    end: ZoneAndPlace | None = None
    closed: bool = False  # whether others of its row have moved up to where it was


class DrawingShown(BaseModel):
    """The whole table."""

    zones: list[ZoneDrawn]
    on_table: ItemsDrawn
    faces: dict[str, FaceDrawn]
    moves: list[MoveDrawn] = []
    room: dict[str, dict[str, list[str]]] = {}  # what each place holds at most during this game


class CardLookedUp(BaseModel):
    """A card that was looked up."""

    id: str
    name: str
    face: FaceDrawn
    says: list[str]
    stand_in: bool


class ReplayShown(BaseModel):
    """A step of the game: what was said, and how the table lay then."""

    words: list[str]
    on_table: ItemsDrawn
    moves: list[MoveDrawn]
