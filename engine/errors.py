"""What can be wrong with an answer, a saved game or a data file, each by its own name."""

from __future__ import annotations

import reprlib
from typing import TYPE_CHECKING, Any

from engine.events import Line

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from engine.rules import Rule


SHOWN = reprlib.Repr()
SHOWN.maxstring = SHOWN.maxother = 60  # a long name can still be read in full


def shorten(value: object) -> str:
    """A value that may be anything, as it is shown in a sentence."""
    try:
        return SHOWN.repr(value)
    except ValueError:  # Python does not write out a number of thousands of digits
        return "a number that is too large"


class EngineError(Exception):
    """Anything the engine refuses."""


class InvalidInput(EngineError):  # noqa: N818 - the design's name for it, as in python-chess
    """An answer that cannot be read as an answer to this question; `line` says so to the person."""

    def __init__(self, message: str, line: Line | None = None) -> None:
        super().__init__(message)
        self.line = line


class IllegalAnswer(EngineError):  # noqa: N818 - as above
    """An answer that can be read but that the rules forbid.

    `place` is set where a single thing of a row is at fault, counted from 0: the others may stay as they are.
    """

    def __init__(self, value: object, rule: Rule, place: int | None = None) -> None:
        super().__init__(f"{shorten(value)} is not possible: {rule.words}")
        self.value: Any = value
        self.rule = rule
        self.place = place


class Ambiguous(EngineError):  # noqa: N818 - as above
    """An answer that fits more than one thing."""

    def __init__(self, text: str, candidates: Sequence[str]) -> None:
        super().__init__(f"{shorten(text)} could be any of {', '.join(candidates)}")
        self.text = text
        self.candidates = tuple(candidates)


class BadData(EngineError):  # noqa: N818 - as above
    """A data file with a line that cannot be used.

    `reason` is the sentence that says why, `path` leads to the field at fault where one is, and `needed` says
    what is to stand there.
    """

    def __init__(
        self,
        file: str | Path,
        line: int | None,
        reason: Line,
        path: Sequence[str | int] = (),
        needed: Line | None = None,
    ) -> None:
        where = f"{file}, line {line}" if line else str(file)
        super().__init__(f"{where}: {reason.key} {reason.facts}")
        self.file, self.line, self.reason = str(file), line, reason
        self.path, self.needed = tuple(path), needed or reason


class BadJournal(BadData):
    """A saved game that cannot be continued; the file is left as it is."""


def tell(error: EngineError) -> Line:
    """The sentence that tells a person what was refused."""
    match error:
        case BadData(line=None):
            return Line("bad_file", {"file": error.file, "reason": error.reason})
        case BadData():
            return Line("bad_line", {"file": error.file, "line": str(error.line), "reason": error.reason})
        case InvalidInput(line=Line() as line):
            return line
        case IllegalAnswer():
            return Line("bad_answer", {"value": shorten(error.value), "rule": error.rule})
        case Ambiguous():
            return Line("bad_name", {"text": shorten(error.text), "names": ", ".join(error.candidates)})
    return Line("as_said", {"text": str(error)})
