"""Compares how sure readings are with how often they are right: titles, pictures, dice and grids together.

    python -m models.measure_reliability PHOTOS --icons ICONS --grids GRIDS

Nothing here was fitted on: the report halves of titles_fanned and identities in PHOTOS, feeders with ICONS of
sources that no network learned from and with our own drawings, and GRIDS of fixtures.render.scenes.grids.
All is decided as in a game. There are far more strangers here than in a game, so each counts for that much
less.
"""

from __future__ import annotations

import argparse
import json
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import cv2
import numpy as np

from docs.record import Figure, add_option, record, share
from fixtures.grids import read_grid
from fixtures.render.cards.characters import CARD_MM
from fixtures.render.dice.faces import FOODS
from fixtures.render.dice.icons_found import load_found
from fixtures.render.scenes.enrolment import enrol
from models.fit_evidence_titles import REPORTED_PX, Looks, is_to_fit, read_folder
from models.fit_evidence_titles import find_answer as find_title
from models.fit_evidence_titles import name_best as name_title
from models.fit_picture_evidence import ask_all
from models.measure_food_dice import NEXT_SEED, make_feeder, match
from vision.deciding import decide
from vision.evidence import IN_A_GAME
from vision.geometry import as_image
from vision.grid.reader import GridReader
from vision.naming.dice.reader import DiceReader
from vision.reading import Reading, Status

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fixtures.render.dice.faces import Family
    from fixtures.render.dice.feeder import Scene
    from fixtures.render.dice.icons_found import Found

SET = "How sure it is: everything together"
BINS = (0.0, 0.2, 0.4, 0.6, 0.8, 0.9, 0.95, 0.98, 0.99, 0.999, 1.0)
TABLES, FRAMES = 2, 3  # on which the dice of a box lie
OF_ICONS, OF_OURS = range(298_000, 298_150), range(294_000, 294_200)  # seeds: those of measure_food_dice
KINDS = ("titles", "pictures", "dice", "grids")
FEWEST = 30  # readings in a range of chances whose share of right ones says anything


class Judged(NamedTuple):
    """The likeliest name of one thing, how likely it is, and whether it is called sure and is right."""

    kind: str
    chance: float
    sure: bool
    right: bool
    known: bool  # the thing is in the list of names


def tell_titles(folder: Path) -> Iterator[Judged]:
    """Read the printed titles that were kept back, in all sizes, sharp and out of focus."""
    lines, names = read_folder(folder)
    looks = Looks([line for line in lines if not is_to_fit(line.photo)], names)
    for look in looks.take_to_report(REPORTED_PX):
        name, chance = name_title(look, IN_A_GAME.stranger)
        sure = find_title(look, IN_A_GAME.stranger) is not None
        yield Judged("titles", chance, sure, name == look.truth, look.truth is not None)


def tell_pictures(photos: Path) -> Iterator[Judged]:
    """Name cards that were enrolled from one camera and are asked by another."""
    for one in ask_all(photos, "report"):
        yield _judge("pictures", decide(one.glimpse, IN_A_GAME), one.truth, known=one.known)


def tell_dice(seeds: Sequence[int], found: Found | None) -> Iterator[Judged]:
    """Read feeders frame by frame, nothing being known of their dice."""
    reader = DiceReader()
    for scene in _draw_feeders(seeds, found):
        for frame in scene.frames:
            for die, reading in match(scene.dice, reader.read(frame, scene.region, IN_A_GAME)):
                face = die.face if die else None
                if reading:
                    yield _judge("dice", reading, face, known=face is not None)


def _draw_feeders(seeds: Sequence[int], found: Found | None) -> Iterator[Scene]:
    for seed in seeds:
        dice = None
        for number in range(TABLES):
            family: Family = "calibration" if found else "test"
            scene = make_feeder(seed + number * NEXT_SEED, family, FRAMES, found, dice)
            dice = scene.look
            yield scene


