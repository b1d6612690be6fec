"""Measures the ways of finding cards on the same photographs in one run: contours, and two networks."""

from __future__ import annotations

import argparse
import csv
import json
import logging
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image

from docs.record import Figure, add_option, record, share
from models.photo_folders import read_photos
from vision.finding.card_contours import find_by_contours
from vision.finding.finder import CardFinder
from vision.network import Network, start_session
from vision.overlap import measure_overlap, to_corners
from vision.reading import Outline

Box = tuple[float, float, float, float]
Pixels = NDArray[np.uint8]
Quad = NDArray[np.float64]
Way = Callable[[Pixels], list[Outline]]
LEAST_OVERLAP = 0.5
CLOSELY = "outlines that overlap their cards by 0.9"
WORDS = {  # what a folder's figure is called in docs/measurements.toml
    "titled_cards": "trading cards found",
    "grids_set": "symbol cards in grids found",
    "webcam_table": "playing cards under a webcam found",
}
CLOSE = 0.9  # overlap of an outline with its card from which print is found where it is looked for
HARD = {  # the same for pictures that `fixtures.render OUT --hard KIND` drew, by their folder
    "dotted": "on dotted cloth",
    "motifs": "on cloth with stars, leaves or rings",
    "waves": "on cloth with bent or slanting stripes",
    "checks": "on checked cloth",
    "alike": "on a table of their own colour",
    "tray": "in a tray of any colour",
    "touching": "edge to edge, with frames alike",
}
FAR_OFF = 0.04  # mean error of the corners, as a share of the width, from which titles may be misread
FOLDS, BLOCK = 2, 25  # photographs taken one after the other look alike, so they are tested together
log = logging.getLogger("measure_card_finder")


@dataclass(slots=True)
class Score:
    """Counts of one way over all pictures."""

    cards: int = 0
    found: int = 0
    apart: int = 0
    found_apart: int = 0
    wrong: int = 0
    took_ms: list[float] = field(default_factory=list)
    corner_errors: list[float] = field(default_factory=list)
    overlaps: list[float] = field(
        default_factory=list
    )  # of outlines and their cards, where corners are known
    failures: list[str] = field(default_factory=list)

    @property
    def close(self) -> int:
        """How many outlines nearly are their cards'."""
        return sum(overlap >= CLOSE for overlap in self.overlaps)

    def tell(self, name: str) -> str:
        """Return one line of a Markdown table."""
        told = self.found + self.wrong
        errors = np.array(self.corner_errors)
        corners = f"{100 * np.median(errors):.1f} %, {(errors > FAR_OFF).sum()} far" if len(errors) else "-"
        return (
            f"| {name} | {self.found / max(self.cards, 1):.3f} | {self.found_apart / max(self.apart, 1):.3f} "
            f"| {self.found / max(told, 1):.3f} | {corners} | {np.median(self.took_ms):.0f} |"
        )


@dataclass(frozen=True, slots=True)
class Truth:
    """The truth about one picture: boxes, and corners where a truth file has them."""

    path: Path
    boxes: tuple[Box, ...]
    corners: tuple[Quad | None, ...]
    ignored: tuple[Box, ...] = ()
    complete: bool = True  # where a card has no label, nothing can be called wrong


