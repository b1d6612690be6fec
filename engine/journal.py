"""The saved game: a header and the list of answers, one JSON object a line, only ever appended to."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from enum import StrEnum
from io import FileIO
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar

from engine.errors import BadJournal, shorten
from engine.events import Line
from engine.game import Origin, Setup, Sheet
from engine.lock import take_lock

if TYPE_CHECKING:
    from pathlib import Path

    from engine.game import Game, OptionValue
    from engine.requests import Json

T = TypeVar("T")
FORMAT = 1
LARGEST = 64_000_000  # bytes; the longest game with sheets of its own is a hundredth of that
LONGEST_FAULT = 200
LAST_LINE = 200  # bytes, in which the note that a game is over fits


class Source(StrEnum):
    """Who gave an answer."""

    CAMERA = "camera"
    VOICE = "voice"
    PAGE = "page"
    KEYBOARD = "keyboard"
    CARD = "card"
    VIRTUAL = "virtual"  # the seed of a virtual deck
    WATCHED = "watched"  # an instruction the camera saw carried out
    UNWATCHED = "unwatched"  # an instruction nobody watched, taken as done

    @property
    def automatic(self) -> bool:
        """Whether nobody at the table had to do anything for it."""
        return self in {Source.VIRTUAL, Source.WATCHED, Source.UNWATCHED}


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer and who gave it; `seen` is what the camera saw when a person was asked."""

    topic: str
    value: Json
    source: Source
    seen: Json = None


@dataclass(frozen=True, slots=True)
class Amendment:
    """Another text of a sheet, which counts from where so many answers had been given."""

    answers_before: int
    sheet: str
    text: str


class Journal(Protocol):
    """Where a play records what happens to its answers, before anything else happens."""

    def answered(self, answer: Answer) -> None:
        """Record an accepted answer."""

    def undone(self, count: int) -> None:
        """Record that the last answers were taken back."""

    def redone(self, count: int) -> None:
        """Record that answers taken back were given again."""

    def ended(self) -> None:
        """Record that the game is over."""

    def amended(self, sheet: str, text: str) -> None:
        """Record that a sheet says something else from now on."""


class _UnusableError(ValueError):
    """A part of an entry that is unusable; its argument is the sentence that says why."""


@dataclass
class Saved:
    """A journal as read from disk: the set-up, the answers that count and those taken back."""

    path: Path
    game_id: str
    rules_version: int
    setup: Setup
    answers: list[Answer] = field(default_factory=list)
    taken_back: list[Answer] = field(default_factory=list)  # the next to be given again is last
    lines: list[int] = field(default_factory=list)  # the file's line of each answer that counts
    amendments: list[Amendment] = field(default_factory=list)
    over: bool = False  # whether it was noted that the game is over
    size: int = 0  # bytes of the file when it was read
    written: int = 0  # lines after the header
    torn_at: int | None = None  # the byte where a half-written last line begins

    @property
    def torn(self) -> Line | None:
        """A sentence about a last line that was cut off, if there is one."""
        if self.torn_at is None:
            return None
        return Line("journal_torn", {"file": str(self.path)})


