"""What the first views ask and send: games to begin or go on with, speech, the doctor, results."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from tablemate.page.messages.common import Id, Sent, Text, Thing


class LanguageChosen(Sent):
    """The language to speak, by its code."""

    language: Id


class VoicesShown(BaseModel):
    """The voices to choose from: those that speak the game's language, and the others."""

    fitting: list[Thing]
    others: list[Thing]


class FirstStep(BaseModel):
    """The question before an option with many choices: the id of each begins with one of these ids."""

    text: str
    choices: list[Thing]


class OptionShown(BaseModel):
    """An option of a game."""

    id: str
    text: str
    first: FirstStep | None = None
    choices: list[Thing]
    default: list[str]
    many: bool
    advanced: bool


class SavedGame(BaseModel):
    """A saved game that can be continued; if there is none, why the saved ones can't be."""

    at: str = ""
    answers: int = 0
    problem: str = ""
    left_out: str = ""  # why a newer one cannot be used


class GameOffered(BaseModel):
    """A game that can be begun."""

    id: str
    title: str
    bot: str
    stand_in: bool
    camera: bool  # whether a camera can watch its table
    enrol: bool = False  # whether the cards must be enrolled before
    reads: str = ""  # what a camera reads in this game, in words; empty if nothing
    options: list[OptionShown]
    saved: SavedGame | None
    problem: str = ""  # why the owner's own cards cannot be used


class ReportedFile(BaseModel):
    """One file of a report."""

    name: str
    what: str
    kilobytes: int


class FindingShown(BaseModel):
    """One thing the doctor looked at."""

    what: str
    well: bool
    found: str
    remedy: str


class Pairing(BaseModel):
    """How a phone joins: empty unless the page is open to the home network."""

    address: str = ""
    code: str = ""


class PairingSwitch(Sent):
    """Whether other devices may reach the page from now on."""

    opened: bool


class SpeechChange(Sent):
    """A change of the speech."""

    change: Literal["slower", "faster", "louder", "quieter", "on", "off", "test"]


class VoiceChosen(Sent):
    """The voice to speak with, by its id; empty for the usual one."""

    voice: Text


class Beginning(Sent):
    """The game to begin."""

    game: Id
    options: dict[Id, Id | list[Id]] = Field(default={}, max_length=40)
    seed: Annotated[int, Field(ge=0, lt=10**9)] | None = None


class Resuming(Sent):
    """The game to continue: a saved one by its id, else the last saved game of its kind."""

    game: Id
    saved: Id | None = None


class SavedShown(BaseModel):
    """A saved game on the first view: when it was last played, how far it is, and the score."""

    id: str
    game: str
    title: str
    bot: str
    name: str = ""
    at: str
    answers: int = 0
    where: str = ""
    score: str = ""
    stand_in: bool = False
    problem: str = ""


class EndedShown(BaseModel):
    """A game that ended."""

    id: str
    title: str
    ended: str
    difficulty: str
    words: str
    you: int | None = None
    bot: int | None = None
    minutes: int | None = None


class GameResults(BaseModel):
    """How all games of one kind went."""

    id: str
    title: str
    played: int
    won: int
    minutes: int | None = None
    words: str


class ResultsShown(BaseModel):
    """How the games went."""

    games: list[GameResults]
    rows: list[EndedShown]


class SavedNamed(Sent):
    """A saved game, by its id."""

    saved: Id


class Renaming(SavedNamed):
    """The new name of a saved game; empty for no name."""

    name: Annotated[str, Field(max_length=60)]
