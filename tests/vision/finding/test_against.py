"""A card found by the empty table it was laid on."""

from __future__ import annotations

import numpy as np
import pytest

from fixtures.render.cards.characters import draw_character
from fixtures.render.scenes.enrolment import photograph
from vision.finding.against import find_against
from vision.overlap import measure_overlap

SIZE_WH, PX_PER_MM, SEED = (480, 360), 2.6, 3


@pytest.mark.parametrize("side", ["black", "white"])
@pytest.mark.parametrize("exposed", [1.0, 0.9], ids=["the same exposure", "darker"])
def test_a_card_is_what_differs_from_the_empty_table(side: str, exposed: float) -> None:
    empty, _ = photograph("nothing", None, SEED, SIZE_WH, PX_PER_MM)
    image, scene = photograph("Duke", draw_character("Duke", side), SEED, SIZE_WH, PX_PER_MM)
    darker = np.asarray(image * exposed, np.uint8)
    (found,) = find_against(darker, empty)
    assert measure_overlap(np.array(found.corners), scene.cards[0].corners) > 0.93


def test_the_empty_table_has_no_card_on_it() -> None:
    empty, again = (photograph(name, None, SEED, SIZE_WH, PX_PER_MM)[0] for name in ("one", "two"))
    assert find_against(again, empty) == []
    assert find_against(again, empty[:-10]) == []  # another camera
