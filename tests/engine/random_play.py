"""Random legal play: what the contract test and the golden playthroughs run on."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from engine.game import OptionValue, Origin, Setup
from engine.journal import Source
from engine.play import Play
from tablemate.card_editing import CardForm

if TYPE_CHECKING:
    from engine.game import Game

LONGEST = 20_000  # answers; a game that asks for more does not end


def random_setup(game: Game, seed: int) -> Setup:
    rng = Random(seed)
    options: dict[str, OptionValue] = {}
    for option in game.options:
        if option.many:
            size = rng.randint(1, len(option.choices))
            options[option.id] = tuple(rng.sample(option.choices, size))
        else:
            options[option.id] = rng.choice(option.choices)
    return Setup(seed, options)


def play_on(play: Play, rng: Random, answers: int = LONGEST) -> Play:
    """Answer at random until the game ends or as many answers were given."""
    for _ in range(answers):
        if play.request is None:
            return play
        play.answer(play.request.sample(rng), Source.KEYBOARD)
    return play


def random_game(game: Game, seed: int, setup: Setup | None = None) -> Play:
    play = play_on(Play(game, setup or random_setup(game, seed)), Random(seed))
    assert play.result is not None, f"{game.id} with seed {seed} did not end in {LONGEST} answers"
    return play


def enter_card(play: Play, rng: Random) -> bool:
    """Enter a card that is made up as if it were the owner's; False if the game has none, or must wait."""
    forms = [form for form in play.game.forms if form.writing is None and form.sections]
    if not forms:
        return False
    form = rng.choice(forms)
    cards = CardForm(form, play.setup_now.sheets[form.name].text)
    made_up = [card for card in cards.cards() if card.section.heading and card.origin is Origin.STAND_IN]
    if not made_up:
        return False
    card = rng.choice(made_up)
    return play.amend(form.name, cards.write(card.section.heading, card.place, card.values).text)
