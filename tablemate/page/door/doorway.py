"""Who is connected to the page: those who showed the token, and a few strangers, who may not stay long."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from tablemate.wording import words

if TYPE_CHECKING:
    import ssl
    from asyncio import BaseTransport, TimerHandle, Transport
    from collections.abc import Callable

MOST_STRANGERS = 40  # that have not shown the token (yet); a further one ends the oldest
STRANGER_S = 15.0  # how long a stranger may stay
HEAD_S = 10.0  # how long the head of a request may take


class Dropped(Protocol):
    """A connection that can be ended."""

    def drop(self) -> None:
        """End it at once."""


class Doorway:
    """Keeps room for the owner: strangers have a small share, and the newest of them comes in."""

    def __init__(self) -> None:
        self._strangers: dict[tuple[str, int], Dropped] = {}  # the oldest first

    @property
    def strangers(self) -> int:
        """How many are connected that have not shown the token."""
        return len(self._strangers)

    def enter(self, client: tuple[str, int], connection: Dropped) -> None:
        """Let somebody in of whom nothing is known yet."""
        self._strangers[client] = connection
        if len(self._strangers) > MOST_STRANGERS:
            self._strangers.pop(next(iter(self._strangers))).drop()

    def trust(self, client: tuple[str, int] | None) -> None:
        """Take somebody for one who may stay: the token was shown."""
        if client:
            self._strangers.pop(client, None)

    def leave(self, client: tuple[str, int]) -> None:
        """Forget somebody who is gone."""
        self._strangers.pop(client, None)

    def part(self, client: tuple[str, int]) -> None:
        """End the connection of a stranger who stayed too long."""
        if stranger := self._strangers.pop(client, None):
            stranger.drop()


class Connection(H11Protocol):
    """A connection with a limit on how long a request may take to come."""

    doorway: Doorway
    _head: TimerHandle | None = None
    _stay: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Begin to wait for a request."""
        super().connection_made(transport)
        self._await_head()
        if self.client:
            self.doorway.enter(self.client, self)
            self._stay = self.loop.call_later(STRANGER_S, self.doorway.part, self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        """Be forgotten."""
        for timer in (self._head, self._stay):
            if timer:
                timer.cancel()
        if self.client:
            self.doorway.leave(self.client)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what came; a head that comes drop by drop gets no more time for it."""
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._stop_waiting()
        elif self._head is None:
            self._await_head()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - we have our own words
        """Refuse what is no request."""
        super().send_400_response(words("door_no_request"))

    def drop(self) -> None:
        """End the connection at once."""
        self.transport.abort()

    def _await_head(self) -> None:
        self._head = self.loop.call_later(HEAD_S, self.drop)

    def _stop_waiting(self) -> None:
        if self._head:
            self._head.cancel()
            self._head = None


class SecureConnection(asyncio.Protocol):
    """A connection that becomes secure first; a stranger from its first byte on, like any other.

    `asyncio` would count nobody who does not finish the handshake, and wait a minute for each.
    """

    def __init__(self, doorway: Doorway, context: ssl.SSLContext, make: Callable[[], Connection]) -> None:
        self._doorway, self._context, self._make = doorway, context, make
        self._early: list[bytes] = []  # what came right behind the handshake
        self._lost = False

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin the handshake."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._client = get_remote_addr(transport)
        if self._client:
            self._doorway.enter(self._client, self)
        self._opening = asyncio.get_running_loop().create_task(self._open(transport))

    def data_received(self, data: bytes) -> None:
        """Keep what comes before anybody is there to read it."""
        self._early.append(data)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - whyever it was
        """Be forgotten."""
        self._lost = True
        if self._client:
            self._doorway.leave(self._client)

    def drop(self) -> None:
        """End the connection at once."""
        self._transport.abort()

    async def _open(self, transport: asyncio.Transport) -> None:
        loop, secure = asyncio.get_running_loop(), None
        with suppress(OSError):  # a plain request, or somebody who looks which ports are open
            secure = await loop.start_tls(
                transport, self, self._context, server_side=True, ssl_handshake_timeout=HEAD_S
            )
        if secure is None or self._lost:
            transport.abort()
            self.connection_lost(None)
            return
        connection = self._make()
        secure.set_protocol(connection)
        connection.connection_made(secure)
        for data in self._early:
            connection.data_received(data)


def connections_of(doorway: Doorway) -> type[Connection]:
    """The kind of connection that comes in by this doorway."""
    return type("Connection", (Connection,), {"doorway": doorway})
