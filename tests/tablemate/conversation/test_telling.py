"""A card that turns up and that nobody has told yet is told on the spot, on every channel."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.game import Origin
from engine.games import find_game
from engine.journal import Source
from engine.practice import TELL, UNKNOWN_CARD, UNKNOWN_PRINT, UNLISTED
from tablemate import storage
from tablemate.page.views.questions import ask

if TYPE_CHECKING:
    from tablemate.card_editing import CardForm
    from tablemate.conversation.session import Session
    from tablemate.room import Room

MOST = 400
CARDS = {"crownfell": "card", "origin_story": "card", "my_little_scythe": "card", "flat_earth": "event"}


def begin(room: Room, game: str, **options: str) -> Session:
    """A game whose owner has entered one card of the deck."""
    found = find_game(game)
    form = found.forms[1 if game == "crownfell" else 0]
    heading = CARDS[game]

    def enter_last(now: CardForm) -> CardForm:
        last = [card for card in now.cards() if card.section.heading == heading][-1]
        return now.write(heading, last.place, last.values)

    storage.change_sheet(found, form, enter_last)
    room.begin(game, seed=5, options=options)
    assert room.session
    return room.session


def go_on_until(room: Room, topic: str) -> None:
    """Answer as one would by chance until a question comes up."""
    rng, session = Random(3), room.session
    assert session
    for _ in range(MOST):
        request = session.play.request
        if request is None or request.topic == topic:
            break
        session.answer(request.sample(rng), Source.KEYBOARD)
    assert session.play.request
    assert session.play.request.topic == topic


def keep_all(room: Room) -> list[str]:
    """Keep what stands in every field of the card that is being told."""
    session, said = room.session, []
    assert session
    assert session.own_cards
    for _ in range(MOST):
        if session.own_cards.entering is None:
            break
        said += room.hear("", Source.KEYBOARD).said
    return said


@pytest.mark.parametrize("game", CARDS)
def test_a_card_is_told_when_it_turns_up_and_the_game_goes_on_by_itself(room: Room, game: str) -> None:
    session = begin(room, game)
    go_on_until(room, UNKNOWN_CARD)
    assert session.play.request
    facts, given = dict(session.play.request.facts), len(session.play.answers)
    session.hear("tell", Source.VOICE)
    assert len(session.play.answers) == given
    said = keep_all(room)
    assert "From now on I play with this card as you entered it." in said
    assert session.play.answers[given].topic == UNKNOWN_CARD
    form = next(form for form in find_game(game).forms if form.name == facts["sheet"])
    card = storage.open_form(find_game(game), form).card(facts["heading"], facts["number"] - 1)
    assert card.origin is Origin.OWNER


def test_a_card_is_called_by_its_name_where_it_has_one(room: Room) -> None:
    session = begin(room, "origin_story")
    go_on_until(room, UNKNOWN_CARD)
    assert session.play.request
    name = session.play.request.facts["card"]
    assert session.captions.last(1)[0].text == (
        f"I don't know your {name} yet. Enter it on the page, or tell me what it says."
        " Or I'll use my practice card."
    )


def test_a_card_without_a_name_is_called_by_its_number(room: Room) -> None:
    session = begin(room, "my_little_scythe")
    go_on_until(room, UNKNOWN_CARD)
    assert session.play.request
    number = session.play.request.facts["number"]
    assert session.captions.last(1)[0].text.startswith(
        f"I don't know card {number} of your Automountie cards yet. Enter it on the page, or tell me"
    )


def test_a_card_that_is_left_half_told_is_asked_for_again(room: Room) -> None:
    session = begin(room, "my_little_scythe")
    go_on_until(room, UNKNOWN_CARD)
    session.hear("tell", Source.KEYBOARD)
    session.hear("quit", Source.KEYBOARD)
    assert session.play.request
    assert session.play.request.topic == UNKNOWN_CARD


def test_none_of_these_has_a_printed_card_told_without_another_question(room: Room) -> None:
    session = begin(room, "crownfell", solo_deck="physical")
    go_on_until(room, "draw_solo_list")
    session.hear("none of these", Source.KEYBOARD)
    assert session.own_cards
    assert session.own_cards.entering
    said = [*room.hear("move", Source.KEYBOARD).said, *room.hear("left", Source.KEYBOARD).said]
    said += room.hear("clockwise", Source.KEYBOARD).said
    assert session.own_cards.entering is None, said
    assert session.play.request
    assert session.play.request.topic == "draw_solo_list"
    session.hear("move", Source.KEYBOARD)
    assert session.play.answers[-1].value == "move"


def test_the_page_leads_to_the_form_and_saves_the_words(room: Room) -> None:
    session = begin(room, "crownfell", solo_deck="physical")
    go_on_until(room, "draw_solo_list")
    session.answer(UNLISTED, Source.PAGE)
    assert session.own_cards
    assert session.own_cards.entering is None
    assert session.draft
    assert session.draft.request.topic == UNKNOWN_PRINT
    question = ask(session.draft)
    assert question.card
    assert (question.card.sheet, question.card.heading) == ("solo_cards.toml", "card")
    assert TELL not in {choice.id for choice in question.choices}
