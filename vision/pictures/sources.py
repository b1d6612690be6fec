"""Where frames come from: a picture, a folder, a video file, a stream address or a webcam, all alike."""

from __future__ import annotations

import re
import time
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import cv2

from vision.errors import VisionError
from vision.geometry import Image, as_image
from vision.pictures.cameras import BACKEND, list_cameras, may_look
from vision.pictures.picture import SUFFIXES, PictureError, load_picture

if TYPE_CHECKING:
    from collections.abc import Iterator

VIDEO_SUFFIXES = frozenset({".mp4", ".mov", ".m4v", ".avi", ".mkv", ".webm", ".mpg", ".mpeg"})
_MOST_MISSED_FRAMES = 30
_OPEN_TIMEOUT_MS = 3_000  # for an address; nobody waits longer for one that is dead
_READ_TIMEOUT_MS = 3_000
_LONGEST_NAME, _SHOWN, _MOST_DIGITS = 1000, 60, 2
_WANTED_WH = (1920, 1080)
_TRIES, _TRIED_EVERY_S = 4, 0.5  # a camera that was closed a moment ago is often not free yet
_ADDRESS = re.compile(r"(https?|rtsps?)://[!-~]+", re.IGNORECASE)
_SCHEME = re.compile(r"[a-z][a-z0-9+.-]+:/", re.IGNORECASE)  # as of an address; a drive has one letter


class SourceError(VisionError):
    """A source of frames cannot be used; the sentence names it and the remedy."""


class NoCameraError(SourceError):
    """There is no such camera on this machine."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of a source and when it was taken; `reduced` pixels as given make one of ours."""

    image_bgr: Image
    at_s: float
    index: int
    name: str = ""
    reduced: float = 1.0


class FrameSource(Protocol):
    """Anything that gives frames one after another."""

    def frames(self) -> Iterator[Frame]:
        """Give the frames in order; a live source gives them for ever."""
        ...


@dataclass(frozen=True, slots=True)
class PictureSource:
    """One picture file."""

    path: Path

    def frames(self) -> Iterator[Frame]:
        """Give the one picture."""
        picture = load_picture(self.path)
        yield Frame(picture.image_bgr, 0.0, 0, str(self.path), picture.reduced)


@dataclass(frozen=True, slots=True)
class FolderSource:
    """All pictures of a folder in the order of their names; what could not be read is kept as sentences."""

    folder: Path
    seconds_apart: float = 1.0
    refused: list[PictureError] = field(default_factory=list)

    def frames(self) -> Iterator[Frame]:
        """Give picture after picture, leaving out those that cannot be read."""
        index = 0
        for path in list_pictures(self.folder):
            try:
                picture = load_picture(path)
            except PictureError as error:
                self.refused.append(error)
                continue
            yield Frame(picture.image_bgr, index * self.seconds_apart, index, str(path), picture.reduced)
            index += 1


@dataclass(frozen=True, slots=True)
class VideoSource:
    """A video file, from its first frame to its last."""

    path: Path

    def frames(self) -> Iterator[Frame]:
        """Give every frame with its time in the video."""
        with _quiet():
            capture = cv2.VideoCapture(str(self.path))
        index = 0
        try:
            while (image := _grab(capture)) is not None:
                yield Frame(image, capture.get(cv2.CAP_PROP_POS_MSEC) / 1000, index, str(self.path))
                index += 1
        finally:
            capture.release()
        if index == 0:
            raise SourceError("video_of_no_kind", file=str(self.path))


