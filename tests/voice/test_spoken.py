from __future__ import annotations

import signal
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from voice.captions import Captions
from voice.delivery import Delivery
from voice.speaker import SilentSpeaker, WavSpeaker, open_speaker
from voice.watchdog import Patience

if TYPE_CHECKING:
    from tests.voice.conftest import FakeVoice


def test_texts_are_spoken_in_the_order_they_were_said(fake: FakeVoice) -> None:
    speaker = fake.open("obeys")
    for number in range(8):
        speaker.say(f"sentence {number}")
    assert speaker.wait(5)
    assert fake.spoken() == [f"sentence {number}" for number in range(8)]


def test_a_blank_text_is_not_spoken(fake: FakeVoice) -> None:
    speaker = fake.open("obeys")
    speaker.say("   ")
    speaker.say("")
    speaker.say("now")
    assert speaker.wait(5)
    assert fake.spoken() == ["now"]


def test_stop_cuts_the_current_text_and_empties_the_queue(fake: FakeVoice) -> None:
    speaker = fake.open("obeys", pace_s=20)
    for text in ("one", "two", "three"):
        speaker.say(text)
    assert fake.saw("speak 170 0.7 one")
    speaker.stop()
    assert speaker.wait(10)  # each text would take twenty
    assert fake.spoken() == ["one"]
    assert fake.lines()[-1] == "cut"


def test_speech_goes_on_after_a_stop_in_the_same_worker(fake: FakeVoice) -> None:
    speaker = fake.open("obeys", pace_s=0.3)
    speaker.say("one")
    assert fake.saw("speak 170 0.7 one")
    speaker.stop()
    speaker.say("two")
    assert speaker.wait(5)
    assert fake.lines().count("start") == 1
    assert fake.lines()[-2:] == ["speak 170 0.7 two", "end"]


def test_a_worker_that_ignores_a_stop_is_replaced_without_a_word(fake: FakeVoice) -> None:
    speaker = fake.open("hangs-once", patience=Patience(render_s=30, play_s=30, stop_s=0.2, close_s=0.3))
    speaker.say("one")
    assert fake.saw("hang")
    speaker.stop()
    assert speaker.wait(3)
    speaker.say("two")
    assert speaker.wait(5)
    assert fake.spoken() == ["one", "two"]
    assert speaker.status.working
    assert fake.notices == []


def test_repeat_says_the_last_text_again(fake: FakeVoice) -> None:
    speaker = fake.open("obeys")
    speaker.repeat()
    speaker.say("one")
    speaker.say("two")
    assert speaker.wait(5)
    speaker.repeat()
    assert speaker.wait(5)
    assert fake.spoken() == ["one", "two", "two"]


def test_repeat_while_speaking_repeats_what_is_being_said(fake: FakeVoice) -> None:
    speaker = fake.open("obeys", pace_s=0.2)
    speaker.say("one")
    speaker.say("two")
    speaker.repeat()
    assert speaker.wait(5)
    assert fake.spoken() == ["one", "two", "one"]


def test_repeat_after_a_stop_repeats_what_was_heard(fake: FakeVoice) -> None:
    speaker = fake.open("obeys", pace_s=5)
    speaker.say("one")
    speaker.say("two")
    assert fake.saw("speak 170 0.7 one")
    speaker.stop()
    assert speaker.wait(2)
    speaker.repeat()
    assert not speaker.wait(0.5)
    assert fake.spoken() == ["one", "one"]


def test_slower_and_louder_hold_from_the_next_text_on(fake: FakeVoice) -> None:
    speaker = fake.open("obeys")
    speaker.say("one")
    assert speaker.wait(5)
    assert speaker.slower() == Delivery(145, 0.7)
    assert speaker.louder() == Delivery(145, 0.85)
    speaker.say("two")
    assert speaker.wait(5)
    speaker.faster()
    speaker.quieter()
    assert speaker.delivery == Delivery()
    assert [line for line in fake.lines() if line.startswith("speak")] == [
        "speak 170 0.7 one",
        "speak 145 0.85 two",
    ]


def test_captions_stay_as_written_while_names_are_spoken_as_people_say_them(fake: FakeVoice) -> None:
    speaker = fake.open("obeys")
    captions = Captions()
    captions.subscribe(lambda caption: speaker.say(caption.text))
    captions.add("The Automubon Society needs 63 mm.")
    assert speaker.wait(5)
    assert fake.spoken() == ["The auto mew bon Society needs 63 millimetres."]
    assert captions.last()[0].text == "The Automubon Society needs 63 mm."


