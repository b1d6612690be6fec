"""How long the frames of a film took, by the clock and in processor time: other programs lengthen only the first."""

from __future__ import annotations

import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

MOST_MS = 250


class FrameTimes:
    """The times of all frames so far, in seconds."""

    def __init__(self) -> None:
        self.took_s: list[float] = []
        self.worked_s: list[float] = []  # of all cores together

    @contextmanager
    def measure(self) -> Iterator[None]:
        """Take the time of one frame."""
        began_s, began_work_s = time.perf_counter(), time.process_time()
        yield
        self.took_s.append(time.perf_counter() - began_s)
        self.worked_s.append(time.process_time() - began_work_s)

    def tell(self) -> str:
        """Two lines: of the clock, and of the processor."""
        return (
            f"{len(self.took_s)} frames, {_tell(self.took_s)}\nof the processor's time {_tell(self.worked_s)}"
        )


def _tell(seconds: Sequence[float]) -> str:
    ms = 1000 * np.array(seconds)
    return (
        f"median {np.median(ms):.1f} ms, 90 % {np.percentile(ms, 90):.0f} ms, longest {ms.max():.0f} ms, "
        f"{np.count_nonzero(ms > MOST_MS)} over {MOST_MS} ms"
    )
