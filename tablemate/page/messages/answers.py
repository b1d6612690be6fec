"""What the page sends into a game: answers, corrections, commands and words."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, JsonValue

from tablemate.page.messages.common import Asked, Id, Sent, Text, Thing


class AnswerGiven(Sent):
    """A whole answer to the open question."""

    asked: Asked
    value: JsonValue


class Correction(Sent):
    """What really lies in a zone."""

    asked: Asked
    zone: Id
    value: JsonValue


class Reopening(Sent):
    """A zone whose question should be asked again."""

    asked: Asked
    zone: Id


class HalfAnswer(Sent):
    """A half-answered board, and the place something should be laid on."""

    asked: Asked
    place: Id
    board: dict[Id, Annotated[list[Id], Field(max_length=100)]]


class Fitting(BaseModel):
    """What can be laid on a place; empty where the rules judge only a whole board."""

    things: list[Thing] | None


class Report(Sent):
    """Why a place of the row that is asked about cannot be read yet; places are counted from one."""

    asked: Asked
    zone: Id
    place: Annotated[int, Field(ge=1, le=100)]
    lies: Literal["empty", "face_down"]


class Heard(Sent):
    """What was typed in words."""

    text: Text
    asked: Asked | None = None


class CommandGiven(Sent):
    """A command by button."""

    asked: Asked
    command: Literal[
        "undo", "redo", "repeat", "why", "score", "table", "help", "stop", "quit", "done", "yes", "no"
    ]
