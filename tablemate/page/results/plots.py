"""Charts of results and the picture of a game that ended, as SVG of our own."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from statistics import mean
from typing import TYPE_CHECKING

from tablemate.page.results.kept import best_of_players, difficulty_words, is_player
from voice.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from engine.play import Play
    from tablemate.page.messages.state import ScoreTrack
    from tablemate.page.results.kept import Ended

PAPER, INK, MUTED, LINE = "#fffdf8", "#22201c", "#5c5549", "#cfc4b1"
YOU, BOT, WON, LOST = "#0b5a85", "#b3540a", "#1f5f4a", "#a3241c"
SANS = "font-family='system-ui, Segoe UI, Roboto, Noto Sans, sans-serif'"
SERIF = "font-family='Iowan Old Style, Palatino Linotype, Palatino, Georgia, serif'"
HEADROOM = 1.12  # above the highest bar, for its number
MOST_GAMES = 14  # bars side by side that can still be told apart
OUTCOMES = {"won": WON, "lost": LOST, "shared": MUTED}


@dataclass(frozen=True, slots=True)
class Panel:
    """Room for one chart in a picture."""

    x: float
    y: float
    w: float
    h: float
    title: str

    def frame(self) -> str:
        """Its title and base line."""
        base = self.y + self.h
        return (
            _text(self.x, self.y - 16, self.title, 17, weight=700)
            + f"<line x1='{self.x}' x2='{self.x + self.w}' y1='{base}' y2='{base}' stroke='{LINE}'/>"
        )


def draw_game(games: Sequence[Ended]) -> str:
    """The results of one game: each game, by difficulty, and by round where it has rounds."""
    phrases = Phrases()
    newest = list(reversed(games[:MOST_GAMES]))
    panels = [
        _bars(Panel(36, 44, 300, 120, phrases.say("page_plot_games")), newest),
        _levels(Panel(372, 44, 232, 120, phrases.say("page_plot_levels")), games),
    ]
    rounds = [one for one in games if len(one.rounds) > 1]
    height = 200.0
    if rounds:
        panels.append(_rounds(Panel(36, 240, 568, 110, phrases.say("page_plot_rounds")), rounds))
        height = 390.0
    return _svg(640, height, "".join(panels))


def describe(games: Sequence[Ended]) -> str:
    """What the chart shows, for who cannot see it."""
    best = max((one.you for one in games if one.you is not None), default=0)
    won = sum(one.outcome == "won" for one in games)
    scores = [one.you for one in games if one.you is not None]
    facts = {"games": len(games), "won": won, "best": best, "average": round(mean(scores)) if scores else 0}
    return Phrases().say("page_plot_words", facts)


def _bars(panel: Panel, games: Sequence[Ended]) -> str:
    """A pair of bars a game: the player's, in the colour of the outcome, and the bot's."""
    most = HEADROOM * max(
        [10, *(score for one in games for score in (one.you, one.bot) if score is not None)]
    )
    step = panel.w / max(len(games), 4)
    drawn = [panel.frame()]
    for index, one in enumerate(games):
        x = panel.x + index * step
        both = [(one.you, OUTCOMES.get(one.outcome, MUTED)), (one.bot, "#d9cfbd")]
        for place, (score, colour) in enumerate(both):
            if score is not None:
                drawn.append(
                    _bar(
                        panel, (x + place * step * 0.4 + 2, step * 0.36), max(score, 0) / most, colour, score
                    )
                )
    return "".join(drawn)


def _levels(panel: Panel, games: Sequence[Ended]) -> str:
    """The player's average by difficulty, with how many of the games were won."""
    by_level: dict[str, list[Ended]] = {}
    for one in games:
        by_level.setdefault(difficulty_words(one), []).append(one)
    averages = {
        level: mean(one.you for one in some if one.you is not None)
        for level, some in by_level.items()
        if any(one.you is not None for one in some)
    }
    most = HEADROOM * max([10.0, *averages.values()])
    step = panel.w / max(len(averages), 2)
    drawn = [panel.frame()]
    for index, (level, average) in enumerate(averages.items()):
        x = panel.x + index * step + step * 0.2
        won = sum(one.outcome == "won" for one in by_level[level])
        drawn.append(_bar(panel, (x, step * 0.6), max(average, 0) / most, YOU, round(average)))
        words = f"{re.split('[,:(]', level)[0][:14]} {won}/{len(by_level[level])}"
        drawn.append(_text(x + step * 0.3, panel.y + panel.h + 18, words, 14, anchor="middle", colour=MUTED))
    return "".join(drawn)


def _rounds(panel: Panel, games: Sequence[Ended]) -> str:
    """The average after each round, the player's and the best of the others."""
    number = max(len(one.rounds) for one in games)
    yours, theirs = [], []
    for place in range(number):
        scores = [one.rounds[place] for one in games if place < len(one.rounds)]
        yours.append(_average(best_of_players(score) for score in scores))
        theirs.append(_average(_best_of_bots(score) for score in scores))
    return panel.frame() + _lines(panel, {"You": (yours, YOU), "Bot": (theirs, BOT)})


