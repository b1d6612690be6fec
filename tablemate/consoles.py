"""Where the commands print: data to the standard output, talk about problems to the standard error."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

FAILED, NO_HARDWARE = 1, 3  # exit codes; 0 is done, 2 wrong usage
out = Console(highlight=False)
err = Console(stderr=True, highlight=False, soft_wrap=True)


def advance_bar(bar: Progress, task: TaskID, done: int, of: int) -> None:
    """Show how far a task has come."""
    bar.update(task, completed=done, total=of)
