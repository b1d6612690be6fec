"""Looking back: any card of any game can be looked up, and the game is replayed on the drawing."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from engine.faces import faces_of
from engine.games import GAMES
from engine.journal import Source

if TYPE_CHECKING:
    from tests.page.evening import Evening

CARDS = {"card", "suit", "tile"}
ANSWERS = 30
LOOKED_UP = 12  # cards of each game that are asked for


def play_on(evening: Evening, answers: int = ANSWERS) -> None:
    rng = Random(5)
    for _ in range(answers):
        assert evening.room.session
        if evening.room.session.play.request is None:
            return
        evening.room.answer(evening.room.session.play.request.sample(rng), Source.PAGE)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_cards_of_every_game_are_looked_up_by_name(evening: Evening, game: str) -> None:
    evening.begin(game)
    assert evening.room.session
    play, phrases = evening.room.session.play, evening.room.session.phrases
    known = [id_ for id_, face in faces_of(play.game, play.setup).items() if face.shape in CARDS]
    assert known
    for id_ in Random(1).sample(known, min(LOOKED_UP, len(known))):
        found = evening.get(f"/api/lookup?text=show me {phrases.name(id_)}")
        assert phrases.name(id_) in [card["name"] for card in found]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_is_replayed_on_the_drawing_step_by_step(evening: Evening, game: str) -> None:
    evening.begin(game)
    play_on(evening)
    steps = evening.get("/api/replay")
    assert len(steps) > 3
    assert all(step["words"] for step in steps)
    assert any(step["moves"] for step in steps)
    now = evening.state()["table"]["drawing"]["on_table"]
    assert _ids(steps[-1]["on_table"]) == _ids(now)


def _ids(on_table: Any) -> Any:
    return {
        zone: {place: [i["id"] for i in items] for place, items in places.items()}
        for zone, places in on_table.items()
        if places
    }


def test_any_card_can_be_looked_up_with_what_it_says(evening: Evening) -> None:
    evening.begin("crownfell")
    found = evening.get("/api/lookup?text=show me the angel")
    assert [card["name"] for card in found] == ["Angel"]
    assert found[0]["says"][0].startswith("Moves ")
    assert found[0]["face"]["squares"]["move"]
    assert evening.get("/api/lookup?text=xyzzyx") == []


def test_a_bird_is_looked_up_by_a_few_letters(evening: Evening) -> None:
    evening.begin()
    names = [card["name"] for card in evening.get("/api/lookup?text=ospr")]
    assert "Osprey" in names
