"""Finds a way to play sound on this machine that really works."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from voice.alsa import AlsaPlayer
from voice.saying import words
from voice.sound import SoundError, SoundPlayer, measure_duration_s, write_silence

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_LINUX_COMMANDS = (("pw-play",), ("paplay",), ("aplay", "-q"))
_MACOS_COMMANDS = (("afplay",),)
_POLL_S = 0.02
_PROBE_S = 2.0


class CommandPlayer:
    """A program of the system that plays the file it is given."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.name = Path(command[0]).stem
        self._command = command

    def play(self, file: Path, is_cancelled: Callable[[], bool]) -> bool:
        """Play to the end, or until cancelled (then False)."""
        with subprocess.Popen(  # noqa: S603 (one of the fixed programs above, our own file)
            [*self._command, str(file)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        ) as process:
            finished = _wait(process, is_cancelled)
        if finished and process.returncode != 0:
            raise SoundError(words("sound_not_reached", player=self.name, code=str(process.returncode)))
        return finished


def _wait(process: subprocess.Popen[bytes], is_cancelled: Callable[[], bool]) -> bool:
    while not is_cancelled():
        with suppress(subprocess.TimeoutExpired):
            process.wait(_POLL_S)
            return True
    process.kill()
    return False


class WindowsPlayer:
    """The sound call of Windows itself."""

    name = "Windows sound"

    def play(self, file: Path, is_cancelled: Callable[[], bool]) -> bool:
        """Play to the end, or until cancelled (then False)."""
        if sys.platform != "win32":
            raise SoundError("this is not Windows")
        import winsound  # noqa: PLC0415 (exists on Windows only)

        if ctypes.WinDLL("winmm").waveOutGetNumDevs() == 0:
            raise SoundError(words("sound_windows_none"))
        ends_at_s = time.monotonic() + measure_duration_s(file)
        try:
            winsound.PlaySound(str(file), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)
        except RuntimeError as error:
            raise SoundError(words("sound_windows_failed")) from error
        while time.monotonic() < ends_at_s and not is_cancelled():
            time.sleep(_POLL_S)
        winsound.PlaySound(None, 0)
        return time.monotonic() >= ends_at_s


def find_player(scratch: Path) -> SoundPlayer:
    """Return the first player that plays a moment of silence without complaint."""
    silence = scratch / "silence.wav"
    write_silence(silence)
    problem = SoundError(words("sound_no_program"))
    for open_player in _list_players():
        try:
            player = open_player()
            _probe(player, silence)
        except (SoundError, OSError) as error:
            problem = SoundError(str(error))
        else:
            return player
    raise problem


def _list_players() -> Iterator[Callable[[], SoundPlayer]]:
    if sys.platform == "win32":
        yield WindowsPlayer
        return
    for command in _MACOS_COMMANDS if sys.platform == "darwin" else _LINUX_COMMANDS:
        if program := shutil.which(command[0]):
            yield partial(CommandPlayer, (program, *command[1:]))
    if sys.platform == "linux":
        yield AlsaPlayer


def _probe(player: SoundPlayer, silence: Path) -> None:
    give_up_at_s = time.monotonic() + _PROBE_S
    if not player.play(silence, lambda: time.monotonic() > give_up_at_s):
        raise SoundError(words("sound_no_answer", player=player.name))