@dataclass(frozen=True, slots=True)
class LiveSource:
    """A webcam by its number or a stream by its address."""

    camera: int | str

    def frames(self) -> Iterator[Frame]:
        """Give frames as they come, for ever; end with a sentence when the camera falls silent."""
        capture = self._open()
        start_s = time.monotonic()
        index = missed = 0
        try:
            while missed < _MOST_MISSED_FRAMES:
                image = _grab(capture)
                if image is None:
                    missed += 1
                    time.sleep(0.02)
                    continue
                missed = 0
                yield Frame(image, time.monotonic() - start_s, index, str(self.camera))
                index += 1
        finally:
            capture.release()
        raise SourceError("camera_stopped")

    def _open(self) -> cv2.VideoCapture:
        if isinstance(self.camera, int) and not may_look():
            raise NoCameraError("camera_forbidden")
        for _ in range(_TRIES):
            with _quiet():
                capture = self._connect()
            if capture.isOpened():
                capture.set(cv2.CAP_PROP_BUFFERSIZE, 1)
                return capture
            capture.release()
            missing = self._missing()
            if missing.key != "camera_in_use":
                break
            time.sleep(_TRIED_EVERY_S)
        raise missing

    def _connect(self) -> cv2.VideoCapture:
        if isinstance(self.camera, int):
            capture = cv2.VideoCapture(self.camera, BACKEND)
            # Webcams open in a small size, in which no title can be read; compressed, they are fast in full.
            capture.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG"))
            capture.set(cv2.CAP_PROP_FRAME_WIDTH, _WANTED_WH[0])
            capture.set(cv2.CAP_PROP_FRAME_HEIGHT, _WANTED_WH[1])
            return capture
        opening = [cv2.CAP_PROP_OPEN_TIMEOUT_MSEC, _OPEN_TIMEOUT_MS]
        reading = [cv2.CAP_PROP_READ_TIMEOUT_MSEC, _READ_TIMEOUT_MS]
        return cv2.VideoCapture(self.camera, cv2.CAP_FFMPEG, opening + reading)

    def _missing(self) -> NoCameraError:
        if isinstance(self.camera, str):
            return NoCameraError("no_camera_at", camera=self.camera)
        there = list_cameras()
        if any(camera.number == self.camera for camera in there):
            return NoCameraError("camera_in_use", camera=str(self.camera))
        others = [f"{camera.number} ({camera.name})" for camera in there]
        return NoCameraError("no_camera", camera=str(self.camera), others=others, number=len(others))


@contextmanager
def _quiet() -> Iterator[None]:
    """Keep OpenCV from reporting in its own words what we say in ours."""
    level = cv2.utils.logging.getLogLevel()
    cv2.utils.logging.setLogLevel(cv2.utils.logging.LOG_LEVEL_SILENT)
    try:
        yield
    finally:
        cv2.utils.logging.setLogLevel(level)


def find_live(given: str) -> LiveSource | None:
    """Return the live camera that is meant by a number or an address; None if it is neither."""
    if given.isascii() and given.isdecimal() and len(given) <= _MOST_DIGITS:
        return LiveSource(int(given))
    return LiveSource(given) if _ADDRESS.fullmatch(given) else None


def open_source(given: str) -> FrameSource:
    """Return the source a player means: a camera number, an address, a folder, a picture or a video file."""
    if len(given) > _LONGEST_NAME or not given.isprintable():
        raise SourceError("no_camera_called", camera=ascii(given[:_SHOWN]))
    if (live := find_live(given)) is not None:
        return live
    if _SCHEME.match(given):
        raise SourceError("not_camera_address")
    try:
        return _open_path(Path(given))
    except OSError as error:
        raise SourceError(
            "camera_not_opened", camera=ascii(given[:_SHOWN]), reason=str(error.strerror)
        ) from error


def _open_path(path: Path) -> FrameSource:
    if path.is_dir():
        return FolderSource(path)
    if not path.exists():
        raise SourceError("no_file_or_folder", file=str(path))
    return _open_file(path)


def _open_file(path: Path) -> FrameSource:
    # The video library would play a text file as pictures of its letters, so it is not asked.
    suffix = path.suffix.lower()
    if suffix in SUFFIXES:
        return PictureSource(path)
    if suffix in VIDEO_SUFFIXES:
        return VideoSource(path)
    raise SourceError("file_of_no_kind", file=str(path))


def list_pictures(folder: Path) -> list[Path]:
    """Return the picture files of a folder, numbers in their names in counting order."""
    pictures = [path for path in folder.iterdir() if path.suffix.lower() in SUFFIXES and path.is_file()]
    return sorted(
        pictures,
        key=lambda path: [
            (int(part) if part.isdecimal() else 0, part) for part in re.split(r"(\d+)", path.name)
        ],
    )


def _grab(capture: cv2.VideoCapture) -> Image | None:
    ok, image = capture.read()
    return as_image(image) if ok and image is not None else None
