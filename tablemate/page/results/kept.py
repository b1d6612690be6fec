"""The results of all games that ended: kept in a file of their own, so that they outlive their journals."""

from __future__ import annotations

import csv
import io
import json
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from engine.errors import EngineError
from engine.games import GAMES
from engine.journal import is_noted_over, load
from engine.play import Play
from tablemate import storage
from tablemate.page.results.scores import track
from voice.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from engine.game import Game, Result

FILE = "results.jsonl"
PAUSE = timedelta(minutes=20)  # a longer gap between two answers does not count as playing
TOTAL = "total"
LEVEL = "difficulty"
OUTCOMES = ("won", "lost", "shared")
FORMULA = ("=", "+", "-", "@")  # what a spreadsheet's formula begins with
PEOPLE = {"you", "player", "mission"}  # what games call the player's column


@dataclass(frozen=True, slots=True)
class Ended:
    """One game that ended. Scores are by column of its result sheet, `rounds` what they were after each."""

    id: str
    game: str
    ended: str
    outcome: str
    difficulty: str
    scores: dict[str, int]
    rounds: list[dict[str, int]] = field(default_factory=list)
    minutes: int | None = None
    turns: int = 0

    @property
    def you(self) -> int | None:
        """The player's score; the best of several."""
        return best_of_players(self.scores)

    @property
    def bot(self) -> int | None:
        """The best score of the others; None if nobody else is counted."""
        return max((score for column, score in self.scores.items() if not is_player(column)), default=None)


def is_player(column: str) -> bool:
    """Whether a column of the result sheet is that of a person."""
    return column in PEOPLE or column.startswith("player_")


def best_of_players(scores: Mapping[str, int]) -> int | None:
    """The best score of a person; None if there is none."""
    return max((score for column, score in scores.items() if is_player(column)), default=None)


def all_results() -> list[Ended]:
    """Every game that ended, the newest first; games that ended since the last call are added to the file."""
    known = {one.id: one for one in _read()}
    for game in GAMES.values():
        for path in storage.saved_games(game):
            if path.stem not in known and is_noted_over(path):
                with suppress(EngineError):  # of another version of the rules, or damaged
                    known[path.stem] = _note(game, path)
    games = [one for one in known.values() if one.game in GAMES]
    return sorted(games, key=lambda one: one.ended, reverse=True)


def as_csv(games: Sequence[Ended]) -> str:
    """The results as a table for other programs."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(("ended", "game", "difficulty", "outcome", "you", "bot", "minutes", "turns", "rounds"))
    for one in games:
        rounds = " ".join("/".join(map(str, scores.values())) for scores in one.rounds)
        row = (one.ended, one.game, one.difficulty, one.outcome, one.you, one.bot, one.minutes, one.turns)
        writer.writerow((*("" if cell is None else _make_harmless(cell) for cell in row), rounds))
    return text.getvalue()


def _make_harmless(cell: str | int) -> str | int:
    """A cell that a spreadsheet does not take for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell


def difficulty_words(one: Ended) -> str:
    """How strong the bot was, in words."""
    game = GAMES[one.game]
    option = _level(game)
    if option is None or one.difficulty not in option.choices:
        return one.difficulty
    return Phrases(game).choice(option, one.difficulty)


# --- Reading and noting -----------------------------------------------------------------------------


def _read() -> Iterator[Ended]:
    """The results in the file; an unreadable line is left out, and its game added again."""
    try:
        lines = (storage.home() / FILE).read_bytes().splitlines()
    except OSError:
        return
    for line in lines:
        with suppress(ValueError, TypeError, RecursionError):
            yield _check(Ended(**json.loads(line)))


def _check(one: Ended) -> Ended:
    """Check a result from the file; ValueError if it is not as we write it."""
    texts = (one.id, one.game, one.ended, one.difficulty)
    good = (
        all(isinstance(text, str) and text.isprintable() for text in texts)
        and one.outcome in OUTCOMES
        and isinstance(one.rounds, list)
        and all(_is_scores(scores) for scores in (one.scores, *one.rounds))
        and type(one.turns) is int
        and (one.minutes is None or type(one.minutes) is int)
    )
    if not good:
        raise ValueError("it is no result of a game")
    return one


def _is_scores(scores: Any) -> bool:
    return isinstance(scores, dict) and all(type(score) is int for score in scores.values())


def _note(game: Game, path: Path) -> Ended:
    play = Play.resume(game, load(path))
    if play.result is None:
        raise EngineError(f"{path} did not end")
    ended, minutes = _times(path)
    one = Ended(
        id=path.stem,
        game=game.id,
        ended=ended,
        outcome=play.result.outcome,
        difficulty=_chosen(game, play),
        scores=final_scores(play.result),
        rounds=_rounds(play),
        minutes=minutes,
        turns=play.situations[-1].turn,
    )
    with (storage.home() / FILE).open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(one), ensure_ascii=False) + "\n")
    return one


def final_scores(result: Result) -> dict[str, int]:
    """The totals by column; where there is no row of totals, the first row."""
    row = next((row for row in result.rows if row.key == TOTAL), result.rows[0])
    return dict(zip(result.columns, row.scores, strict=True))


def _rounds(play: Play) -> list[dict[str, int]]:
    """The scores at the end of each round; none where the game has no rounds."""
    found: dict[int, dict[str, int]] = {}
    for point in track(play, Phrases.of(play)).points:
        if point.round is not None:
            found[point.round] = point.scores
    return list(found.values())


def _level(game: Game) -> Any:
    """The option that says how hard the game is: of that name, else the first that is asked."""
    named = next((option for option in game.options if option.id == LEVEL), None)
    return named or next((option for option in game.options if not option.advanced), None)


def _chosen(game: Game, play: Play) -> str:
    option = _level(game)
    return str(play.setup.options[option.id]) if option else ""


def _times(path: Path) -> tuple[str, int | None]:
    """When a game ended, and how many minutes were played, without pauses."""
    entries = [json.loads(line) for line in path.read_bytes().splitlines()]
    times = list(_stamps(entries))
    gaps = [later - earlier for earlier, later in pairwise(times)]
    played = sum((gap for gap in gaps if timedelta() <= gap <= PAUSE), timedelta())
    return (times[-1].isoformat() if times else ""), round(played.total_seconds() / 60) or None


def _stamps(entries: list[Any]) -> Iterator[datetime]:
    """The times at which lines were written, where they have one."""
    for entry in entries:
        with suppress(ValueError, TypeError, OverflowError):
            yield datetime.fromisoformat(entry.get("at") or entry.get("begun")).astimezone(UTC)
