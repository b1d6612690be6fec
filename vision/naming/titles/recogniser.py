"""Reading lines of print with our own small network, made for print that is blurred and small."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.naming.titles.ctc import NONE, SignChances, read_text
from vision.naming.titles.signs import SIGNS, count_letters
from vision.network import open_network

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from vision.geometry import Image

HEIGHT_PX = 32
LEAST_WIDTH_PX, MOST_WIDTH_PX = 24, 448  # what the network was trained on
_STEP_PX = 8
# Three quarters of a line's height (sixteen steps) without a sign: a space between words is narrower.
# Half a height cut names apart, more than one left symbols at them (eleven photographed titles).
GAP_STEPS, BARE = 12, 0.6


@dataclass(frozen=True, slots=True)
class LineText:
    """What a line may say: for every step along it the probability of none and of each sign."""

    steps: SignChances
    alphabet: str = SIGNS

    @property
    def text(self) -> str:
        """The most probable signs."""
        return read_text(self.steps, self.alphabet)

    @property
    def letters(self) -> int:
        """How many letters and digits it most probably has."""
        return count_letters(self.text)

    @property
    def clearness(self) -> float:
        """How many letters can be counted on: a word that is half clear beats a stray mark."""
        return self.letters * float(np.exp(np.log(self.steps.max(axis=1) + 1e-9).mean()))

    def part(self) -> list[LineText]:
        """Cut the line where nothing stands for a while: what lies beyond is a symbol, or a frame's grain."""
        bare = self.steps[:, NONE] + self.steps[:, 1 + self.alphabet.index(" ")] > BARE
        written = np.flatnonzero(~bare)
        cuts = np.flatnonzero(np.diff(written) > GAP_STEPS)
        runs = np.split(written, cuts + 1)
        return [
            LineText(self.steps[max(run[0] - 1, 0) : run[-1] + 2], self.alphabet) for run in runs if len(run)
        ]

    def __add__(self, other: LineText) -> LineText:
        """Join with the line below: between the two stands a space that nobody printed."""
        joint = np.zeros((1, self.steps.shape[1]), np.float32)
        joint[0, [0, 1 + self.alphabet.index(" ")]] = 0.5
        return LineText(np.concatenate([self.steps, joint, other.steps]), self.alphabet)


def read_lines(lines_bgr: Sequence[Image], alphabet: str = SIGNS) -> list[LineText]:
    """Read lines of print, each level in its own picture, all at once; further signs it never sees."""
    if not lines_bgr:
        return []
    lines = [_prepare(line) for line in lines_bgr]
    wide = max(line.shape[1] for line in lines)
    batch = np.zeros((len(lines), 1, HEIGHT_PX, wide + -wide % _STEP_PX), np.float32)
    for row, line in enumerate(lines):
        batch[row, 0, :, : line.shape[1]] = line
    chances = np.exp(open_network("title_reader").run(batch)[0])
    chances = np.pad(chances, ((0, 0), (0, 0), (0, len(alphabet) - len(SIGNS))))
    return [
        LineText(steps[: -(-line.shape[1] // 2)], alphabet)
        for steps, line in zip(chances, lines, strict=True)
    ]


def _prepare(line_bgr: Image) -> NDArray[np.float32]:
    """Bring a line to the network's height, grey, with mean 0 and spread 1."""
    height, width = line_bgr.shape[:2]
    wide = min(max(round(width * HEIGHT_PX / height), LEAST_WIDTH_PX), MOST_WIDTH_PX)
    scaled = cv2.resize(line_bgr, (wide, HEIGHT_PX), interpolation=cv2.INTER_LINEAR)
    grey = cv2.cvtColor(scaled, cv2.COLOR_BGR2GRAY).astype(np.float32)
    return np.asarray((grey - grey.mean()) / max(float(grey.std()), 1.0), np.float32)