def read_boxes(folder: Path) -> list[Truth]:
    """Read labels.csv: one axis-aligned box a line."""
    boxes: dict[str, list[Box]] = {}
    with (folder / "labels.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            left, top, right, low = (float(row[key]) for key in ("xmin", "ymin", "xmax", "ymax"))
            boxes.setdefault(row["filename"], []).append((left, top, right, low))
    return [Truth(folder / name, tuple(found), (None,) * len(found)) for name, found in sorted(boxes.items())]


def read_truths(folder: Path, most_covered: float = 0.5) -> list[Truth]:
    """Read the truth files of our own pictures; cards that are mostly hidden may be found or not."""
    truths = []
    for path in sorted(folder.glob("*.json")):
        told = json.loads(path.read_text(encoding="utf-8"))
        shown, hidden = (
            [np.array(c["corners"]) for c in told["cards"] if (c["covered"] > most_covered) == below]
            for below in (False, True)
        )
        boxes, ignored = (
            tuple(cut_box(corners, told["size_wh"]) for corners in cards) for cards in (shown, hidden)
        )
        truths.append(Truth(path.with_suffix(".jpg"), boxes, tuple(shown), ignored))
    return truths


def read_labelled(folder: Path, half: str) -> list[Truth]:
    """Read labels.json: corners, one half for learning and the other for reporting."""
    return [
        Truth(
            photo.path,
            tuple(cut_box(quad, read_size(photo.path)) for quad in photo.cards),
            photo.cards,
            complete=photo.complete,
        )
        for photo in read_photos(folder)
        if photo.to_learn == (half == "learn")
    ]


def read_size(path: Path) -> tuple[int, int]:
    """Return a picture's width and height."""
    with Image.open(path) as picture:
        return picture.size


def fold_of(number: int) -> int:
    """Return the fold that tests the photograph of this number, in the order of names."""
    return number // BLOCK % FOLDS


def cut_box(corners: NDArray[np.float64], size_wh: tuple[int, int]) -> Box:
    """Return the upright box about the corners, cut at the picture's edge as the labels are."""
    low, high = np.maximum(corners.min(0), 0), np.minimum(corners.max(0), np.array(size_wh))
    return (float(low[0]), float(low[1]), float(high[0]), float(high[1]))


def overlap(one: Box, other: Box) -> float:
    """Return the share two boxes have in common."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    common = max(0.0, across) * max(0.0, down)
    areas = [(box[2] - box[0]) * (box[3] - box[1]) for box in (one, other)]
    return common / max(sum(areas) - common, 1e-9)


def match(found: list[Box], wanted: tuple[Box, ...]) -> dict[int, int]:
    """Pair boxes one to one, the best overlap first; return wanted -> found."""
    pairs = [(overlap(f, w), j, i) for i, f in enumerate(found) for j, w in enumerate(wanted)]
    taken: dict[int, int] = {}
    for common, j, i in sorted(pairs, reverse=True):
        if common >= LEAST_OVERLAP and j not in taken and i not in taken.values():
            taken[j] = i
    return taken


def lies_apart(boxes: tuple[Box, ...], number: int) -> bool:
    """Say whether a box touches no other."""
    return all(overlap(boxes[number], box) == 0 for n, box in enumerate(boxes) if n != number)


def score_picture(score: Score, truth: Truth, way: Way) -> None:
    """Run one way on one picture and add to its counts."""
    image = np.asarray(cv2.imread(str(truth.path)), np.uint8)
    start = time.perf_counter()
    outlines = way(image)
    score.took_ms.append(1000 * (time.perf_counter() - start))
    size_wh = (image.shape[1], image.shape[0])
    boxes = [cut_box(np.array(outline.corners), size_wh) for outline in outlines]
    pairs = match(boxes, truth.boxes)
    for number in range(len(truth.boxes)):
        hit, apart = number in pairs, lies_apart(truth.boxes, number)
        score.cards, score.found = score.cards + 1, score.found + hit
        score.apart, score.found_apart = score.apart + apart, score.found_apart + (hit and apart)
        corners = truth.corners[number]
        if hit and corners is not None:
            outline = np.array(outlines[pairs[number]].corners)
            score.corner_errors.append(corner_error(outline, corners))
            score.overlaps.append(measure_overlap(outline, corners))
            if score.overlaps[-1] < CLOSE:
                box = [round(v) for v in truth.boxes[number]]
                score.failures.append(f"{truth.path.name}: overlaps by {score.overlaps[-1]:.2f} at {box}")
        if not hit:
            score.failures.append(f"{truth.path.name}: missed {[round(v) for v in truth.boxes[number]]}")
    for number in set(range(len(boxes))) - set(pairs.values()):
        if not truth.complete or any(overlap(boxes[number], box) >= LEAST_OVERLAP for box in truth.ignored):
            continue
        score.wrong += 1
        score.failures.append(f"{truth.path.name}: no card at {[round(v) for v in boxes[number]]}")


def corner_error(found: NDArray[np.float64], wanted: NDArray[np.float64]) -> float:
    """Return the mean distance of the corners by the card's width, whichever end is called the top."""
    width_px = np.linalg.norm(wanted - np.roll(wanted, -1, axis=0), axis=1).min()
    errors = [np.linalg.norm(np.roll(found, n, axis=0) - wanted, axis=1).mean() for n in range(4)]
    return float(min(errors) / width_px)


def list_ways(finder: CardFinder) -> dict[str, Way]:
    """Return the ways to compare by name."""
    return {
        "contours alone": find_by_contours,
        "two looks": lambda image: [
            Outline(to_corners(card.corners), card.confidence) for card in finder.propose(image)
        ],
        "two looks, corners refined": finder.find,
    }


def _open(path: Path) -> Network:
    return Network(start_session(str(path)), {})


def read_folder(folder: Path, options: argparse.Namespace) -> list[Truth]:
    """Read what is known of a folder's pictures, as far as they are asked for."""
    if (folder / "labels.json").is_file():
        return read_labelled(folder, options.half)
    if not (folder / "labels.csv").is_file():
        return read_truths(folder)
    tests_fold = FOLDS - 1 if options.half == "report" else 0
    return [truth for number, truth in enumerate(read_boxes(folder)) if fold_of(number) == tests_fold]


def tell_counts(score: Score) -> str:
    """Return how many cards were found, of those apart, and closely; and how many finds are false."""
    return (
        f"{score.found} of {score.cards}, apart {score.found_apart} of {score.apart}, "
        f"close {score.close} of {len(score.overlaps)}, {score.wrong} false"
    )


def record_scores(scores: dict[str, Score]) -> None:
    """Write down what the way in use found."""
    if playing := scores.get("playing_cards"):
        figures = {
            "cards found": share(playing.found, playing.cards),
            "cards found of those that touch no other": share(playing.found_apart, playing.apart),
            "precision": Figure(share(playing.found, playing.found + playing.wrong).figure),
        }
        record("Photographs of playing cards", figures)
    named = {WORDS[name]: score for name, score in scores.items() if name in WORDS}
    others = {what: Figure(str(score.found), score.cards) for what, score in named.items()}
    bare = [score for name, score in scores.items() if name.startswith("neg_")]
    if bare:
        false, pictures = sum(score.wrong for score in bare), sum(len(score.took_ms) for score in bare)
        others["false cards in photographs without any"] = Figure(str(false), pictures)
    if others:
        record("Photographs of other cards", others)
    if hard := {name: score for name, score in scores.items() if name in HARD}:
        found = {f"found {HARD[name]}": Figure(str(one.found), one.cards) for name, one in hard.items()}
        record("Cards on grounds that hide them", found | {CLOSELY: count_close(hard.values())})
    if playing and bare and scores.keys() >= WORDS.keys():
        record("All photographs with cards labelled", count_all(scores.values()))


def count_all(scores: Collection[Score]) -> dict[str, Figure]:
    """Return the figures of all folders together."""
    found, cards, wrong = (
        sum(counts) for counts in zip(*((s.found, s.cards, s.wrong) for s in scores), strict=True)
    )
    return {
        "cards found": share(found, cards),
        "precision": Figure(share(found, found + wrong).figure),
        CLOSELY: count_close(scores),
    }


def count_close(scores: Collection[Score]) -> Figure:
    """Return the share of outlines that nearly are their cards', where corners are known."""
    return share(sum(one.close for one in scores), sum(len(one.overlaps) for one in scores))


def main() -> None:
    """Measure on folders with labels.json, labels.csv or truth files, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument(
        "--networks", type=Path, nargs=2, metavar=("FINDER", "CHECK"), help="instead of the shipped ones"
    )
    parser.add_argument(
        "--half", choices=("learn", "report"), default="learn", help="of photographs; playing cards by fold"
    )
    parser.add_argument(
        "--only-last", action="store_true", help="measure the last way alone: it is what is used"
    )
    parser.add_argument("--failures", action="store_true", help="name every miss of the last way")
    add_option(parser)
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    finder = CardFinder(*map(_open, options.networks or ()))
    ways = list(list_ways(finder).items())[-1 if options.only_last else 0 :]
    log.info(
        "| way | recall, all | recall, apart | precision | corners off | ms |\n|---|---|---|---|---|---|"
    )
    last: dict[str, Score] = {}
    for folder in options.folders:
        truths = read_folder(folder, options)
        for name, way in ways:
            score = Score()
            for truth in truths:
                score_picture(score, truth, way)
            log.info("%s %s", score.tell(f"{folder.name}, {name}"), tell_counts(score))
            last[folder.name] = score
        if options.failures:
            log.info("%s", "\n".join(score.failures))
    if options.record:
        record_scores(last)


if __name__ == "__main__":
    main()
