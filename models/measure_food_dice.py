"""Measures the dice reader on new feeders with held-out drawings, and on photographs of other things."""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from docs.record import Figure, add_option, record, share
from fixtures.render.dice.clutter import draw_strange_die
from fixtures.render.dice.faces import FOODS, Family, choose_look
from fixtures.render.dice.feeder import PlacedDie, Scene, make_scene
from fixtures.render.dice.icons_found import load_found
from fixtures.render.scenes.snapshot import take_snapshots
from fixtures.render.tables.tops import draw_table
from vision.agreeing.stabilise import DOUBT_AFTER_S, Doubt, Stabiliser, StableReading
from vision.agreeing.zones import ZoneReading
from vision.deciding import take_word
from vision.evidence import IN_A_GAME
from vision.naming.dice.reader import DiceReader
from vision.pictures.picture import load_picture
from vision.reading import Reading, Status

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from fixtures.render.dice.faces import Look
    from fixtures.render.dice.icons_found import Found

OTHERS, OURS = "How sure it is: dice drawn by other people", "How sure it is: dice drawn by ourselves"
SIZE_WH = (1280, 720)
SMALLEST_PX, LARGEST_PX = 26, 90
NEXT_SEED = 10_000_000  # between feeders with the same dice
NEAR = 0.5  # a reading belongs to a die whose middle is nearer than this share of its edge


@dataclass
class Tally:
    """Counts over many pictures."""

    counts: Counter[str] = field(default_factory=Counter)
    confusions: Counter[tuple[str, str]] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)

    def share(self, part: str, whole: str) -> str:
        """A count as a share of another."""
        return (
            f"{self.counts[part]}/{self.counts[whole]} = {self.counts[part] / max(1, self.counts[whole]):.2%}"
        )


def make_feeder(
    seed: int,
    family: Family = "test",
    frames: int = 1,
    found: Found | None = None,
    dice: Look | None = None,
) -> Scene:
    """One table of 1280 x 720 with one to five food dice, all visible, and clutter; with `dice`, of those."""
    rng = np.random.default_rng([seed, 77])
    die_px = float(np.exp(rng.uniform(np.log(SMALLEST_PX), np.log(LARGEST_PX))))
    return make_scene(rng, family, SIZE_WH, die_px, frames=frames, found=found, dice=dice)


def match(
    dice: Sequence[PlacedDie], readings: Sequence[Reading]
) -> list[tuple[PlacedDie | None, Reading | None]]:
    """Pair what is there with what was read; None where one of them is missing."""
    left = list(readings)
    pairs: list[tuple[PlacedDie | None, Reading | None]] = []
    for die in dice:
        near = [r for r in left if np.hypot(*np.subtract(r.center, die.center)) < NEAR * die.size_px]
        best = min(near, key=lambda r: float(np.hypot(*np.subtract(r.center, die.center))), default=None)
        pairs.append((die, best))
        left = [r for r in left if r is not best]
    return pairs + [(None, reading) for reading in left]


def count_feeder(tally: Tally, name: str, scene: Scene, readings: Sequence[Reading]) -> None:
    """Add one feeder to the counts."""
    wrong = False
    for die, reading in match(scene.dice, readings):
        told = reading.id or "unreadable" if reading else "missed"
        truth = (die.face or "strange") if die else "no die"
        status = reading.status if reading else Status.UNREADABLE
        tally.counts["dice"] += die is not None
        tally.counts["found"] += die is not None and reading is not None
        tally.counts["right"] += told == truth
        tally.counts["false dice"] += die is None
        tally.counts[f"{status} {'right' if told == truth else 'wrong'}"] += reading is not None
        if told != truth:
            wrong = True
            tally.confusions[truth, told] += 1
            tally.failures.append(
                f"{name}: {truth} read as {told} ({status}, {reading.confidence if reading else 0:.2f})"
            )
    tally.counts["feeders"] += 1
    tally.counts["whole feeders"] += not wrong


def measure_feeders(
    count: int, first: int, family: Family, *, by_region: bool, found: Found | None = None
) -> Tally:
    """Read many new feeders."""
    reader, tally = DiceReader(), Tally()
    for seed in range(first, first + count):
        scene = make_feeder(seed, family, found=found)
        begun = time.perf_counter()
        region = scene.region if by_region else None
        readings = reader.read(scene.image_bgr, region, IN_A_GAME)
        tally.seconds.append(time.perf_counter() - begun)
        count_feeder(tally, f"feeder {seed}", scene, readings)
    return tally


