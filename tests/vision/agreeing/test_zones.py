"""Slots are read one by one, nothing that may be a card is called empty, and a pool has no order."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING
from unittest.mock import patch

import cv2
import numpy as np
import pytest

from fixtures.render.cards.birds import draw_bird, draw_bird_back
from fixtures.render.scenes.scene import Scene, aim_camera, box_mm, lay_card
from fixtures.render.tables.furniture import lay_tray
from fixtures.render.tables.tops import draw_table
from tests.vision.conftest import BIRDS, Given, open_titles
from tests.vision.seen import see
from tests.vision.word_cards import WORDS, draw_two_lines
from vision.agreeing.stabilise import Doubt, Stabiliser
from vision.agreeing.zones import Ground, OutlineReader, ZoneReading
from vision.evidence import Expected
from vision.finding.print_finder import PrintFinder
from vision.finding.slots import looks_empty
from vision.geometry import as_image
from vision.naming.titles.catalogue import Catalogue, CatalogueEntry
from vision.naming.titles.reader import Layout, TitleReader
from vision.reading import Corners, Outline, Status, square_around
from vision.seams import Sense, finish

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from vision.geometry import Image
    from vision.reading import Reading
    from vision.seams import Steps

OpenEye = Callable[..., OutlineReader]
SIZE_WH = (760, 440)
CARD_MM = (57.0, 87.0)


@lru_cache
def draw_tray(*birds: str | None) -> Image:
    """Draw a tray in the middle of a plain table, three pixels a millimetre; "back" is a card face down."""
    table = np.full((SIZE_WH[1], SIZE_WH[0], 3), (70, 95, 120), np.uint8)
    scene = Scene(table, aim_camera(SIZE_WH, 3.0))
    rng = np.random.default_rng(8)
    drawn = {bird.id: draw_bird(bird, rng, 342) for bird in BIRDS} | {"back": draw_bird_back(rng, 342)}
    lay_tray(rng, scene, [drawn[bird] if bird else None for bird in birds], (0, 0))
    return scene.image_bgr


def place(at_mm: tuple[float, float], size_mm: tuple[float, float], turned_deg: float = 0) -> Corners:
    """Return where a rectangle of the table lies in the picture."""
    scene = Scene(np.zeros((SIZE_WH[1], SIZE_WH[0], 3), np.uint8), aim_camera(SIZE_WH, 3.0))
    a, b, c, d = ((float(x), float(y)) for x, y in scene.to_pixels(box_mm(at_mm, size_mm, turned_deg)))
    return a, b, c, d


ZONE = place((0, 0), (203, 107))
SLOTS = [place((63.0 * n, 0), (63, 93)) for n in (-1, 0, 1)]


@pytest.fixture(scope="session")
def open_eye(catalogue: Catalogue) -> OpenEye:
    """Make an eye that finds the given cards, in pixels of the whole picture, and the given dice."""

    def open_with(*cards: Corners) -> OutlineReader:
        left, top = cut_at(ZONE)
        moved = [Outline(move(card, -left, -top), 0.9 - 0.1 * number) for number, card in enumerate(cards)]
        return OutlineReader(open_titles(catalogue, *moved))

    return open_with


def cut_at(zone: Corners) -> tuple[float, float]:
    """Return the upper left corner of the piece of the picture in which a zone is searched."""
    low, extent = np.min(zone, axis=0), np.ptp(zone, axis=0)
    left, top = np.maximum(np.floor(low - 0.08 * extent), 0)
    return float(left), float(top)


def move(corners: Corners, x: float, y: float) -> Corners:
    a, b, c, d = ((cx + x, cy + y) for cx, cy in corners)
    return a, b, c, d


def read_row(
    reader: OutlineReader, image_bgr: Image, zone: Corners, slots: list[Corners], *, name: str = "row"
) -> ZoneReading:
    places = {str(number): slot for number, slot in enumerate(slots, 1)}
    return finish(reader.read(image_bgr, Ground(name, zone, places, (63, 93), CARD_MM), {}))


def names(reading: ZoneReading) -> list[str | None]:
    return [thing.id if thing else None for thing in reading.things]


def test_cards_are_assigned_to_slots_by_their_middle(open_eye: OpenEye) -> None:
    cards = [place((63.0 * n, 1), CARD_MM, 1.5) for n in (1, -1)]
    reading = read_row(open_eye(*cards), draw_tray("osprey", None, "mallard"), ZONE, SLOTS, name="tray")
    assert names(reading) == ["osprey", None, "mallard"]
    first = reading.things[0]
    assert first is not None
    assert first.status is Status.SURE
    assert np.abs(np.array(first.corners) - cards[1]).max() < 1
    assert (reading.zone, reading.places) == ("tray", ("1", "2", "3"))


def test_what_nobody_touched_is_not_read_again(open_eye: OpenEye) -> None:
    places = {str(number): slot for number, slot in enumerate(SLOTS, 1)}
    before = see("black-vulture", corners=SLOTS[2])
    ground = Ground("row", ZONE, places, (63, 93), CARD_MM, untouched={"2": None, "3": before})
    reading = finish(open_eye().read(draw_tray("osprey", "mallard", "mallard"), ground, {}))
    assert names(reading) == ["osprey", None, "black-vulture"]
    assert reading.things[2] is before


def test_cards_the_finder_misses_are_read_where_their_slots_hold_them(open_eye: OpenEye) -> None:
    reading = read_row(open_eye(), draw_tray("osprey", "black-vulture", "mallard"), ZONE, SLOTS)
    assert names(reading) == ["osprey", "black-vulture", "mallard"]
    assert all(thing and thing.status is Status.SURE for thing in reading.things)


def test_a_card_that_cannot_be_read_is_not_an_empty_slot(open_eye: OpenEye) -> None:
    blurred = cv2.GaussianBlur(draw_tray("osprey", None, "back"), (0, 0), 9).astype(np.uint8)
    reading = read_row(open_eye(), blurred, ZONE, SLOTS)
    statuses = [thing.status if thing else None for thing in reading.things]
    assert statuses == [Status.UNREADABLE, None, Status.UNREADABLE]
    assert names(reading) == [None] * 3


def test_cards_that_look_alike_do_not_make_each_other_look_like_the_table(open_eye: OpenEye) -> None:
    reading = read_row(open_eye(), draw_tray("back", "back", "back"), ZONE, SLOTS)
    assert [thing.status if thing else None for thing in reading.things] == [Status.UNREADABLE] * 3


@pytest.mark.parametrize("seed", [2, 3, 7])
def test_a_gap_between_cards_looks_like_the_table_elsewhere(open_eye: OpenEye, seed: int) -> None:
    scene = Scene(draw_table(np.random.default_rng(seed), SIZE_WH, "wood"), aim_camera(SIZE_WH, 3.0))
    for x in (-63.0, 63.0):
        lay_card(scene, draw_bird(BIRDS[0], np.random.default_rng(8), 342), (x, 0), CARD_MM[0], 0)
    bare = [place((x, 0), (30, 60)) for x in (-110.0, 110.0)]
    ground = Ground("row", ZONE, dict(zip("123", SLOTS, strict=True)), (63, 93), CARD_MM, bare=bare)
    reading = finish(open_eye().read(scene.image_bgr, ground, {}))
    assert [thing is None for thing in reading.things] == [False, True, False]


def test_where_the_rules_have_nothing_a_place_without_outline_and_print_is_empty(open_eye: OpenEye) -> None:
    blurred = cv2.GaussianBlur(draw_tray("osprey", None, "osprey"), (0, 0), 9).astype(np.uint8)
    ground = Ground("row", ZONE, dict(zip("123", SLOTS, strict=True)), (63, 93), CARD_MM)
    reading = finish(open_eye().read(blurred, ground, {"3": Expected(bare=True)}))
    assert [thing.status if thing else None for thing in reading.things] == [Status.UNREADABLE, None, None]


def test_a_place_is_seen_to_be_empty_by_an_empty_one_after_it(open_eye: OpenEye) -> None:
    """The first place has a card before it and a bare one behind it, and shows a seam that its ring lacks."""
    asked: list[tuple[Corners, ...]] = []

    def look(_image: Image, slot: Corners, others: Iterable[Corners], _known: object) -> bool:
        asked.append(tuple(others))
        return slot == SLOTS[2] or SLOTS[2] not in asked[-1]

    with (
        patch("vision.agreeing.zones.looks_bare", look),
        patch("vision.agreeing.zones.looks_empty", lambda *_: False),
    ):
        reading = read_row(open_eye(SLOTS[0]), draw_tray("osprey", None, None), ZONE, SLOTS)
    assert names(reading) == ["osprey", None, None]
    assert reading.things[1:] == (None, None)


@pytest.mark.parametrize("seed", [2, 3, 7])
def test_a_row_of_empty_places_on_a_table_of_wood_is_empty(open_eye: OpenEye, seed: int) -> None:
    table = draw_table(np.random.default_rng(seed), SIZE_WH)
    assert read_row(open_eye(), table, ZONE, SLOTS).things == (None, None, None)


@pytest.mark.parametrize(
    ("outline_mm", "empty"),
    [
        pytest.param((120.0, 90.0), [False, False, True], id="two cards taken for one"),
        pytest.param((186.0, 93.0), [True, True, True], id="the tray itself"),
    ],
)
def test_what_an_outline_covers_is_not_empty_though_it_is_no_single_card(
    open_eye: OpenEye, outline_mm: tuple[float, float], empty: list[bool]
) -> None:
    found = place((-31.5 if not all(empty) else 0.0, 0), outline_mm)
    reading = read_row(open_eye(found), draw_tray(None, None, None), ZONE, SLOTS)
    assert [thing is None for thing in reading.things] == empty


def test_a_card_face_down_is_a_thing_without_a_name(open_eye: OpenEye) -> None:
    reading = read_row(open_eye(SLOTS[2]), draw_tray(None, None, "back"), ZONE, SLOTS)
    assert [thing.face if thing else None for thing in reading.things] == [None, None, "down"]


@pytest.mark.parametrize("level", [4, 252])
def test_a_slot_too_dark_or_dazzled_is_not_called_empty(level: int) -> None:
    picture = np.full((SIZE_WH[1], SIZE_WH[0], 3), level, np.uint8)
    assert not looks_empty(picture, SLOTS[0])


@pytest.mark.parametrize("gain", [0.25, 0.6, 1.2])
def test_emptiness_does_not_depend_on_the_light(gain: float) -> None:
    slope = np.linspace(0.6, 1, SIZE_WH[0])[None, :, None]
    lit = np.clip(draw_tray("osprey", None, "back") * gain * slope, 0, 255).astype(np.uint8)
    assert [looks_empty(lit, slot) for slot in SLOTS] == [False, True, False]


def test_two_cards_in_one_slot_are_never_sure(open_eye: OpenEye) -> None:
    cards = place((-63, 0), CARD_MM), place((-63, 20), CARD_MM, 90)
    reading = read_row(open_eye(*cards), draw_tray("osprey", None, None), ZONE, SLOTS)
    first = reading.things[0]
    assert first is not None
    assert (first.id, first.status) == ("osprey", Status.CHECK)


def lay_pile(below: str, above: str, shift_mm: tuple[float, float], turned_deg: float) -> Image:
    """Draw a tray whose first slot holds one card on top of another, which shows from under it."""
    scene = Scene(draw_tray(below, None, None).copy(), aim_camera(SIZE_WH, 3.0))
    bird = next(bird for bird in BIRDS if bird.id == above)
    face = draw_bird(bird, np.random.default_rng(9), 342)
    lay_card(scene, face, (-63 + shift_mm[0], shift_mm[1]), CARD_MM[0], turned_deg)
    return scene.image_bgr


@pytest.mark.parametrize(
    ("shift_mm", "turned_deg"),
    [((8.0, 20.0), 0.0), ((-6.0, 24.0), 5.0), ((14.0, 12.0), -8.0)],
    ids=["down", "down and turned", "aside"],
)
@pytest.mark.parametrize("surest", ["above", "below"])
def test_of_two_cards_in_one_slot_the_one_on_top_is_named_first(
    open_eye: OpenEye, shift_mm: tuple[float, float], turned_deg: float, surest: str
) -> None:
    above = place((-63 + shift_mm[0], shift_mm[1]), CARD_MM, turned_deg)
    below = place((-63, 0), CARD_MM)
    cards = (above, below) if surest == "above" else (below, above)
    picture = lay_pile("osprey", "mallard", shift_mm, turned_deg)
    slot = place((-63, 8), (95, 100))  # so wide that both middles lie in it
    reading = read_row(open_eye(*cards), picture, ZONE, [slot])
    (thing,) = reading.things
    assert thing is not None
    assert (thing.id, thing.status) == ("mallard", Status.CHECK)
    assert [other.id for other in thing.candidates][:2] == ["mallard", "osprey"]


class NamesByPlace:
    """Finds two cards, and names each by how far down it lies; none, if it cannot be read."""

    def __init__(self, cards: dict[Corners, str | None]) -> None:
        left, top = cut_at(ZONE)
        self.cards = {move(corners, -left, -top): name for corners, name in cards.items()}

    def find(self, _: Image, _likely: object = ()) -> list[Outline]:
        return [Outline(corners, 0.9) for corners in self.cards]

    def name(self, _: Image, outlines: Sequence[Outline], __: object) -> Steps[list[Reading]]:
        yield 0
        return [see(self.cards[one.corners], corners=one.corners) for one in outlines]


@pytest.mark.parametrize("below", ["osprey", None], ids=["both can be read", "one cannot be read"])
def test_which_of_two_cards_lies_on_top_is_asked_even_if_both_are_plain(below: str | None) -> None:
    shift_mm = (8.0, 20.0)
    cards = {place((-63 + shift_mm[0], shift_mm[1]), CARD_MM): "mallard", place((-63, 0), CARD_MM): below}
    names_by_place = NamesByPlace(cards)
    reader = OutlineReader(Sense(names_by_place, names_by_place))
    slot = place((-63, 8), (95, 100))
    ground = Ground("row", ZONE, {"1": slot}, (63, 93), CARD_MM)
    known = {"1": Expected(stranger=0.02)}
    picture = lay_pile("osprey", "mallard", shift_mm, 0.0)
    readings = [finish(reader.read(picture, ground, known)) for _ in range(2)]
    (thing,) = readings[0].things
    assert thing is not None
    assert (thing.id, thing.status) == ("mallard", Status.CHECK)
    assert [other.id for other in thing.alternatives] == ([below] if below else [])
    watched = Stabiliser()
    told = [watched.add(readings[0], number / 10) for number in range(30)]
    assert isinstance(told[-1], Doubt)


def test_a_thing_lies_in_the_picture_where_the_evidence_for_it_was_seen() -> None:
    left, top = cut_at(ZONE)
    given = Given(readings=[see("fish", corners=square_around((200.0 - left, 200.0 - top), 30))])
    steps = OutlineReader(Sense(given, given)).read(draw_tray(None, None, None), Ground("feeder", ZONE), {})
    (thing,) = finish(steps).things
    assert thing is not None
    assert thing.glimpse.corners == thing.corners


def lay_aslant(title: str, turned_deg: float) -> Image:
    """Lay a card in the middle of a table, turned, with something dark over all of it but its title."""
    table = np.full((SIZE_WH[1], SIZE_WH[0], 3), (70, 95, 120), np.uint8)
    card = cv2.resize(draw_two_lines(title, ""), (171, 261))
    way = cv2.getRotationMatrix2D((85.5, 130.5), turned_deg, 1)
    way[:, 2] += (380 - 85.5, 220 - 130.5)
    cv2.warpAffine(card, way, SIZE_WH, dst=table, borderMode=cv2.BORDER_TRANSPARENT)
    cv2.ellipse(table, (380, 320), (150, 120), 20, 0, 360, (35, 40, 45), -1)
    return as_image(table)


@pytest.mark.parametrize("outlined", [True, False], ids=["a wrong outline", "no outline"])
@pytest.mark.parametrize("turned_deg", [20.0, 35.0, -25.0])
def test_a_title_tells_a_card_on_a_place_that_its_outline_did_not(outlined: bool, turned_deg: float) -> None:
    names, picture = (
        Catalogue([CatalogueEntry(name, name) for name in WORDS]),
        lay_aslant("Rocket", turned_deg),
    )
    left, top = cut_at(ZONE)
    around = Outline(move(SLOTS[1], -left, -top), 0.9)
    finder = Given([around] if outlined else [])
    told = []
    for reader in (TitleReader(names, Layout(CARD_MM)), TitleReader(names, Layout(CARD_MM), PrintFinder())):
        (thing,) = read_row(OutlineReader(Sense(finder, reader)), picture, ZONE, [SLOTS[1]]).things
        assert thing
        told.append((thing.id, thing.status))
    assert told == [(None, Status.UNREADABLE), ("Rocket", Status.SURE)]


def test_a_thing_of_another_size_is_no_card(open_eye: OpenEye) -> None:
    reading = read_row(open_eye(place((0, 0), (20, 20))), draw_tray(None, None, None), ZONE, SLOTS)
    assert names(reading) == [None] * 3
    assert reading.things == (None, None, None)


def test_a_row_outside_the_picture_is_unreadable(open_eye: OpenEye) -> None:
    slots = [move(slot, 5000, 0) for slot in SLOTS]
    reading = read_row(open_eye(), draw_tray("osprey", None, None), move(ZONE, 5000, 0), slots)
    assert all(thing and thing.status is Status.UNREADABLE for thing in reading.things)


def test_a_pool_holds_the_dice_whose_middle_lies_in_it() -> None:
    left, top = cut_at(ZONE)
    inside, outside = (200.0 - left, 200.0 - top), (1.0 - left, 1.0 - top)
    dice = [see("fish", corners=square_around(center, 30)) for center in (inside, outside)]
    given = Given(readings=dice)
    steps = OutlineReader(Sense(given, given)).read(draw_tray(None, None, None), Ground("feeder", ZONE), {})
    reading = finish(steps)
    assert [(thing.id, thing.center) for thing in reading.things if thing] == [("fish", (200.0, 200.0))]
    assert (reading.zone, reading.places) == ("feeder", ())
