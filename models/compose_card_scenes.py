"""Composes scenes to train the card finder on: drawn cards and tables, and what is cut from photographs."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
from numpy.typing import NDArray

from fixtures.render.cards.faces import Face
from fixtures.render.texture import round_mask
from models.card_finder_data import GROUND_PX, SCENE_WH, Material, SceneMaker
from vision.overlap import order_upright

if TYPE_CHECKING:
    from pathlib import Path

Chance = np.random.Generator
Image = NDArray[np.uint8]
FACE_WIDTH_PX = 150
ROUND = 0.07  # a playing card's corners, as a share of its width
TRIES, GROUNDS_A_PHOTO = 12, 3
SMALLEST_GROUND = 0.3  # of a photograph's shorter side


def cut_face(image: Image, corners: NDArray[np.float64]) -> Face:
    """Return a photographed card as if seen from straight above, its round corners masked."""
    quad = np.array(order_upright(corners), np.float32)
    sides = np.linalg.norm(quad - np.roll(quad, -1, axis=0), axis=1)
    width, height = FACE_WIDTH_PX, round(FACE_WIDTH_PX * float((sides[1] + sides[3]) / (sides[0] + sides[2])))
    # Read twice as large and then halved, so that fine print does not turn to specks.
    frame = np.array([(0, 0), (width, 0), (width, height), (0, height)], np.float32) * 2 - 0.5
    way = cv2.getPerspectiveTransform(quad, frame)
    large = cv2.warpPerspective(image, way, (2 * width, 2 * height), borderMode=cv2.BORDER_REPLICATE)
    face = cv2.resize(large, (width, height), interpolation=cv2.INTER_AREA)
    return Face(np.asarray(face, np.uint8), round_mask((width, height), round(ROUND * width)))


def cut_grounds(rng: Chance, image: Image, cards: list[dict[str, Any]]) -> list[Image]:
    """Return squares of a photograph that no card's box reaches into."""
    height, width = image.shape[:2]
    grounds: list[Image] = []
    for _ in range(TRIES):
        side = int(rng.uniform(SMALLEST_GROUND, 1) * min(height, width))
        x, y = int(rng.integers(0, width - side + 1)), int(rng.integers(0, height - side + 1))
        clear = all(
            box[0] >= x + side or box[2] <= x or box[1] >= y + side or box[3] <= y
            for box in (card["box"] for card in cards)
        )
        if clear and len(grounds) < GROUNDS_A_PHOTO:
            grounds.append(to_ground(image[y : y + side, x : x + side]))
    return grounds


def to_ground(image: Image) -> Image:
    """Bring a picture of a ground to the size of the drawn tables."""
    return np.asarray(cv2.resize(image, (GROUND_PX, GROUND_PX), interpolation=cv2.INTER_AREA), np.uint8)


def read_grounds(paths: list[Path]) -> list[Image]:
    """Read whole pictures as grounds."""
    return [to_ground(np.asarray(cv2.imread(str(path)), np.uint8)) for path in paths]


def gather_material(rng: Chance, grounds: list[Path], entries: list[dict[str, Any]]) -> Material:
    """Read the photographs without cards, and cut cards and grounds out of those with labels."""
    real = Material(grounds=read_grounds(grounds))
    for entry in entries:
        image = np.asarray(cv2.imread(entry["picture"]), np.uint8)
        inside = np.array(image.shape[1::-1])
        for card in entry["cards"]:
            corners = np.array(card["corners"])
            if card["known"] and (corners >= 0).all() and (corners < inside).all():
                real.faces.append(cut_face(image, corners))
        real.grounds += cut_grounds(rng, image, entry["cards"])
    return real


def compose_scenes(
    rng: Chance, catalogue: Path, real: Material, scenes: int, out: Path, size_wh: tuple[int, int]
) -> None:
    """Compose so many scenes and keep them in a file."""
    maker = SceneMaker(rng, catalogue, real)
    out.write_bytes(pickle.dumps([maker.make(size_wh) for _ in range(scenes)]))


def compose_hard_scenes(rng: Chance, catalogue: Path, real: Material, scenes: int, out: Path) -> None:
    """Compose so many scenes on grounds that hide cards and keep them in a file."""
    maker = SceneMaker(rng, catalogue, real)
    out.write_bytes(pickle.dumps([maker.make_hard(SCENE_WH) for _ in range(scenes)]))


def compose_near_scenes(rng: Chance, catalogue: Path, real: Material, scenes: int, out: Path) -> None:
    """Compose so many scenes of cards near the camera and keep them in a file."""
    maker = SceneMaker(rng, catalogue, real)
    out.write_bytes(pickle.dumps([maker.make_near(SCENE_WH) for _ in range(scenes)]))
