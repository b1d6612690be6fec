"""Measures naming by picture: decks are enrolled through one camera and asked for through others.

    python -m models.measure_pictures ART --uno FOLDER [--cards 200] [--questions 60] [--half report|fit]

ART is a folder of photographs or paintings to cut the cards' art from. A fifth of every deck is never
enrolled: the strangers. Nothing is chosen on these decks, which we drew ourselves: what is sure is fitted on
photographs (models/fit_picture_evidence.py). They show what blur, glare, hands and sleeves do.
"""

from __future__ import annotations

import argparse
import json
import logging
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np

from docs.record import Figure, add_option, record, share
from fixtures.render.cards.boxes import (
    SIZE_WH,
    Deck,
    draw_framed_deck,
    draw_number_deck,
    draw_photo_deck,
    draw_two_sided_deck,
)
from fixtures.render.cards.photographed import REFERENCE_CAMERA, Camera, photograph
from vision.deciding import decide
from vision.evidence import ANYTHING
from vision.finding.finder import CardFinder
from vision.geometry import rectify
from vision.naming.pictures.namer import PictureNamer
from vision.naming.pictures.references import Known, References
from vision.reading import Outline, Status
from vision.seams import finish

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fixtures.render.texture import Chance, Image

log = logging.getLogger("measure_pictures")
REFERENCE_WH = (250, 350)
STRANGERS = 0.2  # of a deck
WIDTHS = (7, 13, 9, 15, 17, 7)
SEEDS = {"fit": (11, 12), "report": (31, 32)}
CAMERAS = {
    "250 px": Camera(width_px=(250, 250)),
    "140 px": Camera(width_px=(140, 140)),
    "90 px": Camera(width_px=(90, 90)),
    "60 px": Camera(width_px=(60, 60)),
    "defocus 0.8 mm": Camera(width_px=(60, 200), defocus_mm=(0.8, 0.8)),
    "defocus 1 mm": Camera(width_px=(60, 200), defocus_mm=(1.0, 1.0)),
    "half the light": Camera(width_px=(60, 200), light=(0.4, 0.5)),
    "a quarter covered": Camera(width_px=(60, 200), covered=0.25),
    "glare": Camera(width_px=(60, 200), glare=True),
    "sleeve": Camera(width_px=(60, 200), sleeve=True),
    "corners off by 6 %": Camera(width_px=(60, 200), corners_off=0.06),
}


@dataclass(frozen=True, slots=True)
class Sample:
    """One question, whether the first answer is right, and how sure it is."""

    deck: str
    camera: str
    stranger: bool
    right: bool
    status: Status
    ms: float


def draw_decks(rng: Chance, art: Sequence[Image], cards: int) -> dict[str, Deck]:
    """Draw one deck of each kind."""
    return {
        "photographs": draw_photo_deck(rng, art, cards),
        "framed": draw_framed_deck(rng, art, cards),
        "two-sided": draw_two_sided_deck(rng, art, cards),
        "numbers": draw_number_deck(rng, cards),
    }


def cut_uno(folder: Path) -> Deck:
    """Return the real cards of a folder of close photographs, each found and straightened."""
    finder, deck = CardFinder(), {}
    for path in sorted(folder.glob("*.jpg")):
        image = np.asarray(cv2.imread(str(path)), np.uint8)
        found = max(finder.find(image), key=lambda card: card.confidence, default=None)
        if found is not None:
            deck[path.stem] = rectify(image, found.corners, SIZE_WH)
    return deck


