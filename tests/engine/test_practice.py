"""Cards that nobody has told yet are asked for when they turn up, in every game that has such cards."""

from __future__ import annotations

from random import Random
from typing import Any, TypeAlias

import pytest

from engine.crownfell.solo_cards import SHEET as SOLO_CARDS
from engine.game import Origin, Setup, Sheet
from engine.games import find_game
from engine.journal import Source
from engine.play import Play
from engine.practice import PRACTICE, PRACTICE_ALL, TELL, UNKNOWN_CARD, UNKNOWN_PRINT, UNLISTED
from engine.requests import Choose, Draw
from tablemate.card_editing import CardForm

Asked: TypeAlias = tuple[str, int, str]
MOST_ANSWERS = 400
GAMES = (  # a sheet of each game, and its kind of card
    ("crownfell", 0, "character"),
    ("crownfell", 1, "card"),
    ("origin_story", 0, "card"),
    ("my_little_scythe", 0, "card"),
    ("flat_earth", 0, "event"),
)
every_sheet = pytest.mark.parametrize("asked", GAMES, ids=map("{0[0]} {0[2]}".format, GAMES))


def begun(game: str, sheet: int, heading: str) -> Sheet:
    """A sheet of which the owner has entered the last card."""
    form = find_game(game).forms[sheet]
    cards = CardForm(form, form.shipped.text)
    last = [card for card in cards.cards() if card.section.heading == heading][-1]
    return Sheet(Origin.STAND_IN, cards.write(heading, last.place, last.values).text)


def play_on(play: Play, *, until: str, answers: dict[str, Any] | None = None) -> bool:
    """Answer at random until a question comes up."""
    rng = Random(3)
    for _ in range(MOST_ANSWERS):
        if play.request is None or play.request.topic == until:
            break
        given = (answers or {}).get(play.request.topic)
        play.answer(play.request.sample(rng) if given is None else given, Source.KEYBOARD)
    return play.request is not None and play.request.topic == until


def open_play(game: str, sheet: int, heading: str, *, whole: bool = False) -> Play:
    found = find_game(game)
    sheets = {} if whole else {found.forms[sheet].name: begun(game, sheet, heading)}
    return Play(found, Setup(5, sheets=sheets))


@every_sheet
def test_a_card_that_turns_up_is_asked_for_once_the_owner_has_begun(asked: Asked) -> None:
    play = open_play(*asked)
    assert play_on(play, until=UNKNOWN_CARD)
    assert isinstance(play.request, Choose)
    assert play.request.options == (TELL, PRACTICE, PRACTICE_ALL)
    assert play.request.default == PRACTICE
    found = find_game(asked[0])
    facts = play.request.facts
    form = next(form for form in found.forms if form.name == facts["sheet"])
    card = CardForm(form, form.shipped.text).card(facts["heading"], facts["number"] - 1)
    assert card.origin is Origin.STAND_IN


@every_sheet
def test_with_practice_cards_alone_nobody_is_asked(asked: Asked) -> None:
    assert not play_on(open_play(*asked, whole=True), until=UNKNOWN_CARD)


@every_sheet
def test_who_does_not_want_to_be_asked_is_asked_no_more(asked: Asked) -> None:
    play = open_play(*asked)
    assert play_on(play, until=UNKNOWN_CARD)
    play.answer(PRACTICE_ALL, Source.KEYBOARD)
    assert not play_on(play, until=UNKNOWN_CARD)


@every_sheet
def test_a_card_that_is_told_on_the_spot_counts_at_once(asked: Asked) -> None:
    play = open_play(*asked)
    assert play_on(play, until=UNKNOWN_CARD)
    assert play.request
    facts, before = play.request.facts, len(play.answers)
    form = next(form for form in find_game(asked[0]).forms if form.name == facts["sheet"])
    now = CardForm(form, play.setup.sheets[form.name].text)
    where = (facts["heading"], facts["number"] - 1)
    assert play.amend(form.name, now.write(*where, now.card(*where).values).text)
    play.answer(TELL, Source.KEYBOARD)  # the card is known by now, so the question is not put again
    assert play.request is None or play.request.facts.get("number") != facts["number"]
    assert len(play.answers) > before


