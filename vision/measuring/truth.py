"""What really lies on the table of a fixture picture: the truth file beside it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from vision.errors import VisionError
from vision.pictures.picture import SUFFIXES

if TYPE_CHECKING:
    from pathlib import Path

    from vision.reading import Corners, Point


class TruthError(VisionError):
    """A truth file cannot be used; the sentence names the file and the reason."""


@dataclass(frozen=True, slots=True)
class TrueCard:
    """A card as it lies there."""

    id: str | None
    face: str
    corners: Corners
    covered: float
    readable: bool


@dataclass(frozen=True, slots=True)
class TrueDie:
    """A die as it lies there."""

    face: str
    center: Point
    size_px: float


@dataclass(frozen=True, slots=True)
class Truth:
    """Everything a truth file says of its picture."""

    picture: Path
    px_per_mm: float
    cards: tuple[TrueCard, ...]
    dice: tuple[TrueDie, ...]
    hard: str


def load_truths(place: Path) -> list[Truth]:
    """Read the truth file beside a picture, or beside every picture of a folder that has one."""
    if not place.exists():
        raise TruthError("truth_missing", file=str(place))
    pictures = (
        sorted(path for path in place.iterdir() if path.suffix.lower() in SUFFIXES)
        if place.is_dir()
        else [place]
    )
    truths = [load_truth(picture) for picture in pictures if picture.with_suffix(".json").is_file()]
    if not truths:
        raise TruthError("truth_none", file=str(place))
    return truths


def load_truth(picture: Path) -> Truth:
    """Read the truth file of one picture."""
    path = picture.with_suffix(".json")
    try:
        said = json.loads(path.read_text(encoding="utf-8"))
        cards = tuple(_read_card(card) for card in said.get("cards", []))
        dice = tuple(_read_die(die) for die in said.get("dice", []))
        return Truth(picture, float(said["px_per_mm"]), cards, dice, str(said.get("hard", "")))
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise TruthError("truth_bad", file=str(path), reason=f"{type(error).__name__} {error}") from error


def _read_card(said: dict[str, Any]) -> TrueCard:
    a, b, c, d = (_read_point(corner) for corner in said["corners"])
    up = said["face"] == "up"
    covered = float(said.get("covered", 0))
    return TrueCard(
        said["id"] if up else None, said["face"], (a, b, c, d), covered, up and bool(said["readable"])
    )


def _read_die(said: dict[str, Any]) -> TrueDie:
    return TrueDie(str(said["face"]), _read_point(said["center"]), float(said["size_px"]))


def _read_point(said: Any) -> Point:
    x, y = said
    return float(x), float(y)
