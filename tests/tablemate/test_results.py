"""Results of all games: noted once, kept when the journals are gone, told as CSV and as charts."""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote
from xml.etree import ElementTree as ET

import pytest
from PIL import Image
from typer.testing import CliRunner

from engine.game import Setup
from engine.games import GAMES
from engine.journal import Source
from tablemate import storage
from tablemate.commands.cli import app
from tablemate.page.messages.common import Thing
from tablemate.page.messages.state import ScoreMark
from tablemate.page.results import kept, trackers
from tablemate.page.results.chart import Lettering
from tablemate.page.results.plots import draw_end, draw_game, draw_scores
from tablemate.page.results.scores import ScorePoint, by_round, by_turn, track
from voice.phrases import Phrases

if TYPE_CHECKING:
    from pathlib import Path

    from engine.play import Play


def play_to_the_end(game: str, seed: int) -> Play:
    play = storage.begin_play(GAMES[game], Setup(seed))
    rng = Random(seed)
    while play.request:
        play.answer(play.request.sample(rng), Source.PAGE)
    play.journal.close()  # type: ignore[union-attr]
    return play


def test_a_game_that_ended_is_a_result_with_its_scores(home: Path) -> None:
    play = play_to_the_end("wingspan", 3)
    (one,) = kept.all_results()
    assert play.result
    assert (one.game, one.outcome, one.difficulty) == ("wingspan", play.result.outcome, "eagle")
    assert one.scores == kept.final_scores(play.result)
    assert one.you == one.scores["player"]
    assert one.bot == one.scores["automa"]
    assert len(one.rounds) == 4
    assert (home / kept.FILE).read_text(encoding="utf-8").count("\n") == 1


def test_a_result_outlives_its_journal(home: Path) -> None:
    play_to_the_end("crownfell", 3)
    before = kept.all_results()
    for journal in (home / "journals").glob("*.jsonl"):
        journal.unlink()
    assert kept.all_results() == before


def test_a_game_that_goes_on_is_no_result() -> None:
    storage.begin_play(GAMES["wingspan"], Setup(1)).journal.close()  # type: ignore[union-attr]
    assert kept.all_results() == []


def test_the_players_own_score_is_found_among_others() -> None:
    assert kept.best_of_players({"automountie": 4, "you": 2}) == 2
    assert kept.is_player("player_2")
    assert not kept.is_player("factoryon")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_has_charts_and_a_picture_of_its_end(game: str) -> None:
    play = play_to_the_end(game, 2)
    phrases = Phrases(GAMES[game])
    end = draw_end(play, phrases, track(play, phrases))
    assert play.result
    assert phrases.say(f"outcome_{play.result.outcome}") in "".join(ET.fromstring(end.svg()).itertext())  # noqa: S314 - our own
    charts = "".join(ET.fromstring(draw_game(kept.all_results()).svg()).itertext())  # noqa: S314 - our own
    assert "Game by game" in charts
    assert "Won so far" in charts


def test_a_round_counts_by_its_last_turn_and_the_end_stands_behind_the_rounds() -> None:
    points = [
        ScorePoint(1, 1, {"you": 1}),
        ScorePoint(2, 1, {"you": 4}),
        ScorePoint(3, 2, {"you": 6}),
        ScorePoint(4, None, {"you": 9}),
    ]
    marks = by_round(points, Phrases())
    assert [(mark.label, mark.scores["you"]) for mark in marks] == [
        ("Round 1", 4),
        ("Round 2", 6),
        ("End", 9),
    ]
    assert by_round([], Phrases()) == []
    assert [(mark.label, mark.scores["you"]) for mark in by_turn(points)] == [
        ("1", 1),
        ("2", 4),
        ("3", 6),
        ("4", 9),
    ]


