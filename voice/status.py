"""Whether Tablemate can be heard, and what to do when it cannot."""

import sys
from dataclasses import dataclass
from enum import StrEnum

from voice.program import program


class Part(StrEnum):
    """What speech needs, each with its own remedy."""

    ENGINE = "engine"
    VOICE = "voice"
    SOUND = "sound"
    WORKER = "worker"


@dataclass(frozen=True, slots=True)
class Status:
    """Working or silent, in one plain sentence, with the remedy when silent."""

    working: bool
    sentence: str
    remedy: str = ""

    def __str__(self) -> str:
        return f"{self.sentence} {self.remedy}".rstrip()


_REMEDIES: dict[str, dict[Part, str]] = {
    "win32": {
        Part.ENGINE: "Windows has voices built in; install Tablemate again so that it can reach them.",
        Part.VOICE: "Add a voice in Settings, Time & language, Speech, Add voices.",
        Part.SOUND: "Connect a speaker or headphones and choose it in Settings, System, Sound.",
    },
    "darwin": {
        Part.ENGINE: "macOS has voices built in; install Tablemate again so that it can reach them.",
        Part.VOICE: "Add a voice in System Settings, Accessibility, under the spoken content heading.",
        Part.SOUND: "Choose a speaker or headphones in System Settings, Sound, Output.",
    },
    "linux": {
        Part.ENGINE: "Run: python -m pip install --force-reinstall pyttsx3 espeakng-loader",
        Part.VOICE: "Run: python -m pip install --force-reinstall espeakng-loader",
        Part.SOUND: "Connect a speaker, see that your sound settings show it, and that a sound server "
        "(PipeWire, PulseAudio or ALSA) is running.",
    },
}


def find_remedy(part: Part, platform: str = sys.platform) -> str:
    """Say what a person can do about this part on this platform."""
    if part is Part.WORKER:
        return f'Start Tablemate again; "{program()} doctor" tells what is wrong.'
    return _REMEDIES.get(platform, _REMEDIES["linux"])[part]
