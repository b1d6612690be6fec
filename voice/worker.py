"""The speech worker: a process that may hang or die without harm to the game (python -m voice.worker)."""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Event as Flag
from threading import Thread
from typing import TYPE_CHECKING, BinaryIO

from voice.delivery import Delivery
from voice.player import find_player
from voice.saying import name_language, words
from voice.sound import SoundError, SoundPlayer, measure_duration_s
from voice.synthesis import SpeechEngineError, Synthesis, open_synthesis
from voice.wire import (
    Done,
    Failed,
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

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_LEAVE_S = 1.0


class Worker:
    """Answers requests in order; a stop overtakes them."""

    def __init__(
        self,
        reply: Callable[[WorkerEvent], None],
        open_synthesis: Callable[[str, Path], Synthesis],
        find_player: Callable[[Path], SoundPlayer],
    ) -> None:
        self._reply = reply
        self._open_synthesis = open_synthesis
        self._find_player = find_player
        self._requests: SimpleQueue[WorkerRequest | None] = SimpleQueue()
        self._stopped_through = 0
        self._left = Flag()
        self._synthesis: Synthesis | None = None
        self._player: SoundPlayer | None = None
        self._scratch: Path | None = None

    def receive(self, lines: Iterable[bytes]) -> None:
        """Take requests in until the other side is gone, then end; runs beside answer()."""
        for line in lines:
            match decode(line):
                case Stop(through):
                    self._stopped_through = max(self._stopped_through, through)
                case Open() | Speak() as request:
                    self._requests.put(request)
        self._stopped_through = sys.maxsize
        self._requests.put(None)

    def answer(self) -> None:
        """Work through the requests until the other side is gone."""
        while request := self._requests.get():
            match request:
                case Open():
                    self._reply(self._open(request))
                case Speak():
                    self._reply(self._speak(request))
        self._left.set()

    def leave(self, timeout_s: float) -> None:
        """Give answer() a moment to end, and delete the temporary files."""
        self._left.wait(timeout_s)
        if self._scratch:
            shutil.rmtree(self._scratch, ignore_errors=True)

    def _open(self, request: Open) -> Opened:
        self._scratch = Path(request.scratch)
        engine_problem = sound_problem = ""
        try:
            self._synthesis = self._open_synthesis(request.language, self._scratch)
        except SpeechEngineError as error:
            engine_problem = str(error)
        if request.sound:
            try:
                self._player = self._find_player(self._scratch)
            except SoundError as error:
                sound_problem = str(error)
        return _report(self._synthesis, self._player, request.language, engine_problem, sound_problem)

    def _speak(self, request: Speak) -> Done | Failed:
        try:
            self._render_and_play(request)
        except Exception as error:  # noqa: BLE001 (an engine may raise anything; the other side decides)
            return Failed(request.number, f"{type(error).__name__}: {error}")
        return Done(request.number)

    def _render_and_play(self, request: Speak) -> None:
        text = clean(request.text)
        if self._is_stopped(request) or not text:
            return
        if self._synthesis is None or self._scratch is None:
            raise SpeechEngineError("no engine is open")
        file = Path(request.file) if request.file else self._scratch / f"{request.number}.wav"
        self._synthesis.render(text, file, Delivery(request.rate_wpm, request.volume, request.voice))
        duration_s = measure_duration_s(file)
        if not request.file:
            self._reply(Started(request.number, duration_s))
            self._play(file, request)

    def _play(self, file: Path, request: Speak) -> None:
        if self._player is None:
            raise SoundError("no player is open")
        self._player.play(file, lambda: self._is_stopped(request))
        with suppress(OSError):
            file.unlink()

    def _is_stopped(self, request: Speak) -> bool:
        return request.number <= self._stopped_through


def clean(text: str) -> str:
    """Drop what no engine can speak: control characters and broken Unicode."""
    return "".join(character if character.isprintable() else " " for character in text).strip()


def _report(
    synthesis: Synthesis | None,
    player: SoundPlayer | None,
    language: str,
    engine_problem: str,
    sound_problem: str,
) -> Opened:
    voice = synthesis.voice if synthesis else None
    return Opened(
        engine=synthesis.engine if synthesis else "",
        voice=voice.identifier if voice else "",
        voices=synthesis.voices if synthesis else (),
        player=player.name if player else "",
        engine_problem=engine_problem,
        voice_problem="" if voice or not synthesis else words("voice_none", language=name_language(language)),
        sound_problem=sound_problem,
    )


def _claim_stdout() -> BinaryIO:
    """Keep standard output for replies; what libraries print goes where errors go."""
    replies = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return replies


def main(
    open_synthesis: Callable[[str, Path], Synthesis] = open_synthesis,
    find_player: Callable[[Path], SoundPlayer] = find_player,
) -> None:
    """Serve the process that started this one until it closes standard input."""
    replies = _claim_stdout()
    worker = Worker(lambda event: _write(replies, event), open_synthesis, find_player)

    def receive() -> None:
        try:
            worker.receive(sys.stdin.buffer)
        finally:
            # An engine that hangs must not keep a worker alive that nobody listens to,
            # and engine libraries may crash while they shut down: end without asking them.
            worker.leave(_LEAVE_S)
            os._exit(0)

    receiver = Thread(target=receive, daemon=True)
    receiver.start()
    worker.answer()
    receiver.join()


def _write(replies: BinaryIO, event: WorkerEvent) -> None:
    # Nobody listens any more; the end of standard input is noticed in the other thread, which cleans up.
    with suppress(OSError):
        replies.write(encode(event))


if __name__ == "__main__":
    main()
