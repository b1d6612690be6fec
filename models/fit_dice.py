"""Fits what a look at a food die is worth: the section `dice` of vision/calibration.toml.

There is no photograph of a food die. Known dice are rendered with icons drawn by other people, from sources
that no network was trained on (ICONS/choose of gather_food_icons.py), and with our own calibration drawings.
Something else are real dice of other games (every second photograph of PHOTOS/dice), what is taken for a die
in photographs without any, rendered dice of other games, alone and among food dice, and what
is taken for a die in the rendered pictures and is none; each kind counts the same.

`gather` writes the looks of one half to a file; `fit` prints the section; `report` says how well it holds.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from dataclasses import asdict, dataclass
from itertools import pairwise, product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from fixtures.render.dice.faces import FOODS, Family
from fixtures.render.dice.feeder import PlacedDie, Scene, make_scene
from fixtures.render.dice.icons_found import load_found
from models.measure_food_dice import LARGEST_PX, NEAR, SIZE_WH, SMALLEST_PX, make_feeder, make_strange
from vision.calibrated import read_section
from vision.deciding import QUESTION, WRONG_CARD
from vision.evidence import OF_A_DIE
from vision.naming.dice.candidates import FACES
from vision.naming.dice.faces import compare_faces, list_signs, weigh_shares
from vision.naming.dice.reader import DiceReader
from vision.pictures.picture import load_picture
from vision.seams import finish

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from numpy.typing import NDArray

    from fixtures.render.dice.icons_found import Found
    from vision.geometry import Image
    from vision.reading import Corners

    Reals = NDArray[np.float64]

FRAMES = 3
BEYOND, STEEPER = (1.0, 2.0, 3.0, 4.0), (0.0, 0.25, 0.5, 0.75, 1.0, 1.5)
SIGNS = ("one", "food", "heat", "size", "crowded")
ICON_PARTS: dict[str, str] = {"fit": "choose", "report": "report"}
OWN_DRAWINGS: dict[str, Family] = {"fit": "calibration", "report": "test"}
# First seed and number: feeders with icons, with our own drawings, the same in whole pictures, single dice
# of other games, and feeders with such dice among food dice.
SEEDS = {
    "fit": ((286_000, 400), (230_000, 250), (235_000, 250), (719_000, 500), (740_000, 120)),
    "report": ((330_000, 250), (340_000, 250), (345_000, 0), (725_000, 400), (750_000, 60)),
}
WITHOUT_DICE = ("neg_blocks", "neg_catan", "neg_chess", "neg_go", "webcam_table", "playing_cards")
EVERY = {"playing_cards": 6}  # photograph that is taken, of a folder with many
ALL_STRANGE = ("strange", "real dice", "no dice")  # pictures without any food die
STRANGE = 0.3  # of the dice in a feeder with dice of other games


@dataclass(frozen=True)
class Look:
    """One thing seen in one frame, and the face it shows; None if it is no die of this game."""

    kind: str
    scene: str
    frame: int
    face: str | None
    signs: list[float]
    shares: list[float]


class Gatherer:
    """Looks at pictures with the reader that is shipped."""

    def __init__(self) -> None:
        self._reader = DiceReader()

    def look_at(
        self,
        image_bgr: Image,
        kind: str,
        scene: str,
        frame: int = 0,
        dice: Sequence[PlacedDie] = (),
        region: Corners | None = None,
    ) -> Iterator[Look]:
        """Return what is seen of each thing."""
        outlines = self._reader.find_in(image_bgr, region)
        seen = finish(self._reader.see_together(image_bgr, outlines))
        for die in seen:
            far = [np.hypot(*np.subtract(die.found.center, one.center)) / one.size_px for one in dice]
            there = dice[int(np.argmin(far))] if far and min(far) < NEAR else None
            face = there.face if there else None
            if there and face is None:
                kind_seen = "strange"
            else:
                kind_seen = kind if there or kind in ALL_STRANGE else "false"
            shares = [float(share) for share in compare_faces(die)]
            yield Look(kind_seen, scene, frame, face, list_signs(die, seen), shares)

    def look_at_scene(self, scene: Scene, kind: str, name: str) -> Iterator[Look]:
        """Look at all frames of a feeder, as in a watched game."""
        for number, frame in enumerate(scene.frames):
            yield from self.look_at(frame, kind, name, number, scene.dice, scene.region)


def gather(half: str, icons: Path, photos: Path) -> Iterator[Look]:
    """Look at everything of one half."""
    found = load_found(icons / ICON_PARTS[half], FOODS, share=1.0)
    gatherer, own = Gatherer(), OWN_DRAWINGS[half]
    of_icons, of_own, whole, strange, mixed = (range(first, first + count) for first, count in SEEDS[half])
    for seed in of_icons:
        yield from gatherer.look_at_scene(make_feeder(seed, "calibration", FRAMES, found), "icons", f"{seed}")
    for seed in of_own:
        yield from gatherer.look_at_scene(make_feeder(seed, own, FRAMES), "own drawings", f"{seed}")
    for seed in whole:
        scene = make_feeder(seed, own)
        yield from gatherer.look_at(scene.image_bgr, "own drawings", f"{seed}", 0, scene.dice)
    for seed in strange:
        for number, picture in enumerate(make_strange(seed, FRAMES)):
            yield from gatherer.look_at(picture, "strange", f"{seed}", number)
    for seed in mixed:
        yield from gatherer.look_at_scene(_mix(seed, found), "icons", f"{seed}")
    odd = list(SEEDS).index(half)
    for file in sorted((photos / "dice").glob("*.jpg"))[odd::2]:
        yield from gatherer.look_at(load_picture(file).image_bgr, "real dice", file.name)
    for file in _list_without_dice(photos)[odd::2]:
        yield from gatherer.look_at(load_picture(file).image_bgr, "no dice", file.name)


def _list_without_dice(photos: Path) -> list[Path]:
    suffixes = {".jpg", ".jpeg", ".png"}
    folders = {
        name: sorted(file for file in (photos / name).iterdir() if file.suffix.lower() in suffixes)
        for name in WITHOUT_DICE
    }
    return [file for name, files in folders.items() for file in files[:: EVERY.get(name, 1)]]


def _mix(seed: int, found: Found) -> Scene:
    """A feeder in which some dice are of another game."""
    rng = np.random.default_rng([seed, 77])
    die_px = float(np.exp(rng.uniform(np.log(SMALLEST_PX), np.log(LARGEST_PX))))
    return make_scene(rng, "calibration", SIZE_WH, die_px, frames=FRAMES, found=found, strange=STRANGE)


# --- the fit ------------------------------------------------------------------------------------------


def fit(looks: Sequence[Look]) -> str:
    """Return the section of the calibration."""
    known, others = ([one for one in looks if bool(one.face) is is_known] for is_known in (True, False))
    food = fit_food(known, others)
    fitted = fit_faces(known)
    signs = "".join(f"{name} = {value:.3f}\n" for name, value in zip(SIGNS, food, strict=True))
    biases = "".join(f"{name} = {value:.3f}\n" for name, value in fitted["face"].items())
    many = f"beyond = {fitted['beyond']}\nsteeper = {fitted['steeper']}\n"
    return f"[dice]\nshare = {fitted['share']:.3f}\n{many}\n[dice.food]\n{signs}\n[dice.face]\n{biases}"


def fit_food(known: Sequence[Look], others: Sequence[Look]) -> Reals:
    """Return the weight of each sign in the evidence for any food, by a logistic fit."""
    signs = np.array([one.signs for one in (*known, *others)])
    is_food = np.array([1.0] * len(known) + [0.0] * len(others))
    return fit_logistic(signs, is_food, np.array([*_even(known), *_even(others)]))


def fit_logistic(signs: Reals, is_so: Reals, weights: Reals) -> Reals:
    """Return the weight of each sign in the log odds that something is so."""

    def step(now: Reals) -> tuple[Reals, Reals]:
        chance = 1 / (1 + np.exp(-signs @ now))
        slope = signs.T @ (weights * (is_so - chance))
        return slope, (signs * (weights * chance * (1 - chance))[:, None]).T @ signs

    return _climb(step, np.full(signs.shape[1], 1e-3))


def fit_faces(known: Sequence[Look]) -> dict[str, Any]:
    """Return the weight of a face's log share, what each has beforehand, and how much more many nats say.

    The first two by a multinomial fit; the last is what makes the right faces most probable then.
    """
    rows = np.array([one.shares for one in known])
    own = np.broadcast_to(np.eye(len(FACES)), (len(rows), len(FACES), len(FACES)))
    terms = np.concatenate([rows[..., None], own], axis=2)
    true = np.array([FACES.index(str(one.face)) for one in known])
    weights = np.array(_even(known))

    def step(now: Reals) -> tuple[Reals, Reals]:
        logs = terms @ now
        chances = np.exp(logs - logs.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        mean = (chances[..., None] * terms).sum(axis=1)
        slope = ((terms[np.arange(len(true)), true] - mean) * weights[:, None]).sum(axis=0)
        curve = np.einsum("n,nf,nfa,nfb->ab", weights, chances, terms, terms)
        return slope, curve - np.einsum("n,na,nb->ab", weights, mean, mean)

    fitted = _climb(step, np.array([1e-4, *[2e-2] * len(FACES)]))
    straight = {"share": float(fitted[0]), "face": dict(zip(FACES, fitted[1:], strict=True))}

    def measure(steeper: tuple[float, float]) -> float:
        logs = weigh_shares(rows, {**straight, "beyond": steeper[0], "steeper": steeper[1]})
        right = logs[np.arange(len(true)), true] - np.logaddexp.reduce(logs, axis=1)
        return float((weights * right).sum())

    beyond, steeper = max(product(BEYOND, STEEPER), key=measure)
    return {**straight, "beyond": beyond, "steeper": steeper}


def _even(looks: Sequence[Look]) -> list[float]:
    """Let each kind count the same, whatever its number."""
    numbers: defaultdict[str, int] = defaultdict(int)
    for one in looks:
        numbers[one.kind] += 1
    return [1 / numbers[one.kind] / len(numbers) for one in looks]


def _climb(step: Callable[[Reals], tuple[Reals, Reals]], ridge: Reals) -> Reals:
    """Return where a concave likelihood is greatest, by Newton's steps."""
    now = np.zeros(len(ridge))
    for _ in range(100):
        slope, curve = step(now)
        now = now + np.clip(np.linalg.solve(curve + np.diag(ridge), slope - ridge * now), -1, 1)
    return now


