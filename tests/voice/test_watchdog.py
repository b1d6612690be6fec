from __future__ import annotations

import subprocess
import sys
import textwrap
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from voice.checkup import check_speech
from voice.speaker import SpokenSpeaker
from voice.status import Part, SpeechStatus, find_remedy
from voice.watchdog import Patience

if TYPE_CHECKING:
    from tests.voice.conftest import FakeVoice

ROOT = Path(__file__).parents[2]
linux_only = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


@pytest.mark.parametrize(
    ("mode", "starts"),
    [
        pytest.param("hangs", 2, id="hangs while speaking"),
        pytest.param("dies", 2, id="dies while speaking"),
        pytest.param("fails", 2, id="fails every text"),
        pytest.param("babbles", 2, id="sends what nobody understands"),
        pytest.param("dies-early", 2, id="dies before it opens"),
        pytest.param("no-engine", 1, id="has no engine"),
        pytest.param("no-sound", 1, id="has no sound device"),
    ],
)
def test_a_lasting_failure_costs_the_sound_and_one_message(fake: FakeVoice, mode: str, starts: int) -> None:
    speaker = fake.open(mode)
    speaker.say("one")
    speaker.say("two")
    assert speaker.wait(10)
    speaker.say("three")
    assert speaker.wait(0.2)
    assert not speaker.status.working
    assert fake.notices == [speaker.status]
    assert speaker.status.sentence.startswith("No speech: ")
    assert speaker.status.sentence.endswith("Everything is still written on the screen.")
    assert speaker.status.remedy
    assert fake.lines().count("start") == starts


@linux_only
@pytest.mark.parametrize("mode", ["never-ends-a-line", "never-ends"])
def test_what_a_worker_says_without_end_takes_no_memory(fake: FakeVoice, mode: str) -> None:
    Path("/proc/self/clear_refs").write_text("5", encoding="ascii")  # measure from here on
    before_mb = _most_memory_mb()
    speaker = fake.open(mode, patience=Patience(close_s=0.2))
    speaker.say("one")
    assert speaker.wait(10)
    assert not speaker.status.working
    assert _most_memory_mb() - before_mb < 30


def _most_memory_mb() -> float:
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024


def test_a_worker_that_never_opens_is_given_up(fake: FakeVoice) -> None:
    speaker = fake.open("never-opens", patience=Patience(start_s=0.4, close_s=0.2))
    speaker.say("one")
    assert speaker.wait(5)
    assert len(fake.notices) == 1
    assert "does not answer" in speaker.status.sentence


def test_a_program_that_does_not_exist_is_given_up() -> None:
    notices: list[SpeechStatus] = []
    with SpokenSpeaker(command=("/no/such/python",), notify=notices.append) as speaker:
        assert speaker.wait_opened(5)
        assert not speaker.status.working
    assert len(notices) == 1


def test_failures_far_apart_do_not_add_up(fake: FakeVoice) -> None:
    speaker = fake.open("dies-at-every-second")
    for text in ("one", "two", "three"):
        speaker.say(text)
    assert speaker.wait(10)
    assert fake.spoken() == ["one", "two", "two", "three", "three"]
    assert speaker.status.working
    assert fake.notices == []


@pytest.mark.parametrize("mode", ["dies-once", "hangs-once"])
def test_after_one_failure_speech_goes_on_with_the_same_text(fake: FakeVoice, mode: str) -> None:
    speaker = fake.open(mode)
    for text in ("one", "two", "three"):
        speaker.say(text)
    assert speaker.wait(10)
    assert fake.spoken() == ["one", "one", "two", "three"]
    assert fake.lines().count("start") == 2
    assert speaker.status.working
    assert fake.notices == []


def test_a_worker_that_dies_while_idle_is_replaced(fake: FakeVoice) -> None:
    speaker = fake.open("obeys")
    speaker.say("one")
    assert speaker.wait(5)
    fake.process(speaker).kill()
    speaker.say("two")
    assert speaker.wait(5)
    assert fake.spoken() == ["one", "two"]
    assert speaker.status.working


