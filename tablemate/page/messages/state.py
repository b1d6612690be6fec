"""What the page shows of a room at one moment, and of the game so far."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from tablemate.page.messages.common import Suit, Thing
from tablemate.page.messages.drawing import DrawingShown


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


class CardMissed(BaseModel):
    """The place in its sheet of a card that the owner has not entered yet."""

    sheet: str
    heading: str
    place: int


class Together(BaseModel):
    """Several doubtful things in one question: where they lie, and what they may be together, by number."""

    spots: str
    offers: list[str]


class Question(BaseModel):
    """What the bot waits for, with everything needed to draw its buttons."""

    kind: Literal["confirm", "instruction", "choose", "count", "draw", "row", "pool", "places"]
    topic: str
    text: str
    choices: list[Thing] = []  # all things an answer can be made of, if they are few enough to show
    suits: list[Suit] = []  # if there are many: by suit and number, so that they still fit
    searchable: bool = False  # there are more, to be searched
    disputed: list[Thing] = []  # what only a practice card forbids
    default: str | None = None
    least: int | None = None
    most: int | None = None
    each: int | None = None  # how many of a row or a pool may be alike
    gathers: bool = False  # whether things lie together on a place
    zone: Thing | None = None
    slots: list[Thing | None] | None = None  # a row as it is believed or half known
    doubts: dict[int | str, list[Thing]] = {}  # what a slot (from nought) or place in doubt might hold
    together: Together | None = None  # where they are one question; a single offer is answered by yes or no
    pool: list[Thing] | None = None  # loose things as they are believed
    empty_slots: bool = False
    places: list[Thing] = []
    board: dict[str, list[Thing]] = {}
    candidates: list[Thing] = []  # what the last words could have meant
    order: str = ""  # while names are asked for: the order that the person may say is done instead
    card: CardMissed | None = None  # the card that is asked for, to be shown on the page
    watched: bool = False  # whether the camera will see it done, or answer


class ZoneAsked(BaseModel):
    """A zone somebody was asked about: how to correct it, and what that would undo."""

    id: str
    name: str
    kind: Literal["row", "pool", "places"]
    answered: list[str | None] = []  # of a row or a pool, what was answered last
    empty_slots: bool = False  # whether a place of the row may be empty
    choices: list[Thing] = []  # what can lie there, if it is little enough to show
    suits: list[Suit] = []
    searchable: bool = False
    undoes: list[str] = []


class ViewLine(BaseModel):
    """A line of the bot's visible state in words; a drawing is for terminals."""

    key: str
    text: str
    drawing: bool


class TableShown(BaseModel):
    """The table as the bot believes it to be."""

    drawing: DrawingShown
    lines: list[ViewLine]
    zones: list[ZoneAsked]


class StepShown(BaseModel):
    """Which of how many things to do is due now."""

    number: int
    of: int


class SetUpShown(BaseModel):
    """How far the table is laid out: the open step and where it is done, and what was done before."""

    number: int
    of: int
    done: list[str]
    zones: list[str] = []


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


class ScoreMark(BaseModel):
    """The scores after a turn or a round, by column of the result sheet."""

    label: str
    scores: dict[str, int]


class ScoreShown(BaseModel):
    """How the scores grew."""

    chart: str = ""  # an SVG; empty as long as there is little to see
    columns: list[Thing] = []
    rounds: list[ScoreMark] = []  # once the game is over
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


class LanguagesShown(BaseModel):
    """The language of everything that is shown, and those to choose from, each by its own name."""

    spoken: str
    chosen: bool  # by a person, or agreed to by playing; else it is that of the computer
    languages: list[Thing]


class GameShown(BaseModel):
    """The game that is being played."""

    id: str
    title: str
    bot: str
    stand_in: bool
    demo: bool = False  # whether a film is played, and nobody plays


class State(BaseModel):
    """Everything the play view shows."""

    version: int
    asked: int
    language: LanguagesShown
    game: GameShown | None = None
    over: bool = False
    captions: list[CaptionShown] = []
    news_from: int = 1  # the first caption since the person's last answer
    step: StepShown | None = None  # of a long turn, which is given step by step
    set_up: SetUpShown | None = None  # while the table is laid out
    practice: list[str] = []  # what was said of practice cards when the game began
    to_do: list[str] = []  # orders since then that nobody said are done; Enter says so
    question: Question | None = None
    table: TableShown | None = None
    sight: SightShown | None = None
    undo: TakeBack | None = None
    redo: TakeBack | None = None
    speech: Speech
    score: ScoreShown = ScoreShown()
    result: ResultSheet | None = None


class HistoryStep(BaseModel):
    """One step of the history: what was said or asked, why, what was answered, and by whom."""

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
