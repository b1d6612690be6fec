"""The command `results`: all games that ended as a table, as CSV, as charts, and for BG Stats."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003 - typer reads the annotations when it runs
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from engine.games import GAMES, find_game
from tablemate.commands.consoles import err, out
from tablemate.page.results.kept import all_results, as_csv, difficulty_words
from tablemate.page.results.plots import draw_game
from tablemate.page.results.trackers import as_bg_stats_page
from voice.phrases import Phrases

if TYPE_CHECKING:
    from tablemate.page.results.kept import Ended


def results(
    game_id: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    csv: Annotated[Path | None, typer.Option(metavar="OUT.csv")] = None,
    plots: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    bg_stats: Annotated[Path | None, typer.Option(metavar="OUT.html")] = None,
) -> None:
    """Show how your games ended: scores, difficulty, length; as a table, as CSV, as charts."""
    wanted = find_game(game_id).id if game_id else None
    games = [one for one in all_results() if wanted in {None, one.game}]
    if not games:
        err.print(Phrases().say("page_results_none"), markup=False)
        return
    if csv:
        csv.write_text(as_csv(games), encoding="utf-8")
    if plots:
        _write_plots(games, plots)
    if bg_stats:
        bg_stats.write_text(as_bg_stats_page(games), encoding="utf-8")
    if not (csv or plots or bg_stats):
        out.print(_table(games))


def _write_plots(games: list[Ended], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for id_ in dict.fromkeys(one.game for one in games):
        drawn = draw_game([one for one in games if one.game == id_])
        written = {f"{id_}.svg": drawn.svg().encode(), f"{id_}.png": drawn.png()}
        for name, content in written.items():
            (folder / name).write_bytes(content)
            out.print(str(folder / name), markup=False, soft_wrap=True)


def _table(games: list[Ended]) -> Table:
    phrases = Phrases()
    heads = ("when", "game", "difficulty", "outcome", "you", "bot", "minutes")
    table = Table(*(phrases.say(f"page_head_{head}") for head in heads))
    for one in games:
        outcome = phrases.say(f"outcome_{one.outcome}")
        words = (one.ended[:10], GAMES[one.game].title, difficulty_words(one), outcome)
        numbers = ("" if number is None else str(number) for number in (one.you, one.bot, one.minutes))
        table.add_row(*words, *numbers)
    return table
