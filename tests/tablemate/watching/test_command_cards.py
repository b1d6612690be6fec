"""Command cards: each counts once, when it was laid down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from calibration.markers import COMMANDS, Marker
from tablemate.watching.command_cards import CommandCards

if TYPE_CHECKING:
    from collections.abc import Callable

    from vision.reading import Corners

IDS = {command: id_ for id_, command in reversed(COMMANDS.items())}


def card(command: str, x: float = 100, *, id_: int | None = None, upside_down: bool = False) -> Marker:
    corners = ((x, 100.0), (x + 50, 100.0), (x + 50, 150.0), (x, 150.0))
    a, b, c, d = corners
    return Marker(IDS[command] if id_ is None else id_, (c, d, a, b) if upside_down else corners)


def no_hand(_: Corners) -> bool:
    return False


class Table:
    """A table seen five times a second."""

    def __init__(self) -> None:
        self.cards = CommandCards()
        self.at_s = 0.0

    def shows(
        self, *markers: Marker, seconds: float = 1.0, hand: Callable[[Corners], bool] = no_hand
    ) -> list[str]:
        heard = []
        for _ in range(round(seconds * 5)):
            self.at_s += 0.2
            heard += self.cards.see(markers, self.at_s, hand)
        return heard


def test_a_card_counts_once_while_it_lies_there() -> None:
    table = Table()
    assert table.shows(card("undo"), seconds=20) == ["undo"]


def test_a_card_counts_again_when_it_was_taken_away_and_laid_anew() -> None:
    table = Table()
    table.shows(card("repeat"))
    assert table.shows(seconds=2) == []
    assert table.shows(card("repeat")) == ["repeat"]


def test_a_card_that_flickers_for_one_frame_does_not_count() -> None:
    table = Table()
    assert table.shows(card("undo"), seconds=0.2) == []
    assert table.shows(seconds=2) == []


def test_a_card_not_found_for_a_moment_does_not_count_again() -> None:
    table = Table()
    table.shows(card("done"))
    table.shows(seconds=0.4)
    assert table.shows(card("done")) == []


def test_a_hand_over_a_card_does_not_take_it_away() -> None:
    table = Table()
    table.shows(card("your_turn"))
    assert table.shows(seconds=30, hand=lambda _: True) == []
    assert table.shows(card("your_turn")) == []


def test_turning_the_turn_card_over_and_back_counts_each_time() -> None:
    table = Table()
    assert table.shows(card("your_turn")) == ["your_turn"]
    assert table.shows(card("my_turn")) == ["my_turn"]
    assert table.shows(card("your_turn")) == ["your_turn"]


def test_digits_make_a_number_from_left_to_right() -> None:
    table = Table()
    assert table.shows(card("4", x=300), card("2", x=100)) == []
    assert table.cards.number == "24"


def test_the_same_digit_may_lie_there_twice() -> None:
    table = Table()
    table.shows(card("3", id_=23), card("3", x=300, id_=33))
    assert table.cards.number == "33"


def test_a_number_is_read_as_its_digits_stand_when_the_camera_is_on_the_other_side() -> None:
    table = Table()
    table.shows(card("4", x=100, upside_down=True), card("2", x=300, upside_down=True))
    assert table.cards.number == "24"


@pytest.mark.parametrize("word", ["table", "score", "help"])
def test_a_card_that_asks_is_a_command(word: str) -> None:
    assert Table().shows(card(word)) == [word]


def test_table_markers_are_no_commands() -> None:
    table = Table()
    assert table.shows(*(card("x", id_=number) for number in range(4))) == []
    assert not table.cards.shown
