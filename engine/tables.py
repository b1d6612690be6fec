"""Reads data files strictly: a bad line is refused by file, line, what was found and what is allowed."""

from __future__ import annotations

import csv
import io
import re
import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NoReturn

from engine.errors import BadData, shorten

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

LARGEST = 1_000_000  # characters; a deck written by hand is far smaller
LONGEST_CELL = 300
LONGEST_LINE = 11_000  # characters
MOST_DOTS = 30  # in a line; keys of thousands of dots would take minutes to read
LONGEST_FAULT = 200
LONGEST_NUMBER = 6  # digits


def shipped(package: str, name: str) -> str:
    """The text of a data file that comes with a game."""
    return (files(package) / "data" / name).read_text(encoding="utf-8")


@dataclass(frozen=True)
class CsvRow:
    """One line of a CSV file, by column."""

    file: str
    line: int
    values: dict[str, str]

    def __getitem__(self, column: str) -> str:
        return self.values[column]

    def bad(self, reason: str, column: str = "", needed: str = "") -> NoReturn:
        """Refuse this line, or what it says in a column."""
        raise BadData(self.file, self.line, reason, (self.line, column), needed)

    def whole(self, column: str) -> int:
        """A whole number, negative ones too."""
        if not re.fullmatch(rf"-?[0-9]{{1,{LONGEST_NUMBER}}}", self[column]):
            needed = "a whole number is needed"
            self.bad(f"{column} is {shorten(self[column])}; {needed}", column, needed)
        return int(self[column])

    def one_of(self, column: str, allowed: Iterable[str]) -> str:
        """One of a closed set of words."""
        words = list(allowed)
        if self[column] not in words:
            needed = f"allowed are {', '.join(words)}"
            self.bad(f"{column} is {shorten(self[column])}; {needed}", column, needed)
        return self[column]


def read_csv(text: str, file: str, columns: Sequence[str], optional: Sequence[str] = ()) -> list[CsvRow]:
    """The lines of a CSV file with exactly these columns; the optional ones stand last or are left out."""
    if optional and text.partition("\n")[0].strip() == ",".join([*columns, *optional]):
        columns = [*columns, *optional]
    _refuse_large(text, file)
    lines = csv.reader(io.StringIO(text), strict=True)
    found: list[CsvRow] = []
    try:
        for cells in lines:
            if lines.line_num == 1:
                _check_header(cells, file, columns)
            elif cells:
                found.append(_line(cells, file, lines.line_num, columns))
    except csv.Error as error:
        raise BadData(file, lines.line_num, f"it is no CSV ({error})") from error
    if not found:
        raise BadData(file, None, f"it holds no entries below its columns {','.join(columns)}")
    return found


def _check_header(cells: list[str], file: str, columns: Sequence[str]) -> None:
    if cells != list(columns):
        raise BadData(
            file, 1, f"the columns are {shorten(','.join(cells))}; needed are {','.join(columns)!r}"
        )


def _line(cells: list[str], file: str, line: int, columns: Sequence[str]) -> CsvRow:
    if len(cells) != len(columns):
        raise BadData(file, line, f"it has {len(cells)} cells; the columns are {','.join(columns)}")
    for column, cell in zip(columns, cells, strict=True):
        if len(cell) > LONGEST_CELL or not cell.isprintable():
            reason = f"{column} is {shorten(cell)}; up to {LONGEST_CELL} readable letters are needed"
            raise BadData(file, line, reason)
    return CsvRow(file, line, dict(zip(columns, (cell.strip() for cell in cells), strict=True)))


def _refuse_large(text: str, file: str) -> None:
    if len(text) > LARGEST:
        raise BadData(file, None, f"it has {len(text):,} characters; a sheet has at most {LARGEST:,}")
    for number, line in enumerate(text.splitlines(), start=1):
        if len(line) > LONGEST_LINE:
            reason = f"it has {len(line):,} characters; a line has at most {LONGEST_LINE:,}"
            raise BadData(file, number, reason)
        if line.count(".") > MOST_DOTS:
            raise BadData(file, number, f"it has {line.count('.'):,} dots; a line has at most {MOST_DOTS}")


class TomlSheet:
    """A TOML file that knows on which line each of its entries stands."""

    def __init__(self, text: str, file: str) -> None:
        _refuse_large(text, file)
        self.file = file
        try:
            self.table: dict[str, Any] = tomllib.loads(text)
        except ValueError as error:  # TOMLDecodeError is one; so is a number of thousands of digits
            found = re.search(r"at line (\d+)", str(error))
            raise BadData(
                file, int(found[1]) if found else None, f"it is no TOML ({str(error)[:LONGEST_FAULT]})"
            ) from error
        except RecursionError as error:
            raise BadData(file, None, "its brackets are nested too deeply to be read") from error
        if not self.table:
            raise BadData(file, None, "it is empty")
        self._lines = _line_index(text)

    def bad(self, path: Sequence[str | int], reason: str, needed: str = "") -> NoReturn:
        """Refuse the entry at a path such as ("card", 3, "pies")."""
        raise BadData(self.file, self.line_of(path), reason, path, needed)

    def line_of(self, path: Sequence[str | int]) -> int | None:
        """The line of an entry, or of the nearest table around it."""
        for length in range(len(path), 0, -1):
            line = self._lines.get(tuple(path[:length]))
            if line:
                return line
        return None


def _line_index(text: str) -> dict[tuple[str | int, ...], int]:
    """Where tables, array entries and keys begin: a path is made of names and, in arrays, positions."""
    lines: dict[tuple[str | int, ...], int] = {}
    seen: dict[str, int] = {}
    table: tuple[str | int, ...] = ()
    for number, line in enumerate(text.splitlines(), start=1):
        if array := re.match(r"\s*\[\[\s*([^\]]+?)\s*\]\]", line):
            seen[array[1]] = seen.get(array[1], -1) + 1
            table = (*_names(array[1]), seen[array[1]])
            lines.setdefault(table[:-1], number)
            lines.setdefault(table, number)
        elif header := re.match(r"\s*\[\s*([^\]]+?)\s*\]", line):
            table = tuple(_names(header[1]))
            lines.setdefault(table, number)
        elif key := re.match(r"""\s*([\w."'-]+)\s*=""", line):
            lines.setdefault((*table, *_names(key[1])), number)
    return lines


def _names(dotted: str) -> list[str]:
    return [name.strip().strip("\"'") for name in dotted.split(".")]
