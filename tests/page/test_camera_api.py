"""Setting a camera and a table up from the page."""

from __future__ import annotations

import json
import time
from contextlib import closing
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
import pytest

from calibration.errors import CalibrationError
from tests.page.evening import Evening, NoPictures, StillSight
from tests.page.rendered import RenderedCamera, painted
from vision.pictures.cameras import NamedCamera
from vision.pictures.sources import NoCameraError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from vision.pictures.sources import Frame

SOON_S = 60.0


@pytest.fixture
def evening() -> Iterator[Evening]:
    painted()  # before the clock of any test runs
    evening = Evening()
    with closing(RenderedCamera()) as evening.camera:  # closed even if a test puts another in its place
        yield evening
    evening.room.leave()


def open_camera(evening: Evening) -> dict[str, Any]:
    """Look through the rendered camera until it shows something."""
    evening.post("/api/camera", given="0")
    deadline = time.monotonic() + SOON_S
    while time.monotonic() < deadline:
        shown = evening.get("/api/camera")
        if shown["pictures"]:
            return dict(shown)
        time.sleep(0.05)
    raise AssertionError("no picture came")


def middle(zone: dict[str, Any]) -> tuple[float, float]:
    x, y = np.mean(zone["corners"], axis=0)
    return float(x), float(y)


def zone_of(shown: dict[str, Any], name: str) -> dict[str, Any]:
    return next(zone for zone in shown["zones"] if zone["name"] == name)


def test_without_a_camera_there_is_nothing_to_see(evening: Evening) -> None:
    shown = evening.get("/api/camera")
    assert (shown["given"], shown["pictures"], shown["ticks"]) == ("", False, [])
    assert evening.client.get("/api/camera/picture").status_code == 204
    assert evening.post("/api/camera/save")["done"] is False


@pytest.mark.parametrize(
    "given",
    ["/etc/passwd", "../x.png", "file:///etc/passwd", "100", "-1", "C:\\x", "", "http://", "video.mp4"],
)
def test_no_file_of_the_computer_is_opened_as_a_camera(evening: Evening, given: str) -> None:
    said = evening.post("/api/camera", 409, given=given)["words"]
    assert said == "That is not a camera address. Type one that starts with http:// or rtsp://."


def test_the_cameras_of_this_computer_have_their_names(evening: Evening) -> None:
    evening.cameras = [NamedCamera(0, "FaceTime HD"), NamedCamera(2, "Logitech C920")]
    assert evening.get("/api/camera")["cameras"] == [
        {"given": "0", "name": "FaceTime HD"},
        {"given": "2", "name": "Logitech C920"},
    ]
    assert evening.get("/api/cameras") == evening.get("/api/camera")["cameras"]


class OpenedOnce(RenderedCamera):
    """A camera that tells how often somebody has it open."""

    now_open = 0
    opened = 0

    def frames(self) -> Iterator[Frame]:
        OpenedOnce.now_open += 1
        OpenedOnce.opened += 1
        try:
            yield from super().frames()
        finally:
            OpenedOnce.now_open -= 1


def test_a_thumbnail_opens_the_camera_for_one_picture_alone(evening: Evening) -> None:
    evening.camera = OpenedOnce()
    picture = evening.client.get("/api/cameras/0/picture?width_px=160")
    image = cv2.imdecode(np.frombuffer(picture.content, np.uint8), cv2.IMREAD_COLOR)
    assert image is not None
    assert image.shape[1] == 160
    assert (OpenedOnce.opened, OpenedOnce.now_open) == (1, 0)
    assert evening.get("/api/camera")["given"] == ""


def test_a_thumbnail_of_the_camera_that_is_open_opens_nothing(evening: Evening) -> None:
    open_camera(evening)
    evening.camera = NoPictures()  # what would be opened now
    assert evening.client.get("/api/cameras/0/picture").status_code == 200


@pytest.mark.parametrize(("given", "status"), [("1", 204), ("x", 422), ("..%2f0", 400), ("100", 422)])
def test_there_is_a_thumbnail_only_of_cameras_that_are_there(
    evening: Evening, given: str, status: int
) -> None:
    assert evening.client.get(f"/api/cameras/{given}/picture").status_code == status


def test_a_camera_that_another_program_has_shows_no_thumbnail(evening: Evening) -> None:
    evening.camera = InUse()
    assert evening.client.get("/api/cameras/0/picture").status_code == 204


class InUse(NoPictures):
    """A camera that another program holds."""

    def frames(self) -> Iterator[Frame]:
        raise NoCameraError("camera_in_use", camera="0")


