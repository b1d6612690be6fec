"""Files that mean harm: each is refused in a sentence with its name, whatever stands in it."""

from __future__ import annotations

import json
import time
from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.errors import BadData, BadJournal, shorten
from engine.game import Setup, complete
from engine.games import GAMES, find_game
from engine.journal import FileJournal, is_noted_over, load
from engine.play import Play
from tests.engine import play_until_killed
from tests.engine.random_play import play_on
from tests.explained import explained, refuses
from tests.hostile import STRANGE, spoil

if TYPE_CHECKING:
    from pathlib import Path

    from engine.game import SheetForm

WINGSPAN = find_game("wingspan")
FORMS = [pytest.param(form, id=f"{game.id} {form.name}") for game in GAMES.values() for form in game.forms]
WELL_KNOWN = ({}, -1, 10**400)  # no options, no sheets, and any whole number as a seed
ROUNDS = 60  # `python -m tests.fuzz` tries ten thousand of each


@pytest.fixture(scope="module")
def journal_text(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("journals") / "game.jsonl"
    setup = complete(WINGSPAN, Setup(11))
    with FileJournal.create(path, WINGSPAN, setup) as journal:
        play = play_on(Play(WINGSPAN, setup, journal), Random(11), answers=20)
        play.undo()
        play.redo()
    return path.read_text(encoding="utf-8")


def change_line(text: str, number: int, **fields: object) -> str:
    lines = text.splitlines()
    lines[number - 1] = json.dumps({**json.loads(lines[number - 1]), **fields})
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("fields", [{"undo": 0}, {"undo": -1}, {"redo": 0}, {"redo": True}, {"undo": 10**30}])
def test_taking_back_none_or_more_than_there_is_is_refused(
    tmp_path: Path, journal_text: str, fields: dict[str, object]
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(change_line(journal_text, 4, **fields), encoding="utf-8")
    with refuses(BadJournal, match="line 4: the entry cannot be used"):
        load(path)


@pytest.mark.parametrize("field", ["game", "rules", "seed", "options", "sheets", "tablemate"])
@pytest.mark.parametrize("value", [one for one in STRANGE if one not in WELL_KNOWN], ids=shorten)
def test_a_header_of_another_kind_is_refused(
    tmp_path: Path, journal_text: str, field: str, value: object
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(change_line(journal_text, 1, **{field: value}), encoding="utf-8")
    with refuses(BadJournal, match=f"{path.name}, line 1"):
        Play.resume(WINGSPAN, load(path))


def test_brackets_nested_too_deeply_are_a_damaged_line(tmp_path: Path, journal_text: str) -> None:
    path = tmp_path / "game.jsonl"
    deep = '{"n": 3, "value": ' + "[" * 100_000 + "]" * 100_000 + "}\n"
    lines = journal_text.splitlines(keepends=True)
    path.write_text("".join([*lines[:3], deep, *lines[4:]]), encoding="utf-8")
    with refuses(BadJournal, match="line 4: the line is damaged"):
        load(path)


def test_a_spoilt_journal_is_refused_or_read_and_never_breaks(tmp_path: Path, journal_text: str) -> None:
    path, rng = tmp_path / "game.jsonl", Random(1)
    for _ in range(ROUNDS):
        path.write_bytes(spoil(journal_text, rng))
        try:
            Play.resume(WINGSPAN, load(path))
        except BadJournal as error:
            assert str(path) in explained(error)  # noqa: PT017 - what is not refused is read


@pytest.mark.parametrize("form", FORMS)
def test_a_spoilt_sheet_is_refused_or_read_and_never_breaks(form: SheetForm) -> None:
    rng = Random(2)
    for _ in range(ROUNDS):
        text = spoil(form.shipped.text, rng).decode("utf-8", "replace")
        try:
            form.check(text)
            form.draw(text)
        except BadData as error:
            assert explained(error)  # noqa: PT017 - as above


@pytest.mark.parametrize("form", FORMS)
def test_a_sheet_with_a_line_that_is_too_long_is_refused_at_once(form: SheetForm) -> None:
    began = time.process_time()
    with refuses(BadData, match=r"line 1: it has 200,005 characters"):
        form.check("a" + ".a" * 100_000 + " = 1\n" + form.shipped.text)
    assert time.process_time() - began < 1


def test_keys_of_thousands_of_dots_are_refused_at_once() -> None:
    form, began = find_game("flat_earth").forms[0], time.process_time()
    with refuses(BadData, match=r"line 2: it has 5,000 dots"):
        form.check('origin = "owner"\n' + ("a" + ".a" * 5000 + " = 1\n") * 90)
    assert time.process_time() - began < 1


@pytest.mark.parametrize("value", ["x" * 3000, "\\u001b[2J"], ids=["too long", "an escape sequence"])
def test_a_name_nobody_could_read_is_refused_when_the_sheet_is_checked(value: str) -> None:
    form = find_game("flat_earth").forms[0]
    text = form.shipped.text.replace('text = "', f'text = "{value}', 1)
    with refuses(BadData, match="line"):
        form.check(text)


def test_a_cell_nobody_could_read_is_refused_when_the_sheet_is_checked() -> None:
    form = WINGSPAN.forms[0]
    for name in ("x" * 1000, "\x1b[2J"):
        with refuses(BadData, match="line 2: card is"):
            form.check(form.shipped.text.replace("\nA01,", f"\n{name},", 1))


# --- one program at a time ------------------------------------------------------------------------


def test_a_saved_game_is_held_by_one_program_until_it_lets_go(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    setup = complete(WINGSPAN, Setup(11))
    with FileJournal.create(path, WINGSPAN, setup) as journal:
        play_on(Play(WINGSPAN, setup, journal), Random(11), answers=9)
        before = path.read_bytes()
        with refuses(BadJournal, match="another Tablemate is playing this game"):
            Play.resume(WINGSPAN, load(path), FileJournal.reopen)
        assert path.read_bytes() == before
    play = Play.resume(WINGSPAN, load(path), FileJournal.reopen)
    play.journal.close()  # type: ignore[union-attr]


def test_a_program_that_is_killed_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    child, receiver = play_until_killed.start(path, 3)
    with receiver:
        receiver.recv()
        with refuses(BadJournal, match="another Tablemate"):
            FileJournal.reopen(load(path))
        child.kill()
        child.join()
    FileJournal.reopen(load(path)).close()


def test_what_another_program_wrote_meanwhile_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    setup = complete(WINGSPAN, Setup(11))
    with FileJournal.create(path, WINGSPAN, setup) as journal:
        play = play_on(Play(WINGSPAN, setup, journal), Random(11), answers=9)
        early = load(path)
        play_on(play, Random(11), answers=1)
    whole = path.read_bytes()
    with refuses(BadJournal, match="wrote to it just now"):
        FileJournal.reopen(early)
    assert path.read_bytes() == whole


# --- games that are over --------------------------------------------------------------------------


def test_that_a_game_is_over_stands_in_its_last_line_until_it_is_undone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    setup = complete(WINGSPAN, Setup(11))
    with FileJournal.create(path, WINGSPAN, setup) as journal:
        play = play_on(Play(WINGSPAN, setup, journal), Random(11), answers=9)
        assert not is_noted_over(path)
        play_on(play, Random(11))
        assert (is_noted_over(path), load(path).over) == (True, True)
        play.undo()
        assert (is_noted_over(path), load(path).over) == (False, False)
        play.redo()
        assert is_noted_over(path)
    assert Play.resume(WINGSPAN, load(path)).result == play.result


def test_an_answer_after_the_end_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    setup = complete(WINGSPAN, Setup(11))
    with FileJournal.create(path, WINGSPAN, setup) as journal:
        play_on(Play(WINGSPAN, setup, journal), Random(11))
    lines = path.read_text(encoding="utf-8").splitlines()
    again = {**json.loads(lines[-2]), "n": len(lines)}
    path.write_text("\n".join([*lines, json.dumps(again)]) + "\n", encoding="utf-8")
    with refuses(BadJournal, match="the game was over before it"):
        load(path)
