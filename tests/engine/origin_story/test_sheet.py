"""The Vancardian cards' sheet: the stand-in, the owner's template, and what a bad line is answered with."""

from __future__ import annotations

import re
import tomllib

import pytest

from engine.entries import TO_ENTER
from engine.errors import BadData
from engine.game import Origin, Setup, Sheet
from engine.origin_story import GAME
from engine.origin_story.keywords import Effect
from engine.origin_story.previews import draw_set
from engine.origin_story.vancardian_cards import SHEET, read_set, spare_extra_love
from tests.engine.random_play import random_game
from tests.explained import refuses

(FORM,) = GAME.forms
TEXT = FORM.shipped.text
LINES = TEXT.splitlines()


def line_of(words: str) -> int:
    """The first line of the stand-in that begins with these words."""
    return next(number for number, line in enumerate(LINES, start=1) if line.startswith(words))


def filled_in() -> str:
    """The template as an owner might fill it in."""
    text = FORM.template.replace(f'extra_love = "{TO_ENTER}"', 'extra_love = ["3", "3", "4/2", "4/2"]')
    text = text.replace(f'round_1 = "{TO_ENTER}"', 'round_1 = ["REPLACE 1", "ADD love 3"]')
    text = re.sub(rf'(round_\d) = "{TO_ENTER}"', r"\1 = []", text)
    return text.replace(TO_ENTER, "Each player +1 point")


def test_every_event_of_the_stand_in_says_that_it_is_for_practice() -> None:
    assert all(card.event.text.startswith("Practice event") for card in read_set(TEXT).cards.values())


def test_the_stand_in_has_8_green_and_8_red_cards_and_every_keyword() -> None:
    found = read_set(TEXT)
    assert (len(found.ids("green")), len(found.ids("red"))) == (8, 8)
    rows = [card.row(round_) for card in found.cards.values() for round_ in range(1, 6)]
    assert {effect.keyword for row in rows for effect in row} == {"replace", "add_love", "move_love"}
    assert any(len(row) == 2 for row in rows)
    assert any(not row for row in rows)


def test_the_owners_cards_are_played_with() -> None:
    sheets = {SHEET: Sheet(Origin.OWNER, filled_in())}
    play = random_game(GAME, 1, Setup(1, {"vancardian_deck": "virtual"}, sheets))
    assert type(play.events[0]).__name__ == "TableReadied"
    assert any(event.facts().get("text") == "Each player plus 1 point" for event in play.events)


def test_a_template_filled_in_passes() -> None:
    found = read_set(filled_in())
    assert found.cards["G1"].row(1) == (Effect("replace", 1), Effect("add_love", 3))
    assert found.extra_love["extra_c"] == (4, 2)


