"""What the camera could not read is settled by a person, and a word that cannot be changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import InvalidInput
from engine.games import find_game
from engine.requests import Look
from tablemate.conversation.doubts import DoubtfulDraft, Guess
from voice.phrases import Phrases

PHRASES = Phrases(find_game("wingspan"))
BIRDS = ("acorn-woodpecker", "american-crow", "downy-woodpecker", "fish-crow", "osprey")
TRAY = Look.row("tray", "tray", BIRDS, 3, 3)
GAPPY = Look.row("tray", "tray", BIRDS, 3, 3, gaps=True)
FEEDER = Look.pool("feeder", "feeder", ("fish", "seed"), 0, 5)
FACE_DOWN = "Number 2 in the tray is face down. Turn it over so that I can read it."
EMPTY = "Place 2 in the tray is empty. Please fill it."


def doubtful(request: Look[Any] = TRAY) -> DoubtfulDraft:
    birds: dict[str, Guess] = {"1": "acorn-woodpecker", "2": ("american-crow", "fish-crow"), "3": "osprey"}
    dice: dict[str, Guess] = {"1": "fish", "2": ("fish", "seed")}
    return DoubtfulDraft(request, PHRASES, guesses=dice if request is FEEDER else birds)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        pytest.param("face down", FACE_DOWN, id="face down"),
        pytest.param("Face-Down", FACE_DOWN, id="face down, written otherwise"),
        pytest.param("2 face down", FACE_DOWN, id="face down, with its number"),
        pytest.param("empty", EMPTY, id="empty"),
        pytest.param("none", EMPTY, id="none"),
        pytest.param("2 empty", EMPTY, id="empty, with its number"),
        pytest.param("osprey", "There is only one Osprey.", id="a bird that lies beside it"),
    ],
)
def test_a_word_that_is_no_answer_says_what_to_do_and_leaves_the_question_open(
    text: str, sentence: str
) -> None:
    draft = doubtful()
    with pytest.raises(InvalidInput) as refused:
        draft.feed(text)
    assert refused.value.line
    assert PHRASES.line(refused.value.line) == sentence
    assert (draft.complete, draft.place, draft.candidates) == (False, "2", ("american-crow", "fish-crow"))
    draft.feed("2")
    assert draft.value == ["acorn-woodpecker", "fish-crow", "osprey"]


def test_an_empty_place_is_an_answer_where_there_may_be_one() -> None:
    draft = doubtful(GAPPY)
    draft.feed("empty")
    assert draft.value == ["acorn-woodpecker", None, "osprey"]


def test_a_die_that_is_not_there_is_left_out() -> None:
    draft = doubtful(FEEDER)
    draft.feed("none")
    assert draft.value == ["fish"]


def test_a_bird_whose_name_begins_with_down_is_no_card_face_down() -> None:
    draft = doubtful()
    draft.feed("down")
    assert draft.value == ["acorn-woodpecker", "downy-woodpecker", "osprey"]


# --- what the camera believes and cannot be ------------------------------------------------------------

MISSING = "I see nothing in place 3 of the tray. Fill it, or tell me what lies there."


def test_a_place_that_may_not_be_empty_is_asked_for_by_its_number_until_it_is_named() -> None:
    guesses: dict[str, Guess] = {"1": ("american-crow",), "2": "fish-crow", "3": None}
    draft = DoubtfulDraft(TRAY, PHRASES, guesses=guesses, together=True)
    assert draft.question() == MISSING
    for word in ("yes", "done", ""):
        with pytest.raises(InvalidInput) as refused:
            draft.feed(word)
        assert refused.value.line
        assert PHRASES.line(refused.value.line) == MISSING
    draft.feed("osprey")
    assert draft.question().startswith("Is number 1 American Crow?")
    draft.feed("yes")
    assert draft.value == ["american-crow", "fish-crow", "osprey"]


@pytest.mark.parametrize(
    ("least", "guesses", "opened"),
    [
        pytest.param(1, {"1": "osprey", "2": None, "3": ("fish-crow",)}, "2", id="a gap before a card"),
        pytest.param(1, {"1": ("fish-crow",), "2": None, "3": None}, "1", id="a row may end before"),
        pytest.param(
            3, {"1": "mallard", "2": "osprey", "3": ("fish-crow",)}, "1", id="a bird of another set"
        ),
        pytest.param(3, {"1": "osprey", "2": "osprey", "3": ("fish-crow",)}, "1", id="the same bird twice"),
    ],
)
def test_what_no_answer_can_be_made_of_is_open_to_a_persons_word(
    least: int, guesses: dict[str, Guess], opened: str
) -> None:
    row = Look.row("tray", "tray", BIRDS, least, 3)
    draft = DoubtfulDraft(row, PHRASES, guesses=dict(guesses))
    assert draft.place == opened
    for name in ("acorn", "american crow", "downy"):
        if not draft.complete:
            draft.feed(name)
    assert draft.complete


@pytest.mark.parametrize("guess", ["mallard", ("mallard",)], ids=["read for sure", "nearly read"])
def test_a_bird_that_cannot_be_there_is_named_and_never_offered(guess: Guess) -> None:
    draft = DoubtfulDraft(TRAY, PHRASES, guesses={"1": guess, "2": "osprey", "3": "fish-crow"})
    asked = (
        "Number 1 looks like Mallard, but that can't be there now. Lay another there, or tell me what it is."
    )
    assert draft.question() == asked
    with pytest.raises(InvalidInput) as refused:
        draft.feed("yes")
    assert refused.value.line
    assert PHRASES.line(refused.value.line) == asked
    draft.feed("american crow")
    assert draft.value == ["american-crow", "osprey", "fish-crow"]


WOOD = Look.board("grid", "tray", ("A1", "B2", "C3"), BIRDS, before={"A1": ("osprey",)})


def doubtful_board(**guesses: Guess) -> DoubtfulDraft:
    return DoubtfulDraft(
        WOOD, PHRASES, guesses={"A1": "osprey", "B2": ("american-crow", "fish-crow"), **guesses}
    )


def test_a_place_of_a_board_is_asked_about_by_its_name() -> None:
    assert doubtful_board().question().startswith("I'm not sure about B2. Which is it? 1: American Crow")
    assert doubtful_board(B2=()).question().startswith("I can't read B2.")
    assert doubtful_board(B2=("fish-crow",)).question().startswith("Is Fish Crow on B2?")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        pytest.param("2", {"A1": ["osprey"], "B2": ["fish-crow"]}, id="by its number"),
        pytest.param("fish", {"A1": ["osprey"], "B2": ["fish-crow"]}, id="by its name"),
        pytest.param("empty", {"A1": ["osprey"]}, id="nothing is there"),
        pytest.param("b2 acorn", {"A1": ["osprey"], "B2": ["acorn-woodpecker"]}, id="with its place"),
    ],
)
def test_a_doubt_about_a_board_is_settled(text: str, value: dict[str, list[str]]) -> None:
    draft = doubtful_board()
    draft.feed(text)
    assert (draft.complete, draft.value) == (True, value)


def test_a_card_face_down_on_a_place_is_to_be_turned_over() -> None:
    draft = doubtful_board()
    with pytest.raises(InvalidInput) as refused:
        draft.feed("face down")
    assert refused.value.line
    assert (
        PHRASES.line(refused.value.line) == "The card on B2 is face down. Turn it over so that I can read it."
    )


# --- several at once --------------------------------------------------------------------------------


def test_two_places_of_a_board_are_asked_about_at_once() -> None:
    draft = DoubtfulDraft(
        WOOD, PHRASES, guesses={"A1": "osprey", "B2": ("american-crow",), "C3": ("fish-crow",)}, together=True
    )
    assert draft.question() == (
        "I'm not sure about B2 and C3. Are they American Crow and Fish Crow? Lay or type yes or no."
    )
    draft.feed("yes")
    assert draft.value == {"A1": ["osprey"], "B2": ["american-crow"], "C3": ["fish-crow"]}


@pytest.mark.parametrize(("number", "together"), [(8, True), (9, False)])
def test_more_cards_than_can_be_kept_in_mind_are_asked_about_one_by_one(number: int, together: bool) -> None:
    row = Look.row("tray", "tray", BIRDS, number, number, distinct=False)
    guesses: dict[str, Guess] = {str(place): BIRDS for place in range(1, number + 1)}
    draft = DoubtfulDraft(row, PHRASES, guesses=guesses, together=True)
    assert draft.together is together


def test_loose_things_are_asked_about_one_by_one() -> None:
    dice: dict[str, Guess] = {"1": ("fish",), "2": ("seed",)}
    assert not DoubtfulDraft(FEEDER, PHRASES, guesses=dice, together=True).together