# --- the report ---------------------------------------------------------------------------------------


def tell_chances(looks: Sequence[Look], section: dict[str, Any], stranger: float) -> Reals:
    """Return the chance of each face of each look; what is missing from 1 is something else."""
    food = np.array([one.signs for one in looks]) @ list(section["food"].values())
    logs = weigh_shares(np.array([one.shares for one in looks]), section)
    nats = food[:, None] + logs - np.logaddexp.reduce(logs, axis=1)[:, None]
    powers = np.exp(nats)
    return np.asarray(powers / (powers.sum(axis=1, keepdims=True) + stranger / (1 - stranger)), np.float64)


def report(looks: Sequence[Look], section: dict[str, Any], stranger: float) -> Iterator[str]:
    """Tell by kind and face how many are sure, and by tenths of chance how many of those are right."""
    chances = tell_chances(looks, section, stranger)
    best, sure = chances.argmax(axis=1), (1 - chances.max(axis=1)) * WRONG_CARD * OF_A_DIE <= QUESTION
    right = np.array([one.face == FACES[face] for one, face in zip(looks, best, strict=True)])
    groups: defaultdict[str, list[int]] = defaultdict(list)
    for number, one in enumerate(looks):
        groups[f"{one.kind}: {one.face}"].append(number)
    for name, numbers in sorted(groups.items()):
        yield (
            f"{name}: {len(numbers)} looks, first {right[numbers].mean():.3f}, "
            f"sure {sure[numbers].mean():.3f}, confidently wrong {int((sure & ~right)[numbers].sum())}"
        )
    edges = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 1.001]
    known = np.array([one.face is not None for one in looks])
    for low, high in pairwise(edges):
        there = known & (chances.max(axis=1) >= low) & (chances.max(axis=1) < high)
        if there.any():
            mean = chances.max(axis=1)[there].mean()
            yield f"told {mean:.3f}, right {right[there].mean():.3f} of {int(there.sum())}"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("step", choices=("gather", "fit", "report"))
    parser.add_argument("looks", type=Path, help="file of looks, written by gather")
    parser.add_argument("--half", choices=SEEDS, default="fit")
    parser.add_argument("--icons", type=Path, help="folder that gather_food_icons.py wrote")
    parser.add_argument("--photos", type=Path, help="folder of photographs with dice, and others without")
    parser.add_argument("--stranger", type=float, default=0.02)
    wish = parser.parse_args()
    if wish.step == "gather":
        lines = (json.dumps(asdict(one)) for one in gather(wish.half, wish.icons, wish.photos))
        wish.looks.write_text("\n".join(lines))
        return
    looks = [Look(**json.loads(line)) for line in wish.looks.read_text().splitlines()]
    if wish.step == "fit":
        _tell([fit(looks)])
    else:
        _tell(report(looks, read_section("dice"), wish.stranger))


def _tell(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)  # noqa: T201 - the program's output


if __name__ == "__main__":
    main()
