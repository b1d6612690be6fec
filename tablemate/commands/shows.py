"""The films that come with Tablemate: of which game each is, how it was begun, and what reads its table."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib.resources import files
from typing import TYPE_CHECKING

import cv2
import numpy as np

from engine.games import find_game
from engine.zones import Shape
from tablemate.watching.eyes import open_readers
from vision.grid.reader import GridReader
from vision.grid.zone import GridZone

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

    from engine.game import OptionValue
    from vision.agreeing.zones import ZoneReader
    from vision.geometry import Image

BOX = "box"  # the folder of a film with the pictures its cards are known by, named id.side.jpg


@dataclass(frozen=True, slots=True)
class Show:
    """A film of a game."""

    game: str
    folder: str
    seed: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    laid_out: bool = True  # whether the film begins after the set-up
    told_after: tuple[
        int, ...
    ] = ()  # turns of the player after which it is worth hearing; none for all of it

    @property
    def files(self) -> Traversable:
        """Where the film lies."""
        return files(__package__) / self.folder

    def open_readers(self) -> dict[str, ZoneReader]:
        """What reads the zones of the film's table."""
        game = find_game(self.game)
        readers = open_readers(game, {**self.options, "bird_sets": ("base",)})
        box = self.files / BOX
        if box.is_dir():
            pictures = read_pictures(box)
            grids = [zone for zone in game.zones if zone.shape is Shape.GRID]
            readers |= {zone.name: GridZone(GridReader(pictures, zone.thing_mm)) for zone in grids}
        return readers


# Where something happens worth hearing in the round of Wingspan: a title in doubt, a wrong die, the score.
SHOWS = {
    show.game: show
    for show in (
        Show(
            "wingspan",
            "demo_film",
            57,
            {"goal_tiles": "virtual", "automa_deck": "virtual", "bonus_card": "virtual"},
            told_after=(1, 4, 8),
        ),
        Show("crownfell", "demo_stand", 4, {"team": "starter_a"}, laid_out=False),
    )
}


def read_pictures(folder: Traversable) -> dict[tuple[str, str], Image]:
    """The pictures of a box's cards by card and side."""
    pictures = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        id_, side, _ = file.name.split(".")
        picture = cv2.imdecode(np.frombuffer(file.read_bytes(), np.uint8), cv2.IMREAD_COLOR)
        pictures[id_, side] = np.asarray(picture, np.uint8)
    return pictures