def tell_grids(folder: Path) -> Iterator[Judged]:
    """Read rendered grids, each card with its side and the way it faces."""
    reader = GridReader(enrol(), CARD_MM)
    for picture in sorted(folder.glob("*.jpg")):
        truth = json.loads(picture.with_suffix(".json").read_text(encoding="utf-8"))
        for place, reading in (read_grid(reader, as_image(cv2.imread(str(picture)))) or {}).items():
            if reading and place not in truth["hidden"]:
                lies = truth["grid"].get(place) or {"id": None, "side": "", "facing": None}
                judged = _judge("grids", reading, lies["id"], known=lies["id"] is not None)
                lying = (reading.side, reading.facing) == (lies["side"], lies["facing"])
                yield judged._replace(right=judged.right and lying)


def _judge(kind: str, reading: Reading, truth: str | None, *, known: bool) -> Judged:
    best = reading.candidates[0] if reading.candidates else None
    sure = reading.status is Status.SURE
    return Judged(kind, best.confidence if best else 0.0, sure, bool(best) and best.id == truth, known)


def weigh(judged: Sequence[Judged]) -> list[float]:
    """Return what each reading counts for, with as many strangers of each kind as turn up in a game."""
    counts = {
        (kind, known): sum((one.kind, one.known) == (kind, known) for one in judged)
        for kind in {one.kind for one in judged}
        for known in (True, False)
    }
    usual = IN_A_GAME.stranger / (1 - IN_A_GAME.stranger)
    return [
        1.0 if one.known else min(1.0, usual * counts[one.kind, True] / counts[one.kind, False])
        for one in judged
    ]


def list_ranges(judged: Sequence[Judged]) -> Iterator[tuple[int, float, float]]:
    """Give for each range of chances how many have one, the mean, and what share of them is right."""
    values = np.array([(one.chance, one.right) for one in judged], np.float64)
    weights = np.array(weigh(judged))
    for low, high in pairwise(BINS):
        some = (values[:, 0] >= low) & (values[:, 0] < high + (high == 1))
        if some.any():
            mean, right = np.average(values[some], axis=0, weights=weights[some])
            yield int(some.sum()), float(mean), float(right)


def count_sure(judged: Sequence[Judged]) -> tuple[int, int, int, int]:
    """Return how many known things are sure, how many of them are wrong, and the same of strangers."""
    known, strange = ([one for one in judged if one.known is is_known] for is_known in (True, False))
    sure = [one for one in known if one.sure]
    return len(sure), sum(not one.right for one in sure), len(strange), sum(one.sure for one in strange)


def _count_wrong(judged: Sequence[Judged], kind: str) -> Figure:
    sure, wrong, _, _ = count_sure([one for one in judged if one.kind == kind])
    return Figure(str(wrong), sure)


def tell(judged: Sequence[Judged]) -> Iterator[str]:
    """Give the counts of each kind and of all, and the diagram of all."""
    for kind in (*KINDS, "all"):
        some = [one for one in judged if kind in (one.kind, "all")]
        sure, wrong, strange, taken = count_sure(some)
        yield f"{kind:9} sure {sure:6}, wrong {wrong:2}; strangers {strange:5}, sure {taken:3}"
    yield "readings   mean  right"
    for count, mean, right in list_ranges(judged):
        yield f"{count:8} {mean:6.1%} {right:6.1%}"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("photos", type=Path)
    parser.add_argument("--icons", type=Path, required=True, help="folder that gather_food_icons wrote")
    parser.add_argument("--grids", type=Path, required=True, help="folder of rendered grids")
    add_option(parser)
    wish = parser.parse_args()
    found = load_found(wish.icons / "report", FOODS, share=1.0)
    judged = [
        *tell_titles(wish.photos / "titles_fanned"),
        *tell_pictures(wish.photos),
        *tell_dice(OF_ICONS, found),
        *tell_dice(OF_OURS, None),
        *tell_grids(wish.grids),
    ]
    print("\n".join(tell(judged)))  # noqa: T201 - the program's output
    if wish.record:
        sure, wrong, strange, taken = count_sure(judged)
        off = max(abs(mean - right) for count, mean, right in list_ranges(judged) if count >= FEWEST)
        figures = {
            "known things confidently wrong, of those called sure": Figure(str(wrong), sure),
            **{f"of these, {kind}": _count_wrong(judged, kind) for kind in KINDS},
            "strangers called sure": share(taken, strange),
            "farthest from the diagonal": Figure(f"{100 * off:.1f} points"),
        }
        record(SET, figures)


if __name__ == "__main__":
    main()
