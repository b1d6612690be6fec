"""The grid of a game in a lone picture, by the owner's enrolled cards."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from calibration.layout import lay_out
from calibration.plan import TablePlan
from engine.crownfell import GAME
from engine.games import find_game
from fixtures.render.scenes.enrolment import enrol
from fixtures.render.scenes.grid_painter import GridPainter, set_table
from fixtures.render.scenes.grids import paint_grid
from fixtures.render.scenes.last_stand import GridCard, Stand
from tablemate.box.box import find_box, open_box
from tablemate.box.sides import CardSide
from tablemate.watching.grids import find_anchor, open_grid, open_locator
from tablemate.watching.seeing import as_json, look, open_game_eye
from tablemate.watching.watcher import TableNews, Watcher
from vision.finding.finder import CardFinder
from vision.grid.reader import GridReader
from vision.grid.zone import GridZone
from vision.pictures.sources import Frame
from vision.reading import Reading, Status
from vision.seams import finish

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from vision.geometry import Image

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


def read_grid(image: Image) -> Mapping[str, Reading] | None:
    """Read the grid of a picture by the cards in the box."""
    read = open_grid(GAME)
    assert read
    return read(image, CardFinder().find(image))


def paint(stacks: dict[str, list[GridCard]], *, markers: bool = True) -> Image:
    """Paint a grid of these cards by good light, seen by a webcam of 720p."""
    setting = replace(set_table(np.random.default_rng(11), (1280, 720)), hard=frozenset(), markers=markers)
    return GridPainter(setting).paint(Stand(stacks))[0]


CROWN = [GridCard("crown", "black", "away")]
ROWS = {
    "C3": CROWN,
    "A2": [GridCard("Stag", "black", "towards")],
    "B3": [GridCard("Angel", "black", "towards")],
    "C2": [GridCard("Duke", "white", "away")],
    "D3": [GridCard("Pyro", "white", "away")],
    "D4": [GridCard("Monarch", "white", "away")],
}

CORNERS = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))


def test_what_contradicts_the_rules_is_a_question(box: Path) -> None:
    assert box
    turned = {"B2": [GridCard("Vampire", "white", "towards")], "E5": [GridCard("Stag", "black", "towards")]}
    seen = read_grid(paint(ROWS | turned))
    assert seen
    asked = {place for place, thing in seen.items() if thing.status is Status.CHECK}
    assert asked == {"B2", "A2", "E5"}, "a white card that faces the player, and a character twice"
    assert seen["C3"].status is Status.SURE, "the Crown lies either way"


def test_the_grid_is_found_without_markers_by_its_own_cards(box: Path) -> None:
    assert box
    seen = read_grid(paint(ROWS, markers=False))
    assert seen
    assert {place: thing.id for place, thing in seen.items()} == {
        place: stack[-1].id for place, stack in ROWS.items()
    }


# One card beside the Crown for each way round: nobody can say which side of the table is the player's.
EITHER_WAY = {
    "C3": CROWN,
    "A2": [GridCard("Stag", "black", "towards")],
    "D3": [GridCard("Angel", "black", "away")],
    "C2": [GridCard("Duke", "white", "away")],
    "B4": [GridCard("Pyro", "white", "towards")],
}


def test_a_grid_without_markers_that_may_lie_either_way_round_is_a_question(box: Path) -> None:
    assert box
    seen = read_grid(paint(EITHER_WAY, markers=False))
    assert seen
    assert {thing.status for place, thing in seen.items() if place != "C3"} == {Status.CHECK}
    assert seen["C3"].status is Status.SURE


@pytest.mark.parametrize("turned", [False, True])
def test_a_person_says_which_way_round_the_table_lies_and_that_holds_for_the_evening(turned: bool) -> None:
    regions = lay_out(GAME.zones)
    readers = {"grid": GridZone(GridReader(enrol(), (63.5, 88.9)))}
    watcher = Watcher(readers, regions, locate=open_locator(GAME, regions, readers))
    image = paint(EITHER_WAY, markers=False)
    image = np.ascontiguousarray(image[::-1, ::-1]) if turned else image
    assert watch(watcher, image, 0.0, 3.0) == []
    ways = watcher.two_ways
    assert ways
    (place,) = [place for place, (card,) in EITHER_WAY.items() if card.id == ways.thing]
    assert place in {ways.place, ways.other}
    watcher.seat_player(ways.choose(place))
    assert watch(watcher, image, 3.0, 6.0) == [TableNews.FOUND]
    grid = watcher.zones["grid"]
    seen = {place: thing.id for place, thing in grid.by_spot(grid.things).items() if thing}
    assert seen == {place: stack[-1].id for place, stack in EITHER_WAY.items()}
    moved = np.asarray(np.roll(image, (25, -40), axis=(0, 1)), np.uint8)
    assert watch(watcher, moved, 6.0, 11.0) == [TableNews.FOUND], "nobody is asked again"


def watch(watcher: Watcher, image: Image, from_s: float, until_s: float) -> list[TableNews]:
    """Show a watcher a still picture, five frames a second; what it tells of the table."""
    news: list[TableNews] = []
    for number in range(round(5 * from_s), round(5 * until_s)):
        news += watcher.see(Frame(image, number / 5, number)).news
    return news


def test_a_table_without_markers_is_watched_by_its_cards_until_the_camera_moves() -> None:
    regions = lay_out(GAME.zones)
    readers = {"grid": GridZone(GridReader(enrol(), (63.5, 88.9)))}
    watcher = Watcher(readers, regions, locate=open_locator(GAME, regions, readers))
    image = paint(ROWS, markers=False)
    assert watch(watcher, image, 0.0, 3.0) == [TableNews.FOUND]
    grid = watcher.zones["grid"]
    seen = {place: thing.id for place, thing in grid.by_spot(grid.things).items() if thing}
    assert seen == {place: stack[-1].id for place, stack in ROWS.items()}
    moved = np.asarray(np.roll(image, (25, -40), axis=(0, 1)), np.uint8)
    assert watch(watcher, moved, 3.0, 8.0) == [TableNews.FOUND]
    assert {place: thing.id for place, thing in grid.by_spot(grid.things).items() if thing} == seen


def test_a_grid_is_found_again_by_cards_where_they_lay_though_one_stepped_on_the_crown() -> None:
    regions = lay_out(GAME.zones)
    readers = {"grid": GridZone(GridReader(enrol(), (63.5, 88.9)))}
    locate = open_locator(GAME, regions, readers)
    assert locate
    lay = {place: Reading(stack[-1].id, 1.0, Status.SURE, CORNERS) for place, stack in ROWS.items()}
    covered = {place: stack for place, stack in ROWS.items() if place != "A2"}
    image = paint(covered | {"C3": [*CROWN, *ROWS["A2"]]}, markers=False)
    moved = np.asarray(np.roll(image, (25, 0), axis=(0, 1)), np.uint8)
    assert isinstance(finish(locate(moved, None, {"grid": lay})), TablePlan)
    assert finish(locate(moved, None, {})) is None, "nobody can say where the Crown's place is"


def test_without_enrolled_cards_there_is_no_grid() -> None:
    assert open_grid(GAME) is None


def test_a_game_without_a_grid_has_none(box: Path) -> None:
    assert box
    assert open_grid(find_game("wingspan")) is None
