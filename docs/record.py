"""Writes what a measuring program found into docs/measurements.toml, and the pages that are made from it.

A program that is run with `--record` names the set it has measured, and each of its figures as it is named
there; goals, words and everything else stay as they are. The figures are then of the networks that ship.

`bench` belongs to what is installed and knows no page. It writes its figures to a file, and this reads them:

    python3 start.py bench PICTURES --json figures.json
    .venv/bin/python -m docs.record "Random tables" figures.json
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import tomlkit

from docs import write

if TYPE_CHECKING:
    from collections.abc import Mapping

CROWDS = {10: "ten", 60: "sixty"}  # cards in one picture


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


def record(title: str, found: Mapping[str, Figure], data: Path = write.DATA) -> None:
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
        networks.update({name: version for name, version in write.read_shipped().items() if name in networks})
    data.write_text(tomlkit.dumps(document).replace('"}', '" }'), encoding="utf-8")
    sys.stderr.write(f"recorded in {data.name}: {title}\n")
    if data == write.DATA:
        write.main()


def record_bench(title: str, bench: Mapping[str, Any], data: Path = write.DATA) -> None:
    """Put those figures of a bench that a set shows into it."""
    shown = {
        str(figure["what"])
        for one in write.read_sets(data)
        if one["title"] == title
        for figure in one["figures"]
    }
    record(title, {what: figure for what, figure in list_figures(bench).items() if what in shown}, data)


def list_figures(bench: Mapping[str, Any]) -> dict[str, Figure]:
    """Every figure of a bench, as the pages name it."""
    rates, ms = bench["rates"], bench["ms"]
    judged = rates["names right"]["of"] + rates["dice right"]["of"]
    figures = {
        "cards found": _rate(rates["cards found"]),
        "precision of cards": _rate(rates["cards precise"]),
        "titles read right": _rate(rates["names right"]),
        "titles of 2.5 pixels a millimetre and more read right": _rate(rates["names right from 2.5 px/mm"]),
        "dice read right": _rate(rates["dice right"]),
        "cards and dice confidently wrong": Figure(str(len(bench["wrong_and_sure"])), judged),
        "corners off, median, of the card's width": Figure(
            f"{bench['corner_error_median']:.1%}".replace("%", " %")
        ),
        "each further card takes": _number(bench["ms_per_further_card"], "ms"),
        "memory at most": _number(bench["peak_mb"], "MB"),
        "a look": _number(ms["total"]["median"], "ms"),
        "of that, finding the cards": _number(ms["find"]["median"], "ms"),
        "nine in ten looks take at most": _number(ms["total"]["p90"], "ms"),
        "text recognition on the whole frame takes so many times as long": _number(
            bench["whole_frame_ocr_ratio"], digits=1
        ),
    }
    if crowd := CROWDS.get(rates["cards found"]["of"]):
        figures[f"found of {crowd}"] = Figure(str(rates["cards found"]["right"]), rates["cards found"]["of"])
        figures[f"time to find {crowd}"] = figures["of that, finding the cards"]
    return {what: figure for what, figure in figures.items() if figure}


def _rate(rate: Mapping[str, Any]) -> Figure | None:
    return share(rate["right"], rate["of"]) if rate["of"] else None


def _number(number: float | None, unit: str = "", digits: int = 0) -> Figure | None:
    return None if number is None else Figure(f"{number:.{digits}f} {unit}".strip())


def main() -> None:
    """Put the figures of a bench into a set."""
    parser = argparse.ArgumentParser(
        prog="python -m docs.record",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("title", help="of the set, as in docs/measurements.toml")
    parser.add_argument("figures", type=Path, help="what bench --json wrote")
    options = parser.parse_args()
    record_bench(options.title, json.loads(options.figures.read_text(encoding="utf-8")))


if __name__ == "__main__":
    main()
