from __future__ import annotations

from typing import Any

import pytest

from engine.errors import Ambiguous, InvalidInput
from engine.games import find_game
from engine.requests import Choose, Confirm, Count, LookPlaces, LookPool, LookRow, Request
from engine.wingspan.automa_deck import FACES
from engine.wingspan.catalogue import birds
from tablemate.draft import Draft
from voice.phrases import Phrases

PHRASES = Phrases(find_game("wingspan"))
BIRDS = tuple(bird.id for bird in birds().values() if bird.set == "base")
TRAY = LookRow("tray", "tray", BIRDS, 3, 3)
KNOWN_TRAY = LookRow("tray", "tray", BIRDS, 3, 3, before=("osprey", None, "mallard"))
FEEDER = LookPool("feeder", "feeder", FACES, 0, 5)
GRID = LookPlaces(
    "grid",
    "grid",
    ("A1", "A2", "B1", "B2"),
    ("osprey", "mallard"),
    before={"A1": ("osprey",), "B2": ("mallard",)},
)


def drafted(request: Request[Any], *pieces: str) -> Draft:
    draft = Draft(request, PHRASES)
    for piece in pieces:
        draft.feed(piece)
    return draft


@pytest.mark.parametrize(
    ("request_", "pieces", "value"),
    [
        pytest.param(Confirm("your_turn"), [""], True, id="Enter is done"),
        pytest.param(Confirm("your_turn"), ["Done"], True, id="the word is done too"),
        pytest.param(Count("x", 0, 20), ["12"], 12, id="a number"),
        pytest.param(Choose("x", FACES), ["4"], "fish", id="the number of a choice"),
        pytest.param(Choose("x", FACES), ["fi"], "fish", id="a few letters of a choice"),
        pytest.param(Choose("x", FACES, default="seed"), [""], "seed", id="Enter takes the default"),
        pytest.param(
            FEEDER, ["44123"], ["fish", "fish", "invertebrate", "seed", "fruit"], id="dice as digits"
        ),
        pytest.param(FEEDER, ["4 4 1"], ["fish", "fish", "invertebrate"], id="digits with blanks"),
        pytest.param(FEEDER, ["2 fish, rod"], ["fish", "fish", "rodent"], id="dice by number and name"),
        pytest.param(FEEDER, ["0"], [], id="zero is none"),
        pytest.param(FEEDER, ["none"], [], id="the word is none too"),
        pytest.param(TRAY, ["osp, mallard, killd"], ["osprey", "mallard", "killdeer"], id="a row at once"),
        pytest.param(
            TRAY, ["osp mallard killd"], ["osprey", "mallard", "killdeer"], id="a row without commas"
        ),
        pytest.param(
            TRAY, ["barn owl", "osp, mall"], ["barn-owl", "osprey", "mallard"], id="a name of two words"
        ),
        pytest.param(
            TRAY, ["osp", "mallard", "killd"], ["osprey", "mallard", "killdeer"], id="a row by and by"
        ),
        pytest.param(
            TRAY, ["677739", "6255273", "54553337"], ["osprey", "mallard", "killdeer"], id="by number pad"
        ),
        pytest.param(KNOWN_TRAY, ["2 killd"], ["osprey", "killdeer", "mallard"], id="only what changed"),
        pytest.param(GRID, [""], {"A1": ["osprey"], "B2": ["mallard"]}, id="nothing changed on the board"),
        pytest.param(GRID, ["a1 b1"], {"B1": ["osprey"], "B2": ["mallard"]}, id="a move on the board"),
        pytest.param(GRID, ["a1 -, b2 osp"], {"B2": ["osprey"]}, id="emptied and replaced"),
        pytest.param(
            GRID,
            ["b1 osp+mal"],
            {"A1": ["osprey"], "B1": ["osprey", "mallard"], "B2": ["mallard"]},
            id="two on one",
        ),
        pytest.param(GRID, ["a1 +mal"], {"A1": ["osprey", "mallard"], "B2": ["mallard"]}, id="one more"),
        pytest.param(GRID, ["a1 +mal, a1 -osp"], {"A1": ["mallard"], "B2": ["mallard"]}, id="one less"),
        pytest.param(GRID, ["mal b2 a1"], {"A1": ["osprey", "mallard"]}, id="one of several moved"),
    ],
)
def test_an_answer_is_made_of_what_is_typed(request_: Request[Any], pieces: list[str], value: Any) -> None:
    draft = drafted(request_, *pieces)
    assert draft.complete
    assert draft.value == value


@pytest.mark.parametrize(
    ("request_", "piece"),
    [
        pytest.param(Confirm("your_turn"), "osprey", id="a name for done"),
        pytest.param(Count("x", 0, 20), "21", id="too large"),
        pytest.param(Count("x", 0, 20), "-1", id="negative"),
        pytest.param(Count("x", 0, 20), "many", id="no number"),
        pytest.param(Choose("x", FACES), "9", id="no such choice"),
        pytest.param(Choose("x", FACES), "", id="nothing without a default"),
        pytest.param(FEEDER, "", id="silence is not an empty feeder"),
        pytest.param(FEEDER, "444444", id="six dice"),
        pytest.param(FEEDER, "7", id="no seventh face"),
        pytest.param(TRAY, "", id="nothing named"),
        pytest.param(TRAY, "osp, mallard, killd, barn owl", id="four birds"),
        pytest.param(TRAY, "osp, osp, killd", id="one bird twice"),
        pytest.param(KNOWN_TRAY, "", id="a slot is not known"),
        pytest.param(GRID, "c9 osprey", id="no such place"),
        pytest.param(GRID, "a1", id="a place alone"),
        pytest.param(GRID, "b1 -osprey", id="nothing there to take"),
        pytest.param(GRID, "mallard b1 a1", id="nothing there to move"),
    ],
)
def test_what_cannot_be_read_is_refused_and_leaves_the_draft_open(request_: Request[Any], piece: str) -> None:
    draft = Draft(request_, PHRASES)
    with pytest.raises(InvalidInput):
        draft.feed(piece)
    assert not draft.complete


def test_a_name_that_fits_several_is_settled_by_its_number_and_the_rest_goes_on() -> None:
    draft = Draft(TRAY, PHRASES)
    with pytest.raises(Ambiguous):
        draft.feed("osp, owl, killd")
    number = draft.choices.index("spotted-owl") + 1
    draft.feed(str(number))
    assert draft.value == ["osprey", "spotted-owl", "killdeer"]


def test_what_was_named_before_a_wrong_name_is_kept() -> None:
    draft = Draft(TRAY, PHRASES)
    with pytest.raises(InvalidInput):
        draft.feed("osp, dinosaur, killd")
    draft.feed("mallard, killd")
    assert draft.value == ["osprey", "mallard", "killdeer"]


def test_a_long_list_is_not_numbered_and_a_short_one_is() -> None:
    assert Draft(TRAY, PHRASES).choices == []
    assert Draft(FEEDER, PHRASES).choices == list(FACES)
