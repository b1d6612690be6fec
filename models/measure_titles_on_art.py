"""Reads the titles of drawn cards full of art, as trading cards are: the question is which line is the title.

`python -m models.measure_titles_on_art --art PICTURES --fonts FONTS --names birds.csv`. Pale or dark titles
stand on a frame, a plate or the picture itself; rules and small print below are of another colour. With
`--framed` they stand in grained frames, low in contrast, with symbols beside them and other cards all around
(`models/framed_cards.py`), and corners are found half a millimetre off. Families that the reader was never
trained on.
"""

from __future__ import annotations

import argparse
import csv
import logging
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from docs.record import Figure, add_option, record
from models.framed_cards import draw_framed, surround
from models.typefaces import find_typefaces
from vision.naming.titles.catalogue import Catalogue, CatalogueEntry
from vision.naming.titles.reader import UNKNOWN, TitleReader
from vision.overlap import to_corners
from vision.reading import Outline, Status

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from models.typefaces import Typeface

CARD_WH_MM = (63, 88)
DRAWN_PX_PER_MM = 10
ROOM_MM = 6  # of table about the card
OFF_MM = 0.4  # spread of corners placed by hand
RULES = "Draw two cards. Then give one of them to the player on your left and take a coin for it. "
log = logging.getLogger("measure_titles_on_art")


def draw_card(title: str, face: Typeface, art: list[Path], rng: np.random.Generator) -> Image.Image:
    """Draw one card in ten pixels a millimetre."""
    wide, high = (side * DRAWN_PX_PER_MM for side in CARD_WH_MM)
    picture = Image.open(art[rng.integers(len(art))]).convert("RGB").resize((wide, high))
    pen = ImageDraw.Draw(picture)
    edge, kind = int(rng.uniform(15, 45)), rng.integers(3)
    pale = bool(rng.random() < 0.6)
    ink, ground = ((235, 232, 225), (35, 40, 48)) if pale else ((30, 28, 25), (222, 214, 196))
    ground = tuple(int(np.clip(part + rng.normal(0, 20), 0, 255)) for part in ground)
    bar_px = int(rng.uniform(50, 80))
    if kind == 0:  # a frame about all of it
        window = picture.crop((edge, edge + bar_px, wide - edge, int(0.55 * high)))
        picture.paste(ground, (0, 0, wide, high))
        picture.paste(window, (edge, edge + bar_px))
    elif kind == 1:  # a plate under the title
        picture.paste(ground, (edge, edge, wide - edge, edge + bar_px))
    paper, writing = (
        ((228, 220, 200), (30, 28, 25)) if rng.random() < 0.7 else ((30, 30, 35), (220, 220, 215))
    )
    pen.rectangle((edge, int(0.62 * high), wide - edge, high - 2 * edge), paper)
    size_px = int(rng.uniform(0.5, 0.75) * bar_px)
    stroke = 2 if kind == 2 else 0  # on the picture itself, letters have an outline
    at = (edge + 12, edge + bar_px / 2)
    pen.text(at, title, ink, fit(face, title, size_px, wide - 2 * edge - 24), anchor="lm",
             stroke_width=stroke, stroke_fill=ground)  # fmt: skip
    small = face.open(int(rng.uniform(20, 28)))
    for row in range(int(rng.integers(2, 6))):
        words = RULES[row * 9 :][: int(0.9 * (wide - 2 * edge) / small.getlength("n"))]
        pen.text((edge + 15, 0.64 * high + row * 34), words, writing, small)
    pen.text((edge + 10, high - edge - 20), "Illus. A. Painter", ink, face.open(18))
    return picture


def fit(face: Typeface, title: str, size_px: int, wide_px: int) -> ImageFont.FreeTypeFont:
    """Return the typeface no larger than the title's room allows."""
    needed = face.open(size_px).getlength(title)
    return face.open(max(12, int(size_px * min(1, wide_px / needed))))


def lay(card: Image.Image) -> NDArray[np.uint8]:
    """Return the card alone on a table, seen from above."""
    room = ROOM_MM * DRAWN_PX_PER_MM
    table = np.full((card.height + 2 * room, card.width + 2 * room, 3), 90, np.uint8)
    table[room:-room, room:-room] = cv2.cvtColor(np.asarray(card), cv2.COLOR_RGB2BGR)
    return table