def test_wait_gives_up_when_its_time_is_over(fake: FakeVoice) -> None:
    speaker = fake.open("obeys", pace_s=3)
    speaker.say("long")
    assert not speaker.wait(0.1)


@pytest.mark.parametrize("mode", ["obeys", "hangs", "never-opens", "deaf"])
def test_say_and_stop_return_at_once_whatever_the_worker_does(fake: FakeVoice, mode: str) -> None:
    speaker = fake.open(mode, patience=Patience(stop_s=2, close_s=0.2))
    took_s = []
    for number in range(400):
        started_s = time.perf_counter()
        speaker.say("a long sentence " * 500)
        took_s.append(time.perf_counter() - started_s)
        if number % 100 == 50:
            started_s = time.perf_counter()
            speaker.stop()
            took_s.append(time.perf_counter() - started_s)
    assert statistics.median(took_s) < 0.001
    assert max(took_s) < 1  # who waited for the worker would wait for two


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot freeze a process by a signal")
def test_a_frozen_worker_and_a_full_pipe_block_nobody(fake: FakeVoice) -> None:
    speaker = fake.open("obeys", patience=Patience(render_s=3, stop_s=0.2, close_s=0.2))
    assert speaker.wait_opened(20)
    fake.process(speaker).send_signal(signal.SIGSTOP)
    started_s = time.perf_counter()
    speaker.say("x" * 2_000_000)
    assert time.perf_counter() - started_s < 1  # the watchdog would free it after three
    started_s = time.perf_counter()
    speaker.close()
    assert time.perf_counter() - started_s < 10


def test_a_closed_speaker_says_nothing_more(fake: FakeVoice) -> None:
    speaker = fake.open("obeys")
    assert speaker.wait_opened(5)
    speaker.close()
    speaker.say("too late")
    assert speaker.wait(0)
    assert not speaker.status.working
    assert fake.spoken() == []


def test_a_broken_listener_for_the_status_harms_nothing(
    tmp_path: Path, fake: FakeVoice, caplog: pytest.LogCaptureFixture
) -> None:
    speaker = WavSpeaker(
        tmp_path,
        command=fake.command("no-engine"),
        notify=lambda _: (_ for _ in ()).throw(OSError("no screen")),
    )
    assert speaker.wait_opened(5)
    speaker.close()
    assert "listener for the voice's status failed" in caplog.text


def test_quiet_is_a_speaker_that_does_nothing() -> None:
    with open_speaker(quiet=True) as speaker:
        assert isinstance(speaker, SilentSpeaker)
        speaker.say("hello")
        speaker.repeat()
        speaker.stop()
        assert speaker.wait(0)
        assert speaker.slower() == speaker.louder() == Delivery()
        assert not speaker.status.working


def test_open_speaker_speaks_where_it_can(fake: FakeVoice) -> None:
    with open_speaker(command=fake.command("obeys")) as speaker:
        assert speaker.status.working
        assert speaker.status.sentence == "Speaking with Nobody of fake through nothing."
        speaker.say("hello")
        assert speaker.wait(5)
    assert fake.spoken() == ["hello"]


def test_open_speaker_tells_why_it_stays_silent(fake: FakeVoice) -> None:
    speaker = open_speaker(command=fake.command("no-sound"), notify=fake.notices.append)
    assert isinstance(speaker, SilentSpeaker)
    assert fake.notices == [speaker.status]
    assert "no sound device" in speaker.status.sentence
    assert speaker.status.remedy


def test_open_speaker_does_not_wait_long_for_a_slow_engine(fake: FakeVoice) -> None:
    started_s = time.monotonic()
    speaker = open_speaker(
        command=fake.command("never-opens"), patience=Patience(close_s=0.2), patience_s=0.2
    )
    assert time.monotonic() - started_s < 10  # the engine would never open
    assert speaker.status.working
    assert speaker.status.sentence == "The voice is starting."
    speaker.close()


def test_importing_the_speaker_loads_no_engine() -> None:
    code = "import sys, voice.speaker, voice.checkup; print('pyttsx3' in sys.modules)"
    root = Path(__file__).parents[2]
    output = subprocess.run(
        [sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True
    )
    assert output.stdout == "False\n"
