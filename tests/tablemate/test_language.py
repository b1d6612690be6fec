"""A second language is added by adding files: a whole short game, the help and the doctor speak it."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING, cast

import pytest

from engine.games import GAMES, find_game
from engine.wingspan.automa import RULES
from tablemate.commands.cli import main
from tablemate.language import language_file, take_up
from tablemate.page.api.enter import EnterApi
from tablemate.page.messages.enter import CardFilled
from tablemate.watching.describing import describe_words
from tests.dotted import NAME, dotted, write_language
from vision.look import Seen, SeenPicture
from voice.phrases import FOLDER, LANGUAGE, spoken_language
from voice.program import TYPED

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tablemate.room import Room

    Run = Callable[..., tuple[str, str]]
GOALS = dotted("birds in forest, eggs in bowl, sets, cavity bird")
# What is the same in every language: how a command is typed, names of files, and what is printed on cards.
# Babel, which does not know a made-up language, lists words in it as in English.
TYPED_WORDS = "python start py tablemate play look calibrate say deck wingspan crownfell flat_earth origin_story or and qaa"


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command line as if typed, with lines for it to read; what it printed and what it complained of."""
    monkeypatch.setenv(FOLDER, str(write_language(tmp_path / "phrases", RULES.values())))
    monkeypatch.setenv("TABLEMATE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv(TYPED, "python3 start.py")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv(LANGUAGE, NAME)

    def run(*typed: str, lines: str = "", code: int = 0) -> tuple[str, str]:
        monkeypatch.setattr("sys.argv", ["tablemate", *typed])
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capsys.readouterr()
        assert (ended.value.code or 0) == code, printed
        return printed.out, printed.err

    return run


def english_in(text: str) -> set[str]:
    """The plain words of a text that are neither printed on cards nor typed in any language."""
    game = find_game("wingspan")
    sections = [rule.section for rule in RULES.values()]
    printed = " ".join([*game.names.values(), *(one.title for one in GAMES.values()), *sections, TYPED_WORDS])
    allowed = {word.casefold() for word in re.findall(r"[A-Za-z]+", printed)}
    return {word for word in re.findall(r"[A-Za-z]{2,}", text) if word.casefold() not in allowed}


def test_a_game_speaks_the_language_to_its_saved_end(run: Run) -> None:
    lines = f"\n\n{GOALS}\n\n{dotted('why')}\n{dotted('help')}\nosprey, mallard, red tail\n\n{dotted('score')}\n\nx\n"
    said, _ = run("play", "wingspan", "-y", "--quiet", "--no-page", "--seed", "2", lines=lines)
    assert dotted("The Automa takes") in said
    assert english_in(said) == set()


def test_the_help_speaks_it(run: Run) -> None:
    for words in ([], ["play"], ["look"], ["calibrate"], ["say"], ["deck"]):
        said, _ = run(*words, "--help")
        assert dotted("Usage:") in said
        names = re.sub(
            r"--?[a-z-]+|<[^>]*>|[A-Z.]{3,}\w*|^│ [a-z]+ |tablemate [a-z]+", " ", said, flags=re.MULTILINE
        )
        assert english_in(names) <= {
            "wingspan",
            "table",
            "mm",
            "difficulty",
            "eaglet",
            "png",
            "id",
            "csv",
            "PNG",
        }


def test_the_doctor_speaks_it(run: Run) -> None:
    said, _ = run("doctor", code=1)
    own = r"/\S+|\S+\.(csv|toml)|\([^)]*\)|espeak-ng|English|Python"  # names of files, voices and programs; the system's words
    told = re.sub(own, "", said)
    assert dotted("saved games") in told
    assert english_in(told) == set()


def test_what_is_seen_in_a_photograph_is_told_in_it(run: Run) -> None:
    seen = SeenPicture("table.jpg", (9, 9), "wingspan", Seen((), (), {}))
    assert run
    assert describe_words(seen) == [
        dotted("I found no card and no die. Lay the cards flat and show them whole.")
    ]


def test_a_refusal_speaks_it(run: Run) -> None:
    _, wrong = run("play", "chess", code=1)
    assert wrong.startswith(dotted("There is no game"))
    _, wrong = run("play", code=2)
    assert english_in(wrong) <= {"GAME"}


def test_a_sheet_that_cannot_be_used_is_refused_in_it(run: Run, tmp_path: Path) -> None:
    form = find_game("wingspan").forms[0]
    sheet = tmp_path / form.name
    sheet.write_text(form.shipped.text.replace("draw_cards", "fly", 1), encoding="utf-8")
    _, wrong = run("deck", "wingspan", "--check", str(sheet), code=1)
    assert dotted("allowed are") in wrong
    written = re.escape(str(sheet)) + "|action|fly|draw_cards|play_bird|lay_eggs|gain_food|out_of_deck"
    assert english_in(re.sub(written, "", wrong.replace("\n", ""))) == set()


def test_a_saved_game_that_cannot_be_read_is_refused_in_it(run: Run, tmp_path: Path) -> None:
    journal = tmp_path / "game.jsonl"
    journal.write_text('{"tablemate": 1, "sheets": 3}\n', encoding="utf-8")
    _, wrong = run("replay", str(journal), code=1)
    assert dotted("the header is damaged") in wrong
    assert english_in(re.sub(re.escape(str(journal)) + "|sheets", "", wrong.replace("\n", ""))) == set()


def test_a_wrong_field_of_the_pages_form_is_refused_in_it(run: Run) -> None:
    assert run
    where = {"game": "crownfell", "sheet": "solo_cards.toml", "heading": "card", "place": 0}
    values = {"actions": ["move", "move"], "arrow": "left", "turn": "clockwise"}
    checked = EnterApi(cast("Room", None)).check(CardFilled(**where, values=values))
    assert checked.errors == {"actions": dotted("each action is allowed once")}


def test_a_language_that_was_chosen_is_kept(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(LANGUAGE)
    monkeypatch.setattr("tablemate.language.find_system_language", lambda: "")
    assert "cards" in run("games")[0]
    assert dotted("cards") in run("games", "--language", NAME)[0]
    monkeypatch.delenv(LANGUAGE)
    assert dotted("cards") in run("games")[0]
    assert "cards" in run("--language=en", "games")[0]


@pytest.mark.parametrize(("system", "spoken"), [("de", "de"), ("xx", "en"), ("", "en")])
def test_the_first_time_it_is_the_system_s_if_there_are_words_for_it(
    monkeypatch: pytest.MonkeyPatch, system: str, spoken: str
) -> None:
    monkeypatch.delenv(LANGUAGE)
    monkeypatch.setattr("tablemate.language.find_system_language", lambda: system)
    assert take_up(["games"]) == ["games"]
    assert spoken_language() == spoken
    assert not language_file().exists()  # nobody chose it


def test_a_language_that_is_not_there_is_refused_with_those_that_are(run: Run) -> None:
    _, wrong = run("games", "--language", "klingon", code=1)
    assert dotted("I don't speak") in wrong
    assert {"en", NAME} <= set(re.findall(r"\b[a-z]{2,3}\b", wrong))
