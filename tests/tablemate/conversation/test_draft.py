from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.errors import Ambiguous, IllegalAnswer, InvalidInput
from engine.games import find_game
from engine.requests import Choose, Confirm, Count, Look, Request
from engine.rules import STAND_IN
from engine.wingspan.automa_deck import FACES
from engine.wingspan.catalogue import birds
from tablemate.conversation.boards import fitting
from tablemate.conversation.draft import Draft
from voice.phrases import Phrases

PHRASES = Phrases(find_game("wingspan"))
BIRDS = tuple(bird.id for bird in birds().values() if bird.set == "base")
TRAY = Look.row("tray", "tray", BIRDS, 3, 3)
KNOWN_TRAY = Look.row("tray", "tray", BIRDS, 3, 3, before=("osprey", None, "mallard"))
FEEDER = Look.pool("feeder", "feeder", FACES, 0, 5)
GRID = Look.board(
    "grid",
    "grid",
    ("A1", "A2", "B1", "B2"),
    ("osprey", "mallard"),
    before={"A1": ("osprey",), "B2": ("mallard",)},
)


HEAPS = Look.board(
    "board",
    "board",
    ("C3", "D3", "E3"),
    ("gem", "apple", "seeker"),
    before={"C3": ("gem", "gem", "seeker"), "D3": ("apple",)},
    gathers=True,
)
HAND = Look.row("hand", "hand", ("Green Key", "White Key", "Recruit"), 3, 3, distinct=False)


def drafted(request: Request, *pieces: str) -> Draft:
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
        pytest.param(
            TRAY,
            ["osp kill", "1 barn owl", "mall"],
            ["barn-owl", "killdeer", "mallard"],
            id="a slip put right",
        ),
        pytest.param(KNOWN_TRAY, ["2 killd"], ["osprey", "killdeer", "mallard"], id="only what changed"),
        pytest.param(GRID, [""], {"A1": ["osprey"], "B2": ["mallard"]}, id="nothing changed on the board"),
        pytest.param(GRID, ["a1 b1"], {"B1": ["osprey"], "B2": ["mallard"]}, id="a move on the board"),
        pytest.param(GRID, ["a1 empty, b2 osp"], {"B2": ["osprey"]}, id="emptied and replaced"),
        pytest.param(
            GRID,
            ["b1 osp+mal"],
            {"A1": ["osprey"], "B1": ["osprey", "mallard"], "B2": ["mallard"]},
            id="two on one",
        ),
        pytest.param(GRID, ["a1 +mal"], {"A1": ["osprey", "mallard"], "B2": ["mallard"]}, id="one more"),
        pytest.param(GRID, ["a1 +mal, a1 -osp"], {"A1": ["mallard"], "B2": ["mallard"]}, id="one less"),
        pytest.param(GRID, ["mal b2 a1"], {"A1": ["osprey", "mallard"]}, id="one of several moved"),
        pytest.param(
            GRID, ["a1 +mal -osp"], {"A1": ["mallard"], "B2": ["mallard"]}, id="one more and one less"
        ),
        pytest.param(GRID, ["a1 b2"], {"B2": ["osprey"]}, id="a move onto another"),
        pytest.param(GRID, ["osp b2"], {"B2": ["osprey"]}, id="a thing that went onto another"),
        pytest.param(GRID, ["osp b1"], {"B1": ["osprey"], "B2": ["mallard"]}, id="a thing and where it went"),
        pytest.param(
            Look.board("grid", "grid", ("A1", "A2"), ("osprey", "barn-owl"), before={"A2": ("osprey",)}),
            ["barn owl a1"],
            {"A1": ["barn-owl"], "A2": ["osprey"]},
            id="a thing that comes in, and where it lies",
        ),
    ],
)
def test_an_answer_is_made_of_what_is_typed(request_: Request, pieces: list[str], value: Any) -> None:
    draft = drafted(request_, *pieces)
    assert draft.complete
    assert draft.value == value


