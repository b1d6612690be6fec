"""Measures what a box costs: enrolling a card, its size on disk, and naming cards by it.

    python -m models.measure_box ART [--many 2000] [--enrolled 20]

ART is a folder of photographs or paintings to cut the cards' art from. Run it when nothing else runs.
"""

from __future__ import annotations

import argparse
import logging
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np

from docs.record import Figure, add_option, record
from engine.games import find_game
from fixtures.render.cards.boxes import draw_photo_deck
from fixtures.render.cards.photographed import REFERENCE_CAMERA, Camera, photograph
from tablemate.box.box import Box, open_box
from tablemate.box.enrolment_session import EnrolmentSession
from tablemate.watching.enrolments import open_enrolment
from vision.geometry import rectify
from vision.naming.pictures.namer import PictureNamer
from vision.naming.pictures.references import Known, References
from vision.reading import Outline

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fixtures.render.texture import Chance, Image

log = logging.getLogger("measure_box")
CARDS = 200
REFERENCE_WH = (250, 350)
ON_TABLE, FEW = 25, 40
SHOWN = {  # on the page of measurements: what a card is compared with, and whether it is among them
    (200, "known cards"): "one more known card against 200",
    (200, "strangers"): "one more stranger against 200",
    (2000, "known cards"): "one more known card against 2,000",
    (2000, "strangers"): "one more stranger against 2,000",
}
ASK = Camera(width_px=(90, 140))


def measure_enrolling(rng: Chance, cards: Sequence[Image], folder: Path) -> tuple[float, Box]:
    """Return the seconds that one card takes from its photograph to the disk, and the box."""
    box = open_box(folder, "crownfell")
    session = EnrolmentSession(open_enrolment(find_game("crownfell"), box), lambda _: None)
    shots = [photograph(rng, card, REFERENCE_CAMERA).image_bgr for card in cards]
    session.show(shots[0], "first.jpg")  # opens the networks
    start = time.perf_counter()
    for number, shot in enumerate(shots):
        session.show(shot, f"card {number}.jpg")
    return (time.perf_counter() - start) / len(shots), box


def measure_size(box: Box) -> float:
    """Return how many megabytes a box of two hundred cards takes, as large each as those in this one."""
    total = sum((box.folder / kept.file).stat().st_size for kept in box.cards)
    return CARDS * total / len(box.cards) / 1e6


def make_namer(rng: Chance, cards: Sequence[Image], known: int) -> PictureNamer:
    """Enrol the cards, and as many others of the same kind as it takes to know so many."""
    shots = [photograph(rng, card, REFERENCE_CAMERA) for card in cards]
    pictures = [rectify(shot.image_bgr, shot.corners, REFERENCE_WH) for shot in shots]
    varied = (_vary(rng, picture) for picture in cycle(pictures))
    pictures += islice(varied, known - len(pictures))
    namer = PictureNamer(References([Known(str(number)) for number in range(known)], pictures))
    namer.get_ready()
    return namer


def measure_naming(rng: Chance, namer: PictureNamer, cards: Sequence[Image]) -> float:
    """Return the milliseconds that naming all the cards takes."""
    questions = [photograph(rng, card, ASK) for card in cards]
    namer.read(questions[0].image_bgr, Outline(questions[0].corners, 0.9))
    start = time.perf_counter()
    for shot in questions:
        namer.read(shot.image_bgr, Outline(shot.corners, 0.9))
    return 1000 * (time.perf_counter() - start)


def _vary(rng: Chance, picture: Image) -> Image:
    """Return another card of the same kind: other colours in other places."""
    turned = np.roll(picture, int(rng.integers(picture.shape[0])), axis=int(rng.integers(2)))
    return np.asarray(turned[..., rng.permutation(3)], np.uint8)


def main() -> None:
    """Measure, and print a line for each."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("art", type=Path)
    parser.add_argument("--many", type=int, default=2000)
    parser.add_argument("--enrolled", type=int, default=20, help="cards that are enrolled to measure it")
    add_option(parser)
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    rng = np.random.default_rng(5)
    art = [np.asarray(cv2.imread(str(path)), np.uint8) for path in sorted(options.art.glob("*.jpg"))]
    deck = list(draw_photo_deck(rng, art, FEW + ON_TABLE).values())
    cards, strangers = deck[:FEW], deck[FEW:]
    with tempfile.TemporaryDirectory() as folder:
        took_s, box = measure_enrolling(rng, cards[: options.enrolled], Path(folder) / "box")
        log.info("enrolling a card: %.2f s", took_s)
        log.info("a box of %d cards: %.1f MB, from %d kept", CARDS, measure_size(box), len(box.cards))
        figures = {
            "enrolling a card": Figure(f"{took_s:.2f} s"),
            f"{CARDS} cards on disk": Figure(f"{measure_size(box):.1f} MB"),
        }
    for known in (FEW, CARDS, options.many):
        namer = make_namer(rng, cards, known)
        for label, asked in (("known cards", cards[:ON_TABLE]), ("strangers", strangers)):
            whole_ms = measure_naming(rng, namer, asked)
            each_ms = whole_ms / len(asked)
            log.info("%d %s against %d: %.0f ms, %.1f ms each", len(asked), label, known, whole_ms, each_ms)
            if known == FEW:
                figures[f"{ON_TABLE} on the table: {label}"] = Figure(f"{whole_ms:.0f} ms")
            elif what := SHOWN.get((known, label)):
                figures[what] = Figure(f"{each_ms:.0f} ms")
    if options.record:
        record("Time to know cards by their pictures", figures)


if __name__ == "__main__":
    main()
