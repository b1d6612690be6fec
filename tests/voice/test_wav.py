from __future__ import annotations

import array
import importlib
import math
import shutil
import sys
import wave
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from voice.delivery import Delivery
from voice.speaker import WavSpeaker, save_speech

if TYPE_CHECKING:
    from tests.voice.conftest import FakeVoice

SENTENCE = "I take the fish and lay two eggs on the osprey."


def _measure(file: Path) -> tuple[float, float]:
    """Duration in seconds and loudness as the root mean square of the samples."""
    with wave.open(str(file), "rb") as sound:
        samples = array.array("h", sound.readframes(sound.getnframes()))
        duration_s = sound.getnframes() / sound.getframerate()
    return duration_s, math.sqrt(sum(sample * sample for sample in samples) / len(samples))


def _say(folder: Path, *texts: str, delivery: Delivery | None = None) -> list[tuple[float, float]]:
    with WavSpeaker(folder, delivery=delivery or Delivery()) as speaker:
        for text in texts:
            speaker.say(text)
        assert speaker.wait(30), speaker.status
        assert speaker.status.working, speaker.status
    return [_measure(file) for file in sorted(folder.glob("*.wav"))]


def test_each_text_becomes_one_numbered_file_and_longer_texts_longer_sound(tmp_path: Path) -> None:
    measured = _say(tmp_path, "Your turn.", SENTENCE, f"{SENTENCE} {SENTENCE}")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["0001.wav", "0002.wav", "0003.wav"]
    durations_s = [duration_s for duration_s, _ in measured]
    assert 0.3 < durations_s[0] < 2
    assert durations_s[1] > 2 * durations_s[0]
    assert durations_s[2] > 1.7 * durations_s[1]
    assert all(loudness > 300 for _, loudness in measured)


def test_slower_is_longer_and_louder_is_louder_every_time(tmp_path: Path) -> None:
    with WavSpeaker(tmp_path) as speaker:
        for _ in range(6):
            for change in (speaker.slower, speaker.faster):
                change()
                speaker.say(SENTENCE)
                assert speaker.wait(20)
        slow_and_plain = [_measure(file)[0] for file in sorted(tmp_path.glob("*.wav"))]
        assert min(slow_and_plain[::2]) > 1.1 * max(slow_and_plain[1::2])
        speaker.quieter()
        speaker.quieter()
        speaker.say(SENTENCE)
        assert speaker.wait(20)
    quiet = _measure(tmp_path / "0013.wav")[1]
    plain = _measure(tmp_path / "0012.wav")[1]
    assert quiet < 0.75 * plain


def test_a_rate_and_a_volume_can_be_set_from_the_start(tmp_path: Path) -> None:
    (fast_s, soft), *_ = _say(tmp_path / "fast", SENTENCE, delivery=Delivery(300, 0.2))
    (slow_s, loud), *_ = _say(tmp_path / "slow", SENTENCE, delivery=Delivery(100, 1.0))
    assert slow_s > 2 * fast_s
    assert loud > 3 * soft


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("...", id="only full stops"),
        pytest.param("broken \ud800 letter\x00 and tab\t.", id="broken Unicode and control characters"),
        pytest.param("Grün, naïve, 北京, 🦅.", id="other scripts"),
        pytest.param("<speak> & [[x]] </speak>", id="markup"),
        pytest.param("very long. " * 300, id="three thousand letters"),
    ],
)
def test_odd_texts_neither_hang_nor_silence_the_voice(tmp_path: Path, text: str) -> None:
    measured = _say(tmp_path, text, "Your turn.")
    assert measured[-1][0] > 0.3


def test_repeating_into_files_takes_the_next_number(tmp_path: Path) -> None:
    with WavSpeaker(tmp_path) as speaker:
        speaker.say("Your turn.")
        speaker.repeat()
        assert speaker.wait(20)
    assert (tmp_path / "0001.wav").read_bytes()[:4] == b"RIFF"
    assert _measure(tmp_path / "0001.wav")[0] == pytest.approx(_measure(tmp_path / "0002.wav")[0], abs=0.05)


def test_a_relative_folder_is_one_of_the_caller(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    _say(Path("spoken"), "Your turn.")
    assert (tmp_path / "spoken" / "0001.wav").exists()


def test_save_speech_writes_one_file(tmp_path: Path) -> None:
    status = save_speech(SENTENCE, tmp_path / "out.wav")
    assert status.working
    assert _measure(tmp_path / "out.wav")[0] > 1
    assert [file.name for file in tmp_path.iterdir()] == ["out.wav"]


def test_save_speech_of_nothing_says_so(tmp_path: Path) -> None:
    status = save_speech(" \n", tmp_path / "out.wav")
    assert not status.working
    assert not (tmp_path / "out.wav").exists()


def test_save_speech_tells_why_it_could_not(tmp_path: Path, fake: FakeVoice) -> None:
    status = save_speech(SENTENCE, tmp_path / "out.wav", command=fake.command("no-engine"))
    assert not status.working
    assert "pyttsx3 is not installed" in status.sentence


def test_files_need_no_sound_device(tmp_path: Path, fake: FakeVoice) -> None:
    with WavSpeaker(tmp_path, command=fake.command("no-sound")) as speaker:
        assert speaker.wait_opened(5)
        assert speaker.status.working


@pytest.mark.skipif(sys.platform != "linux", reason="the engine from the package is for Linux")
def test_on_linux_the_engine_comes_from_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/nowhere")
    monkeypatch.setenv("ESPEAK_DATA_PATH", "/nowhere")
    with WavSpeaker(tmp_path) as speaker:
        speaker.say("Your turn.")
        assert speaker.wait(20)
        link = speaker._watchdog._link
        assert link is not None
        maps = Path(f"/proc/{link.pid}/maps").read_text(encoding="utf-8")
    assert "espeakng_loader/libespeak-ng.so" in maps
    assert (tmp_path / "0001.wav").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="the engine from the package is for Linux")
def test_an_installation_deep_in_folders_speaks_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = Path(importlib.import_module("espeakng_loader").__file__ or "").parent
    deep = tmp_path / ("deep" * 40)
    shutil.copytree(package, deep / "espeakng_loader")
    monkeypatch.setenv("PYTHONPATH", str(deep))
    assert save_speech("Your turn.", tmp_path / "out.wav").working


def test_nothing_is_printed_on_the_terminal(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    _say(tmp_path, "Your turn.")
    assert capfd.readouterr() == ("", "")
