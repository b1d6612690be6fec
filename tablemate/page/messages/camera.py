"""What the page and the program say to each other about the camera and the table's set-up."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from tablemate.page.messages.common import Id, Sent, Text

Share = Annotated[float, Field(ge=-1, le=2, description="A share of the picture's width or height.")]
SharePoint = tuple[Share, Share]
Millimetres = Annotated[float, Field(ge=-2000, le=2000)]
SideMm = Annotated[float, Field(gt=0, le=2000)]


class Tick(BaseModel):
    """One thing that was checked: how good it is, in a sentence with its remedy."""

    about: str
    level: Literal["good", "fair", "bad"]
    sentence: str


class ZoneSeen(BaseModel):
    """Where a zone lies in the picture; its corners are shares of width and height."""

    name: str
    label: str
    kind: str
    corners: list[tuple[float, float]]
    turned_deg: float


class CameraOffered(BaseModel):
    """A camera of this computer: the number it is opened by, and its name if that is known."""

    given: str
    name: str


class CameraShown(BaseModel):
    """The camera while a table is set up."""

    cameras: list[CameraOffered] = []
    given: str = ""
    watching: bool = False  # the game in the room is being watched through it
    pictures: bool = False
    trouble: str = ""
    ticks: list[Tick] = []
    playable: bool = False
    zones: list[ZoneSeen] = []
    markers: list[list[tuple[float, float]]] = []
    corners: list[tuple[float, float]] | None = None  # pointed at, for a table without markers
    size_mm: tuple[float, float] | None = None
    profiles: list[str] = []


class CameraWanted(Sent):
    """A camera by its number, or by its address in the network; anything else is refused with words."""

    given: Text
    game: Id | None = None


class ZoneMoved(Sent):
    """A zone was moved to a place in the picture, or by some millimetres, or turned."""

    zone: Id
    to: SharePoint | None = None
    by_mm: tuple[Millimetres, Millimetres] | None = None
    turn_deg: Annotated[float, Field(ge=-180, le=180)] | None = None


class CornersPointed(Sent):
    """Four corners of a rectangle of known size, clockwise from the top left; none to use markers again."""

    corners: Annotated[list[SharePoint], Field(min_length=4, max_length=4)] | None = None
    size_mm: tuple[SideMm, SideMm] = (297.0, 210.0)


class Saving(Sent):
    """The name to save the table under."""

    name: Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$")] = "table"


class Said(BaseModel):
    """What Tablemate said in reply."""

    done: bool
    said: list[str]
