"""Sheets as forms: every card is read, checked by the sheet's own reader, and written without its neighbours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.card_form import count_stand_ins
from engine.errors import BadData, InvalidInput
from engine.fields import Field, Kind
from engine.game import Origin, Setup, Sheet
from engine.games import GAMES, find_game
from engine.play import Play, stand_in_used
from tablemate.card_editing import CardForm
from tests.explained import refuses, said

if TYPE_CHECKING:
    from engine.card_form import EnteredCard
    from engine.game import SheetForm

FORMS = [
    pytest.param(form, id=f"{game.id} {form.name}")
    for game in GAMES.values()
    for form in game.forms
    if form.sections
]
LETTERS = st.text("abcXYZ é'-", min_size=1, max_size=20).filter(str.strip)


def form_of(game: str, place: int = 0) -> SheetForm:
    return find_game(game).forms[place]


def opened(form: SheetForm) -> CardForm:
    return CardForm(form, form.shipped.text)


def named(cards: CardForm, title: str) -> EnteredCard:
    return next(card for card in cards.cards() if card.title == title)


# --- Read and write -----------------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMS)
def test_a_card_that_is_written_is_the_owners_and_changes_no_other(form: SheetForm) -> None:
    cards = opened(form)
    before, values = form.check(form.shipped.text), [card.values for card in cards.cards()]
    for number, card in enumerate(cards.cards(), start=1):
        where = (card.section.heading, card.place)
        assert cards.check(*where, card.values) == {}
        cards = cards.write(*where, card.values)
        assert form.check(cards.text) == before
        assert [one.values for one in cards.cards()] == values
        owned = {(one.section, one.place) for one in cards.cards() if one.origin is Origin.OWNER}
        assert len(owned) == number
        assert (card.section, card.place) in owned
    assert count_stand_ins(form, cards.text)[0] == 0


def values_of(field: Field) -> st.SearchStrategy[Any]:
    """Values that a field may have, as far as its description says."""
    choice = st.sampled_from(field.choices or ("4/2", "6", "3"))
    spot = st.sampled_from([spot.id for spot in field.spots] or [""])
    listed = st.lists(choice, min_size=field.least, max_size=field.most or 4, unique=not field.repeats)
    found = {
        Kind.NUMBER: st.integers(field.least, field.most),
        Kind.TEXT: LETTERS,
        Kind.FLAG: st.booleans(),
        Kind.CHOICE: choice,
        Kind.ARROWS: st.dictionaries(choice, st.integers(1, 2)),
        Kind.SQUARES: st.lists(st.lists(choice, min_size=1, max_size=3).map("-".join), max_size=4),
        Kind.PLACED: st.lists(st.builds("{} {}".format, choice, spot), max_size=4),
    }.get(field.kind, listed)
    return st.one_of(found, st.sampled_from(field.words)) if field.words else found


@dataclass(frozen=True)
class Filled:
    cards: CardForm
    card: EnteredCard
    values: dict[str, Any]


@st.composite
def filled_cards(draw: st.DrawFn, form: SheetForm) -> Filled:
    """A card with new values in some fields; those that identify it stay."""
    cards = opened(form)
    card = draw(st.sampled_from(cards.cards()))
    values = dict(card.values)
    for field in cards.fields(card.section, values):
        if field.name != card.section.title and draw(st.booleans()):
            values[field.name] = draw(values_of(field))
    return Filled(cards, card, values)


@pytest.mark.parametrize("form", FORMS)
@settings(max_examples=12)
@given(data=st.data())
def test_what_is_filled_in_is_read_again_or_refused_by_a_field(form: SheetForm, data: st.DataObject) -> None:
    filled = data.draw(filled_cards(form))
    where = (filled.card.section.heading, filled.card.place)
    faults = filled.cards.check(*where, filled.values)
    names = {field.name for field in filled.card.section.fields}
    assert set(faults) <= names | {""}
    if faults:
        with pytest.raises(BadData):
            filled.cards.write(*where, filled.values)
        return
    again = filled.cards.write(*where, filled.values).card(*where)
    section = filled.card.section
    assert section.to_table(again.values) == section.to_table(filled.values)


# --- Faults -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "field", "value", "words"),
    [
        pytest.param(
            ("crownfell", 0, "character"), "arrows", {"forward": 3}, "from 1 to 2", id="three arrows"
        ),
        pytest.param(
            ("crownfell", 0, "character"), "arrows", {"up": 1}, "allowed are forward", id="no such way"
        ),
        pytest.param(("crownfell", 0, "character"), "lock", ["forward-up"], "joined by -", id="no such step"),
        pytest.param(
            ("crownfell", 0, "character"), "name", "Assassin", "another one has it", id="name twice"
        ),
        pytest.param(
            ("crownfell", 0, "character"), "ability.effect", "fly", "allowed are capture", id="no effect"
        ),
        pytest.param(
            ("crownfell", 1, "card"), "actions", ["move", "move"], "allowed once", id="action twice"
        ),
        pytest.param(("crownfell", 1, "card"), "turn", "left", "clockwise", id="no such turn"),
        pytest.param(("my_little_scythe", 0, "card"), "seek", ["gem Z9"], "A1 to G4", id="no such space"),
        pytest.param(
            ("my_little_scythe", 0, "card"), "path.B", ["up"], "allowed are right", id="no such step"
        ),
        pytest.param(("my_little_scythe", 0, "card"), "fight.pies", 11, "from 0 to 10", id="too many pies"),
        pytest.param(("my_little_scythe", 0, ""), "trophy_track", ["quests"], "all eight", id="short track"),
        pytest.param(("origin_story", 0, "card"), "round_2", ["REPLACE 9"], "1 to 8", id="no such effect"),
        pytest.param(
            ("origin_story", 0, "card"), "round_1", ["ADD love 3"], "two extra-love", id="no such love"
        ),
        pytest.param(("origin_story", 0, ""), "extra_love", ["4"], "a list of 4", id="one card of four"),
        pytest.param(("flat_earth", 0, "card"), "count", 0, "from 1 to 99", id="no card"),
        pytest.param(
            ("flat_earth", 0, "event"), "completed_by", ["Cat"], "allowed are Recruit", id="no such card"
        ),
        pytest.param(("flat_earth", 0, ""), "attacks", "many", "from 4 to 99", id="no number"),
        pytest.param(("wingspan", 0, "card"), "round_1.die_key", ["fish"], "all six", id="short key"),
        pytest.param(
            ("wingspan", 0, "card"), "round_1.action", "sing", "allowed are draw_cards", id="no action"
        ),
    ],
)
def test_a_bad_value_is_refused_at_its_field_with_the_reason(
    where: tuple[str, int, str], field: str, value: Any, words: str
) -> None:
    game, sheet, heading = where
    cards = opened(form_of(game, sheet))
    card = cards.card(heading, 0)
    faults = cards.check(heading, 0, {**card.values, field: value})
    assert list(faults) == [field]
    assert words in said(faults[field])


def test_every_field_that_is_wrong_is_named_at_once() -> None:
    cards = opened(form_of("crownfell"))
    angel = named(cards, "Angel")
    bad = {**angel.values, "arrows": {"forward": 9}, "protect": "far", "ability.effect": "fly", "note": "  "}
    assert list(cards.check("character", angel.place, bad)) == ["arrows", "protect", "ability.effect", "note"]


def test_a_field_that_is_missing_is_asked_for() -> None:
    cards = opened(form_of("crownfell"))
    angel = named(cards, "Angel")
    without = {name: value for name, value in angel.values.items() if name != "ability.effect"}
    assert list(cards.check("character", angel.place, without)) == ["ability.effect"]


def test_what_a_card_does_to_other_cards_is_told_of_the_whole_sheet() -> None:
    cards = opened(form_of("flat_earth"))
    key = named(cards, "Blue Key")
    faults = cards.check("card", key.place, {**key.values, "name": "Red Key"})
    assert list(faults) == [""]
    assert "Blue Door" in said(faults[""])


@pytest.mark.parametrize(
    "value",
    [
        pytest.param(10**5000, id="a number of thousands of digits"),
        pytest.param(float("nan"), id="no number"),
        pytest.param(None, id="nothing"),
        pytest.param([None], id="a list of nothing"),
        pytest.param({"a": {"b": [[]]}}, id="tables in tables"),
        pytest.param("\ud800", id="half a letter"),
        pytest.param("\x7f", id="a control sign"),
    ],
)
def test_nothing_that_can_be_sent_breaks_a_check(value: Any) -> None:
    cards = opened(form_of("crownfell"))
    angel = named(cards, "Angel")
    for name in angel.values:
        cards.check("character", angel.place, {**angel.values, name: value})


# --- The text of a sheet ------------------------------------------------------------------------------


def test_the_other_lines_of_an_owners_file_stay_as_they_are() -> None:
    form = form_of("crownfell")
    own = form.shipped.text.replace('name = "Duke"', 'name = "Duke" # the grumpy one')
    angel = named(CardForm(form, own), "Angel")
    text = CardForm(form, own).write("character", angel.place, {**angel.values, "note": "mine"}).text
    assert 'name = "Duke" # the grumpy one' in text
    assert [line for line in own.splitlines() if line not in text.splitlines()] == []


def test_a_sheet_written_in_another_way_is_written_anew() -> None:
    form = form_of("crownfell", 1)
    cards = '{ actions = ["move"], arrow = "up", turn = "clockwise" }'
    own = f'origin = "owner"\ncard = [{cards}, {cards}]\n'
    written = CardForm(form, own).write(
        "card", 1, {"actions": ["rally"], "arrow": "left", "turn": "clockwise"}
    )
    assert [card.values["arrow"] for card in written.cards()] == ["up", "left"]


def test_words_with_quotes_and_accents_come_back_as_they_were() -> None:
    cards = opened(form_of("crownfell"))
    angel = named(cards, "Angel")
    note = 'She said "é", [[character]] = \\ # and left'
    written = cards.write("character", angel.place, {**angel.values, "note": note})
    assert named(written, "Angel").values["note"] == note


def test_a_shipped_sheet_loses_its_head_once_it_is_the_owners() -> None:
    cards = opened(form_of("crownfell"))
    text = cards.write("character", 0, cards.card("character", 0).values).text
    assert "STAND-IN" not in text
    assert text.startswith("# Your cards as you entered them.")


def test_a_card_can_be_added_and_removed_where_the_number_is_free() -> None:
    cards = opened(form_of("crownfell", 1))
    new = {"actions": ["move", "rally"], "arrow": "down", "turn": "clockwise"}
    more = cards.write("card", 16, new)
    assert more.card("card", 16).values == new
    assert [card.values for card in more.remove("card", 16).cards()] == [
        card.values for card in cards.cards()
    ]


@pytest.mark.parametrize(("heading", "place"), [("character", 17), ("character", 400), ("dragon", 0)])
def test_there_is_no_card_where_there_can_be_none(heading: str, place: int) -> None:
    with pytest.raises(InvalidInput):
        opened(form_of("crownfell")).card(heading, place)


def test_one_card_too_few_is_refused() -> None:
    with refuses(BadData, match="17"):
        opened(form_of("crownfell")).remove("character", 3)


def test_a_card_with_an_unknown_origin_is_refused() -> None:
    form = form_of("crownfell")
    text = form.shipped.text.replace('name = "Duke"', 'origin = "a friend"\nname = "Duke"')
    with refuses(BadData, match="allowed are owner, stand-in"):
        form.check(text)


# --- What is said -------------------------------------------------------------------------------------


def test_the_game_counts_the_cards_that_are_still_made_up() -> None:
    game, form = find_game("crownfell"), form_of("crownfell")
    cards = opened(form)
    for place in range(13):
        cards = cards.write("character", place, cards.card("character", place).values)
    event = Play(game, Setup(sheets={form.name: Sheet(Origin.STAND_IN, cards.text)})).events[0]
    assert event == stand_in_used(form, cards.text)
    assert (event.facts()["number"], event.facts()["total"], event.facts()["which"]) == (4, 17, "some")


def test_the_extra_love_cards_are_still_made_up_when_all_others_are_entered() -> None:
    cards = opened(form_of("origin_story"))
    for place in range(16):
        cards = cards.write("card", place, cards.card("card", place).values)
    assert [card.section.heading for card in cards.stand_ins()] == [""]
