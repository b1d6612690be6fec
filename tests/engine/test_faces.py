"""How things look: every game tells it of what lies on its table, and every line it says has words."""

from __future__ import annotations

from random import Random

import pytest

from engine.faces import faces_of
from engine.game import Setup, complete
from engine.games import GAMES
from engine.journal import Source
from engine.play import Play
from engine.wingspan.faces import HABITATS
from engine.wingspan.faces import faces as bird_faces
from voice.phrases import Phrases


@pytest.mark.parametrize("game", sorted(GAMES))
def test_whatever_a_face_says_has_words(game: str) -> None:
    phrases = Phrases(GAMES[game])
    faces = faces_of(GAMES[game], complete(GAMES[game], Setup()))
    assert faces
    assert all(phrases.line(line) for face in faces.values() for line in face.says)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_card_and_piece_that_comes_to_lie_open_has_a_face(game: str) -> None:
    play, rng = Play(GAMES[game], Setup(3)), Random(3)
    faces = faces_of(play.game, play.setup)
    dice = {zone.name for zone in play.game.zones if zone.content == "dice"}  # these are drawn by their faces
    for _ in range(50):
        if play.request is None:
            break
        play.answer(play.request.sample(rng), Source.PAGE)
        lying = {
            item.id
            for zone, places in play.expected_table().items()
            if zone not in dice
            for items in places.values()
            for item in items
        }
        assert lying - {""} <= faces.keys()


def test_a_bird_shows_its_points_where_it_lives_and_its_nest() -> None:
    face = bird_faces("en")["acorn-woodpecker"]
    assert (face.corner, face.signs) == ("5", ("forest", "nest_cavity"))
    assert all(set(face.signs) & set(HABITATS) for id_, face in bird_faces("en").items() if face.corner)


def test_a_character_shows_the_squares_of_its_sheet() -> None:
    faces = faces_of(GAMES["crownfell"], complete(GAMES["crownfell"], Setup()))
    assert (1, 0) in faces["Angel"].squares["move"]
    assert faces["Angel"].squares["protect"] == ((0, -1), (0, 1))
