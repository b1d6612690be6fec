"""How the scores grew, by what the bot's view said after each answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.play import event_of
from engine.wingspan.events import GoalScored
from tablemate.page.messages.common import Thing
from tablemate.page.messages.state import ResultSheet, ScorePoint, ScoreTrack, SheetRow

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.events import Line
    from engine.game import Result
    from engine.play import Play
    from tablemate.page.results.following import Situation
    from voice.phrases import Phrases

# Which fact of which line of the bot's view is the score of which column of the result sheet.
SERIES: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "wingspan": {"automa": ("view_total", "points")},
    "crownfell": {"player": ("view_score", "points")},
    "origin_story": {player: ("view_points", player) for player in ("you", "automaton", "factoryon")},
    "flat_earth": {"mission": ("view_progress", "completed")},
}
COLUMNS = {"wingspan": ("player", "automa")}  # where a column's points are not in the bot's view
TOTAL = "total"


def track(frames: Sequence[Situation], play: Play, phrases: Phrases) -> ScoreTrack:
    """The scores after every turn, and at the end those of the result sheet."""
    game = play.game.id
    if game not in SERIES:
        return ScoreTrack()
    points: list[ScorePoint] = []
    goals = _goals(play)
    for number, frame in enumerate(frames):
        scores = _scores(game, frame.view, sum(points for at, points in goals if at <= number))
        point = ScorePoint(turn=frame.turn, round=_round(frame.view), scores=scores)
        if points and (points[-1].turn, points[-1].round) == (point.turn, point.round):
            points.pop()  # of the same turn: the newer takes its place
        points.append(point)
    if play.result and points:
        points.append(_final(play.result, points[-1]))
    columns = [
        Thing(id=id_, name=phrases.say(f"column_{id_}")) for id_ in COLUMNS.get(game, tuple(SERIES[game]))
    ]
    return ScoreTrack(columns=columns, points=points, counted_late=game in COLUMNS)


def _goals(play: Play) -> list[tuple[int, int]]:
    """After how many answers the player scored how many points for a goal; in most games never."""
    told = [(moment.answers_before, event_of(moment.step)) for moment in play.log]
    return [(at, event.player_points) for at, event in told if isinstance(event, GoalScored)]


def _scores(game: str, view: Sequence[Line], goals: int) -> dict[str, int]:
    """The scores by the bot's view, which does not tell of the player's goals."""
    facts = {line.key: line.facts for line in view}
    found = {
        column: int(facts[key][fact])
        for column, (key, fact) in SERIES[game].items()
        if key in facts and fact in facts[key]
    }
    return {"player": goals, **found} if game in COLUMNS else found


def score_now(play: Play, phrases: Phrases) -> str:
    """How a game stands, in a few words; empty where nothing is counted before the end."""
    if play.game.id not in SERIES:
        return ""
    scores = _scores(play.game.id, play.view(), sum(points for _, points in _goals(play)))
    return ", ".join(f"{phrases.say(f'column_{column}')} {scores[column]}" for column in scores)


def _round(view: Sequence[Line]) -> int | None:
    rounds = [line.facts["round"] for line in view if line.key == "view_round"]
    return int(rounds[0]) if rounds else None


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
