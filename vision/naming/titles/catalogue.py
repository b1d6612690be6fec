"""The closed list of card names a title is matched to, read from any CSV with the columns id and name."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from vision.errors import VisionError
from vision.naming.titles.ctc import Spellings, lay_out
from vision.naming.titles.signs import count_letters, gather_alphabet, spell

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
    """Names as they are spelled, ready to be scored, and how many letters each has."""

    texts: tuple[str, ...]
    spellings: Spellings
    letters: NDArray[np.int64]


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
    def names(self) -> Names:
        """The names in the order of the entries, then the second names, empty where there is none."""
        letters = np.array([count_letters(name) for name in self._spelled], np.int64)
        return Names(self._spelled, lay_out(self._spelled, self.alphabet), letters)


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
