"""Fits a title's evidence against a stranger: `python -m models.fit_evidence_titles PHOTOS/titles_fanned`.

The folder has photographs of cards, labels.json with the corners and the text of every printed title, and
names.csv. Photographs are shrunk and put out of focus as a camera over a table would take them. One half of
them, chosen by file name, is fitted on; `--report` reads the other half with the shipped weights.
A stranger is a line whose own name the catalogue lacks, or print that is no title.
"""

from __future__ import annotations

import argparse
import csv
import hashlib
import json
import logging
import math
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from itertools import pairwise, product
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np
from numpy.typing import NDArray

from docs.record import Figure, add_option, record
from vision.deciding import decide, settles, weigh
from vision.evidence import Expected
from vision.geometry import Image, as_image, rectify
from vision.naming.titles.catalogue import Catalogue, CatalogueEntry
from vision.naming.titles.evidence import list_facts, weigh_match
from vision.naming.titles.matching import TitleMatch, explain_again, explain_lines, match_explained
from vision.naming.titles.recogniser import HEIGHT_PX, LineText, read_lines
from vision.naming.titles.second_opinion import read_line_again
from vision.naming.titles.signs import spell
from vision.overlap import to_corners
from vision.reading import Glimpse, Status, square_around

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

log = logging.getLogger("fit_evidence_titles")
Reals = NDArray[np.float64]
Rng = np.random.Generator
CAPITALS_PX, REPORTED_PX = (5, 6, 8, 9, 12), (6, 8, 12)
DEFOCUS = 0.18  # of the capitals' height
CAPITAL_SHARE = 0.75  # of a labelled line's height, which reaches below the letters that have a tail
MOVED = 0.05  # of the capitals' height: how far a corner may be off
AIR = 0.08  # of a labelled line's height, above and below it
NOISE, JPEG = 2.5, 80
STRAYS = 2  # lines that are no title, read beside one in half of the looks
RELATIONS = 0.25  # of the catalogues have a name that differs from the title's own in one word
RELATED = 1 / 3  # weight of each of these examples, as they are made more often than they occur
CATALOGUES = (None, 0.5, 0.14)  # all names, half of them, as many as a game of 170 birds has
SHORT = (4, 7)  # letters of a short name
TYPES = ("creature", "instant", "sorcery", "enchantment", "artifact", "land")
STRANGERS = {"look": 0.3, "game": 0.02}
SHOWN = {  # on the page of measurements: height of capitals, out of focus or not, how common strangers are
    "capitals of 6 pixels, sharp, sure and right": ((6, False), STRANGERS["look"]),
    "capitals of 6 pixels, out of focus, sure and right": ((6, True), STRANGERS["look"]),
    "the same in a game": ((6, True), STRANGERS["game"]),
    "capitals of 8 pixels, out of focus, sure and right": ((8, True), STRANGERS["look"]),
    "capitals of 12 pixels, out of focus, sure and right": ((12, True), STRANGERS["look"]),
}
_ANYWHERE = square_around((0, 0), 1)
RANGES = (0, 0.1, 0.4, 0.7, 0.9, 0.98, 0.995, 1.01)


@dataclass(frozen=True, slots=True, eq=False)
class Line:
    """One printed title in a photograph."""

    photo: Path
    quad: Reals
    text: str

    @property
    def height_px(self) -> float:
        """How high the line is."""
        a, b, c, d = self.quad
        return float(np.linalg.norm(d - a) + np.linalg.norm(c - b)) / 2


@dataclass(frozen=True, slots=True)
class Look:
    """One look at a line: how it was seen, what each reader read, and what was matched."""

    capital_px: float
    blurred: bool
    truth: str | None = None  # a stranger has none
    ours: TitleMatch | None = None
    both: TitleMatch | None = None

    @property
    def match(self) -> TitleMatch | None:
        """The match that the title reader uses: it asks the second reader only where ours settles nothing."""
        return self.ours if self.ours and settles(weigh_match(self.ours)) else self.both


