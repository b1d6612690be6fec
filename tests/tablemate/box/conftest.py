"""A small deck of two-sided cards of our own drawing, photographed on a grey table."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import cv2
import numpy as np
import pytest

from fixtures.render.cards.boxes import Deck, draw_two_sided_deck
from fixtures.render.cards.faces import draw_art
from fixtures.render.cards.photographed import REFERENCE_CAMERA, Camera, photograph

if TYPE_CHECKING:
    from pathlib import Path

    from vision.geometry import Image

TABLE = (105.0, 125.0, 135.0)
SHOW = replace(REFERENCE_CAMERA, table=TABLE, tilt_deg=(0, 5))
ASK = Camera(width_px=(100, 100), table=TABLE, turned_deg=(160, 200))


def shoot(card: Image, camera: Camera = SHOW, seed: int = 1) -> Image:
    """Photograph one card."""
    return photograph(np.random.default_rng(seed), card, camera).image_bgr


def save(image: Image, path: Path) -> Path:
    """Write a picture file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    assert cv2.imwrite(str(path), image)
    return path


@pytest.fixture(scope="session")
def deck() -> Deck:
    return draw_deck()


def draw_deck() -> Deck:
    """Both sides of three characters."""
    rng = np.random.default_rng(4)
    return draw_two_sided_deck(rng, [draw_art(rng, (700, 700)) for _ in range(8)], 6)
