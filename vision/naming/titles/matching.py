"""Matching the lines read on a card to all names of a catalogue."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from vision.naming.titles.ctc import score_texts, spread_loss, weigh_texts
from vision.naming.titles.evidence import MOST_LEAD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from vision.naming.titles.catalogue import Catalogue, CatalogueEntry, Names
    from vision.naming.titles.recogniser import LineText

LEVEL = 3.0  # nats; names that are no farther behind the first are as good as it
NATS_PER_JOINT = 10.0  # a name over two lines must explain more of both than strays beside one of them do
PLAIN_LOSS = 0.1  # nats a letter
LEAST_PIECE = 3  # letters of a part of a line that may be a name by itself
LEAST_CLEAR = 1.0  # letters that can be counted on; a line with less says nothing


@dataclass(frozen=True, slots=True)
class Ranked:
    """One entry and by how many nats it explains the lines better than random letters would."""

    entry: CatalogueEntry
    gain: float


@dataclass(frozen=True, slots=True)
class TextFit:
    """How well one name fits the passage it explains best: its length, and nats lost per letter.

    `worst_pair` is the loss per letter of the two neighbouring letters that fit worst: blur costs every
    letter a little, another word costs some of them much.
    """

    letters: int
    loss: float
    worst_pair: float


@dataclass(frozen=True, slots=True)
class TitleMatch:
    """The entries that explain the lines, the best first, and how well the best one's name fits.

    Where that is its second name, `first_name` is how well the first one fits: a card known by the second
    alone may be a near relation the catalogue lacks.
    """

    ranked: tuple[Ranked, ...]
    fit: TextFit
    first_name: TextFit | None = None

    @property
    def lead(self) -> float:
        """By how many nats the first entry, and those level with it, are ahead of the others.

        If two names fit equally well, only the choice between them is in doubt.
        """
        most = self.ranked[0].gain
        return most - next((one.gain for one in self.ranked if one.gain < most - LEVEL), 0.0)


def match_explained(explained: Explained, catalogue: Catalogue) -> TitleMatch | None:
    """Return the entries whose names explain something, those that explain most first; None without any."""
    count = len(catalogue.entries)
    merged, texts = explained.names.merge(explained.gains)
    each = merged.reshape(2, count)  # the first names, then the second ones
    gains = each.sum(axis=0)
    order = np.argsort(-gains, kind="stable")[: np.count_nonzero(gains > 0)]
    if not len(order):
        return None
    best = int(order[0])
    ranked = tuple(Ranked(catalogue.entries[i], float(gains[i])) for i in order)
    if each[0, best] >= each[1, best]:
        return TitleMatch(ranked, explained.measure_fit(int(texts[best])))
    return TitleMatch(
        ranked, explained.measure_fit(int(texts[best + count])), explained.measure_fit(int(texts[best]))
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

    def measure_fit(self, text: int) -> TextFit:
        """Return how well a text fits the passage it explains best."""
        spelled = self.names.spellings
        signs = spelled.signs[: spelled.lengths[text], text]
        each = spread_loss(self.passages[self.places[text]].steps, signs)
        worst_pair = float(np.convolve(each, (0.5, 0.5)).max())
        return TextFit(int(self.names.letters[text]), float(self.losses[text]), worst_pair)


def explain_lines(lines: Sequence[LineText], names: Names) -> Explained:
    """Say how well each name explains one of the lines, or two lines that it may be printed over."""
    spoken = [line for line in lines if line.clearness >= LEAST_CLEAR]
    explained = _explain_each(spoken, names)
    if _is_said_plainly(explained, names.texts):
        return explained
    joined = _explain_each([a + b for a, b in pairwise(spoken)], names, explained.gains)
    parted = _explain_each(_part(spoken), names, explained.gains)
    return explained.take_better(parted).take_better(joined, NATS_PER_JOINT)


def _part(lines: Sequence[LineText]) -> list[LineText]:
    """Return the pieces of lines that are in more than one, those that say something."""
    parted = (pieces for line in lines if len(pieces := line.part()) > 1)
    return [piece for pieces in parted for piece in pieces if piece.letters >= LEAST_PIECE]


def explain_again(explained: Explained, lines: Sequence[LineText], names: Names) -> Explained:
    """Take in some of the lines as another reader reads them: the better reading of each name counts."""
    spoken = [line for line in lines if line.clearness >= LEAST_CLEAR]
    return explained.take_better(_explain_each(spoken, names, explained.gains))


def _explain_each(
    passages: Sequence[LineText], names: Names, so_far: NDArray[np.float64] | None = None
) -> Explained:
    """Say how well each name explains one of the passages, as far as it can still be a rival to the best."""
    texts, columns = names.spellings, np.arange(len(names.letters))
    best = np.zeros(len(texts)) if so_far is None else so_far
    if not passages:
        nothing = np.zeros(len(texts))
        return Explained(names, nothing, nothing, (), np.zeros(len(texts), np.int64))
    losses, gained = [], []
    for passage in passages:
        losses.append(score_texts(passage.steps, texts, _find_least(names, best)))
        gained.append(weigh_texts(passage.steps, texts, losses[-1]))
        best = np.maximum(best, gained[-1])
    gains = np.array(gained, np.float64)
    rows = gains.argmax(axis=0)
    per_letter = np.array(losses, np.float64)[rows, columns] / np.maximum(names.letters, 1)
    return Explained(
        names,
        np.maximum(gains[rows, columns], 0),
        np.maximum(per_letter, 0),
        tuple(passages),
        rows,
    )


def _find_least(names: Names, best: NDArray[np.float64]) -> NDArray[np.float32]:
    """Return what each name must gain to matter, given what each has gained so far.

    If both names of a card gain less than half of what the best does beyond the largest lead that counts, the
    card is no rival. One that has a name among the rivals is compared by the other as well.
    """
    least = max(0.0, (float(best.max()) - MOST_LEAD) / 2)
    merged, _ = names.merge(best)
    of_other_name = np.roll(merged, len(merged) // 2)[names.means]
    return np.where(of_other_name < least, least, 0.0).astype(np.float32)


def _is_said_plainly(explained: Explained, texts: Sequence[str]) -> bool:
    """Tell whether a line says a name nearly letter for letter that is no part of a longer one.

    Then no name is looked for over two lines, which would take as long again.
    """
    best = int(explained.gains.argmax())
    if explained.gains[best] <= 0 or explained.losses[best] > PLAIN_LOSS:
        return False
    return not any(texts[best] in text and text != texts[best] for text in texts)
