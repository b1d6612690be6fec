"""Fits how alike the mistakes in two pictures of one still scene are, on real webcam photographs.

`poker52` of the identities shows ten scenes twice: pictures 1 and 2, and 3 and 4, of a suit, surface1 and
surface2. Each card is compared with all cards of the other scenes of its half; how far its own is ahead of
the best other one is what a look says. How strongly this goes together in both pictures of a scene says how
much the second picture repeats the first.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Look = NDArray[np.float32]

PAIRS = {
    "fit": [("club", 1), ("club", 3), ("heart", 1), ("heart", 3), ("surface", 1)],
    "report": [("diamond", 1), ("diamond", 3), ("spade", 1), ("spade", 3)],
}
SIZE_WH = (48, 68)


def look_at(folder: Path, picture: dict[str, Any]) -> Look:
    """Return a card straightened, small and in even light."""
    image = cv2.imread(str(folder / picture["file"]))
    assert image is not None, picture["file"]
    wide, high = SIZE_WH
    ends = np.array([(0, 0), (wide, 0), (wide, high), (0, high)], np.float32)
    way = cv2.getPerspectiveTransform(np.array(picture["quad"], np.float32), ends)
    card = cv2.warpPerspective(image, way, SIZE_WH, flags=cv2.INTER_AREA).astype(np.float32)
    card -= card.mean(axis=(0, 1))
    return np.asarray(card / (np.linalg.norm(card) + 1e-6), np.float32)


def measure_lead(look: Look, name: str, known: dict[str, list[Look]]) -> float:
    """Return how far a card's own pictures are ahead of those of the best other card, either way up."""
    fits = {
        other: max(float((turned * one).sum()) for one in looks for turned in (look, look[::-1, ::-1]))
        for other, looks in known.items()
    }
    return fits[name] - max(fit for other, fit in fits.items() if other != name)


def list_leads(folder: Path, half: str) -> list[tuple[float, float]]:
    """Return the leads of every card in both pictures of its scene, by references from other scenes."""
    deck = json.loads((folder / "identities" / "identities.json").read_text("utf-8"))["decks"]["poker52"]
    looks: defaultdict[str, dict[str, Look]] = defaultdict(dict)
    for picture in deck["pictures"]:
        looks[Path(picture["file"]).stem][picture["identity"]] = look_at(folder, picture)
    leads = []
    for suit, number in PAIRS[half]:
        scene = {f"{suit}{number}", f"{suit}{number + 1}"}
        known: defaultdict[str, list[Look]] = defaultdict(list)
        for name, cards in looks.items():
            if name not in scene:
                for card, look in cards.items():
                    known[card].append(look)
        first, second = (looks[name] for name in sorted(scene))
        leads += [
            (measure_lead(first[card], card, known), measure_lead(second[card], card, known))
            for card in first
            if card in second and card in known
        ]
    return leads


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("photos", type=Path, help="folder that holds identities/identities.json")
    wish = parser.parse_args()
    for half in PAIRS:
        one, other = np.array(list_leads(wish.photos, half)).T
        print(f"{half}: {len(one)} cards twice, alike {np.corrcoef(one, other)[0, 1]:.2f}")  # noqa: T201 - the program's output


if __name__ == "__main__":
    main()