def ask(rng: Chance, name: str, deck: Deck, questions: int) -> Iterator[Sample]:
    """Enrol most of a deck, then ask for its cards and for the strangers through every camera."""
    ids = [str(one) for one in rng.permutation(list(deck))]
    known = ids[: round(len(ids) * (1 - STRANGERS))]
    namer = PictureNamer(References([Known(id_) for id_ in known], [_enrol(rng, deck[id_]) for id_ in known]))
    namer.get_ready()
    for label, camera in CAMERAS.items():
        asked = [*_pick(rng, known, questions), *_pick(rng, ids[len(known) :], questions // 2)]
        for id_ in asked:
            yield _ask_one(rng, namer, (name, label), deck[id_], id_, camera)


def _ask_one(
    rng: Chance, namer: PictureNamer, labels: tuple[str, str], card: Image, id_: str, camera: Camera
) -> Sample:
    shot = photograph(rng, card, camera)
    outline = Outline(shot.corners, 0.9)
    start = time.process_time()
    glimpse = finish(namer.look_at(shot.image_bgr, outline))
    took = time.process_time() - start
    nats = glimpse.evidence.nats
    stranger = all(known.id != id_ for known in namer.references.known)
    right = max(nats, key=lambda what: nats[what]).id == id_
    return Sample(*labels, stranger, right, decide(glimpse, ANYTHING).status, 1000 * took)


def _enrol(rng: Chance, card: Image) -> Image:
    shot = photograph(rng, card, REFERENCE_CAMERA)
    return rectify(shot.image_bgr, shot.corners, REFERENCE_WH)


def _pick(rng: Chance, ids: Sequence[str], most: int) -> list[str]:
    return [str(one) for one in rng.permutation(ids)[:most]]


def report(samples: Sequence[Sample]) -> Iterator[str]:
    """Give the table, a line a camera and one a deck."""
    heads = ("asked", "first right", "sure", "surely wrong", "strangers named", "ms")
    yield " " * 22 + "".join(f"{head:>{wide}}" for head, wide in zip(heads, WIDTHS, strict=True))
    for label in CAMERAS:
        yield _line(label, [one for one in samples if one.camera == label])
    for deck in dict.fromkeys(one.deck for one in samples):
        yield _line(deck, [one for one in samples if one.deck == deck])
    yield _line("all", samples)


def _line(label: str, samples: Sequence[Sample]) -> str:
    known, strange = ([one for one in samples if one.stranger is kind] for kind in (False, True))
    sure = [one for one in known if one.status is Status.SURE]
    wrong = sum(not one.right for one in sure) + sum(one.status is Status.SURE for one in strange)
    named = sum(one.status is not Status.UNREADABLE for one in strange)
    ms = np.median([one.ms for one in samples]) if samples else 0.0
    cells = (
        str(len(known)),
        _share(known, sum(one.right for one in known)),
        _share(known, len(sure)),
        f"{wrong} / {len(samples)}",
        f"{named} / {len(strange)}",
        f"{ms:.1f}",
    )
    return f"{label:22}" + "".join(f"{cell:>{wide}}" for cell, wide in zip(cells, WIDTHS, strict=True))


def record_samples(samples: Sequence[Sample]) -> None:
    """Write down the figures of all questions together."""
    known, strange = ([one for one in samples if one.stranger is kind] for kind in (False, True))
    sure = [one for one in known if one.status is Status.SURE]
    figures = {
        "first choice right": share(sum(one.right for one in known), len(known)),
        "sure and right": share(sum(one.right for one in sure), len(known)),
        "known cards confidently wrong": Figure(str(sum(not one.right for one in sure)), len(known)),
        "strangers called sure": Figure(str(sum(one.status is Status.SURE for one in strange)), len(strange)),
    }
    record("Drawn decks known by their pictures", figures)


def _share(samples: Sequence[Sample], number: int) -> str:
    return f"{number / max(len(samples), 1):.1%}"


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("art", type=Path)
    parser.add_argument("--uno", type=Path, help="close photographs of single cards, one a file")
    parser.add_argument("--cards", type=int, default=200)
    parser.add_argument("--questions", type=int, default=60, help="for each deck and camera")
    parser.add_argument("--half", choices=SEEDS, default="report")
    parser.add_argument("--keep", type=Path, help="write every question and its evidence there")
    add_option(parser)
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    art = [np.asarray(cv2.imread(str(path)), np.uint8) for path in sorted(options.art.glob("*.jpg"))]
    cv2.setNumThreads(1)
    samples: list[Sample] = []
    for number, seed in enumerate(SEEDS[options.half]):
        rng = np.random.default_rng(seed)
        decks = draw_decks(rng, art, options.cards)
        if options.uno and number == 0:
            decks["uno"] = cut_uno(options.uno)
        for name, deck in decks.items():
            samples += ask(rng, name, deck, options.questions)
    if options.keep:
        options.keep.write_text(json.dumps([asdict(one) for one in samples]), encoding="utf-8")
    for line in report(samples):
        log.info("%s", line)
    if options.record:
        record_samples(samples)


if __name__ == "__main__":
    main()