def photograph(
    table: NDArray[np.uint8], px_per_mm: float, sigma_px: float, off_mm: float, rng: np.random.Generator
) -> tuple[NDArray[np.uint8], Outline]:
    """Return the table as a webcam takes it, and the outline of the card in the middle."""
    room = ROOM_MM * DRAWN_PX_PER_MM
    scale = px_per_mm / DRAWN_PX_PER_MM
    small = cv2.resize(table, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    soft = cv2.GaussianBlur(small, (0, 0), sigma_px) + rng.normal(0, 2.5, small.shape)
    jpeg = cv2.imencode(".jpg", np.clip(soft, 0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, 85])[1]
    wide, high = (side * DRAWN_PX_PER_MM for side in CARD_WH_MM)
    corners = np.array([(0, 0), (wide, 0), (wide, high), (0, high)], np.float64)
    if off_mm:
        corners += rng.normal(0, off_mm * DRAWN_PX_PER_MM, (4, 2))
    turned = np.roll((corners + room) * scale - 0.5, 2 * int(rng.integers(2)), axis=0)
    return np.asarray(cv2.imdecode(jpeg, cv2.IMREAD_COLOR), np.uint8), Outline(to_corners(turned), 0.9)


class Cards:
    """Draws cards with titles of a list: posters alone on a table, or framed ones among others."""

    def __init__(self, names: list[str], faces: list[Typeface], art: list[Path]) -> None:
        self.names, self.faces, self.art = names, faces, art

    def draw_poster(self, rng: np.random.Generator) -> tuple[str, NDArray[np.uint8]]:
        """Return a title and a table with the card."""
        title, face = self._draw(rng)
        return title, lay(draw_card(title, face, self.art, rng))

    def draw_among_others(self, rng: np.random.Generator) -> tuple[str, NDArray[np.uint8]]:
        """Return a title and a table full of framed cards, that one in the middle."""
        titles = [self._draw(rng) for _ in range(3)]
        card, *others = (draw_framed(title, face, self.art, rng).picture for title, face in titles)
        return titles[0][0], surround(card, others, ROOM_MM * DRAWN_PX_PER_MM, rng)

    def _draw(self, rng: np.random.Generator) -> tuple[str, Typeface]:
        return self.names[rng.integers(len(self.names))], self.faces[rng.integers(len(self.faces))]


def main() -> None:
    """Print how many titles are right, sure, and confidently wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--art", type=Path, required=True, help="a folder of pictures")
    parser.add_argument("--fonts", type=Path, nargs="+", required=True, help="folders of font files")
    parser.add_argument("--names", type=Path, required=True, help="CSV with a column name")
    parser.add_argument("--cards", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=float, default=3.5, help="pixels a millimetre")
    parser.add_argument("--sigma", type=float, default=0.6, help="of the blur, in pixels")
    parser.add_argument("--framed", action="store_true", help="grained frames, edge to edge")
    add_option(parser)
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    rng = np.random.default_rng(options.seed)
    faces = [face for face in find_typefaces(options.fonts) if face.held_out]
    art = sorted(options.art.glob("*.jpg"))
    with options.names.open(encoding="utf-8") as file:
        names = sorted({row["name"] for row in csv.DictReader(file)})
    reader = TitleReader(Catalogue([CatalogueEntry(name, name) for name in names]), UNKNOWN)
    cards = Cards(names, faces, art)
    draw, off_mm = (cards.draw_among_others, OFF_MM) if options.framed else (cards.draw_poster, 0.0)
    right = sure = wrong = 0
    for _ in range(options.cards):
        title, table = draw(rng)
        reading = reader.read(*photograph(table, options.scale, options.sigma, off_mm, rng))
        right += reading.id == title
        sure += reading.status is Status.SURE
        wrong += reading.status is Status.SURE and reading.id != title
    log.info("%d cards: %d right, %d sure, %d confidently wrong", options.cards, right, sure, wrong)
    if options.record:
        figures = {"right": right, "sure and right": sure - wrong, "confidently wrong": wrong}
        title = (
            "Titles in drawn frames, edge to edge" if options.framed else "Titles on drawn cards full of art"
        )
        record(title, {what: Figure(str(number), options.cards) for what, number in figures.items()})


if __name__ == "__main__":
    main()
