"""The saved game: a header and the list of answers, one JSON object a line, only ever appended to."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Protocol, Self

from engine.errors import BadJournal
from engine.game import Origin, Setup, Sheet

if TYPE_CHECKING:
    from io import FileIO
    from pathlib import Path

    from engine.game import Game
    from engine.requests import Json

FORMAT = 1


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
    """What the bot was told, and by whom; `seen` is what the camera saw where a person was asked."""

    topic: str
    value: Json
    source: Source
    seen: Json = None


class Journal(Protocol):
    """Where a play records what happens to its answers, before anything else happens."""

    def answered(self, answer: Answer) -> None:
        """Record an accepted answer."""

    def undone(self, count: int) -> None:
        """Record that the last answers were taken back."""

    def redone(self, count: int) -> None:
        """Record that answers taken back were given again."""


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
    written: int = 0  # lines after the header
    torn_at: int | None = None  # the byte where a half-written last line begins

    @property
    def torn(self) -> str | None:
        """A sentence about a last line that was cut off, if there is one."""
        if self.torn_at is None:
            return None
        return f"{self.path}: the last line was cut off while it was being written and is left out."


class FileJournal:
    """A journal on disk; every line is flushed through to the disk before the call returns."""

    def __init__(self, path: Path, file: FileIO, written: int) -> None:
        self.path = path
        self._file = file
        self._written = written

    @classmethod
    def create(cls, path: Path, game: Game, setup: Setup) -> FileJournal:
        """Begin a new journal; an existing file is never overwritten."""
        path.parent.mkdir(parents=True, exist_ok=True)
        journal = cls(path, path.open("xb", buffering=0), 0)
        journal._write(_header(game, setup))
        return journal

    @classmethod
    def reopen(cls, saved: Saved) -> FileJournal:
        """Go on with a saved journal; a half-written last line is cut off first."""
        file = saved.path.open("r+b", buffering=0)
        file.seek(0, os.SEEK_END)
        if saved.torn_at is not None:
            file.truncate(saved.torn_at)
            file.seek(saved.torn_at)
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

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _number(self, entry: dict[str, Json]) -> None:
        self._write({"n": self._written + 1, **entry, "at": _now()})
        self._written += 1

    def _write(self, entry: dict[str, Json]) -> None:
        line = (json.dumps(entry, ensure_ascii=False) + "\n").encode()
        end = self._file.tell()
        try:
            self._write_through(line)
        except OSError:
            self._file.truncate(end)
            self._file.seek(end)
            raise

    def _write_through(self, line: bytes) -> None:
        while line:
            line = line[self._file.write(line) :]
        os.fsync(self._file.fileno())


def load(path: Path) -> Saved:
    """Read a journal. A half-written last line is left out and reported; any other damage is refused."""
    lines = _whole_lines(path)
    if not lines:
        raise BadJournal(path, None, "the file is empty; there is no game in it")
    saved = _read_header(path, _parse(path, 1, lines[0][1]))
    for number, (start, line) in enumerate(lines[1:], start=2):
        entry = _try_parse(line)
        if entry is None and number == len(lines):
            saved.torn_at = start
            break
        _apply(saved, number, _parse(path, number, line))
    return saved


def _whole_lines(path: Path) -> list[tuple[int, bytes]]:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadJournal(path, None, f"it cannot be read ({error.strerror})") from error
    found, start = [], 0
    for line in data.splitlines(keepends=True):
        found.append((start, line))
        start += len(line)
    return found


def _try_parse(line: bytes) -> dict[str, Any] | None:
    try:
        entry = json.loads(line)
    except ValueError:
        return None
    return entry if isinstance(entry, dict) else None


def _parse(path: Path, number: int, line: bytes) -> dict[str, Any]:
    entry = _try_parse(line)
    if entry is None:
        raise BadJournal(path, number, "the line is damaged; restore a copy of the file or begin a new game")
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
    if entry.get("tablemate") != FORMAT:
        reason = f"it is no Tablemate journal of format {FORMAT} (found {entry.get('tablemate')!r})"
        raise BadJournal(path, 1, reason)
    try:
        sheets = {name: Sheet(Origin(s["origin"]), s["text"]) for name, s in entry["sheets"].items()}
        options = {id_: tuple(v) if isinstance(v, list) else v for id_, v in entry["options"].items()}
        return Saved(path, entry["game"], entry["rules"], Setup(entry["seed"], options, sheets))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadJournal(path, 1, f"the header is damaged ({error!r})") from error


def _apply(saved: Saved, number: int, entry: dict[str, Any]) -> None:
    if entry.get("n") != saved.written + 1:
        reason = f"entry {saved.written + 1} should stand here, found {entry.get('n')!r}"
        raise BadJournal(saved.path, number, reason)
    saved.written += 1
    try:
        _apply_entry(saved, number, entry)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise BadJournal(saved.path, number, f"the entry cannot be used ({error!r})") from error


def _apply_entry(saved: Saved, number: int, entry: dict[str, Any]) -> None:
    if "undo" in entry:
        for _ in range(entry["undo"]):
            saved.taken_back.append(saved.answers.pop())
            saved.lines.pop()
    elif "redo" in entry:
        for _ in range(entry["redo"]):
            saved.answers.append(saved.taken_back.pop())
            saved.lines.append(number)
    else:
        saved.answers.append(Answer(entry["ask"], entry["value"], Source(entry["source"]), entry.get("seen")))
        saved.lines.append(number)
        saved.taken_back.clear()


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
