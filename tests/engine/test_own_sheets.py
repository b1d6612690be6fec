"""Every sheet that an owner can fill in: it says that it is made up, and a file that is none is refused."""

from __future__ import annotations

import re

import pytest

from engine.entries import TO_ENTER
from engine.errors import BadData
from engine.events import StandInUsed
from engine.game import Game, Origin, Setup, Sheet, SheetForm
from engine.games import GAMES
from engine.play import Play
from tests.explained import explained, reason_of

MADE_UP = [
    pytest.param(game, form, id=f"{game.id} {form.name}")
    for game in GAMES.values()
    for form in game.forms
    if form.shipped.origin is Origin.STAND_IN
]
every_sheet = pytest.mark.parametrize(("game", "form"), MADE_UP)


def refused(form: SheetForm, text: str) -> BadData:
    """Why a text is no such sheet: in one sentence that names the file."""
    with pytest.raises(BadData) as caught:
        form.check(text)
    assert explained(caught.value).startswith(form.name)
    assert "\n" not in explained(caught.value)
    return caught.value


@every_sheet
def test_a_stand_in_says_so_in_its_first_line_and_when_a_game_begins(game: Game, form: SheetForm) -> None:
    text = form.shipped.text
    assert re.match("# STAND-IN. These are not the printed|# STAND-IN.*NOT the printed", text, re.IGNORECASE)
    assert 'origin = "stand-in"' in text.splitlines()
    owners = {one.name: Sheet(Origin.OWNER, _as_owners(one.shipped.text)) for one in game.forms}
    announced = [event.sheet for event in _begin(game, {}) if isinstance(event, StandInUsed)]
    assert form.name in announced
    assert not any(isinstance(event, StandInUsed) for event in _begin(game, owners))


def _as_owners(text: str) -> str:
    return text.replace('origin = "stand-in"', 'origin = "owner"')


def _begin(game: Game, sheets: dict[str, Sheet]) -> list[object]:
    return list(Play(game, Setup(sheets=sheets)).events)


@every_sheet
def test_an_unfilled_template_is_refused_with_what_is_still_to_be_entered(
    game: Game, form: SheetForm
) -> None:
    lines = form.template.splitlines()
    left = [(number, line) for number, line in enumerate(lines, 1) if re.match(rf'[^#]*"{TO_ENTER}"', line)]
    error, number = refused(form, form.template), sum(line.count(f'"{TO_ENTER}"') for _, line in left)
    assert error.line == left[0][0]
    assert reason_of(error).endswith(f"is still {TO_ENTER}; {number} fields are left"), game.id


@every_sheet
def test_one_field_left_open_is_named_with_its_line(game: Game, form: SheetForm) -> None:
    lines = form.shipped.text.splitlines()
    fields = [number for number, line in enumerate(lines) if re.match(r"[a-z_.A-F0-9]+ = .*[^\[{,]$", line)]
    for number in fields[1:]:
        name = lines[number].split(" = ")[0]
        text = "\n".join([*lines[:number], f'{name} = "{TO_ENTER}"', *lines[number + 1 :]])
        error = refused(form, text)
        assert (error.line, name in reason_of(error)) == (number + 1, True), game.id
        assert reason_of(error).endswith("it is the only field left")


@every_sheet
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        pytest.param("", "it is empty", id="empty"),
        pytest.param("# nothing but a remark\n", "it is empty", id="only a remark"),
        pytest.param("origin = ", "it is not a TOML file", id="not TOML"),
        pytest.param("[[card]", "it is not a TOML file", id="a heading that is not closed"),
        pytest.param("\x00\x01", "it is not a TOML file", id="binary"),
        pytest.param("x" * 1_000_001, "at most 1,000,000", id="a letter too many"),
        pytest.param("#" * 50_000_000, "50,000,000 characters", id="50 MB"),
        pytest.param("colour = 1", "origin is missing; allowed are owner, stand-in", id="no origin"),
        pytest.param('origin = "mine"', "'mine'; allowed are owner, stand-in", id="unknown origin"),
        pytest.param('origin = "owner"', " is missing; needed are origin, ", id="nothing but an origin"),
        pytest.param('origin = "owner"\ncolour = 1', "'colour' is unknown; allowed are", id="unknown field"),
    ],
)
def test_a_file_that_is_no_sheet_is_refused(game: Game, form: SheetForm, text: str, reason: str) -> None:
    assert reason in reason_of(refused(form, text)), game.id


@every_sheet
@pytest.mark.parametrize("cards", ["3", "[3]", "[1, 2]"])
def test_cards_that_are_none_are_refused(game: Game, form: SheetForm, cards: str) -> None:
    headings = [section.heading for section in form.sections if section.heading]
    outside = form.shipped.text[: form.shipped.text.index("[[")]
    reason = reason_of(refused(form, outside + "\n".join(f"{heading} = {cards}" for heading in headings)))
    needed = [f"{heading} is {cards}; entries headed [[{heading}]] are needed" for heading in headings]
    assert any(one in reason for one in needed), game.id
