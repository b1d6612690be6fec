"""What keeps the camera from seeing the table, told once: no markers found, or one that was pushed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tablemate.watching.watcher import Watcher

PATIENCE_S = 3.0
PUSHED_S = 4.0


class Troubles:
    """Remembers which of a watcher's troubles were announced."""

    def __init__(self, watcher: Watcher) -> None:
        self._watcher = watcher
        self._began_s: float | None = None
        self._said = ""
        self._shifted_s: dict[str, float] = {}
        self._said_shifted: set[str] = set()

    def find_new(self, at_s: float) -> str:
        """Why the table is not found, a while after the beginning and when the reason changes; else empty."""
        trouble = self._watcher.trouble
        if self._began_s is None:
            self._began_s = at_s
        if not trouble or trouble == self._said or at_s - self._began_s < PATIENCE_S:
            return ""
        self._said = trouble
        return trouble

    def find_pushed(self, at_s: float) -> Iterator[str]:
        """Which markers were pushed, once it cannot be a hand passing over them."""
        self._shifted_s = {marker: self._shifted_s.get(marker, at_s) for marker in self._watcher.shifted}
        for marker, since_s in self._shifted_s.items():
            if at_s - since_s >= PUSHED_S and marker not in self._said_shifted:
                self._said_shifted.add(marker)
                yield marker
