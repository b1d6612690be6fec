"""Draws tables of word cards: a word in large letters, and once more above it, small and upside down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np
from PIL import Image as Pictures
from PIL import ImageDraw, ImageFont

from vision.geometry import Image, as_image

if TYPE_CHECKING:
    from collections.abc import Sequence

WORDS = (
    "Anchor", "Bridge", "Castle", "Diamond", "Engine", "Forest", "Giant", "Hammer", "Island", "Jupiter",
    "Kettle", "Lantern", "Mercury", "Needle", "Octopus", "Piano", "Queen", "Rocket", "Saddle", "Temple",
    "Unicorn", "Violin", "Whistle", "Yard", "Zebra",
)  # fmt: skip
CARD_WH_MM = (68, 46)
GAP_WH_PX = (24, 22)
_DRAWN_PX_PER_MM = 8


def draw_card(word: str) -> Image:
    """Draw one card: white, a pale frame, the word below, and above it upside down and small."""
    wide, high = (_DRAWN_PX_PER_MM * side for side in CARD_WH_MM)
    card = Pictures.new("RGB", (wide, high), (244, 243, 238))
    pen = ImageDraw.Draw(card)
    pen.rounded_rectangle((14, 14, wide - 14, high - 14), 22, outline=(190, 180, 160), width=4)
    pen.text((wide / 2, high * 0.72), word.upper(), (20, 20, 20), ImageFont.load_default(64), anchor="mm")
    small = Pictures.new("L", (wide, 60))
    ImageDraw.Draw(small).text((wide / 2, 30), word.upper(), 150, ImageFont.load_default(34), anchor="mm")
    card.paste((110, 105, 95), (0, round(high * 0.22)), small.rotate(180))
    return as_image(cv2.cvtColor(np.asarray(card), cv2.COLOR_RGB2BGR))


def draw_two_lines(first: str, second: str) -> Image:
    """Draw an upright card with its title over two lines, a picture, and a few lines of rules."""
    card = Pictures.new("RGB", (315, 440), (226, 214, 186))
    pen = ImageDraw.Draw(card)
    for row, text in enumerate((first, second)):
        pen.text((157, 34 + 34 * row), text, (40, 30, 20), ImageFont.load_default(28), anchor="mm")
    pen.ellipse((60, 110, 255, 260), (90, 130, 110))
    pen.rectangle((150, 180, 290, 270), (150, 90, 60))
    for row, text in enumerate(("Draw two cards. Then", "give one of them away.")):
        pen.text((157, 330 + 22 * row), text, (60, 50, 40), ImageFont.load_default(14), anchor="mm")
    seen = cv2.GaussianBlur(np.asarray(card), (0, 0), 0.8)
    return as_image(cv2.cvtColor(seen, cv2.COLOR_RGB2BGR))


def lay_table(
    words: Sequence[str], seed: int = 0, px_per_mm: float = 3.2, blur_px: float = 0.6, ground: str = "wood"
) -> Image:
    """Lay cards in rows of five on a table, each a little turned, some the other way up."""
    rng = np.random.default_rng(seed)
    size_wh = 1920, 1080
    table = GROUNDS[ground](size_wh, rng)
    step = np.add(np.multiply(CARD_WH_MM, px_per_mm), GAP_WH_PX)
    first = (np.array(size_wh) - 4 * step) / 2
    for number, word in enumerate(words):
        center = first + step * (number % 5, number // 5) + rng.uniform(-5, 5, 2)
        turned = rng.normal(0, 1.5) + 180 * (rng.random() < 0.5)
        _lay(table, draw_card(word), center, turned, px_per_mm / _DRAWN_PX_PER_MM)
    seen = cv2.GaussianBlur(table, (0, 0), blur_px).astype(np.float32) + rng.normal(0, 2.5, table.shape)
    jpeg = cv2.imencode(".jpg", np.clip(seen, 0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, 88])[1]
    return as_image(cv2.imdecode(jpeg, cv2.IMREAD_COLOR))


def _draw_wood(size_wh: tuple[int, int], rng: np.random.Generator) -> Image:
    """Draw planks with a grain that runs across."""
    grain = cv2.resize(rng.normal(0, 1, (360, 30)), size_wh, interpolation=cv2.INTER_CUBIC)
    wood = np.array([62, 96, 140]) + 13 * grain[..., None]
    wood[:: size_wh[1] // 6] -= 40
    return as_image(np.clip(wood, 0, 255))


def _draw_leather(size_wh: tuple[int, int], rng: np.random.Generator) -> Image:
    """Draw brown leather: large soft blotches under a fine grain."""
    blotches = cv2.resize(rng.normal(0, 1, (9, 16)), size_wh, interpolation=cv2.INTER_CUBIC)
    grain = cv2.GaussianBlur(rng.normal(0, 1, size_wh[::-1]), (0, 0), 1.6)
    return as_image(np.clip(np.array([38, 52, 84]) + 9 * blotches[..., None] + 40 * grain[..., None], 0, 255))


def _draw_cloth(size_wh: tuple[int, int], rng: np.random.Generator) -> Image:
    """Draw checked cloth: broad stripes both ways, and a weave."""
    x, y = np.meshgrid(np.arange(size_wh[0]), np.arange(size_wh[1]))
    checks = ((x // 70) % 2 + (y // 70) % 2)[..., None] * np.array([22, 26, 60])
    weave = 10 * ((x + y) % 4 < 2)[..., None] + rng.normal(0, 4, (*size_wh[::-1], 1))
    return as_image(np.clip(np.array([90, 70, 110]) + checks + weave, 0, 255))


GROUNDS = {"wood": _draw_wood, "leather": _draw_leather, "cloth": _draw_cloth}


def _lay(table: Image, card: Image, center: np.ndarray, turned_deg: float, scale: float) -> None:
    high, wide = card.shape[:2]
    way = cv2.getRotationMatrix2D((wide / 2, high / 2), turned_deg, scale)
    way[:, 2] += center - (wide / 2, high / 2)
    size_wh = table.shape[1], table.shape[0]
    small = cv2.GaussianBlur(card, (0, 0), 0.45 / scale)
    cover = cv2.warpAffine(np.ones((high, wide), np.float32), way, size_wh)[..., None]
    table[:] = (1 - cover) * table + cover * cv2.warpAffine(small, way, size_wh)
