"""Cards of our own drawing laid on a plain table, with the outlines they really have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import cv2
import numpy as np
import pytest

from fixtures.render.cards.birds import Bird, draw_bird, draw_bird_back
from vision.geometry import Image
from vision.naming.titles.catalogue import Catalogue, CatalogueEntry
from vision.naming.titles.reader import Layout, TitleReader
from vision.reading import Corners, Outline, Reading
from vision.seams import Sense, Steps

BIRDS = (
    Bird("osprey", "Osprey", "Pandion haliaetus", 5),
    Bird("mallard", "Mallard", "Anas platyrhynchos", 0),
    Bird("black-vulture", "Black Vulture", "Coragyps atratus", 2),
    Bird("turkey-vulture", "Turkey Vulture", "Cathartes aura", 1),
    Bird("eastern-meadowlark", "Eastern Meadowlark", "Sturnella magna", 0),
    Bird("western-meadowlark", "Western Meadowlark", "Sturnella neglecta", 2),
    Bird("pileated-woodpecker", "Pileated Woodpecker", "Dryocopus pileatus", 4),
    Bird("lineated-woodpecker", "Lineated Woodpecker", "Dryocopus lineatus", 4),
    Bird("black-bellied-whistling-duck", "Black-Bellied Whistling-Duck", "Dendrocygna autumnalis", 2),
)
Lay = Callable[..., tuple[Image, Outline]]
WINGSPAN = Layout((57, 87), (0.33, 0.01, 0.99, 0.22))


class Given:
    """Finds what it was given, and names it so; a stand-in for networks."""

    def __init__(self, outlines: Sequence[Outline] = (), readings: Sequence[Reading] = ()) -> None:
        self.outlines, self.readings = list(outlines), list(readings)

    def find(self, _: Image, _likely: object = ()) -> list[Outline]:
        return self.outlines

    def name(self, *_: object) -> Steps[list[Reading]]:
        yield 0
        return self.readings


def open_titles(catalogue: Catalogue, *outlines: Outline, layout: Layout = WINGSPAN) -> Sense:
    """Read the titles of cards with these outlines."""
    return Sense(Given(outlines), TitleReader(catalogue, layout))


@pytest.fixture(scope="session")
def hard_inputs() -> Path:
    return Path(__file__).parents[2] / "fixtures" / "images" / "hard_inputs"


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    return Catalogue(CatalogueEntry(bird.id, bird.name, bird.scientific_name) for bird in BIRDS)


@pytest.fixture(scope="session")
def lay_card() -> Lay:
    """Lay one bird card, or a back without an id, on a table of 640 x 640 pixels."""

    def lay(bird_id: str | None, px_per_mm: float = 3.5, turned_deg: float = 0.0) -> tuple[Image, Outline]:
        rng = np.random.default_rng(8)
        bird = next((bird for bird in BIRDS if bird.id == bird_id), None)
        face = draw_bird(bird, rng, 570) if bird else draw_bird_back(rng, 570)
        corners = _place(px_per_mm, turned_deg)
        return _paint(face.image_bgr, corners), Outline(corners, 0.9)

    return lay


def _place(px_per_mm: float, turned_deg: float) -> Corners:
    angle = np.radians(turned_deg)
    turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    half = np.array([57.0, 87.0]) * px_per_mm / 2
    placed = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * half @ turn + 320
    a, b, c, d = ((float(x), float(y)) for x, y in placed)
    return a, b, c, d


def _paint(face_bgr: Image, corners: Corners) -> Image:
    """Paint in four times the size, so that shrinking gives the soft edges a camera gives."""
    height, width = face_bgr.shape[:2]
    edges = np.array([(0, 0), (width, 0), (width, height), (0, height)], np.float32)
    way = cv2.getPerspectiveTransform(edges, np.array(corners, np.float32) * 4)
    table = np.full((2560, 2560, 3), (70, 95, 120), np.uint8)
    cv2.warpPerspective(face_bgr, way, (2560, 2560), table, borderMode=cv2.BORDER_TRANSPARENT)
    return np.asarray(cv2.resize(table, (640, 640), interpolation=cv2.INTER_AREA), np.uint8)
