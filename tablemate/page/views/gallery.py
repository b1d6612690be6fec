"""The camera's picture for all screens: made a few times a second at most, and only when asked for."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Lock

from tablemate.room import Room

WIDTHS_PX = (480, 960, 1600)
LEAST_APART_S = 0.25


class Gallery:
    """Keeps the last picture of each width for a moment, so many watchers cost no more than one."""

    def __init__(self, room: Room, clock: Callable[[], float] = time.monotonic) -> None:
        self._room = room
        self._clock = clock
        self._made: dict[int, tuple[float, bytes | None]] = {}
        self._lock = Lock()

    def picture(self, wanted_px: int) -> bytes | None:
        """The newest picture, at least as wide as wanted if there is such a width; None without a camera."""
        width_px = next((width for width in WIDTHS_PX if width >= wanted_px), WIDTHS_PX[-1])
        sight = self._room.sight
        if sight is None:
            return None
        with self._lock:
            made_at, jpeg = self._made.get(width_px, (float("-inf"), None))
            if self._clock() - made_at >= LEAST_APART_S:
                jpeg = sight.picture_jpeg(width_px)
                self._made[width_px] = (self._clock(), jpeg)
            return jpeg
