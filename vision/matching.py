"""Matching the lines read on a card to the names of a catalogue."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray
from rapidfuzz import fuzz, process

from vision.catalogue import Catalogue, Entry
from vision.ctc import score_texts
from vision.recogniser import LineText

NATS_PER_LETTER = 3.2  # what one letter read tells: the surprise of a letter drawn at random
NATS_PER_MISSING_LETTER = 0.6  # a blurred line fits short names too well; found on generated cards
SHORTLIST = 6
MOST_LOSS_IF_FITTING = 2.0  # nats per letter: blurred, but not another word
MOST_RANKED = 5


@dataclass(frozen=True, slots=True)
class Ranked:
    """One entry and by how many nats it explains the lines better than random letters would."""

    entry: Entry
    gain: float


@dataclass(frozen=True, slots=True)
class Match:
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


def match_lines(lines: Sequence[LineText], catalogue: Catalogue) -> Match | None:
    """Return the entries that explain the lines best, or nothing where no line says anything."""
    spoken = [line for line in lines if line.text]
    passages = [*spoken, *(a + b for a, b in pairwise(spoken))]
    indices = _shortlist(passages, catalogue)
    if not indices:
        return None
    names = _explain(passages, [catalogue.names[i] for i in indices])
    second = _explain(spoken, [catalogue.scientific_names[i] for i in indices])
    gains = names.gains + second.gains
    order = np.argsort(-gains)
    best = int(order[0])
    leading, other = (names, second) if names.gains[best] >= second.gains[best] else (second, names)
    ranked = tuple(
        Ranked(catalogue.entries[indices[i]], float(gains[i])) for i in order[:MOST_RANKED] if gains[i] > 0
    )
    if not ranked:
        return None
    return Match(
        ranked,
        loss_per_letter=float(leading.losses[best]),
        letters=int(leading.letters[best]),
        support=float(other.gains[best]),
        name_fits=bool(names.gains[best] > 0 and names.losses[best] <= MOST_LOSS_IF_FITTING),
    )


@dataclass(frozen=True, slots=True)
class _Explained:
    """For each text the gain, loss per letter and length at the passage it explains best."""

    gains: NDArray[np.float64]
    losses: NDArray[np.float64]
    letters: NDArray[np.int64]


def _explain(passages: Sequence[LineText], texts: Sequence[str]) -> _Explained:
    lengths = np.array([len(text) for text in texts])
    losses = np.array([score_texts(passage, texts) for passage in passages])
    told = NATS_PER_LETTER * np.array([[len(passage.text)] for passage in passages])
    gains = np.where(lengths > 0, told - losses + NATS_PER_MISSING_LETTER * lengths, 0)
    rows, columns = gains.argmax(axis=0), np.arange(len(texts))
    per_letter = losses[rows, columns] / np.maximum(lengths, 1)
    return _Explained(np.maximum(gains[rows, columns], 0), np.maximum(per_letter, 0), lengths)


def _shortlist(passages: Sequence[LineText], catalogue: Catalogue) -> list[int]:
    """Return the entries whose spelling is nearest to any passage; only these are worth the full sum."""
    found: set[int] = set()
    for passage in passages:
        for texts in (catalogue.names, catalogue.scientific_names):
            nearest = process.extract(passage.text, texts, scorer=fuzz.ratio, limit=SHORTLIST)
            found.update(index for _, _, index in nearest)
    return sorted(found)
