"""Watches a speech worker: bounds every wait, restarts it once, then gives up with one clear status."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from voice.link import Link, Nudge, WorkerFailureError
from voice.saying import words
from voice.status import Part, SpeechStatus, find_remedy
from voice.wire import Done, Failed, Open, Opened, Speak, Started, Stop

if TYPE_CHECKING:
    from collections.abc import Callable

log = logging.getLogger(__name__)

_RENDERED_CHARACTERS_PER_S = 200
_FAILURES_UNTIL_SILENT = 2


@dataclass(frozen=True, slots=True)
class Patience:
    """How long each step may take, in seconds."""

    start_s: float = 20.0
    render_s: float = 10.0
    play_s: float = 5.0
    stop_s: float = 1.0
    close_s: float = 2.0


class SilencedError(Exception):
    """Speech does not work here, and trying again would not help."""

    def __init__(self, status: SpeechStatus) -> None:
        super().__init__(str(status))
        self.status = status


class AbandonedError(Exception):
    """Nobody wants speech any more."""


def report_silence(part: Part, problem: str) -> SpeechStatus:
    """Say in one sentence that nothing will be heard, and what helps."""
    sentence = words("voice_silent", problem=problem.rstrip("."))
    return SpeechStatus(working=False, sentence=sentence, remedy=find_remedy(part))


class Watchdog:
    """Runs one worker at a time; open() and speak() belong to one thread, the rest to any."""

    def __init__(
        self,
        start_link: Callable[[], Link],
        *,
        language: str,
        sound: bool,
        patience: Patience,
    ) -> None:
        self._start_link = start_link
        self._language = language
        self._sound = sound
        self._patience = patience
        self._link: Link | None = None
        self._failures = 0
        self._stopped_through = 0
        self._abandoned = False

    def open(self) -> Opened:
        """Start a worker and return what it found."""
        while True:
            try:
                return self._open()
            except WorkerFailureError as error:
                self._note_failure(error)

    def speak(self, request: Speak) -> None:
        """Have a text spoken and return when it is over or stopped."""
        while not self._is_stopped(request):
            try:
                if self._link is None:
                    self._open()
                self._speak(request)
            except WorkerFailureError as error:
                if not self._is_stopped(request):
                    self._note_failure(error)
                    continue
                # Stopping was requested; a killed worker is success here.
                self._drop_link()
            else:
                self._failures = 0
            return

    def stop(self, through: int) -> None:
        """Silence this utterance and all before it; returns at once."""
        self._stopped_through = max(self._stopped_through, through)
        if link := self._link:
            link.send(Stop(through))
            link.nudge()

    def abandon(self) -> None:
        """Have whatever open() or speak() waits for end with AbandonedError; returns at once."""
        self._abandoned = True
        if link := self._link:
            link.nudge()

    def close(self) -> None:
        """End the worker in a bounded time."""
        if self._link:
            self._link.close(self._patience.close_s)
            self._link = None

    def _open(self) -> Opened:
        link = self._link = self._start_link()
        link.send(Open(self._language, str(link.scratch), self._sound))
        ends_at_s = time.monotonic() + self._patience.start_s
        while True:
            event = self._receive(link, ends_at_s)
            if isinstance(event, Opened):
                self._judge(event)
                return event

    def _judge(self, opened: Opened) -> None:
        if opened.engine_problem:
            raise SilencedError(report_silence(Part.ENGINE, opened.engine_problem))
        if self._sound and opened.sound_problem:
            raise SilencedError(report_silence(Part.SOUND, opened.sound_problem))

    def _speak(self, request: Speak) -> None:
        link = self._link
        assert link is not None
        link.send(request)
        ends_at_s = (
            time.monotonic() + self._patience.render_s + len(request.text) / _RENDERED_CHARACTERS_PER_S
        )
        stop_noticed = False
        while True:
            match self._receive(link, ends_at_s):
                case Started(request.number, duration_s) if not stop_noticed:
                    ends_at_s = time.monotonic() + duration_s + self._patience.play_s
                case Done(request.number):
                    return
                case Failed(request.number, why):
                    raise WorkerFailureError(why)
            if self._is_stopped(request) and not stop_noticed:
                stop_noticed = True
                ends_at_s = min(ends_at_s, time.monotonic() + self._patience.stop_s)

    def _receive(self, link: Link, ends_at_s: float) -> Opened | Started | Done | Failed | Nudge:
        # The link is public to other threads before this is read, so no abandon() goes unseen.
        if self._abandoned:
            raise AbandonedError
        return link.receive(ends_at_s - time.monotonic())

    def _is_stopped(self, request: Speak) -> bool:
        return request.number <= self._stopped_through

    def _note_failure(self, error: WorkerFailureError) -> None:
        self._drop_link()
        self._failures += 1
        log.info("speech failed (%d of %d): %s", self._failures, _FAILURES_UNTIL_SILENT, error)
        if self._failures >= _FAILURES_UNTIL_SILENT:
            raise SilencedError(report_silence(Part.WORKER, str(error))) from error

    def _drop_link(self) -> None:
        if self._link:
            self._link.kill()
            self._link = None