@pytest.mark.parametrize(
    ("typed", "changes"),
    [
        pytest.param("c3 d3", {"C3": "", "D3": "apple gem gem seeker"}, id="a move joins what lies there"),
        pytest.param("c3 e3", {"C3": "", "E3": "gem gem seeker"}, id="a move to an empty place"),
        pytest.param("c3 d3, d3 e3", {"C3": "", "D3": "", "E3": "apple gem gem seeker"}, id="two moves"),
        pytest.param("seeker c3 d3", {"C3": "gem gem", "D3": "apple seeker"}, id="one of several moves"),
        pytest.param("2 gem c3 d3", {"C3": "seeker", "D3": "apple gem gem"}, id="two of several move"),
        pytest.param(
            "s+g c3 d3", {"C3": "gem", "D3": "apple seeker gem"}, id="one moves with what it carries"
        ),
        pytest.param("gem c3", {"C3": "gem gem seeker gem"}, id="a thing and a place is one more there"),
        pytest.param("apple c3", {"C3": "gem gem seeker apple"}, id="even if it is the only one of its kind"),
        pytest.param("2 apple e3", {"E3": "apple apple"}, id="two things and a place are two more"),
        pytest.param("d3 +g +a", {"D3": "apple gem apple"}, id="two added"),
        pytest.param("d3 +2a", {"D3": "apple apple apple"}, id="two alike added"),
        pytest.param("c3 -2g +a", {"C3": "seeker apple"}, id="two taken and one added"),
        pytest.param("d3 3g", {"D3": "gem gem gem"}, id="all that lies there now"),
        pytest.param("d3 2 gem+seeker", {"D3": "gem gem seeker"}, id="all that lies there, of two kinds"),
        pytest.param("c3 empty", {"C3": ""}, id="emptied"),
    ],
)
def test_where_things_lie_together_nothing_is_pushed_off(typed: str, changes: dict[str, str]) -> None:
    expected = {"C3": "gem gem seeker", "D3": "apple"} | changes
    found = drafted(HEAPS, typed).value
    assert found == {place: things.split() for place, things in expected.items() if things}


@pytest.mark.parametrize(
    ("pieces", "hand"),
    [
        pytest.param(["2 green, white"], ["Green Key", "Green Key", "White Key"], id="with a comma"),
        pytest.param(["2 green white"], ["Green Key", "Green Key", "White Key"], id="without"),
        pytest.param(["white", "2 green key"], ["White Key", "Green Key", "Green Key"], id="by and by"),
        pytest.param(["3x rec"], ["Recruit"] * 3, id="all alike"),
        pytest.param(["white, white, green"], ["White Key", "White Key", "Green Key"], id="one by one"),
    ],
)
def test_in_a_row_of_things_that_may_be_alike_a_number_counts(pieces: list[str], hand: list[str]) -> None:
    assert drafted(HAND, *pieces).value == hand


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
        pytest.param(GRID, "b1 a1", id="nothing at all there to move"),
        pytest.param(HEAPS, "c3 -4 gem", id="more than lie there"),
    ],
)
def test_what_cannot_be_read_is_refused_and_leaves_the_draft_open(request_: Request, piece: str) -> None:
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


@pytest.mark.parametrize("line", ["osp, dinosaur, killd", "osp dinosaur killd"])
def test_what_was_named_before_a_wrong_name_is_kept(line: str) -> None:
    draft = Draft(TRAY, PHRASES)
    with pytest.raises(InvalidInput, match="'dinosaur'"):
        draft.feed(line)
    draft.feed("mallard, killd")
    assert draft.value == ["osprey", "mallard", "killdeer"]


OWLS = Look.board("grid", "grid", ("A1", "B1"), ("barn-owl", "spotted-owl"))


@pytest.mark.parametrize(
    ("reply", "owl"),
    [
        pytest.param("2", "spotted-owl", id="by its number"),
        pytest.param("spot", "spotted-owl", id="by its name"),
        pytest.param("b1 barn", "barn-owl", id="by a new answer"),
    ],
)
def test_a_name_on_a_board_that_fits_several_is_settled_by_the_next_word(reply: str, owl: str) -> None:
    draft = Draft(OWLS, PHRASES)
    with pytest.raises(Ambiguous):
        draft.feed("b1 owl")
    assert draft.choices == ["barn-owl", "spotted-owl"]
    draft.feed(reply)
    assert draft.value == {"B1": [owl]}


def test_enter_does_not_mean_no_change_while_a_name_on_a_board_is_not_clear() -> None:
    draft = Draft(OWLS, PHRASES)
    with pytest.raises(Ambiguous):
        draft.feed("b1 owl")
    with pytest.raises(InvalidInput):
        draft.feed("")
    assert not draft.complete


def test_a_single_near_name_on_a_board_is_taken_by_yes() -> None:
    draft = Draft(Look.board("grid", "grid", ("A1",), ("Stag", "Angel")), PHRASES)
    with pytest.raises(Ambiguous):
        draft.feed("a1 stga")
    draft.feed("yes")
    assert draft.value == {"A1": ["Stag"]}


