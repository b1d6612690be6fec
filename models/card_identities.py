"""Photographs of the same printed cards by several cameras: enrolled from one, tested with another.

The folder holds identities/identities.json: for each deck its `rounds` (enrolled from, asked from) and its
`pictures`, each with the file, the card's quad, its identity, its camera and which half it belongs to. No
photograph is in both halves: settings are chosen on "fit", and "report" is read once.
"""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

import cv2
import numpy as np

from vision.geometry import as_image, rectify
from vision.overlap import to_corners

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from vision.geometry import Image
    from vision.reading import Corners

Half = Literal["fit", "report"]
OFF = 0.02  # of a card's width: how far the corners of an outline are off
MOST_ASKED = 120  # questions of one round


@dataclass(frozen=True, slots=True)
class Photographed:
    """One card in one photograph."""

    file: Path
    corners: Corners
    identity: str

    def cut(self) -> Image:
        """Return the card straightened, about as large as it is in the photograph."""
        sides = np.linalg.norm(np.subtract(self.corners, np.roll(self.corners, -1, axis=0)), axis=1)
        size_wh = round((sides[0] + sides[2]) / 2), round((sides[1] + sides[3]) / 2)
        return rectify(read_photograph(self.file), self.corners, size_wh)

    def shake(self) -> Corners:
        """Return the corners as a finder would have them, always off by the same."""
        quad = np.array(self.corners)
        luck = np.random.default_rng(np.abs(quad).ravel().astype(int))
        return to_corners(quad + luck.uniform(-OFF, OFF, (4, 2)) * np.hypot(*(quad[1] - quad[0])))


@dataclass(frozen=True, slots=True)
class Round:
    """Cards of one deck enrolled from one camera, and questions by another."""

    deck: str
    enrolled_from: str
    asked_from: str
    references: Sequence[Photographed]
    questions: Sequence[Photographed]
    each_once: bool  # no photograph shows a card twice


def list_rounds(folder: Path, half: Half, *, strangers: bool) -> Iterator[Round]:
    """Yield all rounds of one half; with strangers, half of the cards were not enrolled: these are asked."""
    decks = json.loads((folder / "identities" / "identities.json").read_text("utf-8"))["decks"]
    for name, deck in decks.items():
        pictures = [one for one in deck["pictures"] if one["split"] == half]
        for enrolled_from, asked_from in deck["rounds"]:
            shown = _choose_shown(pictures, enrolled_from, strangers=strangers)
            asked = [
                one
                for one in pictures
                if one["camera"] == asked_from and _may_be_asked(one, shown, deck, strangers=strangers)
            ]
            if len(shown) > 1 and asked:
                few = asked[:: -(-len(asked) // MOST_ASKED)]
                yield Round(
                    name,
                    enrolled_from,
                    asked_from,
                    [_load(folder, one) for one in shown.values()],
                    [_load(folder, one) for one in few],
                    each_once=not deck.get("copies_in_one_photograph", False),
                )


def _choose_shown(pictures: Sequence[Any], camera: str, *, strangers: bool) -> dict[str, Any]:
    first = defaultdict(list)
    for one in pictures:
        if one["camera"] == camera:
            first[one["identity"]].append(one)
    return {identity: first[identity][0] for identity in sorted(first)[:: 2 if strangers else 1]}


def _may_be_asked(one: Any, shown: dict[str, Any], deck: Any, *, strangers: bool) -> bool:
    """Whether a picture is no reference, and its card's reference comes from another photograph."""
    if strangers or one["identity"] not in shown:
        return strangers and one["identity"] not in shown
    if deck.get("copies_in_one_photograph"):
        return one is not shown[one["identity"]]
    return bool(one["file"] != shown[one["identity"]]["file"])


def _load(folder: Path, one: Any) -> Photographed:
    return Photographed(folder / one["file"], to_corners(np.array(one["quad"], float)), one["identity"])


@lru_cache(64)
def read_photograph(file: Path) -> Image:
    """Return a whole photograph."""
    image = cv2.imdecode(np.frombuffer(file.read_bytes(), np.uint8), cv2.IMREAD_COLOR)
    return as_image(image)
