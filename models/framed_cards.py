"""Draws trading cards with a grained frame: the hardest places a title stands in, edge to edge with others.

The title is embossed or plain and low in contrast, in the frame's strip above the picture; symbols stand at
the strip's end, the same print names the card's kind below the picture and its painter at the lower end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import cv2
import numpy as np
from PIL import Image, ImageDraw

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from numpy.typing import NDArray
    from PIL import ImageFont

    from models.typefaces import Typeface
    from vision.geometry import Bounds

CARD_WH_MM = (63, 88)
PX_PER_MM = 10
WIDE, HIGH = (side * PX_PER_MM for side in CARD_WH_MM)
KINDS = ("Summon Bird", "Enchant Creature", "Interrupt", "Artifact", "Sorcery", "Ally", "Event", "Place")
RULES = (
    "Draw two cards. Then give one of them to the player on your left and take a coin for it. Untap one "
    "creature of your choice; it may attack this turn. If you have no cards left, your turn is over. "
)
Rng = np.random.Generator
Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A drawn card in ten pixels a millimetre, and where its title stands, as fractions of it."""

    picture: Image.Image
    title: Bounds


def draw_framed(title: str, face: Typeface, art: Sequence[Path], rng: Rng) -> Drawn:
    """Draw a card: a border, a grained frame, a picture, a box of rules, three lines in the frame."""
    border = int(rng.uniform(15, 42))
    strip = int(rng.uniform(42, 62))
    picture = Image.new("RGB", (WIDE, HIGH), _grey(rng.uniform(8, 40) if rng.random() < 0.8 else 230))
    ground = _draw_grain(art, rng)
    picture.paste(ground.crop((0, 0, WIDE - 2 * border, HIGH - 2 * border)), (border, border))
    side, window = border + int(rng.uniform(10, 45)), border + strip
    scene = Image.open(art[rng.integers(len(art))]).convert("RGB")
    picture.paste(scene.resize((WIDE - 2 * side, int(0.56 * HIGH) - window)), (side, window))
    size_px = int(rng.uniform(0.55, 0.8) * strip)
    level = float(np.asarray(ground.convert("L")).mean())
    ink, shadow = _draw_inks(level, rng)
    symbols = _add_symbols(picture, (WIDE - border - 15, border + strip // 2), strip, rng)
    font = _fit(face, title, size_px, symbols - border - 40)
    left = border + int(rng.uniform(8, 30)) if rng.random() < 0.8 else int((WIDE - font.getlength(title)) / 2)
    box = _emboss(picture, title, (left, border + strip / 2), font, ink, shadow)
    small = face.open(int(0.8 * size_px))
    _emboss(picture, KINDS[rng.integers(len(KINDS))], (side, 0.585 * HIGH), small, ink, shadow)
    _write_rules(picture, face, side, border, rng)
    painter = face.open(int(0.6 * size_px))
    _emboss(picture, "Illus. A. Painter", (side, HIGH - border - 20), painter, ink, shadow)
    return Drawn(picture, (box[0] / WIDE, box[1] / HIGH, box[2] / WIDE, box[3] / HIGH))


def surround(card: Image.Image, others: Sequence[Image.Image], room_px: int, rng: Rng) -> NDArray[np.uint8]:
    """Return the card with others of its kind on all sides, edge to edge, as far as the room reaches."""
    gaps = [int(gap) for gap in rng.uniform(0, 18, 2)]
    table = Image.new("RGB", (WIDE + 2 * room_px, HIGH + 2 * room_px), (110, 95, 80))
    for across in (-1, 0, 1):
        for down in (-1, 0, 1):
            at = (room_px + across * (WIDE + gaps[0]), room_px + down * (HIGH + gaps[1]))
            other = card if across == down == 0 else others[rng.integers(len(others))]
            table.paste(other, at)
    return cv2.cvtColor(np.asarray(table, np.uint8), cv2.COLOR_RGB2BGR).astype(np.uint8)


def _grey(level: float) -> Colour:
    return (int(level),) * 3


def _draw_grain(art: Sequence[Path], rng: Rng) -> Image.Image:
    """Return a frame's ground: one colour, a painting's grain on it, and specks now and then."""
    colour = rng.uniform(30, 200, 3)
    piece = Image.open(art[rng.integers(len(art))]).convert("L").resize((WIDE, HIGH))
    grain = np.asarray(piece, np.float32) - 128
    sheet = colour + (grain * rng.uniform(0.02, 0.22))[..., None] + rng.normal(0, 6, (HIGH, WIDE, 1))
    if rng.random() < 0.5:
        sheet += _draw_specks(rng)[..., None]
    return Image.fromarray(np.clip(sheet, 0, 255).astype(np.uint8))


def _draw_specks(rng: Rng) -> NDArray[np.float32]:
    """Return pale and dark drops strewn over a card: they look like print from afar."""
    sheet = np.zeros((HIGH, WIDE), np.float32)
    for _ in range(int(rng.integers(150, 700))):
        at = (int(rng.integers(WIDE)), int(rng.integers(HIGH)))
        cv2.circle(sheet, at, int(rng.integers(2, 9)), float(rng.normal(0, 45)), -1)
    return np.asarray(cv2.GaussianBlur(sheet, (0, 0), 2), np.float32)


def _draw_inks(level: float, rng: Rng) -> tuple[Colour, Colour | None]:
    """Return the colour of the letters and of their shadow: mostly paler than the frame, and not by much."""
    apart = rng.uniform(45, 110)
    is_pale = level < 110 or (level < 150 and rng.random() < 0.6)
    ink = level + apart if is_pale else level - apart
    shadow = _grey(max(0, level - rng.uniform(20, 70))) if is_pale and rng.random() < 0.7 else None
    return _grey(np.clip(ink, 0, 255)), shadow


def _emboss(
    picture: Image.Image,
    text: str,
    at: tuple[float, float],
    font: ImageFont.FreeTypeFont,
    ink: Colour,
    shadow: Colour | None,
) -> tuple[float, float, float, float]:
    """Write a line, its shadow below and to the right of it; return the box of its letters."""
    pen = ImageDraw.Draw(picture)
    if shadow:
        pen.text((at[0] + 3, at[1] + 3), text, shadow, font, anchor="lm")
    pen.text(at, text, ink, font, anchor="lm")
    return pen.textbbox(at, text, font, anchor="lm")


def _add_symbols(picture: Image.Image, at: tuple[int, int], strip: int, rng: Rng) -> int:
    """Draw up to four discs with marks from the strip's end inwards; return how far the title may go."""
    pen, (right, middle) = ImageDraw.Draw(picture), at
    half = int(0.33 * strip)
    for _ in range(int(rng.integers(0, 5))):
        pen.ellipse((right - 2 * half, middle - half, right, middle + half), _grey(rng.uniform(90, 240)))
        part = half // 2
        centre = right - half
        pen.pieslice(
            (centre - part, middle - part, centre + part, middle + part), 0, int(rng.integers(90, 360)), 0
        )
        right -= 2 * half + 4
    return right


def _fit(face: Typeface, title: str, size_px: int, wide_px: int) -> ImageFont.FreeTypeFont:
    needed = face.open(size_px).getlength(title)
    return face.open(max(12, int(size_px * min(1, wide_px / needed))))


def _write_rules(picture: Image.Image, face: Typeface, side: int, border: int, rng: Rng) -> None:
    """Write a few lines of rules on a paler or a darker box."""
    pen = ImageDraw.Draw(picture)
    paper, ink = (225, 30) if rng.random() < 0.8 else (45, 215)
    top = int(0.61 * HIGH)
    pen.rectangle((side, top, WIDE - side, HIGH - border - 45), _grey(paper))
    font = face.open(int(rng.uniform(20, 34)))
    most = max(4, int((WIDE - 2 * side - 30) / font.getlength("n")))
    start = int(rng.integers(len(RULES) // 2))
    for row in range(int(rng.integers(1, 6))):
        words = RULES[(start + row * most) % len(RULES) :][:most]
        pen.text((side + 15, top + 12 + row * 40), words, _grey(ink), font)
