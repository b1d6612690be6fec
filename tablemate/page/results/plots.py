"""Charts of results and the picture of a game that ended, in drawings of our own."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import accumulate
from statistics import mean
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from tablemate.page.messages.state import ScoreShown
from tablemate.page.results.chart import ROUND, Bar, Chart, Dot, Lettering, Stroke
from tablemate.page.results.kept import best_of_players, difficulty_words, is_player
from tablemate.page.results.scores import by_round, by_turn, track
from voice.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from engine.play import Play
    from tablemate.page.messages.common import Thing
    from tablemate.page.messages.state import ScoreMark
    from tablemate.page.results.chart import Xy
    from tablemate.page.results.kept import Ended
    from tablemate.page.results.scores import ScoreTrack

MUTED, LINE, PALE = "#5c5549", "#cfc4b1", "#d9cfbd"
YOU, BOT, WON, LOST = "#0b5a85", "#b3540a", "#1f5f4a", "#a3241c"
HEADROOM = 1.12  # above the highest bar, for its number
MOST_GAMES = 14  # bars side by side that can still be told apart
FEW_GAMES = 6  # up to so many, both bars of a game have room for their number
LEAST_TOP = 10.0  # value of the highest mark at least, so that a few points look like few
TONES = (YOU, BOT, "#7d2f6b")  # of the sides; on the page the theme's own
OUTCOMES = {"won": WON, "lost": LOST, "shared": MUTED}
LEAST_TURNS = 3  # fewer are not drawn as a chart
MOST_DOTS = 12  # on a line
LETTER = 9.5  # the width of one
MOST_LABELS = 8  # below a line
APART = 18.0  # between two words at the ends of lines
WIDTH = 640
PERCENT = 100


Series: TypeAlias = "Mapping[str, tuple[Sequence[float | None], str]]"  # values and colour, by their words


@dataclass(frozen=True, slots=True)
class Panel:
    """Room for one chart in a picture."""

    picture: Chart
    x: float
    y: float
    w: float
    h: float

    def head(self, title: str) -> None:
        """Draw its title and base line."""
        base = self.y + self.h
        self.picture.add(
            Lettering((self.x, self.y - 20), title, 17, weight=700),
            Stroke(((self.x, base), (self.x + self.w, base)), LINE),
        )

    def bar(self, along: tuple[float, float], share: float, colour: str, words: str) -> None:
        """Draw a bar `along` the base (x and width), as high as this share of the panel, with a label."""
        x, width = along
        height = max(1.0, self.h * share)
        y = self.y + self.h - height
        self.picture.add(
            Bar(x, y, width, height, colour, ROUND),
            Lettering((x + width / 2, y - 3), words, 13, anchor="middle", colour=MUTED),
        )


def draw_game(games: Sequence[Ended]) -> Chart:
    """The results of one game: each game, by difficulty, win rate, length, and by round if it has rounds."""
    phrases = Phrases()
    newest = list(reversed(games[:MOST_GAMES]))
    picture = Chart(WIDTH)
    _scores(Panel(picture, 36, 44, 300, 120), newest, phrases)
    _levels(Panel(picture, 372, 44, 232, 120), games, phrases)
    _win_rate(Panel(picture, 36, 244, 300, 100), list(reversed(games)), phrases)
    picture.height = 366
    if any(one.minutes for one in newest):
        _lengths(Panel(picture, 372, 244, 232, 100), newest, phrases)
    rounds = [one for one in games if len(one.rounds) > 1]
    if rounds:
        _rounds(Panel(picture, 36, 424, 568, 110), rounds, phrases)
        picture.height = 574
    return picture


def describe(games: Sequence[Ended]) -> str:
    """What the chart shows, for people who cannot see it."""
    best = max((one.you for one in games if one.you is not None), default=0)
    won = sum(one.outcome == "won" for one in games)
    scores = [one.you for one in games if one.you is not None]
    facts = {"games": len(games), "won": won, "best": best, "average": round(mean(scores)) if scores else 0}
    return Phrases().say("page_plot_words", facts)


def _scores(panel: Panel, games: Sequence[Ended], phrases: Phrases) -> None:
    """A pair of bars a game: the player's, in the colour of the outcome, and the bot's."""
    panel.head(phrases.say("page_plot_games"))
    known = [score for one in games for score in (one.you, one.bot) if score is not None]
    most = HEADROOM * max([LEAST_TOP, *known])
    step = panel.w / max(len(games), 4)
    for index, one in enumerate(games):
        x = panel.x + index * step
        both = [(one.you, OUTCOMES.get(one.outcome, MUTED)), (one.bot, PALE)]
        for place, (score, colour) in enumerate(both):
            if score is not None:
                along = (x + place * step * 0.4 + 2, step * 0.36)
                numbered = place == 0 or len(games) <= FEW_GAMES
                panel.bar(along, max(score, 0) / most, colour, str(score) if numbered else "")


def _levels(panel: Panel, games: Sequence[Ended], phrases: Phrases) -> None:
    """The player's average by difficulty, with how many of the games were won."""
    panel.head(phrases.say("page_plot_levels"))
    by_level: dict[str, list[Ended]] = {}
    for one in games:
        by_level.setdefault(difficulty_words(one), []).append(one)
    averages = {level: _average(one.you for one in some) for level, some in by_level.items()}
    known = {level: average for level, average in averages.items() if average is not None}
    most = HEADROOM * max([LEAST_TOP, *known.values()])
    step = panel.w / max(len(known), 2)
    for index, (level, average) in enumerate(known.items()):
        x = panel.x + index * step + step * 0.2
        won = sum(one.outcome == "won" for one in by_level[level])
        panel.bar((x, step * 0.6), max(average, 0) / most, YOU, str(round(average)))
        words = f"{re.split('[,:(]', level)[0][:14]} {won}/{len(by_level[level])}"
        below = (x + step * 0.3, panel.y + panel.h + 18)
        panel.picture.add(Lettering(below, words, 14, anchor="middle", colour=MUTED))


