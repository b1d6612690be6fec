"""What the view of the owner's cards and the program say to each other, typed."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, Field, JsonValue

from tablemate.page.messages.box import KeptCard
from tablemate.page.messages.common import Id, Sent, Thing


class CardListed(BaseModel):
    """A card of a sheet in the list."""

    heading: str
    place: int
    title: str
    origin: str  # stand-in, fan sources or owner
    origin_words: str


class SheetListed(BaseModel):
    """A sheet of a game, and how far it is entered."""

    game: str
    sheet: str
    things: str
    entered: str  # how far it is, in words
    stand_ins: int
    total: int
    cards: list[CardListed]
    new: list[CardListed]  # the kinds of which there may be one more
    problem: str = ""  # why the owner's file cannot be used


class GameListed(BaseModel):
    """A game that has cards to enter."""

    id: str
    title: str
    sheets: list[SheetListed]


class CardsShown(BaseModel):
    """Every game's cards."""

    games: list[GameListed]


class SpotShown(BaseModel):
    """A space of a board, and where its middle is drawn."""

    id: str
    x: float
    y: float


class Condition(BaseModel):
    """Another field, and what it says if this one is asked for."""

    field: str
    values: list[str]


class FieldShown(BaseModel):
    """A field of a card."""

    name: str
    label: str
    hint: str
    kind: str
    choices: list[Thing]
    words: list[Thing]
    vectors: list[tuple[float, float]]
    spots: list[SpotShown]
    least: int
    most: int | None
    repeats: bool
    optional: bool
    when: Condition | None


class CardShown(BaseModel):
    """One card with its fields, as it stands in the sheet."""

    title: str
    origin: str
    origin_words: str
    fields: list[FieldShown]
    values: dict[str, Any]
    removable: bool
    version: str  # of the sheet: another one once anything in it was changed
    pictures: list[KeptCard]


class CardWanted(Sent):
    """Which card is meant; the place behind the last one is a new card."""

    game: Id
    sheet: Id
    heading: Annotated[str, Field(max_length=40)]
    place: Annotated[int, Field(ge=0, le=200)]


class CardFilled(CardWanted):
    """A card with what its fields say."""

    values: dict[Id, JsonValue] = Field(max_length=60)


class CardRemoved(CardWanted):
    """The card to remove from a sheet of this version; in another version its place may hold another card."""

    version: Id


class CardChecked(BaseModel):
    """What is wrong with a card, by field; "" concerns the whole sheet."""

    errors: dict[str, str]


class CardSaved(CardChecked):
    """Whether a card was saved, and what Tablemate said in reply."""

    saved: bool
    said: list[str]
