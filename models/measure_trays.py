"""Measures which filmed trays and feeders settle: `python -m models.measure_trays --trays 24`.

Every tray has three birds drawn at random and every feeder five dice, on a table of its own look; they are
watched for some seconds as in a game: by the whole way from frames to what is believed. With `--record`, what
is seen through the usual webcam counts for its edition, and all else for its blur.
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
from docs.record import Figure, add_option, record, share
from engine.expected_table import ExpectedTable
from engine.wingspan import GAME
from engine.wingspan.editions import EDITIONS, ENGLISH
from fixtures.render.cards.birds import load_birds
from fixtures.render.dice.faces import FACES
from fixtures.render.films.film import FilmCamera
from fixtures.render.films.painter import TablePainter
from fixtures.render.films.state import Shot, TableState, View
from fixtures.render.films.things import WingspanStock
from fixtures.render.films.view import SIZE_WH, Webcam
from tablemate.watching.answering import expect
from tablemate.watching.eyes import open_readers
from tablemate.watching.watcher import Watcher
from vision.agreeing.stabilise import Doubt, StableReading
from vision.agreeing.zones import OutlineReader
from vision.look import open_dice
from vision.reading import Status

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vision.agreeing.zones import ZoneReader
    from vision.reading import Reading

LOOKS = 100  # tables and cards that differ
FRAMES_PER_S = 5.0
DICE = 5
ZONES = ["tray", "feeder"]
SET, OF_EDITIONS = "Watched trays and feeders", "Bird trays of four editions"
USUAL = Webcam(shake_px=1.5, defocus_px=1.2, size_wh=(1280, 720))
log = logging.getLogger("measure_trays")


def watch(
    state: TableState,
    painter: TablePainter,
    webcam: Webcam,
    seconds: float,
    readers: Mapping[str, ZoneReader],
) -> dict[str, StableReading | Doubt | None]:
    """Return what has settled of each zone; as in a game, what was accepted once is not read again."""
    watcher = Watcher(readers, lay_out(GAME.zones))
    settled: dict[str, StableReading | Doubt | None] = {}
    zones = {zone.name: zone for zone in GAME.zones}
    watcher.expect(expect(None, zones, ExpectedTable()))
    for frame in FilmCamera(painter, FRAMES_PER_S, webcam=webcam).take([Shot(state, seconds)]):
        watcher.see(frame)
        for name, zone in watcher.zones.items():
            if not isinstance(settled.get(name), StableReading):
                settled[name] = zone.settled
        if all(isinstance(one, StableReading) for one in settled.values()):
            break
    return settled


def list_sure(settled: StableReading | Doubt | None) -> Counter[str | None]:
    """What it is sure of, each as often as it was seen."""
    things = [thing for thing in settled.things if thing] if settled else []
    return Counter(thing.id for thing in things if thing.status is Status.SURE)


def judge(settled: StableReading | Doubt | None, truth: Mapping[str, int]) -> str:
    """Say what became of a zone in which these things lie, so many of each."""
    sure = list_sure(settled)
    if sure - Counter(truth):
        return "wrong"
    return "accepted" if isinstance(settled, StableReading) and sure == Counter(truth) else "in doubt"


def tell(thing: Reading | None) -> str:
    """Say what a thing is taken for."""
    return ", ".join(f"{other.id} {other.confidence:.2f}" for other in thing.candidates[:3]) if thing else "-"


def main() -> None:
    """Watch trays and feeders, tell what is in doubt, and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--trays", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--shake", type=float, default=USUAL.shake_px)
    parser.add_argument("--defocus", type=float, default=USUAL.defocus_px)
    parser.add_argument("--edition", choices=EDITIONS, default=ENGLISH)
    parser.add_argument("--as-small-as", choices=EDITIONS, help="print no name larger than in this edition")
    parser.add_argument("--zones", nargs="+", choices=ZONES, default=ZONES, help="which are watched")
    parser.add_argument("--size", type=int, nargs=2, default=USUAL.size_wh)
    parser.add_argument("--px-per-mm", type=float, default=View().px_per_mm, help=f"at {SIZE_WH[1]} lines")
    add_option(parser)
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    cv2.setNumThreads(1)
    webcam, view = (
        Webcam(options.shake, options.defocus, tuple(options.size)),
        View(px_per_mm=options.px_per_mm),
    )
    readers = open_readers(GAME, {"bird_sets": ("base",), "edition": options.edition})
    rng = np.random.default_rng(options.seed)
    ids, counts = [bird.id for bird in load_birds()], Counter[str]()
    for _ in range(options.trays):
        look, birds = int(rng.integers(LOOKS)), [str(bird) for bird in rng.choice(ids, 3, replace=False)]
        dice = [str(face) for face in rng.choice(FACES, DICE)]
        painter = TablePainter(look, WingspanStock(look, options.edition, options.as_small_as))
        state = TableState(tray=tuple(birds), feeder=tuple(dice), view=view)
        new_dice = {"feeder": OutlineReader(open_dice())}  # that knows no other table's
        watched = {zone: {**readers, **new_dice}[zone] for zone in options.zones}
        settled = watch(state, painter, webcam, options.seconds, watched)
        for zone, seen in settled.items():
            truth = birds if zone == "tray" else dice
            told = judge(seen, Counter(truth))
            counts[f"{zone} {told}"] += 1
            counts[f"{zone} things sure and right"] += (list_sure(seen) & Counter(truth)).total()
            if told != "accepted":
                log.info(
                    "%s %s: %s; %s", zone, told, truth, [tell(one) for one in seen.things] if seen else ""
                )
    log.info("%s", ", ".join(f"{what}: {count}" for what, count in sorted(counts.items())))
    if options.record and webcam == USUAL:
        edition = Locale(options.edition).get_display_name(ENGLISH)
        if options.as_small_as:
            edition += f" printed as small as {Locale(options.as_small_as).get_display_name(ENGLISH)}"
        named = share(counts["tray things sure and right"], 3 * options.trays)
        record(OF_EDITIONS, {f"sure and right, {edition}": named})
    elif options.record:
        what = f"{options.defocus:g} pixels out of focus, {options.px_per_mm:g} pixels a millimetre"
        figures = {
            f"{zone}s accepted, {what}": Figure(str(counts[f"{zone} accepted"]), options.trays)
            for zone in settled
        }
        wrong = sum(count for told, count in counts.items() if told.endswith("wrong"))
        record(SET, figures | {f"wrong answers, {what}": Figure(str(wrong), 2 * options.trays)})


if __name__ == "__main__":
    main()
