"""An evening on the page: everything begins and ends there, and nothing is typed in a terminal."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from threading import Thread
from typing import Annotated

import typer

from tablemate import storage
from tablemate.commands.consoles import err
from tablemate.commands.opening import show_page, watch_through
from tablemate.commands.speaking import open_voice
from tablemate.room import Room
from tablemate.wording import words
from voice.captions import Captions


def page(
    *,
    quiet: Annotated[bool, typer.Option("--quiet")] = False,
    lan: Annotated[bool, typer.Option("--lan")] = False,
) -> None:
    """Open the page: begin a game or go on with one, watch the demo, set up camera and voice."""
    captions = Captions()
    with open_voice(captions, quiet=quiet) as speaker:
        room = Room(captions, speaker, paced=True, watch=watch_through, show_demo=_start_demo)
        with show_page(room, lan=lan):
            err.print(words("page_until"), markup=False)
            with suppress(KeyboardInterrupt):
                while not room.ended.wait(1):  # a wait without end could not be interrupted on Windows
                    pass
        room.leave()


def _start_demo(room: Room) -> None:
    """Play the film in the room, in a thread of its own; a game that is begun meanwhile ends it."""
    from tablemate.commands.demo import run_demo  # noqa: PLC0415 - loads the networks' libraries

    room.leave()
    folder = storage.home() / "demo"
    watched = partial(run_demo, room, folder, lambda _, __: None, in_its_time=True)
    Thread(target=watched, name="demo", daemon=True).start()