def test_a_good_table_has_good_ticks_and_its_zones_in_the_picture(evening: Evening) -> None:
    shown = open_camera(evening)
    assert {tick["about"] for tick in shown["ticks"]} >= {"markers", "scale", "sharpness", "light"}
    assert shown["playable"]
    assert {zone["name"] for zone in shown["zones"]} >= {"tray", "feeder"}
    assert len(shown["markers"]) == 4
    picture = evening.client.get("/api/camera/picture?width_px=480")
    image = cv2.imdecode(np.frombuffer(picture.content, np.uint8), cv2.IMREAD_COLOR)
    assert image is not None
    assert image.shape[1] == 480


def test_a_zone_goes_where_it_is_dropped(evening: Evening) -> None:
    open_camera(evening)
    moved = evening.post("/api/camera/zone", zone="feeder", to=[0.5, 0.6])
    assert middle(zone_of(moved, "feeder")) == pytest.approx((0.5, 0.6), abs=0.02)
    turned = evening.post("/api/camera/zone", zone="feeder", turn_deg=-10)
    assert zone_of(turned, "feeder")["turned_deg"] == -10
    lower = evening.post("/api/camera/zone", zone="feeder", by_mm=[0, 20])
    assert middle(zone_of(lower, "feeder"))[1] > middle(zone_of(turned, "feeder"))[1]


def test_what_cannot_be_moved_is_refused_with_words(evening: Evening) -> None:
    assert "no zone" in evening.post("/api/camera/zone", 409, zone="moon", by_mm=[1, 1])["words"]
    assert "markers" in evening.post("/api/camera/zone", 409, zone="tray", to=[0.5, 0.5])["words"]
    assert "two metres" in evening.post("/api/camera/zone", 409, zone="tray", by_mm=[-2000, 0])["words"]


def test_a_table_is_saved_with_its_moved_zone(evening: Evening, home: Path) -> None:
    open_camera(evening)
    evening.post("/api/camera/zone", zone="feeder", by_mm=[5, 0])
    reply = evening.post("/api/camera/save", name="kitchen")
    assert reply["done"], reply
    saved = json.loads((home / "profiles" / "kitchen.json").read_text(encoding="utf-8"))
    assert saved["camera"] == "0"
    assert evening.get("/api/camera")["profiles"] == ["kitchen"]


def test_a_table_without_markers_is_set_up_by_four_corners(evening: Evening, home: Path) -> None:
    open_camera(evening)
    corners = [[0.1, 0.1], [0.9, 0.1], [0.9, 0.9], [0.1, 0.9]]
    shown = evening.post("/api/camera/corners", corners=corners, size_mm=[520, 300])
    assert shown["corners"] == corners
    assert shown["zones"]
    assert evening.post("/api/camera/save", name="bare")["done"]
    assert (home / "profiles" / "bare.json").exists()
    again = evening.post("/api/camera/corners", corners=None)
    assert again["corners"] is None


def test_crossed_corners_are_refused_with_words(evening: Evening) -> None:
    open_camera(evening)
    crossed = [[0.1, 0.1], [0.9, 0.9], [0.9, 0.1], [0.1, 0.9]]
    assert "clockwise" in evening.post("/api/camera/corners", 409, corners=crossed)["words"]
    assert evening.get("/api/camera")["corners"] is None


def test_letting_go_closes_the_camera(evening: Evening) -> None:
    open_camera(evening)
    assert evening.post("/api/camera/close")["pictures"] is False
    assert isinstance(evening.camera, RenderedCamera)
    assert evening.camera._closed


def test_the_picture_of_the_game_serves_as_well(evening: Evening) -> None:
    jpeg = cv2.imencode(".jpg", painted())[1].tobytes()
    evening.room.sight = StillSight(picture=jpeg)
    shown = evening.get("/api/camera")
    assert shown["watching"]
    assert shown["playable"]


def test_the_game_is_watched_through_the_camera_that_was_chosen(evening: Evening) -> None:
    assert "Choose a camera" in evening.post("/api/camera/use", 409)["words"]
    watched: list[str] = []
    evening.room.watch = watched.append
    evening.begin()
    open_camera(evening)
    assert evening.post("/api/camera/use")["done"]
    assert watched == ["0"]
    assert isinstance(evening.camera, RenderedCamera)
    assert evening.camera._closed


def test_a_camera_that_cannot_be_watched_with_says_why(evening: Evening) -> None:
    def refuse(_: str) -> None:
        raise CalibrationError("table_unknown")

    evening.room.watch = refuse
    evening.begin()
    open_camera(evening)
    assert (
        evening.post("/api/camera/use", 409)["words"]
        == "I don't know yet how the table lies. Show me at least two markers."
    )


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_the_sheet_is_a_pdf(evening: Evening, paper: str) -> None:
    response = evening.client.get(f"/api/sheet.pdf?paper={paper}")
    assert response.headers["content-type"] == "application/pdf"
    assert response.content.startswith(b"%PDF")


def test_there_is_no_sheet_on_other_paper(evening: Evening) -> None:
    evening.get("/api/sheet.pdf?paper=../x", 422)
