"""The command `report`: shows what a bug report would hold, and saves it if the person agrees."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from tablemate import report as reports
from tablemate.commands.consoles import FAILED, err, out
from tablemate.commands.terminal import Terminal
from tablemate.wording import words


def report(
    file: Annotated[Path | None, typer.Argument(metavar="[OUT.zip]")] = None,
    journal: Annotated[Path | None, typer.Option(metavar="JOURNAL")] = None,
    *,
    no_pictures: Annotated[bool, typer.Option("--no-pictures")] = False,
    yes: Annotated[bool, typer.Option("--yes", "-y")] = False,
) -> None:
    """Pack what a bug report needs into one file, shown before it is saved."""
    path = file or Path(f"tablemate-report-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.zip")
    files = reports.gather(journal, pictures=not no_pictures)
    for one in files:
        line = words("report_line", name=one.name, size=one.kilobytes, what=one.what)
        out.print(line, markup=False, soft_wrap=True)
    if not yes and not _agrees(path):
        err.print(words("report_not_saved"), markup=False)
        raise typer.Exit(FAILED)
    reports.save(files, path)
    out.print(words("report_saved", file=str(path)), markup=False, soft_wrap=True)


def _agrees(path: Path) -> bool:
    """Whether the person wants it saved."""
    out.print(words("report_ask", file=str(path)), markup=False, soft_wrap=True)
    try:
        return Terminal(out).read().strip().casefold() in words("words_done").split()
    except EOFError:
        return False
