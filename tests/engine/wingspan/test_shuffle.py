"""The Automa deck is shuffled for each round: the order of one says nothing about the next."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

from engine.game import Setup
from engine.journal import load
from engine.play import Play
from engine.requests import Draw
from engine.wingspan import GAME
from engine.wingspan.catalogue import ROUNDS
from tests.engine.random_play import random_game

OLD_GAME = Path(__file__).parent / "old_game.jsonl"  # its second round has the order of the first
SEEDS = 300


def first_places(seed: int) -> list[int]:
    """Where in the list of its round each round's first card stands."""
    play = random_game(GAME, seed, Setup(seed, {"feeder": "told"}))
    first: dict[object, int] = {}
    for moment in play.log:
        draw = moment.step
        if isinstance(draw, Draw) and draw.deck == "automa":
            card = play.answers[moment.answers_before].value
            first.setdefault(draw.facts["round"], draw.cards.index(str(card)))
    return list(first.values())


def test_rounds_begin_with_the_same_place_of_the_deck_only_by_chance() -> None:
    alike = [0] * (len(ROUNDS) - 1)
    for seed in range(SEEDS):
        for nth, (one, next_one) in enumerate(pairwise(first_places(seed))):
            alike[nth] += one == next_one
    # By chance it is one seed in 8 to 10; four standard deviations of 300 seeds are 23.
    assert all(SEEDS / 10 - 23 < count < SEEDS / 8 + 23 for count in alike), alike


def test_a_game_saved_before_the_deck_was_shuffled_anew_is_replayed_as_it_was_played() -> None:
    saved = load(OLD_GAME)
    play = Play.resume(GAME, saved)
    assert play.answers == saved.answers
    kept, view = list(play.answers), play.view()
    assert (play.fork().answers, play.fork().view()) == (kept, view)
    play.undo()
    play.redo()
    assert (play.answers, play.view()) == (kept, view)
    while play.request is not None:
        play.answer(play.request.sample(Random(1)), source=kept[0].source)
    assert play.result
