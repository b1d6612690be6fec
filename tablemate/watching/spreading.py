"""Work spread over frames: each does so much of it, and the rest is left to the next ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from vision.seams import Steps

T = TypeVar("T")
# A frame may take 250 ms: what moved, markers and the game take up to 25, and the last step may be slow.
WORK_MS = 200.0


class FrameTime:
    """The time that one frame has for work, by a clock.

    Without a clock it counts what each step says it takes, so that a film gives the same game every time.
    """

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        self._clock = clock
        self._came_s = clock() if clock else 0.0
        self._charged_ms = 0.0

    def affords(self, step_ms: float) -> bool:
        """Whether a step may still begin; the first one always may, or nothing would ever get done."""
        return self._charged_ms == 0 or self._spent_ms + step_ms <= WORK_MS

    @property
    def _spent_ms(self) -> float:
        return 1000 * (self._clock() - self._came_s) if self._clock else self._charged_ms

    def charge(self, step_ms: float) -> None:
        """Count a step that is begun."""
        self._charged_ms += step_ms


class Work(Generic[T]):
    """Steps under way on the picture of one moment; no frame has to wait for all of them."""

    result: T  # once it is done

    def __init__(self, steps: Steps[T], at_s: float) -> None:
        self.at_s = at_s
        self.done = False
        self._steps = steps
        self._next_ms = 0.0

    def go_on(self, time: FrameTime) -> bool:
        """Take the steps that the frame has time for; whether that was the last."""
        while not self.done and time.affords(self._next_ms):
            time.charge(self._next_ms)
            try:
                self._next_ms = next(self._steps)
            except StopIteration as end:
                self.done, self.result = True, end.value
        return self.done
