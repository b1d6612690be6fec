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
from engine.events import Line

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

    def bad(self, reason: Line, column: str = "", needed: Line | None = None) -> NoReturn:
        """Refuse this line, or what it says in a column."""
        raise BadData(self.file, self.line, reason, (self.line, column), needed)

    def bad_value(self, column: str, needed: Line) -> NoReturn:
        """Refuse what the line says in a column."""
        self.bad(bad_value(column, self[column], needed), column, needed)

    def whole(self, column: str) -> int:
        """A whole number, negative ones too."""
        if not re.fullmatch(rf"-?[0-9]{{1,{LONGEST_NUMBER}}}", self[column]):
            self.bad_value(column, Line("need_whole"))
        return int(self[column])

    def one_of(self, column: str, allowed: Iterable[str]) -> str:
        """One of a closed set of words."""
        words = list(allowed)
        if self[column] not in words:
            self.bad_value(column, allow(words))
        return self[column]


def bad_value(field: str, value: object, needed: Line) -> Line:
    """The sentence about a field that says what it cannot say."""
    return Line("bad_value", {"field": field, "found": shorten(value), "needed": needed})


def allow(words: Iterable[str]) -> Line:
    """The sentence that names all that may stand in a field."""
    return Line("need_one_of", {"allowed": ", ".join(words)})


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
        raise BadData(file, lines.line_num, Line("bad_csv", {"reason": str(error)})) from error
    if not found:
        raise BadData(file, None, Line("bad_csv_empty", {"columns": ",".join(columns)}))
    return found


def _check_header(cells: list[str], file: str, columns: Sequence[str]) -> None:
    if cells != list(columns):
        facts = {"found": shorten(",".join(cells)), "columns": repr(",".join(columns))}
        raise BadData(file, 1, Line("bad_columns", facts))


def _line(cells: list[str], file: str, line: int, columns: Sequence[str]) -> CsvRow:
    if len(cells) != len(columns):
        raise BadData(file, line, Line("bad_cells", {"number": len(cells), "columns": ",".join(columns)}))
    for column, cell in zip(columns, cells, strict=True):
        if len(cell) > LONGEST_CELL or not cell.isprintable():
            needed = Line("need_letters", {"most": LONGEST_CELL})
            raise BadData(file, line, bad_value(column, cell, needed))
    return CsvRow(file, line, dict(zip(columns, (cell.strip() for cell in cells), strict=True)))


def _refuse_large(text: str, file: str) -> None:
    if len(text) > LARGEST:
        raise BadData(file, None, Line("bad_size", {"number": len(text), "most": LARGEST}))
    for number, line in enumerate(text.splitlines(), start=1):
        if len(line) > LONGEST_LINE:
            raise BadData(file, number, Line("bad_length", {"number": len(line), "most": LONGEST_LINE}))
        if line.count(".") > MOST_DOTS:
            raise BadData(file, number, Line("bad_dots", {"number": line.count("."), "most": MOST_DOTS}))


class TomlSheet:
    """A TOML file that knows on which line each of its entries stands."""

    def __init__(self, text: str, file: str) -> None:
        _refuse_large(text, file)
        self.file = file
        try:
            self.table: dict[str, Any] = tomllib.loads(text)
        except ValueError as error:  # TOMLDecodeError is one; so is a number of thousands of digits
            found = re.search(r"at line (\d+)", str(error))
            reason = Line("bad_toml", {"reason": str(error)[:LONGEST_FAULT]})
            raise BadData(file, int(found[1]) if found else None, reason) from error
        except RecursionError as error:
            raise BadData(file, None, Line("bad_nesting")) from error
        if not self.table:
            raise BadData(file, None, Line("bad_empty"))
        self._lines = _line_index(text)

    def bad(self, path: Sequence[str | int], reason: Line, needed: Line | None = None) -> NoReturn:
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
