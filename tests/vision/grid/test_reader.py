"""Whole grids of the Last Stand are read from rendered pictures, with markers and without."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from fixtures.grids import ANCHOR, PLACES_MM, Score, find_move, read_grid, same_outcome
from fixtures.render.cards.characters import CARD_MM
from fixtures.render.scenes.enrolment import enrol
from fixtures.render.scenes.grids import paint_grid, paint_pair
from vision.finding.finder import CardFinder
from vision.grid.reader import GridReader
from vision.grid.unmarked import read_unmarked

SEED = 11  # grids for choosing


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


def test_without_the_crown_nobody_can_say_where_the_grid_lies() -> None:
    image, truth = paint_grid(SEED, 0, (1280, 720))
    assert truth["grid"]["C3"]["id"] != "crown"
    assert read_unmarked(reader(), image, CardFinder().find(image), ANCHOR, PLACES_MM) is None


def test_one_place_can_be_read_alone() -> None:
    from calibration.markers import find_markers  # noqa: PLC0415 - only here the table is found by hand
    from calibration.plan import plan_table  # noqa: PLC0415 - as above
    from calibration.pose import find_pose  # noqa: PLC0415 - as above
    from vision.seams import finish  # noqa: PLC0415 - as above

    image, truth = paint_grid(SEED, 2, (1280, 720))
    markers = find_markers(image)
    pose = find_pose(plan_table(markers, (1280, 720)), markers)
    assert pose
    place = next(space for space, card in truth["grid"].items() if card["id"] != "crown")
    seen: Any = finish(reader().read(image, pose.to_px, PLACES_MM, only=[place])).readings
    assert list(seen) == [place]
    assert seen[place].id == truth["grid"][place]["id"]
