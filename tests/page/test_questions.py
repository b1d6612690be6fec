"""The buttons of a question have the numbers that are typed for them."""

from __future__ import annotations

from engine.games import find_game
from engine.requests import Choose
from tablemate.conversation.draft import Draft
from tablemate.page.questions import ask
from voice.phrases import Phrases


def test_where_the_choices_are_numbers_a_button_has_the_number_it_names() -> None:
    phrases = Phrases(find_game("flat_earth"))
    numbers = Choose("complete", ("three", "five", "none"))
    assert [thing.key for thing in ask(Draft(numbers, phrases)).choices] == [3, 5, 0]
    plain = Choose("complete", ("Blue Door", "Red Door"))
    assert [thing.key for thing in ask(Draft(plain, phrases)).choices] == [1, 2]
