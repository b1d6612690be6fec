from __future__ import annotations

import ctypes
import os
import sys
import time
import wave
from functools import partial
from pathlib import Path

import pytest

from voice import player as player_module
from voice.alsa import AlsaPlayer
from voice.player import CommandPlayer, find_player
from voice.sound import SoundError, measure_duration_s, write_silence
from voice.speaker import SpokenSpeaker

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="the fake player is a shell script")


def _has_alsa() -> bool:
    try:
        ctypes.CDLL("libasound.so.2")
    except OSError:
        return False
    return True


needs_alsa = pytest.mark.skipif(not _has_alsa(), reason="the ALSA library is not installed")


def _write_player(file: Path, script: str) -> Path:
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    return file


@pytest.fixture
def silence(tmp_path: Path) -> Path:
    file = tmp_path / "silence.wav"
    write_silence(file, duration_s=0.5)
    return file


def _is_written(file: Path) -> bool:
    return file.exists() and bool(file.read_text())


def _never() -> bool:
    return False


def test_the_duration_of_a_file_is_measured(silence: Path) -> None:
    assert measure_duration_s(silence) == pytest.approx(0.5)


@posix_only
def test_a_player_program_is_given_the_file_and_waited_for(tmp_path: Path, silence: Path) -> None:
    program = _write_player(tmp_path / "play", f'echo "$1" > {tmp_path}/heard')
    assert CommandPlayer((str(program),)).play(silence, _never)
    assert (tmp_path / "heard").read_text() == f"{silence}\n"


@posix_only
def test_a_cancelled_player_program_is_ended_at_once(tmp_path: Path, silence: Path) -> None:
    program = _write_player(tmp_path / "play", f"echo $$ > {tmp_path}/pid; exec sleep 30")
    started_s = time.monotonic()
    assert not CommandPlayer((str(program),)).play(silence, lambda: _is_written(tmp_path / "pid"))
    assert time.monotonic() - started_s < 10  # the player would go on for thirty
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)


@posix_only
def test_a_player_program_that_fails_is_a_sound_error(tmp_path: Path, silence: Path) -> None:
    program = _write_player(tmp_path / "play", "exit 7")
    with pytest.raises(SoundError, match=r"play can't reach a sound device .*7"):
        CommandPlayer((str(program),)).play(silence, _never)


def _offer(monkeypatch: pytest.MonkeyPatch, *scripts: Path) -> None:
    players = [partial(CommandPlayer, (str(script),)) for script in scripts]
    monkeypatch.setattr(player_module, "_list_players", lambda: players)


@posix_only
def test_the_first_player_that_works_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = _write_player(tmp_path / "broken", "exit 1")
    working = _write_player(tmp_path / "working", "exit 0")
    _offer(monkeypatch, broken, tmp_path / "absent", working)
    assert find_player(tmp_path).name == "working"


@posix_only
def test_a_player_that_hangs_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_module, "_PROBE_S", 0.2)
    hanging = _write_player(tmp_path / "hanging", "exec sleep 30")
    _offer(monkeypatch, hanging)
    with pytest.raises(SoundError, match="hanging does not answer"):
        find_player(tmp_path)


@needs_alsa
def test_alsa_plays_every_sample(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recording = tmp_path / "recording.raw"
    _route_alsa(tmp_path, monkeypatch, recording)
    file = tmp_path / "tone.wav"
    _write_tone(file)
    assert AlsaPlayer().play(file, _never)
    with wave.open(str(file), "rb") as sound:
        assert recording.read_bytes() == sound.readframes(sound.getnframes())


@needs_alsa
def test_alsa_stops_when_cancelled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recording = tmp_path / "recording.raw"
    _route_alsa(tmp_path, monkeypatch, recording)
    file = tmp_path / "tone.wav"
    _write_tone(file)
    answers = iter([False, False, True])
    assert not AlsaPlayer().play(file, lambda: next(answers))
    assert recording.stat().st_size < file.stat().st_size / 2


@needs_alsa
def test_alsa_without_a_device_is_a_sound_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, silence: Path
) -> None:
    config = tmp_path / "empty.conf"
    config.write_text("")
    monkeypatch.setenv("ALSA_CONFIG_PATH", str(config))
    with pytest.raises(SoundError, match="no sound device can be opened"):
        AlsaPlayer().play(silence, _never)


def _route_alsa(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, recording: Path) -> None:
    config = tmp_path / "alsa.conf"
    config.write_text(
        "pcm.null { type null }\n"
        f'pcm.default {{ type file slave.pcm "null" file "{recording}" format "raw" }}\n'
    )
    monkeypatch.setenv("ALSA_CONFIG_PATH", str(config))


def _write_tone(file: Path) -> None:
    with wave.open(str(file), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(22050)
        sound.writeframes(b"".join(((n * 37) % 20000).to_bytes(2, "little") for n in range(22050)))


@pytest.mark.skipif(sys.platform != "linux", reason="names a player program of Linux")
def test_the_real_worker_speaks_through_a_player_and_stop_ends_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """The first player asked for on Linux is pw-play; this one keeps what it is given and does not end."""
    script = (
        f'case "$1" in *silence.wav) exit 0;; esac\ncp "$1" {tmp_path}/heard.wav\necho $$ > {tmp_path}/pid'
    )
    _write_player(tmp_path / "pw-play", f"{script}\necho ALSA lib noise >&2\nexec sleep 30")
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    pid_file = tmp_path / "pid"
    with SpokenSpeaker(log_file=tmp_path / "voice.log") as speaker:
        assert speaker.wait_opened(10)
        assert "through pw-play" in speaker.status.sentence
        speaker.say("I take the fish and lay two eggs.")
        speaker.say("Never heard.")
        ends_at_s = time.monotonic() + 20
        while not _is_written(pid_file) and time.monotonic() < ends_at_s:
            time.sleep(0.01)
        speaker.stop()
        assert speaker.wait(10)  # the player would go on for thirty
        assert not Path(f"/proc/{pid_file.read_text().strip()}").exists()
        assert speaker.status.working
    assert measure_duration_s(tmp_path / "heard.wav") > 1
    assert capfd.readouterr() == ("", "")
    assert "ALSA lib noise\n" in (tmp_path / "voice.log").read_text()
