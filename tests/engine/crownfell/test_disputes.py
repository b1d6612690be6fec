"""A move that only a practice card forbids is asked about, and counts as the player says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engine.card_form import CardForm
from engine.crownfell import GAME
from engine.crownfell.characters import read_characters
from engine.crownfell.kept import PrintKept
from engine.crownfell.player import take_player_turn
from engine.crownfell.spaces import DIRECTIONS
from engine.errors import IllegalAnswer
from engine.game import Origin, Setup, Sheet
from engine.journal import FileJournal, Source, load
from engine.play import Play
from engine.requests import Choose, Instruction, Look
from tests.engine.crownfell.table import character, game_of, lay, run

if TYPE_CHECKING:
    from pathlib import Path

    from engine.crownfell.table import Table

CHARACTERS = GAME.forms[0]


def practice(**pieces: Any) -> Table:
    """A Stag that moves one step forward on a practice card, and a Duke far off."""
    places: dict[str, Any] = {"black": {"A3": "Stag"}, "white": {"E1": "Duke"}}
    table = lay(character("Stag", "forward1"), **(places | pieces))
    table.practice = frozenset({"Stag"})
    return table


def arrows_of(table: Table) -> dict[str, int]:
    ways = {offset: way for way, offset in DIRECTIONS.items()}
    return {ways[offset]: number for offset, number in table.characters["Stag"].arrows}


@pytest.mark.parametrize(
    ("space", "arrow"),
    [
        pytest.param("A4", {"right": 1}, id="one step"),
        pytest.param("C5", {"forward-right": 2}, id="two steps"),
    ],
)
def test_an_arrow_that_is_kept_counts_from_then_on(space: str, arrow: dict[str, int]) -> None:
    table = practice()
    after = {space: ["Stag"], "E1": ["Duke"]}
    events = run(take_player_turn(table), after, "yes", after)
    kept = next(event for event in events if isinstance(event, PrintKept))
    assert table.board.places["Stag"] == space
    assert arrows_of(table) == {"forward": 1} | arrow
    assert (kept.thing, kept.steps) == next(iter(arrow.items()))


def test_two_moves_by_the_arrow_that_is_there_are_no_dispute() -> None:
    table = practice()
    run(take_player_turn(table), {"C3": ["Stag"], "E1": ["Duke"]})
    assert table.board.places["Stag"] == "C3"
    assert arrows_of(table) == {"forward": 1}


def test_a_move_taken_once_teaches_nothing() -> None:
    table = practice()
    after = {"A4": ["Stag"], "E1": ["Duke"]}
    run(take_player_turn(table), after, "once", after)
    assert table.board.places["Stag"] == "A4"
    assert arrows_of(table) == {"forward": 1}


def test_a_move_that_is_taken_back_is_asked_for_again_and_then_refused() -> None:
    table = practice()
    script = take_player_turn(table)
    request = next(script)
    assert isinstance(request, Look)
    disputed = request.read({"A4": ["Stag"], "E1": ["Duke"]})
    assert isinstance(script.send(disputed), Choose)
    again = script.send("no")
    assert isinstance(again, Look)
    with pytest.raises(IllegalAnswer):
        again.read({"A4": ["Stag"], "E1": ["Duke"]})
    assert table.board.places["Stag"] == "A3"


def test_a_leap_that_no_arrow_prints_can_only_be_taken_once() -> None:
    table = practice()
    script = take_player_turn(table)
    request = next(script)
    assert isinstance(request, Look)
    question = script.send(request.read({"C4": ["Stag"], "E1": ["Duke"]}))
    assert isinstance(question, Choose)
    assert question.options == ("once", "no")


def test_a_capture_by_an_arrow_the_sheet_lacks_captures() -> None:
    table = practice(white={"B4": "Duke", "E1": "Pyro"})
    after = {"B4": ["Stag"], "E1": ["Pyro"]}
    run(take_player_turn(table), after, "yes", after)
    assert [card for card, _ in table.discard] == ["Duke"]


@pytest.mark.parametrize(
    ("table", "after"),
    [
        pytest.param(practice(), {"A3": ["Stag"], "D1": ["Duke"]}, id="an enemy's card"),
        pytest.param(
            practice(hand="Angel"),
            {"A3": ["Stag"], "C1": ["Angel"], "E1": ["Duke"]},
            id="a card from the hand",
        ),
        pytest.param(practice(), {"B3": ["Stag"]}, id="a card that is gone"),
    ],
)
def test_what_no_diagram_has_a_say_in_is_refused_as_before(table: Table, after: dict[str, list[str]]) -> None:
    request = next(take_player_turn(table))
    assert isinstance(request, Look)
    with pytest.raises(IllegalAnswer):
        request.read(after)


def test_a_locked_card_stays_where_it_is() -> None:
    table = practice()
    table.learn(character("Duke", lock="forward-forward-forward-forward"))
    table.board = table.board.with_card("Duke", "E3")
    request = next(take_player_turn(table))
    assert isinstance(request, Look)
    with pytest.raises(IllegalAnswer) as caught:
        request.read({"A4": ["Stag"], "E3": ["Duke"]})
    assert caught.value.rule.id == "locked"


def test_a_card_the_owner_entered_is_believed() -> None:
    table = practice()
    table.practice = frozenset()
    request = next(take_player_turn(table))
    assert isinstance(request, Look)
    with pytest.raises(IllegalAnswer):
        request.read({"A4": ["Stag"], "E1": ["Duke"]})


# --- A whole game -------------------------------------------------------------------------------------


def at_first_action(journal: FileJournal | None = None, text: str = "") -> Play:
    """A game up to the player's first action, the Stag deployed on A3."""
    sheets = {CHARACTERS.name: Sheet(Origin.STAND_IN, text)} if text else {}
    play = Play(GAME, Setup(7, sheets=sheets), journal)
    while not isinstance(play.request, Look):
        asked = isinstance(play.request, Choose)
        play.answer("practice" if asked else True, Source.KEYBOARD)
    deploy(play)
    return play


