"""Serves the page in a thread beside the game: on this computer alone, or in the home network as well."""

from __future__ import annotations

import asyncio
import socket
import webbrowser
from contextlib import suppress
from threading import Thread
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

import uvicorn

from engine.errors import InvalidInput
from tablemate.page.app import COOKIE, Page
from tablemate.page.door.guard import MOST_FRAME
from tablemate.page.door.invitation import Invitation
from tablemate.page.door.keys import Keys
from tablemate.page.door.lan import LanDoor, LanServer
from tablemate.room import Room
from tablemate.wording import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from tablemate.page.views.calibration_wizard import CalibrationWizard

PORT = 8642  # the same every evening, so that a phone finds it again
HERE = "127.0.0.1"
STOP_S = 3.0


class PageServer:
    """The page while it is served; entering starts it, leaving stops it."""

    def __init__(
        self,
        room: Room,
        *,
        lan: bool = False,
        port: int = PORT,
        make_wizard: Callable[[Room], CalibrationWizard] | None = None,
    ) -> None:
        self._sockets = [_listen(HERE, port)]
        self.port = self._sockets[0].getsockname()[1]
        self.keys = Keys()
        hosts = {f"{name}:{self.port}" for name in (HERE, "localhost")}
        self.invitation = Invitation("", self.keys)  # how a phone joins
        # Cookies are not separate for each port, so two Tablemates on one computer need two names.
        cookie = f"{COOKIE}_{self.port}"
        self.page = Page(
            room,
            self.keys,
            hosts,
            self.invitation,
            cookie,
            make_wizard=make_wizard,
            switch_lan=self._switch_lan,
        )
        self._lan = LanDoor(self.invitation, hosts, find=_own_address, listen=_listen)
        if lan:
            with suppress(InvalidInput):  # without a network the page is for this computer alone
                self._lan.bind(self.port)
        self._server = LanServer(_configure(self.page), self.page.connection_limit, self._lan, self.port)
        self._thread = Thread(target=self._run, name="page", daemon=True)

    @property
    def url(self) -> str:
        """The link that opens the page on this computer."""
        return f"http://{HERE}:{self.port}/enter?key={self.keys.link_key}"

    async def _switch_lan(self, *, opened: bool) -> None:
        await self._server.switch(opened=opened)

    def open_browser(self) -> bool:
        """Open the page in the person's browser; False if there is none."""
        try:
            return webbrowser.open(self.url)
        except webbrowser.Error:
            return False

    def start(self) -> Self:
        """Begin to serve."""
        self._thread.start()
        return self

    def stop(self) -> None:
        """Disconnect every screen and stop, in a bounded time."""
        self.page.stream.close()
        self._server.should_exit = True
        self._thread.join(STOP_S)
        for listening in self._sockets:
            listening.close()
        self._lan.release()

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        asyncio.get_running_loop().set_exception_handler(_tell_unless_left)
        await self._server.serve(sockets=self._sockets)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


def _configure(page: Page) -> uvicorn.Config:
    return uvicorn.Config(
        page.app,
        http="h11",
        log_config=None,
        access_log=False,
        lifespan="off",
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,  # pictures are compressed already, and bombs would unpack
        server_header=False,
        h11_max_incomplete_event_size=16 * 1024,
        timeout_keep_alive=10,
        timeout_graceful_shutdown=1,
    )


def _tell_unless_left(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what went wrong in the loop, but not that a phone left, which Windows calls an error."""
    if not isinstance(context.get("exception"), ConnectionError):
        loop.default_exception_handler(context)


def _listen(address: str, port: int) -> socket.socket:
    """A socket on this port, or on any that is free if something else has it."""
    # On Windows, reusing an address means sharing it with any program that has it, or takes it later.
    alone = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
    for wanted in (port, 0):
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, alone, 1)
        try:
            listening.bind((address, wanted))
            listening.listen()  # from now on a browser waits for the server instead of being refused
        except OSError:
            listening.close()
            if not wanted:
                raise
        else:
            return listening
    raise OSError(words("door_no_port", address=address))


def _own_address() -> str:
    """The computer's own address in the home network; nothing is sent to find it. Empty without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is reserved for examples
        except OSError:
            return ""
        return str(probe.getsockname()[0])
