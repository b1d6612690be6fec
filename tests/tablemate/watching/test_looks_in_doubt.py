"""The camera's doubts about one look of the bot are one question, however many cards it is about."""

from __future__ import annotations

from random import Random

import pytest

from engine.journal import Source
from engine.requests import Look
from tests.tablemate.watching.evening import Evening

BOTH = "I'm not sure about number 2 and number 3. Are they Mallard and Killdeer? Lay or type yes or no."
EITHER = (
    "I'm not sure about number 2 and number 3. Which are they? "
    "1: Mallard and Killdeer, 2: American Crow and Killdeer. Lay or type the number, or no."
)


@pytest.fixture
def evening() -> Evening:
    """The Automa is about to look at the tray."""
    return Evening()


def look_at(evening: Evening, *doubts: tuple[str, ...]) -> list[str]:
    """The bot looks at a tray in which the last cards are in doubt; what is asked about them."""
    sure = ["osprey", "wood-duck"][: 3 - len(doubts)]
    places = range(3 - len(doubts), 3)
    evening.lies("tray", *sure, *[None] * len(doubts), doubt=dict(zip(places, doubts, strict=True)))
    said = evening.lays("your_turn")
    assert isinstance(evening.request, Look)
    return said


def looked(evening: Evening) -> list[object]:
    """The answer when the tray was looked at."""
    return [answer.value for answer in evening.answers if answer.topic == "tray"]


def test_two_cards_are_asked_about_at_once_and_settled_by_yes(evening: Evening) -> None:
    assert look_at(evening, ("mallard",), ("killdeer",))[-2:] == ["I see Osprey.", BOTH]
    assert evening.lays("yes")[0] == "Got it: Osprey, Mallard, and Killdeer."
    assert looked(evening) == [["osprey", "mallard", "killdeer"]]
    [answer] = [answer for answer in evening.answers if answer.topic == "tray"]
    assert answer.source is Source.CARD
    assert evening.watcher.corrected == [("tray", ["osprey", "mallard", "killdeer"])]


def test_where_they_may_be_several_things_a_number_settles_both(evening: Evening) -> None:
    assert look_at(evening, ("mallard", "american-crow"), ("killdeer",))[-1] == EITHER
    evening.lays_number("2")
    assert looked(evening) == [["osprey", "american-crow", "killdeer"]]


@pytest.mark.parametrize("words", ["osprey, crow american, killdeer", "1"])
def test_they_may_be_said_or_typed(evening: Evening, words: str) -> None:
    look_at(evening, ("american-crow", "mallard"), ("killdeer",))
    evening.room.session.hear(words, Source.VOICE)
    assert looked(evening) == [["osprey", "american-crow", "killdeer"]]


def test_one_card_in_doubt_is_asked_about_as_ever(evening: Evening) -> None:
    assert look_at(evening, ("killdeer", "snowy-owl"))[-1] == (
        "I'm not sure about number 3. Which is it? 1: Killdeer, 2: Snowy Owl. Lay or type its number, or name it."
    )


def test_two_dice_in_doubt_are_asked_about_one_by_one(evening: Evening) -> None:
    session = evening.room.session
    while evening.request.topic != "feeder":
        session.answer(evening.request.sample(Random(1)), Source.KEYBOARD)
    evening.passes()
    evening.lies("feeder", None, None, doubt={0: ("fish", "seed"), 1: ("fruit", "seed")})
    assert evening.room.captions.last(1)[0].text.startswith("I'm not sure about number 1 from the left.")


def test_after_no_they_are_asked_about_one_by_one(evening: Evening) -> None:
    look_at(evening, ("mallard", "american-crow"), ("killdeer",))
    [first] = evening.lays("no")
    assert first.startswith("I'm not sure about number 2. Which is it? 1: Mallard, 2: American Crow.")
    assert evening.lays_number("2") == ["Is number 3 Killdeer? Lay or type yes or no, or name it."]
    assert evening.lays("yes")[0] == "Got it: Osprey, American Crow, and Killdeer."


def test_no_bird_is_offered_that_lies_there_already_or_twice(evening: Evening) -> None:
    [asked] = look_at(evening, ("osprey", "mallard"), ("mallard", "killdeer"))[-1:]
    assert asked == BOTH
    evening.lays("yes")
    assert looked(evening) == [["osprey", "mallard", "killdeer"]]


def test_what_cannot_lie_there_is_not_offered(evening: Evening) -> None:
    elsewhere = "brant"  # a bird that is not in the box
    assert look_at(evening, (elsewhere, "mallard"), ("killdeer",))[-1] == BOTH


def test_where_no_two_names_go_together_they_are_asked_about_one_by_one(evening: Evening) -> None:
    asked = look_at(evening, ("mallard",), ("mallard",))[-1]
    assert asked == "Is number 2 Mallard? Lay or type yes or no, or name it."


def test_a_card_that_cannot_be_read_at_all_is_asked_about_alone(evening: Evening) -> None:
    asked = look_at(evening, (), ("mallard",))[-1]
    assert asked.startswith("I can't read number 2.")


def test_naming_one_of_three_leaves_one_question_about_the_others(evening: Evening) -> None:
    look_at(evening, ("willet",), ("mallard",), ("killdeer",))
    left = "I'm not sure about number 1 and number 3. Are they Willet and Killdeer? Lay or type yes or no."
    assert evening.room.hears("2 american crow") == [left]
    evening.lays("yes")
    assert looked(evening) == [["willet", "american-crow", "killdeer"]]


@pytest.mark.parametrize("words", ["killdeer", "7", "9 osprey", "2 unicorn", "3 face down"])
def test_what_is_no_answer_leaves_the_question_as_it_was(evening: Evening, words: str) -> None:
    look_at(evening, ("mallard",), ("killdeer",))
    [reason] = evening.room.hears(words)
    assert reason
    assert looked(evening) == []
    assert evening.room.hears("repeat")[-1] == BOTH
    evening.lays("yes")
    assert looked(evening) == [["osprey", "mallard", "killdeer"]]


def test_a_name_that_fits_several_is_settled_on_the_place_it_was_said_of(evening: Evening) -> None:
    look_at(evening, ("mallard",), ("killdeer",))
    assert evening.room.hears("3 crow")[-1].startswith("Do you mean American Crow, ")
    assert evening.room.hears("fish crow") == ["Is number 2 Mallard? Lay or type yes or no, or name it."]
    evening.lays("yes")
    assert looked(evening) == [["osprey", "mallard", "fish-crow"]]


def test_undo_after_one_of_two_names_asks_for_both_again(evening: Evening) -> None:
    look_at(evening, ("mallard",), ("killdeer",))
    evening.lays("no")
    evening.lays("yes")
    given = len(evening.answers)
    assert evening.lays("undo") == ["Undone: Mallard.", "I see Osprey.", BOTH]
    assert len(evening.answers) == given


def test_once_all_is_taken_back_each_is_asked_about(evening: Evening) -> None:
    look_at(evening, ("mallard",), ("killdeer",))
    evening.lays("yes")
    asked = evening.lays("undo")[-1]
    assert looked(evening) == []
    assert asked == "Is number 1 Osprey? Lay or type yes or no, or name it."
