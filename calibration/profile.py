"""A calibrated table, kept as a JSON file: the camera, where the markers lie, and where the zones are."""

from __future__ import annotations

import json
import math
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from calibration.errors import CalibrationError
from calibration.layout import FAULTS, Spot, describe_fault, read_spot
from calibration.lens import Lens
from calibration.plan import Anchor, TablePlan, is_clockwise
from engine.files import write_whole

if TYPE_CHECKING:
    from pathlib import Path

    from vision.reading import Corners

VERSION = 1
_LARGEST_FILE = 1_000_000
_LARGEST_PX = 20_000
_LONGEST_TEXT = 1000
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
_KEYS = {"version", "name", "camera", "size_wh", "markers_mm", "anchor", "lens", "zones"}


class ProfileError(CalibrationError):
    """A profile cannot be used; the sentence names the file and the reason."""


@dataclass(frozen=True, slots=True)
class Profile:
    """One table as it was calibrated; the camera is named as a player names it: 0, an address, a file."""

    name: str
    camera: str
    size_wh: tuple[int, int]
    plan: TablePlan
    spots: tuple[Spot, ...]

    def __post_init__(self) -> None:
        if not NAME.fullmatch(self.name):
            raise ValueError(f"a name is made of up to 40 letters, digits, - and _, unlike {self.name!r}")
        if not all(0 < side <= _LARGEST_PX for side in self.size_wh):
            raise ValueError(f"a picture is not {self.size_wh} pixels large")
        if len({spot.name for spot in self.spots}) < len(self.spots) or not self.spots:
            raise ValueError("a profile has at least one zone, each with a name of its own")


def save_profile(profile: Profile, path: Path) -> None:
    """Write a profile; a file that is there is replaced as a whole or not at all."""
    text = json.dumps(describe_profile(profile), indent=1) + "\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text.encode())
    except OSError as error:
        raise ProfileError("profile_not_written", file=str(path), reason=str(error.strerror)) from error


def load_profile(path: Path) -> Profile:
    """Read a profile; a bad one is refused by file and reason."""
    try:
        if not path.is_file() or path.stat().st_size > _LARGEST_FILE:
            raise ProfileError("profile_too_large", file=str(path))
        return read_profile(json.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise ProfileError("profile_not_read", file=str(path), reason=str(error.strerror)) from error
    except (UnicodeDecodeError, json.JSONDecodeError) as error:
        raise ProfileError("profile_no_json", file=str(path), reason=str(error)) from error
    except FAULTS as error:
        raise ProfileError("profile_bad", file=str(path), reason=describe_fault(error)) from error


def describe_profile(profile: Profile) -> dict[str, Any]:
    """Return a profile as plain data."""
    plan = profile.plan
    return {
        "version": VERSION,
        "name": profile.name,
        "camera": profile.camera,
        "size_wh": list(profile.size_wh),
        "markers_mm": {str(id_): _round(corners) for id_, corners in plan.markers.items()},
        "anchor": _describe_anchor(plan.anchor) if plan.anchor else None,
        "lens": _describe_lens(plan.lens) if plan.lens else None,
        "zones": [_describe_spot(spot) for spot in profile.spots],
    }


def read_profile(data: Any) -> Profile:
    """Make a profile of plain data; a ValueError, TypeError or KeyError says what is wrong with it."""
    if not isinstance(data, dict):
        raise TypeError("it is no profile")
    if data["version"] != VERSION:
        raise ValueError(f"it is of version {data['version']!r}, and this Tablemate reads {VERSION}")
    if strange := sorted(data.keys() - _KEYS):
        raise ValueError(f"a profile has no {', '.join(strange)}")
    width, height = data["size_wh"]
    return Profile(
        name=_check_text(data["name"]),
        camera=_check_text(data["camera"]),
        size_wh=(_check_whole(width), _check_whole(height)),
        plan=_read_plan(data["markers_mm"], data["anchor"], data["lens"]),
        spots=tuple(read_spot(row) for row in data["zones"]),
    )


def _read_plan(markers_mm: Any, anchor: Any, lens: Any) -> TablePlan:
    if not isinstance(markers_mm, dict):
        raise TypeError("markers_mm has the corners of each marker by its number")
    return TablePlan(
        {int(id_): _read_corners(corners) for id_, corners in markers_mm.items()},
        None if anchor is None else _read_anchor(anchor),
        None if lens is None else _read_lens(lens),
    )


def _read_anchor(anchor: Any) -> Anchor:
    return Anchor(_read_corners(anchor["corners_px"]), _read_corners(anchor["corners_mm"]))


def _read_lens(lens: Any) -> Lens:
    x, y = lens["middle_px"]
    return Lens((float(x), float(y)), float(lens["radius_px"]), float(lens["bend"]))


def _describe_anchor(anchor: Anchor) -> dict[str, Any]:
    return {"corners_px": _round(anchor.corners_px), "corners_mm": _round(anchor.corners_mm)}


def _describe_lens(lens: Lens) -> dict[str, Any]:
    return {"middle_px": list(lens.middle), "radius_px": lens.radius, "bend": lens.bend}


def _describe_spot(spot: Spot) -> dict[str, Any]:
    return {"name": spot.name, "center_mm": list(spot.center_mm), "turned_deg": spot.turned_deg}


def _round(corners: Corners) -> list[list[float]]:
    return [[round(x, 3), round(y, 3)] for x, y in corners]


def _check_text(value: Any) -> str:
    if not isinstance(value, str) or not value.isprintable() or len(value) > _LONGEST_TEXT:
        raise TypeError(f"name and camera are text of up to {_LONGEST_TEXT} letters, and {value!r} is none")
    return value


def _check_whole(value: Any) -> int:
    if type(value) is not int:
        raise ValueError(f"size_wh is two whole numbers, and {value!r} is none")
    return value


def _read_corners(rows: Any) -> Corners:
    a, b, c, d = ((float(x), float(y)) for x, y in rows)
    if not all(math.isfinite(value) for corner in (a, b, c, d) for value in corner):
        raise ValueError("corners are finite numbers")
    if not is_clockwise(np.array([a, b, c, d])):
        raise ValueError("corners go clockwise from the top left")
    return a, b, c, d
