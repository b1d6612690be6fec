"""A camera over a rendered table, as a live one: it gives pictures until it is let go."""

from __future__ import annotations

import time
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from fixtures.render.films.painter import TablePainter
from fixtures.render.films.state import TableState
from vision.pictures.sources import Frame

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tablemate.page.views.calibration_wizard import CalibrationWizard
    from tablemate.room import Room
    from vision.geometry import Image

    OpenWizard: TypeAlias = Callable[[Room], CalibrationWizard]

APART_S = 0.1
STATE = TableState(
    tray=("acorn-woodpecker", "american-crow", "osprey"), feeder=("fish", "fish", "seed", "rodent", "fruit")
)


@cache
def painted() -> Image:
    """The table as the camera sees it."""
    return TablePainter().photograph(STATE, 1)


class RenderedCamera:
    """Shows the same table again and again."""

    def __init__(self) -> None:
        self._closed = False

    def frames(self) -> Iterator[Frame]:
        index = 0
        while not self._closed:
            yield Frame(painted(), index * APART_S, index)
            index += 1
            time.sleep(APART_S)

    def close(self) -> None:
        self._closed = True