class FileJournal:
    """A journal on disk, for one program at a time; each line is on the disk before the call returns."""

    def __init__(self, path: Path, file: FileIO, written: int) -> None:
        self.path = path
        self._file = file
        self._written = written

    @classmethod
    def create(cls, path: Path, game: Game, setup: Setup) -> FileJournal:
        """Begin a new journal; an existing file is never overwritten, and none is left half begun."""
        path.parent.mkdir(parents=True, exist_ok=True)
        journal = cls(path, _open_to_append(path, os.O_CREAT | os.O_EXCL), 0)
        try:
            journal._write(_header(game, setup))
        except OSError:
            journal.discard()
            raise
        return journal

    @classmethod
    def reopen(cls, saved: Saved) -> FileJournal:
        """Go on with a saved journal; a half-written last line is cut off first."""
        file = _open_to_append(saved.path)
        if os.fstat(file.fileno()).st_size != saved.size:
            file.close()
            raise BadJournal(saved.path, None, Line("journal_changed"))
        if saved.torn_at is not None:
            file.truncate(saved.torn_at)
        elif not saved.path.read_bytes().endswith(b"\n"):
            file.write(b"\n")
        return cls(saved.path, file, saved.written)

    def answered(self, answer: Answer) -> None:
        """Record an accepted answer."""
        seen = {} if answer.seen is None else {"seen": answer.seen}
        self._number({"ask": answer.topic, "value": answer.value, "source": answer.source.value, **seen})

    def undone(self, count: int) -> None:
        """Record that the last answers were taken back."""
        self._number({"undo": count})

    def redone(self, count: int) -> None:
        """Record that answers taken back were given again."""
        self._number({"redo": count})

    def ended(self) -> None:
        """Record that the game is over, so that nobody has to play it again to find out."""
        self._number({"over": True})

    def amended(self, sheet: str, text: str) -> None:
        """Record that a sheet says something else from now on."""
        self._number({"sheet": sheet, "text": text})

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def discard(self) -> None:
        """Close the file and delete it: the game could not be started."""
        self.close()
        with suppress(OSError):
            self.path.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _number(self, entry: dict[str, Json]) -> None:
        self._write({"n": self._written + 1, **entry, "at": _now()})
        self._written += 1

    def _write(self, entry: dict[str, Json]) -> None:
        line = (json.dumps(entry, ensure_ascii=False) + "\n").encode()
        end = os.fstat(self._file.fileno()).st_size
        try:
            self._write_through(line)
        except OSError:
            with suppress(OSError):
                self._file.truncate(end)
            raise

    def _write_through(self, line: bytes) -> None:
        while line:
            line = line[self._file.write(line) :]
        os.fsync(self._file.fileno())


def _open_to_append(path: Path, flags: int = 0) -> FileIO:
    """The file, opened so that nothing in it can be overwritten, and locked against other programs."""
    wanted = os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0) | flags
    file = FileIO(path, "a", opener=lambda name, _: os.open(name, wanted, 0o666))
    if not take_lock(file):
        file.close()
        raise BadJournal(path, None, Line("journal_held"))
    return file


def load(path: Path) -> Saved:
    """Read a journal. A half-written last line is left out and reported; any other damage is refused."""
    data = _read_bytes(path)
    lines = _whole_lines(data)
    if not lines:
        raise BadJournal(path, None, Line("journal_empty"))
    saved = _read_header(path, _parse(path, 1, lines[0][1]))
    saved.size = len(data)
    for number, (start, line) in enumerate(lines[1:], start=2):
        entry = _try_parse(line)
        if entry is None and number == len(lines):
            saved.torn_at = start
            break
        _apply(saved, number, _parse(path, number, line))
    return saved


def is_noted_over(path: Path) -> bool:
    """Whether the last line of a journal says that the game is over; nothing else of it is read."""
    try:
        with path.open("rb") as file:
            file.seek(max(0, os.fstat(file.fileno()).st_size - LAST_LINE))
            entry = _try_parse(file.read(LAST_LINE).splitlines()[-1])
    except (OSError, IndexError):
        return False
    return entry is not None and entry.get("over") is True


def _read_bytes(path: Path) -> bytes:
    try:
        if path.exists() and not path.is_file():
            raise BadJournal(path, None, Line("journal_no_file"))
        if path.stat().st_size > LARGEST:
            raise BadJournal(path, None, Line("journal_too_large"))
        return path.read_bytes()
    except OSError as error:
        raise BadJournal(path, None, Line("journal_not_read", {"reason": str(error.strerror)})) from error
    except ValueError as error:  # a zero byte in its name
        raise BadJournal(path, None, Line("journal_not_read", {"reason": str(error)})) from error


def _whole_lines(data: bytes) -> list[tuple[int, bytes]]:
    found, start = [], 0
    for line in data.splitlines(keepends=True):
        found.append((start, line))
        start += len(line)
    return found


def _try_parse(line: bytes) -> dict[str, Any] | None:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return entry if isinstance(entry, dict) else None


def _parse(path: Path, number: int, line: bytes) -> dict[str, Any]:
    entry = _try_parse(line)
    if entry is None:
        raise BadJournal(path, number, Line("journal_damaged"))
    return entry


def _header(game: Game, setup: Setup) -> dict[str, Json]:
    changed = {name: sheet for name, sheet in setup.sheets.items() if sheet.origin is not Origin.FANS}
    return {
        "tablemate": FORMAT,
        "game": game.id,
        "rules": game.rules_version,
        "seed": setup.seed,
        "options": dict(setup.options),
        "sheets": {name: {"origin": s.origin.value, "text": s.text} for name, s in changed.items()},
        "begun": _now(),
    }


