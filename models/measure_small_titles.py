"""Reads small titles of cards whose layout is known, in the languages of Wingspan's editions.

`python -m models.measure_small_titles DejaVuSans.ttf` prints names in clean type on plain cards, brings their
capitals down to a few pixels as a webcam sees them (a little soft, with noise and JPEG), and has each read
among all names of its edition.
"""

from __future__ import annotations

import argparse
import logging
from collections import Counter
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np
from PIL import Image as Pictures
from PIL import ImageDraw, ImageFont

from docs.record import Figure, add_option, record, share
from engine.wingspan.catalogue import birds
from engine.wingspan.editions import EDITIONS, find_unnamed, title_of
from vision.naming.titles.catalogue import Catalogue, CatalogueEntry
from vision.naming.titles.reader import Layout, TitleReader
from vision.overlap import to_corners
from vision.reading import Outline, Status

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

log = logging.getLogger("measure_small_titles")
LAYOUT = Layout((57, 87), (0.33, 0.01, 0.99, 0.22))
DRAWN_PX_PER_MM = 16
CAPITALS_MM = 2.2
TITLE_FROM, TITLE_TO = 0.36, 0.97  # of the card's width
FIRST_LINE, NEXT_LINE = 0.07, 0.045  # of its height
MARGIN_PX, SOFT_PX, NOISE, JPEG = 12, 0.6, 2.0, 88
CAPITALS_PX = (3.0, 4.5, 6.0)


def list_names(edition: str) -> dict[str, str]:
    """Return what the birds of an edition are called, by id, as far as it is known."""
    unnamed = find_unnamed(edition, list(birds()))
    return {id_: title_of(bird, edition) for id_, bird in birds().items() if id_ not in unnamed}


def find_face(file: Path) -> ImageFont.FreeTypeFont:
    """Return a typeface in the size in which its capitals are as high as those of a card."""
    trial = ImageFont.truetype(str(file), 100)
    _, top, _, foot = trial.getbbox("H")
    return ImageFont.truetype(str(file), round(100 * CAPITALS_MM * DRAWN_PX_PER_MM / (foot - top)))


def draw_card(name: str, face: ImageFont.FreeTypeFont) -> NDArray[np.uint8]:
    """Draw a card with nothing but its title, over as many lines as that needs."""
    wide, high = (round(side * DRAWN_PX_PER_MM) for side in LAYOUT.card_wh_mm)
    card = Pictures.new("L", (wide, high), 234)
    pen, lines = ImageDraw.Draw(card), [""]
    for word in name.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and pen.textlength(longer, face) > (TITLE_TO - TITLE_FROM) * wide:
            lines.append(word)
        else:
            lines[-1] = longer
    for row, line in enumerate(lines):
        pen.text((TITLE_FROM * wide, (FIRST_LINE + NEXT_LINE * row) * high), line, 32, face, anchor="lm")
    return np.asarray(cv2.cvtColor(np.asarray(card), cv2.COLOR_GRAY2BGR), np.uint8)


def photograph(
    card_bgr: NDArray[np.uint8], capitals_px: float, rng: np.random.Generator
) -> tuple[NDArray[np.uint8], Outline]:
    """Return a card as a webcam sees it whose capitals are so high, and where it lies to half a pixel."""
    scale = capitals_px / (CAPITALS_MM * DRAWN_PX_PER_MM)
    corners = np.array([(0, 0), (1, 0), (1, 1), (0, 1)]) * card_bgr.shape[1::-1]
    lies = corners * scale + MARGIN_PX + rng.uniform(0, 1, 2)
    size_wh = np.ceil(lies.max(axis=0) + MARGIN_PX).astype(int).tolist()
    way = np.column_stack([np.eye(2) * scale, lies[0]])
    soft = cv2.GaussianBlur(card_bgr, (0, 0), SOFT_PX / scale)
    table = np.full((size_wh[1], size_wh[0], 3), 90, np.uint8)
    seen = cv2.warpAffine(soft, way, size_wh, dst=table, borderMode=cv2.BORDER_TRANSPARENT)
    noisy = np.clip(seen + rng.normal(0, NOISE, seen.shape), 0, 255).astype(np.uint8)
    jpeg = cv2.imencode(".jpg", noisy, [cv2.IMWRITE_JPEG_QUALITY, JPEG])[1]
    found = to_corners(lies + rng.uniform(-0.5, 0.5, (4, 2)))
    return np.asarray(cv2.imdecode(jpeg, cv2.IMREAD_COLOR), np.uint8), Outline(found, 0.9)


def read_some(
    names: Mapping[str, str], face: ImageFont.FreeTypeFont, capitals_px: float, count: int
) -> tuple[int, list[str]]:
    """Read some names; return how many are sure and right, and which are confidently wrong."""
    rng = np.random.default_rng(4)
    reader = TitleReader(Catalogue([CatalogueEntry(id_, name) for id_, name in names.items()]), LAYOUT)
    right, wrong = 0, []
    for id_ in rng.permutation(list(names))[:count].tolist():
        told = reader.read(*photograph(draw_card(names[id_], face), capitals_px, rng))
        is_sure, is_it = told.status is Status.SURE, told.id is not None and names[told.id] == names[id_]
        right += is_sure and is_it
        wrong += [f"{names[id_]} as {told.id}"] if is_sure and not is_it else []
    return right, wrong


def main() -> None:
    """Print for every edition and size how many names are sure and right, and which are wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("font", type=Path, help="a file with a clean typeface")
    parser.add_argument("--count", type=int, default=40, help="names of each edition")
    add_option(parser)
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    face, rights, wrongs = find_face(options.font), Counter[object](), 0
    for edition, capitals_px in product(EDITIONS, CAPITALS_PX):
        right, wrong = read_some(list_names(edition), face, capitals_px, options.count)
        log.info("%s, capitals of %.1f px: %d of %d %s", edition, capitals_px, right, options.count, wrong)
        rights.update({edition: right, capitals_px: right})
        wrongs += len(wrong)
    sizes = {
        f"capitals of {px:g} pixels": share(rights[px], options.count * len(EDITIONS)) for px in CAPITALS_PX
    }
    editions = {f"edition {one}": share(rights[one], options.count * len(CAPITALS_PX)) for one in EDITIONS}
    figures = sizes | editions | {"confidently wrong": Figure(str(wrongs))}
    if options.record:
        record("Small titles in clean type", figures)


if __name__ == "__main__":
    main()