def is_to_fit(photo: Path) -> bool:
    """Say whether a photograph is for fitting rather than for reporting."""
    return int(hashlib.sha256(photo.name.encode()).hexdigest(), 16) % 2 == 0


def read_folder(folder: Path) -> tuple[list[Line], list[str]]:
    """Return all titles of a folder and the names to choose from."""
    labels = json.loads((folder / "labels.json").read_text(encoding="utf-8"))
    with (folder / "names.csv").open(encoding="utf-8") as file:
        names = [row["name"] for row in csv.DictReader(file)]
    lines = [
        Line(folder / name, np.array(line["quad"], np.float64), line["text"])
        for name, told in sorted(labels.items())
        for line in told
    ]
    return lines, names


def photograph(image_bgr: Image, scale: float, defocus_px: float, rng: Rng) -> Image:
    """Return a picture as a camera further away takes it: small, soft, noisy, compressed."""
    small = cv2.resize(image_bgr, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA).astype(np.float32)
    soft = cv2.GaussianBlur(small, (0, 0), defocus_px) if defocus_px else small
    taken = np.clip(soft + rng.normal(0, NOISE, small.shape), 0, 255).astype(np.uint8)
    jpeg = cv2.imencode(".jpg", taken, [cv2.IMWRITE_JPEG_QUALITY, JPEG])[1]
    return as_image(cv2.imdecode(jpeg, cv2.IMREAD_COLOR))


def cut(image_bgr: Image, quad: Reals) -> Image:
    """Cut one line out, with a little air, as high as the recogniser wants it."""
    a, b, c, d = quad
    across, down = (
        np.linalg.norm(b - a) + np.linalg.norm(c - d),
        np.linalg.norm(d - a) + np.linalg.norm(c - b),
    )
    aspect = float(across / down)
    beside = 2 * AIR / aspect
    wide = aspect * (1 + 2 * beside) / (1 + 2 * AIR)
    size_wh = max(8, round(HEIGHT_PX * wide)), HEIGHT_PX
    return rectify(image_bgr, to_corners(quad), size_wh, (-beside, -AIR, 1 + beside, 1 + AIR))


def find_stray(quad: Reals, titles: Sequence[Reals], size_wh: tuple[int, int], rng: Rng) -> Reals | None:
    """Return a place below a title that is no title itself: a picture, rules, a table."""
    down = (quad[3] - quad[0] + quad[2] - quad[1]) / 2
    for _ in range(8):
        moved = quad + rng.uniform(1.4, 16) * down
        height = np.linalg.norm(down)
        is_inside = (moved >= 0).all() and (moved < size_wh).all()
        is_apart = all(_measure_apart(moved, title) > height for title in titles)
        if is_inside and is_apart:
            return np.asarray(moved, np.float64)
    return None


def make_relation(name: str, names: Sequence[str], rng: Rng) -> str | None:
    """Return a name that differs in one word, and little in that: Eastern and Western Meadowlark."""
    words = name.split()
    if len(words) == 1:
        return None
    place = int(rng.integers(len(words)))
    others = {word for number in rng.integers(len(names), size=20) for word in names[number].split()}
    alike = {word: SequenceMatcher(None, word, words[place]).ratio() for word in others - set(words)}
    words[place] = max(alike, key=lambda word: (alike[word], word))
    relation = " ".join(words)
    return None if spell(relation) in map(spell, (name, *names)) else relation


def make_short_names(names: Sequence[str]) -> list[str]:
    """Return short words spelled backwards, which nobody prints: stray marks resemble short names most."""
    words = {spell(word) for name in names for word in name.split()}
    short = sorted(word[::-1] for word in words if word.isalpha() and SHORT[0] <= len(word) <= SHORT[1])
    return short[::3]


def is_type_line(name: str) -> bool:
    """Say whether a name is the kind of a card, printed on many and labelled where the title is covered."""
    words = spell(name).split()
    return any(word in TYPES or (len(words) == 1 and any(word in kind for kind in TYPES)) for word in words)


def _measure_apart(one: Reals, other: Reals) -> float:
    """Return how many pixels lie between the boxes of two lines."""
    gaps = np.maximum(one.min(axis=0) - other.max(axis=0), other.min(axis=0) - one.max(axis=0))
    return float(gaps.max())


