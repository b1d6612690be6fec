"""Writes what a measuring program found into docs/measurements.toml, and the pages that are made from it.

A program that is run with `--record` names the set it has measured, and each of its figures as it is named
there; goals, words and everything else stay as they are. The figures are then of the networks that ship.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NamedTuple

import tomlkit

from docs.write import DATA, main, read_shipped

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping
    from pathlib import Path


class Figure(NamedTuple):
    """One number as a page shows it, and of how many."""

    figure: str
    of: int | None = None


def add_option(parser: argparse.ArgumentParser) -> None:
    """Let a measuring program take `--record`."""
    parser.add_argument(
        "--record", action="store_true", help="write the figures into docs/measurements.toml and its pages"
    )


def share(part: int, whole: int) -> Figure:
    """A part of so many, in per cent."""
    return Figure(f"{100 * part / whole:.1f} %", whole)


def record(title: str, found: Mapping[str, Figure], data: Path = DATA) -> None:
    """Put figures into the set of this title, and note by which networks they were measured."""
    document = tomlkit.parse(data.read_text(encoding="utf-8"))
    sets = {str(one["title"]): one for one in document["set"]}
    if title not in sets:
        raise SystemExit(f"{data.name} has no set {title!r}; it has {', '.join(sets)}")
    figures = {str(figure["what"]): figure for figure in sets[title]["figures"]}
    if unknown := set(found) - set(figures):
        raise SystemExit(f"the set {title!r} of {data.name} has no figure {', '.join(sorted(unknown))}")
    for what, (figure, of) in found.items():
        figures[what]["figure"] = figure
        if of is not None:
            figures[what]["of"] = f"{of:,}"
    if set(found) == set(figures):  # the whole set is of what ships now
        networks = sets[title]["networks"]
        networks.update({name: version for name, version in read_shipped().items() if name in networks})
    data.write_text(tomlkit.dumps(document), encoding="utf-8")
    sys.stderr.write(f"recorded in {data.name}: {title}\n")
    if data == DATA:
        main()
