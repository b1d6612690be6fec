"""One side of one card, and how it is called: by an id, by a file's name, by what a person types."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from pathlib import PurePath

from tablemate.wording import refuse

LONGEST = 80
ACCENTS = re.compile("([a-z])[\u0300-\u036f]+")
INVISIBLE = "Cf"  # soft hyphens, joiners, marks of direction: they come along when a name is copied
# File names given by cameras and programs, or by people who only count: they say nothing about the card.
BY_CAMERA = re.compile(
    r"((img|dsc|dscn|dscf|pxl|mvimg|photo|image|scan|wp|win|p|pic|picture|page|card|frame|file|untitled|screenshot)"
    r"[-_ ]?\d[\d\-_ .]*|\d{4,}[\d\-_ .]*)(\(\d+\))?",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True, order=True)
class CardSide:
    """One side of a card; most cards have only one that can be read, and it has no name."""

    id: str
    side: str = ""

    @property
    def label(self) -> str:
        """Both in one word, as in `stag.white`."""
        return f"{self.id}.{self.side}" if self.side else self.id


def slug(text: str) -> str:
    """A text as it is used for an id: small letters and digits of any script, with underscores between them.

    Latin letters lose their accents. It is empty where there is no letter and no digit.
    """
    small = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    plain = unicodedata.normalize("NFC", ACCENTS.sub(r"\1", small))
    parts = "".join(sign if unicodedata.category(sign)[0] in "LMN" else " " for sign in plain).split()
    return "_".join(part for part in parts if any(map(str.isalnum, part)))[:LONGEST].strip("_")


def name_in_ascii(text: str) -> str:
    """A text as it is used in the name of a file that any system can hold; it may be empty."""
    return re.sub(r"[^a-z0-9]+", "_", slug(text)).strip("_")


def check_name(text: str) -> str:
    """A card's name as it is kept, without invisible characters; refused if it could not be read again."""
    seen = "".join(sign for sign in text if unicodedata.category(sign) != INVISIBLE)
    name = unicodedata.normalize("NFC", " ".join(seen.split()))
    if not name.isprintable():
        raise refuse("card_name_odd")
    if not slug(name):
        raise refuse("card_name_empty", card=name)
    if len(name) > LONGEST:
        raise refuse("card_name_long", most=LONGEST)
    return name


def read_name(file: str, sides: tuple[str, ...] = ()) -> tuple[str, str]:
    """A card's name and side from a file such as `stag_white.jpg` or `Stag (white).jpg`; empty if none."""
    stem = PurePath(file).stem.strip()
    return ("", "") if BY_CAMERA.fullmatch(stem) else split_side(stem, sides)


def split_side(text: str, sides: tuple[str, ...]) -> tuple[str, str]:
    """Split a name from the side behind it, in brackets or one of these; the side may be empty."""
    in_brackets = re.fullmatch(r"(.+?)\s*\(([^()]+)\)", text)
    if in_brackets:
        return _tidy(in_brackets[1]), slug(in_brackets[2])
    for side in sides:
        at_end = re.fullmatch(rf"(.+?)[\s_.,\-]+{re.escape(side)}", text, re.IGNORECASE)
        if at_end:
            return _tidy(at_end[1]), side
    return _tidy(text), ""


def _tidy(text: str) -> str:
    return re.sub(r"[_\s]+", " ", text).strip()