class Looks:
    """Takes the lines of photographs as a camera over a table would, and reads them."""

    def __init__(self, lines: Sequence[Line], names: Sequence[str], seed: int = 1) -> None:
        self.lines, self.names, self.seed = lines, names, seed
        self._whole = Catalogue([CatalogueEntry(name, name) for name in names])
        self._short = Catalogue([CatalogueEntry(word, word) for word in make_short_names(names)])

    def take_to_fit(self, capitals: Iterable[float]) -> Iterator[Look]:
        """Take every line in every size: known, a stranger, and print beside it that is no title."""
        for line, capital, blurred in product(self.lines, capitals, (False, True)):
            rng = self._start(line, capital, blurred=blurred)
            title, *strays = self._read(line, capital, rng, most_strays=STRAYS, blurred=blurred)
            seen = [title, *strays] if rng.random() < 1 / 2 else [title]
            known, others = (
                self._draw_catalogue(line.text, rng, is_known=is_known) for is_known in (True, False)
            )
            yield _match(seen, known, Look(capital, blurred, line.text))
            if not is_type_line(line.text):
                yield _match(seen, others, Look(capital, blurred))
            if strays and rng.random() < 1 / 4:
                yield _match(strays, others, Look(capital, blurred))
            if strays and rng.random() < 1 / 4:
                yield _match(strays, self._short, Look(capital, blurred))

    def take_to_report(self, capitals: Iterable[float]) -> Iterator[Look]:
        """Take every line in every size, alone: among all names, and among all but its own."""
        for line, capital, blurred in product(self.lines, capitals, (False, True)):
            rng = self._start(line, capital, blurred=blurred)
            seen = self._read(line, capital, rng, most_strays=0, blurred=blurred)
            yield _match(seen, self._whole, Look(capital, blurred, line.text))
            if not is_type_line(line.text):
                others = Catalogue(entry for entry in self._whole.entries if entry.id != line.text)
                yield _match(seen, others, Look(capital, blurred))

    def _start(self, line: Line, capital: float, *, blurred: bool) -> Rng:
        """Return a chance of its own for each look, so that one half can be read in parts."""
        told = f"{self.seed} {line.photo.name} {line.text} {capital} {blurred}"
        return np.random.default_rng(int.from_bytes(hashlib.sha256(told.encode()).digest()[:8]))

    def _read(
        self, line: Line, capital: float, rng: Rng, most_strays: int, *, blurred: bool
    ) -> list[tuple[LineText, LineText]]:
        """Read the line as it is seen, and some print beside it, with either reader."""
        image = as_image(cv2.imread(str(line.photo)))
        titles = [other.quad for other in self.lines if other.photo == line.photo]
        scale = min(1.0, capital / (CAPITAL_SHARE * line.height_px))
        small = photograph(image, scale, DEFOCUS * capital if blurred else 0.0, rng)
        size_wh = (image.shape[1], image.shape[0])
        found = [find_stray(line.quad, titles, size_wh, rng) for _ in range(most_strays)]
        quads = [line.quad, *(stray for stray in found if stray is not None)]
        crops = [cut(small, quad * scale + rng.uniform(-MOVED, MOVED, (4, 2)) * capital) for quad in quads]
        again = [read_line_again(crop, self._whole.alphabet) for crop in crops]
        return list(zip(read_lines(crops), again, strict=True))

    def _draw_catalogue(self, own: str, rng: Rng, *, is_known: bool) -> Catalogue:
        """Return all or some names, with or without a title's own, sometimes with a relation of it."""
        share = CATALOGUES[rng.integers(len(CATALOGUES))]
        kept = np.ones(len(self.names), bool) if share is None else rng.random(len(self.names)) < share
        pairs = zip(self._whole.entries, kept, strict=True)
        entries = [entry for entry, is_kept in pairs if (is_known if entry.id == own else is_kept)]
        if not is_known:
            entries = [entry for entry in entries if not is_type_line(entry.name)]
        if rng.random() < RELATIONS and (relation := make_relation(own, self.names, rng)):
            entries.append(CatalogueEntry(relation, relation))
        return Catalogue(entries)