@pytest.mark.parametrize("mode", ["obeys", "hangs", "never-opens", "deaf"])
def test_close_is_bounded_and_leaves_no_process(fake: FakeVoice, mode: str) -> None:
    speaker = fake.open(mode, pace_s=30, patience=Patience(stop_s=0.2, close_s=0.3))
    speaker.say("one")
    assert fake.saw("start")
    process = fake.process(speaker)
    started_s = time.monotonic()
    speaker.close()
    assert time.monotonic() - started_s < 10  # the worker would speak for thirty
    assert process.returncode is not None
    assert not speaker._thread.is_alive()


@linux_only
@pytest.mark.parametrize(
    "engine",
    [
        pytest.param("from voice.synthesis import open_synthesis", id="idle engine"),
        pytest.param(
            "import time\ndef open_synthesis(language, scratch): time.sleep(60)", id="hanging engine"
        ),
    ],
)
def test_the_worker_ends_when_its_parent_is_killed(tmp_path: Path, engine: str) -> None:
    worker = tmp_path / "odd_worker.py"
    worker.write_text(
        f"import sys\nsys.path.insert(0, {str(ROOT)!r})\n{engine}\n"
        "from voice.worker import main\nmain(open_synthesis=open_synthesis)\n"
    )
    parent = subprocess.Popen(
        [sys.executable, "-c", _PARENT, str(worker), str(tmp_path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert parent.stdout is not None
    pid_text, scratch_text = parent.stdout.readline().split()
    pid, scratch = int(pid_text), Path(scratch_text)
    assert scratch.exists()
    assert _is_alive(pid)
    parent.kill()
    parent.communicate()
    ends_at_s = time.monotonic() + 5
    while _is_alive(pid) and time.monotonic() < ends_at_s:
        time.sleep(0.02)
    assert not _is_alive(pid)
    assert not scratch.exists()


_PARENT = textwrap.dedent(
    """
    import sys, time
    from pathlib import Path
    from voice.speaker import WavSpeaker
    speaker = WavSpeaker(Path(sys.argv[2]), command=(sys.executable, sys.argv[1]))
    while speaker._watchdog._link is None:
        time.sleep(0.01)
    time.sleep(0.5)
    print(speaker._watchdog._link.pid, speaker._watchdog._link.scratch, flush=True)
    time.sleep(60)
    """
)


def _is_alive(pid: int) -> bool:
    """A process that runs; one that only waits to be buried does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_a_missing_pyttsx3_is_named_with_its_remedy(tmp_path: Path) -> None:
    worker = tmp_path / "bare_worker.py"
    worker.write_text(
        f"import sys\nsys.path.insert(0, {str(ROOT)!r})\nsys.modules['pyttsx3'] = None\n"
        "from voice.worker import main\nmain()\n"
    )
    checks = {check.part: check for check in check_speech(command=(sys.executable, str(worker)))}
    assert checks[Part.WORKER].ok
    assert not checks[Part.ENGINE].ok
    assert "pyttsx3" in checks[Part.ENGINE].finding
    assert checks[Part.ENGINE].remedy == find_remedy(Part.ENGINE)
    assert checks[Part.VOICE].finding == "not checked"


def test_the_checkup_names_every_part(fake: FakeVoice) -> None:
    checks = check_speech(command=fake.command("no-sound"))
    assert [(check.part, check.ok) for check in checks] == [
        (Part.WORKER, True),
        (Part.ENGINE, True),
        (Part.VOICE, True),
        (Part.SOUND, False),
    ]
    assert checks[-1].finding == "no sound device"
    assert checks[-1].remedy == find_remedy(Part.SOUND)
    assert [check.remedy for check in checks[:-1]] == ["", "", ""]


def test_the_checkup_of_a_dead_worker_passes_nothing(fake: FakeVoice) -> None:
    checks = check_speech(command=fake.command("dies-early"))
    assert not any(check.ok for check in checks)
    assert all(check.remedy for check in checks)


@pytest.mark.parametrize("platform", ["win32", "darwin", "linux", "freebsd14"])
@pytest.mark.parametrize("part", list(Part))
def test_every_part_has_a_remedy_everywhere(part: Part, platform: str) -> None:
    assert find_remedy(part, platform).endswith((".", "espeakng-loader"))