def deploy(play: Play) -> None:
    assert isinstance(play.request, Look)
    play.answer({**grid(play), "A3": ["Stag"]}, Source.KEYBOARD)


def grid(play: Play) -> dict[str, list[str]]:
    return {space: list(stack) for space, stack in game_of(play).table.board.stacks.items()}


def moved(play: Play, space: str) -> dict[str, list[str]]:
    return {place: cards for place, cards in grid(play).items() if cards != ["Stag"]} | {space: ["Stag"]}


def test_a_kept_arrow_is_the_same_in_a_replay_and_gone_after_an_undo(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with FileJournal.create(path, GAME, Play(GAME, Setup(7)).setup) as journal:
        _keep_and_take_back(at_first_action(journal), path)


def _keep_and_take_back(play: Play, path: Path) -> None:
    before = (play.view(), play.events, game_of(play).table.characters["Stag"])
    play.answer(moved(play, "B4"), Source.KEYBOARD)
    play.answer("yes", Source.KEYBOARD)
    replayed = Play.resume(GAME, load(path))
    assert (replayed.view(), replayed.events) == (play.view(), play.events)
    assert game_of(replayed).table.characters == game_of(play).table.characters
    play.undo()
    play.undo()
    assert (play.view(), play.events, game_of(play).table.characters["Stag"]) == before
    assert play.redo()
    assert play.redo()
    assert play.view() == replayed.view()


def test_the_shipped_sheet_itself_learns_nothing() -> None:
    play = at_first_action()
    play.answer(moved(play, "B4"), Source.KEYBOARD)
    play.answer("yes", Source.KEYBOARD)
    assert read_characters(CHARACTERS.shipped.text)["Stag"] != game_of(play).table.characters["Stag"]
    assert (
        game_of(Play(GAME, Setup(7))).table.characters["Stag"]
        == read_characters(CHARACTERS.shipped.text)["Stag"]
    )


# --- Cards that are not entered yet -------------------------------------------------------------------


def partly_entered() -> str:
    cards = CardForm(CHARACTERS, CHARACTERS.shipped.text)
    return cards.write("character", 0, cards.card("character", 0).values).text


def test_a_game_with_practice_cards_alone_asks_for_none() -> None:
    play = at_first_action()
    assert not any(answer.topic == "unknown_card" for answer in play.answers)


def test_once_the_owner_has_begun_each_unknown_enemy_is_asked_for_once() -> None:
    play = at_first_action(text=partly_entered())
    asked = [answer for answer in play.answers if answer.topic == "unknown_card"]
    assert len(asked) == 3


def test_a_player_who_does_not_want_to_be_asked_is_asked_no_more() -> None:
    play = Play(GAME, Setup(7, sheets={CHARACTERS.name: Sheet(Origin.STAND_IN, partly_entered())}))
    while not isinstance(play.request, Look):
        value = "practice_all" if isinstance(play.request, Choose) else True
        assert isinstance(play.request, Choose | Instruction)
        play.answer(value, Source.KEYBOARD)
    assert [answer.topic for answer in play.answers].count("unknown_card") == 1
