"""Films of the made-up game: its table is painted from its declaration, as a camera above would see it."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import cv2
import numpy as np

from calibration.layout import lay_out
from calibration.plan import plan_from_corners
from fixtures.render.cards.faces import finish
from fixtures.render.dice.dice import choose_look, draw_die
from fixtures.render.scenes.scene import Scene, aim_camera, lay_card
from tests.made_up import GAME
from tests.made_up.bot import ANIMALS, SPIRITS, START
from vision.pictures.sources import Frame

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from calibration.plan import TablePlan
    from fixtures.render.cards.faces import Face
    from vision.geometry import Image

SIZE_WH, PX_PER_MM = (1700, 1700), 3.2
FRAMES_PER_S = 5.0
FRAME_MM = (400.0, 400.0)  # a frame around the table by which its place in the picture is known
CARD_WH = (342, 522)
REGIONS = {region.name: region for region in lay_out(GAME.zones)}


@dataclass(frozen=True)
class Spirit:
    """A spirit on the grid: which side is up, and how far it is turned."""

    id: str
    side: str = "day"
    turned_deg: float = 0.0


@dataclass(frozen=True)
class Table:
    """Everything on the table."""

    row: tuple[str | None, ...] = ("badger", "heron", "marten")
    dice: tuple[str, ...] = ("fish", "seed", "fruit")
    grid: Mapping[str, Spirit] = field(default_factory=lambda: {p: Spirit(id_) for p, id_ in START.items()})

    def lay(self, place: str, spirit: Spirit) -> Table:
        """Lay a spirit on a place."""
        return replace(self, grid={**self.grid, place: spirit})


def plan() -> TablePlan:
    """Where the table lies in the picture."""
    width, height = FRAME_MM
    corners = [
        (-width / 2, -height / 2),
        (width / 2, -height / 2),
        (width / 2, height / 2),
        (-width / 2, height / 2),
    ]
    return plan_from_corners([(x * PX_PER_MM + 850, y * PX_PER_MM + 850) for x, y in corners], FRAME_MM)


def film(*tables: Table, seconds: float = 3.0, start: int = 0) -> Iterator[Frame]:
    """Show one table after the other."""
    number = start
    for table in tables:
        image = paint(table)
        for _ in range(round(seconds * FRAMES_PER_S)):
            yield Frame(image, number / FRAMES_PER_S, number, "film")
            number += 1


def paint(table: Table) -> Image:
    """Paint a table seen from above."""
    rng = np.random.default_rng(5)
    desk = np.full((SIZE_WH[1], SIZE_WH[0], 3), (70, 95, 120), np.float32) + rng.normal(
        0, 2, (*SIZE_WH[::-1], 1)
    )
    scene = Scene(np.clip(desk, 0, 255).astype(np.uint8), aim_camera(SIZE_WH, PX_PER_MM))
    for number, animal in enumerate(table.row, 1):
        if animal:
            lay_card(scene, draw_card(ANIMALS[animal]), spot("row", str(number)), turned_deg=1.0)
    for place, spirit in table.grid.items():
        face = draw_card(SPIRITS[spirit.id][spirit.side])
        lay_card(scene, face, spot("grid", place), turned_deg=spirit.turned_deg)
    look = choose_look(np.random.default_rng((0, 5)), "test", 0)
    for number, face_up in enumerate(table.dice):
        x, y = scene.to_pixels(np.array([spot("dice", "1")]))[0]
        at = (float(x) + 90.0 * (number - 1), float(y) + 20.0 * number)
        draw_die(
            scene.image_bgr, face_up, at, 16 * PX_PER_MM, 30.0 * number, np.random.default_rng(number), look
        )
    return scene.image_bgr


def spot(zone: str, place: str) -> tuple[float, float]:
    """The middle of a place on the table."""
    (ax, ay), _, (cx, cy), _ = (
        REGIONS[zone].corners_mm() if zone == "dice" else REGIONS[zone].place_corners_mm(place)
    )
    return (ax + cx) / 2, (ay + cy) / 2


def draw_card(name: str) -> Face:
    """Draw a card with its title above a picture of nothing in particular."""
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    width, height = CARD_WH
    card = np.full((height, width, 3), 245, np.uint8)
    picture = cv2.resize(
        rng.integers(40, 220, (7, 5, 3), np.uint8), (width - 40, height - 130), interpolation=cv2.INTER_CUBIC
    )
    card[110 : height - 20, 20 : width - 20] = picture
    cv2.putText(card, name, (22, 74), (25, 20, 20), cv2.FontFace("sans"), 44, 500)
    return finish(card, rng)
