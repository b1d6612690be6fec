"""Matching the lines read on a card to all names of a catalogue."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from vision.naming.titles.ctc import score_texts, spread_loss, weigh_texts

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
# A name so far behind the best is out of the question: of 347 drawn titles that were not sure, the right name
# was never farther behind than 5.3 nats.
RULED_OUT_NATS = 12.0
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
    explains one: a card known by the second alone may be a near relation the catalogue lacks. `worst_pair` is
    the loss per letter of the two neighbouring letters that fit worst: blur costs every letter a little,
    another word costs some of them much. `possible` are the ids of all entries that are not ruled out.
    """

    ranked: tuple[Ranked, ...]
    loss_per_letter: float
    letters: int
    support: float
    name_fits: bool
    worst_pair: float
    possible: frozenset[str]

    @property
    def lead(self) -> float:
        """By how many nats the first entry is ahead of the second."""
        gains = [ranked.gain for ranked in self.ranked[:2]]
        return gains[0] - (gains[1] if len(gains) > 1 else 0)


def match_explained(explained: Explained, catalogue: Catalogue) -> TitleMatch | None:
    """Return the entries whose names explain most; None where none explains anything."""
    count = len(catalogue.entries)
    each = explained.gains.reshape(2, count)  # the first names, then the second ones
    gains = each.sum(axis=0)
    order = np.argsort(-gains)[:MOST_RANKED]
    best = int(order[0])
    ranked = tuple(Ranked(catalogue.entries[i], float(gains[i])) for i in order if gains[i] > 0)
    if not ranked:
        return None
    leading = best if each[0, best] >= each[1, best] else best + count
    return TitleMatch(
        ranked,
        loss_per_letter=float(explained.losses[leading]),
        letters=int(explained.names.letters[leading]),
        support=float(each[:, best].min()),
        name_fits=bool(each[0, best] > 0 and explained.losses[best] <= MOST_LOSS_IF_FITTING),
        worst_pair=explained.measure_worst_pair(leading),
        possible=frozenset(
            catalogue.entries[i].id for i in np.flatnonzero(gains >= gains[best] - RULED_OUT_NATS)
        ),
    )


@dataclass(frozen=True, slots=True)
class Explained:
    """For each text the gain and loss per letter at the passage it explains best, and which that is."""

    names: Names
    gains: NDArray[np.float64]
    losses: NDArray[np.float64]
    passages: tuple[LineText, ...]
    places: NDArray[np.int64]  # of the passages

    def take_better(self, other: Explained, handicap: float = 0.0) -> Explained:
        """Return for each text the better of two passages; the other has to make up for a handicap."""
        is_better = other.gains - handicap > self.gains
        return Explained(
            self.names,
            np.where(is_better, other.gains - handicap, self.gains),
            np.where(is_better, other.losses, self.losses),
            self.passages + other.passages,
            np.where(is_better, other.places + len(self.passages), self.places),
        )

    def measure_worst_pair(self, text: int) -> float:
        """Return the loss per letter of the two neighbouring letters of a text that fit worst."""
        spelled = self.names.spellings
        signs = spelled.signs[: spelled.lengths[text], text]
        each = spread_loss(self.passages[self.places[text]].steps, signs)
        return float(np.convolve(each, (0.5, 0.5)).max())


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
        nothing = np.zeros(len(texts))
        return Explained(names, nothing, nothing, (), np.zeros(len(texts), np.int64))
    losses = [score_texts(passage.steps, texts) for passage in passages]
    gains = np.array(
        [weigh_texts(passage.steps, texts, lost) for passage, lost in zip(passages, losses, strict=True)],
        np.float64,
    )
    rows = gains.argmax(axis=0)
    per_letter = np.array(losses, np.float64)[rows, columns] / np.maximum(names.letters, 1)
    return Explained(
        names,
        np.maximum(gains[rows, columns], 0),
        np.maximum(per_letter, 0),
        tuple(passages),
        rows,
    )


def _is_said_plainly(explained: Explained, texts: Sequence[str]) -> bool:
    """Tell whether a line says a name nearly letter for letter that is no part of a longer one.

    Then none is looked for over two lines, which takes as long again.
    """
    best = int(explained.gains.argmax())
    if explained.gains[best] <= 0 or explained.losses[best] > PLAIN_LOSS:
        return False
    return not any(texts[best] in text and text != texts[best] for text in texts)
