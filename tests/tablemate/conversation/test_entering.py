"""A card told line by line: what is typed, what is kept, and what is refused in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.errors import InvalidInput
from engine.games import GAMES, find_game
from tablemate.card_editing import CardForm
from tablemate.conversation.entering import Entering
from tablemate.conversation.field_text import FieldReader, to_text
from tablemate.conversation.labels import Labels
from voice.phrases import Phrases

if TYPE_CHECKING:
    from engine.card_form import EnteredCard
    from engine.fields import Field
    from engine.game import Game, SheetForm

SHEETS = [
    pytest.param(game, form, id=f"{game.id} {form.name}") for game in GAMES.values() for form in game.forms
]
CROWNFELL = find_game("crownfell")


def field_of(game: str, sheet: int, name: str) -> Field:
    cards = CardForm(find_game(game).forms[sheet], find_game(game).forms[sheet].shipped.text)
    fields = [field for section in cards.form.sections for field in section.fields]
    return cards.with_choices(next(field for field in fields if field.name == name))


def reader(game: Game) -> FieldReader:
    phrases = Phrases(game)
    return FieldReader(Labels(game, phrases), phrases)


class Desk:
    """Enters one card and remembers what was said and saved."""

    def __init__(self, title: str, sheet: int = 0) -> None:
        form = CROWNFELL.forms[sheet]
        self.cards = CardForm(form, form.shipped.text)
        card = next(card for card in self.cards.cards() if card.title == title)
        self.said: list[str] = []
        self.saved: dict[str, Any] | None = None
        self.entering = Entering(
            CROWNFELL, self.cards, card, Phrases(CROWNFELL), say=self.said.append, save=self._save
        )
        self.entering.begin()

    def _save(self, card: EnteredCard, values: dict[str, Any]) -> CardForm:
        self.saved = values
        self.cards = self.cards.write(card.section.heading, card.place, values)
        return self.cards

    def type(self, *lines: str) -> None:
        for line in lines:
            self.entering.hear(line)


# --- Values and words ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "text", "value"),
    [
        pytest.param(("crownfell", 0, "arrows"), "forward 2, Left", {"forward": 2, "left": 1}, id="arrows"),
        pytest.param(("crownfell", 0, "arrows"), "none", {}, id="no arrows"),
        pytest.param(
            ("crownfell", 0, "lock"), "forward forward, back-left", ["forward-forward", "back-left"]
        ),
        pytest.param(("crownfell", 0, "ability.from"), "anywhere", "anywhere", id="an area"),
        pytest.param(
            ("crownfell", 0, "ability.effect"), "as the card says", "by_hand", id="a choice by name"
        ),
        pytest.param(("crownfell", 0, "leaps"), "yes", True, id="yes"),
        pytest.param(("crownfell", 0, "leaps"), "-", False, id="no"),
        pytest.param(("crownfell", 1, "actions"), "4, 1", ["move", "capture"], id="an order by numbers"),
        pytest.param(("crownfell", 1, "actions"), "mov, cap", ["move", "capture"], id="first letters"),
        pytest.param(
            ("my_little_scythe", 0, "seek"), "quest b2, gem E3", ["quest B2", "gem E3"], id="tokens"
        ),
        pytest.param(
            ("my_little_scythe", 0, "path.A"), "right, down-left", ["right", "down left"], id="a path"
        ),
        pytest.param(("my_little_scythe", 0, "pies"), " 3 ", 3, id="a number"),
        pytest.param(("origin_story", 0, "round_1"), "replace 2", ["REPLACE 2"], id="an effect"),
        pytest.param(("origin_story", 0, "extra_love"), "4/2, 6", ["4/2", "6"], id="anything goes"),
        pytest.param(("flat_earth", 0, "completed_by"), "I judge", "player", id="a word for all"),
        pytest.param(("flat_earth", 0, "completed_by"), "blue key", ["Blue Key"], id="another card"),
        pytest.param(("wingspan", 0, "round_1.die_key"), "fish, seed", ["fish", "seed"], id="a die key"),
    ],
)
def test_what_is_typed_is_understood(field: tuple[str, int, str], text: str, value: Any) -> None:
    assert reader(find_game(field[0])).read(field_of(*field), text) == value


@pytest.mark.parametrize(
    ("field", "text", "words"),
    [
        pytest.param(("crownfell", 0, "arrows"), "forward 3", "1 or 2", id="three arrows"),
        pytest.param(("crownfell", 0, "arrows"), "up", "it can be forward", id="no such direction"),
        pytest.param(("crownfell", 0, "leaps"), "perhaps", "yes or no", id="neither yes nor no"),
        pytest.param(("crownfell", 1, "turn"), "c", "could be clockwise, counterclockwise", id="not clear"),
        pytest.param(("my_little_scythe", 0, "seek"), "gem Z9", "a thing and a space", id="no such space"),
        pytest.param(("my_little_scythe", 0, "pies"), "some", "a whole number", id="no number"),
    ],
)
def test_what_is_not_understood_is_refused_in_words(
    field: tuple[str, int, str], text: str, words: str
) -> None:
    with pytest.raises(InvalidInput, match=words):
        reader(find_game(field[0])).read(field_of(*field), text)


@pytest.mark.parametrize(("game", "form"), SHEETS)
def test_every_value_of_a_sheet_can_be_typed_as_it_is_shown(game: Game, form: SheetForm) -> None:
    phrases = Phrases(game)
    labels = Labels(game, phrases)
    cards = CardForm(form, form.shipped.text)
    for card in cards.cards():
        for field in cards.fields(card.section, card.values):
            if field.name in card.values:
                shown = to_text(field, card.values[field.name], labels, phrases)
                assert FieldReader(labels, phrases).read(field, shown) == card.values[field.name]


@pytest.mark.parametrize(("game", "form"), SHEETS)
def test_every_field_and_card_has_its_words(game: Game, form: SheetForm) -> None:
    labels = Labels(game, Phrases(game))
    for section in form.sections:
        for field in section.fields:
            assert labels.field(field)
            assert labels.hint(field).endswith(".")
            assert not any("_" in labels.choice(one) for one in (*field.choices, *field.words))
    assert all(labels.title(card) for card in CardForm(form, form.shipped.text).cards())


# --- A card from beginning to end ---------------------------------------------------------------------


def test_enter_keeps_every_field_and_the_card_is_the_owners() -> None:
    desk = Desk("Angel")
    before = desk.cards.card("character", 0).values
    desk.type(*[""] * 9)
    assert desk.entering.finished
    assert desk.cards.card("character", 0).values == before
    assert desk.said[-1] == "Saved. 16 practice cards are left."


def test_a_made_up_card_says_so_and_offers_what_stands_there() -> None:
    desk = Desk("Angel")
    assert "made up" in " ".join(desk.said)
    desk.type("")
    assert desk.entering.prompt == "Arrows [forward 2, left, right, back]"


def test_the_drawing_is_shown_before_it_is_said_to_be_saved() -> None:
    desk = Desk("Angel")
    desk.type("", "back 2, left", *[""] * 7)
    assert " ·   ←P  *   P   ·" in desk.said
    assert desk.said.index(" ·   ←P  *   P   ·") < len(desk.said) - 1


def test_a_refused_value_is_asked_for_again_and_not_kept() -> None:
    desk = Desk("Angel")
    desk.type("Assassin")
    assert desk.said[-1] == "Name: another one has it already."
    assert desk.entering.prompt == "Name [Angel]"


def test_an_effect_brings_its_own_fields() -> None:
    desk = Desk("Angel")
    desk.type(*[""] * 7, "deploy a card", "Call", "forward", "itself", "")
    assert desk.saved is not None
    assert desk.saved["ability.to"] == ["forward"]
    ability = desk.cards.form.check(desk.cards.text)["Angel"].ability  # type: ignore[index] # characters by name
    assert (ability.effect, ability.costs_itself) == ("deploy", True)


def test_a_needed_field_cannot_be_left_empty() -> None:
    desk = Desk("Angel")
    desk.type(*[""] * 7, "deploy a card", "")
    assert desk.said[-1] == "Title of the ability: this is needed."
    assert not desk.entering.finished


def test_back_asks_for_the_field_before() -> None:
    desk = Desk("Angel")
    desk.type("", "back", "back")
    assert desk.entering.field.name == "name"


@pytest.mark.parametrize(("word", "left"), [("skip", False), ("quit", True)])
def test_a_card_that_is_left_is_not_saved(word: str, left: bool) -> None:
    desk = Desk("Angel")
    desk.type("", "back 2", word)
    assert desk.entering.finished
    assert desk.entering.left is left
    assert desk.saved is None


@settings(max_examples=40)
@given(lines=st.lists(st.text(max_size=30), max_size=12))
def test_nothing_that_is_typed_breaks_it(lines: list[str]) -> None:
    desk = Desk("Angel")
    for line in lines:
        if not desk.entering.finished:
            desk.type(line)
