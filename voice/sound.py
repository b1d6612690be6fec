"""What every way of playing a WAV file has in common."""

from __future__ import annotations

import wave
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


class SoundError(RuntimeError):
    """Sound cannot be played, with the reason."""


class SoundPlayer(Protocol):
    """Plays WAV files, one at a time."""

    name: str

    def play(self, file: Path, is_cancelled: Callable[[], bool]) -> bool:
        """Play to the end, or until cancelled (then False)."""


def measure_duration_s(file: Path) -> float:
    """Return how long a WAV file plays."""
    with wave.open(str(file), "rb") as sound:
        return sound.getnframes() / sound.getframerate()


def write_silence(file: Path, duration_s: float = 0.05, sample_rate_hz: int = 22050) -> None:
    """Write a WAV file in which nothing is heard."""
    with wave.open(str(file), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(sample_rate_hz)
        sound.writeframes(bytes(2 * int(duration_s * sample_rate_hz)))
