"""Whether Tablemate can be heard, and what to do when it cannot."""

from __future__ import annotations

import shlex
import sys
from dataclasses import dataclass
from enum import StrEnum

from voice.saying import words


class Part(StrEnum):
    """What speech needs, each with its own remedy."""

    ENGINE = "engine"
    VOICE = "voice"
    SOUND = "sound"
    WORKER = "worker"


@dataclass(frozen=True, slots=True)
class SpeechStatus:
    """Working or silent, in one plain sentence, with the remedy when silent."""

    working: bool
    sentence: str
    remedy: str = ""

    def __str__(self) -> str:
        return f"{self.sentence} {self.remedy}".rstrip()


PLATFORMS = ("win32", "darwin", "linux")


def find_remedy(part: Part, platform: str = sys.platform) -> str:
    """Say what a person can do about this part on this platform."""
    if part is Part.WORKER:
        return words("remedy_worker")
    python = shlex.quote(sys.executable)  # this one, which need not be the one that "python" means
    return words(f"remedy_{platform if platform in PLATFORMS else 'linux'}_{part}", python=python)
