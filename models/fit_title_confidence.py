"""Fits how sure a title match is, on generated scenes: `python -m models.fit_title_confidence FOLDER...`.

Every readable card is read twice from its true outline, moved a little: once with the whole catalogue and
once with its own name taken out, so that the fit also learns what a stranger looks like. Nothing stops early,
so each step of reading on is one example. The weights it prints go into vision/confidence.py by hand.
"""

import argparse
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from vision.catalogue import Catalogue, load_catalogue
from vision.confidence import judge_match, weigh
from vision.geometry import Image
from vision.matching import Match
from vision.picture import load_picture
from vision.reading import Corners, Outline
from vision.titles import WINGSPAN, TitleReader
from vision.truth import TrueCard, load_truths

CORNER_ERROR = 0.012  # of the card's width, as the finder's corners are off
Example = tuple[Match, bool]
Reals = NDArray[np.float64]


def gather_examples(folders: list[Path], catalogue: Catalogue) -> list[Example]:
    """Read all readable cards and keep every match with whether it was right."""
    rng = np.random.default_rng(5)
    truths = [truth for folder in folders for truth in load_truths(folder)]
    examples: list[Example] = []
    for truth in truths:
        image = load_picture(truth.picture).image_bgr
        for card in truth.cards:
            if card.readable:
                outline = move_corners(card.corners, rng)
                examples += read_every_line(image, outline, card, catalogue)
                examples += read_every_line(image, outline, card, leave_out(catalogue, card))
    return examples


def read_every_line(
    image: Image, outline: Outline, card: TrueCard, catalogue: Catalogue
) -> Iterator[Example]:
    """Read a card without ever being sure, and give the match after each line."""
    matches: list[Match] = []

    def note(match: Match | None) -> float:
        matches.extend([match] if match else [])
        return 0.0

    TitleReader(catalogue, WINGSPAN, judge=note).read(image, outline)
    return ((match, match.ranked[0].entry.id == card.id) for match in matches)


def leave_out(catalogue: Catalogue, card: TrueCard) -> Catalogue:
    """Return the catalogue without one card."""
    return Catalogue(entry for entry in catalogue.entries if entry.id != card.id)


def move_corners(corners: Corners, rng: np.random.Generator) -> Outline:
    """Move each corner a little, as a finder would find it."""
    placed = np.array(corners)
    width_px = float(np.linalg.norm(placed[1] - placed[0]))
    a, b, c, d = ((float(x), float(y)) for x, y in placed + rng.normal(0, CORNER_ERROR * width_px, (4, 2)))
    return Outline((a, b, c, d), 1.0)


def fit(values: Reals, right: Reals, rounds: int = 60, pull: float = 0.01) -> Reals:
    """Fit a logistic regression by Newton's method."""
    weights = np.zeros(values.shape[1])
    for _ in range(rounds):
        likely = 1 / (1 + np.exp(-np.clip(values @ weights, -30, 30)))
        bend = (values * (likely * (1 - likely))[:, None]).T @ values + pull * np.eye(len(weights))
        weights += np.linalg.solve(bend, values.T @ (right - likely) - pull * weights)
    return weights


def tell_reliability(examples: list[Example]) -> Iterator[str]:
    """Say for each range of confidence, as shipped, how often it was right."""
    judged = np.array([judge_match(match) for match, _ in examples])
    right = np.array([is_right for _, is_right in examples])
    edges = [0, 0.1, 0.4, 0.7, 0.9, 0.97, 1.0]
    for low, high in pairwise(edges):
        inside = (judged >= low) & (judged < high)
        if inside.any():
            yield f"{low:.2f}-{high:.2f}: {inside.sum():5d} matches, {right[inside].mean():.1%} right"


def main() -> None:
    """Read the folders, fit, and print weights and reliability."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--catalogue", type=Path, default=Path("engine/wingspan/data/birds.csv"))
    options = parser.parse_args()
    examples = gather_examples(options.folders, load_catalogue(options.catalogue))
    values = np.array([weigh(match) for match, _ in examples])
    weights = fit(values, np.array([float(is_right) for _, is_right in examples]))
    print(f"{len(examples)} matches, weights {weights.round(2)}")  # noqa: T201 - the result of the program
    print("\n".join(tell_reliability(examples)))  # noqa: T201 - as above


if __name__ == "__main__":
    main()
