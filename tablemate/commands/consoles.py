"""Where the commands print and read: data on the standard output, trouble on the standard error."""

from __future__ import annotations

import logging
import re
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING

from rich.console import Console
from rich.segment import Segment

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import ConsoleOptions, RenderableType
    from rich.progress import Progress, TaskID

FAILED, NO_HARDWARE = 1, 3  # exit codes; 0 is done, 2 wrong usage
LONGEST_LINE = 10_000  # characters; of a longer line typed the rest is dropped
# Characters that would control the terminal or reverse the text instead of being shown.
STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


class PlainConsole(Console):
    """Prints text as text: escape sequences in it never reach the terminal, whatever their source."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """The pieces to print, of which only our own may control the terminal."""
        for segment in super().render(renderable, options):
            yield segment if segment.control else Segment(make_plain(segment.text), segment.style)


def make_plain(text: str) -> str:
    """A text with a mark in place of every character that cannot be read."""
    return STEERING.sub("\N{REPLACEMENT CHARACTER}", text)


out = PlainConsole(highlight=False)
err = PlainConsole(stderr=True, highlight=False, soft_wrap=True)


class Teller(logging.Handler):
    """Reports trouble in one line, without a stack trace; what strangers send to the page is not reported."""

    def emit(self, record: logging.LogRecord) -> None:
        """Print what the record says."""
        if not record.name.startswith("uvicorn"):
            err.print(record.getMessage(), markup=False)


def prepare() -> None:
    """Set up input and output: unreadable letters are replaced, and trouble is reported in one line."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    logging.basicConfig(level=logging.WARNING, handlers=[Teller()])


def read_line() -> str:
    """The next line typed; raises EOFError when there is none."""
    line = sys.stdin.readline(LONGEST_LINE)
    if not line:
        raise EOFError
    rest = line
    while rest and not rest.endswith("\n"):
        rest = sys.stdin.readline(LONGEST_LINE)
    return line.rstrip("\n")


def advance_bar(bar: Progress, task: TaskID, done: int, of: int) -> None:
    """Show how far a task has come."""
    bar.update(task, completed=done, total=of)