def _win_rate(panel: Panel, games: Sequence[Ended], phrases: Phrases) -> None:
    """The share of games won so far, after each game from the first to the newest."""
    panel.head(phrases.say("page_plot_win_rate"))
    won = accumulate(one.outcome == "won" for one in games)
    shares = [PERCENT * number / place for place, number in enumerate(won, 1)]
    half = panel.y + panel.h / 2 / HEADROOM + panel.h * (1 - 1 / HEADROOM)
    panel.picture.add(
        Stroke(((panel.x, half), (panel.x + panel.w - 60, half)), LINE),
        Lettering(
            (panel.x, half - 4), phrases.say("page_plot_share", {"share": PERCENT // 2}), 12, colour=MUTED
        ),
    )
    words = phrases.say("page_plot_share", {"share": round(shares[-1])})
    series: Series = {words: (shares, WON)}
    _lines(Scale.of(panel, series, PERCENT), series)


def _lengths(panel: Panel, games: Sequence[Ended], phrases: Phrases) -> None:
    """How many minutes each game took."""
    panel.head(phrases.say("page_plot_lengths"))
    most = HEADROOM * max([LEAST_TOP, *(one.minutes for one in games if one.minutes)])
    step = panel.w / max(len(games), 4)
    for index, one in enumerate(games):
        if one.minutes:
            along = (panel.x + index * step + 2, step * 0.7)
            panel.bar(along, one.minutes / most, OUTCOMES.get(one.outcome, MUTED), str(one.minutes))


def _rounds(panel: Panel, games: Sequence[Ended], phrases: Phrases) -> None:
    """The average after each round, the player's and the best of the others."""
    panel.head(phrases.say("page_plot_rounds"))
    number = max(len(one.rounds) for one in games)
    yours, theirs = [], []
    for place in range(number):
        scores = [one.rounds[place] for one in games if place < len(one.rounds)]
        yours.append(_average(best_of_players(score) for score in scores))
        theirs.append(_average(_best_of_bots(score) for score in scores))
    both = {"page_head_you": (yours, YOU), "page_head_bot": (theirs, BOT)}
    named: Series = {
        f"{phrases.say(key)} {round(values[-1])}": (values, colour)
        for key, (values, colour) in both.items()
        if values[-1] is not None
    }
    _lines(Scale.of(panel, named), named)


def _best_of_bots(scores: Mapping[str, int]) -> int | None:
    return max((score for column, score in scores.items() if not is_player(column)), default=None)


def _average(scores: Iterable[int | None]) -> float | None:
    known = [score for score in scores if score is not None]
    return mean(known) if known else None


class Scale(NamedTuple):
    """What the bottom and the top of a panel stand for, and where its lines end."""

    panel: Panel
    least: float
    most: float
    right: float

    @classmethod
    def of(cls, panel: Panel, series: Series, top: float = 0.0) -> Scale:
        """Make a scale with room for every value, and for the words after the last one."""
        known = [value for values, _ in series.values() for value in values if value is not None]
        most = HEADROOM * (top or max([LEAST_TOP, *known]))
        room = 16 + LETTER * max(map(len, series), default=0)
        return cls(panel, min([0, *known]), most, panel.x + panel.w - room)

    def spot(self, value: float, place: int, number: int) -> Xy:
        """Where one of so many values is drawn."""
        left = self.panel.x + 20
        return left + place * (self.right - left) / max(1, number - 1), self.height(value)

    def height(self, value: float) -> float:
        """How far down a value is drawn."""
        share = (value - self.least) / (self.most - self.least)
        return self.panel.y + self.panel.h * (1 - share)


def _lines(scale: Scale, series: Series) -> None:
    """A line for each series, with its words at the end, placed so that none overlap."""
    picture, ends = scale.panel.picture, []
    if scale.least < 0:
        zero = scale.height(0)
        picture.add(Stroke(((scale.panel.x, zero), (scale.right, zero)), LINE))
    for tone, (words, (values, colour)) in enumerate(series.items()):
        places = ((place, value) for place, value in enumerate(values) if value is not None)
        spots = [scale.spot(value, place, len(values)) for place, value in places]
        if spots:
            kind = f"tone-{tone}"
            picture.add(Stroke(spots, colour, 3, f"line {kind}"))
            if len(spots) <= MOST_DOTS:
                picture.add(*(Dot(spot, 4, colour, kind) for spot in spots))
            ends.append((spots[-1][1], spots[-1][0], words, colour, kind))
    lowest = -APART
    for y, x, words, colour, kind in sorted(ends):
        lowest = max(y, lowest + APART)
        spot = (x + 10, lowest + 4)
        picture.add(Lettering(spot, words, 16, weight=700, colour=colour, kind=f"end {kind}"))


# --- The picture of one game ------------------------------------------------------------------------


def draw_end(play: Play, phrases: Phrases, scores: ScoreTrack) -> Chart:
    """A picture to share of a game that ended: who won, the sheet, and how the scores grew."""
    result = play.result
    assert result, "only a game that ended has a picture"
    picture = Chart(800)
    outcome = phrases.say(f"outcome_{result.outcome}")
    picture.add(
        Bar(0, 0, 800, 150, OUTCOMES.get(result.outcome, MUTED)),
        Lettering((48, 62), play.game.title, 26, colour="#fff", serif=True),
        Lettering((48, 118), outcome, 52, weight=700, colour="#fff", serif=True),
    )
    for index, column in enumerate(result.columns):
        name = phrases.say(f"column_{column}")
        picture.add(Lettering((300 + 90 * index, 198), name, 15, anchor="end", colour=MUTED))
    for index, row in enumerate(result.rows):
        _sheet_row(picture, row.key, row.scores, 230 + 34 * index, phrases)
    bottom = 240 + 34 * len(result.rows)
    points = [point for point in scores.points if point.scores]
    if len(points) > 2:  # noqa: PLR2004 - a line needs more than its two ends
        panel = Panel(picture, 48, bottom + 30, 700, 150)
        panel.head("")
        series = dict(_growth(scores))
        _lines(Scale.of(panel, series), series)
        bottom += 200
    picture.add(Lettering((48, bottom + 40), "Tablemate", 14, colour=MUTED))
    picture.height = bottom + 60
    return picture


def _growth(scores: ScoreTrack) -> Iterable[tuple[str, tuple[list[float | None], str]]]:
    """How each column grew, under its name and last score."""
    points = [point for point in scores.points if point.scores]
    for index, column in enumerate(scores.columns):
        values: list[float | None] = [point.scores.get(column.id) for point in points]
        last = next((value for value in reversed(values) if value is not None), None)
        if last is not None:
            yield f"{column.name} {round(last)}", (values, TONES[index % len(TONES)])


def _sheet_row(picture: Chart, key: str, scores: Sequence[int], y: float, phrases: Phrases) -> None:
    weight = 700 if key == "total" else 400
    picture.add(Lettering((48, y), phrases.say(f"row_{key}"), 19, weight=weight))
    for index, score in enumerate(scores):
        picture.add(Lettering((300 + 90 * index, y), str(score), 19, weight=weight, anchor="end"))


# --- The chart of a game on the page ------------------------------------------------------------------


def show_scores(play: Play, phrases: Phrases) -> ScoreShown:
    """How the scores of a game grew: by turn while it is played, by round once it is over."""
    scores = track(play, phrases)
    shown = ScoreShown(columns=list(scores.columns), counted_late=scores.counted_late)
    if play.result:
        shown.rounds = by_round(scores.points, phrases)
        title, marks = "page_scores_by_round", shown.rounds if len(shown.rounds) > 1 else []
    else:
        title, marks = "page_score_by_turn", by_turn(scores.points)
        if len(marks) < LEAST_TURNS or not any(marks[-1].scores.values()):
            marks = []
    if marks:
        shown.chart = draw_scores(scores.columns, marks, phrases.say(title)).svg()
    return shown


def draw_scores(columns: Sequence[Thing], marks: Sequence[ScoreMark], title: str) -> Chart:
    """A line for each side, with the scores beside it and the turns or rounds below."""
    grown = {column.name: [mark.scores.get(column.id, 0) for mark in marks] for column in columns}
    labels = [mark.label for mark in marks]
    said = [f"{name}: {', '.join(map('{} {}'.format, labels, scores))}" for name, scores in grown.items()]
    picture = Chart(480, 200, words=". ".join([title, *said]))
    series: Series = {
        f"{name} {scores[-1]}": (scores, TONES[index % len(TONES)])
        for index, (name, scores) in enumerate(grown.items())
    }
    scale = Scale.of(Panel(picture, 22, 4, 456, 170), series)
    for share in (0, 0.5, 1):
        value = scale.least + share * (scale.most / HEADROOM - scale.least)
        y = scale.height(value)
        picture.add(
            Stroke(((40, y), (scale.right, y)), LINE),
            Lettering((34, y + 4), str(round(value)), 12, anchor="end", colour=MUTED),
        )
    for place in range(0, len(marks), -(-len(marks) // MOST_LABELS)):
        below = (scale.spot(0, place, len(marks))[0], 194)
        picture.add(Lettering(below, labels[place], 12, anchor="middle", colour=MUTED))
    _lines(scale, series)
    return picture
