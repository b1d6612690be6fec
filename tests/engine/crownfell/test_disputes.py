"""A change that only a practice card forbids is asked about, and counts as the player says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engine.crownfell import GAME
from engine.crownfell.disputes import find_suspects, tops_of
from engine.crownfell.events import GridTaken
from engine.crownfell.player import take_player_turn
from engine.errors import IllegalAnswer
from engine.events import SheetAmended
from engine.game import Origin, Setup, Sheet
from engine.journal import FileJournal, Source, load
from engine.play import Play
from engine.practice import FORBIDDEN, FORBIDDEN_BY_SEVERAL, TELL
from engine.requests import Choose, Look
from tablemate.card_editing import CardForm
from tests.engine.crownfell.table import ability, character, game_of, lay
from tests.engine.scripts import run

if TYPE_CHECKING:
    from pathlib import Path

    from engine.crownfell.characters import Ability, Character
    from engine.crownfell.table import Table
    from engine.script import Script

Grid = dict[str, list[str]]
CHARACTERS = GAME.forms[0]
GUIDE = ability("bring", of="anywhere", to="back-left back-right", who="ally")
COMMAND = ability("move", of="adjacent", directions="forward left right", who="ally")
PROMOTE = ability("deploy", to="forward")
FIREBALL = ability("capture", of="forward-forward")


def practice(name: str = "Stag", trick: Ability | None = None, **laid: Any) -> Table:
    """A practice card of the player's on B3 that moves one step forward, and two enemies."""
    places: dict[str, Any] = {"black": {"B3": name}, "white": {"E1": "Duke", "E5": "Angel"}}
    table = lay(character(name, "forward1", ability=trick), **(places | laid))
    make_up(table, name)
    return table


def make_up(table: Table, *names: str) -> None:
    """Have these cards be practice cards, and all others the owner's."""
    table.practice = frozenset(names)
    table.unknown.cards = tuple(card for card in table.unknown.cards if card.title in names)


def enter(table: Table, card: Character) -> None:
    """Enter a card as the owner's, as it is done while the question is open."""
    table.learn(card)
    make_up(table, *(table.practice - {card.name}))


def grid(table: Table, *without: str, **cards: str) -> Grid:
    """The grid with cards laid elsewhere, and some taken off it."""
    gone = {*without, *cards.values()}
    kept = {space: list(stack) for space, stack in table.board.stacks.items() if not gone & set(stack)}
    return kept | {space: [card] for space, card in cards.items()}


def first_look(table: Table) -> Look[Any]:
    request = next(take_player_turn(table))
    assert isinstance(request, Look)
    return request


def suspects(table: Table, *without: str, **cards: str) -> list[str]:
    return find_suspects(table, tops_of(grid(table, *without, **cards)))


# --- Which card it may be --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "gone", "laid", "card"),
    [
        pytest.param(practice(), (), {"B4": "Stag"}, "Stag", id="an arrow"),
        pytest.param(practice(), (), {"D5": "Stag"}, "Stag", id="two arrows"),
        pytest.param(practice(), (), {"D4": "Stag"}, "Stag", id="a leap"),
        pytest.param(
            practice(white={"C4": "Duke", "E5": "Angel"}),
            (),
            {"C4": "Stag"},
            "Stag",
            id="a move that captures",
        ),
        pytest.param(
            practice(white={"D3": "Duke", "E5": "Angel"}), ("Duke",), {}, "Stag", id="a ranged capture"
        ),
        pytest.param(
            practice("Beacon", GUIDE, black={"B3": "Beacon", "A1": "Stag"}),
            (),
            {"B2": "Stag"},
            "Beacon",
            id="where an ability sets a card down",
        ),
        pytest.param(
            practice("Stag", PROMOTE, hand="Pyro"), (), {"C4": "Pyro"}, "Stag", id="where an ability deploys"
        ),
        pytest.param(
            practice("Minstrel", COMMAND, black={"B3": "Minstrel", "B5": "Stag"}),
            (),
            {"C5": "Stag"},
            "Minstrel",
            id="whom an ability reaches",
        ),
        pytest.param(
            practice("Minstrel", COMMAND, black={"B3": "Minstrel", "B4": "Stag"}),
            (),
            {"A4": "Stag"},
            "Minstrel",
            id="where an ability moves a card",
        ),
        pytest.param(
            practice(
                "Minstrel",
                COMMAND,
                black={"B3": "Minstrel", "B4": "Stag"},
                white={"C4": "Duke", "E5": "Angel"},
            ),
            (),
            {"C4": "Stag"},
            "Minstrel",
            id="an ability that captures",
        ),
        pytest.param(practice("Harbinger"), (), {"D1": "Duke"}, "Harbinger", id="an ability nobody knows"),
        pytest.param(practice("Harbinger"), (), {"D1": "Harbinger"}, "Harbinger", id="a move of its own"),
    ],
)
def test_what_a_practice_card_lacks_is_asked_about(
    table: Table, gone: tuple[str, ...], laid: dict[str, str], card: str
) -> None:
    assert suspects(table, *gone, **laid) == [card]


