from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from voice.sound import SoundError, write_silence
from voice.synthesis import SpeechEngineError
from voice.voices import Voice
from voice.wire import (
    BadMessageError,
    Done,
    Failed,
    Message,
    Open,
    Opened,
    Speak,
    Started,
    Stop,
    WorkerEvent,
    WorkerRequest,
    decode,
    encode,
)
from voice.worker import Worker, clean

if TYPE_CHECKING:
    from collections.abc import Callable

    from voice.delivery import Delivery

BRITISH = Voice("gb", "British", ("en-gb",))


class FakeSynthesis:
    engine = "fake"
    voices = (BRITISH,)
    voice = BRITISH

    def __init__(self) -> None:
        self.rendered: list[tuple[str, int, float, str]] = []

    def render(self, text: str, file: Path, delivery: Delivery) -> None:
        if text == "cough":
            raise ValueError("a frog in the throat")
        self.rendered.append((text, delivery.rate_wpm, delivery.volume, delivery.voice))
        write_silence(file, duration_s=1.0)


class FakePlayer:
    name = "fake"

    def __init__(self) -> None:
        self.cancelled: list[bool] = []

    def play(self, file: Path, is_cancelled: Callable[[], bool]) -> bool:
        assert file.exists()
        self.cancelled.append(is_cancelled())
        return True


def _serve(
    requests: list[WorkerRequest], synthesis: FakeSynthesis | None = None, player: FakePlayer | None = None
) -> list[WorkerEvent]:
    """Run a worker over requests that all came before it began, and return its replies."""
    replies: list[WorkerEvent] = []

    def find(_scratch: Path) -> FakePlayer:
        if player is None:
            raise SoundError("no device")
        return player

    def open_engine(_language: str, _scratch: Path) -> FakeSynthesis:
        if synthesis is None:
            raise SpeechEngineError("no engine")
        return synthesis

    worker = Worker(replies.append, open_engine, find)
    worker.receive(encode(request) for request in requests)
    # The other side is gone by now, which stops all; go back to what it asked for itself.
    worker._stopped_through = max((r.through for r in requests if isinstance(r, Stop)), default=0)
    worker.answer()
    worker.leave(0)
    return replies


@pytest.fixture
def scratch(tmp_path: Path) -> Path:
    folder = tmp_path / "scratch"
    folder.mkdir()
    return folder


def test_opening_reports_what_was_found(scratch: Path) -> None:
    replies = _serve([Open("en", str(scratch), sound=True)], FakeSynthesis(), FakePlayer())
    assert replies == [Opened("fake", "gb", (BRITISH,), "fake", "", "", "")]


def test_opening_reports_every_problem_at_once(scratch: Path) -> None:
    (opened,) = _serve([Open("en", str(scratch), sound=True)])
    assert isinstance(opened, Opened)
    assert (opened.engine_problem, opened.sound_problem) == ("no engine", "no device")


def test_opening_for_files_looks_for_no_player(scratch: Path) -> None:
    (opened,) = _serve([Open("en", str(scratch), sound=False)], FakeSynthesis())
    assert isinstance(opened, Opened)
    assert opened.sound_problem == ""


def test_speaking_tells_the_duration_before_it_plays(scratch: Path) -> None:
    synthesis, player = FakeSynthesis(), FakePlayer()
    requests: list[WorkerRequest] = [
        Open("en", str(scratch), sound=True),
        Speak(1, "hello", 150, 0.5, "us", None),
    ]
    replies = _serve(requests, synthesis, player)
    assert replies[1:] == [Started(1, 1.0), Done(1)]
    assert synthesis.rendered == [("hello", 150, 0.5, "us")]
    assert player.cancelled == [False]


def test_a_stop_overtakes_what_waits(scratch: Path) -> None:
    synthesis = FakeSynthesis()
    requests: list[WorkerRequest] = [
        Open("en", str(scratch), sound=True),
        Speak(1, "one", 150, 0.5, "", None),
        Speak(2, "two", 150, 0.5, "", None),
        Stop(1),
    ]
    replies = _serve(requests, synthesis, FakePlayer())
    assert [text for text, *_ in synthesis.rendered] == ["two"]
    assert [reply for reply in replies if isinstance(reply, Done)] == [Done(1), Done(2)]


def test_an_engine_that_raises_fails_that_text_only(tmp_path: Path, scratch: Path) -> None:
    requests: list[WorkerRequest] = [
        Open("en", str(scratch), sound=False),
        Speak(1, "cough", 150, 0.5, "", str(tmp_path / "a.wav")),
        Speak(2, "fine", 150, 0.5, "", str(tmp_path / "b.wav")),
    ]
    replies = _serve(requests, FakeSynthesis())
    assert replies[1:] == [Failed(1, "ValueError: a frog in the throat"), Done(2)]


def test_the_scratch_folder_is_gone_when_the_other_side_is(scratch: Path) -> None:
    _serve([Open("en", str(scratch), sound=False)], FakeSynthesis())
    assert not scratch.exists()


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [("a\x00b\tc", "a b c"), ("x\ud800", "x"), ("\n", ""), ("Grün 🦅", "Grün 🦅")],
)
def test_what_cannot_be_spoken_is_dropped(text: str, cleaned: str) -> None:
    assert clean(text) == cleaned


@pytest.mark.parametrize(
    "message",
    [
        Open("en", str(Path("a")), sound=True),
        Speak(1, 'é "quoted"\n\ud800', 170, 0.7, "gmw/en", None),
        Opened("fake", "gb", (BRITISH, Voice("x", "Ålice", ())), "fake", "", "no voice", ""),
        Stop(3),
        Started(1, 2.5),
        Failed(2, "why"),
    ],
)
def test_messages_survive_the_wire(message: Message) -> None:
    line = encode(message)
    assert line.count(b"\n") == 1
    assert decode(line) == message


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b'{"kind": "Path"}',
        b'{"kind": "Stop"}',
        b'{"kind": "Opened", "voices": [1]}',
        b"\xff",
    ],
)
def test_other_lines_are_refused(line: bytes) -> None:
    with pytest.raises(BadMessageError):
        decode(line)
