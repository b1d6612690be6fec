"""Draws lines of print as a camera sees them: any typeface and ground, then defocus, noise and JPEG."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from models.title_texts import Texts, set_case
from models.typefaces import Typeface, measure_capitals
from vision.naming.titles.signs import spell

if TYPE_CHECKING:
    from collections.abc import Sequence

HEIGHT_PX = 32
LEAST_WIDTH_PX, MOST_WIDTH_PX = 24, 448
Grey = NDArray[np.float32]
Rng = np.random.Generator


@dataclass(frozen=True, slots=True)
class Camera:
    """How a line is seen: height of the capitals and defocus in pixels, and what else spoils it."""

    capital_px: float
    sigma_px: float
    motion_px: float = 0.0
    noise: float = 3.0
    jpeg: int = 90
    sharpen: float = 0.0


@dataclass(frozen=True, slots=True)
class Printed:
    """A drawn line: how much ink is where, the height of its capitals, and where its ink lies."""

    ink: Grey
    capital_px: float


def draw_camera(rng: Rng, hard: float = 1.0) -> Camera:
    """Draw a camera; with `hard` 1 half of the lines are small, half out of focus, three in ten far away."""
    capital = float(np.exp(rng.uniform(np.log(10 - 5.8 * hard), np.log(26))))
    if rng.random() < 0.5:
        capital = float(rng.uniform(10 - 5.6 * hard, 13))
    share = hard * (rng.uniform(0, 0.12) if rng.random() < 0.5 else rng.uniform(0.1, 0.25))
    sigma = max(0.3, share * capital)
    if rng.random() < 0.3 * hard:  # a laptop's webcam over a whole table: out of focus whatever the print
        capital, sigma = float(rng.uniform(3.5, 7.5)), float(rng.uniform(0.5, 1.6))
    motion = rng.uniform(0.1, 0.55) * capital * hard if rng.random() < 0.12 else 0.0
    jpeg = int(rng.uniform(90 - 52 * hard, 97)) if rng.random() < 0.6 else 100
    sharpen = rng.uniform(0.2, 1.2) if rng.random() < 0.25 else 0.0
    return Camera(capital, sigma, motion, rng.uniform(0, 8) * rng.random() * hard, jpeg, sharpen)


def print_line(text: str, face: Typeface, rng: Rng) -> Printed:
    """Draw a text in a typeface: spaced, stretched, slanted or in small capitals now and then."""
    font = face.open()
    tracking = rng.uniform(-1.5, 9) if rng.random() < 0.25 else None
    if rng.random() < 0.08:
        small = face.open(38)
        runs = [(sign.upper(), small if sign.islower() else font) for sign in text]
    elif tracking is not None:
        runs = [(sign, font) for sign in text]
    else:
        runs = [(text, font)]
    ink = _set_runs(runs, tracking or 0.0)
    ink = _stretch(ink, rng)
    return Printed(ink, measure_capitals(font))


def _set_runs(runs: Sequence, tracking: float) -> Grey:
    lengths = [font.getlength(text) + tracking for text, font in runs]
    width = int(sum(lengths)) + 80
    picture = Image.new("L", (width, 120))
    pen = ImageDraw.Draw(picture)
    left = 40.0
    for (text, font), length in zip(runs, lengths, strict=True):
        pen.text((left, 80), text, font=font, fill=255, anchor="ls")
        left += length
    ink = np.asarray(picture, np.float32) / 255
    rows, columns = np.flatnonzero(ink.max(1) > 0.2), np.flatnonzero(ink.max(0) > 0.2)
    if not len(rows):
        return np.zeros((20, 20), np.float32)
    return ink[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]


def _stretch(ink: Grey, rng: Rng) -> Grey:
    wider = rng.uniform(0.72, 1.35) if rng.random() < 0.35 else 1.0
    heavier = rng.choice([0, 1, 2], p=[0.84, 0.12, 0.04])
    if heavier:
        ink = cv2.dilate(ink, np.ones((1 + heavier, 1 + heavier)))
    return cv2.resize(ink, None, fx=wider, fy=1, interpolation=cv2.INTER_AREA) if wider != 1 else ink


class LineMaker:
    """Makes lines with what they say, as the network is to see them."""

    def __init__(
        self, texts: Texts, faces: Sequence[Typeface], grounds: Sequence[NDArray[np.uint8]] = ()
    ) -> None:
        self.texts, self.grounds = texts, grounds
        families: dict[str, list[Typeface]] = {}
        for face in faces:
            families.setdefault(face.family, []).append(face)
        self.families = list(families.values())

    def draw_face(self, rng: Rng, family: int | None = None) -> Typeface:
        """Draw a family first, so that one with many weights counts no more than others."""
        faces = self.families[rng.integers(len(self.families)) if family is None else family]
        return faces[rng.integers(len(faces))]

    def make(self, rng: Rng, hard: float = 1.0, family: int | None = None) -> tuple[NDArray[np.uint8], str]:
        """Return one line, 32 pixels high, and its text in our signs."""
        text = self.texts.draw(rng)
        printed = print_line(set_case(text, rng), self.draw_face(rng, family), rng)
        return self.photograph(printed, draw_camera(rng, hard), rng), spell(text)

    def photograph(self, printed: Printed, camera: Camera, rng: Rng) -> NDArray[np.uint8]:
        """Lay the line on a ground, look at it through a camera, and cut it out as the reader would."""
        sheet, box = self._lay(printed, rng)
        seen, scale = _see(sheet, printed.capital_px, camera, rng)
        return _cut(seen, box, scale, rng)

    def _lay(self, printed: Printed, rng: Rng) -> tuple[Grey, tuple[int, int, int, int]]:
        """Return the sheet with the line on it, and the box of the line's ink."""
        high, wide = printed.ink.shape
        air = int(0.9 * max(high, printed.capital_px)) + 8
        ink = np.zeros((high + 2 * air, wide + 2 * air), np.float32)
        ink[air : air + high, air : air + wide] = printed.ink
        if self.families and rng.random() < 0.3:
            self._add_neighbour(ink, air, high, rng)
        if rng.random() < 0.2:
            _add_rule(ink, air, high, rng)
        ground, mark = _draw_levels(rng)
        sheet = self._draw_ground(ink.shape, ground, rng)
        sheet += ink * (mark - sheet) * rng.uniform(0.75, 1)
        if rng.random() < 0.08:
            sheet = _add_outline(sheet, ink, ground, rng)
        return _slant(sheet, rng), (air, air, air + wide, air + high)

    def _add_neighbour(self, ink: Grey, air: int, high: int, rng: Rng) -> None:
        """Print a smaller line above or below, partly in view."""
        other = print_line(set_case(self.texts.draw(rng), rng), self.draw_face(rng), rng).ink
        size = rng.uniform(0.4, 1.0)
        other = cv2.resize(other, None, fx=size, fy=size, interpolation=cv2.INTER_AREA)
        gap = int(rng.uniform(0.12, 0.6) * high)
        if rng.random() < 0.75:
            target, part = ink[air + high + gap :], other
        else:
            target, part = ink[: max(air - gap, 0)][::-1], other[::-1]
        left = int(rng.uniform(0, max(1, ink.shape[1] - part.shape[1])))
        rows, columns = min(len(target), len(part)), min(part.shape[1], ink.shape[1] - left)
        if rows > 0 and columns > 0:
            view = target[:rows, left : left + columns]
            np.maximum(view, part[:rows, :columns], out=view)

    def _draw_ground(self, shape: tuple[int, int], level: float, rng: Rng) -> Grey:
        sheet = np.full(shape, level, np.float32)
        kind = rng.random()
        if kind < 0.25:
            slope = np.linspace(-1, 1, shape[1], dtype=np.float32)[None] * rng.uniform(-40, 40)
            sheet += slope + np.linspace(-1, 1, shape[0], dtype=np.float32)[:, None] * rng.uniform(-30, 30)
        elif kind < 0.4:
            cells = rng.normal(0, rng.uniform(3, 22), (rng.integers(2, 12), rng.integers(4, 60))).astype(
                np.float32
            )
            sheet += cv2.resize(cells, (shape[1], shape[0]), interpolation=cv2.INTER_CUBIC)
        elif kind < 0.6 and len(self.grounds):
            sheet += self._cut_ground(shape, rng) * rng.uniform(0.1, 0.7)
        return sheet

    def _cut_ground(self, shape: tuple[int, int], rng: Rng) -> Grey:
        """Return a piece of a photograph, its mean taken away."""
        photo = self.grounds[rng.integers(len(self.grounds))]
        high = int(rng.integers(12, max(13, photo.shape[0] // 2)))
        wide = min(int(high * shape[1] / shape[0]) + 1, photo.shape[1])
        top, left = rng.integers(0, photo.shape[0] - high + 1), rng.integers(0, photo.shape[1] - wide + 1)
        piece = photo[top : top + high, left : left + wide].astype(np.float32)
        return cv2.resize(piece - piece.mean(), (shape[1], shape[0]), interpolation=cv2.INTER_LINEAR)


def _draw_levels(rng: Rng) -> tuple[float, float]:
    """Return how bright ground and print are: mostly dark on pale and far apart, sometimes hardly."""
    apart = rng.uniform(90, 230) if rng.random() < 0.82 else rng.uniform(35, 90)
    low = rng.uniform(5, 250 - apart)
    return (low + apart, low) if rng.random() < 0.7 else (low, low + apart)


def _add_rule(ink: Grey, air: int, high: int, rng: Rng) -> None:
    """Draw a rule or a frame's edge above or below the line."""
    gap, thick = int(rng.uniform(0.1, 0.7) * high), int(rng.integers(1, 7))
    row = air + high + gap if rng.random() < 0.6 else air - gap
    row = int(np.clip(row, 0, len(ink) - 1))
    ink[row : row + thick] = np.maximum(ink[row : row + thick], rng.uniform(0.3, 1))


def _add_outline(sheet: Grey, ink: Grey, ground: float, rng: Rng) -> Grey:
    """Set the letters off from the ground by an edge or a shadow of another level."""
    around = cv2.GaussianBlur(cv2.dilate(ink, np.ones((5, 5))), (0, 0), rng.uniform(0.6, 3))
    level = 0.0 if ground > 128 else 255.0
    if rng.random() < 0.5:
        level = 255 - level
    return sheet + (around * (1 - ink)) * (level - sheet) * np.float32(rng.uniform(0.3, 0.9))


def _slant(sheet: Grey, rng: Rng) -> Grey:
    """Turn and shear the sheet a little about its middle."""
    if rng.random() < 0.4:
        return sheet
    high, wide = sheet.shape
    turn, lean = np.tan(np.radians(rng.normal(0, 1.0))), rng.normal(0, 0.1)
    turn = np.clip(turn, -0.5 * high / wide / 2, 0.5 * high / wide / 2)
    way = np.array([[1, lean, -lean * high / 2], [turn, 1, -turn * wide / 2]], np.float32)
    return cv2.warpAffine(sheet, way, (wide, high), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def _see(sheet: Grey, capital_px: float, camera: Camera, rng: Rng) -> tuple[NDArray[np.uint8], float]:
    """Return the sheet in the picture's pixels, and how many of them one of the sheet's is."""
    scale = camera.capital_px / capital_px
    blurred = cv2.GaussianBlur(sheet, (0, 0), max(camera.sigma_px / scale, 0.3))
    if camera.motion_px:
        blurred = _shake(blurred, camera.motion_px / scale, rng)
    size_wh = max(8, round(sheet.shape[1] * scale)), max(6, round(sheet.shape[0] * scale))
    seen = cv2.resize(blurred, size_wh, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR)
    if rng.random() < 0.04:
        seen = _mirror_light(seen, rng)
    if camera.sharpen:
        seen = seen + camera.sharpen * (seen - cv2.GaussianBlur(seen, (0, 0), 1.2))
    if camera.noise:
        seen = seen + rng.normal(0, camera.noise, seen.shape).astype(np.float32)
    picture = np.clip(seen, 0, 255).astype(np.uint8)
    if camera.jpeg < 100:
        picture = cv2.imdecode(cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, camera.jpeg])[1], 0)
    return picture, scale


def _shake(sheet: Grey, length_px: float, rng: Rng) -> Grey:
    size = int(min(length_px, 41)) | 1
    kernel = np.zeros((size, size), np.float32)
    lean = rng.normal(0, 0.7)
    ends = [
        (round(size // 2 + side * np.cos(lean) * size / 2), round(size // 2 + side * np.sin(lean) * size / 2))
        for side in (-1, 1)
    ]
    cv2.line(kernel, *ends, 1.0)
    return cv2.filter2D(sheet, -1, kernel / max(kernel.sum(), 1), borderType=cv2.BORDER_REPLICATE)


def _mirror_light(seen: Grey, rng: Rng) -> Grey:
    high, wide = seen.shape
    across = (np.arange(wide) - rng.uniform(0, wide)) / (rng.uniform(0.5, 3) * high)
    down = (np.arange(high) - rng.uniform(0, high)) / (rng.uniform(0.3, 1) * high)
    light = np.exp(-(across[None] ** 2 + down[:, None] ** 2)).astype(np.float32)
    return seen + light * (255 - seen) * np.float32(rng.uniform(0.3, 0.85))


def _cut(
    seen: NDArray[np.uint8], box: tuple[int, int, int, int], scale: float, rng: Rng
) -> NDArray[np.uint8]:
    """Cut the line out with some air, sometimes too little, and bring it to the network's height."""
    left, top, right, bottom = (side * scale for side in box)
    high = bottom - top
    top, bottom = top - rng.uniform(-0.06, 0.42) * high, bottom + rng.uniform(-0.06, 0.42) * high
    left, right = left - rng.uniform(0, 0.8) * high, right + rng.uniform(0, 0.8) * high
    zoom = HEIGHT_PX / (bottom - top)
    wide = float(np.clip((right - left) * zoom * rng.uniform(0.88, 1.13), LEAST_WIDTH_PX, MOST_WIDTH_PX))
    across = wide / (right - left)
    way = np.array([[across, 0, -left * across - 0.5 + across / 2], [0, zoom, -top * zoom - 0.5 + zoom / 2]])
    return cv2.warpAffine(
        seen, way, (round(wide), HEIGHT_PX), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