@pytest.mark.parametrize(
    ("request_", "typed", "value"),
    [
        pytest.param(Choose("x", ("Stag", "Angel"), default="Angel"), "stga", "Stag", id="a choice"),
        pytest.param(Look.row("x", "x", ("Stag", "Angel"), 2, 2), "stga, ang", ["Stag", "Angel"], id="a row"),
        pytest.param(Look.pool("x", "x", ("Stag", "Angel"), 0, 2), "2 stga", ["Stag", "Stag"], id="a pool"),
    ],
)
def test_a_single_near_name_is_taken_by_yes_and_not_by_no(request_: Request, typed: str, value: Any) -> None:
    draft = Draft(request_, PHRASES)
    with pytest.raises(Ambiguous):
        draft.feed(typed)
    with pytest.raises(InvalidInput):
        draft.feed("no")
    draft.feed("yes")
    assert draft.value == value


def test_enter_does_not_take_the_default_while_a_choice_is_not_clear() -> None:
    draft = Draft(Choose("x", ("Stag", "Angel"), default="Angel"), PHRASES)
    with pytest.raises(Ambiguous):
        draft.feed("stga")
    with pytest.raises(InvalidInput):
        draft.feed("")
    assert not draft.complete


def refuse_fish(choice: str) -> None:
    if choice == "fish":
        raise IllegalAnswer(choice, STAND_IN)


def test_a_choice_the_rules_forbid_has_no_number_and_says_why_when_it_is_named() -> None:
    draft = Draft(Choose("x", FACES, legal=refuse_fish), PHRASES)
    assert draft.choices == [face for face in FACES if face != "fish"]
    assert draft.refused == {"fish": STAND_IN}
    with pytest.raises(IllegalAnswer):
        draft.feed("fish")
    draft.feed("4")
    assert draft.value == FACES[4]


def test_a_long_list_is_not_numbered_and_a_short_one_is() -> None:
    assert Draft(TRAY, PHRASES).choices == []
    assert Draft(FEEDER, PHRASES).choices == list(FACES)


@pytest.mark.parametrize(
    ("line", "food"),
    [
        ("worm, wheat, berry, mouse, fish", ["invertebrate", "seed", "fruit", "rodent", "fish"]),
        ("two worms, mice", ["invertebrate", "invertebrate", "rodent"]),
        ("worm or wheat", ["invertebrate_seed"]),
        ("nothing", []),
    ],
)
def test_the_food_has_its_everyday_words(line: str, food: list[str]) -> None:
    assert drafted(FEEDER, line).value == food


@pytest.mark.parametrize(("word", "number"), [("two", 2), ("None", 0), ("twenty", 20), ("7", 7)])
def test_a_number_may_be_a_word(word: str, number: int) -> None:
    assert drafted(Count("x", 0, 20), word).value == number


EARTH = Phrases(find_game("flat_earth"))
REFILL = Choose("refill", ("three", "four", "five", "none"))


@pytest.mark.parametrize(("typed", "meant"), [("3", "three"), ("5", "five"), ("0", "none"), ("four", "four")])
def test_where_the_choices_are_numbers_the_number_typed_is_the_number_meant(typed: str, meant: str) -> None:
    draft = Draft(REFILL, EARTH)
    assert draft.keys == {3: "three", 4: "four", 5: "five", 0: "none"}
    draft.feed(typed)
    assert draft.value == meant


@pytest.mark.parametrize(
    ("choices", "typed", "sentence"),
    [
        pytest.param(("three", "four", "five"), "1", "I need a number from 3 to 5.", id="in a row"),
        pytest.param(("three", "four"), "1", "I need 3 or 4.", id="two in a row"),
        pytest.param(("three",), "1", "It has to be 3.", id="only one"),
        pytest.param(("two", "five"), "3", "I need 2 or 5.", id="with gaps"),
    ],
)
def test_a_number_that_is_no_choice_is_told_which_are(
    choices: tuple[str, ...], typed: str, sentence: str
) -> None:
    with pytest.raises(InvalidInput, match=sentence):
        Draft(Choose("refill", choices), EARTH).feed(typed)


def test_a_word_that_begins_a_name_is_not_taken_as_a_number() -> None:
    assert drafted(Choose("x", ("One Way", "Two-barred", "Angel")), "two").value == "Two-barred"
    assert drafted(Choose("x", ("One Way", "Angel")), "two").value == "Angel"


EIGHT = Look.row("x", "x", BIRDS, 8, 8)
SEVEN_AND_ONE_TWICE = "osp, mallard, killd, barn owl, mallard, trumpeter swan, bushtit, willet"


