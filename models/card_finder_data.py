"""The card finder's data: composed scenes, and photographs whose cards have known corners."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

import cv2
import numpy as np

from fixtures.render.cards.birds import Bird, draw_bird, draw_bird_back, load_birds
from fixtures.render.cards.decks import draw_deck
from fixtures.render.cards.faces import Face, draw_any, draw_back
from fixtures.render.scenes.mixture import HARD_WEIGHTS, THINGS, compose, compose_near
from fixtures.render.scenes.scene import NOBODY, visible_share
from fixtures.render.tables.cloths import draw_cloth
from fixtures.render.tables.lookalikes import lay_mat
from fixtures.render.tables.tops import draw_table, liken

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from numpy.typing import NDArray

Chance = np.random.Generator
SCENE_WH = (384, 384)
CARD_PX = (14.0, 48.0)  # widths of cards, in pixels of the network's input, that it learns to find
# Widths of cards it learns to leave to a smaller or a larger view of the picture, and how often.
TOO_NEAR_PX, NEAR_SHARE = (80.0, 200.0), 0.15
TOO_FAR_PX, FAR_SHARE = (4.0, 8.0), 0.1
ANYWHERE_SHARE = 0.2  # of views that look at no card in particular
EASY_SHARE = 0.85
GROUND_PX = 640
DECK_SHARE = 0.5  # of scenes whose cards are all of one made-up game
REAL_FACES_SHARE = 0.5  # of the others, where there are photographed cards
BACK_SHARE = 0.15  # of scenes with the same back again and again
CLOTH_SHARE, LIKENED_SHARE = 0.55, 0.3  # of scenes on grounds that hide cards
MAT_SHARE = 0.1  # of scenes with places for cards printed on the table


@dataclass(slots=True)
class SeenCard:
    """A card for training: its corners, how much of it shows, and whether each of these is known exactly."""

    corners: NDArray[np.float64]
    share: float
    seen_known: bool = True
    shape_known: bool = True


@dataclass(slots=True)
class Example:
    """A picture, its cards, and which card is uppermost at each pixel."""

    image_bgr: NDArray[np.uint8]
    owner: NDArray[np.int8]
    cards: list[SeenCard]


@dataclass(slots=True)
class Material:
    """Pictures that were not drawn: card faces, grounds of 640 x 640 pixels without cards, art for cards."""

    faces: list[Face] = field(default_factory=list)
    grounds: list[NDArray[np.uint8]] = field(default_factory=list)
    art: list[NDArray[np.uint8]] = field(default_factory=list)


class SceneMaker:
    """Composes scenes from card faces and table tops, drawn once or photographed."""

    def __init__(
        self,
        rng: Chance,
        catalogue: Path,
        real: Material,
        faces: int = 500,
        tables: int = 260,
        decks: int = 300,
        backs: int = 80,
        cloths: int = 200,
    ) -> None:
        birds = load_birds(catalogue)
        self._rng = rng
        self._faces = [self._draw_face(birds) for _ in range(faces)]
        self._backs = [self._draw_back() for _ in range(backs)]
        self._decks = [draw_deck(rng, [*real.grounds, *real.art]) for _ in range(decks)]
        self._tables = [draw_table(rng, (GROUND_PX, GROUND_PX)) for _ in range(tables)] + real.grounds
        self._count_of_cloths = cloths
        self._real_faces = real.faces

    @cached_property
    def _cloths(self) -> list[NDArray[np.uint8]]:
        return [draw_cloth(self._rng, (GROUND_PX, GROUND_PX)) for _ in range(self._count_of_cloths)]

    def _draw_face(self, birds: list[Bird]) -> Face:
        if self._rng.random() < 0.5:
            return draw_any(self._rng, 150)
        return draw_bird(birds[self._rng.integers(len(birds))], self._rng, 160)

    def _draw_back(self) -> Face:
        if self._rng.random() < 0.15:
            return draw_bird_back(self._rng, 150)
        return draw_back(self._rng, (150, round(150 / self._rng.uniform(0.5, 0.85))))

    def make(self, size_wh: tuple[int, int]) -> Example:
        """Compose one scene."""
        rng = self._rng
        table = self._cut_table(size_wh)
        if rng.random() < 0.2:
            table = self._lay_edge(table)
        things = (lay_mat,) if rng.random() < MAT_SHARE else THINGS
        scene = compose(rng, table, self._dealer(), things=things)
        cards = [SeenCard(c.corners, visible_share(scene, c)) for c in scene.cards]
        return Example(scene.image_bgr, scene.owner.astype(np.int8), cards)

    def make_near(self, size_wh: tuple[int, int]) -> Example:
        """Compose a scene of a few cards near the camera, on and under what is printed."""
        scene = compose_near(self._rng, self._cut_table(size_wh), self._dealer(), self._tables)
        cards = [SeenCard(c.corners, visible_share(scene, c)) for c in scene.cards]
        return Example(scene.image_bgr, scene.owner.astype(np.int8), cards)

    def make_hard(self, size_wh: tuple[int, int]) -> Example:
        """Compose a scene on a ground that hides cards: patterned cloth, or a table of their own colour."""
        rng, deal = self._rng, self._dealer()
        ground = rng.random()
        table = self._cut_table(size_wh, self._cloths if ground < CLOTH_SHARE else None)
        if CLOTH_SHARE <= ground < CLOTH_SHARE + LIKENED_SHARE:
            table = liken(rng, table, deal(rng).image_bgr)
        scene = compose(rng, table, deal, weights=HARD_WEIGHTS)
        cards = [SeenCard(c.corners, visible_share(scene, c)) for c in scene.cards]
        return Example(scene.image_bgr, scene.owner.astype(np.int8), cards)

    def _dealer(self) -> Callable[[Chance], Face]:
        faces = self._choose_faces()
        if self._rng.random() < BACK_SHARE:
            back = self._backs[self._rng.integers(len(self._backs))]
            faces = [back, back, back, faces[self._rng.integers(len(faces))]][: self._rng.choice([3, 4])]
        return lambda rng: faces[rng.integers(len(faces))]

    def _choose_faces(self) -> list[Face]:
        """Return the cards of one made-up game, or photographed or drawn ones, now and then two of them."""
        if self._rng.random() < DECK_SHARE:
            return self._decks[self._rng.integers(len(self._decks))]
        is_real = bool(self._real_faces) and self._rng.random() < REAL_FACES_SHARE
        faces = self._real_faces if is_real else self._faces
        if self._rng.random() < 0.3:
            return [faces[self._rng.integers(len(faces))] for _ in range(2)]
        return faces

    def _cut_table(
        self, size_wh: tuple[int, int], tables: list[NDArray[np.uint8]] | None = None
    ) -> NDArray[np.uint8]:
        tables = tables or self._tables
        table = tables[self._rng.integers(len(tables))]
        side = int(self._rng.uniform(220, GROUND_PX))
        x, y = self._rng.integers(0, GROUND_PX + 1 - side, 2)
        cut = cv2.resize(table[y : y + side, x : x + side], size_wh, interpolation=cv2.INTER_AREA)
        gains = 1 + self._rng.uniform(-0.25, 0.25, 3)
        return np.clip(cut * gains, 0, 255).astype(np.uint8)

    def _lay_edge(self, table: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """Let the table end somewhere, with another ground below it."""
        height, width = table.shape[:2]
        below = self._cut_table((width, height))
        slope = self._rng.uniform(0, 2 * np.pi)
        x, y = np.meshgrid(np.arange(width) / width - 0.5, np.arange(height) / height - 0.5)
        away = x * np.cos(slope) + y * np.sin(slope) > self._rng.uniform(0.05, 0.45)
        return np.where(away[..., None], below, table)


def load_stock(paths: list[Path]) -> list[Example]:
    """Return the composed scenes of several files."""
    return [scene for path in paths for scene in pickle.loads(path.read_bytes())]  # noqa: S301 - our own files


def is_easy(example: Example) -> bool:
    """Say whether a picture has cards and none of them is hidden."""
    return bool(example.cards) and all(card.share > EASY_SHARE for card in example.cards)


def shake(
    example: Example, rng: Chance, size_wh: tuple[int, int], card_px: tuple[float, float] = CARD_PX
) -> Example:
    """Turn, zoom and recolour an example together with its labels, mostly around one of its cards."""
    turned_deg = (
        rng.uniform(0, 360) if rng.random() < 0.6 else rng.choice([0, 90, 180, 270]) + rng.normal(0, 4)
    )
    middle, zoom = _choose_view(example, rng, card_px)
    way = np.vstack([cv2.getRotationMatrix2D(middle, turned_deg, zoom), (0, 0, 1)])
    way[:2, 2] += np.array(size_wh) * rng.uniform(0.2, 0.8, 2) - middle
    lean = np.eye(3)
    lean[2, :2] = rng.normal(0, 0.1, 2) / max(size_wh)
    mirrored = rng.random() < 0.5
    way = (np.array([[-1, 0, size_wh[0] - 1], [0, 1, 0], [0, 0, 1]]) if mirrored else np.eye(3)) @ lean @ way
    image, owner = _warp(example, way, size_wh, rng)
    cards = [_move(card, number, way, owner) for number, card in enumerate(example.cards)]
    return Example(recolour(image, rng), owner, cards)


def _choose_view(
    example: Example, rng: Chance, card_px: tuple[float, float]
) -> tuple[tuple[float, float], float]:
    """Return the place to look at, and the zoom that gives its card a width the network must know."""
    height, width = example.owner.shape
    ranges_px, shares = (
        (TOO_NEAR_PX, TOO_FAR_PX, card_px),
        (NEAR_SHARE, FAR_SHARE, 1 - NEAR_SHARE - FAR_SHARE),
    )
    low, high = ranges_px[rng.choice(3, p=shares)]
    width_px = np.exp(rng.uniform(np.log(low), np.log(high)))
    if not example.cards or rng.random() < ANYWHERE_SHARE:
        spot = rng.uniform(0.2, 0.8, 2) * (width, height)
        return (float(spot[0]), float(spot[1])), float(np.clip(width_px / 60, 0.2, 2))
    card = example.cards[rng.integers(len(example.cards))]
    spot = np.clip(card.corners.mean(0), 0, (width, height))
    return (float(spot[0]), float(spot[1])), float(
        np.clip(width_px / measure_card_width(card.corners), 0.04, 2.5)
    )


def measure_card_width(corners: NDArray[np.float64]) -> float:
    """Return a card's width, also of one that is partly hidden."""
    sides = np.linalg.norm(corners - np.roll(corners, -1, axis=0), axis=1)
    one, other = (sides[0] + sides[2]) / 2, (sides[1] + sides[3]) / 2
    # The box of a partly hidden card may be narrower than the card, but hardly shorter.
    return float(max(1.0, min(one, other), 0.62 * max(one, other)))


