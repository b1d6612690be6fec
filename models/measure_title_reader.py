"""Measures the title reader on typefaces it never saw.

`python -m models.measure_title_reader NET.onnx --fonts … --names birds.csv`. Every row of the table draws
names of a catalogue in held-out typefaces with capitals and defocus of that size, reads each line and scores
all names; the best one must be right. Settings are chosen on one half of these families, `--half fit`.
A second figure leaves out what hardly anyone can see: hairlines and dots that blur into their background.
With `--second` the second reader reads every line too, and the better reading of each name counts, as on a
card of whose name our own reader is not sure. Several seeds are several draws, which are counted together.
"""

from __future__ import annotations

import argparse
import copy
import csv
import logging
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np

from docs.record import add_option, record, share
from models.title_lines import Camera, LineMaker, Printed, print_line
from models.title_texts import Texts, set_case
from models.train_title_reader import level
from models.typefaces import find_typefaces
from vision.naming.titles.ctc import Spellings, lay_out, score_texts, weigh_texts
from vision.naming.titles.second_opinion import read_line_again
from vision.naming.titles.signs import SIGNS, spell
from vision.network import Network, start_session

if TYPE_CHECKING:
    from numpy.typing import NDArray

log = logging.getLogger("measure_title_reader")
# As the page of measurements names them; height of the capitals in pixels, and defocus as a share of it.
CELLS = (
    ("nearly sharp, c of 8 and more", (8, 26), (0.03, 0.12), 0.995),
    ("slightly blurred, c of 6 and more", (6, 14), (0.05, 0.16), 0.95),
    ("strongly blurred, c of 6 and more", (6, 14), (0.16, 0.22), 0.80),
    ("small, c of 4.5 to 6", (4.5, 6), (0.04, 0.12), 0.90),
)
VISIBLE = 20.0  # of 255 levels by which a tenth of the line differs from its ground


def draw_camera(
    capitals: tuple[float, float], shares: tuple[float, float], rng: np.random.Generator
) -> Camera:
    """Draw a camera of one cell, with the noise and the JPEG of a webcam."""
    capital = float(np.exp(rng.uniform(*np.log(capitals))))
    return Camera(
        capital,
        max(0.3, rng.uniform(*shares) * capital),
        noise=rng.uniform(1, 4),
        jpeg=int(rng.uniform(70, 95)),
    )


def photograph(
    maker: LineMaker, printed: Printed, camera: Camera, rng: np.random.Generator
) -> tuple[NDArray[np.uint8], bool]:
    """Return the line as seen, and whether its print stands out from the same ground without it."""
    again = copy.deepcopy(rng)
    line = maker.photograph(printed, camera, rng)
    bare = maker.photograph(Printed(np.zeros_like(printed.ink), printed.capital_px), camera, again)
    return line, bool(np.percentile(cv2.absdiff(line, bare), 90) >= VISIBLE)


def weigh_names(
    line: NDArray[np.uint8], network: Network, names: Spellings, *, second: bool
) -> NDArray[np.float32]:
    """Return how well each name explains a line, as our reader reads it, or as the better of two does."""
    wide = line.shape[1] + -line.shape[1] % 8
    batch = np.zeros((1, 1, line.shape[0], wide), np.float32)
    batch[0, 0, :, : line.shape[1]] = level(line)
    steps = np.exp(network.run(batch)[0][0])
    gains = weigh_texts(steps, names, score_texts(steps, names))
    if not second:
        return gains
    again = read_line_again(cv2.cvtColor(line, cv2.COLOR_GRAY2BGR), SIGNS).steps
    return np.maximum(gains, weigh_texts(again, names, score_texts(again, names)))


def main() -> None:
    """Print one line of a table for each cell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("network", type=Path)
    parser.add_argument("--fonts", type=Path, nargs="+", required=True)
    parser.add_argument("--names", type=Path, required=True, help="a catalogue: CSV with a column name")
    parser.add_argument("--lines", type=int, default=400, help="lines a cell")
    parser.add_argument("--half", choices=("fit", "report"), default="report")
    parser.add_argument("--seed", type=int, nargs="+", default=[7], help="one for each draw of lines")
    parser.add_argument("--second", action="store_true", help="let the second reader read every line too")
    add_option(parser)
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    with options.names.open(encoding="utf-8") as file:
        names = [row["name"] for row in csv.DictReader(file)]
    spelled = lay_out([spell(name) for name in names], SIGNS)
    held_out = [face for face in find_typefaces(options.fonts) if face.held_out]
    faces = [face for face in held_out if face.to_fit == (options.half == "fit")]
    maker = LineMaker(Texts(tuple(names)), faces)
    network = Network(start_session(str(options.network)), {})
    log.info("%d families never trained on, %d names", len(maker.families), len(names))
    figures = {}
    for title, capitals, shares, goal in CELLS:
        right, visible = [], []
        for rng in map(np.random.default_rng, options.seed):
            for _ in range(options.lines):
                wanted = int(rng.integers(len(names)))
                printed = print_line(set_case(names[wanted], rng), maker.draw_face(rng), rng)
                line, stands_out = photograph(maker, printed, draw_camera(capitals, shares, rng), rng)
                gains = weigh_names(line, network, spelled, second=options.second)
                right.append(int(gains.argmax()) == wanted)
                visible.append(stands_out)
        seen = np.array(right)[visible]
        log.info("| %s | %.3f | %.3f of %d | %s |", title, np.mean(right), seen.mean(), len(seen), goal)
        figures[title] = share(sum(right), len(right))
    if options.record:
        record("Titles in typefaces never seen", figures)


if __name__ == "__main__":
    main()
