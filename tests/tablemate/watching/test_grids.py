"""The grid of a game in a lone picture, by the owner's enrolled cards."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import cv2
import pytest

from engine.crownfell import GAME
from engine.games import find_game
from fixtures.render.scenes.enrolment import enrol
from fixtures.render.scenes.grids import paint_grid
from tablemate.box.box import find_box, open_box
from tablemate.box.sides import CardSide
from tablemate.watching.grids import find_anchor, read_grid
from tablemate.watching.seeing import as_json, look, open_game_eye

if TYPE_CHECKING:
    from pathlib import Path

GRID = next(zone for zone in GAME.zones if zone.name == "grid")


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home in which every character and the Crown were shown once."""
    monkeypatch.setenv("TABLEMATE_HOME", str(tmp_path / "home"))
    kept = open_box(find_box("crownfell"), "crownfell")
    for (id_, side), picture in enrol().items():
        kept.keep(CardSide(id_, side), id_, picture)
    return tmp_path


def test_the_crown_lies_on_the_grid_from_the_beginning() -> None:
    assert find_anchor(GAME, GRID) == ("C3", "crown")


def test_look_fills_the_grid(box: Path) -> None:
    image, truth = paint_grid(11, 2, (1280, 720))
    picture = box / "grid.png"
    cv2.imwrite(str(picture), image)
    told = json.loads(as_json(look(picture, open_game_eye("crownfell"), "crownfell")))
    lying = {place: (card["id"], card["side"], card["facing"]) for place, card in told["grid"].items()}
    assert lying == {
        place: (card["id"], card["side"], card["facing"]) for place, card in truth["grid"].items()
    }
    assert {card["status"] for card in told["grid"].values()} == {"sure"}


def test_without_enrolled_cards_there_is_no_grid(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEMATE_HOME", str(tmp_path))
    image, _ = paint_grid(11, 2, (1280, 720))
    assert read_grid(GAME, image) is None


def test_a_game_without_a_grid_has_none(box: Path) -> None:
    assert box
    image, _ = paint_grid(11, 2, (1280, 720))
    assert read_grid(find_game("wingspan"), image) is None
