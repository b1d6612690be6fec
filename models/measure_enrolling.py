"""Measures how many cards are kept at the first try: `python -m models.measure_enrolling`.

Every side of a stand-in deck is shown once, in four layouts: the name at the top, the bottom, up the left
side, on a ribbon. A camera has seen the table empty before; a lone picture has not. One card has to be taken
of each picture, without a fault, whole, and not turned by a quarter.
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
    from collections.abc import Iterator

    from tablemate.box.enrolling import Enrolment
    from vision.pictures.shown import ShownCard

CLOSE = 0.9  # overlap of what is kept with the card
KEPT, REFUSED = "kept", "refused"
log = logging.getLogger("measure_enrolling")


def judge(shown: list[ShownCard], corners: np.ndarray) -> str:
    """Say what became of a card that was shown alone."""
    good = [card for card in shown if not card.faults]
    if not good:
        return f"{REFUSED}: {', '.join(fault for card in shown for fault in card.faults) or 'no card'}"
    if len(good) > 1 or measure_overlap(np.array(good[0].outline.corners), corners) < CLOSE:
        return "not the whole card"
    return "turned by a quarter" if is_wide(good[0].outline) else KEPT


def show(enrolment: Enrolment, layout: str, seed: int) -> Iterator[tuple[str, str, str]]:
    """Show every side of the deck: yield its name, and what became of it by camera and in a lone picture."""
    for name in (*load_characters(), CROWN):
        for side in SIDES:
            label = f"{layout} {name} {side}"
            image, scene = photograph(label, draw_character(name, side, layout=layout), seed)
            empty, _ = photograph(label, None, seed)
            corners = scene.cards[0].corners
            filmed = [enrolment.examine(image, card) for card in enrolment.find(image, empty)]
            yield label, judge(filmed, corners), judge(enrolment.look(image), corners)


def main() -> None:
    """Show the deck in every layout, and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=10, help="of the table and the camera's place")
    parser.add_argument("--layouts", nargs="+", choices=LAYOUTS, default=list(LAYOUTS))
    add_option(parser)
    options = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    cv2.setNumThreads(1)
    enrolment = open_enrolment(GAME, open_box(find_box(GAME.id), GAME.id))
    filmed, alone = Counter[str](), Counter[str]()
    for layout in options.layouts:
        for label, by_camera, in_picture in show(enrolment, layout, options.seed):
            filmed[by_camera] += 1
            alone[in_picture] += 1
            if by_camera != KEPT or in_picture != KEPT:
                log.info("%s: by camera %s; in a lone picture %s", label, by_camera, in_picture)
    log.info("by camera: %s\nin a lone picture: %s", dict(filmed), dict(alone))
    if options.record:
        wrong = sum(count for verdict, count in alone.items() if not verdict.startswith((KEPT, REFUSED)))
        kept = {
            "kept whole at the first try by camera": Figure(str(filmed[KEPT]), filmed.total()),
            "kept whole from a lone picture": Figure(str(alone[KEPT]), alone.total()),
            "of those pictures kept wrongly, unsaid": Figure(str(wrong), alone.total()),
        }
        record("Enrolling a stand-in deck", kept)


if __name__ == "__main__":
    main()
