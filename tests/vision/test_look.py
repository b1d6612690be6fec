"""A look at a picture tells cards and dice in the pixels of the picture as given."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from fixtures.render.cards.birds import CATALOGUE, load_birds
from tablemate.watching.describing import describe_words
from tests.vision.conftest import WINGSPAN, Given, open_titles
from vision.evidence import NOTHING
from vision.geometry import Image
from vision.look import Eye, Seen, SeenPicture, describe_json, look, open_eye
from vision.naming.titles.catalogue import Catalogue, CatalogueEntry
from vision.reading import Candidate, Glimpse, Outline, Problem, Reading, Status, square_around
from vision.seams import Sense, Steps

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

Lay = Callable[..., tuple[Image, Outline]]

CARD = Outline(((10, 10), (67, 10), (67, 97), (10, 97)), 0.9)
NAMES = {"osprey": "Osprey"}
FISH = Reading("fish", 0.93, Status.SURE, square_around((200.04, 50.0), 30.0))


def see(*, cards: tuple[Reading, ...] = (), dice: tuple[Reading, ...] = ()) -> SeenPicture:
    seen = Seen(cards, dice, {"find": 9.04, "total": 84.0})
    return SeenPicture("table.jpg", (1920, 1080), "wingspan", seen, NAMES)


def osprey(status: Status = Status.SURE, *problems: Problem) -> Reading:
    others = (Candidate("mallard", 0.0204),)
    return Reading("osprey", 0.97, status, CARD.corners, alternatives=others, problems=problems)


def nameless(face: str, *problems: Problem) -> Reading:
    return Reading(None, 0.1, Status.UNREADABLE, CARD.corners, face=face, problems=problems)  # type: ignore[arg-type]  # a test's own words


def test_the_json_is_what_scripts_depend_on() -> None:
    told = describe_json(see(cards=(osprey(),), dice=(FISH,)))
    assert list(told) == ["picture", "size_wh", "game", "cards", "dice", "problems", "ms"]
    assert told["size_wh"] == [1920, 1080]
    assert told["cards"] == [
        {
            "id": "osprey",
            "name": "Osprey",
            "confidence": 0.97,
            "status": "sure",
            "face": "up",
            "turned_deg": 0.0,
            "corners": [[10, 10], [67, 10], [67, 97], [10, 97]],
            "alternatives": [{"id": "mallard", "confidence": 0.02}],
            "problems": [],
        }
    ]
    die = {"face": "fish", "confidence": 0.93, "status": "sure", "center": [200.0, 50.0], "size_px": 30.0}
    assert told["dice"] == [die | {"alternatives": []}]
    assert told["ms"] == {"find": 9.0, "total": 84.0}
    assert json.loads(json.dumps(told)) == told


@pytest.mark.parametrize(
    ("seen", "words"),
    [
        pytest.param(see(), "I found no card and no die", id="nothing"),
        pytest.param(see(cards=(osprey(),)), "Osprey: sure, 97 %.", id="sure"),
        pytest.param(see(cards=(osprey(Status.CHECK, Problem.GLARE),)), "A lamp is reflected in the title", id="check"),
        pytest.param(see(cards=(nameless("down"),)), "A card lies face down.", id="face down"),
        pytest.param(see(cards=(nameless("up", Problem.TOO_DARK),)), "I can't read one of the cards. The picture is too dark", id="dark"),
        pytest.param(see(cards=(nameless("up"),)), "I can't read one of the cards. Bring it closer", id="nobody knows why"),
        pytest.param(see(dice=(FISH,)), "Die: fish: sure, 93 %.", id="die"),
    ],
)  # fmt: skip
def test_what_was_seen_is_said(seen: SeenPicture, words: str) -> None:
    (sentence,) = describe_words(seen)
    assert words in sentence


def test_cards_of_a_huge_picture_come_back_in_its_own_pixels(hard_inputs: Path, catalogue: Catalogue) -> None:
    sizes: list[tuple[int, ...]] = []

    class Finder:
        def find(self, image_bgr: Image, _likely: object = ()) -> list[Outline]:
            sizes.append(image_bgr.shape[:2])
            corners = np.array(plain_corners()) * (image_bgr.shape[1] / 640)
            a, b, c, d = ((float(x), float(y)) for x, y in corners)
            return [Outline((a, b, c, d), 0.9)]

    eye = Eye(replace(open_titles(catalogue), finder=Finder()), NAMES)
    plain = look(hard_inputs / "plain.jpg", eye)
    huge = look(hard_inputs / "huge_100_megapixels.jpg", eye)
    assert sizes == [(480, 640), (2175, 2900)]
    assert [card.id for card in (*plain.seen.cards, *huge.seen.cards)] == ["osprey", "osprey"]
    small, large = (np.array(result.seen.cards[0].corners) for result in (plain, huge))
    assert large == pytest.approx(small * 11600 / 640, rel=0.001)


def plain_corners() -> list[tuple[float, float]]:
    """Return where the program that draws the hard inputs puts its card."""
    width, height = 228, 348
    way = cv2.getRotationMatrix2D((width / 2, height / 2), 6, 1)
    way[:, 2] += np.array([320 - width / 2, 240 - height / 2])
    edges = np.array([[(0, 0), (width, 0), (width, height), (0, height)]], np.float64)
    return [(float(x), float(y)) for x, y in cv2.transform(edges, way)[0]]


@pytest.mark.parametrize(
    ("name", "words"), [("all_black.png", "The picture is too dark"), ("plain.jpg", "Lay the cards flat")]
)
def test_an_empty_look_says_what_to_do(
    hard_inputs: Path, catalogue: Catalogue, name: str, words: str
) -> None:
    (sentence,) = describe_words(look(hard_inputs / name, Eye(open_titles(catalogue), NAMES)))
    assert sentence.startswith(f"I found no card and no die. {words}")


def test_a_card_that_shows_from_under_another_is_named_by_its_title(hard_inputs: Path) -> None:
    birds = Catalogue(
        CatalogueEntry(bird.id, bird.name, bird.scientific_name) for bird in load_birds(CATALOGUE)
    )
    seen = look(hard_inputs.parent / "overlapping_cards.jpg", open_eye(birds, WINGSPAN)).seen
    named = {card.id for card in seen.cards if card.status is Status.SURE}
    assert {"great-crested-flycatcher", "green-heron", "hooded-warbler", "yellow-breasted-chat"} <= named


def test_what_else_was_seen_in_a_cards_place_is_no_card_without_a_title_of_its_own(
    catalogue: Catalogue, lay_card: Lay
) -> None:
    picture, outline = lay_card("osprey")
    a, b, c, d = ((x, y - 60) for x, y in outline.corners)
    doubled = replace(outline, others=((a, b, c, d),))
    seen = Eye(open_titles(catalogue, doubled), NAMES).look(picture)
    assert [card.id for card in seen.cards] == ["osprey"]


@pytest.mark.parametrize(("showing", "looks"), [(0.1, 1), (0.3, 2)])
def test_a_card_under_another_is_read_only_where_enough_of_it_shows(
    catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch, showing: float, looks: int
) -> None:
    a, b, c, d = ((x, y + 87 * showing) for x, y in CARD.corners)
    titles = open_titles(catalogue, replace(CARD, others=((a, b, c, d),)))
    eye, read = Eye(titles, NAMES), list[Outline]()

    def look_at(_: Image, outline: Outline) -> Steps[Glimpse]:
        yield 0
        read.append(outline)
        return Glimpse(NOTHING, outline.corners)

    monkeypatch.setattr(titles.namer, "look_at", look_at)
    eye.look(np.zeros((120, 100, 3), np.uint8))
    assert len(read) == looks


def test_a_card_on_a_grid_is_not_looked_at_again(
    catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b, c, d = ((x + 90, y) for x, y in CARD.corners)
    beside = replace(CARD, corners=(a, b, c, d))
    titles, asked = open_titles(catalogue, CARD, beside), list[Outline]()

    def look_at(_: Image, outline: Outline) -> Steps[Glimpse]:
        yield 0
        asked.append(outline)
        return Glimpse(NOTHING, outline.corners)

    monkeypatch.setattr(titles.namer, "look_at", look_at)
    eye = Eye(titles, NAMES, grid=lambda _, __: {"A1": osprey()})
    seen = eye.look(np.zeros((120, 200, 3), np.uint8))
    assert asked == [beside]
    assert seen.grid == {"A1": osprey()}
    assert [card.id for card in seen.cards] == ["osprey", None]


def test_dice_seen_on_a_named_card_are_its_printed_symbols(
    catalogue: Catalogue, lay_card: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture, outline = lay_card("osprey")
    inside = Reading("fish", 0.9, Status.SURE, square_around((320.0, 320.0), 30.0))
    outside = Reading("seed", 0.9, Status.SURE, square_around((30.0, 30.0), 30.0))
    dice = Given([Outline(one.corners, 0.9) for one in (inside, outside)])

    def name(_: Image, outlines: Sequence[Outline], __: object) -> Steps[list[Reading]]:
        yield 0
        asked = {one.corners for one in outlines}
        return [one for one in (inside, outside) if one.corners in asked]

    monkeypatch.setattr(dice, "name", name)
    eye = Eye(open_titles(catalogue, outline), NAMES, dice=Sense(dice, dice))
    seen = eye.look(picture)
    assert seen.dice == (outside,)
    assert set(seen.ms) == {"find", "read", "dice", "total"}
    assert seen.ms["total"] >= seen.ms["read"] > 0


def test_a_busy_computer_reads_what_an_idle_one_reads(catalogue: Catalogue, lay_card: Lay) -> None:
    picture, outline = lay_card("osprey")
    busy = count(0, 5)  # each look at the clock comes five seconds after the last
    eye = Eye(open_titles(catalogue, *[outline] * 4), NAMES, clock=lambda: float(next(busy)))
    assert [card.id for card in eye.look(picture).cards] == ["osprey"] * 4


def test_a_card_that_is_one_too_many_is_said_to_be_so(catalogue: Catalogue, lay_card: Lay) -> None:
    picture, outline = lay_card("osprey")
    eye = Eye(open_titles(catalogue, outline, outline), NAMES, work_ms=1.0)
    first, second = eye.look(picture).cards
    assert first.id == "osprey"
    assert (second.id, second.status, second.problems) == (None, Status.UNREADABLE, (Problem.NOT_REACHED,))
    assert "too many cards" in describe_words(SeenPicture("t.jpg", (9, 9), "", Seen((second,), (), {})))[0]


def test_looking_costs_no_network_before_the_first_picture() -> None:
    asked = "import sys, vision.look; print([name for name in ('onnxruntime', 'rapidocr') if name in sys.modules])"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
