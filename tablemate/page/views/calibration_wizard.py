"""The camera while a table is set up: its picture, what is fine and what is not, and zones to be moved."""

from __future__ import annotations

import math
import time
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from threading import Lock, Thread
from typing import TYPE_CHECKING

from calibration.checks import Finding, Sighting, check_markers, check_sight
from calibration.markers import TABLE_MARKERS, find_markers
from calibration.plan import TableError, plan_from_corners, plan_table
from calibration.pose import find_pose
from engine.games import GAMES
from tablemate.watching.calibrating import LaidTable, calibrate, calibrate_by_corners
from tablemate.watching.camera import Fault, open_camera
from tablemate.wording import explain, refuse, words
from vision.errors import VisionError
from vision.pictures.cameras import list_cameras
from vision.pictures.picture import encode_small
from vision.pictures.sources import Frame
from voice.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from calibration.markers import Marker
    from calibration.pose import Pose
    from tablemate.room import Room
    from tablemate.watching.camera import Camera
    from vision.geometry import Image
    from vision.pictures.cameras import NamedCamera
    from vision.reading import Point

SAVING_S = 8.0
LISTED_EVERY_S = 3.0
NEXT_FRAME_S = 0.05


@dataclass(frozen=True, slots=True)
class Examined:
    """One picture examined: what was found, and how the table lies in it if that is known."""

    size_wh: tuple[int, int]
    markers: tuple[Marker, ...]
    findings: tuple[Finding, ...]
    pose: Pose | None