def measure_watched(
    count: int, first: int, family: Family, frames: int, found: Found | None = None, again: int = 0
) -> tuple[Tally, Tally]:
    """Watch many new feeders for some frames each, as in a game, and then others with the same dice.

    Those lie on another table in another light, and a person has named every die that was in doubt before.
    """
    new, later = Tally(), Tally()
    for seed in range(first, first + count):
        reader, dice = DiceReader(), None
        for number in range(1 + again):
            scene = make_feeder(seed + number * NEXT_SEED, family, frames, found, dice)
            settled = settle([reader.read(frame, scene.region, IN_A_GAME) for frame in scene.frames])
            count_watched(later if number else new, f"feeder {seed}, {number}", scene, settled)
            reader.learn(name_doubtful(settled.things, scene))
            dice = dice or scene.look
    return new, later


def name_doubtful(things: Sequence[Reading | None], scene: Scene) -> list[Reading]:
    """Return dice as they are known once a person has named those in doubt."""
    named = []
    for thing in filter(None, things):
        faces = [die.face for die in scene.dice if die.face and _lies_on(thing, die)]
        in_doubt = thing.status is not Status.SURE
        named.append(take_word(thing, faces[0]) if in_doubt and faces else thing)
    return named


def settle(readings: Sequence[Sequence[Reading]]) -> StableReading | Doubt:
    """The result of a watched zone over the frames of a still table."""
    stabiliser, settled = Stabiliser(), None
    for number, dice in enumerate(readings):
        reading = ZoneReading("feeder", tuple(dice))
        settled = stabiliser.add(reading, number * DOUBT_AFTER_S / (len(readings) - 1))
    assert settled, "frames over so long a time come to something"
    return settled


def count_watched(tally: Tally, name: str, scene: Scene, settled: StableReading | Doubt) -> None:
    """Add one watched feeder to the counts: settled or in doubt, right or wrong."""
    things = [thing for thing in settled.things if thing]
    right = len(things) == len(scene.dice) and all(_is_read(die, things) for die in scene.dice)
    kind = "sure" if isinstance(settled, StableReading) else "in doubt"
    tally.counts["watched feeders"] += 1
    tally.counts[f"{kind} and {'right' if right else 'wrong'}"] += 1
    for thing in things:
        near = [die for die in scene.dice if _lies_on(thing, die)]
        wrong = thing.status is Status.SURE and thing.id not in {die.face for die in near}
        tally.counts["wrong names of sure dice"] += wrong
    if kind == "in doubt" or not right:
        told = [(thing.id, str(thing.status), round(thing.confidence, 2)) for thing in things]
        tally.failures.append(f"{name}, {kind}: {[die.face for die in scene.dice]} read as {told}")


def _is_read(die: PlacedDie, things: Sequence[Reading]) -> bool:
    return any(thing.id == die.face and _lies_on(thing, die) for thing in things)


def _lies_on(thing: Reading, die: PlacedDie) -> bool:
    return bool(np.hypot(*np.subtract(thing.center, die.center)) < NEAR * die.size_px)


def measure_pips(folder: Path) -> Tally:
    """Find the dice in photographs of pip dice; a food face told with confidence is an error."""
    reader, tally = DiceReader(), Tally()
    for name, labels in sorted(json.loads((folder / "labels.json").read_text()).items()):
        picture = load_picture(folder / name).image_bgr
        height, width = picture.shape[:2]
        boxes = [np.array(label["box"]) * (width, height, width, height) for label in labels]
        dice = [
            PlacedDie(None, tuple((box[:2] + box[2:]) / 2), float(np.ptp(box.reshape(2, 2), axis=0).mean()))
            for box in boxes
        ]
        readings = reader.read(picture)
        for die, reading in match(dice, readings):
            tally.counts["dice"] += die is not None
            tally.counts["found"] += die is not None and reading is not None
            tally.counts["readings"] += reading is not None
            tally.counts["true"] += die is not None and reading is not None
            tally.counts[f"told a food, {reading.status}" if reading and reading.id else "told no food"] += (
                reading is not None
            )
    return tally


def make_strange(seed: int, frames: int = 1) -> list[NDArray[np.uint8]]:
    """Pictures of one die of another game, often in the wood and ink of food dice."""
    rng = np.random.default_rng([seed, 78])
    size_px = float(np.exp(rng.uniform(np.log(SMALLEST_PX), np.log(LARGEST_PX))))
    side_px = round(6 * size_px)
    canvas = draw_table(rng, (side_px, side_px))
    middle = (side_px / 2, side_px / 2)
    draw_strange_die(canvas, middle, size_px, float(rng.uniform(0, 360)), rng, choose_look(rng, "test"))
    return take_snapshots(canvas, rng, size_px, frames)


