"""Sound through the ALSA library itself, for Linux machines without a program that plays sound."""

from __future__ import annotations

import ctypes
import wave
from typing import TYPE_CHECKING

from voice.saying import words
from voice.sound import SoundError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_PLAYBACK = 0
_BLOCKING = 0
_SIGNED_16_BIT_LITTLE_ENDIAN = 2
_INTERLEAVED = 3
_RESAMPLE = 1
_QUIETLY = 1
_BUFFER_US = 200_000
_CHUNKS_PER_S = 10
_SAMPLE_BYTES = 2


class AlsaPlayer:
    """Plays 16-bit WAV files on the default ALSA device."""

    name = "ALSA"

    def __init__(self) -> None:
        try:
            self._alsa = ctypes.CDLL("libasound.so.2")
        except OSError as error:
            raise SoundError(words("sound_no_library")) from error
        self._alsa.snd_strerror.restype = ctypes.c_char_p
        self._alsa.snd_pcm_writei.restype = ctypes.c_long
        self._alsa.snd_pcm_writei.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_ulong]

    def play(self, file: Path, is_cancelled: Callable[[], bool]) -> bool:
        """Play to the end, or until cancelled (then False)."""
        with wave.open(str(file), "rb") as sound:
            device = self._open(sound)
            try:
                return self._feed(device, sound, is_cancelled)
            finally:
                self._alsa.snd_pcm_close(device)

    def _open(self, sound: wave.Wave_read) -> ctypes.c_void_p:
        if sound.getsampwidth() != _SAMPLE_BYTES:
            raise SoundError(words("sound_not_16_bit"))
        device = ctypes.c_void_p()
        self._check(self._alsa.snd_pcm_open(ctypes.byref(device), b"default", _PLAYBACK, _BLOCKING))
        try:
            self._check(
                self._alsa.snd_pcm_set_params(
                    device,
                    _SIGNED_16_BIT_LITTLE_ENDIAN,
                    _INTERLEAVED,
                    ctypes.c_uint(sound.getnchannels()),
                    ctypes.c_uint(sound.getframerate()),
                    _RESAMPLE,
                    ctypes.c_uint(_BUFFER_US),
                )
            )
        except SoundError:
            self._alsa.snd_pcm_close(device)
            raise
        return device

    def _feed(self, device: ctypes.c_void_p, sound: wave.Wave_read, is_cancelled: Callable[[], bool]) -> bool:
        frame_bytes = _SAMPLE_BYTES * sound.getnchannels()
        while samples := sound.readframes(sound.getframerate() // _CHUNKS_PER_S):
            while samples:
                if is_cancelled():
                    self._alsa.snd_pcm_drop(device)
                    return False
                samples = samples[self._write(device, samples, frame_bytes) * frame_bytes :]
        self._alsa.snd_pcm_drain(device)
        return True

    def _write(self, device: ctypes.c_void_p, samples: bytes, frame_bytes: int) -> int:
        """Hand samples to the device and return how many frames it took; an underrun is repaired once."""
        written: int = self._alsa.snd_pcm_writei(device, samples, len(samples) // frame_bytes)
        if written < 0:
            self._check(self._alsa.snd_pcm_recover(device, ctypes.c_int(written), _QUIETLY))
            written = self._alsa.snd_pcm_writei(device, samples, len(samples) // frame_bytes)
            self._check(written)
        return written

    def _check(self, code: int) -> None:
        if code < 0:
            reason: bytes = self._alsa.snd_strerror(ctypes.c_int(code))
            raise SoundError(words("sound_no_device", reason=reason.decode(errors="replace")))
