"""The owner's cards at the table: told on the spot, learnt from a move, taken back with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engine.game import Origin
from engine.games import find_game
from engine.journal import Source
from engine.requests import Look
from tablemate import storage
from tablemate.card_editing import CardForm

if TYPE_CHECKING:
    from pathlib import Path

    from engine.card_form import EnteredCard
    from tablemate.room import Room

GAME = find_game("crownfell")


@pytest.fixture
def room(room: Room) -> Room:
    room.begin("crownfell", seed=4)
    return room


def say(room: Room, *lines: str) -> list[str]:
    said: list[str] = []
    for line in lines:
        said += room.hear(line, Source.KEYBOARD).said
    return said


def to_the_first_action(room: Room) -> None:
    while room.session and not isinstance(room.session.play.request, Look):
        say(room, "")
    say(room, "stag a3")


def stag() -> EnteredCard:
    cards = storage.open_form(GAME, GAME.forms[0]).cards()
    return next(card for card in cards if card.title == "Stag")


def table(room: Room) -> Any:
    assert room.session
    return room.session.play._bot.table  # type: ignore[attr-defined] # a Crownfell bot


def characters(room: Room) -> Any:
    return table(room).characters


def lies_on(room: Room) -> str:
    place: str = table(room).board.places["Stag"]
    return place


def enter_stag(room: Room, arrows: str = "forward-right") -> list[str]:
    """Move the Stag as its practice card forbids, and enter it with these arrows."""
    to_the_first_action(room)
    said = say(room, "stag a3 b4", "yes", "", arrows)
    assert room.session
    assert room.session.own_cards
    while room.session.own_cards.entering:
        said += say(room, "")
    return said


def test_a_move_the_practice_card_forbids_is_asked_about_and_the_card_entered(room: Room) -> None:
    said = enter_stag(room)
    assert (
        "My practice card Stag doesn't allow this. Does your card? If so, enter it on the page, or tell me what it says."
        in said
    )
    assert said.index("From now on I play with this card as you entered it.") < said.index("Then it counts.")
    assert lies_on(room) == "B4"
    assert (stag().origin, stag().values["arrows"]) == (Origin.OWNER, {"forward-right": 1})


def test_a_card_that_does_not_allow_it_either_is_kept_and_the_move_is_not(room: Room) -> None:
    said = enter_stag(room, "left")
    assert "Your card as you entered it doesn't allow this either." in said
    assert said[-1].startswith("Your second action.")
    assert lies_on(room) == "A3"
    assert stag().values["arrows"] == {"left": 1}


def test_only_this_time_enters_nothing(room: Room) -> None:
    to_the_first_action(room)
    before = stag()
    said = say(room, "stag a3 b4", "only this time")
    assert "Good, only this time. I take the grid as it is." in said
    assert lies_on(room) == "B4"
    assert stag() == before


def test_undo_puts_the_practice_card_back_and_redo_enters_it_again(room: Room) -> None:
    before, known = stag(), dict(characters(room))
    enter_stag(room)
    entered = stag()
    said = say(room, "undo")
    assert said[-1].startswith("My practice card Stag doesn't allow this.")
    assert (stag(), dict(characters(room))) == (before, known)
    assert room.session
    assert room.session.own_cards
    assert room.session.own_cards.to_redo  # so the page has a button for it
    say(room, "redo")
    assert (lies_on(room), stag()) == ("B4", entered)
    assert not room.session.own_cards.to_redo
    say(room, "undo", "no")
    assert (stag(), dict(characters(room))) == (before, known)


def test_a_game_that_is_gone_on_with_knows_the_card(room: Room) -> None:
    enter_stag(room)
    learnt = dict(characters(room))
    room.resume("crownfell")
    assert dict(characters(room)) == learnt


def test_a_sheet_that_cannot_be_written_is_told_and_the_game_goes_on(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError("no space")

    enter_stag(room)
    monkeypatch.setattr(storage, "write_whole", full)
    said = say(room, "undo")
    assert any(line.startswith("Your sheet could not be changed: no space.") for line in said)
    assert room.session
    assert room.session.play.request


def test_a_card_is_told_in_the_midst_of_a_game_and_counts_at_once(room: Room) -> None:
    to_the_first_action(room)
    said = say(room, "card stag", "", "forward-left 2")
    assert said[0] == "Stag."
    said = say(room, *[""] * 10)
    assert "From now on I play with this card as you entered it." in said
    assert said[-1].startswith("Your second action.")
    assert stag().origin is Origin.OWNER
    assert [number for _, number in characters(room)["Stag"].arrows] == [2]


def test_a_card_that_is_not_finished_changes_nothing(room: Room) -> None:
    to_the_first_action(room)
    before = stag()
    say(room, "card stag", "", "forward-left 2", "quit")
    assert stag() == before


def test_an_unknown_name_is_told(room: Room) -> None:
    said = say(room, "card dragon")
    assert said[0].startswith("There is no card called 'dragon'")


def test_a_broken_sheet_is_told_and_the_game_goes_on(room: Room, home: Path) -> None:
    path = home / "decks" / "crownfell" / "characters.toml"
    path.parent.mkdir(parents=True)
    path.write_text("nonsense", encoding="utf-8")
    said = say(room, "card stag")
    assert said[0].startswith("Your sheet can't be used now:")
    assert room.session
    assert not room.session.over


def test_a_character_of_another_name_counts_from_the_next_game_on(room: Room) -> None:
    assert room.session
    assert room.session.own_cards
    form = GAME.forms[0]
    renamed = CardForm(form, storage.open_form(GAME, form).text.replace('"Seventeenth"', '"Hart"'))
    assert not room.session.own_cards.take_over(form, renamed)
    assert room.captions.last(1)[0].text == "Saved. I'll use it from the next game on."
