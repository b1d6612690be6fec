"""The door to the home network: shut until the owner opens it; they can shut it again at any time."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

import uvicorn

from engine.errors import InvalidInput
from tablemate.page.door.connection_limit import Arrival
from tablemate.wording import words

if TYPE_CHECKING:
    import socket
    import ssl
    from asyncio import Protocol
    from asyncio.base_events import Server
    from collections.abc import Callable

    from tablemate.page.door.connection_limit import ConnectionLimit
    from tablemate.page.door.invitation import Invitation

TURNS_TO_LEAVE = 2  # of the event loop, until the server knows that a secure connection has ended


class LanDoor:
    """Lets other devices reach the page while it is open; every request is guarded as on this computer.

    It listens on two ports: one for http, and one for https for a phone that is the camera.
    """

    def __init__(
        self,
        invitation: Invitation,
        hosts: set[str],
        *,
        find: Callable[[], str],
        listen: Callable[[str, int], socket.socket],
    ) -> None:
        self._invitation = invitation
        self._hosts = hosts
        self._find = find
        self._listen = listen
        self._sockets: list[socket.socket] = []
        self._added: set[str] = set()  # hosts of the page while the door is open
        self._context: ssl.SSLContext | None = None
        self._listeners: list[Server] = []
        self._address = ""

    def bind(self, port: int) -> None:
        """Take an address and ports in the home network; refused where there is no network."""
        from tablemate.page.door.certificate import own_names, secure  # noqa: PLC0415 - loads cryptography

        self._address = self._find()
        if not self._address:
            raise InvalidInput(words("door_no_network"))
        self._context = secure(self._address)
        plain = self._listen(self._address, port)
        self._sockets = [plain, self._listen(self._address, plain.getsockname()[1] + 1)]
        ports = [one.getsockname()[1] for one in self._sockets]
        self._added = {f"{name}:{port}" for name in (self._address, *own_names()) for port in ports}
        self._hosts |= self._added
        self._invitation.invite(self._address, *ports)

    async def serve(self, server: LanServer) -> None:
        """Answer there, with the server that answers on this computer."""
        if self._sockets and not self._listeners:
            plain, secure = self._sockets
            self._listeners = [await server.answer(plain), await server.answer(secure, self._context)]

    async def open(self, server: LanServer, port: int) -> None:
        """Open the door, if it is shut."""
        if not self._sockets:
            self.bind(port)
        await self.serve(server)

    async def shut(self, server: LanServer) -> None:
        """Shut the door: nobody is answered there any more, and all connections that came in by it end."""
        for listener in self._listeners:
            server.servers.remove(listener)
            listener.close()
        server.connection_limit.end_all(self._address)
        self.release()
        for _ in range(TURNS_TO_LEAVE):
            await asyncio.sleep(0)

    def release(self) -> None:
        """Release the ports; a code that was shown for this address no longer works."""
        for listening in self._sockets:
            listening.close()
        self._hosts -= self._added
        if self._sockets:
            self._invitation.withdraw()
        self._sockets, self._listeners, self._added = [], [], set()


class LanServer(uvicorn.Server):
    """The page's server, which can also answer in the home network."""

    def __init__(
        self, config: uvicorn.Config, connection_limit: ConnectionLimit, door: LanDoor, port: int
    ) -> None:
        super().__init__(config)
        self.connection_limit = connection_limit
        self._door = door
        self._port = port

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer here, and in the network if the door was opened before."""
        await super().startup([])
        for listening in sockets or ():
            await self.answer(listening)
        await self._door.serve(self)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop; phones are disconnected first, as a secure connection takes some time to close."""
        await self._door.shut(self)
        await super().shutdown(sockets)

    async def answer(self, listening: socket.socket, context: ssl.SSLContext | None = None) -> Server:
        """Answer requests at this socket, by https where there is a context for it."""
        protocol: Callable[..., Protocol] = self.config.http_protocol_class  # uvicorn's own, whichever it is
        serve = partial(
            protocol,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        arrive = partial(Arrival, self.connection_limit, serve, context)
        listener = await asyncio.get_running_loop().create_server(arrive, sock=listening)
        self.servers.append(listener)
        return listener

    async def switch(self, *, opened: bool) -> None:
        """Open or shut the door to the home network."""
        await (self._door.open(self, self._port) if opened else self._door.shut(self))