@pytest.mark.parametrize("icon", ["lock", "protect"])
def test_an_enemy_stops_nothing_by_an_icon_of_a_practice_card(icon: str) -> None:
    table = practice(white={"C3": "Angel", "C4": "Guardian"})
    table.learn(character("Guardian", **{icon: "right" if icon == "protect" else "forward-right"}))
    after = grid(table, C3="Stag")
    make_up(table)
    with pytest.raises(IllegalAnswer):
        first_look(table).read(after)
    table.practice = frozenset({"Guardian"})
    assert find_suspects(table, tops_of(after)) == ["Guardian"]


@pytest.mark.parametrize(
    ("table", "gone", "laid"),
    [
        pytest.param(practice(), (), {"D1": "Duke"}, id="the glossary says what its ability does"),
        pytest.param(
            practice(hand="Pyro"), (), {"C1": "Pyro"}, id="a card from the hand, beyond the home row"
        ),
        pytest.param(practice(), ("Duke",), {"A4": "Stag"}, id="a card that is gone far off"),
        pytest.param(practice("Harbinger", deck="Pyro"), (), {"D1": "Pyro"}, id="a card of the enemy deck"),
        pytest.param(practice("Stag", PROMOTE), (), {"D1": "Duke"}, id="an ability that only deploys"),
        pytest.param(practice("Pyro", FIREBALL), (), {"D1": "Duke"}, id="an ability that only captures"),
    ],
)
def test_what_no_card_has_a_say_in_is_refused(
    table: Table, gone: tuple[str, ...], laid: dict[str, str]
) -> None:
    with pytest.raises(IllegalAnswer):
        first_look(table).read(grid(table, *gone, **laid))


def test_a_locked_card_stays_where_it_is() -> None:
    table = practice()
    table.learn(character("Duke", lock="forward-forward-forward"))
    table.board = table.board.with_card("Duke", "E3")
    with pytest.raises(IllegalAnswer) as caught:
        first_look(table).read(grid(table, B4="Stag"))
    assert caught.value.rule.id == "locked"


def test_a_discarded_card_stays_discarded_whatever_a_card_prints() -> None:
    table = practice("Harbinger")
    table.discard.append(("Pyro", table.sides["Pyro"]))
    with pytest.raises(IllegalAnswer) as caught:
        first_look(table).read(grid(table, A1="Pyro"))
    assert caught.value.rule.id == "no_revive"


def test_a_card_the_owner_entered_is_believed() -> None:
    table = practice()
    make_up(table)
    with pytest.raises(IllegalAnswer):
        first_look(table).read(grid(table, B4="Stag"))


# --- What the player says of it --------------------------------------------------------------------------


def begin(table: Table, **laid: str) -> tuple[Script[None], object]:
    """A turn in which a practice card forbids what is laid, and what is asked then."""
    script = take_player_turn(table)
    look = next(script)
    assert isinstance(look, Look)
    return script, script.send(look.read(grid(table, **laid)))


def test_the_card_as_the_owner_enters_it_decides() -> None:
    table = practice()
    script, question = begin(table, B4="Stag")
    assert isinstance(question, Choose)
    assert (question.topic, question.options) == (FORBIDDEN, (TELL, "once", "no"))
    enter(table, character("Stag", "right1"))
    amended = script.send(TELL)
    assert isinstance(amended, SheetAmended)
    assert (amended.allowed, amended.before["name"]) == ("yes", "Stag")
    next(script)
    assert table.board.places["Stag"] == "B4"


def test_a_card_that_does_not_allow_it_either_changes_nothing() -> None:
    table = practice()
    script, _ = begin(table, B4="Stag")
    enter(table, character("Stag", "left1"))
    amended = script.send(TELL)
    assert isinstance(amended, SheetAmended)
    assert amended.allowed == "no"
    assert isinstance(next(script), Look)
    assert table.board.places["Stag"] == "B3"


def test_a_card_that_is_not_entered_after_all_is_asked_about_again() -> None:
    table = practice()
    script, question = begin(table, B4="Stag")
    assert script.send(TELL) == question


