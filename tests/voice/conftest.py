from __future__ import annotations

import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Unpack

import pytest

from voice.spoken import SpeakerOptions, SpokenSpeaker
from voice.watchdog import Patience

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Iterator

    from voice.status import SpeechStatus

HERE = Path(__file__).parent
BRIEF = Patience(start_s=5.0, render_s=0.4, play_s=0.4, stop_s=0.3, close_s=0.5)


@dataclass
class FakeVoice:
    """Starts speakers on the fake worker and tells what the worker was asked."""

    record: Path
    notices: list[SpeechStatus] = field(default_factory=list)
    speakers: list[SpokenSpeaker] = field(default_factory=list)

    def command(self, mode: str, pace_s: float = 0.01) -> tuple[str, ...]:
        return (sys.executable, str(HERE / "fake_worker.py"), mode, str(self.record), str(pace_s))

    def open(
        self, mode: str, pace_s: float = 0.01, patience: Patience = BRIEF, **options: Unpack[SpeakerOptions]
    ) -> SpokenSpeaker:
        speaker = SpokenSpeaker(
            command=self.command(mode, pace_s), patience=patience, notify=self.notices.append, **options
        )
        self.speakers.append(speaker)
        return speaker

    @staticmethod
    def process(speaker: SpokenSpeaker) -> subprocess.Popen[bytes]:
        """The worker's process; it may be at work before the speaker knows it."""
        ends_at_s = time.monotonic() + 5
        while speaker._watchdog._link is None and time.monotonic() < ends_at_s:
            time.sleep(0.01)
        link = speaker._watchdog._link
        assert link is not None
        return link._process

    def saw(self, line: str, timeout_s: float = 5.0) -> bool:
        """Wait until the worker recorded this line."""
        ends_at_s = time.monotonic() + timeout_s
        while line not in self.lines() and time.monotonic() < ends_at_s:
            time.sleep(0.01)
        return line in self.lines()

    def lines(self) -> list[str]:
        return self.record.read_text(encoding="utf-8").splitlines() if self.record.exists() else []

    def spoken(self) -> list[str]:
        return [line.split(" ", 3)[3] for line in self.lines() if line.startswith("speak")]


@pytest.fixture
def fake(tmp_path: Path) -> Iterator[FakeVoice]:
    voice = FakeVoice(tmp_path / "record.txt")
    yield voice
    for speaker in voice.speakers:
        speaker.close()
