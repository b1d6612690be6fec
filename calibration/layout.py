"""The zones of a game's table, in millimetres from the middle between the markers."""

import math
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Any, Literal, get_args

import numpy as np

from calibration.corners import as_corners
from calibration.errors import CalibrationError
from calibration.known import known_layouts
from vision.reading import Corners, Point

ZoneKind = Literal["row", "pool", "area"]  # cards side by side, things in no order, room that is not read
_FURTHEST_MM = 2000.0
_MOST_SLOTS = 12
_LONGEST_FILE, _LONGEST_LINE, _LONGEST_NAME, _LONGEST_FAULT = 100_000, 1000, 40, 300
# What reading plain data of any kind may raise: 1e400 and brackets without end among it.
FAULTS = (KeyError, TypeError, ValueError, OverflowError, RecursionError)
_KEYS = frozenset({"name", "kind", "center_mm", "size_mm", "slots", "slot_mm", "turned_deg"})


class LayoutError(CalibrationError):
    """A layout cannot be used; the sentence names the file and the reason."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A place on the table where the game's things lie; it may be turned clockwise about its middle."""

    name: str
    kind: ZoneKind
    center_mm: Point
    size_mm: tuple[float, float]
    slots: int = 0
    slot_mm: tuple[float, float] = (0.0, 0.0)
    turned_deg: float = 0.0

    def __post_init__(self) -> None:
        numbers = (*self.center_mm, *self.size_mm, *self.slot_mm, self.turned_deg)
        if not self.name or self.kind not in get_args(ZoneKind):
            raise ValueError(f"a zone has a name and is one of {', '.join(get_args(ZoneKind))}")
        if not all(math.isfinite(number) and abs(number) <= _FURTHEST_MM for number in numbers):
            raise ValueError(f"the zone {self.name} lies within two metres of the middle")
        if min(self.size_mm) <= 0:
            raise ValueError(f"the zone {self.name} has a width and a height above 0")
        if (self.kind == "row") != (0 < self.slots <= _MOST_SLOTS):
            raise ValueError(
                f"the zone {self.name}: a row has 1 to {_MOST_SLOTS} slots, and only a row has slots"
            )
        if self.slots and not self._slots_fit():
            raise ValueError(
                f"the zone {self.name}: {self.slots} slots of {self.slot_mm} mm do not fit into it"
            )

    def corners_mm(self) -> Corners:
        """Return the zone's corners, clockwise from its own top left."""
        return self._place((0.0, 0.0), self.size_mm)

    def slot_corners_mm(self, number: int) -> Corners:
        """Return the corners of one slot of a row, the leftmost being number 0."""
        if not 0 <= number < self.slots:
            raise IndexError(f"the zone {self.name} has {self.slots} slots, not a slot {number}")
        along_mm = (number - (self.slots - 1) / 2) * self.slot_mm[0]
        return self._place((along_mm, 0.0), self.slot_mm)

    def move(self, center_mm: Point, turned_deg: float | None = None) -> "Zone":
        """Return the zone in another place, turned as before if nothing else is said."""
        return replace(
            self, center_mm=center_mm, turned_deg=self.turned_deg if turned_deg is None else turned_deg
        )

    def _slots_fit(self) -> bool:
        width, height = self.slot_mm
        return 0 < width * self.slots <= self.size_mm[0] and 0 < height <= self.size_mm[1]

    def _place(self, middle_mm: Point, size_mm: tuple[float, float]) -> Corners:
        angle = math.radians(self.turned_deg)
        turn = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
        box = np.array([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]) * size_mm + middle_mm
        return as_corners(box @ turn + self.center_mm)


def load_layout(game: str) -> tuple[Zone, ...]:
    """Return the zones of a game as they lie unless a profile moved them."""
    known = known_layouts()
    if game not in known:
        raise LayoutError("game_without_layout", game=game, games=known)
    file = files("calibration") / "layouts" / f"{game}.toml"
    return parse_layout(file.read_text(encoding="utf-8"), file.name)


def parse_layout(text: str, file: str) -> tuple[Zone, ...]:
    """Read a layout file's text; anything it should not say is refused by file and reason."""
    try:
        _refuse_long(text)
        zones = tuple(read_zone(row) for row in tomllib.loads(text)["zone"])
    except tomllib.TOMLDecodeError as error:
        raise LayoutError("layout_no_toml", file=file, reason=describe_fault(error)) from error
    except FAULTS as error:
        raise LayoutError("layout_bad", file=file, reason=describe_fault(error)) from error
    if len({zone.name for zone in zones}) < len(zones) or not zones:
        raise LayoutError("layout_names", file=file)
    return zones


def _refuse_long(text: str) -> None:
    if len(text) > _LONGEST_FILE or max(map(len, text.splitlines()), default=0) > _LONGEST_LINE:
        raise ValueError(f"a layout has lines of at most {_LONGEST_LINE} letters, and few of them")


def read_zone(row: Any) -> Zone:
    """Make a zone of plain data; a ValueError, TypeError or KeyError says what is wrong with it."""
    if not isinstance(row, Mapping):
        raise TypeError(f"a zone is not {row!r}")
    if strange := sorted(row.keys() - _KEYS):
        raise ValueError(f"a zone has no {', '.join(strange)}")
    return Zone(
        name=_read_name(row["name"]),
        kind=row["kind"],
        center_mm=_read_pair(row, "center_mm"),
        size_mm=_read_pair(row, "size_mm"),
        slots=_read_slots(row.get("slots", 0)),
        slot_mm=_read_pair(row, "slot_mm") if "slot_mm" in row else (0.0, 0.0),
        turned_deg=_read_number(row.get("turned_deg", 0)),
    )


def describe_fault(error: Exception) -> str:
    """Say what was wrong with a piece of plain data."""
    if isinstance(error, RecursionError):
        return "it is nested too deeply to be read"
    fault = f"{error} is missing" if isinstance(error, KeyError) else str(error)
    return fault if len(fault) <= _LONGEST_FAULT else f"{fault[:_LONGEST_FAULT]}\N{HORIZONTAL ELLIPSIS}"


def _read_name(name: Any) -> str:
    if not isinstance(name, str) or not name.isprintable() or len(name) > _LONGEST_NAME:
        raise ValueError(f"a zone's name is made of up to {_LONGEST_NAME} letters")
    return name


def _read_slots(slots: Any) -> int:
    if type(slots) is not int:
        raise TypeError("slots is a whole number")
    return slots


def _read_number(value: Any) -> float:
    if type(value) not in {int, float}:
        raise TypeError("turned_deg is a number")
    return float(value)


def _read_pair(row: Mapping[str, Any], key: str) -> tuple[float, float]:
    pair = row[key]
    if not isinstance(pair, list | tuple) or [type(value) in {int, float} for value in pair] != [True, True]:
        raise ValueError(f"{key} is a pair of numbers, not {pair!r}")
    return float(pair[0]), float(pair[1])
