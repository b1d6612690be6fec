"""The buttons of a question have the numbers that are typed for them."""

from __future__ import annotations

from engine.games import find_game
from engine.requests import Choose, Look
from tablemate.conversation.doubts import DoubtfulDraft
from tablemate.conversation.draft import Draft
from tablemate.page.messages.common import Thing
from tablemate.page.views.questions import ask, by_suit
from voice.phrases import Phrases


def test_where_the_choices_are_numbers_a_button_has_the_number_it_names() -> None:
    phrases = Phrases(find_game("flat_earth"))
    numbers = Choose("complete", ("three", "five", "none"))
    assert [thing.key for thing in ask(Draft(numbers, phrases)).choices] == [3, 5, 0]
    plain = Choose("complete", ("Blue Door", "Red Door"))
    assert [thing.key for thing in ask(Draft(plain, phrases)).choices] == [1, 2]


def test_cards_of_suits_stand_in_order_even_if_they_were_shuffled() -> None:
    names = ("Speed 10", "Love 2", "Speed 9", "Brains", "Speed 13", "Love 12", "Love 1")
    suits = by_suit([Thing(id=name, name=name) for name in names])
    assert {suit.name: [thing.name for thing in suit.things] for suit in suits} == {
        "Love": ["Love 1", "Love 2", "Love 12"],
        "Speed": ["Speed 9", "Speed 10", "Speed 13"],
    }


def test_a_board_in_doubt_shows_what_is_known_and_what_each_other_place_may_hold() -> None:
    phrases = Phrases(find_game("crownfell"))
    look = Look.board("action", "grid", ("A1", "B2"), ("pyro", "stag", "bard"), facts={"action": 1})
    draft = DoubtfulDraft(look, phrases, guesses={"A1": "pyro", "B2": ("stag", "bard")})
    question = ask(draft)
    assert question.kind == "places"
    assert {place: [thing.id for thing in things] for place, things in question.board.items()} == {
        "A1": ["pyro"]
    }
    doubts = {place: [thing.id for thing in things] for place, things in question.doubts.items()}
    assert doubts == {"B2": ["stag", "bard"]}
