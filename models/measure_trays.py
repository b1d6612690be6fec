"""Measures which names of a filmed bird tray settle: `python -m models.measure_trays --trays 24`.

Every tray has three birds drawn at random, on a table of its own look, and is watched for some seconds as in
a game: by the whole way from frames to what is believed. With `--record` the figure of the edition is
written into docs/measurements.toml.
"""

from __future__ import annotations

import argparse
import logging
from collections import Counter
from typing import TYPE_CHECKING

import cv2
import numpy as np
from babel import Locale

from calibration.layout import lay_out
from docs.record import add_option, record, share
from engine.wingspan import GAME
from engine.wingspan.editions import EDITIONS, ENGLISH
from fixtures.render.cards.birds import load_birds
from fixtures.render.films.film import FilmCamera
from fixtures.render.films.painter import TablePainter
from fixtures.render.films.state import Shot, TableState
from fixtures.render.films.things import WingspanStock
from fixtures.render.films.view import Webcam
from tablemate.watching.eyes import open_readers
from tablemate.watching.watcher import Watcher

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vision.agreeing.zones import ZoneReader
    from vision.reading import Reading

LOOKS = 100  # tables and cards that differ
FRAMES_PER_S = 5.0
SURE, TITLE = "sure, right", "Bird trays of four editions"
log = logging.getLogger("measure_trays")


def watch(
    birds: Sequence[str],
    painter: TablePainter,
    webcam: Webcam,
    seconds: float,
    readers: dict[str, ZoneReader],
) -> tuple[Reading | None, ...]:
    """Return what is believed of a tray with these birds after so many seconds."""
    camera = FilmCamera(painter, FRAMES_PER_S, webcam=webcam)
    watcher = Watcher(readers, lay_out(GAME.zones))
    for frame in camera.take([Shot(TableState(tray=tuple(birds)), seconds)]):
        watcher.see(frame)
    return tuple(watcher.zones["tray"].things)


def tell(thing: Reading | None, bird: str) -> str:
    """Say in two words what became of a card."""
    if thing is None:
        return "not seen"
    return f"{thing.status}, {'right' if thing.id == bird else 'wrong' if thing.id else 'no name'}"


def main() -> None:
    """Watch trays, name the cards in doubt, and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--trays", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--shake", type=float, default=1.5)
    parser.add_argument("--defocus", type=float, default=1.2)
    parser.add_argument("--edition", choices=EDITIONS, default=ENGLISH)
    parser.add_argument("--size", type=int, nargs=2, default=(1280, 720))
    add_option(parser)
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    cv2.setNumThreads(1)
    webcam = Webcam(options.shake, options.defocus, tuple(options.size))
    readers = open_readers(GAME, {"bird_sets": ("base",), "edition": options.edition})
    rng = np.random.default_rng(options.seed)
    ids, counts = [bird.id for bird in load_birds()], Counter[str]()
    for _ in range(options.trays):
        look, birds = int(rng.integers(LOOKS)), [str(bird) for bird in rng.choice(ids, 3, replace=False)]
        painter = TablePainter(look, WingspanStock(look, options.edition))
        seen = watch(birds, painter, webcam, options.seconds, readers)
        for thing, bird in zip(seen, birds, strict=True):
            told = tell(thing, bird)
            counts[told] += 1
            if told != SURE:
                guesses = (
                    [f"{other.id} {other.confidence:.2f}" for other in thing.candidates[:3]] if thing else []
                )
                log.info("%s: %s; %s", bird, told, ", ".join(guesses))
    log.info("%s", ", ".join(f"{count} {told}" for told, count in counts.most_common()))
    if options.record:
        edition = Locale(options.edition).get_display_name(ENGLISH)
        record(TITLE, {f"sure and right, {edition}": share(counts[SURE], counts.total())})


if __name__ == "__main__":
    main()
