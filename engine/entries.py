"""Entries of an owner's sheet: a bad field is refused by line, what was found and what is allowed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn, TypeAlias

from engine.errors import shorten
from engine.events import Line
from engine.game import Origin
from engine.tables import TomlSheet, allow, bad_value

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

TO_ENTER = "to be entered from your cards"
ORIGIN = "origin"  # of the sheet, or of a single card where that is another
ORIGINS = (Origin.OWNER.value, Origin.STAND_IN.value)
MISSING = Line("need_this")
TWICE = Line("need_own")
TITLES = ("name", "id")
LONGEST_TEXT = 400  # letters; longer ones are no sentence to be said at a table

Path: TypeAlias = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A table of the sheet, and the path that leads to it."""

    sheet: TomlSheet
    path: Path
    table: dict[str, Any]

    def __contains__(self, key: str) -> bool:
        return key in self.table

    @property
    def is_card(self) -> bool:
        """Whether this is one of several entries of a kind; each may have an origin of its own."""
        return bool(self.path) and isinstance(self.path[-1], int)

    def bad(self, key: str, reason: Line, needed: Line | None = None) -> NoReturn:
        """Refuse a field, with a sentence as the reason."""
        self.sheet.bad((*self.path, key), self._label(key, reason), needed or reason)

    def bad_value(self, key: str, needed: Line) -> NoReturn:
        """Refuse a field's value, or that the field is missing."""
        field = _written((*self.path, key))
        missing = Line("bad_missing", {"field": field, "needed": needed})
        self.bad(key, bad_value(field, self.table[key], needed) if key in self else missing, needed)

    def bad_item(self, key: str, item: Any, needed: Line) -> NoReturn:
        """Refuse one item of a field's list."""
        facts = {"field": _written((*self.path, key)), "found": shorten(item), "needed": needed}
        self.bad(key, Line("bad_item", facts), needed)

    def check_fields(self, needed: Iterable[str], optional: Iterable[str] = ()) -> None:
        """Refuse unknown fields and missing ones."""
        needed = list(needed)
        allowed = [*needed, *optional, *([ORIGIN] if self.is_card and ORIGIN in self else [])]
        if self.is_card and ORIGIN in self:
            self.one_of(ORIGIN, ORIGINS)
        for key in self.table:
            if key not in allowed:
                written = shorten(_written((*self.path, key)))
                self.bad(key, Line("bad_field", {"field": written, "allowed": ", ".join(allowed)}))
        for key in needed:
            if key not in self:
                facts = {"field": _written((*self.path, key)), "fields": ", ".join(needed)}
                self.bad(key, Line("bad_lack", facts), MISSING)

    def whole(self, key: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = self.table.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.bad_value(key, Line("need_number", {"least": least, "most": most}))
        return value

    def one_of(self, key: str, allowed: Iterable[str]) -> str:
        """One of a closed set of words."""
        words, value = list(allowed), self.table.get(key)
        if not isinstance(value, str) or value not in words:
            self.bad_value(key, allow(words))
        return value

    def text(self, key: str) -> str:
        """Words, and not only spaces."""
        value = self.table.get(key)
        if not isinstance(value, str) or not value.strip():
            self.bad_value(key, Line("need_words"))
        if len(value) > LONGEST_TEXT:
            self.bad_value(key, Line("need_shorter", {"number": len(value), "most": LONGEST_TEXT}))
        if not "".join(value.split()).isprintable():
            self.bad_value(key, Line("need_readable"))
        return value

    def flag(self, key: str) -> bool:
        """A yes or no; no if it is left out."""
        value = self.table.get(key, False)
        if not isinstance(value, bool):
            self.bad_value(key, Line("need_flag"))
        return value

    def items(self, key: str, needed: Line, least: int = 0, most: int | None = None) -> list[Any]:
        """A list of so many items, whatever they are."""
        value = self.table.get(key)
        if not isinstance(value, list) or len(value) < least or (most is not None and len(value) > most):
            self.bad_value(key, needed)
        return value

    def words(self, key: str, allowed: Iterable[str], needed: Line, most: int | None = None) -> list[str]:
        """A list of at least one word, each of a closed set."""
        words, found = list(allowed), self.items(key, needed, 1, most)
        for item in found:
            if item not in words:
                self.bad_item(key, item, allow(words))
        return found

    def part(self, key: str, needed: Line | None = None) -> Entry:
        """The table inside this entry whose fields are written `key.field`."""
        value = self.table.get(key)
        if not isinstance(value, dict):
            self.bad_value(key, needed or Line("need_part", {"field": key}))
        return Entry(self.sheet, (*self.path, key), value)

    def entries(self, key: str) -> list[Entry]:
        """The tables headed [[key]], at least one."""
        value = self.table.get(key)
        if not isinstance(value, list) or not value or not all(isinstance(table, dict) for table in value):
            self.bad_value(key, Line("need_entries", {"heading": key}))
        return [Entry(self.sheet, (*self.path, key, place), table) for place, table in enumerate(value)]

    def _label(self, key: str, reason: Line) -> Line:
        """Return the reason with the name of the card it is about."""
        for title in reversed(TITLES):
            if key not in TITLES and isinstance(self.table.get(title), str):
                reason = Line("bad_card", {"title": shorten(self.table[title]), "reason": reason})
        return reason


def open_sheet(text: str, file: str) -> Entry:
    """The outermost entry of a sheet that is filled in and says where its cards come from."""
    sheet = TomlSheet(text, file)
    _refuse_unfilled(sheet)
    top = Entry(sheet, (), sheet.table)
    top.one_of(ORIGIN, ORIGINS)
    return top


def check_count(entries: Sequence[Entry], least: int, most: int) -> None:
    """Refuse too few or too many entries of a kind."""
    if not least <= len(entries) <= most:
        last = entries[-1]
        facts = {"number": len(entries), "heading": last.path[-2], "least": least, "most": most}
        last.sheet.bad(last.path, Line("bad_count", {**facts, "span": most - least}))


def refuse_twice(entries: Iterable[Entry], key: str) -> None:
    """Refuse a name or number, read before, that two entries of a kind share."""
    seen: dict[str | int, Entry] = {}
    for entry in entries:
        first = seen.setdefault(entry.table[key], entry)
        if first is not entry:
            facts = {"field": key, "found": shorten(entry.table[key]), "heading": entry.path[-2]}
            line = entry.sheet.line_of((*first.path, key))
            entry.bad(key, Line("bad_twice", {**facts, "line": str(line)}), TWICE)


def _refuse_unfilled(sheet: TomlSheet) -> None:
    left = _fields_left(sheet.table)
    if left:
        facts = {"field": shorten(_written(left[0])), "number": len(left)}
        sheet.bad(left[0], Line("bad_unfilled", facts))


def _fields_left(table: dict[str, Any]) -> list[Path]:
    """The unfilled fields from first to last; no recursion, since a.a.a.a may be of any depth."""
    left: list[Path] = []
    waiting: list[tuple[Path, Any]] = [((), table)]
    while waiting:
        path, value = waiting.pop()
        if value == TO_ENTER:
            left.append(path)
        elif isinstance(value, dict | list):
            inner = value.items() if isinstance(value, dict) else enumerate(value)
            waiting += reversed([((*path, key), part) for key, part in inner])
    return left


def _written(path: Path) -> str:
    """A field as it is written below its heading: ("card", 3, "fight", "pies") is fight.pies."""
    names: list[str] = []
    for step in reversed(path):
        if isinstance(step, str):
            names.insert(0, step)
        elif names:
            break
    return ".".join(names)
