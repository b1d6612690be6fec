"""Fits how much it says that a die looks like another of the same box, on this table or on an earlier one.

    python -m models.fit_known_dice --icons ICONS     prints [dice.together] and [dice.known]
                                                      of vision/calibration.toml

A box of dice lies on several tables, in another light each time, and after each a person has named them all.
The drawings are those to choose by: of our own, and of other people (ICONS, as gather_food_icons wrote them).
"""

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from fixtures.render.dice.faces import FOODS
from fixtures.render.dice.icons_found import load_found
from models.fit_dice import fit_logistic
from models.measure_food_dice import NEAR, NEXT_SEED, make_feeder
from vision.calibrated import read_section
from vision.naming.dice.candidates import FACES
from vision.naming.dice.faces import compare_faces, weigh_shares
from vision.naming.dice.known import KnownDie, measure_unlike, remember, weigh_unlike
from vision.naming.dice.reader import DiceReader
from vision.naming.dice.together import measure_likeness
from vision.seams import finish

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fixtures.render.dice.icons_found import Found
    from vision.geometry import Reals

FIRST, BOXES, TABLES = 550_000, 20, 5
MOST = (0.05, 0.07, 0.1, 0.135, 0.2, 0.25, 0.3, 0.4)
NATS = (1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0)


class Look(NamedTuple):
    """A die: what the network says, how far it is from what is known by then, and its face.

    Beside it: how much it is like each other die of its table, and whether that shows the same face.
    """

    logs: Reals
    unlike: Reals
    face: str
    table: int
    pairs: list[tuple[float, bool]]


def look_at_boxes(found: Found | None) -> Iterator[Look]:
    """Look at boxes of dice, each on one table after another."""
    reader, fitted = DiceReader(), read_section("dice")
    for seed in range(FIRST, FIRST + BOXES):
        known, dice = list[KnownDie](), None
        for table in range(TABLES):
            scene = make_feeder(seed + table * NEXT_SEED, "calibration", found=found, dice=dice)
            seen = finish(reader.see_together(scene.image_bgr, reader.find_in(scene.image_bgr, scene.region)))
            true = [
                (die, one.face)
                for die in seen
                for one in scene.dice
                if one.face and np.hypot(*np.subtract(die.found.center, one.center)) < NEAR * one.size_px
            ]
            likeness = measure_likeness(
                np.array([die.look for die, _ in true], np.float64).reshape(len(true), -1)
            )
            for number, (die, face) in enumerate(true):
                logs = weigh_shares(compare_faces(die), fitted)
                pairs = [(float(likeness[number, n]), true[n][1] == face) for n in range(number)]
                yield Look(logs, measure_unlike(die.look, known), face, table, pairs)
            known = remember(known, [KnownDie(face, die.look, by_person=True) for die, face in true])
            dice = scene.look


def fit_together(looks: Sequence[Look]) -> tuple[float, float]:
    """Return from which likeness on two dice rather show the same face, and how sharply that changes."""
    pairs = np.array([pair for look in looks for pair in look.pairs], np.float64)
    signs = np.column_stack([np.ones(len(pairs)), pairs[:, 0] - 1])
    start, sharply = fit_logistic(signs, pairs[:, 1], np.full(len(pairs), 1.0))
    return float(1 - start / sharply), float(sharply)


def measure_fit(looks: Sequence[Look], most: float, nats: float) -> float:
    """Return how probable the true faces are, as a mean logarithm."""
    logs = np.array([one.logs + weigh_unlike(one.unlike, most, nats) for one in looks])
    true = [FACES.index(one.face) for one in looks]
    return float((logs[np.arange(len(looks)), true] - np.logaddexp.reduce(logs, axis=1)).mean())


def main() -> None:
    """Look at all boxes, fit, and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--icons", type=Path, required=True)
    wish = parser.parse_args()
    found = load_found(wish.icons / "choose", FOODS, share=1.0)
    looks = [look for drawings in (found, None) for look in look_at_boxes(drawings)]
    middle, sharply = fit_together(looks)
    later = [look for look in looks if look.table]
    most, nats = max(product(MOST, NATS), key=lambda pair: measure_fit(later, *pair))
    alone, fitted = measure_fit(later, most, 0.0), measure_fit(later, most, nats)
    print(  # noqa: T201 - the program's output
        f"[dice.together]\nas_likely_as_not = {middle:.3f}\nsharply = {sharply:.1f}\n\n"
        f"# {len(later)} looks: {alone:.4f} nats without, {fitted:.4f} with\n"
        f"[dice.known]\nmost = {most}\nnats = {nats}"
    )


if __name__ == "__main__":
    main()
