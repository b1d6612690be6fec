"""The camera of a game: its frames, live or recorded, and between them its faults as values."""

from __future__ import annotations

import math
import sys
import threading
import time
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

import cv2
import numpy as np

from tablemate.phone import PHONE
from tablemate.wording import explain_refusal
from vision.pictures.picture import PictureError, decode_picture
from vision.pictures.sources import (
    FolderSource,
    Frame,
    FrameSource,
    LiveSource,
    PictureSource,
    SourceError,
    open_source,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray

    from tablemate.phone import Phone, PhonePicture
    from vision.geometry import Image

LOST_AFTER_S = 1.2
# Some cameras take so long before their first picture, above all on Windows.
OPENING_S = 30.0 if sys.platform == "win32" else 10.0
RETRIED_AFTER_S = 1.0
REOPENED_EVERY_S = 5.0
NEWS_WITHIN_S = 0.5
CLOSED_WITHIN_S = 1.0
BLACK_AFTER_S = 1.0  # a camera that is switched on gives a few black pictures first
FROZEN_AFTER_S = 1.5
RESIZED_NEWS_EVERY_S = 60.0  # a camera that cannot decide on a size is no news each time
NEW_SIZE_AFTER_S = 4.0  # enough time to open the camera again and get the old size back
_EVERY_PX = 16
_BLACK_MEAN, _LIT_LEVEL, _LIT_SHARE = 16, 40, 0.005


class Trouble(StrEnum):
    """What may be wrong with a camera."""

    LOST = "lost"
    FROZEN = "frozen"
    BLACK = "black"
    RESIZED = "resized"
    NO_PHONE = "no_phone"
    PHONE_LOST = "phone_lost"


@dataclass(frozen=True, slots=True)
class Fault:
    """A camera in trouble; given again while it lasts, and over with the next frame."""

    trouble: Trouble
    at_s: float
    since_s: float


Shown = Frame | Fault


class Camera(Protocol):
    """Anything that shows a table: frames with a time that never runs back, and faults."""

    def frames(self) -> Iterator[Shown]:
        """Give frames and faults in order."""
        ...

    def close(self) -> None:
        """Close the camera; `frames` then ends."""
        ...


class FaultWatch:
    """Judges picture after picture by its looks alone."""

    def __init__(
        self, *, frozen_after_s: float = FROZEN_AFTER_S, new_size_after_s: float = NEW_SIZE_AFTER_S
    ) -> None:
        self._after_s = {Trouble.BLACK: 0.0, Trouble.FROZEN: frozen_after_s, Trouble.RESIZED: 0.0}
        self._new_size_after_s = new_size_after_s
        self._since_s: dict[Trouble, float] = {}
        self._sample: NDArray[np.uint8] | None = None
        self._shape: tuple[int, ...] | None = None
        self._resized: Fault | None = None  # the one that was reported last

    def see(self, image_bgr: Image, at_s: float) -> Fault | None:
        """Return what is wrong with a picture, and since when; None if it may be used."""
        sample = image_bgr[::_EVERY_PX, ::_EVERY_PX].copy()
        found = {
            Trouble.BLACK: _is_black(sample),
            Trouble.RESIZED: self._is_resized(image_bgr.shape, at_s),
            Trouble.FROZEN: self._sample is not None and np.array_equal(sample, self._sample),
        }
        self._sample = sample
        self._since_s = {
            trouble: self._since_s.get(trouble, at_s) for trouble, is_so in found.items() if is_so
        }
        for trouble, since_s in self._since_s.items():
            if at_s - since_s >= self._after_s[trouble]:
                return Fault(trouble, at_s, since_s)
        return None

    def is_news(self, fault: Fault) -> bool:
        """Tell whether a fault is news: a moment of black is none, nor a size that keeps changing."""
        if fault.trouble is Trouble.BLACK:
            return fault.at_s - fault.since_s >= BLACK_AFTER_S
        if fault.trouble is not Trouble.RESIZED:
            return True
        last = self._resized
        if last and last.since_s != fault.since_s and fault.at_s - last.at_s < RESIZED_NEWS_EVERY_S:
            return False
        self._resized = fault
        return True

    def _is_resized(self, shape: tuple[int, ...], at_s: float) -> bool:
        """Tell whether the size is not the usual one; one that lasts becomes the usual one."""
        since_s = self._since_s.get(Trouble.RESIZED, math.inf)
        if self._shape is None or at_s - since_s > self._new_size_after_s:
            self._shape = shape
        return shape != self._shape


def _is_black(sample: NDArray[np.uint8]) -> bool:
    return bool(sample.mean() < _BLACK_MEAN and (sample > _LIT_LEVEL).mean() < _LIT_SHARE)


class RecordedCamera:
    """A recording as a camera: every frame comes, as fast as it is taken; equal frames are no fault."""

    def __init__(self, source: FrameSource) -> None:
        self.source = source
        self._closed = False

    def frames(self) -> Iterator[Shown]:
        """Give every frame, or a fault in the place of one that is black or the first of another size."""
        watch = FaultWatch(frozen_after_s=math.inf, new_size_after_s=0.0)
        for frame in self.source.frames():
            if self._closed:
                return
            fault = watch.see(frame.image_bgr, frame.at_s)
            if fault is None:
                yield frame
            elif watch.is_news(fault):
                yield fault

    def close(self) -> None:
        """Give no more frames."""
        self._closed = True


@dataclass(frozen=True, slots=True)
class HeldSource:
    """Pictures as a film: each is shown so many seconds at so many frames a second."""

    source: FrameSource
    seconds_apart: float = 2.0
    fps: float = 10.0

    def frames(self) -> Iterator[Frame]:
        """Give each picture again and again while time goes on."""
        index = 0
        for frame in self.source.frames():
            for _ in range(max(1, round(self.seconds_apart * self.fps))):
                yield replace(frame, at_s=index / self.fps, index=index)
                index += 1
        if index == 0:
            raise self._empty()

    def _empty(self) -> SourceError:
        if not isinstance(self.source, FolderSource):
            return SourceError("nothing_to_show")
        refused = [explain_refusal(error) for error in self.source.refused]
        return SourceError(
            "nothing_to_show_in",
            folder=str(self.source.folder),
            refused=" ".join(refused),
            number=len(refused),
        )


class LiveCamera:
    """A live source: a thread keeps its newest frame, and opens it again when it fails."""

    def __init__(self, source: FrameSource, *, clock: Callable[[], float] = time.monotonic) -> None:
        self.source = source
        self._clock = clock
        self._start_s = clock()
        self._watch = FaultWatch()
        self._thread = threading.Thread(target=self._run, name="camera", daemon=True)
        self._changed = threading.Condition()
        self._stop = threading.Event()
        self._newest: Shown | None = None
        self._fault: Fault | None = None  # of the last picture
        self._error: SourceError | None = None  # with which the source ended
        self._pictured_s: float | None = None  # when the source last gave any picture
        self._reopened_s = -math.inf
        self._count = 0

    def frames(self) -> Iterator[Shown]:
        """Give the newest frame whenever there is one, and faults about twice a second while they last.

        A camera that never gave a picture raises the error of its source.
        """
        self._thread.start()
        try:
            while not self._stop.is_set():
                shown = self._wait()
                if shown is not None:
                    yield shown
        finally:
            self.close()

    def close(self) -> None:
        """Close the camera."""
        self._stop.set()
        with self._changed:
            self._changed.notify_all()
        if self._thread.is_alive():
            self._thread.join(timeout=CLOSED_WITHIN_S)

    def _now_s(self) -> float:
        return self._clock() - self._start_s

    # --- called by the consumer of frames ---------------------------------------------------------

    def _wait(self) -> Shown | None:
        """Return the newest frame or fault; None after a short while without any."""
        with self._changed:
            self._changed.wait_for(self._has_news, timeout=NEWS_WITHIN_S)
            newest, self._newest = self._newest, None
        if newest is not None:
            return newest
        if self._error and self._pictured_s is None:
            raise self._error
        return None if self._stop.is_set() else self._find_loss()

    def _has_news(self) -> bool:
        never_began = self._error is not None and self._pictured_s is None
        return self._newest is not None or never_began or self._stop.is_set()

    def _find_loss(self) -> Fault | None:
        """Return the fault of a camera that gives nothing; one being opened again keeps its own."""
        now_s, since_s = self._now_s(), self._pictured_s or 0.0
        if self._fault and not self._error:
            return replace(self._fault, at_s=now_s)
        patience_s = OPENING_S if self._pictured_s is None else LOST_AFTER_S
        return Fault(Trouble.LOST, now_s, since_s) if now_s - since_s >= patience_s else None

    # --- in the thread of the camera --------------------------------------------------------------

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self._take_all()
            except SourceError as error:
                self._error = error
            except (cv2.error, OSError) as error:  # a driver's own words
                self._error = SourceError("camera_failed", reason=str(error))
            with self._changed:
                self._changed.notify_all()
            self._stop.wait(RETRIED_AFTER_S)

    def _take_all(self) -> None:
        """Take frames until the source ends, or has a fault that opening it again may cure."""
        for frame in self.source.frames():
            if self._stop.is_set():
                return
            self._pictured_s, self._error = self._now_s(), None
            self._take(frame, self._pictured_s)
            if self._fault and self._pictured_s - self._reopened_s >= REOPENED_EVERY_S:
                self._reopened_s = self._pictured_s
                return
        raise SourceError("camera_stopped")

    def _take(self, frame: Frame, at_s: float) -> None:
        fault = self._watch.see(frame.image_bgr, at_s)
        if fault is None:
            self._fault = None
            self._show(replace(frame, at_s=at_s, index=self._count))
            self._count += 1
        elif self._watch.is_news(fault):
            self._fault = fault
            self._show(fault)

    def _show(self, shown: Shown) -> None:
        with self._changed:
            self._newest = shown
            self._changed.notify_all()


class PhoneCamera:
    """The phone as a camera: its pictures come by themselves, and `frames` gives the newest.

    A phone sends nothing while its own camera stands still, so equal pictures are no fault.
    """

    def __init__(self, phone: Phone, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._phone = phone
        self._clock = clock
        self._closed = False

    def frames(self) -> Iterator[Shown]:
        """Give the newest picture whenever there is one, and faults about twice a second while they last."""
        watch = FaultWatch(frozen_after_s=math.inf, new_size_after_s=0.0)
        start_s, pictured_s, index = self._clock(), 0.0, 0
        number = self._phone.number
        lost = Trouble.NO_PHONE
        while not self._closed:
            sent = self._phone.wait(number, NEWS_WITHIN_S)
            at_s, image_bgr = self._clock() - start_s, None
            if sent:
                number, image_bgr = sent.number, _decode(sent)
            if image_bgr is None:
                if at_s - pictured_s >= LOST_AFTER_S:
                    yield Fault(lost, at_s, pictured_s)
                continue
            pictured_s, lost = at_s, Trouble.PHONE_LOST
            fault = watch.see(image_bgr, at_s)
            if fault is None:
                yield Frame(image_bgr, at_s, index, PHONE)
                index += 1
            elif watch.is_news(fault):
                yield fault

    def close(self) -> None:
        """Give no more pictures."""
        self._closed = True


def _decode(sent: PhonePicture) -> Image | None:
    """A picture, or None if it is damaged: the next one will do."""
    try:
        return decode_picture(sent.jpeg, PHONE).image_bgr
    except PictureError:
        return None


def open_camera(
    given: str, *, phone: Phone | None = None, seconds_apart: float = 2.0, fps: float = 10.0
) -> Camera:
    """Return the camera a player means: a number, an address, the phone, a video, a picture or a folder."""
    if given == PHONE and phone is not None:
        return PhoneCamera(phone)
    source = open_source(given)
    if isinstance(source, LiveSource):
        return LiveCamera(source)
    if isinstance(source, FolderSource | PictureSource):
        return RecordedCamera(HeldSource(source, seconds_apart, fps))
    return RecordedCamera(source)