class CalibrationWizard:
    """Looks through a camera of its own, or through the one that watches the game."""

    def __init__(
        self,
        room: Room,
        open_: Callable[[str], Camera] | None = None,
        list_: Callable[[], Sequence[NamedCamera]] = list_cameras,
    ) -> None:
        self.given = ""
        self.trouble = ""
        self.table = LaidTable.of(next(iter(GAMES)))
        self.corners: list[Point] | None = None  # shares of the picture
        self.size_mm = (297.0, 210.0)
        self._room = room
        self._open = open_ or partial(open_camera, phone=room.phone)
        self._list = list_
        self._listed: tuple[float, Sequence[NamedCamera]] = (-math.inf, ())
        self._camera: Camera | None = None
        self._newest: Frame | None = None
        self._lock = Lock()
        self._taking = Lock()  # for a camera that is opened for one picture

    def cameras(self) -> Sequence[NamedCamera]:
        """The cameras that are plugged in, looked for again every few seconds."""
        if time.monotonic() - self._listed[0] > LISTED_EVERY_S:
            self._listed = (time.monotonic(), self._list())
        return self._listed[1]

    def choose_game(self, game_id: str) -> None:
        """Lay the zones of this game out in their default places."""
        self.table = LaidTable.of(game_id)

    def open(self, given: str) -> None:
        """Look through this camera from now on."""
        self.close()
        with self._taking:
            camera = self._open(given)
        with self._lock:
            self.given, self.trouble, self._camera, self._newest = given, "", camera, None
        Thread(target=self._run, args=(camera,), name="calibration_wizard", daemon=True).start()

    def close(self) -> None:
        """Close the camera."""
        with self._lock:
            camera, self._camera, self._newest = self._camera, None, None
        if camera:
            camera.close()

    def _run(self, camera: Camera) -> None:
        try:
            for shown in camera.frames():
                if self._camera is not camera:
                    return
                if isinstance(shown, Fault):
                    self.trouble = Phrases().say(f"camera_{shown.trouble}")
                else:
                    self._newest, self.trouble = shown, ""
        except VisionError as error:
            if self._camera is camera:
                self.trouble = explain(error)

    # --- pictures ---------------------------------------------------------------------------------

    def image(self) -> Image | None:
        """The newest picture; without a camera of its own, that of the game."""
        newest = self._newest
        if newest:
            return newest.image_bgr
        return self._room.sight.image() if self._room.sight and not self._camera else None

    def picture_jpeg(self, width_px: int) -> bytes | None:
        """The newest picture, no wider than this."""
        image = self.image()
        return None if image is None else encode_small(image, width_px)

    def thumbnail_jpeg(self, given: str, width_px: int) -> bytes | None:
        """A picture from one of the cameras, which is opened for it unless it is in use."""
        if given not in {str(camera.number) for camera in self.cameras()}:
            return None
        if (self._camera and given == self.given) or (self._room.sight and given == self._room.camera):
            return self.picture_jpeg(width_px)
        with self._taking:
            image = self._take_one(given)
        return None if image is None else encode_small(image, width_px)

    def _take_one(self, given: str) -> Image | None:
        try:
            with closing(self._open(given)) as camera:
                shown = next(iter(camera.frames()), None)
        except VisionError:
            return None
        return shown.image_bgr if isinstance(shown, Frame) else None

    # --- the table --------------------------------------------------------------------------------

    def look(self) -> Examined | None:
        """Examine the newest picture, if there is one."""
        image = self.image()
        if image is None:
            return None
        size_wh = (image.shape[1], image.shape[0])
        if self.corners:
            return self._look_by_corners(image, size_wh, self.corners)
        markers = tuple(m for m in find_markers(image) if m.id in TABLE_MARKERS)
        findings = tuple(check_markers(image, markers, self.table.regions))
        try:
            pose = find_pose(plan_table(markers), markers)
        except TableError:
            pose = None
        return Examined(size_wh, markers, findings, pose)

    def _look_by_corners(self, image: Image, size_wh: tuple[int, int], corners: Sequence[Point]) -> Examined:
        pose = find_pose(plan_from_corners(_to_px(corners, size_wh), self.size_mm), ())
        return Examined(size_wh, (), tuple(check_sight(Sighting(image, (), pose), self.table.regions)), pose)

    def move_zone(
        self,
        name: str,
        to: Point | None = None,
        by_mm: Point | None = None,
        turn_deg: float | None = None,
    ) -> None:
        """Move a zone to a place in the picture, or by some millimetres, or turn it."""
        zone = next((region for region in self.table.regions if region.name == name), None)
        if zone is None:
            raise refuse("zone_unknown", zone=name, zones=[region.name for region in self.table.regions])
        x, y = self._place_mm(to) if to else zone.center_mm
        dx, dy = by_mm or (0.0, 0.0)
        turned = (zone.turned_deg + (turn_deg or 0.0) + 180) % 360 - 180
        try:
            moved = zone.move((x + dx, y + dy), turned)
        except ValueError as error:
            raise refuse("zone_too_far", zone=name) from error
        regions = tuple(moved if region.name == name else region for region in self.table.regions)
        self.table = replace(self.table, regions=regions)

    def _place_mm(self, share: Point) -> Point:
        look = self.look()
        if look is None or look.pose is None:
            raise refuse("table_unknown")
        x, y = look.pose.to_mm(_to_px([share], look.size_wh))[0]
        return float(x), float(y)

    def point_corners(self, corners: Sequence[Point] | None, size_mm: tuple[float, float]) -> None:
        """Use four corners pointed at in the picture instead of markers; None to use markers again."""
        if corners:
            plan_from_corners([(1000 * x, 1000 * y) for x, y in corners], size_mm)  # raises if they cross
        self.corners, self.size_mm = list(corners) if corners else None, size_mm

    def save(self, name: str) -> tuple[bool, list[str]]:
        """Save the table as it lies now; returns whether that worked, and what to say about it."""
        said: list[str] = []
        camera = self.given or self._room.camera or "0"
        image = self.image()
        if image is None:
            return False, [words("camera_no_picture")]
        if self.corners:
            corners_px = _to_px(self.corners, (image.shape[1], image.shape[0]))
            saved = calibrate_by_corners(
                image, corners_px, self.size_mm, table=self.table, name=name, camera=camera, say=said.append
            )
        else:
            saved = calibrate(self._frames(), table=self.table, name=name, camera=camera, say=said.append)
        return saved is not None, said

    def _frames(self) -> Iterator[Frame]:
        """The pictures of the next seconds."""
        began_s = time.monotonic()
        index = 0
        while (at_s := time.monotonic() - began_s) < SAVING_S:
            image = self.image()
            if image is not None:
                yield Frame(image, at_s, index, self.given or "camera")
                index += 1
            time.sleep(NEXT_FRAME_S)


def _to_px(shares: Sequence[Point], size_wh: tuple[int, int]) -> list[Point]:
    return [(x * size_wh[0], y * size_wh[1]) for x, y in shares]
