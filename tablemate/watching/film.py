"""A film of a table as a camera would show it; of each picture only the changed part is stored."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

import cv2
import numpy as np

from vision.pictures.sources import Frame

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from vision.geometry import Image

INDEX = "film.json"
FRAMES_PER_S = 5.0


@dataclass(frozen=True, slots=True)
class Cut:
    """A piece of picture laid over the one before, and how long the whole is seen."""

    picture: str
    seconds: float
    at_px: tuple[int, int]

    @property
    def frames(self) -> int:
        """How many frames it is seen."""
        return max(1, round(self.seconds * FRAMES_PER_S))


@dataclass(frozen=True, slots=True)
class Film:
    """A folder of cuts; the first is a whole picture."""

    folder: Path
    size_wh: tuple[int, int]
    cuts: tuple[Cut, ...]

    @property
    def count(self) -> int:
        """How many frames there are."""
        return sum(cut.frames for cut in self.cuts)

    def frames(self) -> Iterator[Frame]:
        """Give every frame in its time."""
        image = np.zeros((self.size_wh[1], self.size_wh[0], 3), np.uint8)
        index = 0
        for cut in self.cuts:
            image = self._lay_over(image, cut)
            for _ in range(cut.frames):
                yield Frame(image, index / FRAMES_PER_S, index, cut.picture)
                index += 1

    def _lay_over(self, image: Image, cut: Cut) -> Image:
        data = np.frombuffer((self.folder / cut.picture).read_bytes(), np.uint8)
        piece = np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR), np.uint8)
        changed = image.copy()
        (x, y), (height, width) = cut.at_px, piece.shape[:2]
        changed[y : y + height, x : x + width] = piece
        return changed


def open_film(folder: Path) -> Film:
    """Read a film's index."""
    index = json.loads((folder / INDEX).read_text(encoding="utf-8"))
    cuts = (Cut(cut["picture"], float(cut["seconds"]), tuple(cut["at_px"])) for cut in index["cuts"])
    return Film(folder, tuple(index["size_wh"]), tuple(cuts))