def _read_header(path: Path, entry: dict[str, Any]) -> Saved:
    found = entry.get("tablemate")
    if type(found) is not int or found != FORMAT:
        raise BadJournal(path, 1, Line("journal_format", {"format": FORMAT, "found": shorten(found)}))
    try:
        sheets = {name: _read_sheet(sheet) for name, sheet in _need(entry, "sheets", dict).items()}
        options = {id_: _read_option(value) for id_, value in _need(entry, "options", dict).items()}
        setup = Setup(_need(entry, "seed", int), options, sheets)
        return Saved(path, _need(entry, "game", str), _need(entry, "rules", int), setup)
    except (KeyError, TypeError, ValueError) as error:
        raise BadJournal(path, 1, Line("journal_header", {"reason": _fault(error)})) from error


def _need(entry: Any, key: str, kind: type[T]) -> T:
    """A field that must be there and of this kind; a truth value is no number."""
    value = entry[key]
    if type(value) is not kind:
        raise _UnusableError(Line("journal_part", {"part": key, "found": shorten(value)}))
    return value


def _read_sheet(sheet: Any) -> Sheet:
    return Sheet(Origin(_need(sheet, "origin", str)), _need(sheet, "text", str))


def _read_option(value: Any) -> OptionValue:
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return tuple(value)
    if not isinstance(value, str):
        raise _UnusableError(Line("journal_option", {"found": shorten(value)}))
    return value


def _fault(error: Exception) -> Line:
    if isinstance(error, KeyError):
        return Line("journal_lack", {"part": str(error)})
    said = error.args[0] if isinstance(error, _UnusableError) else str(error)[:LONGEST_FAULT]
    return said if isinstance(said, Line) else Line("as_said", {"text": said})


def _apply(saved: Saved, number: int, entry: dict[str, Any]) -> None:
    try:
        if _need(entry, "n", int) != saved.written + 1:
            facts = {"number": str(saved.written + 1), "found": shorten(entry["n"])}
            raise BadJournal(saved.path, number, Line("journal_order", facts))
        _apply_entry(saved, number, entry)
    except (KeyError, TypeError, ValueError) as error:
        raise BadJournal(saved.path, number, Line("journal_entry", {"reason": _fault(error)})) from error
    saved.written += 1


def _apply_entry(saved: Saved, number: int, entry: dict[str, Any]) -> None:
    if "undo" in entry:
        _take_back(saved, _count(entry, "undo", len(saved.answers)))
    elif saved.over:
        raise _UnusableError(Line("journal_over"))
    elif "sheet" in entry:
        sheet, text = _need(entry, "sheet", str), _need(entry, "text", str)
        saved.amendments.append(Amendment(len(saved.answers), sheet, text))
        saved.taken_back.clear()
    elif "redo" in entry:
        _give_again(saved, _count(entry, "redo", len(saved.taken_back)), number)
    elif "over" in entry:
        saved.over = _need(entry, "over", bool)
    else:
        source = Source(_need(entry, "source", str))
        saved.answers.append(Answer(_need(entry, "ask", str), entry["value"], source, entry.get("seen")))
        saved.lines.append(number)
        saved.taken_back.clear()


def _count(entry: dict[str, Any], key: str, most: int) -> int:
    count = _need(entry, key, int)
    if not 0 < count <= most:
        facts = {"part": key, "found": shorten(count), "most": most}
        raise _UnusableError(Line("journal_number", facts))
    return count


def _take_back(saved: Saved, count: int) -> None:
    saved.over = False
    for _ in range(count):
        saved.taken_back.append(saved.answers.pop())
        saved.lines.pop()
    saved.amendments, moved = keep_amendments(saved.amendments, len(saved.answers))
    if moved:
        saved.taken_back.clear()


def keep_amendments(amendments: list[Amendment], answers: int) -> tuple[list[Amendment], bool]:
    """Return the amendments after an undo: those that came later count from here on.

    Also returns whether any was moved: then the answers taken back cannot be given again as they were.
    """
    kept = [replace(one, answers_before=min(one.answers_before, answers)) for one in amendments]
    return kept, kept != amendments


def _give_again(saved: Saved, count: int, number: int) -> None:
    for _ in range(count):
        saved.answers.append(saved.taken_back.pop())
        saved.lines.append(number)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
