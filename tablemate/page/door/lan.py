"""The door to the home network: shut until the owner opens it, and shut again when they like."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

import uvicorn

from engine.errors import InvalidInput
from tablemate.wording import words

if TYPE_CHECKING:
    import socket
    from asyncio.base_events import Server
    from collections.abc import Callable

    from tablemate.page.door.invitation import Invitation


class LanDoor:
    """Lets other devices reach the page while it is open; every request is guarded as on this computer."""

    def __init__(
        self,
        invitation: Invitation,
        hosts: set[str],
        *,
        find: Callable[[], str],
        listen: Callable[[str], socket.socket],
    ) -> None:
        self._invitation = invitation
        self._hosts = hosts
        self._find = find
        self._listen = listen
        self._socket: socket.socket | None = None
        self._listener: Server | None = None
        self._address = ""

    def bind(self) -> None:
        """Take a place in the home network; refused where there is none."""
        self._address = self._find()
        if not self._address:
            raise InvalidInput(words("door_no_network"))
        self._socket = self._listen(self._address)
        host = f"{self._address}:{self._socket.getsockname()[1]}"
        self._hosts.add(host)
        self._invitation.address = f"http://{host}"

    async def serve(self, server: uvicorn.Server) -> None:
        """Answer there, by the server that answers on this computer."""
        if self._socket is None or self._listener:
            return
        make: Callable[..., asyncio.Protocol] = server.config.http_protocol_class
        made = partial(
            make,
            config=server.config,
            server_state=server.server_state,
            app_state=server.lifespan.state,
        )
        self._listener = await asyncio.get_running_loop().create_server(made, sock=self._socket)
        server.servers.append(self._listener)

    async def open(self, server: uvicorn.Server) -> None:
        """Open the door, if it is shut."""
        if self._socket is None:
            self.bind()
        await self.serve(server)

    async def shut(self, server: uvicorn.Server) -> None:
        """Shut the door: nobody is answered there any more, and those who came in by it are let go."""
        if self._listener:
            server.servers.remove(self._listener)
            self._listener.close()
        for connection in list(server.server_state.connections):
            came_in_at = connection.transport.get_extra_info("sockname")
            if came_in_at and came_in_at[0] == self._address:
                connection.transport.abort()
        self.release()

    def release(self) -> None:
        """Give the place in the network back; a code that was shown for it is worth nothing now."""
        if self._socket is None:
            return
        self._socket.close()
        self._hosts.discard(self._invitation.address.removeprefix("http://"))
        self._invitation.withdraw()
        self._socket = self._listener = None


class LanServer(uvicorn.Server):
    """The page's server, which can also answer in the home network."""

    def __init__(self, config: uvicorn.Config, door: LanDoor) -> None:
        super().__init__(config)
        self._door = door

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer here, and in the network if the door was opened before."""
        await super().startup(sockets)
        await self._door.serve(self)

    async def switch(self, *, opened: bool) -> None:
        """Open or shut the door to the home network."""
        await (self._door.open(self) if opened else self._door.shut(self))