def _match(seen: Sequence[tuple[LineText, LineText]], catalogue: Catalogue, look: Look) -> Look:
    """Match what two readers read to a catalogue."""
    ours, again = zip(*seen, strict=True)
    explained = explain_lines(ours, catalogue.names)
    both = explain_again(explained, again, catalogue.names)
    return replace(look, ours=match_explained(explained, catalogue), both=match_explained(both, catalogue))


def fit(values: Reals, right: Reals, counts: Reals, rounds: int = 60, pull: float = 0.01) -> Reals:
    """Fit a logistic regression by Newton's method, in which each example counts for so much."""
    weights = np.zeros(values.shape[1])
    for _ in range(rounds):
        likely = 1 / (1 + np.exp(-np.clip(values @ weights, -30, 30)))
        bend = (values * (counts * likely * (1 - likely))[:, None]).T @ values + pull * np.eye(len(weights))
        weights += np.linalg.solve(bend, values.T @ (counts * (right - likely)) - pull * weights)
    return weights


def fit_weights(looks: Sequence[Look], names: Sequence[str]) -> dict[str, float]:
    """Fit the evidence for the first name against a stranger, whatever share of the looks strangers are."""
    examples = [
        (match, look.truth is not None)
        for look in looks
        for match in (look.ours, look.both)
        if match and (look.truth is None or match.ranked[0].entry.id == look.truth)
    ]
    facts = [list_facts(match.lead, match.fit) for match, _ in examples]
    listed = {*names, *make_short_names(names)}
    related = [any(one.entry.id not in listed for one in match.ranked) for match, _ in examples]
    fitted = fit(
        np.array([list(one.values()) for one in facts]),
        np.array([float(is_known) for _, is_known in examples]),
        np.where(related, RELATED, 1.0),
    )
    weights = dict(zip(facts[0], fitted.tolist(), strict=True))
    strangers = sum(look.truth is None for look in looks)
    weights["one"] -= math.log((len(looks) - strangers) / strangers)
    return {name: round(weight, 3) for name, weight in weights.items()}


def fit_share_behind(looks: Sequence[Look]) -> float:
    """Return how much each nat counts against a name that is behind the first."""
    shares = np.arange(0.05, 2.0, 0.05)
    likely = np.zeros(len(shares))
    for look in looks:
        gains = {one.entry.id: one.gain for one in look.both.ranked} if look.both else {}
        if look.truth in gains:
            others = np.outer(shares, np.array(list(gains.values())) - gains[look.truth])
            likely -= np.log(np.exp(others).sum(axis=1))
    return float(shares[likely.argmax()])


def tell_cells(looks: Sequence[Look]) -> Iterator[str]:
    """Yield a table: for every size, sharp and out of focus, how many names are first, sure, wrong."""
    heads = ["capitals", "", "lines", "first"]
    heads += [
        f"{place}: {what}" for place in STRANGERS for what in ("sure and right", "wrong", "strangers sure")
    ]
    yield f"| {' | '.join(heads)} |"
    yield "|---" * len(heads) + "|"
    for capital, blurred in sorted({(look.capital_px, look.blurred) for look in looks}):
        cell = [look for look in looks if (look.capital_px, look.blurred) == (capital, blurred)]
        known = [look for look in cell if look.truth is not None]
        first = sum(look.match is not None and look.match.ranked[0].entry.id == look.truth for look in known)
        row = [f"{capital} px", "out of focus" if blurred else "sharp", len(known), first]
        for share in STRANGERS.values():
            sure = [(look.truth, name) for look in cell if (name := find_answer(look, share))]
            right = sum(truth == name for truth, name in sure)
            strange = sum(truth is None for truth, _ in sure)
            row += [right, len(sure) - right - strange, strange]
        yield f"| {' | '.join(map(str, row))} |"