@pytest.mark.parametrize(
    ("reply", "second", "fifth"),
    [
        pytest.param("anhinga", "mallard", "anhinga", id="the fifth is another"),
        pytest.param("2 anhinga", "anhinga", "mallard", id="the second was the slip"),
    ],
)
def test_of_eight_cards_only_the_one_named_twice_is_asked_for(reply: str, second: str, fifth: str) -> None:
    draft = Draft(EIGHT, PHRASES)
    with pytest.raises(InvalidInput, match=r"Mallard is number 2 already. What is number 5?"):
        draft.feed(SEVEN_AND_ONE_TWICE)
    draft.feed(reply)
    rest = ["trumpeter-swan", "bushtit", "willet"]
    assert draft.value == ["osprey", second, "killdeer", "barn-owl", fifth, *rest]


def test_a_slot_cannot_be_mended_with_a_thing_that_lies_in_another() -> None:
    draft = Draft(EIGHT, PHRASES)
    draft.feed("osp, mallard")
    with pytest.raises(InvalidInput, match=r"Osprey is number 1 already. What is number 2?"):
        draft.feed("2 osp")
    draft.feed("2 killd")
    assert draft.slots == ["osprey", "killdeer"]


ROW_OF_EIGHT = ["osprey", "mallard", "killdeer", "barn owl", "anhinga", "bushtit", "willet", "trumpeter swan"]


def test_a_row_that_is_told_again_as_a_whole_replaces_what_was_told_of_it() -> None:
    draft = Draft(EIGHT, PHRASES)
    with pytest.raises(Ambiguous):
        draft.feed(", ".join([*ROW_OF_EIGHT[:2], "warbler", *ROW_OF_EIGHT[3:]]))
    draft.feed(", ".join(ROW_OF_EIGHT))
    assert [PHRASES.name(id_).casefold() for id_ in draft.value] == ROW_OF_EIGHT


def test_a_card_that_lies_elsewhere_is_named_and_only_that_one_is_asked_for() -> None:
    others = tuple(id_ for id_ in BIRDS if id_ != "killdeer")
    draft = Draft(Look.row("tray", "tray", others, 8, 8), PHRASES, elsewhere={"killdeer": "tray"})
    with pytest.raises(InvalidInput, match=r"Killdeer is already in the tray. What is number 3?"):
        draft.feed(", ".join(ROW_OF_EIGHT))
    draft.feed("wild turkey")
    names = [PHRASES.name(id_).casefold() for id_ in draft.value]
    assert names == [*ROW_OF_EIGHT[:2], "wild turkey", *ROW_OF_EIGHT[3:]]


def test_of_a_row_the_rules_refuse_for_one_card_the_others_are_kept() -> None:
    def no_third(row: Any) -> None:
        if "killdeer" in row:
            raise IllegalAnswer(row, STAND_IN, row.index("killdeer"))

    draft = Draft(Look.row("tray", "tray", BIRDS, 8, 8, legal=no_third), PHRASES)
    with pytest.raises(IllegalAnswer):
        draft.feed(", ".join(ROW_OF_EIGHT))
    draft.feed("wild turkey")
    assert draft.complete
    assert draft.value[2] == "wild-turkey"
    assert PHRASES.name(draft.value[7]) == "Trumpeter Swan"


def test_what_fits_on_a_place_is_what_the_rules_allow_there() -> None:
    def only_mallards_move(board: Any) -> None:
        if "osprey" not in board.get("A1", ()):
            raise IllegalAnswer(board, STAND_IN)

    legal = replace(GRID, legal=only_mallards_move)
    now = {"A1": ["osprey"], "B2": ["mallard"]}
    assert fitting(legal, now, "B1") == ["mallard"]
    assert fitting(legal, now, "B2") == []  # a card lies only once, and the other one may not go
    assert fitting(replace(legal, undisputed=lambda _: True), now, "B1") == ["mallard"]
    known = replace(legal, undisputed=lambda board: "mallard" in board.get("B2", ()))
    assert fitting(known, now, "B1") == []  # that would be open to dispute only


def test_what_fits_is_not_known_where_only_a_whole_board_is_judged() -> None:
    def both_below(board: Any) -> None:
        if set(board) != {"A1", "A2"}:
            raise IllegalAnswer(board, STAND_IN)

    assert fitting(replace(GRID, legal=both_below), {}, "A1") is None


def test_where_things_lie_together_one_more_of_each_fits() -> None:
    assert fitting(HEAPS, {"C3": ["gem"]}, "C3") == ["gem", "apple", "seeker"]
