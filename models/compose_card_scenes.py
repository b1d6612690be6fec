"""Composes scenes to train the card finder on: drawn cards and tables, and what is cut from photographs."""

from __future__ import annotations

import argparse
import json
import pickle
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from fixtures.render.cards.faces import Face
from fixtures.render.texture import round_mask
from models.card_finder_data import GROUND_PX, SCENE_WH, Material, SceneMaker
from models.measure_card_finder import FOLDS, fold_of
from vision.overlap import order_upright

Chance = np.random.Generator
Image = NDArray[np.uint8]
FACE_WIDTH_PX = 150
ROUND = 0.07  # a playing card's corners, as a share of its width
TRIES, GROUNDS_A_PHOTO = 12, 3
SMALLEST_GROUND = 0.3  # of a photograph's shorter side


def read_entries(path: Path, fold: int | None) -> list[dict[str, Any]]:
    """Return the labelled photographs, without those that test this fold."""
    entries = json.loads(path.read_text(encoding="utf-8"))
    return [entry for number, entry in enumerate(entries) if fold_of(number) != fold]


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


def gather_material(rng: Chance, grounds: list[Path], entries: list[dict[str, Any]]) -> Material:
    """Read the photographs without cards, and cut cards and grounds out of those with labels."""
    real = Material(grounds=[to_ground(np.asarray(cv2.imread(str(path)), np.uint8)) for path in grounds])
    for entry in entries:
        image = np.asarray(cv2.imread(entry["picture"]), np.uint8)
        inside = np.array(image.shape[1::-1])
        for card in entry["cards"]:
            corners = np.array(card["corners"])
            if card["known"] and (corners >= 0).all() and (corners < inside).all():
                real.faces.append(cut_face(image, corners))
        real.grounds += cut_grounds(rng, image, entry["cards"])
    return real


def main() -> None:
    """Read the options, compose and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="file that keeps the scenes")
    parser.add_argument(
        "--catalogue", type=Path, required=True, help="birds.csv for the titles of bird cards"
    )
    parser.add_argument("--scenes", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--grounds", type=Path, nargs="*", default=[], help="photographs without cards")
    parser.add_argument("--photos", type=Path, help="photographs with corners, to cut cards from")
    parser.add_argument("--fold", type=int, choices=range(FOLDS), help="cut nothing that tests this fold")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    rng = np.random.default_rng(options.seed)
    entries = read_entries(options.photos, options.fold) if options.photos else []
    maker = SceneMaker(rng, options.catalogue, gather_material(rng, options.grounds, entries))
    options.out.write_bytes(pickle.dumps([maker.make(SCENE_WH) for _ in range(options.scenes)]))


if __name__ == "__main__":
    main()
