"""The cameras of this computer: what they are called, how they are opened, and whether we may."""

from __future__ import annotations

import sys
import threading
from dataclasses import dataclass
from importlib import import_module

import cv2

# Named, so that the number of a camera means the same when it is listed and when it is opened.
BACKEND = {"win32": cv2.CAP_MSMF, "darwin": cv2.CAP_AVFOUNDATION, "linux": cv2.CAP_V4L2}.get(
    sys.platform, cv2.CAP_ANY
)
UNNAMED = 4  # so many numbers are offered where nobody can tell which cameras there are
ANSWERED_WITHIN_S = 60.0  # how long a person may take to allow the camera
_UNDECIDED, _ALLOWED = 0, 3  # of AVAuthorizationStatus


@dataclass(frozen=True, slots=True)
class NamedCamera:
    """A camera by the number it is opened by; a name that cannot be known is empty."""

    number: int
    name: str


def list_cameras() -> tuple[NamedCamera, ...]:
    """The cameras that are plugged in, by number."""
    try:
        from cv2_enumerate_cameras import enumerate_cameras  # noqa: PLC0415 - it loads what its system has

        found = enumerate_cameras(BACKEND)
    except (ImportError, NotImplementedError, OSError):
        return tuple(NamedCamera(number, "") for number in range(UNNAMED))
    named = {camera.index: " ".join((camera.name or "").split()) for camera in found}
    return tuple(NamedCamera(number, name) for number, name in sorted(named.items()))


def may_look() -> bool:
    """Whether the system lets us use a camera; macOS asks the person the first time, and we wait for it.

    OpenCV would ask by itself, but only on the main thread, where our cameras are not opened.
    """
    if sys.platform != "darwin":
        return True
    try:
        system = import_module("AVFoundation")
    except ImportError:
        return True
    device, video = system.AVCaptureDevice, system.AVMediaTypeVideo
    if device.authorizationStatusForMediaType_(video) == _UNDECIDED:
        answered = threading.Event()
        device.requestAccessForMediaType_completionHandler_(video, lambda _granted: answered.set())
        answered.wait(ANSWERED_WITHIN_S)
    return bool(device.authorizationStatusForMediaType_(video) == _ALLOWED)
