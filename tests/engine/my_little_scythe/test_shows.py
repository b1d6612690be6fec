"""The board after each instruction; the engine's view of it is up to date."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine.journal import Source
from engine.my_little_scythe import GAME
from engine.my_little_scythe.automountie import Automountie
from engine.my_little_scythe.events import GiftPlaced
from engine.play import Play
from engine.requests import Instruction, Look
from tests.engine.random_play import random_setup
from tests.engine.tables import shown
from voice.phrases import Phrases

Board = dict[str, list[str]]


def bot_of(play: Play) -> Automountie:
    assert isinstance(play._bot, Automountie)
    return play._bot


def tidy(board: Board) -> Board:
    """A board without empty spaces, the things of each in a fixed order."""
    return {space: sorted(things) for space, things in board.items() if things}


@pytest.mark.parametrize("seed", range(8))
def test_what_was_looked_at_and_what_was_done_since_make_up_the_whole_board(seed: int) -> None:
    play, rng = Play(GAME, random_setup(GAME, seed)), Random(seed)
    seen: Board = {}
    done, unknown = 0, False
    while play.request is not None:
        request, value = play.request, play.request.sample(rng)
        if isinstance(request, Instruction):
            now = shown(GAME, play.expected_table(), request)
            seen |= {str(place): list(things) for (_, place), things in now.items()}
            # A gift the supply has not enough for comes from spaces nobody named: it is seen at the next look.
            unknown = unknown or (isinstance(request.event, GiftPlaced) and not request.expects)
            table = bot_of(play).match.table.places()
            assert unknown or tidy(seen) == tidy({space: list(things) for space, things in table.items()})
            done += bool(request.expects)
        elif isinstance(request, Look) and request.zone == "board":
            seen, unknown = {space: list(things) for space, things in value.items()}, False
        play.answer(value, Source.KEYBOARD)
    assert done


def test_in_the_middle_of_her_turn_the_view_has_her_seekers_and_new_tokens() -> None:
    play, rng = Play(GAME, random_setup(GAME, 3)), Random(3)
    while play.request is not None and play.request.topic != "SeekerMoved":
        play.answer(play.request.sample(rng), Source.KEYBOARD)
    assert isinstance(play.request, Instruction)
    end = play.request.event.facts()["end"]
    seekers = {line.facts["seeker"]: line.facts["space"] for line in play.view() if line.key == "view_seeker"}
    assert end in seekers.values()
    drawing = "\n".join(Phrases(GAME).line(line) for line in play.view() if line.key == "board_row")
    assert re.search(r"\b[PO]\d?\b", drawing)