# --- Printed cards that the sheet does not have -----------------------------------------------------------


def test_a_printed_solo_card_that_is_not_on_the_sheet_is_told_and_read_at_once() -> None:
    game = find_game("crownfell")
    play = Play(game, Setup(5, {"solo_deck": "physical"}))
    assert play_on(play, until="draw_solo_list")
    assert isinstance(play.request, Draw)
    assert UNLISTED in play.request.things
    assert UNLISTED not in play.request.cards
    play.answer(UNLISTED, Source.KEYBOARD)
    assert play.request
    assert play.request.topic == UNKNOWN_PRINT
    form = next(form for form in game.forms if form.name == SOLO_CARDS)
    printed = {"actions": ["move"], "arrow": "left", "turn": "clockwise"}
    place = play.request.facts["number"] - 1
    assert play.amend(form.name, CardForm(form, form.shipped.text).write("card", place, printed).text)
    play.answer("look_again", Source.KEYBOARD)
    assert isinstance(play.request, Draw)
    play.answer("move", Source.KEYBOARD)
    assert play.request is not None


def test_a_printed_automountie_card_that_is_not_on_the_sheet_is_told_and_drawn() -> None:
    game = find_game("my_little_scythe")
    play = Play(game, Setup(5, {"automountie_deck": "physical"}))
    assert play_on(play, until="draw_automountie")
    play.answer(UNLISTED, Source.KEYBOARD)
    assert play.request
    form, place = game.forms[0], play.request.facts["number"] - 1
    cards = CardForm(form, form.shipped.text)
    printed = {**cards.card("card", place).values, "pies": 9, "seek": [], "fight.pies": 9}
    assert play.amend(form.name, cards.write("card", place, printed).text)
    play.answer("look_again", Source.KEYBOARD)
    assert isinstance(play.request, Draw)
    [face] = [face for face in play.request.cards if face.startswith("pies_9")]
    play.answer(face, Source.KEYBOARD)
    assert play.request is not None


def test_where_every_card_is_the_owners_no_other_can_turn_up() -> None:
    game = find_game("my_little_scythe")
    cards = CardForm(game.forms[0], game.forms[0].shipped.text)
    for card in cards.cards():
        if card.section.heading:
            cards = cards.write("card", card.place, card.values)
    sheets = {game.forms[0].name: Sheet(Origin.OWNER, cards.text)}
    play = Play(game, Setup(5, {"automountie_deck": "physical"}, sheets))
    assert play_on(play, until="draw_automountie")
    assert play.request
    assert UNLISTED not in play.request.things


def test_a_printed_card_that_is_not_on_the_list_is_told_as_one_more_and_drawn() -> None:
    game = find_game("flat_earth")
    play = Play(game, Setup(5, {"draw_deck": "physical", "event_deck": "virtual"}))
    assert play_on(play, until="draw_refill")
    play.answer(UNLISTED, Source.KEYBOARD)
    assert play.request
    assert play.request.topic == UNKNOWN_PRINT
    form, place = game.forms[0], play.request.facts["number"] - 1
    cards = CardForm(form, form.shipped.text)
    assert not cards.card("card", place).values
    printed = {"name": "Red Lever", "count": 2, "acts_as": "shuffle"}
    assert play.amend(form.name, cards.write("card", place, printed).text)
    play.answer("look_again", Source.KEYBOARD)
    assert isinstance(play.request, Draw)
    assert play.request.cards.count("Red Lever") == 2
    play.answer("Red Lever", Source.KEYBOARD)
    assert "Red Lever" in str(play.view())


def test_a_list_that_lacks_cards_waits_for_the_next_game() -> None:
    game = find_game("flat_earth")
    play = Play(game, Setup(5))
    cards = CardForm(game.forms[0], game.forms[0].shipped.text)
    fewer = {**cards.card("card", 0).values, "count": 1}
    assert not play.amend(game.forms[0].name, cards.write("card", 0, fewer).text)