def measure_strange(count: int, first: int, frames: int = 1) -> Tally:
    """Read single rendered dice of other games; a food face told as sure is an error."""
    reader, tally = DiceReader(), Tally()
    for seed in range(first, first + count):
        pictures = make_strange(seed, frames)
        readings, *further = (reader.read(picture, None, IN_A_GAME) for picture in pictures)
        tally.counts["pictures"] += 1
        if further:
            settled = settle([readings, *further])
            tally.counts["watched, a sure food"] += any(
                thing and thing.status is Status.SURE for thing in settled.things
            )
        for reading in readings:
            tally.counts[f"told {'a food' if reading.id else 'no food'}, {reading.status}"] += 1
            if reading.status is Status.SURE:
                tally.failures.append(f"die {seed}: told as {reading.id} ({reading.confidence:.3f})")
    return tally


def measure_empty(folder: Path) -> Tally:
    """Count dice seen in photographs that have none."""
    reader, tally = DiceReader(), Tally()
    for path in sorted(p for p in folder.iterdir() if p.suffix.lower() in {".jpg", ".jpeg"}):
        readings = reader.read(load_picture(path).image_bgr)
        tally.counts["pictures"] += 1
        tally.counts["pictures without dice"] += not readings
        for reading in readings:
            tally.counts[f"told {'a food' if reading.id else 'no food'}, {reading.status}"] += 1
    return tally


def tell(tally: Tally) -> None:
    """Print the counts."""
    for line in tally.failures[:60]:
        print(line)  # noqa: T201 - the program's output
    for part, whole in (
        ("right", "dice"),
        ("found", "dice"),
        ("whole feeders", "feeders"),
        ("sure right", "dice"),
        ("sure and right", "watched feeders"),
        ("sure and wrong", "watched feeders"),
        ("true", "readings"),
    ):
        if tally.counts[whole]:
            print(f"{part}: {tally.share(part, whole)}")  # noqa: T201 - the program's output
    print(dict(tally.counts), tally.confusions.most_common(12))  # noqa: T201 - the program's output
    if tally.seconds:
        middle, slow = np.percentile(tally.seconds, [50, 90]) * 1000
        print(f"median {middle:.0f} ms, 90th percentile {slow:.0f} ms a picture")  # noqa: T201 - the program's output


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--feeders", type=int, default=500)
    parser.add_argument("--first", type=int, default=50_000, help="first seed")
    parser.add_argument("--family", default="test", choices=("test", "calibration", "training"))
    parser.add_argument("--region", action="store_true", help="look only into the feeder's region")
    parser.add_argument("--frames", type=int, default=1, help="watch each feeder's region for so many frames")
    parser.add_argument("--again", type=int, default=0, help="watch so many more feeders with the same dice")
    parser.add_argument("--pips", type=Path, help="folder of photographs of pip dice with labels.json")
    parser.add_argument("--strange", type=int, help="read this many single rendered dice of other games")
    parser.add_argument("--icons", type=Path, help="folder of found drawings, instead of our own")
    parser.add_argument("--empty", type=Path, help="folder of photographs without dice")
    add_option(parser)
    wish = parser.parse_args()
    found = load_found(wish.icons, FOODS, share=1.0) if wish.icons else None
    if wish.pips:
        tell(measure_pips(wish.pips))
    elif wish.strange:
        tally = measure_strange(wish.strange, wish.first, wish.frames)
        tell(tally)
        if wish.record:
            sure = Figure(str(tally.counts["watched, a sure food"]), wish.strange)
            record(OURS, {"dice of other games taken for a sure food": sure})
    elif wish.empty:
        tell(measure_empty(wish.empty))
    elif wish.frames > 1:
        tally, later = measure_watched(wish.feeders, wish.first, wish.family, wish.frames, found, wish.again)
        tell(tally)
        tell(later)
        if wish.record:
            figures = {
                "feeders sure and right": share(
                    tally.counts["sure and right"], tally.counts["watched feeders"]
                ),
                "dice confidently wrong": Figure(str(tally.counts["wrong names of sure dice"])),
            }
            if wish.again:
                figures |= {
                    "later feeders with the same dice sure and right": share(
                        later.counts["sure and right"], later.counts["watched feeders"]
                    ),
                    "their dice confidently wrong": Figure(str(later.counts["wrong names of sure dice"])),
                }
            record(OTHERS if found else OURS, figures)
    else:
        tally = measure_feeders(wish.feeders, wish.first, wish.family, by_region=wish.region, found=found)
        tell(tally)


if __name__ == "__main__":
    main()
