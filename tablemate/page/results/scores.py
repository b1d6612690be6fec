"""How the scores grew from answer to answer: by turn, and by round where the game has rounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tablemate.page.messages.common import Thing
from tablemate.page.messages.state import ResultSheet, ScoreMark, SheetRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game import Result
    from engine.play import Play
    from voice.phrases import Phrases

TOTAL = "total"


@dataclass(frozen=True, slots=True)
class ScorePoint:
    """The scores after a turn, by column of the result sheet."""

    turn: int
    round: int | None
    scores: dict[str, int]


@dataclass(frozen=True, slots=True)
class ScoreTrack:
    """How the scores grew."""

    columns: Sequence[Thing] = ()
    points: Sequence[ScorePoint] = ()
    counted_late: bool = False  # whether the player's points are mostly counted at the end


def track(play: Play, phrases: Phrases) -> ScoreTrack:
    """The scores after every turn, and at the end those of the result sheet."""
    standing = play.standing()
    if not standing.scores:
        return ScoreTrack()
    points: list[ScorePoint] = []
    for then in play.situations:
        point = ScorePoint(turn=then.turn, round=then.standing.round, scores=dict(then.standing.scores))
        if points and (points[-1].turn, points[-1].round) == (point.turn, point.round):
            points.pop()  # of the same turn: the newer one replaces it
        points.append(point)
    if play.result and points:
        points.append(_final(play.result, points[-1]))
    columns = [Thing(id=id_, name=phrases.say(f"column_{id_}")) for id_ in standing.scores]
    return ScoreTrack(columns=columns, points=points, counted_late=standing.counted_late)


def by_turn(points: Sequence[ScorePoint]) -> list[ScoreMark]:
    """The points after each turn."""
    last = {point.turn: point for point in points}
    return [ScoreMark(label=str(turn), scores=point.scores) for turn, point in last.items()]


def by_round(points: Sequence[ScorePoint], phrases: Phrases) -> list[ScoreMark]:
    """The points after each round, and at the end; none where a game has no rounds."""
    last = {point.round: point.scores for point in points if point.round}
    marks = [
        ScoreMark(label=phrases.say("page_round", {"round": number}), scores=scores)
        for number, scores in last.items()
    ]
    if marks and not points[-1].round:
        marks.append(ScoreMark(label=phrases.say("page_the_end"), scores=points[-1].scores))
    return marks


def score_now(play: Play, phrases: Phrases) -> str:
    """How a game stands, in a few words; empty where nothing is counted before the end."""
    scores = play.standing().scores
    return ", ".join(f"{phrases.say(f'column_{column}')} {scores[column]}" for column in scores)


def _final(result: Result, last: ScorePoint) -> ScorePoint:
    """The totals of the result sheet as the last point."""
    totals = next((row.scores for row in result.rows if row.key == TOTAL), None)
    scores = dict(zip(result.columns, totals, strict=True)) if totals else last.scores
    return ScorePoint(turn=last.turn + 1, round=None, scores=scores)


def result_sheet(result: Result, phrases: Phrases) -> ResultSheet:
    """How the game ended, in words and numbers."""
    return ResultSheet(
        outcome=result.outcome,
        words=phrases.say(f"outcome_{result.outcome}"),
        columns=[phrases.say(f"column_{column}") for column in result.columns],
        rows=[SheetRow(name=phrases.say(f"row_{row.key}"), scores=list(row.scores)) for row in result.rows],
    )
