"""A small table with tray and feeder, drawn once, and the frames a noisy camera makes of it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from fixtures.render.cards.birds import draw_bird, draw_bird_back
from fixtures.render.dice.dice import choose_look
from fixtures.render.scenes.scene import Scene, aim_camera, box_mm
from fixtures.render.tables.furniture import lay_feeder, lay_tray
from fixtures.render.tables.things import lay_hand
from fixtures.render.texture import draw_fractal, tint
from tests.vision.conftest import BIRDS

if TYPE_CHECKING:
    from fixtures.render.cards.faces import Face
    from vision.geometry import Image
    from vision.reading import Corners

TRAY_MM, TRAY_AT_MM = (203.0, 107.0), (-100.0, 0.0)
FEEDER_MM, FEEDER_AT_MM = (110.0, 95.0), (150.0, 0.0)
BACK = "back"


def _draw_face(bird: str | None) -> Face | None:
    """Draw a card the same way every time, each with a picture of its own."""
    if bird is None or bird == BACK:
        return draw_bird_back(np.random.default_rng(2), 342) if bird else None
    number = [other.id for other in BIRDS].index(bird)
    return draw_bird(BIRDS[number], np.random.default_rng(10 + number), 342)


def make_scene(
    birds: tuple[str | None, ...] = ("osprey", "mallard", "black-vulture"),
    dice: tuple[str, ...] = ("fish", "seed", "fruit"),
    *,
    size_wh: tuple[int, int] = (960, 540),
    moved_mm: tuple[float, float] = (0.0, 0.0),
) -> Scene:
    """Lay tray and feeder; the same birds and dice lie the same way every time."""
    rng = np.random.default_rng(3)
    table = tint(draw_fractal(rng, size_wh, size_wh[0] / 8, 4), (70, 110, 150), 0.15)
    way = aim_camera(size_wh, size_wh[0] / 660) @ np.array(
        [[1, 0, moved_mm[0]], [0, 1, moved_mm[1]], [0, 0, 1]]
    )
    scene = Scene(table, way)
    lay_tray(np.random.default_rng(4), scene, [_draw_face(bird) for bird in birds], TRAY_AT_MM)
    look = choose_look(np.random.default_rng(5), "test")
    lay_feeder(np.random.default_rng(6), scene, list(dice), look, FEEDER_AT_MM, size_mm=FEEDER_MM)
    return scene


@lru_cache
def draw(*birds: str | None, dice: tuple[str, ...] = ("fish", "seed", "fruit")) -> Image:
    """Draw the table; without birds the usual three lie in the tray."""
    return (make_scene(birds, dice) if birds else make_scene(dice=dice)).image_bgr


@lru_cache
def draw_hand(at_mm: tuple[float, float], from_deg: float = 90) -> Image:
    """Draw the usual table with a hand whose finger tips reach a place."""
    scene = make_scene()
    lay_hand(np.random.default_rng(7), scene, at_mm, from_deg)
    return scene.image_bgr


@lru_cache
def _draw_noise(shape: tuple[int, ...], number: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    return np.random.default_rng(number).standard_normal(shape, np.float32)


def take(image: Image, number: int = 0, noise: float = 3.0, gain: float = 1.0) -> Image:
    """Photograph a drawing: the same number gives the same noise."""
    shot = image * np.float32(gain) + noise * _draw_noise(image.shape, number % 5)
    return np.clip(shot, 0, 255).astype(np.uint8)


def find_corners(scene: Scene, at_mm: tuple[float, float], size_mm: tuple[float, float]) -> Corners:
    """Return a rectangle of the table in pixels."""
    a, b, c, d = ((float(x), float(y)) for x, y in scene.to_pixels(box_mm(at_mm, size_mm, 0)))
    return a, b, c, d


def find_tray(scene: Scene) -> Corners:
    """Return the tray's corners in pixels."""
    return find_corners(scene, TRAY_AT_MM, TRAY_MM)


def find_feeder(scene: Scene) -> Corners:
    """Return the feeder's corners in pixels."""
    return find_corners(scene, FEEDER_AT_MM, FEEDER_MM)
