"""How fast, how loud and with which voice Tablemate speaks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

SLOWEST_WPM = 80
FASTEST_WPM = 380
RATE_STEP_WPM = 25
SOFTEST = 0.1
LOUDEST = 1.0
VOLUME_STEP = 0.15


@dataclass(frozen=True, slots=True)
class Delivery:
    """A rate in words per minute, a volume from 0 to 1, and the id of a voice; empty is the usual one."""

    rate_wpm: int = 170
    volume: float = 0.7
    voice: str = ""

    def __post_init__(self) -> None:
        if not SLOWEST_WPM <= self.rate_wpm <= FASTEST_WPM:
            raise ValueError(
                f"rate of {self.rate_wpm} words per minute is not within {SLOWEST_WPM} to {FASTEST_WPM}"
            )
        if not 0 <= self.volume <= LOUDEST:
            raise ValueError(f"volume {self.volume} is not within 0 to {LOUDEST:g}")

    def slower(self) -> Self:
        """Return the next slower delivery, or this one at the slowest."""
        return replace(self, rate_wpm=max(SLOWEST_WPM, self.rate_wpm - RATE_STEP_WPM))

    def faster(self) -> Self:
        """Return the next faster delivery, or this one at the fastest."""
        return replace(self, rate_wpm=min(FASTEST_WPM, self.rate_wpm + RATE_STEP_WPM))

    def louder(self) -> Self:
        """Return the next louder delivery, or this one at the loudest."""
        return replace(self, volume=min(LOUDEST, round(self.volume + VOLUME_STEP, 2)))

    def quieter(self) -> Self:
        """Return the next quieter delivery; it stays audible."""
        softest = min(SOFTEST, self.volume)
        return replace(self, volume=max(softest, round(self.volume - VOLUME_STEP, 2)))
