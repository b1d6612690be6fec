"""The phone that is the camera: its newest picture, and which phone it is."""

from __future__ import annotations

import time
from dataclasses import dataclass
from threading import Condition
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

PHONE = "phone"  # what a person types for it where a camera is asked for
GONE_S = 5.0  # after so long without a picture, another phone may become the camera


@dataclass(frozen=True, slots=True)
class PhonePicture:
    """A picture as it came, numbered from one."""

    number: int
    jpeg: bytes


class Phone:
    """Keeps only the newest picture of one phone."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._changed = Condition()
        self._newest = PhonePicture(0, b"")
        self._sender = ""
        self._came_s = self._looked_s = -GONE_S

    @property
    def number(self) -> int:
        """How many pictures have come."""
        return self._newest.number

    @property
    def is_sending(self) -> bool:
        """Whether pictures are coming."""
        return self._clock() - self._came_s < GONE_S

    @property
    def is_watched(self) -> bool:
        """Whether anything uses it as a camera."""
        return self._clock() - self._looked_s < GONE_S

    def serves(self, sender: str) -> bool:
        """Whether this phone is the camera, or may become it because no other is."""
        return sender == self._sender or not self.is_sending

    def choose(self, sender: str) -> None:
        """Make this phone the camera, in place of any other."""
        with self._changed:
            self._sender, self._came_s = sender, self._clock()

    def put(self, sender: str, jpeg: bytes) -> bool:
        """Take a picture; False if another phone is the camera."""
        with self._changed:
            if not self.serves(sender):
                return False
            self._sender, self._came_s = sender, self._clock()
            self._newest = PhonePicture(self._newest.number + 1, jpeg)
            self._changed.notify_all()
            return True

    def wait(self, after: int, timeout_s: float) -> PhonePicture | None:
        """Wait for a picture after this number, and return the newest; None if none comes in time."""
        with self._changed:
            self._looked_s = self._clock()
            came = self._changed.wait_for(lambda: self._newest.number > after, timeout_s)
            return self._newest if came else None
