"""Keeping a picture with what lies in it, as the person corrected it: for a bug report or a new fixture."""

from __future__ import annotations

import json
from datetime import datetime
from typing import TYPE_CHECKING, Any

from engine.zones import Content
from tablemate.wording import words
from vision.pictures.picture import PictureError, write_picture
from vision.reading import Status

if TYPE_CHECKING:
    from pathlib import Path

    from tablemate.watching.watcher import Watcher
    from vision.reading import Point, Reading

MIDDLE_MM = (0.0, 0.0)


def keep_frame(watcher: Watcher, folder: Path) -> Path:
    """Write the newest picture and a truth file beside it; raises OSError if that cannot be done."""
    frame, pose = watcher.frame, watcher.pose
    if frame is None or pose is None:
        raise FileNotFoundError(2, words("no_picture_yet"))
    folder.mkdir(parents=True, exist_ok=True)
    picture = folder / f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.png"
    truth = {
        "size_wh": list(frame.image_bgr.shape[1::-1]),
        "px_per_mm": round(pose.px_per_mm(MIDDLE_MM), 3),
        "hard": "kept from a game",
        **_tell_zones(watcher),
    }
    try:
        write_picture(picture, frame.image_bgr)
    except PictureError as error:
        raise OSError(5, words("not_written", file=str(picture))) from error
    picture.with_suffix(".json").write_text(json.dumps(truth, indent=1) + "\n", encoding="utf-8")
    return picture


def _tell_zones(watcher: Watcher) -> dict[str, Any]:
    zones = watcher.zones.values()
    things = [
        (zone.region.zone.content is Content.DICE, thing) for zone in zones for thing in zone.things if thing
    ]
    return {
        "cards": [_tell_card(thing) for is_die, thing in things if not is_die],
        "dice": [_tell_die(thing) for is_die, thing in things if is_die],
        "zones": {name: [t.id if t else None for t in zone.things] for name, zone in watcher.zones.items()},
    }


def _tell_card(card: Reading) -> dict[str, Any]:
    turned = {"side": card.side, "facing": str(card.facing)} if card.side or card.facing else {}
    return {
        "id": card.id,
        **turned,
        "face": card.face,
        "corners": [_round(corner) for corner in card.corners],
        "covered": 0,
        "readable": card.status is Status.SURE,
    }


def _tell_die(die: Reading) -> dict[str, Any]:
    return {"face": die.id, "center": _round(die.center), "size_px": round(die.size_px, 1)}


def _round(point: Point) -> list[float]:
    return [round(point[0], 1), round(point[1], 1)]
