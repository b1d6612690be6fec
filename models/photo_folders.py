"""Folders of photographs with the corners of their cards (labels.json), and the two halves of each.

Pictures of one layout look alike, so a layout is in one half only: networks learn and settings are
chosen on the first half, and are measured on the second.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from pathlib import Path

Quad = NDArray[np.float64]
_LAYOUT = re.compile(r"^(\w+-\d)-(?:[a-z]+-)?\d{8}_")  # grids_set: what lies there, and when it was taken


@dataclass(frozen=True, slots=True)
class Photo:
    """One photograph: its cards, their titles, whether all are labelled, and whether it is for learning."""

    path: Path
    cards: tuple[Quad, ...]
    titles: tuple[str | None, ...]
    complete: bool
    to_learn: bool


def read_photos(folder: Path) -> list[Photo]:
    """Read the labels of one folder; every second layout is for learning."""
    labels = json.loads((folder / "labels.json").read_text(encoding="utf-8"))
    layouts = sorted({_layout_of(name) for name in labels})
    return [
        Photo(
            folder / name,
            tuple(np.array(quad, np.float64) for quad in told["cards"]),
            tuple(told.get("titles") or [None] * len(told["cards"])),
            told["complete"],
            layouts.index(_layout_of(name)) % 2 == 1,
        )
        for name, told in sorted(labels.items())
    ]


def _layout_of(name: str) -> str:
    found = _LAYOUT.match(name)
    return found[1] if found else name
