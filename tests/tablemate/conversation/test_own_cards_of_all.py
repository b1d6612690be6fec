"""A card that is not entered yet is entered at the table, in every game that has such a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engine.game import Learning, Origin, Setup, complete
from engine.games import GAMES, find_game
from engine.journal import Source
from tablemate import storage

if TYPE_CHECKING:
    from engine.card_form import EnteredCard
    from tablemate.room import Room

NOW = "From now on I play with this card as you entered it."
MOST_FIELDS = 40


def say(room: Room, line: str) -> list[str]:
    return list(room.hear(line, Source.KEYBOARD).said)


def enter(room: Room, card: str) -> list[str]:
    """Have a card asked for, and keep what stands in each of its fields."""
    said = say(room, f"card {card}")
    session = room.session
    assert session
    assert session.own_cards
    for _ in range(MOST_FIELDS):
        if session.own_cards.entering is None:
            break
        said += say(room, "")
    return said


def find_card(game: str, sheet: int, place: int, heading: str = "card") -> EnteredCard:
    found = find_game(game)
    return storage.open_form(found, found.forms[sheet]).card(heading, place)


@pytest.mark.parametrize(
    ("game", "named", "at"),
    [
        pytest.param("crownfell", "7", (1, 6, "card"), id="a solo card by its number"),
        pytest.param("crownfell", "stag", (0, 15, "character"), id="a character by its name"),
        pytest.param("origin_story", "G2", (0, 1, "card"), id="a Vancardian card"),
        pytest.param("my_little_scythe", "card 3", (0, 2, "card"), id="an Automountie card"),
        pytest.param("flat_earth", "recruit", (0, 0, "card"), id="a card of the Flat Earth list"),
        pytest.param("flat_earth", "blue door", (0, 0, "event"), id="an Event of the Flat Earth list"),
    ],
)
def test_a_card_is_entered_in_the_midst_of_a_game(
    room: Room, game: str, named: str, at: tuple[int, int, str]
) -> None:
    room.begin(game, seed=4)
    said = enter(room, named)
    assert NOW in said
    assert find_card(game, *at).origin is Origin.OWNER
    assert room.session
    assert not room.session.over


@pytest.mark.parametrize("game", ["crownfell", "origin_story", "my_little_scythe", "flat_earth"])
def test_a_game_says_which_cards_are_still_stand_ins(room: Room, game: str) -> None:
    said = " ".join(caption.text for caption in _begin(room, game))
    assert "practice deck, not the printed cards" in said
    found = find_game(game)
    form = found.forms[0]
    heading, place = next(
        (card.section.heading, card.place) for card in storage.open_form(found, form).cards() if card.values
    )
    storage.change_sheet(found, form, lambda now: now.write(heading, place, now.card(heading, place).values))
    said = " ".join(caption.text for caption in _begin(room, game))
    assert "practice card" in said
    assert " of " in said


def _begin(room: Room, game: str) -> list[Any]:
    heard = len(room.captions)
    room.begin(game, seed=4)
    return list(room.captions.last(len(room.captions) - heard))


@pytest.mark.parametrize("game", sorted(game.id for game in GAMES.values() if game.id != "wingspan"))
def test_a_game_with_cards_of_the_owners_learns(game: str) -> None:
    found = GAMES[game]
    bot = found.begin(complete(found, Setup()))
    assert isinstance(bot, Learning)
    for form in found.forms:
        assert bot.learn(form.name, form.shipped.text)
    assert not bot.learn("another.toml", "")
