"""Whole grids of the Last Stand are read from rendered pictures, with markers and without."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

import numpy as np
import pytest

from calibration.layout import lay_out
from calibration.markers import find_markers
from calibration.plan import plan_table
from calibration.pose import Pose, find_pose
from engine.crownfell import GAME
from fixtures.grids import ANCHOR, PLACES_MM, Score, find_move, read_grid, same_outcome
from fixtures.render.cards.characters import CARD_MM
from fixtures.render.scenes.enrolment import enrol
from fixtures.render.scenes.grid_painter import GridPainter, set_table
from fixtures.render.scenes.grids import paint_grid, paint_nudged, paint_pair, paint_unmarked
from fixtures.render.scenes.last_stand import GridCard, Stand
from tablemate.watching.watched import lay_ground
from vision.evidence import Expected
from vision.finding.finder import CardFinder
from vision.grid.matching import Matcher
from vision.grid.reader import GridReader
from vision.grid.unmarked import read_unmarked
from vision.grid.zone import GridZone
from vision.overlap import to_corners
from vision.reading import Outline, Reading, Status
from vision.seams import finish

if TYPE_CHECKING:
    from vision.geometry import Image

SEED = 11  # grids for choosing
FIXTURES = 4041  # forty grids of each size, made each time: the program and the seed are the fixture
SAMPLE = (0, 9, 18, 27, 36)


@cache
def reader() -> GridReader:
    return GridReader(enrol(), CARD_MM)


@pytest.mark.parametrize("number", [2, 8, 17])
def test_a_grid_is_read_whole(number: int) -> None:
    image, truth = paint_grid(SEED, number, (1280, 720))
    seen = read_grid(reader(), image)
    assert seen is not None
    score = Score()
    score.add("grid", truth, seen)
    assert score.wrong == []


def test_a_sample_of_the_fixtures_is_read_as_well_as_the_documents_say() -> None:
    score = Score()
    for number, size_wh in product(SAMPLE, ((1280, 720), (1920, 1080))):
        image, truth = paint_grid(FIXTURES, number, size_wh)
        seen = read_grid(reader(), image)
        assert seen is not None
        score.add(f"{number} {size_wh}", truth, seen)
    counts = score.counts
    assert counts["confidently wrong"] == 0, score.wrong
    assert counts["occupied"] >= 0.995 * counts["places"], score.wrong
    assert counts["who"] >= 0.98 * counts["cards"], score.wrong
    assert counts["side and facing"] >= 0.98 * counts["cards"], score.wrong
    assert counts["whole"] >= 0.75 * counts["grids"], score.wrong


def test_a_fixture_is_the_same_every_time() -> None:
    (one, truth), (again, told) = (paint_grid(FIXTURES, 0, (1280, 720)) for _ in range(2))
    assert truth == told
    assert (one == again).all()


def test_a_move_is_told_from_the_grid_before_and_after() -> None:
    _, (image, truth) = paint_pair(SEED, 3, (1280, 720))
    seen = read_grid(reader(), image)
    assert seen is not None
    assert same_outcome(truth, find_move(truth, seen))


def test_without_markers_the_crown_says_where_the_grid_lies() -> None:
    image, truth = paint_grid(SEED, 1, (1280, 720))  # a marker is out of the picture
    found = read_unmarked(reader(), image, CardFinder().find(image), ANCHOR, PLACES_MM)
    assert found is not None
    score = Score()
    score.add("grid", truth, found.readings)
    assert score.wrong == []


def test_few_cards_tell_where_the_grid_lies_though_more_other_things_lie_in_rows() -> None:
    image, truth = paint_unmarked(777, 22, (1920, 1080))
    others = [np.array(truth["places"][f"{row}1"]) - (350, 0) for row in "ABCD"]
    cards = [card["corners"] for place, card in truth["grid"].items() if place in {"A3", "D2", "E3"}]
    assert len(cards) == 3
    outlines = [Outline(to_corners(np.array(quad)), 0.9) for quad in (*others, *cards)]
    found = read_unmarked(reader(), image, outlines, ANCHOR, PLACES_MM)
    assert found is not None
    score = Score()
    score.add("grid", truth, found.readings)
    assert score.wrong == []


def test_without_the_crown_nobody_can_say_where_the_grid_lies() -> None:
    image, truth = paint_grid(SEED, 0, (1280, 720))
    assert truth["grid"]["C3"]["id"] != "crown"
    assert read_unmarked(reader(), image, CardFinder().find(image), ANCHOR, PLACES_MM) is None


@pytest.mark.parametrize("turned", [False, True])
def test_three_cards_on_known_places_say_where_the_grid_lies_though_the_crown_is_covered(
    turned: bool,
) -> None:
    image, truth = paint_grid(SEED, 2, (1280, 720))
    image = np.ascontiguousarray(image[::-1, ::-1]) if turned else image
    laid = {
        card["id"]: PLACES_MM[place] for place, card in truth["grid"].items() if place in {"B1", "B2", "B5"}
    }
    found = read_unmarked(reader(), image, CardFinder().find(image), replace(ANCHOR, laid=laid), PLACES_MM)
    assert found is not None
    seen = {place: card.id for place, card in found.readings.items() if card}
    assert seen == {place: card["id"] for place, card in truth["grid"].items()}


@pytest.mark.parametrize("number", [0, 3, 5])
def test_a_card_that_was_pushed_half_a_cell_aside_is_told_as_lying_between(number: int) -> None:
    image, truth = paint_nudged(SEED, number, (1280, 720))
    seen = read_grid(reader(), image)
    assert seen is not None
    (told,) = [reading for reading in seen.values() if reading and reading.id == truth["nudged"]["id"]]
    assert truth["nudged"]["from"] in told.between
    assert told.status is Status.CHECK


def test_a_place_that_should_hold_a_card_and_shows_something_is_not_called_empty() -> None:
    image, truth = paint_nudged(SEED, 3, (1280, 720))
    pose = find_table(image)
    pushed = truth["nudged"]
    fewer = {key: picture for key, picture in enrol().items() if key[0] != pushed["id"]}  # nobody can name it
    expected = {pushed["from"]: Expected(before=pushed["id"])}
    seen = finish(GridReader(fewer, CARD_MM).read(image, pose.to_px, PLACES_MM, expected)).readings
    told = seen[pushed["from"]]
    assert told
    assert told.status is Status.UNREADABLE


def test_of_cards_that_lie_over_others_the_upper_one_is_read_however_it_is_turned() -> None:
    rng = np.random.default_rng(SEED)
    setting = replace(set_table(rng, (1280, 720)), hard=frozenset())
    stacks = {
        "C3": [GridCard("crown", "black", "towards"), GridCard("Stag", "black", "towards")],
        "B2": [GridCard("Duke", "white", "away"), GridCard("Revenant", "black", "towards")],
        "D4": [GridCard("Angel", "white", "away", 29.0)],
        "E1": [GridCard("Pyro", "white", "away", -28.0)],
    }
    image, truth = GridPainter(setting).paint(Stand(stacks))
    seen = read_grid(reader(), image)
    assert seen is not None
    assert {place: tell(thing) for place, thing in seen.items() if thing} == {
        place: (card["id"], card["side"], card["facing"], "sure") for place, card in truth["grid"].items()
    }


def find_table(image: Image) -> Pose:
    markers = find_markers(image)
    pose = find_pose(plan_table(markers, (1280, 720)), markers)
    assert pose
    return pose


def test_only_places_that_are_not_known_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    _, (image, truth) = paint_pair(SEED, 3, (1280, 720))
    pose = find_table(image)
    whole = finish(reader().read(image, pose.to_px, PLACES_MM)).readings
    looked_at: list[object] = []
    find = Matcher.find
    monkeypatch.setattr(Matcher, "find", lambda self, at_mm: (looked_at.append(at_mm), find(self, at_mm))[1])
    changed = {truth["deed"][3]}
    known = {place: thing for place, thing in whole.items() if place not in changed}
    again = finish(reader().read(image, pose.to_px, PLACES_MM, known=known)).readings
    assert len(looked_at) == 1
    assert {place: tell(thing) for place, thing in again.items()} == {
        place: tell(thing) for place, thing in whole.items()
    }


def tell(thing: Reading | None) -> object:
    return thing and (thing.id, thing.side, thing.facing, thing.status)


def test_an_empty_place_is_told_by_the_empty_places_that_are_known() -> None:
    image, truth = paint_grid(SEED, 2, (1280, 720))
    pose = find_table(image)
    whole = finish(reader().read(image, pose.to_px, PLACES_MM)).readings
    empty = next(place for place, thing in whole.items() if thing is None)
    known = {place: thing for place, thing in whole.items() if place != empty}
    assert finish(reader().read(image, pose.to_px, PLACES_MM, known=known)).readings[empty] is None
    assert truth["grid"].get(empty) is None


def test_a_card_read_elsewhere_is_looked_for_where_it_was_known_to_lie() -> None:
    image, truth = paint_grid(SEED, 2, (1280, 720))
    pose = find_table(image)
    whole = finish(reader().read(image, pose.to_px, PLACES_MM)).readings
    card = next(place for place, thing in truth["grid"].items() if thing["id"] != "crown")
    empty = next(place for place, thing in whole.items() if thing is None)
    believed = {**whole, empty: whole[card]}  # it lay there, and nobody was seen moving it
    del believed[card]
    region = next(region for region in lay_out(GAME.zones) if region.name == "grid")
    ground = lay_ground(replace(region, spot=region.spot.move((0.0, 0.0))), pose, believed)
    seen = finish(GridZone(reader()).read(image, ground, {}))
    told = dict(zip(seen.places, seen.things, strict=True))
    assert (tell(told[card]), told[empty]) == (tell(whole[card]), None)
