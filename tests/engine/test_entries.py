"""An owner's sheet read entry by entry: what is taken, and the sentence a bad field is refused with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engine.entries import TO_ENTER, Entry, check_count, open_sheet, refuse_twice
from engine.errors import BadData
from engine.events import Line
from tests.explained import explained, reason_of

if TYPE_CHECKING:
    from collections.abc import Callable

FILE = "cards.toml"
GOOD = """\
origin = "owner"
title = "Two cards"
loud = true
count = 3
colours = ["red", "blue"]

[[card]]
name = "One"
colour = "red"
fight.pies = 2

[[card]]
name = "Two"
colour = "blue"
fight = { pies = 1 }
"""


def own(words: str) -> Line:
    """The facts that a reader needs in words of its own."""
    return Line("as_said", {"text": words})


def refused(read: Callable[[], Any]) -> BadData:
    with pytest.raises(BadData) as caught:
        read()
    assert caught.value.file == FILE
    assert "\n" not in explained(caught.value)
    assert len(reason_of(caught.value)) < 250
    return caught.value


def top_with(line: str) -> Entry:
    """A sheet of an origin and one more line, the second."""
    return open_sheet(f'origin = "owner"\n{line}\n', FILE)


# --- Opening ------------------------------------------------------------------------------------------


def test_a_good_sheet_is_read_as_it_is_written() -> None:
    top = open_sheet(GOOD, FILE)
    top.check_fields(("origin", "title", "loud", "count", "card"), ("colours", "note"))
    assert (top.text("title"), top.flag("loud"), top.whole("count", 1, 3)) == ("Two cards", True, 3)
    assert top.words("colours", ("red", "blue"), "") == top.items("colours", "", 2, 2) == ["red", "blue"]
    one, two = top.entries("card")
    assert (one.one_of("colour", ("red", "blue")), two.text("name")) == ("red", "Two")
    assert [card.part("fight").whole("pies", 0, 9) for card in (one, two)] == [2, 1]


def test_a_flag_left_out_is_a_no() -> None:
    top = open_sheet(GOOD, FILE)
    assert "quiet" not in top
    assert top.flag("quiet") is False


@pytest.mark.parametrize("origin", ["owner", "stand-in"])
def test_a_sheet_says_where_its_cards_come_from(origin: str) -> None:
    assert open_sheet(f'origin = "{origin}"', FILE).table == {"origin": origin}


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        pytest.param("", None, "it is empty", id="empty"),
        pytest.param("a = = 1", 1, "it is not a TOML file", id="not TOML"),
        pytest.param(f"a = {'9' * 5000}", None, "it is not a TOML file", id="number of 5000 digits"),
        pytest.param(f"a = {'[' * 5000}", None, "nested too deeply", id="5000 brackets"),
        pytest.param("a = 1", None, "origin is missing; allowed are owner, stand-in", id="no origin"),
        pytest.param(
            'a = 1\norigin = "printed"',
            2,
            "origin is 'printed'; allowed are owner, stand-in",
            id="origin that an owner cannot give",
        ),
        pytest.param("origin = 7", 1, "origin is 7; allowed are", id="origin of a wrong type"),
        pytest.param(
            f"{'a.' * 3000}a = 1",
            1,
            "it has 3,000 dots; a line has at most 30",
            id="key of 3000 dotted names",
        ),
    ],
)
def test_a_file_that_is_no_sheet_is_refused(text: str, line: int | None, reason: str) -> None:
    error = refused(lambda: open_sheet(text, FILE))
    assert error.line == line
    assert reason in reason_of(error)


# --- Templates ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "line", "reason"),
    [
        pytest.param(
            {'"Two cards"': f'"{TO_ENTER}"'},
            2,
            f"'title' is still {TO_ENTER}; it is the only field left",
            id="the only field",
        ),
        pytest.param(
            {'name = "Two"': f'name = "{TO_ENTER}"', "pies = 2": f'pies = "{TO_ENTER}"'},
            10,
            f"'fight.pies' is still {TO_ENTER}; 2 fields are left",
            id="the first of two, inside a card",
        ),
        pytest.param(
            {'"red", "blue"': f'"red", "{TO_ENTER}"', "count = 3": f'count = "{TO_ENTER}"'},
            4,
            f"'count' is still {TO_ENTER}; 2 fields are left",
            id="one of them inside a list",
        ),
        pytest.param(
            {'["red", "blue"]': f'["{TO_ENTER}", "{TO_ENTER}"]'},
            5,
            f"'colours' is still {TO_ENTER}; 2 fields are left",
            id="a list by its own name",
        ),
        pytest.param(
            {"pies = 1": f'pies = "{TO_ENTER}"'},
            15,
            f"'fight.pies' is still {TO_ENTER}; it is the only field left",
            id="in braces",
        ),
        pytest.param(
            {'"owner"': '"mine"', "count = 3": f'count = "{TO_ENTER}"'},
            4,
            f"'count' is still {TO_ENTER}; it is the only field left",
            id="before anything else is judged",
        ),
        pytest.param(
            {"count = 3": f'"co\\nunt" = "{TO_ENTER}"'},
            None,
            f"'co\\nunt' is still {TO_ENTER}; it is the only field left",
            id="a name of two lines",
        ),
    ],
)
def test_an_unfilled_template_is_refused_by_its_first_field(
    changes: dict[str, str], line: int | None, reason: str
) -> None:
    text = GOOD
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new, 1)
    error = refused(lambda: open_sheet(text, FILE))
    assert (error.line, reason_of(error)) == (line, reason)


def test_a_remark_may_say_that_something_is_to_be_entered() -> None:
    assert open_sheet(f'# "{TO_ENTER}"\n{GOOD}', FILE).whole("count", 0, 9) == 3


# --- Fields -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "read", "reason"),
    [
        pytest.param(
            "x = 0",
            lambda top: top.whole("x", 1, 9),
            "x is 0; a whole number from 1 to 9 is needed",
            id="few",
        ),
        pytest.param("x = 10", lambda top: top.whole("x", 1, 9), "x is 10; a whole number", id="too many"),
        pytest.param("x = true", lambda top: top.whole("x", 0, 9), "x is True; a whole", id="yes, no number"),
        pytest.param("x = 1.0", lambda top: top.whole("x", 0, 9), "x is 1.0; a whole number", id="fraction"),
        pytest.param('x = "1"', lambda top: top.whole("x", 0, 9), "x is '1'; a whole", id="number in quotes"),
        pytest.param(
            f"x = 0x{'f' * 5000}",
            lambda top: top.whole("x", 0, 9),
            "x is a number that is too large; a whole number from 0 to 9 is needed",
            id="number too large to be shown",
        ),
        pytest.param(
            'x = "up"', lambda top: top.one_of("x", "ab"), "x is 'up'; allowed are a, b", id="unknown word"
        ),
        pytest.param("x = []", lambda top: top.one_of("x", {"a": 1}), "x is []; allowed are a", id="no word"),
        pytest.param("x = 4", lambda top: top.text("x"), "x is 4; words in quotation marks", id="no text"),
        pytest.param('x = " "', lambda top: top.text("x"), "x is ' '; words in quotation", id="blank text"),
        pytest.param('x = "no"', lambda top: top.flag("x"), "x is 'no'; allowed are true and", id="no flag"),
        pytest.param(
            "x = 4", lambda top: top.items("x", own("a list is needed")), "x is 4; a list", id="no list"
        ),
        pytest.param(
            "x = [1]", lambda top: top.items("x", own("two"), 2), "x is [1]; two", id="list too short"
        ),
        pytest.param(
            "x = [1, 2]", lambda top: top.items("x", own("one"), 1, 1), "x is [1, 2]; one", id="too long"
        ),
        pytest.param(
            "x = []", lambda top: top.words("x", "ab", own("a list")), "x is []; a list", id="no words"
        ),
        pytest.param(
            'x = ["a", "b"]',
            lambda top: top.words("x", "ab", own("one"), 1),
            "x is ['a', 'b']; one",
            id="words",
        ),
        pytest.param(
            'x = ["a", "c"]',
            lambda top: top.words("x", "ab", own("")),
            "x holds 'c'; allowed are a, b",
            id="unknown word in a list",
        ),
        pytest.param(
            "x = [[1]]",
            lambda top: top.words("x", {"a": 1}, own("")),
            "x holds [1]; allowed are a",
            id="list in a list",
        ),
        pytest.param(
            "x = 4", lambda top: top.part("x"), "x is 4; lines that begin with x. are", id="no part"
        ),
        pytest.param(
            "x = 4",
            lambda top: top.part("x", own("arrows are needed")),
            "x is 4; arrows are needed",
            id="own words",
        ),
        pytest.param(
            "x = 4", lambda top: top.entries("x"), "x is 4; entries headed [[x]] are needed", id="no entries"
        ),
        pytest.param("x = []", lambda top: top.entries("x"), "x is []; entries headed", id="not one entry"),
        pytest.param("x = [1]", lambda top: top.entries("x"), "x is [1]; entries", id="entries of numbers"),
        pytest.param(
            "x.y.z = 4",
            lambda top: top.part("x").part("y").whole("z", 0, 3),
            "x.y.z is 4; a whole number",
            id="part of a part",
        ),
        pytest.param(
            "x = 4",
            lambda top: top.check_fields(("origin",), ("y",)),
            "'x' is unknown; allowed are origin, y",
            id="unknown field",
        ),
        pytest.param(
            '"a\\nb" = 4',
            lambda top: top.check_fields(("origin",)),
            "'a\\nb' is unknown; allowed are origin",
            id="unknown field of two lines",
        ),
        pytest.param(
            "x.z = 4",
            lambda top: top.part("x").check_fields(("y",)),
            "'x.z' is unknown; allowed are y",
            id="unknown field of a part",
        ),
        pytest.param(
            f'x = "{"n" * 9999}"',
            lambda top: top.one_of("x", "ab"),
            "x is 'nnn",
            id="found too long to be said",
        ),
    ],
)
def test_a_bad_field_is_refused_with_what_was_found_and_what_is_allowed(
    line: str, read: Callable[[Entry], Any], reason: str
) -> None:
    error = refused(lambda: read(top_with(line)))
    assert reason_of(error).startswith(reason)
    assert error.line == (None if line.startswith('"') else 2)


@pytest.mark.parametrize(
    ("read", "needed"),
    [
        pytest.param(lambda card: card.whole("x", 0, 9), "a whole number from 0 to 9 is needed", id="number"),
        pytest.param(lambda card: card.one_of("x", "ab"), "allowed are a, b", id="word"),
        pytest.param(lambda card: card.text("x"), "words in quotation marks are needed", id="text"),
        pytest.param(lambda card: card.items("x", own("a list")), "a list", id="list"),
        pytest.param(lambda card: card.words("x", "ab", own("a list")), "a list", id="words"),
        pytest.param(lambda card: card.part("x"), "lines that begin with x. are needed", id="part"),
        pytest.param(lambda card: card.entries("x"), "entries headed [[x]] are needed", id="entries"),
        pytest.param(
            lambda card: card.check_fields(("name", "x"), ("colour", "fight")), "needed are name, x"
        ),
    ],
)
def test_a_missing_field_is_named_at_its_heading(read: Callable[[Entry], Any], needed: str) -> None:
    card = open_sheet(GOOD, FILE).entries("card")[1]
    error = refused(lambda: read(card))
    assert (error.line, reason_of(error)) == (12, f"'Two': x is missing; {needed}")


@pytest.mark.parametrize(
    ("title", "label"),
    [
        pytest.param('name = "Osprey"', "'Osprey': ", id="name"),
        pytest.param('id = "G1"', "'G1': ", id="id"),
        pytest.param("name = 4", "", id="name of a wrong type"),
        pytest.param("number = 4", "", id="number"),
        pytest.param('name = "two\\nlines"', "'two\\nlines': ", id="name of two lines"),
    ],
)
def test_an_error_tells_the_entry_by_its_name(title: str, label: str) -> None:
    (card,) = top_with(f"[[card]]\n{title}\ncolour = 1").entries("card")
    assert reason_of(refused(lambda: card.bad("colour", Line("bad_empty")))) == f"{label}it is empty"


def test_an_error_about_the_name_itself_does_not_say_it_twice() -> None:
    (card,) = top_with('[[card]]\nname = "Osprey"').entries("card")
    assert reason_of(refused(lambda: card.bad_value("name", Line("need_own")))) == (
        "name is 'Osprey'; another one has it already"
    )


# --- All entries of a kind ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("least", "most", "needed"), [(3, 3, "3"), (3, 5, "3 to 5"), (1, 1, "1")], ids=["exact", "few", "many"]
)
def test_a_wrong_number_of_entries_is_refused_at_the_last(least: int, most: int, needed: str) -> None:
    error = refused(lambda: check_count(open_sheet(GOOD, FILE).entries("card"), least, most))
    assert error.line == 12
    assert reason_of(error) == f"the sheet ends with 2 entries headed [[card]]; {needed} are needed"


def test_a_right_number_of_entries_with_names_of_their_own_is_taken() -> None:
    cards = open_sheet(GOOD, FILE).entries("card")
    check_count(cards, 2, 2)
    check_count(cards, 1, 3)
    refuse_twice(cards, "name")


def test_a_name_used_twice_is_refused_with_the_line_of_the_first() -> None:
    cards = open_sheet(GOOD.replace('"Two"', '"One"'), FILE).entries("card")
    error = refused(lambda: refuse_twice(cards, "name"))
    assert (error.line, reason_of(error)) == (
        13,
        "name is 'One'; line 8 says so too, and each [[card]] needs its own",
    )


def test_what_is_wrong_with_the_entries_together_is_told_at_the_first_heading() -> None:
    assert refused(lambda: open_sheet(GOOD, FILE).bad("card", Line("bad_empty"))).line == 7
