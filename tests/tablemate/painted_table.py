"""The table of any game, painted from what its rules say lies there, as a webcam sees it."""

from __future__ import annotations

import zlib
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import cv2
import numpy as np

from calibration.layout import lay_out
from calibration.plan import plan_from_corners
from engine.game import Numbered, Origin
from engine.origin_story.faces import TINTS
from engine.zones import Facing
from fixtures.render.cards.faces import WORDS, draw_art, draw_back, finish, write
from fixtures.render.cards.numbered import FINE, blur, make_plain_deck
from fixtures.render.cards.numbered import draw_card as draw_card_of
from fixtures.render.films import hand as film_hand
from fixtures.render.films.hand import draw_hand
from fixtures.render.films.sprite import warp_sprite
from fixtures.render.films.view import ROOM_PX, SIZE_WH, Webcam, cut_pattern, draw_noise, see_through
from fixtures.render.scenes.scene import Scene, aim_camera, lay_card
from fixtures.render.tables.tops import draw_table
from vision.geometry import as_image
from vision.naming.numbers.marks import FLAT_WH
from vision.pictures.sources import Frame
from voice.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Iterator

    from calibration.layout import Region
    from engine.expected_table import ExpectedTable, Item
    from engine.game import Game, NumberCard
    from fixtures.render.cards.faces import Face
    from vision.geometry import Image

    Spot = tuple[float, float]

FRAMES_PER_S = 5.0
EDGE_MM = 20.0  # bare table about the zones
CARD_WH = (254, 356)  # four pixels a millimetre
SHOWN_WH = (127, 178)  # a card as its owner showed it: two pixels a millimetre
FINE_WH = (FINE * FLAT_WH[0], FINE * FLAT_WH[1])  # a card as it is drawn to be blurred
SIDEWAYS_DEG = 90.0
FITS = 0.98  # by so much a tilted camera is drawn back until it sees all
BREATH_S = 7.0  # in which the light goes up and down, as clouds pass
DECK = make_plain_deck()  # nobody has published what the printed one looks like


class Filming(NamedTuple):
    """How kind a film is: its camera, its light, and how carefully cards are laid."""

    webcam: Webcam = Webcam(defocus_px=0.7)
    tilt_deg: float = 0.0
    askew: float = 1.0  # millimetres and degrees, one standard deviation
    light: float = 0.0  # the share by which it comes and goes
    hands: bool = False  # whether they are seen
    blurred: bool = False  # whether cards were shown through another camera


KIND = Filming()


def film_unkindly(size_wh: tuple[int, int]) -> Filming:
    """Return a film of an evening like others: a slanted, trembling camera out of focus, hands and clouds."""
    return Filming(Webcam(1.0, 1.0, size_wh), tilt_deg=12.0, askew=1.6, light=0.12, hands=True, blurred=True)


def draw_card(name: str) -> Face:
    """Draw a card with its name above a picture of its own, and lines of text below."""
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    width, height = CARD_WH
    card = np.full((height, width, 3), 240, np.uint8)
    art_wh = (width - 24, 160)
    for y in range(250, height - 10, 22):
        write(card, " ".join(str(word) for word in rng.choice(WORDS, 6))[:24], (14, y), 17)
    card[62 : 62 + art_wh[1], 12 : 12 + art_wh[0]] = draw_art(rng, art_wh)
    size = 34
    while cv2.getTextSize((0, 0), name, (0, 0), cv2.FontFace("sans"), size, 500)[2] > width - 24:
        size -= 1
    cv2.putText(card, name, (12, 46), (25, 20, 20), cv2.FontFace("sans"), size, 500)
    return finish(card, rng)


@cache
def draw_numbered(id_: str, label: str, colour: str) -> Face:
    """Draw a card as playing cards are: its number in two corners, a sign below it, a picture in the middle."""
    rng = np.random.default_rng(zlib.crc32(id_.encode()))
    card = draw_card_of(rng, DECK, label, list(TINTS.values()).index(colour))
    return finish(card.image_bgr, rng)


@cache
def draw_named(name: str) -> Face:
    return draw_card(name) if name else draw_back(np.random.default_rng(5), CARD_WH)


@cache
def draw_face(game: Game, id_: str) -> Face:
    """Draw a card by what it prints: a number and a colour, or its name; without an id its back."""
    printed = list_numbers(game).get(id_)
    if printed:
        return draw_numbered(id_, "/".join(printed.numbers), printed.colour)
    return draw_named(Phrases(game).name(id_) if id_ else "")


@cache
def list_numbers(game: Game) -> dict[str, NumberCard]:
    """What the cards of a game print, if they are a number and a sign; what is made up is taken as true."""
    sheets = {form.name: form.shipped.text.replace(Origin.STAND_IN, Origin.OWNER) for form in game.forms}
    names = {zone.names for zone in game.zones}
    cards = (
        [card for one in names for card in game.numbers(one, sheets)] if isinstance(game, Numbered) else []
    )
    return {card.id: card for card in cards}


def show_card(face: Face, *, blurred: bool) -> Image:
    """Return the picture that the owner once showed of a card."""
    image = face.image_bgr
    if blurred:
        rng = np.random.default_rng(zlib.crc32(image.tobytes()))
        image = blur(rng, as_image(cv2.resize(image, FINE_WH, interpolation=cv2.INTER_AREA)))
    return as_image(cv2.resize(image, SHOWN_WH, interpolation=cv2.INTER_AREA))


