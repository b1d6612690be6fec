"""The wire to one speech worker process: never blocks its user, never leaves a process behind."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, TYPE_CHECKING

from voice.saying import words
from voice.wire import (
    BadMessageError,
    Done,
    Failed,
    Opened,
    Started,
    WorkerRequest,
    decode,
    encode,
    read_lines,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

WORKER_COMMAND = (sys.executable, "-m", "voice.worker")
_PACKAGE_ROOT = Path(__file__).resolve().parent.parent
_KILL_S = 1.0
_NO_WINDOW: int = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # exists on Windows only


class WorkerFailureError(RuntimeError):
    """The worker cannot be relied on any more: it hung, died or failed."""


class Nudge:
    """An event without content: it only wakes a thread that waits for one."""


Incoming = Opened | Started | Done | Failed | Nudge


class Link:
    """A running worker process, a queue of requests to it and one of events from it."""

    def __init__(self, command: Sequence[str] = WORKER_COMMAND, log_file: Path | None = None) -> None:
        self.scratch = Path(tempfile.mkdtemp(prefix="tablemate-voice-"))
        self._outgoing: SimpleQueue[bytes | None] = SimpleQueue()
        self._incoming: SimpleQueue[Incoming | WorkerFailureError] = SimpleQueue()
        try:
            self._process = _start(command, log_file)
        except OSError as error:
            shutil.rmtree(self.scratch, ignore_errors=True)
            raise WorkerFailureError(words("worker_not_started", reason=str(error))) from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._threads = (
            Thread(target=self._write, args=(self._process.stdin,), name="speech-requests", daemon=True),
            Thread(target=self._read, args=(self._process.stdout,), name="speech-events", daemon=True),
        )
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        """The worker's process id."""
        return self._process.pid

    def send(self, request: WorkerRequest) -> None:
        """Queue a request; returns at once."""
        self._outgoing.put(encode(request))

    def nudge(self) -> None:
        """Wake a thread that waits in receive()."""
        self._incoming.put(Nudge())

    def receive(self, timeout_s: float) -> Incoming:
        """Return the next event; a dead or speechless worker is a failure."""
        try:
            event = self._incoming.get(timeout=max(0.0, timeout_s))
        except Empty:
            raise WorkerFailureError(words("worker_silent")) from None
        if isinstance(event, WorkerFailureError):
            raise event
        return event

    def close(self, patience_s: float) -> None:
        """Ask the worker to end, and make sure that it does."""
        self._outgoing.put(None)
        try:
            self._process.wait(patience_s)
        except subprocess.TimeoutExpired:
            self.kill()
        self._clear_up()

    def kill(self) -> None:
        """End the worker, and a player it may have started, at once."""
        self._outgoing.put(None)
        with suppress(OSError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_KILL_S)
        self._clear_up()

    def _clear_up(self) -> None:
        for thread in self._threads:
            thread.join(_KILL_S)
        shutil.rmtree(self.scratch, ignore_errors=True)

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while line := self._outgoing.get():
                pipe.write(line)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        with pipe:
            for line in read_lines(pipe):
                event = _understand(line)
                self._incoming.put(event)
                if isinstance(event, WorkerFailureError):
                    return  # nothing else that it writes is worth keeping
        self._incoming.put(WorkerFailureError(words("worker_ended")))


def _understand(line: bytes) -> Incoming | WorkerFailureError:
    try:
        message = decode(line)
    except BadMessageError as error:
        return WorkerFailureError(str(error))
    if isinstance(message, Opened | Started | Done | Failed):
        return message
    return WorkerFailureError(f"the speech worker sent a request: {line[:80]!r}")


def _start(command: Sequence[str], log_file: Path | None) -> subprocess.Popen[bytes]:
    """Start the worker apart from this terminal: no window, no Ctrl-C, a group of its own."""
    with open(log_file or os.devnull, "ab") as log:  # noqa: PTH123 (os.devnull is a name, not a path)
        return subprocess.Popen(  # noqa: S603 (our own worker)
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            cwd=_PACKAGE_ROOT,
            start_new_session=True,
            creationflags=_NO_WINDOW,
        )
