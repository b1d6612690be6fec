"""What the page and the program say to each other when cards are enrolled."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from tablemate.page.messages.common import Id, Sent, Text

Number = Annotated[int, Field(ge=0, le=2**31)]


class WantedCard(BaseModel):
    """A card side that can be enrolled, and whether there is a picture of it."""

    id: str
    side: str
    label: str
    kept: bool


class CardAsked(BaseModel):
    """A good picture of a card without a name yet; `likely` are guesses, the best first."""

    number: int
    question: str
    likely: list[str]
    file: str
    waiting: int


class Note(BaseModel):
    """Something that was said, numbered so that it is read out once."""

    number: int
    words: str


class EnrolShown(BaseModel):
    """How far a box has come, and what is asked now."""

    game: str
    progress: str
    done: int
    of: int
    wanted: list[WantedCard]
    names: list[str]
    watching: bool  # whether a game's camera can be used
    open: bool
    given: str
    trouble: str
    said: list[Note]
    asked: CardAsked | None
    again: str


class CameraOpened(Sent):
    """The camera that will see the cards of a game; None is the one that watches the game."""

    game: Id
    given: Text = ""


class OfGame(Sent):
    """Which game is meant."""

    game: Id


class CardAnswer(Sent):
    """The name of a card; empty for the likeliest guess."""

    game: Id
    number: Number
    name: Text = ""


class CardMeant(Sent):
    """The card that is asked about."""

    game: Id
    number: Number


class CardAgain(Sent):
    """A card to be shown again; an empty id for none."""

    game: Id
    id: Text = ""
    side: Text = ""
