"""Results for BG Stats: a link for each game, which opens the app and shows the play there.

The app does not import files; it reads one play from the address of a link and asks before it keeps it.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from html import escape
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from engine.game import Listed
from engine.games import GAMES
from tablemate.page.results.kept import Ended, difficulty_words, is_player
from tablemate.wording import words
from voice.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ADDRESS = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE = "Tablemate"


def as_bg_stats_page(games: Sequence[Ended]) -> str:
    """A page with a link for each game, to open on the device that has the app."""
    rows = "\n".join(_link_row(one) for one in games if one.ended)
    title = escape(words("results_bg_stats"))
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    return f"<!doctype html>\n{head}\n<title>{title}</title>\n<h1>{title}</h1>\n<ul>\n{rows}\n</ul>\n"


def _link_row(one: Ended) -> str:
    link, title = escape(bg_stats_link(one)), escape(GAMES[one.game].title)
    return f'<li><a href="{link}">{title}</a> {one.ended[:10]}</li>'


def bg_stats_link(one: Ended) -> str:
    """The link that hands one game to the app."""
    return ADDRESS + quote(json.dumps(describe_play(one), ensure_ascii=False, separators=(",", ":")), safe="")


def describe_play(one: Ended) -> dict[str, Any]:
    """One game in the app's own terms; ids stay the same, so the app asks only once who is who."""
    when = datetime.fromisoformat(one.ended).astimezone(UTC)
    game = GAMES[one.game]
    number = {"bggId": game.bgg_id} if isinstance(game, Listed) else {}
    minutes = {"durationMin": one.minutes} if one.minutes else {}
    return {
        "sourceName": SOURCE,
        "sourcePlayId": one.id,
        "playDate": f"{when:%Y-%m-%d %H:%M:%S}",
        **minutes,
        "board": difficulty_words(one),
        "game": {
            "name": game.title,
            "sourceGameId": f"tablemate-{one.game}",
            **number,
            "highestWins": True,
            "noPoints": False,
        },
        "players": list(_players(one)),
    }


def _players(one: Ended) -> Iterator[dict[str, Any]]:
    """Everybody with a score; the app needs to know whether each won, and whether each began."""
    phrases = Phrases(GAMES[one.game])
    people = [column for column in one.scores if is_player(column)]
    for column, score in one.scores.items():
        owner = people == [column]  # the column names any other player
        yield {
            "name": words("page_head_you") if owner else phrases.say(f"column_{column}"),
            "sourcePlayerId": "tablemate-you" if owner else f"tablemate-{one.game}-{column}",
            "score": score,
            "winner": _has_won(one, column),
            "startPlayer": False,
        }


def _has_won(one: Ended, column: str) -> bool:
    """Whether a column won; of several bots the one with most points."""
    if is_player(column):
        return one.outcome != "lost" and one.scores[column] == one.you
    return one.outcome != "won" and one.scores[column] == one.bot
