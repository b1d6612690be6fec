"""A card entered in the midst of a game counts at once, is in the journal, and is no answer to be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.errors import BadData, BadJournal
from engine.game import Setup, complete
from engine.games import find_game
from engine.journal import FileJournal, Source, load
from engine.play import Play
from engine.requests import Look
from tablemate.card_editing import CardForm
from tests.engine.crownfell.table import game_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GAME = find_game("crownfell")
FORM = GAME.forms[0]
ANGEL = 0


def with_angel(text: str = FORM.shipped.text, **values: object) -> str:
    cards = CardForm(FORM, text)
    angel = cards.card("character", ANGEL)
    return cards.write("character", ANGEL, {**angel.values, **values}).text


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


@pytest.fixture
def play(path: Path) -> Iterator[Play]:
    setup = complete(GAME, Setup(3))
    with FileJournal.create(path, GAME, setup) as journal:
        play = Play(GAME, setup, journal)
        while not isinstance(play.request, Look):
            play.answer(True, Source.KEYBOARD)
        yield play


def angel_of(play: Play) -> object:
    return game_of(play).table.characters["Angel"]


def deploy_angel(play: Play) -> None:
    board = {space: list(stack) for space, stack in game_of(play).table.board.stacks.items()}
    play.answer({**board, "A1": ["Angel"]}, Source.KEYBOARD)


def test_an_entered_card_counts_at_once_and_in_every_replay(play: Play, path: Path) -> None:
    before = angel_of(play)
    assert play.amend(FORM.name, with_angel(arrows={"back": 2}))
    assert angel_of(play) != before
    assert play.setup_now.sheets[FORM.name].text == with_angel(arrows={"back": 2})
    deploy_angel(play)
    again = Play.resume(GAME, load(path))
    assert (angel_of(again), again.view(), again.events) == (angel_of(play), play.view(), play.events)


def test_an_open_question_knows_the_card_at_once(play: Play) -> None:
    deploy_angel(play)
    play.amend(FORM.name, with_angel(arrows={"forward-right": 2}))
    board = {space: list(stack) for space, stack in game_of(play).table.board.stacks.items() if space != "A1"}
    play.answer({**board, "C3": ["Angel"]}, Source.KEYBOARD)
    assert game_of(play).table.board.places["Angel"] == "C3"


def test_undo_takes_back_the_move_and_not_the_card(play: Play, path: Path) -> None:
    deploy_angel(play)
    play.amend(FORM.name, with_angel(arrows={"back": 2}))
    entered = angel_of(play)
    play.undo()
    assert "Angel" not in game_of(play).table.board.places
    assert angel_of(play) == entered
    assert angel_of(Play.resume(GAME, load(path))) == entered


def test_what_was_taken_back_before_a_card_was_entered_is_not_given_again(play: Play, path: Path) -> None:
    deploy_angel(play)
    play.undo()
    play.amend(FORM.name, with_angel(arrows={"back": 2}))
    assert not play.redo()
    assert Play.resume(GAME, load(path)).to_redo is None


def test_answers_behind_an_entered_card_can_be_given_again(play: Play, path: Path) -> None:
    play.amend(FORM.name, with_angel(arrows={"back": 2}))
    deploy_angel(play)
    view = play.view()
    play.undo()
    assert Play.resume(GAME, load(path)).to_redo == play.to_redo
    assert play.redo()
    assert play.view() == view


def test_a_card_of_another_name_waits_for_the_next_game(play: Play) -> None:
    cards = CardForm(FORM, FORM.shipped.text)
    unknown = next(card for card in cards.cards() if card.title == "Seventeenth")
    renamed = cards.write("character", unknown.place, {**unknown.values, "name": "Wyrm"}).text
    before = dict(game_of(play).table.characters)
    assert not play.amend(FORM.name, renamed)
    assert game_of(play).table.characters == before


def test_a_game_that_cannot_learn_says_so() -> None:
    play = Play(find_game("wingspan"), Setup(3))
    form = find_game("wingspan").forms[0]
    assert not play.amend(form.name, form.shipped.text)


def test_a_bad_sheet_changes_nothing(play: Play, path: Path) -> None:
    size = path.stat().st_size
    with pytest.raises(BadData):
        play.amend(FORM.name, "origin = 'owner'")
    assert path.stat().st_size == size


def test_a_disk_that_refuses_leaves_the_game_as_it_was(play: Play) -> None:
    class Full:
        def amended(self, _sheet: str, _text: str) -> None:
            raise OSError("no space")

    before = (angel_of(play), play.view(), list(play.answers), list(play.situations), play.setup_now)
    play.journal = Full()  # type: ignore[assignment] # a fake of the one verb that is called
    with pytest.raises(OSError, match="no space"):
        play.amend(FORM.name, with_angel(arrows={"back": 2}))
    after = (angel_of(play), play.view(), list(play.answers), list(play.situations), play.setup_now)
    assert after == before


def test_a_damaged_sheet_in_a_journal_is_refused(play: Play, path: Path) -> None:
    play.amend(FORM.name, with_angel(arrows={"back": 2}))
    path.write_text(path.read_text(encoding="utf-8").replace("back = 2", "back = 7"), encoding="utf-8")
    with pytest.raises(BadJournal):
        Play.resume(GAME, load(path))
