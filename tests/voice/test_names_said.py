"""What stands in a sentence has words in the language: no id of the engine is shown or heard as it is written."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine.faces import faces_of
from engine.game import Setup
from engine.games import GAMES, find_game
from engine.play import Play, event_of
from tests.engine.random_play import play_on
from tests.translations import languages
from voice.phrases import Phrases

SEED = 5


class Watched(Phrases):
    """Sentences that remember which ids they named by the id itself."""

    def __init__(self, play: Play, language: str) -> None:
        super().__init__(play.game, language, play.setup.options)
        self.unnamed: set[str] = set()

    def name(self, id_: str) -> str:
        """The name of a thing; an id that is neither printed nor in the phrase files is remembered."""
        name = super().name(id_)
        if name == id_ and id_ not in self.printed and not self.knows(f"name_{id_}"):
            self.unnamed.add(id_)
        return name

    def unnamed_in(self, text: str) -> set[str]:
        """The ids that stand in the sentence made last; a printed name begins with a capital."""
        found = {id_ for id_ in self.unnamed if re.search(rf"\b{re.escape(id_)}\b", text)}
        self.unnamed = set()
        return {id_ for id_ in found if re.match("[a-z]{3}", id_)}


def sentences(play: Play, phrases: Watched) -> set[str]:
    """Say a game from its beginning to its end, its reasons, views and faces; the ids that were said."""
    found: set[str] = set()
    for moment in play.log:
        if event := event_of(moment.step):
            for text in (phrases.event(event), phrases.because(event), phrases.why(event.rule)):
                found |= phrases.unnamed_in(text)
        elif moment.answers_before < len(play.answers):
            found |= phrases.unnamed_in(phrases.ask(moment.step))
    faces = faces_of(play.game, play.setup).values()
    for line in (*play.view(), *(line for face in faces for line in face.says)):
        found |= phrases.unnamed_in(phrases.line(line))
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_id_that_is_said_has_words(language: str, game: str) -> None:
    play = play_on(Play(find_game(game), Setup(SEED)), Random(SEED))
    assert sentences(play, Watched(play, language)) == set()


def test_an_id_without_words_is_found() -> None:
    phrases = Watched(Play(find_game("wingspan"), Setup(SEED)), "de")
    text = phrases.say("laid", {"things": "moonbird", "place": "tray"})
    assert phrases.unnamed_in(text) == {"moonbird"}


PRACTICE_TEXTS = [
    pytest.param(game, text, id=f"{game}: {text}")
    for game in GAMES
    for form in find_game(game).forms
    for text in dict.fromkeys(re.findall(r'(?m)^(?:event|text) = "(.*)"', form.shipped.text))
]


@pytest.mark.parametrize(("game", "text"), PRACTICE_TEXTS)
def test_what_a_practice_card_says_is_said_in_every_language(game: str, text: str) -> None:
    said = {Phrases(find_game(game), language).name(text) for language in languages()}
    assert len(said - {text}) == len(languages())


def test_what_the_owner_wrote_stays_as_it_is() -> None:
    assert Phrases(find_game("origin_story"), "de").name("Nobody leads.") == "Nobody leads."