def record_looks(looks: Sequence[Look]) -> None:
    """Write down how the shipped weights hold."""
    figures = {what: _count_right(looks, cell, share) for what, (cell, share) in SHOWN.items()}
    known = [look for look in looks if look.truth is not None]
    strange = [look for look in looks if look.truth is None]
    blurred = [look for look in known if (look.capital_px, look.blurred) == (REPORTED_PX[0], True)]
    first = sum(look.match is not None and look.match.ranked[0].entry.id == look.truth for look in blurred)
    sure = [
        (look.truth, name)
        for look in known
        for share in STRANGERS.values()
        if (name := find_answer(look, share))
    ]
    wrong = sum(truth != name for truth, name in sure)
    taken = sum(find_answer(look, STRANGERS["look"]) is not None for look in strange)
    figures["capitals of 6 pixels, out of focus, first"] = Figure(str(first), len(blurred))
    figures["known titles confidently wrong, of those called sure"] = Figure(str(wrong), len(sure))
    figures["strangers called sure, where strangers are common"] = Figure(str(taken), len(strange))
    record("How sure it is: titles", figures)


def _count_right(looks: Sequence[Look], cell: tuple[int, bool], stranger: float) -> Figure:
    """Count the titles of one size that are sure and right."""
    known = [look for look in looks if look.truth and (look.capital_px, look.blurred) == cell]
    return Figure(str(sum(find_answer(look, stranger) == look.truth for look in known)), len(known))


def name_best(look: Look, stranger: float) -> tuple[str, float]:
    """Return the likeliest name and how likely it is."""
    chances = weigh(weigh_match(look.match), Expected(stranger=stranger))
    return next(((what.id, chance) for what, chance in chances.items()), ("", 0.0))


def find_answer(look: Look, stranger: float) -> str | None:
    """Return the name that is answered where so many are strangers, if any is."""
    seen = Glimpse(weigh_match(look.match), _ANYWHERE)
    reading = decide(seen, Expected(stranger=stranger))
    return reading.id if reading.status is Status.SURE else None


def tell_reliability(looks: Sequence[Look], stranger: float) -> Iterator[str]:
    """Yield a table: for each range of chances how often the name was right, with so many strangers."""
    known = sum(look.truth is not None for look in looks)
    weights = {True: (1 - stranger) / known, False: stranger / max(len(looks) - known, 1)}
    told = [(*name_best(look, stranger), look.truth) for look in looks]
    yield f"| chance, strangers {stranger:.0%} | looks | mean chance | right |"
    yield "|---|---|---|---|"
    for low, high in pairwise(RANGES):
        inside = [
            (weights[truth is not None], chance, truth == name)
            for name, chance, truth in told
            if name and low <= chance < high
        ]
        if inside:
            weight, chance, right = np.array(inside, np.float64).T
            means = (weight @ chance / weight.sum(), weight @ right / weight.sum())
            yield f"| {low:g} to {min(high, 1):g} | {len(inside)} | {means[0]:.1%} | {means[1]:.1%} |"


def main() -> None:
    """Fit and print the section of the calibration file, or report how the shipped weights hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--report", action="store_true", help="read the half that was not fitted on")
    parser.add_argument("--seed", type=int, default=1)
    add_option(parser)
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    lines, names = read_folder(options.folder)
    looks_at = Looks([line for line in lines if is_to_fit(line.photo) != options.report], names, options.seed)
    if options.report:
        looks = list(looks_at.take_to_report(REPORTED_PX))
        for table in (tell_cells(looks), *(tell_reliability(looks, share) for share in STRANGERS.values())):
            log.info("%s\n", "\n".join(table))
        if options.record:
            record_looks(looks)
        return
    looks = list(looks_at.take_to_fit(CAPITALS_PX))
    strangers = sum(look.truth is None for look in looks)
    log.info("fitted_on = %d looks, %d of them strangers", len(looks), strangers)
    log.info("per_nat_behind = %.2f\nnamesakes = %.5f", fit_share_behind(looks), 1 / strangers)
    weights = fit_weights(looks, names)
    log.info("[titles.weights]\n%s", "\n".join(f"{name} = {weight}" for name, weight in weights.items()))


if __name__ == "__main__":
    main()