def test_words_at_the_ends_of_lines_never_lie_on_each_other() -> None:
    columns = [Thing(id=one, name=one.title()) for one in ("you", "bot", "other")]
    marks = [
        ScoreMark(label=str(turn), scores=dict.fromkeys(("you", "bot", "other"), 5)) for turn in range(9)
    ]
    chart = draw_scores(columns, marks, "Score")
    heights = sorted(
        mark.spot[1] for mark in chart.marks if isinstance(mark, Lettering) and "end" in mark.kind
    )
    assert all(later - earlier >= 16 for earlier, later in pairwise(heights))
    assert "You: 0 5, 1 5" in chart.words


def test_results_are_printed_and_written(home: Path) -> None:
    runner = CliRunner()
    play_to_the_end("wingspan", 3)
    shown = runner.invoke(app, ["results"])
    assert "Wingspan" in shown.output
    file, folder = home / "out.csv", home / "plots"
    runner.invoke(app, ["results", "wingspan", "--csv", str(file), "--plots", str(folder)])
    assert (
        file.read_text(encoding="utf-8").splitlines()[0].startswith("ended,game,difficulty,outcome,you,bot")
    )
    assert (folder / "wingspan.svg").exists()
    with Image.open(folder / "wingspan.png") as picture:
        assert picture.width == 2 * 640
        assert len(set(picture.convert("L").resize((64, 58)).tobytes())) > 20  # something is drawn


def ended(number: int, outcome: str, minutes: int | None) -> kept.Ended:
    scores = {"player": 40 + 7 * number, "automa": 60}
    return kept.Ended(
        f"g{number}", "wingspan", f"2026-11-{10 + number}", outcome, "eagle", scores, [], minutes
    )


def test_win_rate_and_length_are_charts_of_their_own() -> None:
    newest_first = [ended(4, "won", 44), ended(3, "won", 51), ended(2, "lost", None), ended(1, "lost", 62)]
    texts = " ".join(ET.fromstring(draw_game(newest_first).svg()).itertext())  # noqa: S314 - our own
    assert "Won so far" in texts
    assert "Minutes" in texts
    svg = draw_game(newest_first).svg()
    assert ">50 %<" in svg  # two of four are won
    assert all(f">{minutes}<" in svg for minutes in (44, 51, 62))


@pytest.mark.parametrize(
    "change",
    [
        {"game": []},
        {"game": "\ud800"},
        {"outcome": "eaten"},
        {"outcome": {}},
        {"scores": 3},
        {"scores": {"player": "many"}},
        {"rounds": [3]},
        {"rounds": None},
        {"ended": 7},
        {"difficulty": "\x1b[2J"},
        {"minutes": "1"},
        {"turns": None},
        {"more": 1},
    ],
    ids=str,
)
def test_a_spoilt_result_is_noted_anew(home: Path, change: dict[str, Any]) -> None:
    play_to_the_end("wingspan", 3)
    (good,) = kept.all_results()
    file = home / kept.FILE
    file.write_text(json.dumps({**asdict(good), **change}) + "\n", encoding="utf-8")
    assert kept.all_results() == [good]
    assert kept.as_csv([good])


@pytest.mark.parametrize("line", [b"\xff\xfe\n", b"[" * 100_000 + b"\n", b"nonsense\n", b"3\n"])
def test_a_line_of_results_that_is_none_is_left_out(home: Path, line: bytes) -> None:
    play_to_the_end("wingspan", 3)
    good = kept.all_results()
    with (home / kept.FILE).open("ab") as file:
        file.write(line)
    assert kept.all_results() == good


@pytest.mark.parametrize("at", ["never", 5, "0001-01-01T00:00:00+23:00", "2020-01-01T00:00:00", None])
def test_a_journal_with_a_strange_time_is_a_result_all_the_same(home: Path, at: object) -> None:
    play_to_the_end("wingspan", 3)
    (path,) = (home / "journals").glob("*.jsonl")
    header, *rest = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([json.dumps({**json.loads(header), "begun": at}), *rest]), encoding="utf-8")
    assert len(kept.all_results()) == 1