@pytest.mark.parametrize(
    ("table", "gone", "laid", "discarded"),
    [
        pytest.param(practice(), (), {"B4": "Stag"}, [], id="a move"),
        pytest.param(
            practice(white={"C4": "Duke", "E5": "Angel"}), (), {"C4": "Stag"}, ["Duke"], id="a capture"
        ),
        pytest.param(practice("Harbinger"), (), {"D1": "Duke"}, [], id="an ability nobody knows"),
    ],
)
def test_only_this_time_takes_the_grid_as_it_is_and_teaches_nothing(
    table: Table, gone: tuple[str, ...], laid: dict[str, str], discarded: list[str]
) -> None:
    known, after = dict(table.characters), grid(table, *gone, **laid)
    events = run(take_player_turn(table), after, "once", after)
    assert tops_of(table.board.stacks) == tops_of(after)
    assert [card for card, _ in table.discard] == discarded
    assert table.characters == known
    assert any(isinstance(event, GridTaken) for event in events)


def test_a_move_that_is_taken_back_is_asked_for_again_and_then_refused() -> None:
    table = practice()
    script, _ = begin(table, B4="Stag")
    again = script.send("no")
    assert isinstance(again, Look)
    with pytest.raises(IllegalAnswer):
        again.read(grid(table, B4="Stag"))
    assert table.board.places["Stag"] == "B3"


def test_where_several_cards_may_have_done_it_the_player_says_which() -> None:
    table = practice("Harbinger", black={"B3": "Harbinger", "B5": "Assassin"})
    table.practice = frozenset({"Harbinger", "Assassin"})
    _, question = begin(table, D1="Duke")
    assert isinstance(question, Choose)
    assert (question.topic, question.options) == (FORBIDDEN_BY_SEVERAL, ("Harbinger", "Assassin", "no"))


def test_two_moves_by_the_arrow_that_is_there_are_no_dispute() -> None:
    table = practice()
    run(take_player_turn(table), grid(table, D3="Stag"))
    assert table.board.places["Stag"] == "D3"


# --- A whole game -------------------------------------------------------------------------------------


def at_first_action(journal: FileJournal | None = None, text: str = "") -> Play:
    """A game up to the player's first action, the Stag deployed on A3."""
    sheets = {CHARACTERS.name: Sheet(Origin.STAND_IN, text)} if text else {}
    play = Play(GAME, Setup(7, sheets=sheets), journal)
    while not isinstance(play.request, Look):
        asked = isinstance(play.request, Choose)
        play.answer("practice" if asked else True, Source.KEYBOARD)
    play.answer({**lies(play), "A3": ["Stag"]}, Source.KEYBOARD)
    return play


def lies(play: Play) -> Grid:
    return {space: list(stack) for space, stack in game_of(play).table.board.stacks.items()}


def test_a_card_that_is_entered_is_the_same_in_a_replay_and_after_undo_and_redo(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with FileJournal.create(path, GAME, Play(GAME, Setup(7)).setup) as journal:
        play = at_first_action(journal)
        before, now = lies(play), CardForm(CHARACTERS, CHARACTERS.shipped.text)
        stag = next(card for card in now.cards() if card.title == "Stag")
        wider = now.write("character", stag.place, {**stag.values, "arrows": {"forward-right": 1}})
        after = {place: cards for place, cards in before.items() if cards != ["Stag"]} | {"B4": ["Stag"]}
        play.answer(after, Source.KEYBOARD)
        assert play.request
        assert play.request.topic == FORBIDDEN
        assert play.amend(CHARACTERS.name, wider.text)
        play.answer(TELL, Source.KEYBOARD)
        assert game_of(play).table.board.places["Stag"] == "B4"
        replayed = Play.resume(GAME, load(path))
        assert (replayed.view(), replayed.events) == (play.view(), play.events)
        assert game_of(replayed).table.characters == game_of(play).table.characters
        play.undo()
        assert lies(play) == before
        assert play.redo()
        assert play.view() == replayed.view()


# --- Cards that are not entered yet -------------------------------------------------------------------


def partly_entered() -> str:
    cards = CardForm(CHARACTERS, CHARACTERS.shipped.text)
    return cards.write("character", 0, cards.card("character", 0).values).text


def test_once_the_owner_has_begun_each_unknown_enemy_is_asked_for_once() -> None:
    play = at_first_action(text=partly_entered())
    asked = [answer for answer in play.answers if answer.topic == "unknown_card"]
    assert len(asked) == 3
