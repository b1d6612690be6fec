"""The closed list of card names a title is matched to, read from any CSV with the columns id and name."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from vision.errors import VisionError
from vision.naming.titles.ctc import Spellings, lay_out
from vision.naming.titles.signs import SIGNS, count_letters, gather_alphabet, spell, spell_out

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from numpy.typing import NDArray


MOST_CARDS = 10_000  # every line read is held against every name: nobody waits for more
LONGEST_NAME = 200  # letters


class CatalogueError(VisionError):
    """A catalogue cannot be used; the sentence names the file, the line and the reason."""


@dataclass(frozen=True, slots=True)
class CatalogueEntry:
    """One title of a catalogue; the second name (the scientific one of a bird) may be missing.

    A card with a title on each side has an entry for each.
    """

    id: str
    name: str
    scientific_name: str = ""
    side: str = ""


@dataclass(frozen=True, slots=True)
class Names:
    """Names as they are spelled, ready to be scored, and how many letters each has.

    First the names of all entries, then their second names, then other spellings of names: `means` says of
    each text which of the first two it is.
    """

    texts: tuple[str, ...]
    spellings: Spellings
    letters: NDArray[np.int64]
    means: NDArray[np.int64]

    def merge(self, gains: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
        """Return what each name gains by the better of its spellings, and which text that is."""
        count = int(self.means.max()) + 1
        best, texts, names = gains[:count].copy(), np.arange(count), self.means[count:]
        better = np.flatnonzero(gains[count:] > best[names])
        best[names[better]], texts[names[better]] = gains[count + better], count + better
        return best, texts


class Catalogue:
    """All cards a title may belong to."""

    def __init__(self, entries: Iterable[CatalogueEntry]) -> None:
        self.entries = tuple(entries)
        if not self.entries:
            raise CatalogueError("catalogue_empty")

    @cached_property
    def _spelled(self) -> tuple[str, ...]:
        """The names in the order of the entries, then the second names."""
        names = [entry.name for entry in self.entries] + [entry.scientific_name for entry in self.entries]
        return tuple(map(spell, names))

    @cached_property
    def alphabet(self) -> str:
        """Our signs, and whatever other letters these names have."""
        return gather_alphabet(self._spelled)

    @cached_property
    def is_foreign(self) -> bool:
        """Whether most names have letters that our own reader does not know."""
        names = self._spelled[: len(self.entries)]
        return 2 * sum(not set(name) <= set(SIGNS) for name in names) > len(names)

    @cached_property
    def names(self) -> Names:
        """The names in the order of the entries, the second names, empty where there is none, and others."""
        again = [(number, spell_out(entry.name)) for number, entry in enumerate(self.entries)]
        others = [(number, text) for number, text in again if text != self._spelled[number]]
        texts = self._spelled + tuple(text for _, text in others)
        letters = np.array([count_letters(name) for name in texts], np.int64)
        means = np.array([*range(len(self._spelled)), *(number for number, _ in others)], np.int64)
        return Names(texts, lay_out(texts, self.alphabet), letters, means)


def load_catalogue(path: Path) -> Catalogue:
    """Read a catalogue file; other columns than id, name and scientific_name are left alone."""
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            return Catalogue(_read_entries(path, file))
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise CatalogueError("catalogue_not_read", file=str(path), reason=str(error)) from error


def _read_entries(path: Path, lines: Iterable[str]) -> Iterator[CatalogueEntry]:
    rows = csv.DictReader(lines)
    if missing := {"id", "name"} - set(rows.fieldnames or ()):
        raise CatalogueError("catalogue_lacks", file=str(path), columns=sorted(missing))
    seen: set[str] = set()
    for row in rows:
        if len(seen) == MOST_CARDS:
            raise CatalogueError("catalogue_too_long", file=str(path), most=MOST_CARDS)
        entry = CatalogueEntry(
            *((row.get(column) or "").strip() for column in ("id", "name", "scientific_name"))
        )
        _check_entry(entry, seen, {"file": str(path), "line": str(rows.line_num)})
        seen.add(entry.id)
        yield entry


def _check_entry(entry: CatalogueEntry, seen: set[str], place: dict[str, str]) -> None:
    if not entry.id or not count_letters(spell(entry.name)):
        raise CatalogueError("catalogue_unnamed", **place)
    if max(len(entry.name), len(entry.scientific_name)) > LONGEST_NAME:
        raise CatalogueError("catalogue_long_name", **place, most=LONGEST_NAME)
    if entry.id in seen:
        raise CatalogueError("catalogue_twice", **place, id=entry.id)
