"""Fits how sure a title match is: `python -m models.fit_title_confidence --fonts … --names birds.csv`.

Titles are drawn in typefaces the reader never trained on: half of these families serve to fit, half to
report. Half of the titles are of names the catalogue lacks, so that the fit also learns what a stranger looks
like: a hard prior. The weights it prints go into vision/naming/titles/confidence.py by hand.
"""

from __future__ import annotations

import argparse
import csv
import hashlib
import logging
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np
from numpy.typing import NDArray

from models.title_lines import Camera, LineMaker, Rng, print_line
from models.title_texts import Texts, set_case
from models.typefaces import Typeface, find_typefaces
from vision.naming.grading import grade
from vision.naming.titles.catalogue import Catalogue, CatalogueEntry
from vision.naming.titles.confidence import judge_match, weigh
from vision.naming.titles.matching import TitleMatch, explain_again, explain_lines, match_explained
from vision.naming.titles.recogniser import read_lines
from vision.naming.titles.second_opinion import read_line_again
from vision.reading import Status

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

log = logging.getLogger("fit_title_confidence")
Example = tuple[TitleMatch, bool]
Reals = NDArray[np.float64]
SECOND_NAME_SHARE = 0.5  # of titles that have their second name printed below


def draw_camera(rng: Rng) -> Camera:
    """Draw a camera as it may stand over a table: print of any size, in focus or out of it."""
    capital = float(np.exp(rng.uniform(np.log(4.5), np.log(20))))
    sigma = max(0.3, rng.choice([rng.uniform(0, 0.12), rng.uniform(0.1, 0.24)]) * capital)
    return Camera(capital, sigma, noise=rng.uniform(0, 5), jpeg=int(rng.uniform(60, 97)))


def draw_far_camera(rng: Rng) -> Camera:
    """Draw a laptop's webcam over a whole table: small print, out of focus."""
    capital = float(np.exp(rng.uniform(np.log(3.8), np.log(8))))
    return Camera(capital, rng.uniform(0.7, 1.5), noise=rng.uniform(1, 4), jpeg=int(rng.uniform(70, 101)))


CAMERAS = {"any": draw_camera, "far": draw_far_camera}


class Titles:
    """Draws titles and reads them."""

    def __init__(
        self, names: Sequence[tuple[str, str]], faces: Sequence[Typeface], camera: str = "any"
    ) -> None:
        known = [
            CatalogueEntry(name, name, second) for number, (name, second) in enumerate(names) if number % 2
        ]
        self.names, self.catalogue = names, Catalogue(known)
        self.maker = LineMaker(Texts(tuple(name for name, _ in names)), faces)
        self.draw_camera = CAMERAS[camera]

    def keep_relations(self) -> None:
        """Draw only strangers from now on that share a word or a genus with a name of the catalogue."""
        shared = {
            word for entry in self.catalogue.entries for word in _list_kin(entry.name, entry.scientific_name)
        }
        self.names = [pair for pair in self.names[::2] if shared & _list_kin(*pair)]

    def draw(self, rng: Rng) -> Example | None:
        """Draw one title, read it, and say whether the first entry is right; None where nothing is read."""
        name, second = self.names[rng.integers(len(self.names))]
        face, camera = self.maker.draw_face(rng), self.draw_camera(rng)
        texts = [name, second] if second and rng.random() < SECOND_NAME_SHARE else [name]
        crops = [self._photograph(text, face, camera, rng) for text in texts]
        explained = explain_lines(read_lines(crops), self.catalogue.names)
        match = match_explained(explained, self.catalogue)
        if grade(judge_match(match)) is not Status.SURE:
            again = [read_line_again(crop, self.catalogue.alphabet) for crop in crops]
            explained = explain_again(explained, again, self.catalogue.names)
            match = match_explained(explained, self.catalogue)
        return None if match is None else (match, match.ranked[0].entry.id == name)

    def _photograph(self, text: str, face: Typeface, camera: Camera, rng: Rng) -> NDArray[np.uint8]:
        line = self.maker.photograph(print_line(set_case(text.lower(), rng), face, rng), camera, rng)
        return np.asarray(cv2.cvtColor(line, cv2.COLOR_GRAY2BGR), np.uint8)


