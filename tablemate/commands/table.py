"""A game at a real table: camera and keyboard side by side, each in a thread of its own."""

from __future__ import annotations

import queue
import threading
from typing import TYPE_CHECKING

from engine.journal import Source
from tablemate.commands.consoles import read_line
from tablemate.wording import explain
from vision.errors import VisionError

if TYPE_CHECKING:
    from tablemate.commands.terminal import Terminal
    from tablemate.room import Room
    from tablemate.watching.sight import TableSight

LOOK_UP_S = 0.2  # how often to check whether the game is over


class Keyboard:
    """Reads lines in a thread of its own, while the camera plays on."""

    def __init__(self) -> None:
        self._lines: queue.Queue[str | None] = queue.Queue()
        self.ended = False
        threading.Thread(target=self._read, name="keyboard", daemon=True).start()

    def next_line(self) -> str | None:
        """The next typed line; None if there is none yet."""
        try:
            line = self._lines.get(timeout=LOOK_UP_S)
        except queue.Empty:
            return None
        self.ended = line is None
        return line

    def _read(self) -> None:
        try:
            while True:
                self._lines.put(read_line())
        except EOFError:
            self._lines.put(None)


def play_at_table(room: Room, sight: TableSight, terminal: Terminal) -> None:
    """Let camera and keyboard play until the game is over, the person quits, or neither is left."""
    keyboard = Keyboard()
    start_watching(room, sight)
    try:
        while (session := room.session) and not session.over:
            if keyboard.ended and sight.ended.is_set():
                break
            with room.lock:
                terminal.keep_asking(session)
            line = keyboard.next_line()
            if line is not None:
                terminal.typed()
                room.hear(line, Source.KEYBOARD)
    except KeyboardInterrupt:
        pass
    finally:
        sight.camera.close()
    if room.session and not room.session.over:
        with room.lock:
            room.session.quit()


def start_watching(room: Room, sight: TableSight) -> None:
    """Have the game in the room watched in a thread of its own."""
    room.watched_by(sight)
    threading.Thread(target=_watch, args=(room, sight), name="sight", daemon=True).start()


def _watch(room: Room, sight: TableSight) -> None:
    """Run the camera; when it ends, say why. The keyboard goes on."""
    try:
        sight.run()
    except VisionError as error:
        room.captions.add(explain(error))
    with room.lock:
        if room.session and not room.session.over and room.sight is sight:
            room.session.say("camera_ended")
