"""Reads the titles of photographed cards made small and soft.

`python -m models.measure_titles_on_photos PHOTOS/titled_cards --names birds.csv`. Each photograph is reduced
until its cards have so many pixels a millimetre, put out of focus, given a webcam's noise and JPEG, and its
cards are read from their true corners among all titles of the folder and the names of a catalogue.
"""

from __future__ import annotations

import argparse
import csv
import logging
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import cv2
import numpy as np

from docs.record import Figure, add_option, record
from models.photo_folders import Photo, Quad, read_photos
from vision.geometry import measure_scale
from vision.naming.titles.catalogue import Catalogue, CatalogueEntry
from vision.naming.titles.reader import UNKNOWN, TitleReader
from vision.overlap import to_corners
from vision.reading import Outline, Reading, Status

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

log = logging.getLogger("measure_titles_on_photos")
SCALES = (3.5, 2.5, 2.0, 1.6)  # pixels a millimetre
SIGMAS_PX = (0.4, 1.1, 2.0)


def photograph(
    photo: Photo, px_per_mm: float, sigma_px: float, rng: np.random.Generator
) -> tuple[NDArray[np.uint8], list[Quad]]:
    """Return a photograph as a webcam further away and out of focus takes it, and where its cards are."""
    image = cv2.imread(str(photo.path))
    now = float(
        np.median([measure_scale(Outline(to_corners(quad), 1), UNKNOWN.card_wh_mm) for quad in photo.cards])
    )
    scale = min(1.0, px_per_mm / now)
    small = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    soft = cv2.GaussianBlur(small, (0, 0), sigma_px) + rng.normal(0, 2.5, small.shape)
    taken = np.clip(soft, 0, 255).astype(np.uint8)
    jpeg = cv2.imencode(".jpg", taken, [cv2.IMWRITE_JPEG_QUALITY, 85])[1]
    return np.asarray(cv2.imdecode(jpeg, cv2.IMREAD_COLOR), np.uint8), [quad * scale for quad in photo.cards]


def read(
    photo: Photo, reader: TitleReader, px_per_mm: float, sigma_px: float
) -> Iterator[tuple[str, Reading, float]]:
    """Yield each titled card's title, what was read, and how many milliseconds that took."""
    image, quads = photograph(photo, px_per_mm, sigma_px, np.random.default_rng(3))
    for quad, title in zip(quads, photo.titles, strict=True):
        if title:
            start = time.perf_counter()
            reading = reader.read(image, Outline(to_corners(quad), 0.9))
            yield title, reading, 1000 * (time.perf_counter() - start)


class Row(NamedTuple):
    """The counts of all titles at one size and defocus."""

    px_per_mm: float
    sigma_px: float
    cards: int
    right: int
    sure: int
    wrong: int  # of the sure ones
    ms: int


def record_rows(rows: Sequence[Row]) -> None:
    """Write down the largest and sharpest row, and what is confidently wrong in any."""
    best = rows[0]
    figures = {
        "right at 3.5 pixels a millimetre, sharp": Figure(str(best.right), best.cards),
        "of these, sure and right": Figure(str(best.sure - best.wrong), best.cards),
        "confidently wrong, all twelve ways": Figure(
            str(sum(row.wrong for row in rows)), sum(row.cards for row in rows)
        ),
    }
    record("Titles of photographed trading cards made small", figures)


def main() -> None:
    """Print a table: names right, sure, and confidently wrong, for every size and defocus."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--names", type=Path, required=True, help="a catalogue that is added: CSV with a column name"
    )
    parser.add_argument("--half", choices=("learn", "report", "both"), default="learn")
    add_option(parser)
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    photos = [
        photo
        for photo in read_photos(options.folder)
        if options.half in {"both", "learn" if photo.to_learn else "report"}
    ]
    with options.names.open(encoding="utf-8") as file:
        names = {row["name"] for row in csv.DictReader(file)}
    titles = {title for photo in read_photos(options.folder) for title in photo.titles if title}
    reader = TitleReader(Catalogue([CatalogueEntry(name, name) for name in sorted(names | titles)]), UNKNOWN)
    log.info("| px/mm | sigma px | cards | right | sure | confidently wrong | ms |")
    rows: list[Row] = []
    for px_per_mm in SCALES:
        for sigma_px in SIGMAS_PX:
            told = [one for photo in photos for one in read(photo, reader, px_per_mm, sigma_px)]
            right = sum(reading.id == title for title, reading, _ in told)
            sure = [reading.id == title for title, reading, _ in told if reading.status is Status.SURE]
            ms = np.median([took for *_, took in told])
            wrong = len(sure) - sum(sure)
            rows.append(Row(px_per_mm, sigma_px, len(told), right, len(sure), wrong, round(ms)))
            log.info("| %s |", " | ".join(map(str, rows[-1])))
    if options.record:
        record_rows(rows)


if __name__ == "__main__":
    main()
