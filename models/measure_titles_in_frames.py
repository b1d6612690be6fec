"""Measures how cards are named in photographs of fanned, covered and whole cards with printed titles.

`python -m models.measure_titles_in_frames FOLDER --half report` looks at the photographs of a folder as
`look --catalogue` does. Its labels.json has the quad of each title's line and its text, or the quads and the
titles of whole cards; names.csv, of this folder or another (`--names`), has the names to choose from. The
halves are those of fit_evidence_titles.
"""

from __future__ import annotations

import argparse
import csv
import json
import logging
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from docs.record import Figure, add_option, record, share
from models.fit_evidence_titles import is_to_fit
from vision.look import Eye, open_eye
from vision.naming.titles.catalogue import Catalogue, CatalogueEntry
from vision.overlap import share_inside
from vision.pictures.picture import load_picture
from vision.reading import Reading, Status

if TYPE_CHECKING:
    from vision.geometry import Quad

log = logging.getLogger("measure_titles_in_frames")
SETS = {  # what a folder's figures are called in docs/measurements.toml
    "titles_fanned": "Titles found in a whole photograph",
    "titled_cards": "Titles found in photographs of trading cards",
}
SAME_PLACE = 0.3  # of the smaller of two quads lies inside the larger


@dataclass(frozen=True, slots=True, eq=False)
class Truth:
    """A title in a photograph and where it, or its card, is."""

    quad: Quad
    text: str


@dataclass(frozen=True, slots=True)
class Look:
    """The titles of one photograph, those that were found, and the seconds of processor time that it took."""

    photo: Path
    truths: list[Truth]
    cards: list[Reading]
    took_s: float

    def compare(self) -> tuple[list[str], list[str]]:
        """Return the titles that were missed, and the sure names that are wrong or given twice."""
        left, wrong = list(self.truths), []
        for card in self.sure:
            truth = next((truth for truth in left if is_it(card, truth)), None)
            if truth is None:
                wrong.append(str(card.id))
            else:
                left.remove(truth)
        return [truth.text for truth in left], wrong

    @property
    def sure(self) -> list[Reading]:
        """Return the cards whose names are sure."""
        return [card for card in self.cards if card.status is Status.SURE]


def is_it(card: Reading, truth: Truth) -> bool:
    """Return whether a card is the one with this title."""
    return card.id == truth.text and share_inside(np.array(card.corners), truth.quad) >= SAME_PLACE


def read_truths(told: Any) -> list[Truth]:
    """Read the labels of one photograph, which are of lines, or of whole cards."""
    if isinstance(told, list):
        return [Truth(np.array(line["quad"], np.float64), line["text"]) for line in told]
    pairs = zip(told["cards"], told["titles"], strict=True)
    return [Truth(np.array(quad, np.float64), title) for quad, title in pairs if title]


def open_names(names: Path, labels: dict[str, list[Truth]]) -> Eye:
    """Return an eye for the names of a file and those of the labels."""
    with names.open(encoding="utf-8") as file:
        listed = {row["name"] for row in csv.DictReader(file)}
    listed |= {truth.text for truths in labels.values() for truth in truths}
    return open_eye(Catalogue([CatalogueEntry(name, name) for name in sorted(listed)]))


def look_at(eye: Eye, photo: Path, truths: list[Truth]) -> Look:
    """Look at one photograph."""
    image = load_picture(photo).image_bgr
    start = time.process_time()
    cards = list(eye.look(image).cards)
    return Look(photo, truths, cards, time.process_time() - start)


def record_looks(looks: list[Look]) -> None:
    """Write the figures of these photographs down."""
    titles, sure = sum(len(look.truths) for look in looks), sum(len(look.sure) for look in looks)
    missed, wrong = (sum(map(len, lists)) for lists in zip(*(look.compare() for look in looks), strict=True))
    seconds = np.mean([look.took_s for look in looks])
    found = {
        "recall": share(titles - missed, titles),
        "precision": Figure(share(sure - wrong, max(sure, 1)).figure),
        "seconds of one processor a photograph": Figure(f"{seconds:.2f}"),
    }
    record(SETS[looks[0].photo.parent.name], found)


def tell(looks: list[Look]) -> str:
    """Say how many titles were found, how many that were found are there, and how long it took."""
    titles, sure = sum(len(look.truths) for look in looks), sum(len(look.sure) for look in looks)
    missed, wrong = (sum(map(len, lists)) for lists in zip(*(look.compare() for look in looks), strict=True))
    times = np.array([look.took_s for look in looks])
    return (
        f"{len(looks)} photographs, {titles} titles: recall {1 - missed / titles:.4f}, "
        f"precision {1 - wrong / max(sure, 1):.4f} ({wrong} wrong), "
        f"{times.mean():.3f} s of processor time each, nine in ten under {np.percentile(times, 90):.3f}"
    )


def main() -> None:
    """Look at all photographs of a folder, or of one half of it, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--names", type=Path, help="names.csv of another folder")
    parser.add_argument("--half", choices=("fit", "report"), help="all photographs if left out")
    parser.add_argument("--list", action="store_true", help="list what was missed or wrong")
    add_option(parser)
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    told = json.loads((options.folder / "labels.json").read_text(encoding="utf-8"))
    labels = {name: read_truths(one) for name, one in sorted(told.items())}
    eye = open_names(options.names or options.folder / "names.csv", labels)
    chosen = [
        options.folder / name
        for name in labels
        if options.half is None or is_to_fit(Path(name)) == (options.half == "fit")
    ]
    eye.look(load_picture(chosen[0]).image_bgr)  # networks are opened, and not counted
    looks = [look_at(eye, photo, labels[photo.name]) for photo in chosen]
    if options.list:
        for look in looks:
            log.info("%s: missed %s, wrong %s", look.photo.name, *look.compare())
    log.info(tell(looks))
    if options.record:
        record_looks(looks)


if __name__ == "__main__":
    main()
