"""Matching the lines read on a card to all names of a catalogue."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from vision.naming.titles.ctc import score_texts, weigh_texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from vision.naming.titles.catalogue import Catalogue, CatalogueEntry, Names
    from vision.naming.titles.recogniser import LineText

MOST_LOSS_IF_FITTING = 2.0  # nats per letter: blurred, but not another word
NATS_PER_JOINT = 10.0  # a name over two lines must explain more of both than strays beside one of them do
PLAIN_LOSS = 0.1  # nats a letter
MOST_RANKED = 5
LEAST_PIECE = 3  # letters of a part of a line that may be a name by itself
LEAST_CLEAR = 1.0  # letters that can be counted on; a line with less says nothing


@dataclass(frozen=True, slots=True)
class Ranked:
    """One entry and by how many nats it explains the lines better than random letters would."""

    entry: CatalogueEntry
    gain: float


@dataclass(frozen=True, slots=True)
class TitleMatch:
    """The entries that explain the lines best, and how well the first of them does.

    `loss_per_letter` is how much of the line it was known by does not fit, `letters` how long that line is,
    `support` by how many nats its other name explains another line, `name_fits` whether its first name
    explains one: a card known by the second alone may be a near relation the catalogue lacks.
    """

    ranked: tuple[Ranked, ...]
    loss_per_letter: float
    letters: int
    support: float
    name_fits: bool

    @property
    def lead(self) -> float:
        """By how many nats the first entry is ahead of the second."""
        gains = [ranked.gain for ranked in self.ranked[:2]]
        return gains[0] - (gains[1] if len(gains) > 1 else 0)


def match_explained(explained: Explained, catalogue: Catalogue) -> TitleMatch | None:
    """Return the entries whose names explain most; None where none explains anything."""
    names, second = explained.halve()
    gains = names.gains + second.gains
    order = np.argsort(-gains)[:MOST_RANKED]
    best = int(order[0])
    ranked = tuple(Ranked(catalogue.entries[i], float(gains[i])) for i in order if gains[i] > 0)
    if not ranked:
        return None
    leading, other = (names, second) if names.gains[best] >= second.gains[best] else (second, names)
    return TitleMatch(
        ranked,
        loss_per_letter=float(leading.losses[best]),
        letters=int(leading.letters[best]),
        support=float(other.gains[best]),
        name_fits=bool(names.gains[best] > 0 and names.losses[best] <= MOST_LOSS_IF_FITTING),
    )


@dataclass(frozen=True, slots=True)
class Explained:
    """For each text the gain, loss per letter and length at the passage it explains best."""

    gains: NDArray[np.float64]
    losses: NDArray[np.float64]
    letters: NDArray[np.int64]

    def take_better(self, other: Explained, handicap: float = 0.0) -> Explained:
        """Return for each text the better of two passages; the other has to make up for a handicap."""
        is_better = other.gains - handicap > self.gains
        gains = np.where(is_better, other.gains - handicap, self.gains)
        return Explained(gains, np.where(is_better, other.losses, self.losses), self.letters)

    def halve(self) -> tuple[Explained, Explained]:
        """Part the first names from the second ones."""
        count = len(self.letters) // 2
        first, second = (
            Explained(self.gains[part], self.losses[part], self.letters[part])
            for part in (slice(count), slice(count, None))
        )
        return first, second


def explain_lines(lines: Sequence[LineText], names: Names) -> Explained:
    """Say how well each name explains one of the lines, or two lines that it may be printed over."""
    spoken = [line for line in lines if line.clearness >= LEAST_CLEAR]
    explained = _explain_each(spoken, names)
    if _is_said_plainly(explained, names.texts):
        return explained
    joined = _explain_each([a + b for a, b in pairwise(spoken)], names)
    return explained.take_better(_explain_each(_part(spoken), names)).take_better(joined, NATS_PER_JOINT)


def _part(lines: Sequence[LineText]) -> list[LineText]:
    """Return the pieces of lines that are in more than one, those that say something."""
    parted = (pieces for line in lines if len(pieces := line.part()) > 1)
    return [piece for pieces in parted for piece in pieces if piece.letters >= LEAST_PIECE]


def explain_again(explained: Explained, lines: Sequence[LineText], names: Names) -> Explained:
    """Take in some of the lines as another reader reads them: the better reading of each name counts."""
    return explained.take_better(
        _explain_each([line for line in lines if line.clearness >= LEAST_CLEAR], names)
    )


def _explain_each(passages: Sequence[LineText], names: Names) -> Explained:
    texts, columns = names.spellings, np.arange(len(names.letters))
    if not passages:
        return Explained(np.zeros(len(texts)), np.zeros(len(texts)), names.letters)
    losses = [score_texts(passage.steps, texts) for passage in passages]
    gains = np.array(
        [weigh_texts(passage.steps, texts, lost) for passage, lost in zip(passages, losses, strict=True)],
        np.float64,
    )
    rows = gains.argmax(axis=0)
    per_letter = np.array(losses, np.float64)[rows, columns] / np.maximum(names.letters, 1)
    return Explained(np.maximum(gains[rows, columns], 0), np.maximum(per_letter, 0), names.letters)


def _is_said_plainly(explained: Explained, texts: Sequence[str]) -> bool:
    """Tell whether a line says a name nearly letter for letter that is no part of a longer one.

    Then none is looked for over two lines, which takes as long again.
    """
    best = int(explained.gains.argmax())
    if explained.gains[best] <= 0 or explained.losses[best] > PLAIN_LOSS:
        return False
    return not any(texts[best] in text and text != texts[best] for text in texts)
