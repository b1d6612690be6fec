"""What surrounds a game: the page in the browser, and the camera."""

from __future__ import annotations

from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

import typer

from engine.game import Setup, complete
from tablemate.commands.consoles import NO_HARDWARE, err, out, read_line
from tablemate.commands.table import start_watching
from tablemate.phone import PHONE
from tablemate.room import Room
from tablemate.wording import explain, refuse, words
from voice.captions import Captions
from voice.speaker import SilentSpeaker

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engine.game import Game, OptionValue
    from tablemate.page.server import PageServer
    from tablemate.phone import Phone
    from tablemate.watching.sight import TableSight


def wants_page(page: bool | None) -> bool:  # noqa: FBT001 - a flag of the command line, or none
    """Whether to open the page: as the option says, else if somebody sits in front of a screen."""
    return out.is_terminal if page is None else page


@contextmanager
def show_page(room: Room, *, lan: bool, browser: bool = True) -> Iterator[PageServer]:
    """Serve the page beside the game, and say where it is."""
    from tablemate.page.door.invitation import draw_text  # noqa: PLC0415 - as above
    from tablemate.page.server import PageServer  # noqa: PLC0415 - most commands serve no page

    is_camera = room.camera == PHONE
    with PageServer(room, lan=lan or is_camera) as server:
        if browser:
            server.open_browser()
        err.print(words("page_at", address=server.url), markup=False, soft_wrap=True)
        link = server.invitation.camera_link if is_camera else server.invitation.link
        if link:
            key = "phone_camera_at" if is_camera else "phone_at"
            err.print(words(key, address=link), markup=False, soft_wrap=True)
            err.print(draw_text(link), markup=False)
        elif is_camera:
            err.print(words("door_no_network"), markup=False)
        yield server


@contextmanager
def invite_phone(camera: str) -> Iterator[Phone | None]:
    """The phone that will be the camera, with the page that it opens; None for any other camera."""
    if camera != PHONE:
        yield None
        return
    room = Room(Captions(), SilentSpeaker(), camera=camera)
    with show_page(room, lan=True, browser=False) as server:
        if not server.invitation.camera_link:
            raise typer.Exit(NO_HARDWARE)
        yield room.phone


def wait_for_enter() -> None:
    """Keep the page open until the person presses Enter."""
    err.print(words("page_waits"), markup=False)
    with suppress(EOFError):
        read_line()


def sight_or_exit(
    room: Room, game: Game, camera: str, profile: str | None, options: Mapping[str, OptionValue]
) -> TableSight:
    """The camera at the table; without such a camera the program ends before a game is begun."""
    from tablemate.watching import sight as eyes  # noqa: PLC0415 - loads the networks' libraries

    with err.status(words("opening_camera")), camera_or_exit():
        return eyes.open_sight(room, game.id, camera, profile, complete(game, Setup(options=options)).options)


def watch_through(room: Room, camera: str) -> None:
    """Have the game in the room watched through another camera from now on."""
    from tablemate.watching.sight import TableSight, open_sight  # noqa: PLC0415 - loads the networks' libraries

    session, before = room.session, room.sight
    if session is None:
        raise refuse("begin_before_camera")
    sight = open_sight(room, session.play.game.id, camera, None, session.play.setup.options)
    if isinstance(before, TableSight):
        before.camera.close()
    start_watching(room, sight)


@contextmanager
def camera_or_exit() -> Iterator[None]:
    """End with the exit code for missing hardware where there is no such camera."""
    from vision.pictures.sources import NoCameraError  # noqa: PLC0415 - loads OpenCV

    try:
        yield
    except NoCameraError as error:
        err.print(explain(error), markup=False)
        raise typer.Exit(NO_HARDWARE) from None
