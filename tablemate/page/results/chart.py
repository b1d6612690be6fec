"""A picture made of bars, lines, dots and words, written as SVG, which the page colours, or as PNG."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from io import BytesIO
from typing import TYPE_CHECKING, Literal, TypeAlias

from PIL import Image, ImageDraw, ImageFont

if TYPE_CHECKING:
    from collections.abc import Sequence

Justified: TypeAlias = Literal["start", "middle", "end"]
Xy: TypeAlias = tuple[float, float]
PAPER, INK = "#fffdf8", "#22201c"
SANS = "font-family='system-ui, Segoe UI, Roboto, Noto Sans, sans-serif'"
SERIF = "font-family='Iowan Old Style, Palatino Linotype, Palatino, Georgia, serif'"
SHARP = 2  # pixels of a PNG for each unit, so that it is not coarse on a phone
ANCHORS = {"start": "ls", "middle": "ms", "end": "rs"}
BOLD = 600  # from this weight on, letters are drawn thicker
ROUND = 2.0


@dataclass(frozen=True, slots=True)
class Bar:
    """A filled rectangle."""

    x: float
    y: float
    w: float
    h: float
    colour: str
    radius: float = 0.0

    def svg(self) -> str:
        """As an element."""
        place = f"x='{self.x:.1f}' y='{self.y:.1f}' width='{self.w:.1f}' height='{self.h:.1f}'"
        return f"<rect {place} rx='{self.radius:g}' fill='{self.colour}'/>"

    def paint(self, canvas: ImageDraw.ImageDraw) -> None:
        """Onto pixels."""
        box = [SHARP * side for side in (self.x, self.y, self.x + self.w, self.y + self.h)]
        canvas.rounded_rectangle(box, SHARP * self.radius, fill=self.colour)


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line from spot to spot."""

    spots: Sequence[Xy]
    colour: str
    width: float = 1.0
    kind: str = "axis"

    def svg(self) -> str:
        """As an element."""
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in self.spots)
        look = f"fill='none' stroke='{self.colour}' stroke-width='{self.width:g}'"
        return f"<polyline class='{self.kind}' points='{points}' {look}/>"

    def paint(self, canvas: ImageDraw.ImageDraw) -> None:
        """Onto pixels."""
        spots = [(SHARP * x, SHARP * y) for x, y in self.spots]
        canvas.line(spots, fill=self.colour, width=round(SHARP * self.width), joint="curve")


@dataclass(frozen=True, slots=True)
class Dot:
    """A filled circle."""

    spot: Xy
    radius: float
    colour: str
    kind: str = ""

    def svg(self) -> str:
        """As an element."""
        x, y = self.spot
        place = f"cx='{x:.1f}' cy='{y:.1f}' r='{self.radius:g}'"
        return f"<circle class='{self.kind}' {place} fill='{self.colour}'/>"

    def paint(self, canvas: ImageDraw.ImageDraw) -> None:
        """Onto pixels."""
        canvas.circle((SHARP * self.spot[0], SHARP * self.spot[1]), SHARP * self.radius, fill=self.colour)


@dataclass(frozen=True, slots=True)
class Lettering:
    """A line of text; its spot is on the base line."""

    spot: Xy
    text: str
    size: int
    weight: int = 400
    anchor: Justified = "start"
    colour: str = INK
    serif: bool = False
    kind: str = ""

    def svg(self) -> str:
        """As an element."""
        x, y = self.spot
        style = (
            f"{SERIF if self.serif else SANS} font-size='{self.size}' font-weight='{self.weight}' "
            f"text-anchor='{self.anchor}' fill='{self.colour}'"
        )
        return f"<text class='{self.kind}' x='{x:.1f}' y='{y:.1f}' {style}>{escape(self.text)}</text>"

    def paint(self, canvas: ImageDraw.ImageDraw) -> None:
        """Onto pixels, in the letters that come with Pillow."""
        font = ImageFont.load_default(SHARP * self.size)
        spot = (SHARP * self.spot[0], SHARP * self.spot[1])
        thick = 0.03 * SHARP * self.size if self.weight >= BOLD else 0
        canvas.text(spot, self.text, self.colour, font, anchor=ANCHORS[self.anchor], stroke_width=thick)


Stamp: TypeAlias = Bar | Stroke | Dot | Lettering


@dataclass(slots=True)
class Chart:
    """What is drawn, in the order in which it is drawn."""

    width: float
    height: float = 0.0
    words: str = ""  # what it shows, for people who cannot see it
    marks: list[Stamp] = field(default_factory=list)

    def add(self, *marks: Stamp) -> None:
        """Draw more."""
        self.marks += marks

    def svg(self) -> str:
        """The picture as SVG."""
        size = f"viewBox='0 0 {self.width:g} {self.height:g}' width='{self.width:g}' height='{self.height:g}'"
        body = "".join(mark.svg() for mark in self.marks)
        ground = f"<rect class='ground' width='100%' height='100%' fill='{PAPER}'/>"
        label = f"class='chart' role='img' aria-label='{escape(self.words)}'"
        return f"<svg xmlns='http://www.w3.org/2000/svg' {label} {size}>{ground}{body}</svg>"

    def png(self) -> bytes:
        """The picture as PNG."""
        image = Image.new("RGB", (round(SHARP * self.width), round(SHARP * self.height)), PAPER)
        canvas = ImageDraw.Draw(image)
        for mark in self.marks:
            mark.paint(canvas)
        file = BytesIO()
        image.save(file, "PNG", optimize=True)
        return file.getvalue()