def _list_kin(name: str, second: str) -> set[str]:
    """Return what near relations share: the last word of the name and the first of the second name."""
    return {name.replace("-", " ").split()[-1].lower(), *second.lower().split()[:1]}


def fit(values: Reals, right: Reals, rounds: int = 60, pull: float = 0.01) -> Reals:
    """Fit a logistic regression by Newton's method."""
    weights = np.zeros(values.shape[1])
    for _ in range(rounds):
        likely = 1 / (1 + np.exp(-np.clip(values @ weights, -30, 30)))
        bend = (values * (likely * (1 - likely))[:, None]).T @ values + pull * np.eye(len(weights))
        weights += np.linalg.solve(bend, values.T @ (right - likely) - pull * weights)
    return weights


def tell_reliability(examples: Sequence[Example]) -> Iterator[str]:
    """Say for each range of confidence, as shipped, how often it was right."""
    judged = np.array([judge_match(match) for match, _ in examples])
    right = np.array([is_right for _, is_right in examples])
    for low, high in pairwise([0, 0.1, 0.4, 0.7, 0.9, 0.97, 1.0]):
        inside = (judged >= low) & (judged < high)
        if inside.any():
            yield f"{low:.2f}-{high:.2f}: {inside.sum():5d} matches, {right[inside].mean():.1%} right"


def is_to_fit(face: Typeface) -> bool:
    """Say whether a typeface's family serves to fit rather than to report."""
    return int(hashlib.sha256(f"fit {face.family}".encode()).hexdigest(), 16) % 2 == 0


def main() -> None:
    """Draw, fit, and print weights and reliability."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fonts", type=Path, nargs="+", required=True)
    parser.add_argument("--names", type=Path, required=True, help="CSV with name and scientific_name")
    parser.add_argument("--titles", type=int, default=3000, help="to fit on, and as many to report")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--camera", choices=CAMERAS, default="any")
    parser.add_argument("--relations", action="store_true", help="only strangers with a near relation")
    parser.add_argument("--halves", nargs="+", choices=("fit", "report"), default=("fit", "report"))
    parser.add_argument("--keep", type=Path, help="write values and truth of the fit here, as .npz")
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    with options.names.open(encoding="utf-8") as file:
        names = [(row["name"], row.get("scientific_name") or "") for row in csv.DictReader(file)]
    faces = [face for face in find_typefaces(options.fonts) if face.held_out]
    for purpose in options.halves:
        to_use = [face for face in faces if is_to_fit(face) == (purpose == "fit")]
        titles = Titles(names, to_use, options.camera)
        if options.relations:
            titles.keep_relations()
        rng = np.random.default_rng([options.seed, purpose == "fit"])
        examples = [one for _ in range(options.titles) if (one := titles.draw(rng))]
        right = np.array([float(is_right) for _, is_right in examples])
        told = f"{len(examples)} matches of {options.titles} titles, {right.mean():.1%} right"
        log.info("%s: %d families, %s", purpose, len(titles.maker.families), told)
        log.info("%s", "\n".join(tell_reliability(examples)))
        if purpose == "fit" and right.any():
            values = np.array([weigh(match) for match, _ in examples])
            log.info("weights %s", fit(values, right).round(3))
        if options.keep:
            facts = [
                (m.lead, m.loss_per_letter, m.letters, m.support, m.name_fits, m.worst_pair)
                for m, _ in examples
            ]
            np.savez(options.keep.with_suffix(f".{purpose}.npz"), facts=np.array(facts, float), right=right)


if __name__ == "__main__":
    main()
