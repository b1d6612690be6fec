"""What several messages are made of: ids, words, things with their names."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

Responses: TypeAlias = dict[int | str, dict[str, Any]]
MOST_TEXT = 500
Text = Annotated[str, Field(max_length=MOST_TEXT)]
Id = Annotated[str, Field(min_length=1, max_length=80)]
Asked = Annotated[int, Field(ge=0, le=2**31, description="The number of the question this answers.")]


class Sent(BaseModel):
    """Something the page sends; an unknown field is refused."""

    model_config = ConfigDict(extra="forbid")


class Thing(BaseModel):
    """A card, die, place or choice, and its name in words."""

    id: str
    name: str
    key: int | None = None  # what to type for it, where that is not its place in the list


class Suit(BaseModel):
    """Things that have a word in common and differ by a number, such as the cards of a suit."""

    name: str
    things: list[Thing]


class Words(BaseModel):
    """Why something was refused, for a person."""

    words: str


def refused_because(description: str) -> dict[str, Any]:
    """A refusal that sends words, as the schema shows it.

    It refers to the model's schema: given the model itself, FastAPI would make a validator for every route
    and status, 438 where the rest of the page needs 171.
    """
    schema = {"$ref": f"#/components/schemas/{Words.__name__}"}
    return {"description": description, "content": {"application/json": {"schema": schema}}}


REFUSED: Responses = {409: refused_because("It cannot be done; the words say why.")}


class Replied(BaseModel):
    """The result of something the page sent."""

    taken: bool
    said: list[str]


class Empty(Sent):
    """A request without content."""
