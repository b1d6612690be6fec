"""Cards are named by their printed title, any way up, and not guessed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from tests.vision.conftest import WINGSPAN
from vision.evidence import Evidence, Expected, What
from vision.geometry import Image
from vision.naming.titles import line_namer
from vision.naming.titles.catalogue import Catalogue, CatalogueEntry
from vision.naming.titles.line_namer import LINES_AGAIN
from vision.naming.titles.reader import HOPELESS_PX_PER_MM, UNKNOWN, TitleReader
from vision.reading import Glimpse, Outline, Point, Problem, Status

if TYPE_CHECKING:
    from vision.seams import Steps

Lay = Callable[..., tuple[Image, Outline]]


@pytest.fixture(scope="module")
def reader(catalogue: Catalogue) -> TitleReader:
    return TitleReader(catalogue, WINGSPAN)


@pytest.mark.parametrize(
    "bird_id",
    ["osprey", "black-vulture", "turkey-vulture", "eastern-meadowlark", "western-meadowlark",
     "pileated-woodpecker", "lineated-woodpecker", "black-bellied-whistling-duck"],
)  # fmt: skip
def test_near_names_are_told_apart(reader: TitleReader, lay_card: Lay, bird_id: str) -> None:
    reading = reader.read(*lay_card(bird_id, 3.0, 3.0))
    assert (reading.id, reading.status, reading.face) == (bird_id, Status.SURE, "up")
    assert bird_id not in {candidate.id for candidate in reading.alternatives}


@pytest.mark.parametrize("turned_deg", [-170, -95, -30, 0, 45, 88, 180])
def test_a_card_is_read_at_any_turn_although_its_top_is_not_known(
    reader: TitleReader, lay_card: Lay, turned_deg: float
) -> None:
    picture, outline = lay_card("mallard", 3.5, turned_deg)
    reading = reader.read(picture, outline.turn_half())
    assert (reading.id, reading.status) == ("mallard", Status.SURE)
    assert reading.corners == outline.corners, "the corners start at the card's own top left"
    assert reading.turned_deg == pytest.approx(turned_deg)


def test_a_top_that_was_known_wrongly_is_turned_round(reader: TitleReader, lay_card: Lay) -> None:
    picture, outline = lay_card("osprey", 3.5)
    reading = reader.read(picture, replace(outline.turn_half(), top_known=True))
    assert (reading.id, reading.corners) == ("osprey", outline.corners)


def test_corners_may_be_a_little_off(reader: TitleReader, lay_card: Lay) -> None:
    picture, outline = lay_card("osprey", 3.0, 10)
    moved = [
        (x + dx, y + dy)
        for (x, y), (dx, dy) in zip(outline.corners, [(4, -3), (-3, 4), (4, 4), (-4, -2)], strict=True)
    ]
    a, b, c, d = moved
    assert reader.read(picture, Outline((a, b, c, d), 0.9)).id == "osprey"


def test_where_an_outline_is_wrong_another_of_the_same_card_is_tried(
    reader: TitleReader, lay_card: Lay
) -> None:
    picture, outline = lay_card("osprey", 3.5)
    a, b, c, d = (tuple(np.add(corner, (0, 55))) for corner in outline.corners)
    wrong = Outline((a, b, c, d), 0.9)
    assert reader.read(picture, wrong).id is None
    reading = reader.read(picture, replace(wrong, others=(outline.corners,)))
    assert (reading.id, reading.corners) == ("osprey", outline.corners)


def test_two_outlines_that_tell_different_names_make_a_doubt(lay_card: Lay, catalogue: Catalogue) -> None:
    picture, outline = lay_card("osprey", 3.5)
    a, b, c, d = (tuple(np.add(corner, (0, 4))) for corner in outline.corners)
    reader = TitleReader(catalogue, WINGSPAN)

    def tell(_: Image, seen: Outline) -> Steps[Glimpse]:
        yield 0
        name, nats = ("osprey", 5.0) if seen.corners == (a, b, c, d) else ("mallard", 2.9)
        return Glimpse(Evidence({What(name): nats}, -3.0), seen.corners)

    reader._read_outline = tell  # type: ignore[method-assign]
    reading = reader.read(picture, replace(outline, others=((a, b, c, d),)))
    assert (reading.id, reading.status, reading.corners) == ("osprey", Status.CHECK, (a, b, c, d))
    assert [other.id for other in reading.alternatives] == ["mallard"]


def test_a_card_beside_an_unreadable_one_lends_it_no_name(reader: TitleReader, lay_card: Lay) -> None:
    picture, outline = lay_card("osprey", 3.5)
    a, b, c, d = (tuple(np.add(corner, (0, 150))) for corner in outline.corners)
    assert reader.read(picture, Outline((a, b, c, d), 0.9, others=(outline.corners,))).id is None


def test_a_card_seen_far_too_small_is_not_guessed(reader: TitleReader, lay_card: Lay) -> None:
    reading = reader.read(*lay_card("osprey", HOPELESS_PX_PER_MM - 0.05))
    assert (reading.id, reading.status) == (None, Status.UNREADABLE)
    assert Problem.TOO_SMALL in reading.problems


@pytest.mark.parametrize("bird_id", ["osprey", "mallard", "turkey-vulture", "eastern-meadowlark"])
def test_small_print_is_tried_and_the_right_name_comes_first(
    reader: TitleReader, lay_card: Lay, bird_id: str
) -> None:
    reading = reader.read(*lay_card(bird_id, 1.5, 3.0), Expected(stranger=0.02))
    assert reading.candidates[0].id == bird_id


def test_a_card_face_down_is_reported_and_not_named(reader: TitleReader, lay_card: Lay) -> None:
    reading = reader.read(*lay_card(None, 3.0, 20))
    assert (reading.id, reading.face, reading.problems) == (None, "down", ())


def test_no_step_reads_a_card_with_both_readers(
    reader: TitleReader, lay_card: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def note(name: str) -> None:
        work = getattr(line_namer, name)
        monkeypatch.setattr(line_namer, name, lambda *given: (asked.append(name), work(*given))[1])

    note("read_lines")
    note("read_line_again")
    picture, outline = lay_card("osprey", 3.0)
    steps = reader.look_at(np.asarray(cv2.GaussianBlur(picture, (0, 0), 3.4), np.uint8), outline)
    seen = []
    for _ in steps:
        seen.append(set(asked))
        asked.clear()
    ends = [{"read_lines"}] * 2  # of a card that may lie either way up
    assert [*seen, set(asked)] == [set(), set(), *ends, *[{"read_line_again"}] * LINES_AGAIN]


def test_a_blurred_title_is_never_sure_and_says_why(reader: TitleReader, lay_card: Lay) -> None:
    picture, outline = lay_card("osprey", 2.5)
    reading = reader.read(np.asarray(cv2.GaussianBlur(picture, (0, 0), 4), np.uint8), outline)
    assert reading.status is not Status.SURE
    assert Problem.BLURRED in reading.problems


def test_a_card_of_another_set_is_not_sure(catalogue: Catalogue, lay_card: Lay) -> None:
    without = Catalogue(entry for entry in catalogue.entries if entry.id != "western-meadowlark")
    reading = TitleReader(without, WINGSPAN).read(*lay_card("western-meadowlark", 3.5))
    assert reading.status is not Status.SURE


def test_an_empty_table_is_unknown(reader: TitleReader) -> None:
    plain = np.full((640, 640, 3), 120, np.uint8)
    reading = reader.read(plain, Outline(((100, 100), (300, 100), (300, 400), (100, 400)), 0.5))
    assert (reading.id, reading.status, reading.face) == (None, Status.UNREADABLE, "unknown")


@pytest.mark.parametrize("turns", [0, 1, 2, 3])
@pytest.mark.parametrize("size_wh", [(570, 870), (870, 570)], ids=["upright card", "wide card"])
def test_a_title_anywhere_on_a_card_of_unknown_layout_is_found(size_wh: tuple[int, int], turns: int) -> None:
    picture, corners = draw_strange_card(size_wh)
    a, b, c, d = corners[turns:] + corners[:turns]
    names = ("Deep Sea Anchor", "Deep Forest", "Old Lamp")
    game = Catalogue(CatalogueEntry(name.lower().replace(" ", "-"), name) for name in names)
    reading = TitleReader(game, UNKNOWN).read(picture, Outline((a, b, c, d), 0.9))
    assert (reading.id, reading.status) == ("deep-sea-anchor", Status.SURE)
    assert reading.corners == tuple(corners)


def draw_strange_card(size_wh: tuple[int, int]) -> tuple[Image, list[Point]]:
    """Draw a card with its title below the picture and more print than that in its rules."""
    width, height = size_wh
    card = np.full((height, width, 3), 235, np.uint8)
    rules = [("draw two cards and keep one of them", height - y, 26) for y in (170, 130, 90, 50)]
    for text, y, size in (("Deep Sea Anchor", height - 230, 52), *rules):
        cv2.putText(card, text, (60, y), (30, 30, 30), cv2.FontFace("sans"), size, 500)
    cv2.ellipse(card, (280, 140), (180, 100), 20, 0, 360, (160, 90, 40), -1)
    picture = cv2.copyMakeBorder(card, 20, 20, 20, 20, cv2.BORDER_CONSTANT, value=(60, 70, 80))
    corners = [(20.0, 20.0), (20.0 + width, 20.0), (20.0 + width, 20.0 + height), (20.0, 20.0 + height)]
    return np.asarray(picture, np.uint8), corners