class PaintedTable:
    """A table with all zones that a camera reads, filling the picture of a camera above it."""

    def __init__(self, game: Game, seed: int, filming: Filming) -> None:
        self.game = game
        self.filming = filming
        self.regions = {region.name: region for region in lay_out(game.zones) if region.zone.is_read}
        corners = np.concatenate([np.array(region.corners_mm()) for region in self.regions.values()])
        self.way = _aim(corners.min(0) - EDGE_MM, corners.max(0) + EDGE_MM, filming.tilt_deg, seed)
        self._seed = seed
        self._desk = draw_table(np.random.default_rng(seed), SIZE_WH, "wood")
        self._hand = draw_hand(np.random.default_rng((seed, 2)))
        self._noise = draw_noise(np.random.default_rng((seed, 3)))
        self._painted: tuple[list[tuple[str, str, Item]], Image] = ([], self._desk)

    def plan(self) -> Any:
        """Where the table lies in the picture."""
        half = 200.0
        square = np.array([[(-half, -half), (half, -half), (half, half), (-half, half)]])
        share = np.array(self.filming.webcam.size_wh) / SIZE_WH
        seen = (cv2.perspectiveTransform(square, self.way)[0] + 0.5) * share - 0.5
        return plan_from_corners([(float(x), float(y)) for x, y in seen], (2 * half, 2 * half))

    def paint(self, lying: ExpectedTable) -> Image:
        """Paint what lies on the table, unless it lies there in the last painting already."""
        laid = [
            (name, place, items[-1])
            for name, places in lying.items()
            if name in self.regions
            for place, items in places.items()
        ]
        if laid != self._painted[0]:
            scene = Scene(self._desk.copy(), self.way)
            for name, place, item in laid:
                self._lay(scene, self.regions[name], place, item)
            self._painted = laid, scene.image_bgr
        return as_image(self._painted[1].copy())

    def film(
        self, lying: ExpectedTable, seconds: float, start: int, hand_mm: Spot | None = None
    ) -> Iterator[Frame]:
        """Show a table for some seconds, as a webcam sees it."""
        clean = self.paint(lying)
        if hand_mm and self.filming.hands:
            self._reach_in(clean, hand_mm)
        for number in range(start, start + round(seconds * FRAMES_PER_S)):
            yield Frame(self._photograph(clean, number), number / FRAMES_PER_S, number, "film")

    def _photograph(self, clean: Image, number: int) -> Image:
        rng = np.random.default_rng((self._seed, number))
        webcam, (brighter, darker) = self.filming.webcam, self._noise
        rows, columns = rng.integers(0, ROOM_PX, (2, 2))
        if self.filming.light:
            level = 1 + self.filming.light * np.sin(2 * np.pi * number / FRAMES_PER_S / BREATH_S)
            clean = as_image(cv2.convertScaleAbs(clean, alpha=float(level)))
        seen = cv2.add(
            see_through(webcam, clean, rng), cut_pattern(brighter, rows[0], columns[0], webcam.size_wh)
        )
        return as_image(cv2.subtract(seen, cut_pattern(darker, rows[1], columns[1], webcam.size_wh)))

    def _lay(self, scene: Scene, region: Region, place: str, item: Item) -> None:
        face = draw_face(self.game, item.id if item.face_up else "")
        x, y = self.find_mm(region.name, place)
        aside = np.random.default_rng(zlib.crc32(f"{region.name}{place}{item.id}".encode())).normal(0, 1, 3)
        aside *= self.filming.askew
        turned = aside[2] + (SIDEWAYS_DEG if item.facing is Facing.SIDEWAYS else 0.0)
        lay_card(scene, face, (x + aside[0], y + aside[1]), region.zone.thing_mm[0], float(turned))

    def find_mm(self, zone: str, place: str) -> Spot:
        """Where the middle of a place is."""
        x, y = np.array(self.regions[zone].place_corners_mm(place)).mean(0)
        return float(x), float(y)

    def _reach_in(self, picture: Image, at_mm: Spot) -> None:
        """Paint a hand that comes from the player to a place."""
        scale, (x, y) = 1 / film_hand.PX_PER_MM, film_hand.TIPS_MM
        to_tips = np.array([[scale, 0, at_mm[0] - x], [0, scale, at_mm[1] - y], [0, 0, 1]])
        light = np.ones((*SIZE_WH[::-1], 3), np.float32)
        if sprite := warp_sprite(self._hand, self.way @ to_tips, light):
            sprite.lay(picture)


def _aim(low: Any, high: Any, tilt_deg: float, seed: int) -> Any:
    """Return the way from millimetres to pixels that shows this part of the table as large as may be."""
    away = np.array([[1, 0, -(low + high)[0] / 2], [0, 1, -(low + high)[1] / 2], [0, 0, 1]])
    around = np.array([[(low[0], low[1]), (high[0], low[1]), (high[0], high[1]), (low[0], high[1])]], float)
    towards_deg = float(np.random.default_rng((seed, 4)).uniform(0, 360)) if tilt_deg else 0.0
    px_per_mm = float(min(np.array(SIZE_WH) / (high - low)))
    while True:
        way = aim_camera(SIZE_WH, px_per_mm, tilt_deg, towards_deg) @ away
        seen = cv2.perspectiveTransform(around, way)[0]
        if (seen > -1).all() and (seen < np.array(SIZE_WH) + 1).all():
            return np.asarray(way, np.float64)
        px_per_mm *= FITS
