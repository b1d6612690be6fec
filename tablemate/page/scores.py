"""How the scores grew: a shadow of the play runs over the same answers and is asked after each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.play import Play
from engine.requests import Confirm, Instruction
from engine.wingspan.events import GoalScored
from tablemate.page.messages import ResultSheet, ScorePoint, ScoreTrack, SheetRow, Thing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.game import Result
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


class Scorekeeper:
    """Follows one play; only what is new since the last look is run again."""

    def __init__(self) -> None:
        self._shadow: Play | None = None
        self._points: list[ScorePoint] = []
        self._turn = 0

    def track(self, play: Play, phrases: Phrases) -> ScoreTrack:
        """The scores after every turn, and at the end those of the result sheet."""
        game = play.game.id
        if game not in SERIES:
            return ScoreTrack()
        self._follow(play)
        points = list(self._points)
        if play.result and points:
            points.append(_final(play.result, points[-1]))
        columns = [
            Thing(id=id_, name=phrases.say(f"column_{id_}")) for id_ in COLUMNS.get(game, tuple(SERIES[game]))
        ]
        return ScoreTrack(columns=columns, points=points, counted_late=game in COLUMNS)

    def _follow(self, play: Play) -> None:
        shadow = self._shadow
        if shadow is None or not _leads_to(shadow, play):
            shadow = self._shadow = Play(play.game, play.setup)
            self._points, self._turn = [], 0
            self._note(shadow)
        while len(shadow.answers) < len(play.answers):
            answer = play.answers[len(shadow.answers)]
            asked = shadow.request
            shadow.answer(answer.value, answer.source)
            self._turn += isinstance(asked, Confirm) and not isinstance(asked, Instruction)
            self._note(shadow)

    def _note(self, shadow: Play) -> None:
        """Add a point, unless it is of the same turn as the last: then it takes its place."""
        point = ScorePoint(turn=self._turn, round=_round(shadow), scores=_scores(shadow))
        if self._points and (self._points[-1].turn, self._points[-1].round) == (point.turn, point.round):
            self._points.pop()
        self._points.append(point)


def _leads_to(shadow: Play, play: Play) -> bool:
    """Whether the play went on from where the shadow stands."""
    same_game = (shadow.game.id, shadow.setup) == (play.game.id, play.setup)
    return same_game and [(a.topic, a.value) for a in shadow.answers] == [
        (a.topic, a.value) for a in play.answers[: len(shadow.answers)]
    ]


def _scores(play: Play) -> dict[str, int]:
    facts = {line.key: line.facts for line in play.view()}
    found = {
        column: int(facts[key][fact])
        for column, (key, fact) in SERIES[play.game.id].items()
        if key in facts and fact in facts[key]
    }
    goals = [event.player_points for event in play.events if isinstance(event, GoalScored)]
    return {"player": sum(goals), **found} if play.game.id == "wingspan" else found


def _round(play: Play) -> int | None:
    rounds = [line.facts["round"] for line in play.view() if line.key == "view_round"]
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