@pytest.mark.parametrize("difficulty", ["=1+1", "+1", "-1", "@SUM(A1)"])
def test_no_cell_of_the_exported_results_is_a_formula(difficulty: str) -> None:
    one = kept.Ended("wingspan-1", "wingspan", "2026-01-01", "won", difficulty, {"player": -3, "automa": 7})
    assert f",'{difficulty},won,-3,7," in kept.as_csv([one])


def tracked(**changed: Any) -> kept.Ended:
    facts = {
        "id": "wingspan-2026-01-02-030405",
        "game": "wingspan",
        "ended": "2026-01-02T04:05:06+01:00",
        "outcome": "won",
        "difficulty": "eagle",
        "scores": {"player": 80, "automa": 75},
        "minutes": 52,
    }
    return kept.Ended(**{**facts, **changed})


def read_link(link: str) -> Any:
    address, _, data = link.partition("?data=")
    assert address == "https://app.bgstatsapp.com/createPlay.html"
    return json.loads(unquote(data))


def test_a_game_is_handed_to_bg_stats_in_its_own_terms() -> None:
    assert read_link(trackers.bg_stats_link(tracked())) == {
        "sourceName": "Tablemate",
        "sourcePlayId": "wingspan-2026-01-02-030405",
        "playDate": "2026-01-02 03:05:06",
        "durationMin": 52,
        "board": kept.difficulty_words(tracked()),
        "game": {
            "name": "Wingspan",
            "sourceGameId": "tablemate-wingspan",
            "bggId": 266192,
            "highestWins": True,
            "noPoints": False,
        },
        "players": [
            {
                "name": "You",
                "sourcePlayerId": "tablemate-you",
                "score": 80,
                "winner": True,
                "startPlayer": False,
            },
            {
                "name": "Automa",
                "sourcePlayerId": "tablemate-wingspan-automa",
                "score": 75,
                "winner": False,
                "startPlayer": False,
            },
        ],
    }


@pytest.mark.parametrize(
    ("outcome", "scores", "winners"),
    [
        pytest.param("won", {"you": 9, "automaton": 3, "factoryon": 5}, ["You"], id="the person"),
        pytest.param("lost", {"you": 4, "automaton": 3, "factoryon": 5}, ["Factoryon"], id="the better bot"),
        pytest.param("shared", {"you": 5, "automaton": 3, "factoryon": 5}, ["You", "Factoryon"], id="both"),
    ],
)
def test_bg_stats_is_told_who_won(outcome: str, scores: dict[str, int], winners: list[str]) -> None:
    play = trackers.describe_play(tracked(game="origin_story", outcome=outcome, scores=scores, minutes=None))
    assert [player["name"] for player in play["players"] if player["winner"]] == winners
    assert "bggId" not in play["game"]
    assert "durationMin" not in play


@pytest.mark.parametrize(
    ("game", "scores", "players"),
    [
        pytest.param("flat_earth", {"mission": 3}, {"tablemate-you": "You"}, id="a game without a bot"),
        pytest.param(
            "my_little_scythe",
            {"player_1": 4, "player_2": 3, "automountie": 2},
            {
                "tablemate-my_little_scythe-player_1": "Player 1",
                "tablemate-my_little_scythe-player_2": "Player 2",
                "tablemate-my_little_scythe-automountie": "Automountie",
            },
            id="two people",
        ),
    ],
)
def test_bg_stats_tells_people_apart(game: str, scores: dict[str, int], players: dict[str, str]) -> None:
    play = trackers.describe_play(tracked(game=game, scores=scores, difficulty="three"))
    assert {player["sourcePlayerId"]: player["name"] for player in play["players"]} == players


def test_the_command_writes_a_page_with_a_link_for_each_game(tmp_path: Path) -> None:
    play_to_the_end("wingspan", 3)
    play_to_the_end("crownfell", 3)
    page = tmp_path / "plays.html"
    assert CliRunner().invoke(app, ["results", "--bg-stats", str(page)]).exit_code == 0
    links = re.findall(r'href="([^"]+)"', page.read_text(encoding="utf-8"))
    assert {read_link(link)["game"]["name"] for link in links} == {"Wingspan", "Crownfell: The Last Stand"}
