"""What every speaker does, and the choice of one: aloud, into WAV files, or silent."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, Self, Unpack

from voice.delivery import Delivery
from voice.phrases import spoken_language
from voice.saying import words
from voice.spoken import SpeakerOptions, SpokenSpeaker, WavSpeaker
from voice.status import SpeechStatus
from voice.voices import Voice, find_voice

if TYPE_CHECKING:
    from types import TracebackType

__all__ = [
    "Delivery",
    "SilentSpeaker",
    "Speaker",
    "SpeakerOptions",
    "SpeechStatus",
    "SpokenSpeaker",
    "WavSpeaker",
    "list_voices",
    "open_speaker",
    "save_speech",
]

_ONE_TEXT_S = 120.0


class Speaker(Protocol):
    """Says texts one after the other; only wait() and close() take time."""

    @property
    def status(self) -> SpeechStatus:
        """Working or silent, in a sentence."""

    @property
    def delivery(self) -> Delivery:
        """How fast, how loud and with which voice the next text is spoken."""

    @property
    def language(self) -> str:
        """The language that is spoken, such as en."""

    @property
    def voices(self) -> tuple[Voice, ...]:
        """The voices to choose from; none until the engine has started."""

    def say(self, text: str) -> None:
        """Queue a text to be spoken; returns at once."""

    def stop(self) -> None:
        """Be silent now and forget what was queued; returns at once."""

    def repeat(self) -> None:
        """Say again what is being said, or was said last."""

    def slower(self) -> Delivery:
        """Speak slower from the next text on."""

    def faster(self) -> Delivery:
        """Speak faster from the next text on."""

    def louder(self) -> Delivery:
        """Speak louder from the next text on."""

    def quieter(self) -> Delivery:
        """Speak quieter from the next text on."""

    def choose_voice(self, identifier: str) -> Delivery:
        """Speak with this voice from the next text on; an empty id is the usual one."""

    def change_language(self, language: str, voice: str) -> None:
        """Speak another language from the next text on, with this voice; an empty id is the usual one."""

    def wait(self, timeout_s: float) -> bool:
        """Wait until nothing is left to say; False if the time ran out first."""

    def close(self) -> None:
        """Be silent and free what was used, in a bounded time."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


class SilentSpeaker:
    """Says nothing, for quiet rooms and machines without sound."""

    voices: tuple[Voice, ...] = ()

    def __init__(self, status: SpeechStatus | None = None) -> None:
        self._status = status
        self.delivery = Delivery()

    @property
    def status(self) -> SpeechStatus:
        """Why it is silent."""
        return self._status or SpeechStatus(working=False, sentence=words("voice_quiet"))

    @property
    def language(self) -> str:
        """The language it would speak."""
        return spoken_language()

    def change_language(self, language: str, voice: str) -> None:
        """Say nothing in another language."""

    def say(self, text: str) -> None:
        """Say nothing."""

    def stop(self) -> None:
        """Stay silent."""

    def repeat(self) -> None:
        """Say nothing again."""

    def slower(self) -> Delivery:
        """Keep the delivery; nothing is heard."""
        return self.delivery

    faster = louder = quieter = slower

    def choose_voice(self, identifier: str) -> Delivery:
        """Keep the delivery; there are no voices to choose from."""
        if identifier:
            find_voice(self.voices, identifier)
        return self.delivery

    def wait(self, timeout_s: float) -> bool:  # noqa: ARG002 (there is nothing to wait for)
        """Return at once: nothing is ever left to say."""
        return True

    def close(self) -> None:
        """Do nothing; nothing is in use."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def open_speaker(
    *,
    quiet: bool = False,
    wav_folder: Path | None = None,
    patience_s: float = 3.0,
    **options: Unpack[SpeakerOptions],
) -> Speaker:
    """Open the speaker that works here; one that cannot speak tells notify why and stays silent."""
    if quiet:
        return SilentSpeaker()
    if wav_folder:
        return WavSpeaker(wav_folder, **options)
    speaker = SpokenSpeaker(**options)
    # A slow engine may still start; until then its speaker keeps what is said.
    speaker.wait_opened(patience_s)
    if speaker.status.working:
        return speaker
    speaker.close()
    return SilentSpeaker(speaker.status)


def list_voices(**options: Unpack[SpeakerOptions]) -> tuple[tuple[Voice, ...], SpeechStatus]:
    """The voices of the engine, and whether it works; no sound device is needed."""
    with (
        tempfile.TemporaryDirectory(prefix="tablemate-voices-") as folder,
        WavSpeaker(Path(folder), **options) as speaker,
    ):
        speaker.wait_opened(_ONE_TEXT_S)
        return speaker.voices, speaker.status


def save_speech(text: str, file: Path, **options: Unpack[SpeakerOptions]) -> SpeechStatus:
    """Speak one text into one WAV file and return whether that worked."""
    with tempfile.TemporaryDirectory(prefix="tablemate-wav-") as folder:
        with WavSpeaker(Path(folder), **options) as speaker:
            speaker.say(text)
            speaker.wait(_ONE_TEXT_S)
            status = speaker.status
        spoken = Path(folder) / "0001.wav"
        if not spoken.exists():
            return (
                status
                if not status.working
                else SpeechStatus(working=False, sentence=words("voice_nothing_to_say"))
            )
        shutil.move(spoken, file)
    return status
