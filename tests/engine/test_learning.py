"""Cards that are entered in the midst of a game: what counts at once, and what has to wait."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from engine.crownfell.solo_cards import SHEET as SOLO_CARDS
from engine.crownfell.solo_cards import read_solo_cards
from engine.crownfell.solo_deck import SoloDeck
from engine.decks import Deck
from engine.flat_earth.deck_list import SHEET as DECK_LIST
from engine.game import Learning, Setup, complete
from engine.games import find_game
from engine.my_little_scythe.automountie import Automountie
from engine.my_little_scythe.cards import SHEET as AUTOMOUNTIE
from engine.requests import Draw
from engine.tables import shipped

SOLO = read_solo_cards(shipped("engine.crownfell", SOLO_CARDS))
ENTERED = tuple(replace(card, actions=("move",)) for card in SOLO)


def test_solo_cards_are_taken_over_unless_they_may_be_the_one_that_is_seen() -> None:
    deck = SoloDeck(SOLO, virtual=False, reshuffle="all")
    deck.pile, deck.actions = list(SOLO), SOLO[0].actions
    assert deck.learn(ENTERED)
    assert [card.actions for card in deck.pile] == [
        card.actions if card.actions == SOLO[0].actions else ("move",) for card in SOLO
    ]
    assert deck.cards == ENTERED


def test_a_solo_list_that_is_asked_for_stays_until_the_next_shuffle() -> None:
    deck = SoloDeck(SOLO, virtual=False, reshuffle="all")
    deck.pile = list(SOLO)
    assert deck.learn(ENTERED)
    assert deck.pile == list(SOLO)
    assert deck.cards == ENTERED


def test_solo_cards_wait_where_the_flipped_one_is_left_out_of_the_shuffle() -> None:
    assert not SoloDeck(SOLO, virtual=False, reshuffle="rest").learn(ENTERED)


def test_a_card_renamed_while_it_is_asked_for_may_be_told_by_its_old_name() -> None:
    deck = Deck("made_up", ["one", "two"], virtual=False)
    script = deck.draw()
    assert isinstance(next(script), Draw)
    deck.rename({"one": "first"})
    deck.rename({"first": "foremost"})
    with pytest.raises(StopIteration) as end:
        script.send("one")
    assert end.value.value == "foremost"
    assert deck.cards == ["two"]


def test_an_automountie_card_is_drawn_by_what_it_shows_now() -> None:
    game = find_game("my_little_scythe")
    bot = game.begin(complete(game, Setup(options={"automountie_deck": "physical"})))
    assert isinstance(bot, Automountie)
    text = shipped("engine.my_little_scythe", AUTOMOUNTIE)
    more = re.sub(r"fight\.pies = \d+", "fight.pies = 7", text, count=1)
    assert more != text
    assert bot.learn(AUTOMOUNTIE, more)
    assert sum("fight_7" in face for face in bot.match.deck.cards) == 1
    assert set(bot.match.deck.cards) == set(bot.match.sheet.cards)


def test_flat_earth_learns_what_completes_an_event_but_no_other_cards() -> None:
    game = find_game("flat_earth")
    bot = game.begin(complete(game, Setup()))
    assert isinstance(bot, Learning)
    text = shipped("engine.flat_earth", DECK_LIST)
    judged = re.sub(r"completed_by = \[[^\]]*\]", 'completed_by = "player"', text, count=1)
    assert judged != text
    assert bot.learn(DECK_LIST, judged)
    assert not bot.learn(DECK_LIST, text.replace("attacks = 14", "attacks = 15"))
