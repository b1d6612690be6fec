from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from engine.game import Setup
from engine.games import find_game
from engine.play import Play
from tablemate.commands.terminal import Terminal
from tablemate.room import Room
from voice.captions import Captions
from voice.speaker import SilentSpeaker

if TYPE_CHECKING:
    from collections.abc import Callable

    Types = Callable[..., list[list[str]]]

DEALT = {"playing_cards": "virtual"}
FOLLOW = "You must play the suit that was led if you have it."


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> Types:
    """Plays from a fresh start by these lines; what is printed before each prompt, and after the last."""

    def play(game_id: str, seed: int, options: dict[str, str], *lines: str) -> list[list[str]]:
        printed, captions = io.StringIO(), Captions()
        terminal = Terminal(Console(file=printed, width=200))
        captions.subscribe(terminal.show)
        game = find_game(game_id)
        room = Room(captions, SilentSpeaker())
        session = room.seat(Play(game, Setup(seed, options)), laid_out=True)
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in (*lines, "quit"))))
        session.begin()
        terminal.run(room)
        return [part.splitlines() for part in printed.getvalue().split("> ")]

    return play


def test_cards_that_may_not_be_played_are_listed_apart_with_the_reason(types: Types) -> None:
    *_, question, _ = types("origin_story", 4, DEALT, "", "", "")
    assert question[-5:] == [
        "  1  Brains 7",
        "  2  Brains 9",
        "  3  use an ability",
        "  4  surrender",
        f"  ·  Love 8, Speed 8, Speed 10, Strength 2, Strength 3, and Strength 10: {FOLLOW}",
    ]


def test_after_a_refusal_the_reason_stands_alone(types: Types) -> None:
    *_, refusal, _ = types("origin_story", 4, DEALT, "", "", "", "love 8")
    assert refusal == [FOLLOW]


def test_rows_dealt_by_tablemate_are_shown_above_the_choices(types: Types) -> None:
    *_, question, _ = types("origin_story", 4, DEALT, "", "", "")
    assert any(line.startswith("Automaton: ") for line in question)
    assert any(line.startswith("In the trick: ") for line in question)


def test_a_board_is_not_drawn_again_after_a_refusal(types: Types) -> None:
    first, refused, moved, _ = types("crownfell", 11, {}, "e3 stag", "a3 stag")
    assert sum(line[:2] in {"A ", "B ", "C ", "D ", "E "} for line in first) == 5
    assert refused == ["A card from your hand is deployed to an open space of your home row, row A."]
    assert moved[0] == "Got it: Stag on A3."
    assert sum("▲Stag" in line for line in moved) == 1


def test_a_name_that_is_not_clear_on_a_board_is_offered_by_number(types: Types) -> None:
    *_, offered, taken, _ = types("crownfell", 11, {}, "a3 s", "2")
    assert offered[1:] == ["  1  Seventeenth", "  2  Stag"]
    assert taken[0] == "Got it: Stag on A3."


def test_a_single_near_name_stands_in_the_question_alone(types: Types) -> None:
    _, offered, taken, _ = types("crownfell", 11, {}, "a3 stga", "yes")
    assert offered == ["Did you mean Stag?"]
    assert taken[0] == "Got it: Stag on A3."


def test_a_row_that_may_end_says_what_enter_takes(types: Types) -> None:
    lines = ("", "", "", "ability", "reveal", "1 2")
    *_, prompt = types("origin_story", 4, DEALT, *lines)[-2]
    assert prompt.startswith("Enter takes ")


class Table:
    """A terminal beside a camera: what it prints while nobody types."""

    def __init__(self, *, watched: bool) -> None:
        self.printed, captions = io.StringIO(), Captions()
        self.terminal = Terminal(Console(file=self.printed, width=200))
        captions.subscribe(self.terminal.show)
        room = Room(captions, SilentSpeaker())
        self.session = room.seat(Play(find_game("flat_earth"), Setup(4)), laid_out=True)
        self.session.watches = lambda _: watched
        self.session.begin()

    def asks(self) -> str:
        start = len(self.printed.getvalue())
        self.terminal.keep_asking(self.session)
        return self.printed.getvalue()[start:]


def test_a_camera_that_does_not_answer_leaves_the_question_its_numbers_and_a_prompt() -> None:
    table = Table(watched=False)
    asked = table.asks()
    assert "  1  " in asked
    assert asked.endswith("> ")
    assert table.asks() == ""
    table.session.say("table_found")
    assert table.printed.getvalue().endswith("\nI see the table.\n")
    assert table.asks().endswith("> ")


def test_a_question_the_camera_answers_has_no_prompt() -> None:
    assert Table(watched=True).asks() == ""
