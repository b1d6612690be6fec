"""How the scores grew from answer to answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablemate.page.messages.common import Thing
from tablemate.page.messages.state import ResultSheet, ScorePoint, ScoreTrack, SheetRow

if TYPE_CHECKING:
    from engine.game import Result
    from engine.play import Play
    from voice.phrases import Phrases

TOTAL = "total"


def track(play: Play, phrases: Phrases) -> ScoreTrack:
    """The scores after every turn, and at the end those of the result sheet."""
    standing = play.standing()
    if not standing.scores:
        return ScoreTrack()
    points: list[ScorePoint] = []
    for then in play.situations:
        point = ScorePoint(turn=then.turn, round=then.standing.round, scores=dict(then.standing.scores))
        if points and (points[-1].turn, points[-1].round) == (point.turn, point.round):
            points.pop()  # of the same turn: the newer takes its place
        points.append(point)
    if play.result and points:
        points.append(_final(play.result, points[-1]))
    columns = [Thing(id=id_, name=phrases.say(f"column_{id_}")) for id_ in standing.scores]
    return ScoreTrack(columns=columns, points=points, counted_late=standing.counted_late)


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
