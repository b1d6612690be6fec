"""Text to a WAV file by the platform's speech engine, through pyttsx3; for the worker process only."""

from __future__ import annotations

import ctypes
import gc
import importlib
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any, Protocol

from voice.saying import words
from voice.voices import Voice, usual_voice

if TYPE_CHECKING:
    from pathlib import Path

    from voice.delivery import Delivery

_AFCONVERT = "/usr/bin/afconvert"
_LONGEST_DATA_PATH = 120


class SpeechEngineError(RuntimeError):
    """The speech engine is missing or failed."""


class Synthesis(Protocol):
    """Turns text into a WAV file."""

    @property
    def engine(self) -> str:
        """The engine's name."""

    @property
    def voices(self) -> tuple[Voice, ...]:
        """All its voices."""

    @property
    def voice(self) -> Voice | None:
        """The voice it speaks with unless another is chosen; None is the engine's own choice."""

    def render(self, text: str, file: Path, delivery: Delivery) -> None:
        """Write the spoken text to a WAV file."""


def open_synthesis(language: str, scratch: Path) -> Synthesis:
    """Open the platform's speech engine with a voice for the language; it may use the scratch folder."""
    try:
        return EspeakSynthesis(language, scratch) if sys.platform == "linux" else SystemSynthesis(language)
    except SpeechEngineError:
        raise
    except Exception as error:
        raise SpeechEngineError(f"{type(error).__name__}: {error}") from error


def _list_voices(engine: Any) -> tuple[Voice, ...]:
    return tuple(
        Voice(voice.id, voice.name, tuple(code for code in voice.languages or () if code))
        for voice in engine.getProperty("voices")
    )


def _wanted(delivery: Delivery, usual: Voice | None) -> str:
    """The id of the voice to speak with; empty is the engine's own choice."""
    return delivery.voice or (usual.identifier if usual else "")


class EspeakSynthesis:
    """espeak-ng from the espeakng-loader package, or the system's own, with one engine kept alive."""

    engine = "espeak-ng"

    def __init__(self, language: str, scratch: Path) -> None:
        self._library = _load_espeak(scratch)
        self._engine = importlib.import_module("pyttsx3").init("espeak")
        self.voices = _list_voices(self._engine)
        self.voice = usual_voice(self.voices, self._engine.getProperty("voice"), language)
        # An engine counts as busy until its first loop and would only queue its settings.
        self._engine.runAndWait()

    def render(self, text: str, file: Path, delivery: Delivery) -> None:
        """Write the spoken text to a WAV file."""
        if voice := _wanted(delivery, self.voice):
            self._engine.setProperty("voice", voice)
        self._engine.setProperty("rate", delivery.rate_wpm)
        self._engine.setProperty("volume", delivery.volume)
        # pyttsx3 cancels what espeak has not yet taken in, settings too: wait until it has.
        self._library.espeak_Synchronize()
        self._engine.save_to_file(text, str(file))
        self._engine.runAndWait()


def _load_espeak(scratch: Path) -> ctypes.CDLL:
    """Load espeak-ng so that pyttsx3, which asks for it by its bare name, gets this one."""
    try:
        loader = importlib.import_module("espeakng_loader")
        os.environ["ESPEAK_DATA_PATH"] = _shorten(loader.get_data_path(), scratch)
        return ctypes.CDLL(loader.get_library_path(), mode=ctypes.RTLD_GLOBAL)
    except (ImportError, OSError, RuntimeError) as error:
        os.environ.pop("ESPEAK_DATA_PATH", None)
        return _load_system_espeak(error)


def _shorten(data_path: str, scratch: Path) -> str:
    """Reach the data by a short path: espeak-ng ends the process when it is longer than its buffer."""
    if len(os.fsencode(data_path)) <= _LONGEST_DATA_PATH:
        return data_path
    link = scratch / "data"
    link.symlink_to(data_path)
    return str(link)


def _load_system_espeak(packaged_problem: Exception) -> ctypes.CDLL:
    try:
        return ctypes.CDLL("libespeak-ng.so.1", mode=ctypes.RTLD_GLOBAL)
    except OSError as error:
        raise SpeechEngineError(words("engine_not_loaded", reason=str(packaged_problem))) from error


class SystemSynthesis:
    """The voices built into Windows (SAPI 5) and macOS (NSSpeechSynthesizer)."""

    engine = "SAPI 5" if sys.platform == "win32" else "NSSpeechSynthesizer"

    def __init__(self, language: str) -> None:
        self._pyttsx3 = importlib.import_module("pyttsx3")
        engine = self._pyttsx3.Engine()
        self.voices = _list_voices(engine)
        self.voice = usual_voice(self.voices, engine.getProperty("voice"), language)

    def render(self, text: str, file: Path, delivery: Delivery) -> None:
        """Write the spoken text to a WAV file."""
        # A second loop of one pyttsx3 2.99 engine skips its text or never ends: take a new one each time.
        engine = self._pyttsx3.Engine()
        if voice := _wanted(delivery, self.voice):
            engine.setProperty("voice", voice)
        engine.setProperty("rate", delivery.rate_wpm)
        engine.setProperty("volume", delivery.volume)
        spoken = file.with_suffix(".aiff") if sys.platform == "darwin" else file
        engine.save_to_file(text, str(spoken))
        engine.runAndWait()
        del engine
        gc.collect()
        if spoken != file:
            _convert_to_wav(spoken, file)


def _convert_to_wav(aiff: Path, wav: Path) -> None:
    """Convert by the tool that comes with macOS, whose synthesizer only writes AIFF."""
    command = [_AFCONVERT, "-f", "WAVE", "-d", "LEI16", str(aiff), str(wav)]
    subprocess.run(command, check=True, capture_output=True, timeout=20)  # noqa: S603 (fixed program, our own files)
    aiff.unlink()
