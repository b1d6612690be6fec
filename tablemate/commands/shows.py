"""The films that come with Tablemate: the game of each, how it was begun, and what reads its table."""

from __future__ import annotations

import tomllib
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
    from collections.abc import Mapping, Sequence
    from importlib.resources.abc import Traversable

    from engine.game import OptionValue
    from vision.agreeing.zones import ZoneReader
    from vision.geometry import Image

FILE = "show.toml"  # declares a film
BOX = "box"  # the folder of a film with the pictures its cards are known by, named id.side.jpg


@dataclass(frozen=True, slots=True)
class Show:
    """A film of a game."""

    game: str
    folder: str
    seed: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seen_as: Mapping[str, OptionValue] = field(default_factory=dict)  # options for reading the cards
    laid_out: bool = True  # whether the table is already set up when the film begins
    spoken_after: Sequence[int] = ()  # turns of the player worth hearing; none for all of them

    @property
    def files(self) -> Traversable:
        """Where the film lies."""
        return files(__package__) / self.folder

    def open_readers(self) -> dict[str, ZoneReader]:
        """What reads the zones of the film's table."""
        game = find_game(self.game)
        readers = open_readers(game, {**self.options, **self.seen_as})
        box = self.files / BOX
        if box.is_dir():
            pictures = read_pictures(box)
            grids = [zone for zone in game.zones if zone.shape is Shape.GRID]
            readers |= {zone.name: GridZone(GridReader(pictures, zone.thing_mm)) for zone in grids}
        return readers


def load_shows() -> dict[str, Show]:
    """The films by their games; each folder with a declaration is one."""
    folders = sorted(files(__package__).iterdir(), key=lambda folder: folder.name)
    declared = {
        folder.name: folder / FILE for folder in folders if folder.is_dir() and (folder / FILE).is_file()
    }
    shows = [
        Show(folder=name, **tomllib.loads(file.read_text(encoding="utf-8")))
        for name, file in declared.items()
    ]
    return {show.game: show for show in shows}


def read_pictures(folder: Traversable) -> dict[tuple[str, str], Image]:
    """The pictures of a box's cards by card and side."""
    pictures = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        id_, side, _ = file.name.split(".")
        picture = cv2.imdecode(np.frombuffer(file.read_bytes(), np.uint8), cv2.IMREAD_COLOR)
        pictures[id_, side] = np.asarray(picture, np.uint8)
    return pictures


SHOWS = load_shows()
