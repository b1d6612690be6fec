"""Names an owner entered from cards in any language are played with, typed and spoken as they are printed."""

from __future__ import annotations

from random import Random

import pytest

from engine.game import Origin, Setup, Sheet
from engine.games import find_game
from engine.play import Play
from tablemate.conversation.names import find_thing
from tests.engine.random_play import play_on
from voice.phrases import Phrases

RENAMED = [
    pytest.param("flat_earth", "deck.toml", "Recruit", "Überläufer", "ueberlaeufer", id="umlauts"),
    pytest.param(
        "flat_earth",
        "deck.toml",
        "Shuffle",
        "Mélange n\N{RIGHT SINGLE QUOTATION MARK}été",
        "melange n'ete",
        id="accents",
    ),
    pytest.param("flat_earth", "deck.toml", "Sabotage", "Σαμποτάζ", "σαμποταζ", id="Greek"),
    pytest.param("crownfell", "characters.toml", "Seventeenth", "Ἀετός", "αετος", id="Greek breathings"),
]


@pytest.mark.parametrize(("game_id", "sheet", "shipped", "printed", "typed"), RENAMED)
def test_a_name_in_any_letters_is_played_typed_and_said(
    game_id: str, sheet: str, shipped: str, printed: str, typed: str
) -> None:
    game = find_game(game_id)
    forms = {form.name: form for form in game.forms}
    text = forms[sheet].shipped.text
    assert f'name = "{shipped}"' in text
    own = Sheet(Origin.OWNER, text.replace(f'name = "{shipped}"', f'name = "{printed}"'))
    forms[sheet].check(own.text)
    sheets = {form.name: form.shipped for form in game.forms} | {sheet: own}
    play = play_on(Play(game, Setup(3, {}, sheets)), Random(3))
    assert play.result
    phrases = Phrases.of(play)
    assert printed in " ".join(phrases.name(thing) for event in play.events for thing in event.things())
    names = [printed, "Destiny", "Teleport", "Stag"]
    assert find_thing(typed, names, phrases) == printed
    assert find_thing(typed[:4], names, phrases) == printed