def _warp(
    example: Example, way: NDArray[np.float64], size_wh: tuple[int, int], rng: Chance
) -> tuple[NDArray[np.uint8], NDArray[np.int8]]:
    border = cv2.BORDER_REPLICATE if rng.random() < 0.5 else cv2.BORDER_CONSTANT
    colour = [float(v) for v in rng.uniform(0, 255, 3)]
    picture, near = _reduce(example.image_bgr, way)
    image = cv2.warpPerspective(picture, near, size_wh, borderMode=border, borderValue=colour)
    owner = cv2.warpPerspective(
        example.owner,
        way,
        size_wh,
        flags=cv2.INTER_NEAREST,
        borderMode=cv2.BORDER_CONSTANT,
        borderValue=NOBODY,
    )
    return image, owner


def _reduce(
    image: NDArray[np.uint8], way: NDArray[np.float64]
) -> tuple[NDArray[np.uint8], NDArray[np.float64]]:
    """Halve a picture as often as it will be shrunk anyway, so that fine print does not turn to specks."""
    zoom = float(np.sqrt(abs(np.linalg.det(way[:2, :2]))))
    while zoom < 0.6:
        image = cv2.resize(image, (image.shape[1] // 2, image.shape[0] // 2), interpolation=cv2.INTER_AREA)
        way, zoom = way @ np.array([[2, 0, 0.5], [0, 2, 0.5], [0, 0, 1]]), zoom * 2
    return image, way


def _move(card: SeenCard, number: int, way: NDArray[np.float64], owner: NDArray[np.int8]) -> SeenCard:
    corners = cv2.perspectiveTransform(card.corners.reshape(-1, 1, 2), way).reshape(-1, 2)
    if np.linalg.det(way[:2, :2]) < 0:
        corners = corners[::-1].copy()
    share = float((owner == number).sum()) / max(_area(corners) * 0.99, 1)
    return SeenCard(corners, min(1.0, share), card.seen_known, card.shape_known)


def recolour(image: NDArray[np.uint8], rng: Chance) -> NDArray[np.uint8]:
    """Light a picture in another way, and take it with more noise or less sharply."""
    gains = rng.uniform(0.6, 1.2) * (1 + rng.uniform(-0.15, 0.15, 3))
    levels = (np.arange(256)[:, None] / 255) ** rng.uniform(0.75, 1.35) * 255 * gains
    image = np.asarray(cv2.LUT(image, np.clip(levels, 0, 255).astype(np.uint8)[:, None, :]), np.uint8)
    if rng.random() < 0.3:
        noise = rng.uniform(1, 7) * rng.standard_normal(image.shape, np.float32)
        image = np.clip(image + noise, 0, 255).astype(np.uint8)
    if rng.random() < 0.3:
        image = np.asarray(cv2.GaussianBlur(image, (0, 0), rng.uniform(0.3, 1.3)), np.uint8)
    return image


def _area(corners: NDArray[np.float64]) -> float:
    x, y = corners.T
    return float(abs(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1))) / 2)
