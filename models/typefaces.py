"""The typefaces for drawn lines: every font file of some folders that has our letters, by family."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

if TYPE_CHECKING:
    from pathlib import Path

ENDINGS = (".ttf", ".otf", ".woff2")
NEEDED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'-"
SIZE_PX = 48
HELD_OUT_OF = 6  # one family in so many is never trained on
NOT_LETTERS = (
    "emoji",
    "symbol",
    "braille",
    "math",
    "dingbat",
    "music",
    "icon",
    "barcode",
    "redacted",
    "ornament",
    "klingon",
    " brk",
    "cmsy",
    "cmex",
    "msam",
    "msbm",
    "d050000l",
    "wavefont",
    "linefont",
    "yarndings",
    "alfa-beta",  # Greek in the place of our letters
)
WEIGHTS = {
    "thin",
    "extralight",
    "light",
    "medium",
    "semibold",
    "bold",
    "black",
    "heavy",
    "12pt",
    "extrabold",
    "book",
}


@dataclass(frozen=True, slots=True)
class Typeface:
    """One font file and the family it belongs to."""

    path: Path
    family: str

    @property
    def held_out(self) -> bool:
        """Whether this family is for measuring and not for training."""
        return int(hashlib.sha256(self.family.encode()).hexdigest(), 16) % HELD_OUT_OF == 0

    @property
    def to_fit(self) -> bool:
        """Whether this family, if held out, is for choosing settings and not for reporting."""
        return int(hashlib.sha256(f"fit {self.family}".encode()).hexdigest(), 16) % 2 == 0

    def open(self, size_px: int = SIZE_PX) -> ImageFont.FreeTypeFont:
        """Return the font in a size, opened once."""
        return _open(self.path, size_px)


@lru_cache(maxsize=4096)
def _open(path: Path, size_px: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(path), size_px)


def find_typefaces(folders: list[Path]) -> list[Typeface]:
    """Return every usable font file below these folders, in a fixed order."""
    paths = sorted(path for folder in folders for path in folder.rglob("*") if path.suffix.lower() in ENDINGS)
    return [Typeface(path, name) for path in paths if (name := _read_family(path))]


def _read_family(path: Path) -> str | None:
    """Return the family's name, or nothing where the file lacks our letters or draws something else."""
    if any(word in path.name.lower() for word in NOT_LETTERS):
        return None
    try:
        font = TTFont(path, lazy=True, fontNumber=0)
        if set(map(ord, NEEDED)) - set(font.getBestCmap() or {}):
            return None
        name = str(font["name"].getBestFamilyName() or path.stem).lower()
        if any(word in name for word in NOT_LETTERS) or not _is_drawn(_open(path, SIZE_PX)):
            return None
        return " ".join(word for word in name.split() if word not in WEIGHTS)
    except ImportError as missing:
        message = f"{path} cannot be opened; `pip install brotli` and try again"
        raise SystemExit(message) from missing
    except Exception:  # noqa: BLE001 - a font file may be broken in any way; it is left out
        return None


def _is_drawn(font: ImageFont.FreeTypeFont) -> bool:
    """Tell whether letters differ from one another and have ink."""
    return len({_draw(font, letter) for letter in "aghnoABEHT38"}) > 8 and 12 < measure_capitals(font) < 60


def _draw(font: ImageFont.FreeTypeFont, letter: str) -> bytes:
    picture = Image.new("L", (SIZE_PX, SIZE_PX))
    ImageDraw.Draw(picture).text((4, 0), letter, font=font, fill=255)
    return picture.tobytes()


def measure_capitals(font: ImageFont.FreeTypeFont) -> float:
    """Return the height of the capitals in pixels."""
    _, top, _, bottom = font.getbbox("H")
    return float(bottom - top)
