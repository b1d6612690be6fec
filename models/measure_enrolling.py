"""Measures how many cards are kept at the first try: `python -m models.measure_enrolling`.

Every side of a stand-in deck is shown once, in four layouts: the name at the top, the bottom, up the left
side, on a ribbon. One card has to be taken of each picture, without a fault, whole, and not turned
by a quarter.
"""

from __future__ import annotations

import argparse
import logging
from collections import Counter
from typing import TYPE_CHECKING

import cv2
import numpy as np

from docs.record import Figure, add_option, record
from engine.crownfell import GAME
from fixtures.render.cards.characters import CROWN, LAYOUTS, SIDES, draw_character, load_characters
from fixtures.render.scenes.enrolment import photograph
from tablemate.box.box import find_box, open_box
from tablemate.watching.enrolments import open_enrolment
from vision.geometry import is_wide
from vision.overlap import measure_overlap

if TYPE_CHECKING:
    from vision.pictures.shown import ShownCard

CLOSE = 0.9  # overlap of what is kept with the card
log = logging.getLogger("measure_enrolling")


def judge(shown: list[ShownCard], corners: np.ndarray) -> str:
    """Say what became of a card that was shown alone."""
    if len(shown) != 1:
        return f"{len(shown)} cards"
    (card,) = shown
    if card.faults:
        return f"refused: {', '.join(card.faults)}"
    if measure_overlap(np.array(card.outline.corners), corners) < CLOSE:
        return "not the whole card"
    return "turned by a quarter" if is_wide(card.outline) else "kept"


def main() -> None:
    """Show every side of the deck in every layout, and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=8)
    add_option(parser)
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    cv2.setNumThreads(1)
    total = Counter[str]()
    enrolment = open_enrolment(GAME, open_box(find_box(GAME.id), GAME.id))
    for layout in LAYOUTS:
        counts = Counter[str]()
        for name in (*load_characters(), CROWN):
            for side in SIDES:
                face = draw_character(name, side, layout=layout)
                image, scene = photograph(f"{layout} {name} {side}", face, options.seed)
                verdict = judge(enrolment.look(image), scene.cards[0].corners)
                counts[verdict] += 1
                if verdict != "kept":
                    log.info("%s, %s, %s: %s", layout, name, side, verdict)
        log.info("%s: %s", layout, dict(counts))
        total += counts
    if options.record:
        kept = {"kept whole at the first try": Figure(str(total["kept"]), total.total())}
        record("Enrolling a stand-in deck", kept)


if __name__ == "__main__":
    main()
