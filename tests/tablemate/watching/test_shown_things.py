"""Dice with faces of their own, pieces and backs are known by the pictures that were shown of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from engine.game import Setup
from engine.games import find_game
from engine.play import Play
from engine.zone_file import read_zones
from fixtures.render.cards.photographed import REFERENCE_CAMERA, Camera, photograph
from tablemate.box.box import find_box, open_box
from tablemate.box.enrolling import Enrolment
from tablemate.box.sides import CardSide
from tablemate.box.wanted import list_wanted
from tablemate.watching.eyes import open_readers
from tablemate.watching.handsfree import HandsFree
from tablemate.watching.seeing import open_box_eye
from tablemate.watching.watchable import is_nameable
from tablemate.watching.watcher import FrameNews, TableNews
from tests.made_up import MadeUp
from tests.tablemate.room import Room
from tests.tablemate.watching.evening import FakeWatcher
from vision.agreeing.zones import OutlineReader
from vision.evidence import ANYTHING
from vision.geometry import rectify
from vision.reading import Outline, Reading, Status
from vision.seams import finish

if TYPE_CHECKING:
    from engine.zones import Zone
    from vision.geometry import Image

RUNES = ("sun", "moon", "star", "wave")
ASK = Camera(width_px=(110, 110), tilt_deg=(0, 8))
ZONE = """
[[zone]]
name = "runes"
shape = "{shape}"
content = "{content}"
names = "runes"
things = ["sun", "moon", "star", "wave"]
backs = {backs}
thing_mm = [16, 16]
size_mm = [60, 60]
most = {most}
{more}
"""


def declare(content: str, shape: str = "pool", most: int = 3, more: str = "", backs: str = "false") -> Zone:
    (zone,) = read_zones(
        ZONE.format(content=content, shape=shape, most=most, more=more, backs=backs), "made up"
    )
    return zone


class Game(MadeUp):
    """The made-up game with one other zone."""

    def __init__(self, zone: Zone) -> None:
        self.zone = zone

    @property
    def zones(self) -> tuple[Zone, ...]:
        return (self.zone,)

    def titles(self, *_: object) -> list[object]:  # type: ignore[override]
        return []


def draw(rune: str, size_wh: tuple[int, int] = (240, 240)) -> Image:
    rng = np.random.default_rng([ord(letter) for letter in rune])
    coarse = rng.integers(0, 255, (6, 6, 3)).astype(np.uint8)
    return np.asarray(cv2.resize(coarse, size_wh, interpolation=cv2.INTER_CUBIC), np.uint8)


def enrol(*ids: str, back: bool = False) -> None:
    box = open_box(find_box(MadeUp.id), MadeUp.id)
    for number, rune in enumerate(ids):
        shot = photograph(np.random.default_rng(number), draw(rune), REFERENCE_CAMERA)
        box.keep(CardSide(rune), rune, rectify(shot.image_bgr, shot.corners, (250, 250)))
    if back:
        box.keep(CardSide("runes", "back"), "runes", draw("the back", (250, 350)))


def name(reader: object, picture: Image, seed: int = 9) -> Reading:
    assert isinstance(reader, OutlineReader)
    shot = photograph(np.random.default_rng(seed), picture, ASK)
    (reading,) = finish(reader.sense.namer.name(shot.image_bgr, [Outline(shot.corners, 0.9)], [ANYTHING]))
    return reading


def test_the_faces_of_dice_pieces_and_backs_are_wanted() -> None:
    wanted = list_wanted(Game(declare("dice", backs="true")))
    assert [card.label for card in wanted] == [*RUNES, "runes.back"]


def test_a_die_with_faces_of_its_own_is_read_by_what_was_shown() -> None:
    zone = declare("dice")
    assert open_readers(Game(zone)) == {}
    assert not is_nameable(Game(zone), zone)
    enrol(*RUNES)
    assert is_nameable(Game(zone), zone)
    reader = open_readers(Game(zone))["runes"]
    assert [name(reader, draw(rune)).id for rune in RUNES] == list(RUNES)


def test_a_face_that_was_never_shown_stays_unnamed() -> None:
    enrol("sun", "moon", "star")
    reader = open_readers(Game(declare("dice")))["runes"]
    stranger = name(reader, draw("wave"))
    assert stranger.id is None or stranger.status is not Status.SURE


def test_pieces_are_read_where_one_lies_on_each_place_and_never_in_heaps() -> None:
    enrol(*RUNES)
    single = declare("pieces", "row", most=1, more="count = 2")
    assert name(open_readers(Game(single))["runes"], draw("star")).id == "star"
    heap = declare("pieces", "row", most=4, more="count = 2")
    assert open_readers(Game(heap)) == {}
    assert not is_nameable(Game(heap), heap)


def test_a_back_says_that_a_card_lies_face_down_and_nothing_more() -> None:
    enrol(*RUNES, back=True)
    reader = open_readers(Game(declare("pictures", "row", most=1, more="count = 2", backs="true")))["runes"]
    back = name(reader, draw("the back", (250, 350)))
    assert (back.id, back.face) == (None, "down")
    assert all(one.id != "runes" for one in name(reader, draw("sun")).candidates)


def test_a_box_with_small_things_in_it_is_looked_for_these_as_well() -> None:
    box = open_box(find_box("", "runes"))
    box.keep(CardSide("owl"), "Owl", draw("owl", (250, 350)))
    assert open_box_eye("runes").dice is None
    box.keep(CardSide("sun"), "Sun", draw("sun", (250, 250)))
    dice = open_box_eye("runes").dice
    assert dice
    shot = photograph(np.random.default_rng(3), draw("sun"), ASK)
    (die,) = finish(dice.namer.name(shot.image_bgr, [Outline(shot.corners, 0.9)], [ANYTHING]))
    assert die.id == "sun"


def test_a_piece_is_found_by_the_empty_table_it_was_laid_on() -> None:
    empty = np.full((360, 480, 3), (90, 120, 150), np.uint8)
    laid = empty.copy()
    laid[100:160, 200:260] = (40, 40, 200)
    enrolment = Enrolment(open_box(find_box("made_up"), "made_up"), {}, lambda _: [], shapes=(1.0,))
    (piece,) = enrolment.find(laid, empty)
    assert piece.center == pytest.approx((229.5, 129.5), abs=3)
    assert piece.size_px == pytest.approx(60, abs=8)
    enrolment.shapes = (1.4,)
    assert enrolment.find(laid, empty) == []


def test_pieces_in_heaps_are_asked_for_and_nobody_has_to_show_them() -> None:
    game = find_game("my_little_scythe")
    assert [zone.name for zone in game.zones if zone.is_read and zone.heaped] == ["board"]
    assert not {"apple", "gem", "quest"} & {card.id for card in list_wanted(game)}
    room = Room(Play(game, Setup(3)))
    hands = HandsFree(room.session, FakeWatcher())
    hands.take(FrameNews(0.0, news=(TableNews.FOUND,)))
    said = "I can't count pieces that lie in a heap, so I ask you about the board."
    assert room.said().index(said) == room.said().index("I see the table.") + 1
