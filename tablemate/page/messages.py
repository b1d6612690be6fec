"""What the page and the program say to each other, typed; the served schema is made of these."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, JsonValue

from tablemate.page.drawing_messages import DrawingShown

Responses: TypeAlias = dict[int | str, dict[str, Any]]
MOST_TEXT = 500
Text = Annotated[str, Field(max_length=MOST_TEXT)]
Id = Annotated[str, Field(min_length=1, max_length=80)]
Asked = Annotated[int, Field(ge=0, le=2**31, description="The number of the question this answers.")]


class Sent(BaseModel):
    """Something the page sends; a field nobody knows is refused."""

    model_config = ConfigDict(extra="forbid")


class Thing(BaseModel):
    """A card, die, place or choice, and its name in words."""

    id: str
    name: str
    key: int | None = None  # what to type for it, where that is not its place in the list


class CaptionShown(BaseModel):
    """One thing said."""

    sequence: int
    text: str
    at: str


class ReadingShown(BaseModel):
    """A `Reading` with names in words; its corners are shares of the picture's width and height."""

    id: str | None
    name: str | None
    status: str
    corners: list[tuple[float, float]]
    candidates: list[Thing]  # all it might be, its own name first
    face: str
    side: str
    facing: str | None


class SightShown(BaseModel):
    """What the camera sees."""

    noticed: str
    zones: dict[str, list[ReadingShown | None]]


class Question(BaseModel):
    """What the bot waits for, with everything needed to draw its buttons."""

    kind: Literal["confirm", "instruction", "choose", "count", "draw", "row", "pool", "places"]
    topic: str
    text: str
    choices: list[Thing] = []  # every thing an answer can be made of, if they are few enough to show
    searchable: bool = False  # there are more, to be searched
    default: str | None = None
    least: int | None = None
    most: int | None = None
    each: int | None = None
    zone: Thing | None = None
    slots: list[Thing | None] | None = None  # a row as it is believed or half known
    doubts: dict[int | str, list[Thing]] = {}  # what a slot or place the camera is not sure of might hold
    pool: list[Thing] | None = None  # loose things as they are believed
    empty_slots: bool = False
    places: list[Thing] = []
    board: dict[str, list[Thing]] = {}
    candidates: list[Thing] = []  # what the last words could have meant


class ZoneAsked(BaseModel):
    """A zone somebody was asked about: how to put it right, and what that would take back."""

    id: str
    name: str
    kind: Literal["row", "pool", "places"]
    answered: list[str | None] = []  # of a row or a pool, what was answered last
    empty_slots: bool = False  # whether a place of the row may be empty
    choices: list[Thing] = []  # what can lie there, if it is little enough to show
    searchable: bool = False
    undoes: list[str] = []


class ViewLine(BaseModel):
    """A line of the bot's visible state in words; a drawing is for terminals."""

    key: str
    text: str
    drawing: bool


class TableShown(BaseModel):
    """The table as the bot believes it."""

    drawing: DrawingShown
    lines: list[ViewLine]
    zones: list[ZoneAsked]


class StepShown(BaseModel):
    """Which of how many things to do is told now."""

    number: int
    of: int


class TakeBack(BaseModel):
    """What undo or redo would do, in words."""

    answer: str
    on_table: list[str] = []


class Speech(BaseModel):
    """Whether and how Tablemate speaks."""

    aloud: bool
    working: bool
    sentence: str
    rate_wpm: int
    volume: float
    voice: str  # the id of the chosen voice; empty is the usual one


class VoicesShown(BaseModel):
    """The voices to choose from: those that speak the game's language, and the others."""

    fitting: list[Thing]
    others: list[Thing]


class ScorePoint(BaseModel):
    """The scores after a turn, by column of the result sheet."""

    turn: int
    round: int | None
    scores: dict[str, int]


class ScoreTrack(BaseModel):
    """How the scores grew."""

    columns: list[Thing] = []
    points: list[ScorePoint] = []
    counted_late: bool = False  # whether the player's points are mostly counted at the end


class SheetRow(BaseModel):
    """One row of the result sheet."""

    name: str
    scores: list[int]


class ResultSheet(BaseModel):
    """How the game ended."""

    outcome: str
    words: str
    columns: list[str]
    rows: list[SheetRow]


class GameShown(BaseModel):
    """The game that is being played."""

    id: str
    title: str
    bot: str
    stand_in: bool


class State(BaseModel):
    """Everything the play view shows."""

    version: int
    asked: int
    game: GameShown | None = None
    over: bool = False
    captions: list[CaptionShown] = []
    news_from: int = 1  # the first caption since the person's last answer
    step: StepShown | None = None  # of a long turn, which is told step by step
    set_up: list[str] | None = None  # while the table is laid out: what was done for it so far
    to_do: list[str] = []  # told since then and not said to be done; Enter says so
    question: Question | None = None
    table: TableShown | None = None
    sight: SightShown | None = None
    undo: TakeBack | None = None
    redo: TakeBack | None = None
    speech: Speech
    score: ScoreTrack = ScoreTrack()
    result: ResultSheet | None = None


class HistoryStep(BaseModel):
    """One step of the history: what was told or asked, why, and what was answered by whom."""

    kind: Literal["event", "instruction", "question"]
    text: str
    why: str = ""
    section: str = ""
    answer: str = ""
    source: str = ""


class Turn(BaseModel):
    """A stretch of the game between two times the person said done."""

    title: str
    steps: list[HistoryStep]


class OptionShown(BaseModel):
    """An option of a game."""

    id: str
    text: str
    choices: list[Thing]
    default: list[str]
    many: bool
    advanced: bool


class SavedGame(BaseModel):
    """A game that can be gone on with; without one, why none of those saved can be."""

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
    camera: bool  # whether its table is known, so that a camera can watch it
    options: list[OptionShown]
    saved: SavedGame | None
    problem: str = ""  # why the owner's own cards cannot be used


class FindingShown(BaseModel):
    """One thing the doctor looked at."""

    what: str
    well: bool
    found: str
    remedy: str


class Pairing(BaseModel):
    """How a phone joins: empty unless the page was opened to the home network."""

    address: str = ""
    code: str = ""


class Words(BaseModel):
    """Why something was refused, for a person."""

    words: str


class Replied(BaseModel):
    """What came of something sent."""

    taken: bool
    said: list[str]


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
    """A zone whose question shall be asked again."""

    asked: Asked
    zone: Id


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
    command: Literal["undo", "redo", "repeat", "why", "score", "table", "help", "stop", "quit"]


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
    """The game to go on with: a saved one by its id, else the one of its kind saved last."""

    game: Id
    saved: Id | None = None


class SavedShown(BaseModel):
    """A saved game on the first view: when it was played last, how far it is, and how it stands."""

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
    """What a saved game shall be called; empty for no name."""

    name: Annotated[str, Field(max_length=60)]


class Empty(Sent):
    """Something that is only asked for."""
