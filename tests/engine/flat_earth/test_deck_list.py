"""The deck list: what a good one holds, and what a bad line in it is answered with."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest

from engine.errors import BadData
from engine.flat_earth import GAME
from engine.flat_earth.deck_list import ROWS, SHEET, DeckList, draw_deck_list, read_deck_list
from tests.engine.flat_earth.table import STAND_IN
from tests.explained import explained, reason_of, refuses

(FORM,) = GAME.forms
FIRST_CARD = 'name = "Recruit"\ncount = 6\nacts_as = "recruit"'
OPEN = [match.span() for match in re.finditer(r'"to be entered from your cards"', FORM.template)][1:]


def fill_in(template: str) -> str:
    """The template as an owner would fill it in."""
    text = re.sub(r'(red_suits|attacks|count) = "to be entered from your cards"', r"\1 = 10", template)
    text = text.replace('name = "to be entered from your cards"', 'name = "Asteroid Field"')
    text = text.replace('["to be entered from your cards"', '["Sabotage", "Shuffle"')
    return text.replace('"to be entered from your cards"', '"Look at three cards."')


class TestGoodList:
    def test_the_stand_in_has_every_row_of_table_1(self) -> None:
        assert {card.acts_as for card in read_deck_list(STAND_IN).cards.values()} == set(ROWS)

    def test_a_template_filled_in_by_the_owner_passes(self) -> None:
        deck = read_deck_list(fill_in(FORM.template))
        assert isinstance(deck, DeckList)
        assert (deck.red_suits, deck.attacks) == (10, 10)
        assert list(deck.cards) == [row.capitalize() for row in ROWS]
        assert deck.cards["Destiny"].text == "Look at three cards."
        assert deck.completes("Shuffle", "Asteroid Field")
        assert not deck.completes("Recruit", "Asteroid Field")

    def test_an_event_may_be_left_to_the_players_judgement(self) -> None:
        deck = read_deck_list(STAND_IN.replace('completed_by = ["Blue Key"]', 'completed_by = "player"'))
        assert deck.completes("Recruit", "Blue Door")
        assert not deck.completes("Recruit", "Gold Door")

    def test_the_preview_shows_every_kind_with_its_count_and_what_it_does(self) -> None:
        lines = draw_deck_list(STAND_IN)
        assert any(re.match(r"Red Suits +12 ", line) for line in lines)
        assert any(re.match(r"Gold Key +6 .*acts as shuffle", line) for line in lines)
        assert any(re.match(r"Blue Door +8 .*completed by Blue Key", line) for line in lines)
        assert all("_" not in line for line in lines)

    @pytest.mark.parametrize("name", ["O'Brien's Wall", "7 of Nine", "Öffnen!", "Dr. Who (again)"])
    def test_printed_names_of_many_kinds_are_taken(self, name: str) -> None:
        text = STAND_IN.replace('"Blue Door"', f'"{name}"')
        assert name in read_deck_list(text).events


class TestTemplate:
    @pytest.mark.parametrize(("start", "end"), OPEN)
    def test_one_field_left_open_is_named_with_its_line(self, start: int, end: int) -> None:
        before, field, after = FORM.template[:start], FORM.template[start:end], FORM.template[end:]
        with refuses(BadData, match="still to be entered from your cards; it is the only field") as refused:
            FORM.check(fill_in(before) + field + fill_in(after))
        assert refused.value.line == before.count("\n") + 1


def bad(text: str) -> BadData:
    with pytest.raises(BadData) as refused:
        read_deck_list(text)
    return refused.value


@pytest.mark.parametrize(
    ("old", "new", "line", "found", "allowed"),
    [
        pytest.param(
            'origin = "stand-in"',
            'origin = "mine"',
            4,
            "origin is 'mine'",
            "owner, stand-in",
            id="unknown word",
        ),
        pytest.param(
            'acts_as = "recruit"',
            'acts_as = "rekrut"',
            12,
            "acts_as is 'rekrut'",
            "sabotage",
            id="unknown row",
        ),
        pytest.param(
            "red_suits = 12\n",
            "",
            None,
            "red_suits is missing",
            "needed are origin, red_suits",
            id="missing number",
        ),
        pytest.param(
            'acts_as = "recruit"\n', "", 9, "acts_as is missing", "allowed are recruit", id="missing field"
        ),
        pytest.param(
            "red_suits = 12", "red_suits = 3", 5, "red_suits is 3", "from 4 to 99", id="too few crew"
        ),
        pytest.param("attacks = 14", "attacks = 100", 6, "attacks is 100", "from 4 to 99", id="too many"),
        pytest.param("count = 6\n", "count = 0\n", 11, "count is 0", "from 1 to 99", id="wrong count"),
        pytest.param("attacks = 14", 'attacks = "14"', 6, "attacks is '14'", "whole number", id="wrong type"),
        pytest.param("attacks = 14", "attacks = true", 6, "attacks is True", "whole number", id="a truth"),
        pytest.param(
            '"Recruit"', '"Shuffle"', 36, "name is 'Shuffle'", "line 10 says so too", id="duplicate card"
        ),
        pytest.param(
            '"Blue Door"',
            '"Gold Door"',
            78,
            "name is 'Gold Door'",
            "line 68 says so too",
            id="duplicate Event",
        ),
        pytest.param('"Recruit"', '"Attack"', 10, "name is 'Attack'", "taken", id="Attack is counted apart"),
        pytest.param('"Recruit"', '"re_cruit"', 10, "name is 're_cruit'", "capital letter", id="bad name"),
        pytest.param(
            '"Recruit"', "7", 10, "name is 7", "words in quotation marks", id="name that is a number"
        ),
        pytest.param('"Recruit"', f'"{"R" * 41}"', 10, "name is 'RRR", "capital letter", id="endless name"),
        pytest.param(
            "attacks = 14",
            "attacks = 14\nspeed = 1",
            7,
            "'speed' is unknown",
            "red_suits",
            id="unknown field",
        ),
        pytest.param(
            FIRST_CARD,
            f'{FIRST_CARD}\ntext = "x"',
            13,
            "'text' is unknown",
            "name, count",
            id="text without need",
        ),
        pytest.param(
            'text = "This practice Destiny says',
            'text = "{x}',
            18,
            "text is '{x}",
            "braces",
            id="text with braces",
        ),
        pytest.param(
            '["Blue Key"]',
            '["Blue Kee"]',
            70,
            "completed_by holds 'Blue Kee'",
            "Recruit, Destiny",
            id="unknown card",
        ),
        pytest.param('["Blue Key"]', "[]", 70, "completed_by is []", "card names", id="empty list"),
        pytest.param('["Blue Key"]', "[[1]]", 70, "completed_by holds [1]", "Recruit", id="list in a list"),
        pytest.param(
            '["Blue Key"]', '"Blue Key"', 70, "completed_by is 'Blue Key'", "'player'", id="no list"
        ),
    ],
)
def test_a_bad_line_is_named_with_what_was_found_and_what_is_allowed(
    old: str, new: str, line: int | None, found: str, allowed: str
) -> None:
    assert old in STAND_IN
    refused = bad(STAND_IN.replace(old, new, 1))
    assert refused.line == line
    assert found in reason_of(refused)
    assert allowed in reason_of(refused)
    assert "\n" not in explained(refused)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        pytest.param(
            STAND_IN.replace(FIRST_CARD, FIRST_CARD.replace('"recruit"', '"shuffle"')),
            "no [[card]] acts as 'recruit'",
            id="a row of Table 1 is missing",
        ),
        pytest.param(
            re.sub(r"count = \d\ncompleted", "count = 1\ncompleted", STAND_IN),
            "there are 5 Event cards; a Timeline needs at least 10",
            id="too few Events",
        ),
    ],
)
def test_a_file_that_is_no_deck_list_is_refused_in_one_sentence(text: str, reason: str) -> None:
    refused = bad(text)
    assert reason in reason_of(refused)
    assert explained(refused).startswith(SHEET)
    assert "\n" not in explained(refused)


def test_no_line_cut_off_anywhere_makes_the_reader_stumble() -> None:
    lines = STAND_IN.splitlines(keepends=True)
    for number in range(len(lines)):
        with suppress(BadData):  # and nothing else
            read_deck_list("".join(lines[:number] + lines[number + 1 :]))