def _best_of_bots(scores: Mapping[str, int]) -> int | None:
    return max((score for column, score in scores.items() if not is_player(column)), default=None)


def _average(scores: Iterable[int | None]) -> float | None:
    known = [score for score in scores if score is not None]
    return mean(known) if known else None


def _lines(panel: Panel, series: Mapping[str, tuple[Sequence[float | None], str]]) -> str:
    known = [value for values, _ in series.values() for value in values if value is not None]
    most = HEADROOM * max([10.0, *known])
    drawn = []
    for name, (values, colour) in series.items():
        spots = [
            (
                panel.x + 20 + place * (panel.w - 110) / max(1, len(values) - 1),
                panel.y + panel.h * (1 - value / most),
            )
            for place, value in enumerate(values)
            if value is not None
        ]
        if not spots:
            continue
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
        drawn.append(f"<polyline points='{points}' fill='none' stroke='{colour}' stroke-width='3'/>")
        drawn += [f"<circle cx='{x:.1f}' cy='{y:.1f}' r='4' fill='{colour}'/>" for x, y in spots]
        last = next(value for value in reversed(values) if value is not None)
        words = f"{name} {round(last)}"
        drawn.append(_text(spots[-1][0] + 10, spots[-1][1] + 4, words, 16, weight=700, colour=colour))
    return "".join(drawn)


# --- The picture of one game ------------------------------------------------------------------------


def draw_end(play: Play, phrases: Phrases, scores: ScoreTrack) -> str:
    """A picture to share of a game that ended: who won, the sheet, and how the scores grew."""
    result = play.result
    assert result, "only a game that ended has a picture"
    colour = OUTCOMES.get(result.outcome, MUTED)
    head = (
        f"<rect width='800' height='150' fill='{colour}'/>"
        + _text(48, 62, f"{play.game.title}", 26, colour="#fff", serif=True)
        + _text(48, 118, phrases.say(f"outcome_{result.outcome}"), 52, weight=700, colour="#fff", serif=True)
    )
    rows = "".join(
        _sheet_row(row.key, row.scores, 230 + 34 * index, phrases) for index, row in enumerate(result.rows)
    )
    columns = [phrases.say(f"column_{column}") for column in result.columns]
    heads = "".join(
        _text(300 + 90 * index, 198, column, 15, anchor="end", colour=MUTED)
        for index, column in enumerate(columns)
    )
    bottom = 240 + 34 * len(result.rows)
    points = [point for point in scores.points if point.scores]
    chart = ""
    if len(points) > 2:  # noqa: PLR2004 - a line needs more than its two ends
        panel = Panel(48, bottom + 30, 700, 150, "")
        colours = (YOU, BOT, "#7d2f6b")
        series = {
            column.name: ([point.scores.get(column.id) for point in points], colours[index % 3])
            for index, column in enumerate(scores.columns)
        }
        chart, bottom = panel.frame() + _lines(panel, series), bottom + 200
    foot = _text(48, bottom + 40, "Tablemate", 14, colour=MUTED)
    return _svg(800, bottom + 60, head + heads + rows + chart + foot)


def _sheet_row(key: str, scores: Sequence[int], y: float, phrases: Phrases) -> str:
    weight = 700 if key == "total" else 400
    name = _text(48, y, phrases.say(f"row_{key}"), 19, weight=weight)
    numbers = "".join(
        _text(300 + 90 * index, y, str(score), 19, weight=weight, anchor="end")
        for index, score in enumerate(scores)
    )
    return name + numbers


def _bar(panel: Panel, along: tuple[float, float], share: float, colour: str, score: int) -> str:
    """A bar from an x on, so wide and of this share of the panel's height."""
    x, width = along
    height = max(1.0, panel.h * share)
    y = panel.y + panel.h - height
    drawn = (
        f"<rect x='{x:.1f}' y='{y:.1f}' width='{width:.1f}' height='{height:.1f}' rx='2' fill='{colour}'/>"
    )
    return drawn + _text(x + width / 2, y - 3, str(score), 13, anchor="middle", colour=MUTED)


def _text(
    x: float,
    y: float,
    words: str,
    size: int,
    *,
    weight: int = 400,
    anchor: str = "start",
    colour: str = INK,
    serif: bool = False,
) -> str:
    font = SERIF if serif else SANS
    style = f"{font} font-size='{size}' font-weight='{weight}' text-anchor='{anchor}' fill='{colour}'"
    return f"<text x='{x:.1f}' y='{y:.1f}' {style}>{escape(words)}</text>"


def _svg(width: float, height: float, body: str) -> str:
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width:g} {height:g}' "
        f"width='{width:g}' height='{height:g}'>"
        f"<rect width='100%' height='100%' fill='{PAPER}'/>{body}</svg>"
    )
