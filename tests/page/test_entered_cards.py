"""A card entered in the midst of a game: the page goes on showing the game, also after a restart."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.games import GAMES
from engine.journal import FileJournal
from tests.engine.random_play import enter_card

if TYPE_CHECKING:
    from engine.play import Play
    from tests.page.evening import Evening

# All virtual, so that practice cards turn up by themselves and are asked for.
LEARNING = [id_ for id_ in GAMES if id_ != "wingspan"]


def play_of(evening: Evening) -> Play:
    assert evening.room.session
    return evening.room.session.play


def laid_out(evening: Evening) -> dict[str, dict[str, list[tuple[str, int]]]]:
    """The page's drawing, by zone and place."""
    on_table = evening.state()["table"]["drawing"]["on_table"]
    return {
        zone: {place: [(item["id"], item["number"]) for item in items] for place, items in places.items()}
        for zone, places in on_table.items()
    }


def by_the_rules(play: Play) -> dict[str, dict[str, list[tuple[str, int]]]]:
    return {
        zone: {place: [(item.id, item.number) for item in items] for place, items in places.items() if items}
        for zone, places in play.expected_table().items()
    }


@pytest.mark.parametrize("game", LEARNING)
@pytest.mark.parametrize("seed", range(3))
def test_the_page_shows_the_game_after_cards_were_entered(evening: Evening, game: str, seed: int) -> None:
    evening.room.paced = True
    evening.room.begin(game, seed=seed)
    rng, entered = Random(seed), 0
    for number in range(40):
        play = play_of(evening)
        if play.request is None:
            break
        if number % 5 == 2:
            entered += enter_card(play, rng)
        evening.answer(play.request.sample(rng))
        assert laid_out(evening) == by_the_rules(play)
    assert entered
    shown = evening.get("/api/replay")
    journal = play_of(evening).journal
    assert isinstance(journal, FileJournal)
    evening.room.resume(game, journal.path)
    assert laid_out(evening) == by_the_rules(play_of(evening))
    assert evening.get("/api/replay") == shown
