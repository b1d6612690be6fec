"""The cameras of this computer, as each system tells of them."""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
import pytest

from tests.saying import refused
from vision.pictures import cameras, sources
from vision.pictures.cameras import UNNAMED, NamedCamera, list_cameras, may_look
from vision.pictures.sources import LiveSource, NoCameraError, SourceError, open_source

if TYPE_CHECKING:
    from collections.abc import Callable

UNDECIDED, RESTRICTED, DENIED, ALLOWED = range(4)


def tell(monkeypatch: pytest.MonkeyPatch, *found: tuple[int, str]) -> None:
    """Have the system tell of these cameras."""
    listed = [SimpleNamespace(index=index, name=name) for index, name in found]
    monkeypatch.setattr("cv2_enumerate_cameras.enumerate_cameras", lambda _backend: listed)


def test_cameras_are_listed_by_number_with_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    tell(monkeypatch, (2, "Logitech  C920\n"), (0, "Built-in"), (2, "Logitech C920"))
    assert list_cameras() == (NamedCamera(0, "Built-in"), NamedCamera(2, "Logitech C920"))


def test_where_nobody_can_tell_numbers_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cv2_enumerate_cameras", None)  # it cannot be imported
    assert list_cameras() == tuple(NamedCamera(number, "") for number in range(UNNAMED))


def test_the_library_works_on_this_computer() -> None:
    assert all(camera.name for camera in list_cameras())


def test_a_missing_camera_is_told_with_those_that_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    tell(monkeypatch, (0, "Built-in"), (96, "Logitech C920"))
    with refused(NoCameraError, match=r"no camera 97. I found 0 \(Built-in\) and 96 \(Logitech C920\)"):
        next(LiveSource(97).frames())
    with refused(NoCameraError, match="Camera 96 can't be opened. Close other programs"):
        next(LiveSource(96).frames())


def test_a_camera_is_opened_by_the_backend_that_listed_it(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[Any, ...]] = []
    shut = SimpleNamespace(set=lambda *_: None, isOpened=lambda: False, release=lambda: None)
    monkeypatch.setattr(cv2, "VideoCapture", lambda *how: opened.append(how) or shut)
    with pytest.raises(NoCameraError):
        next(LiveSource(3).frames())
    assert opened == [(3, cameras.BACKEND)]


def test_a_camera_that_is_let_go_just_now_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tell(monkeypatch, (3, "Logitech C920"))
    monkeypatch.setattr(sources, "_TRIED_EVERY_S", 0.0)
    busy = iter([False, False, True])
    picture = np.zeros((48, 64, 3), np.uint8)
    opened = [
        SimpleNamespace(set=lambda *_: None, isOpened=busy.__next__, release=lambda: None, read=read)
        for read in [lambda: (True, picture)] * 3
    ]
    monkeypatch.setattr(cv2, "VideoCapture", lambda *_: opened.pop())
    assert next(LiveSource(3).frames()).image_bgr.shape == (48, 64, 3)
    assert not opened


@pytest.mark.parametrize(
    ("before", "answered", "allowed"),
    [
        pytest.param(ALLOWED, None, True, id="allowed before"),
        pytest.param(DENIED, None, False, id="denied before"),
        pytest.param(RESTRICTED, None, False, id="forbidden by others"),
        pytest.param(UNDECIDED, ALLOWED, True, id="allowed when asked"),
        pytest.param(UNDECIDED, DENIED, False, id="denied when asked"),
    ],
)
def test_macos_asks_for_the_camera_on_any_thread(
    monkeypatch: pytest.MonkeyPatch, before: int, answered: int | None, allowed: bool
) -> None:
    class Device:
        status = before

        @classmethod
        def authorizationStatusForMediaType_(cls, _: str) -> int:  # noqa: N802 - as macOS calls it
            return cls.status

        @classmethod
        def requestAccessForMediaType_completionHandler_(  # noqa: N802
            cls, _: str, handler: Callable[[bool], None]
        ) -> None:
            assert answered is not None
            cls.status = answered
            handler(answered == ALLOWED)

    system = ModuleType("AVFoundation")
    vars(system).update(AVCaptureDevice=Device, AVMediaTypeVideo="vide")
    monkeypatch.setitem(sys.modules, "AVFoundation", system)
    monkeypatch.setattr(sys, "platform", "darwin")
    assert may_look() is allowed


def test_a_camera_that_is_forbidden_is_said_with_its_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "may_look", lambda: False)
    with refused(NoCameraError, match="System Settings, Privacy & Security, Camera"):
        next(LiveSource(0).frames())


@pytest.mark.parametrize("given", ["htp://x/v", "file:///etc/passwd", "rtsp:/x", "http://", "http://a b"])
def test_what_is_nearly_an_address_is_told_how_one_begins(given: str) -> None:
    with refused(SourceError, match="not a camera address. Type one that starts with http:// or rtsp://"):
        open_source(given)


def test_an_address_without_its_beginning_is_told_how_one_begins() -> None:
    with refused(SourceError, match="an address that starts with http:// or rtsp://"):
        open_source("192.168.1.20:8080/video")