def test_the_template_holds_the_known_facts_and_nothing_made_up() -> None:
    table = tomllib.loads(FORM.template)
    assert (table["origin"], len(table["card"])) == ("owner", 16)
    for card in table["card"]:
        unknown = [value for key, value in card.items() if key not in {"id", "set"}]
        assert unknown == [TO_ENTER] * 6


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        pytest.param(
            'round_2 = ["REPLACE 1"]',
            'round_2 = ["SWAP 1"]',
            line_of('round_2 = ["REPLACE 1"]'),
            r"round_2 holds 'SWAP 1'; allowed are REPLACE 1 to 8, ADD love 1 to 13 and MOVE 1 to 8 love LEFT",
            id="unknown word",
        ),
        pytest.param(
            'round_2 = ["REPLACE 1"]',
            'round_2 = ["REPLACE 9"]',
            line_of('round_2 = ["REPLACE 1"]'),
            "round_2 holds 'REPLACE 9'; allowed are REPLACE 1 to 8",
            id="number too large",
        ),
        pytest.param(
            'round_2 = ["REPLACE 1"]',
            'round_2 = "REPLACE 1"',
            line_of('round_2 = ["REPLACE 1"]'),
            r"round_2 is 'REPLACE 1'; a list of effects is needed, \[\] where the row is empty",
            id="wrong type: no list",
        ),
        pytest.param(
            'round_2 = ["REPLACE 1"]',
            "round_2 = [1]",
            line_of("round_2"),
            "round_2 holds 1; allowed",
            id="a number",
        ),
        pytest.param(
            'set = "green"\n', "", line_of("[[card]]"), "set is missing; needed are id, set", id="missing"
        ),
        pytest.param(
            'set = "green"',
            'set = "blue"',
            line_of('set = "green"'),
            "set is 'blue'; allowed are green, red",
            id="unknown colour",
        ),
        pytest.param(
            'id = "G2"',
            'id = "G1"',
            line_of('id = "G2"'),
            rf"id is 'G1'; line {line_of('id = ')} says so too, and each \[\[card\]\] needs its own",
            id="duplicate",
        ),
        pytest.param(
            'id = "G2"',
            "id = 7",
            line_of('id = "G2"'),
            "id is 7; words in quotation marks are needed",
            id="id a number",
        ),
        pytest.param(
            'id = "G2"',
            'id = "G2"\npower = 1',
            line_of('id = "G2"') + 1,
            "'power' is unknown; allowed",
            id="field",
        ),
        pytest.param(
            'event_trump = "speed"',
            'event_trump = "water"',
            line_of('event_trump = "speed"'),
            "event_trump is 'water'; allowed are brains, love, speed, strength, none",
            id="unknown suit",
        ),
        pytest.param(
            'event = "Practice event: nothing special happens this round."',
            'event = ""',
            line_of("event = "),
            "event is ''; words in quotation marks are needed",
            id="empty event",
        ),
        pytest.param(
            'event = "Practice event: nothing special happens this round."',
            f'event = "{"x" * 301}"',
            line_of("event = "),
            r"event is 'x+\.\.\.x+'; the card's own words are needed, at most 300 letters",
            id="endless event",
        ),
        pytest.param(
            'id = "G2"',
            'id = "G_2"',
            line_of('id = "G2"'),
            "id is 'G_2'; a short name of letters and digits is needed",
            id="id with an underscore",
        ),
        pytest.param(
            'origin = "stand-in"',
            'origin = "printed"',
            line_of("origin"),
            "origin is 'printed'; allowed are owner, stand-in",
            id="unknown origin",
        ),
        pytest.param(
            'origin = "stand-in"\n',
            "",
            None,
            "origin is missing; allowed are owner, stand-in",
            id="no origin",
        ),
        pytest.param(
            '["4/2", "4/2", "6", "6"]',
            '["4/2", "6", "6"]',
            line_of("extra_love"),
            "a list of 4 cards is needed",
            id="wrong count of extra-love cards",
        ),
        pytest.param(
            '["4/2", "4/2", "6", "6"]',
            '["4/2", "4/2", "6", "14"]',
            line_of("extra_love"),
            "extra_love holds '14'; allowed are values from 1 to 13",
            id="extra-love value",
        ),
        pytest.param(
            '["4/2", "4/2", "6", "6"]',
            '["4/2", "4/2", "6", 6]',
            line_of("extra_love"),
            "extra_love holds 6; allowed",
            id="extra-love type",
        ),
        pytest.param(
            '["4/2", "4/2", "6", "6"]',
            '["4/2", "4", "6", "6"]',
            line_of('round_5 = ["ADD love 2"]'),
            "ADD love 2 needs two extra-love cards that print 2; extra_love has 4/2, 4, 6, 6",
            id="too few extra-love cards for an effect",
        ),
    ],
)
def test_a_bad_line_is_refused_by_file_line_and_reason(
    old: str, new: str, line: int | None, reason: str
) -> None:
    assert old in TEXT
    with refuses(BadData, match=reason) as refused:
        FORM.check(TEXT.replace(old, new, 1))
    assert (refused.value.file, refused.value.line) == (SHEET, line)


def test_a_card_too_few_is_counted() -> None:
    short_by_one = TEXT[: TEXT.rindex("[[card]]")]
    with refuses(BadData, match="it has 7 red cards; 8 of each colour are needed"):
        FORM.check(short_by_one)


def test_effects_may_be_written_in_any_case() -> None:
    text = TEXT.replace('["MOVE 1 love LEFT"]', '["move 1 Love left"]', 1)
    assert read_set(text) == read_set(TEXT)


def test_an_extra_love_card_that_prints_one_value_is_used_before_one_that_prints_two() -> None:
    printed = {"extra_a": (4, 2), "extra_b": (4,), "extra_c": (3,), "extra_d": (3,)}
    assert spare_extra_love(printed, list(printed), 4) == "extra_b"
    assert spare_extra_love(printed, ["extra_a", "extra_c"], 4) == "extra_a"
    assert spare_extra_love(printed, ["extra_c"], 4) is None


def test_the_preview_draws_every_card_as_a_box_of_equal_width() -> None:
    lines = draw_set(TEXT)
    boxes = lines[:-1]
    assert len({len(line) for line in boxes}) == 1
    assert sum(line.startswith("+ ") for line in boxes) == 16
    assert lines[-1] == "extra-love cards: [4/2]  [4/2]  [6]  [6]"
    assert any("3  MOVE 3 love LEFT" in line for line in boxes)


def test_the_preview_wraps_what_is_long() -> None:
    text = filled_in().replace("Each player +1 point", "x" * 90, 1)
    text = text.replace("round_2 = []", 'round_2 = ["MOVE 1 love LEFT", "REPLACE 1", "MOVE 2 love LEFT"]', 1)
    assert len({len(line) for line in draw_set(text)[:-1]}) == 1
